"""A wall clock that the test sets. Python finds it as it starts, if it is given this folder."""

import mmap
import os
import struct
import time

real, place = time.time, os.environ.get("FIDCHELL_CLOCK", "")


def jumped() -> float:
    """The time, and by how much somebody has set the clock wrong."""
    found: float = struct.unpack("d", shift)[0]
    return real() + found


if place:
    with open(place, "rb") as file:
        shift = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
    time.time = jumped
