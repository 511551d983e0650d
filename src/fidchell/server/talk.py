"""Makes chat messages and names safe to show, and recognises names that could pass for somebody else's."""

import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 300
JOINER: Final = "\N{ZERO WIDTH JOINER}"
# Controls, formats (among them all that change text direction), surrogates, private use, separators.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that are blank
MOST_MARKS: Final = 4  # accents on one letter: more of them would cover the lines above
# Letters of other alphabets, and digits, that look like Latin letters.
ALIKE: Final = str.maketrans("авеіјкмнорсѕтухԁԛԝαβεικνορτυχ01|", "abeijkmhopcstyxdqwabeiknoptuxoll")


def clean(text: str, longest: int) -> str:
    """One line without invisible characters, not too long; empty if it would show nothing."""
    kept: list[str] = []
    marks = 0
    for n, char in enumerate(text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or char.isspace() or char in BLANK:
            kept.append(" ")
        elif char == JOINER and kept and _pictured(text[n + 1 : n + 2]) and _pictured(kept[-1], "Sk", "Mn"):
            kept.append(char)  # a family, a flag: several emoji joined into one
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
    """What a name looks like: without case, spaces, signs and accents, and with look-alike letters merged."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(char for char in plain if char.isalnum()).replace("i", "l") or name  # a capital I looks like an l
