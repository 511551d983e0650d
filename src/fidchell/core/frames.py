"""The sequence of play as a stack of frames, packed into one int.

A frame is what is going on: its kind (0–31) and a small argument (0–127). The top frame says who acts; what is
below waits. Five frames fit. Because the stack is part of the state, a turn can be saved, copied and
taken back in the middle of any multi-step rule. The empty stack is 0, so kind 0 with argument 0 is not used.
"""

from typing import Final

from mypy_extensions import i64

KIND_BITS: Final = 5
FRAME_BITS: Final = 12
DEPTH: Final = 5


def push(stack: i64, kind: i64, argument: i64 = 0) -> i64:
    """The stack with a frame on top."""
    return stack << FRAME_BITS | argument << KIND_BITS | kind


def pop(stack: i64) -> i64:
    """The stack without its top frame."""
    return stack >> FRAME_BITS


def kind(stack: i64) -> i64:
    """What the top frame is."""
    return stack & 31


def argument(stack: i64) -> i64:
    """The top frame's argument."""
    return stack >> KIND_BITS & 127


def depth(stack: int) -> int:
    """How many frames there are."""
    n = 0
    while stack:
        stack >>= FRAME_BITS
        n += 1
    return n
