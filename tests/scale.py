"""Sizes of the tests that can be made longer: `make test` runs the short ones, `make test-long` the long ones."""

import os
from typing import Final

LONG: Final = os.environ.get("FIDCHELL_LONG") == "1"


def scaled(short: int, long: int) -> int:
    """Return the number of repetitions for this run."""
    return long if LONG else short
