"""Setting up: what the system lacks is told in one message, and only to those who need it."""

import os
import shutil
import sys

import pytest

from tools import bootstrap


@pytest.fixture
def bare_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with apt, but without browsers, without sudo and without root."""
    for name in ("FIDCHELL_BROWSER", "FIDCHELL_FIREFOX", "CC"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "base_prefix", "/usr")


def test_one_message_names_all_that_is_missing(bare_system: None) -> None:
    missing = bootstrap.missing_parts("test", "no C compiler (cc)")
    with pytest.raises(SystemExit) as failure:
        bootstrap.install_parts(missing)
    message = str(failure.value)
    for part in ("no C compiler (cc)", "no Chromium", "no Firefox", "gcc libc6-dev", "headless-shell firefox-esr"):
        assert part in message
    assert "FIDCHELL_BROWSER" in message
    assert message.count("apt-get install") == 1


@pytest.mark.parametrize("mode", ["play", "check", "docs", "lock"])
def test_playing_and_linting_need_nothing_of_the_system(bare_system: None, mode: str) -> None:
    assert bootstrap.missing_parts(mode, "no C compiler (cc)") == []


def test_a_browser_can_be_named(bare_system: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIDCHELL_BROWSER", "/opt/chrome/chrome")
    [(reason, package)] = bootstrap.missing_parts("test", None)
    assert "Firefox" in reason
    assert package == "firefox-esr"
