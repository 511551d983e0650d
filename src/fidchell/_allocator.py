"""The memory allocator of a server.

Python's own returns memory to the system in blocks of 1 MB, and only if nothing in them is left: after 600 tables had
gone, a server kept 163 of 188 MB. The C library returns single pages: a server kept 92 of 199 MB, for 3 % more CPU
time. It can only be chosen before Python starts, so a server starts itself again.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

CHOICE: Final = {"PYTHONMALLOC": "malloc", "MALLOC_ARENA_MAX": "1"}
CHOSEN: Final = "FIDCHELL_MALLOC"  # set if the choice was ours


def has_glibc() -> bool:
    try:
        return bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (AttributeError, ValueError, OSError):
        return False


def changed_environment(arguments: Sequence[str], environment: Mapping[str, str]) -> dict[str, str] | None:
    """Return the environment in which to start again; None if there is no need, or somebody has chosen already."""
    if arguments[:1] != ["serve"] or "PYTHONMALLOC" in environment or not has_glibc():
        return None
    return {**CHOICE, **environment, CHOSEN: "yes"}


@cache
def choose() -> None:
    """Start a server again with the C library's allocator. Its children, which think, keep Python's: it is quicker."""
    environment = changed_environment(sys.argv[1:], os.environ)
    if environment is not None:
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
    if os.environ.pop(CHOSEN, None):
        for name in CHOICE:
            os.environ.pop(name, None)
