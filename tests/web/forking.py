"""Work for other processes. They import this module to do it, so it imports nothing that takes time."""

import os


def copied() -> bool:
    """Copy this process, as a bot might, and wait for the copy to end; return true in the original."""
    copy = os.fork()
    if copy:
        os.waitpid(copy, 0)
    return bool(copy)
