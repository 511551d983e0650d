"""What people write at a table, made fit to be shown; and names that would pass for another's."""

import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 300
JOINER: Final = "\N{ZERO WIDTH JOINER}"
# Controls, formats (among them all that turn the direction of text), halves of characters, private ones, separators.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
MOST_MARKS: Final = 4  # accents upon one letter: more of them climb over the lines above
# Letters of other alphabets, and digits, that look like Latin ones.
ALIKE: Final = str.maketrans("авеіјкмнорсѕтухԁԛԝαβεικνορτυχ01|", "abeijkmhopcstyxdqwabeiknoptuxoll")


def clean(text: str, longest: int) -> str:
    """One line without anything unseen, not too long; empty if nothing would be seen of it."""
    kept: list[str] = []
    marks = 0
    for n, char in enumerate(text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or char.isspace() or char in BLANK:
            kept.append(" ")
        elif char == JOINER and kept and _pictured(text[n + 1 : n + 2]) and _pictured(kept[-1], "Sk", "Mn"):
            kept.append(char)  # a family, a flag: several pictures that are one
        elif kind not in UNSEEN and marks <= MOST_MARKS:
            kept.append(char)
    line = " ".join("".join(kept).split())[:longest].rstrip(f" {JOINER}")
    return line if any(unicodedata.category(char)[0] in "LNPS" for char in line) else ""


def _pictured(char: str, *others: str) -> bool:
    return bool(char) and unicodedata.category(char) in ("So", *others)


def clean_name(name: str) -> str:
    return clean(name, LONGEST_NAME)


@lru_cache(maxsize=1024)
def skeleton(name: str) -> str:
    """What an eye takes a name for: without case, spaces, signs and accents, look-alike letters the same."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(char for char in plain if char.isalnum()).replace("i", "l") or name  # a capital I is an l
