"""Sets of small numbers as bits of one int: the legal set of a position fits in a register."""

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(n: i64, one: i64 = 1) -> i64:
    """The set {n}. The 1 is a parameter because mypyc shifts a literal in 32 bits."""
    return one << n


def count(bits: i64) -> i64:
    """How many members."""
    low = bits & 0xFFFFFFFF
    high = bits >> 32
    low -= low >> 1 & 0x55555555  # two bits each hold how many of them were set, then four, then eight
    high -= high >> 1 & 0x55555555
    low = (low & 0x33333333) + (low >> 2 & 0x33333333) + (high & 0x33333333) + (high >> 2 & 0x33333333)
    return ((low & 0x0F0F0F0F) + (low >> 4 & 0x0F0F0F0F)) * 0x01010101 >> 24 & 0xFF


def members(bits: i64, base: i64 = 0) -> vec[i64]:
    """All members in ascending order, each with `base` added."""
    found = vec[i64](capacity=count(bits))
    while bits:
        found = append(found, base + nth(bits, 0))
        bits &= bits - 1
    return found


def nth(bits: i64, n: i64) -> i64:
    """The n-th member (from 0), in ascending order."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    index: i64 = 0
    if not bits & 0xFFFFFFFF:
        index += 32
        bits >>= 32
    if not bits & 0xFFFF:
        index += 16
        bits >>= 16
    if not bits & 0xFF:
        index += 8
        bits >>= 8
    if not bits & 0xF:
        index += 4
        bits >>= 4
    if not bits & 0x3:
        index += 2
        bits >>= 2
    if not bits & 0x1:
        index += 1
    return index
