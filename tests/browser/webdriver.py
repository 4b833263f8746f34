"""A headless Chromium driven over the WebDriver protocol, with the standard library alone."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DRIVER = "chromedriver"
SWITCHES = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
)
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of the protocol for an element
PATIENCE = 60  # seconds

# Proxies of the environment are for the world outside, not for the driver on this machine.
_OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def found() -> tuple[str, str] | None:
    """Return the programs of the browser and its driver; None where one of them is missing."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    driver = shutil.which(DRIVER)
    return (browser, driver) if browser and driver else None


class Browser:
    """A browser with one window and a fresh profile; a context manager."""

    def __init__(self) -> None:
        programs = found()
        assert programs is not None, "no browser is installed"
        browser, driver = programs
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        log = Path(self._profile.name, "driver.log")
        self._log = log.open("wb")
        self._process = subprocess.Popen(
            [driver, "--port=0"], stdout=self._log, stderr=subprocess.STDOUT
        )
        try:
            self._base = f"http://127.0.0.1:{self._port(log)}"
            arguments = [*SWITCHES, f"--user-data-dir={self._profile.name}/profile"]
            options = {"binary": browser, "args": arguments}
            wanted = {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}
            session = self._send("POST", "/session", {"capabilities": wanted})
            self._base += f"/session/{session['sessionId']}"
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self._send("DELETE", "")
        finally:
            self.close()

    def close(self) -> None:
        """End the driver and remove the profile."""
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._log.close()
        self._profile.cleanup()

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is there."""
        self._send("POST", "/url", {"url": url})

    def back(self) -> None:
        """Go one step back in the history."""
        self._send("POST", "/back", {})

    def run(self, script: str, *arguments: object) -> Any:
        """Run a script in the page and return what it returns."""
        return self._send("POST", "/execute/sync", {"script": script, "args": arguments})

    def click(self, selector: str) -> None:
        """Click on the first element that the selector finds, as a person would."""
        self._send("POST", f"/element/{self._element(selector)}/click", {})

    def press(self, selector: str, keys: str) -> None:
        """Send keys to the first element that the selector finds."""
        self._send("POST", f"/element/{self._element(selector)}/value", {"text": keys})

    def text(self, selector: str) -> str:
        """Return the text of an element as it is seen; empty where it is not shown."""
        text: str = self._send("GET", f"/element/{self._element(selector)}/text")
        return text

    def is_shown(self, selector: str) -> bool:
        """Whether an element is shown."""
        shown: bool = self._send("GET", f"/element/{self._element(selector)}/displayed")
        return shown

    def style(self, selector: str, name: str) -> str:
        """Return a property of an element as the browser computed it."""
        script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
        value: str = self.run(script, selector, name)
        return value

    def resize(self, width: int, height: int, *, phone: bool = False) -> None:
        """Give the page a viewport of this size."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone}
        self._command("Emulation.setDeviceMetricsOverride", size)

    def prefer(self, scheme: str) -> None:
        """Ask for the light or the dark scheme."""
        feature = {"name": "prefers-color-scheme", "value": scheme}
        self._command("Emulation.setEmulatedMedia", {"features": [feature]})

    def without_scripts(self, disabled: bool = True) -> None:
        """Switch the scripts of the page off or on."""
        self._command("Emulation.setScriptExecutionDisabled", {"value": disabled})

    def printed(self) -> bytes:
        """Return the page as it would be printed, a PDF."""
        sizes = {"preferCSSPageSize": True, "printBackground": True}
        return base64.b64decode(self._command("Page.printToPDF", sizes)["data"])

    def screenshot(self) -> bytes:
        """Return what is seen, a PNG."""
        return base64.b64decode(self._send("GET", "/screenshot"))

    def _command(self, name: str, parameters: Mapping[str, object]) -> Any:
        return self._send("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def _element(self, selector: str) -> str:
        wanted = {"using": "css selector", "value": selector}
        element: str = self._send("POST", "/element", wanted)[ELEMENT]
        return element

    def _port(self, log: Path) -> int:
        """Wait until the driver says on which port it listens."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            _, found, rest = log.read_text("utf-8").partition("started successfully on port ")
            if found and "." in rest:
                return int(rest.split(".")[0])
            time.sleep(0.05)
        raise RuntimeError(f"the driver did not start: {log.read_text('utf-8')}")

    def _send(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            self._base + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with _OPENER.open(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                told = json.load(error)["value"]
            raise RuntimeError(f"{told['error']}: {told['message']}") from None
