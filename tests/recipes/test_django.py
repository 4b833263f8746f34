"""The view with Django shows a form, and answers an upload with the page or what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import django
import pytest
from django.test import Client
from django.test.utils import setup_test_environment, teardown_test_environment

from recipes.programs import ROOT, program

REPORT = (ROOT / "examples" / "club-open.trf").read_bytes()


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    """Return a client of the site, whose addresses are those of the program."""
    module = program("A view: Django")
    sys.modules[module.__name__] = module  # where the settings say that the addresses are
    django.setup()
    setup_test_environment()
    yield Client(raise_request_exception=True)
    teardown_test_environment()
    del sys.modules[module.__name__]


def upload(client: Client, data: bytes) -> tuple[int, str]:
    """Send a file by the form; return the status and the text of the answer."""
    file = BytesIO(data)
    file.name = "report.trf"
    answer: Any = client.post("/", {"report": file})
    return answer.status_code, answer.content.decode()


def test_the_form_is_shown(client: Client) -> None:
    """Without a file there is a form to send one with."""
    answer: Any = client.get("/")
    assert answer.status_code == 200
    assert 'type="file"' in answer.content.decode()


def test_a_report_is_answered_with_its_page(client: Client) -> None:
    """A report comes back as a page with its name and its players in order."""
    status, text = upload(client, REPORT)
    assert status == 200
    assert "Harbour Club Open 2026" in text
    assert text.index("Ferreira") < text.index("Okonjo")


def test_problems_are_said(client: Client) -> None:
    """What is no report is answered with the reason, not with a traceback."""
    status, text = upload(client, b"hello")
    assert status == 422
    assert "player record" in text
