"""Firefox as a second browser, driven by WebDriver BiDi: its own protocol, spoken directly; no driver is needed."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

FIREFOXES: Final = ("firefox-esr", "firefox")
PATIENCE: Final = 60.0  # seconds for an answer
TRIES: Final = 20  # to click something on a page that changes
GONE: Final = ("no such element", "no such node", "stale element reference", "move target out of bounds")
QUIET: Final = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.active-protocols", 1);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.server", "");
user_pref("ui.prefersReducedMotion", 1);
"""


def find_firefox() -> str:
    found = os.environ.get("FIDCHELL_FIREFOX") or next(filter(None, map(shutil.which, FIREFOXES)), None)
    assert found, f"no Firefox: install one of {', '.join(FIREFOXES)}, or name it in FIDCHELL_FIREFOX"
    return found


class Firefox:
    """One tab. Whatever goes wrong on its pages is remembered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.problems: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.tab = str(self.call("browsingContext.getTree")["contexts"][0]["context"])
        self.call("browsingContext.setViewport", context=self.tab, viewport={"width": 1366, "height": 768})

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        heard = self.ask(method, **params)
        assert heard["type"] == "success", heard
        answer: dict[str, Any] = heard["result"]
        return answer

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """What is answered, good or bad."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            heard: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] in ("error", "warn"):
                self.problems.append(heard["params"]["text"])
            if heard.get("id") == self.number:
                return heard

    def goto(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def run(self, function: str, *arguments: str) -> Any:
        """Call a function on the page; what it returns, or its promise gives, if that is text, a number or nothing."""
        result = self._run(function, *arguments)
        return result.get("value")

    def _run(self, function: str, *arguments: str) -> dict[str, Any]:
        answer = self.call(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": one} for one in arguments],
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        found: dict[str, Any] = answer["result"]
        return found

    def wait_for(self, selector: str) -> None:
        self.run(
            """selector => new Promise((resolve) => {
                const look = () => (document.querySelector(selector) ? resolve(1) : setTimeout(look, 20));
                look();
            })""",
            selector,
        )

    def click(self, selector: str) -> None:
        """With the mouse, where it can be seen; again if the page has changed meanwhile."""
        for _ in range(TRIES):
            error = self._click(selector)
            if error not in GONE:
                break
        assert not error, error

    def _click(self, selector: str) -> str:
        """Why it could not be clicked."""
        self.wait_for(selector)
        found = self._run(
            """selector => {
                const one = document.querySelector(selector);
                one.scrollIntoView({ block: "center", behavior: "instant" });
                return one;
            }""",
            selector,
        )
        there = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        mouse = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": there},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": mouse}
        return str(self.ask("input.performActions", context=self.tab, actions=[pointer]).get("error", ""))


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox without a window and with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(QUIET)
        words = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile, "about:blank"]
        with (Path(profile) / "log").open("w+") as log:
            process = subprocess.Popen([find_firefox(), *words], stdout=log, stderr=log)
            try:
                with connect(f"{address(process, Path(log.name))}/session", max_size=None) as socket:
                    yield Firefox(socket)
            finally:
                process.terminate()
                process.wait(PATIENCE)


def address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where it listens: it says so when it has started."""
    while not (found := re.search(r"BiDi listening on (ws://\S+)", log.read_text())):
        assert process.poll() is None, f"Firefox ended at once: {log.read_text()}"
        time.sleep(0.05)
    return found[1]
