"""The web service with FastAPI answers uploads with standings, a page, or what is wrong."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from recipes.programs import ROOT, program

REPORT = (ROOT / "examples" / "club-open.trf").read_bytes()


@pytest.fixture(scope="module")
def client() -> TestClient:
    """Return a client of the service."""
    return TestClient(program("A web service: FastAPI").app)


def test_an_upload_is_answered_with_standings(client: TestClient) -> None:
    """The standings follow the list of the report; values are those of its printed table."""
    answer = client.post("/standings", files={"file": REPORT})
    assert answer.status_code == 200
    data = answer.json()
    assert data["event"] == "Harbour Club Open 2026"
    assert data["tiebreaks"] == ["PTS", "DE", "BH/C1", "BH", "SB"]
    first = data["standings"][0]
    assert (first["place"], first["number"]) == (1, 2)
    # 2 met 11 (2.5), 1, 3 (4.5 each), 5, 4 (5 each), 6 (4) and 14 (4): 29.5 and adjustments.
    assert first["values"]["PTS"]["exact"] == "5"
    assert len(data["standings"]) == 24


def test_the_form_may_name_a_list(client: TestClient) -> None:
    """A list in the form replaces that of the report."""
    answer = client.post("/standings", files={"file": REPORT}, data={"tiebreaks": "WIN"})
    assert answer.json()["tiebreaks"] == ["PTS", "WIN"]


def test_a_page_comes_in_a_language(client: TestClient) -> None:
    """The page is HTML in the language of the form."""
    answer = client.post("/page", files={"file": REPORT}, data={"language": "de"})
    assert answer.headers["content-type"].startswith("text/html")
    assert 'lang="de"' in answer.text
    assert "Harbour Club Open 2026" in answer.text


def test_every_problem_is_an_entry_with_its_place(client: TestClient) -> None:
    """What cannot be used answers 422; each problem has its code, message and line."""
    lines = REPORT.decode().splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith("001"))
    lines[first] = f"{lines[first][:98]}~{lines[first][99:]}"  # the result of round 1
    answer = client.post("/standings", files={"file": "\n".join(lines).encode()})
    assert answer.status_code == 422
    (problem,) = answer.json()["problems"]
    assert {"code", "message", "line", "column", "round", "number"} <= set(problem)
    assert (problem["line"], problem["column"]) == (first + 1, 99)
    assert "~" in problem["message"]


def test_an_unknown_tiebreak_is_answered_in_the_language_of_the_reader(client: TestClient) -> None:
    """A mistake in the list is a problem too, in the words of the language asked for."""
    english, german = (
        client.post(
            "/standings",
            files={"file": REPORT},
            data={"tiebreaks": "BHC"},
            headers={"accept-language": accepted},
        )
        for accepted in ("en-GB,en;q=0.9", "de-AT,de;q=0.9")
    )
    assert english.status_code == german.status_code == 422
    (said,), (gesagt,) = english.json()["problems"], german.json()["problems"]
    assert said["code"] == gesagt["code"] == "unknown_tiebreak"
    assert said["message"].startswith("unknown tie-break 'BHC'")
    assert gesagt["message"].startswith("unbekannte Feinwertung 'BHC'")


def test_too_large_a_file_is_refused(client: TestClient) -> None:
    """More bytes than the program allows are not read."""
    answer = client.post("/standings", files={"file": b" " * 2_000_001})
    assert answer.status_code == 413
