"""Whether an error speaks German: its texts are looked at one by one in tests/test_errors.py."""

from fidchell.core.errors import FidchellError


def in_german(error: FidchellError) -> str:
    """What an error says in German; it must have been made of texts, and so must any reason within it."""
    assert error.wording is not None, f"said in English only: {error}"
    reason, arguments = error.wording
    for name, value in arguments.items():
        same = (
            isinstance(value, dict) and value["de"] == value["en"] and not value["de"].endswith("…")
        )  # cut within input
        assert not same, f"{reason}: {name} is English: {value}"
        assert name != "why" or isinstance(value, dict) or reason == "bot-failed", f"{reason}: {value}"
    text = error.text("de")
    assert error.detail not in text or not error.detail
    return text
