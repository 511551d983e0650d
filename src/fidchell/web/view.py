"""A table as somebody sees it, in parts: after a move only those that have changed are sent."""

import json
import re
import zlib
from array import array
from collections.abc import Sequence
from typing import Any, Final

from fidchell.web.html import Attributes, Markup, el

HOLE: Final = re.compile("\0([^\0]*)\0").sub  # where a list of parts belongs
HOLES: Final = re.compile("\0([^\0]*)\0").findall
QUICK: Final = 1  # compression that costs the least: a twentieth more bytes than the usual


class Parts:
    """The lists of parts on a page. Each list fills an element that has its name as id; each part has an id, too."""

    def __init__(self) -> None:
        self.lists: dict[str, dict[str, Markup]] = {}

    def put(self, name: str, parts: dict[str, Markup | None]) -> Markup:
        """Keep a list of parts; what to put into the page in their place."""
        self.lists[name] = {key: part for key, part in parts.items() if part is not None}
        return Markup(f"\0{name}\0")

    def whole(self, html: str) -> Markup:
        """The page with all parts in their places; parts may contain lists."""
        if "\0" not in html:  # most have none, and looking is cheaper than replacing
            return Markup(html)
        return Markup(HOLE(lambda hole: "".join(map(self.whole, self.lists[hole[1]].values())), html))


class View:
    """What one or several people see. `frame` is the page without its parts, the same from move to move.

    `marks` are the hashes of everything in it. Whoever was sent another view before is sent what is not in its marks.
    """

    def __init__(self, attributes: Attributes, frame: Markup, parts: Parts) -> None:
        self.attributes = attributes
        self.frame = frame
        self.parts = parts
        self.marks = array("q", [hash(frame)])
        for name, found in parts.lists.items():
            self.marks.append(hash((name, *found)))
            self.marks.extend(map(hash, found.values()))
        self.change = ""  # the table's change that it shows; a page says with its ping which one it has
        self.told: dict[int, tuple[Sequence[int], str]] = {}
        self.packed: dict[int, bytes] = {}

    @property
    def html(self) -> Markup:
        return el("div", self.attributes, self.parts.whole(self.frame))

    def since(self, known: Sequence[int]) -> bytes:
        """What somebody has to be sent who was sent views with these marks: packed once however many know the same."""
        if id(known) not in self.packed:
            self.packed[id(known)] = zlib.compress(self.plain(known).encode(), QUICK)
        return self.packed[id(known)]

    def plain(self, known: Sequence[int]) -> str:
        """The same for somebody on this machine, where there is nothing to be gained by packing."""
        if id(known) not in self.told:
            told = json.dumps(self.changes(set(known)))
            self.told[id(known)] = known, told  # `known` is kept alive, so that its id is not reused
        return self.told[id(known)][1]

    def changes(self, known: set[int]) -> dict[str, Any]:
        version = self.attributes["data-version"]
        if hash(self.frame) not in known:
            return {"html": self.html, "version": version, "change": self.change}
        data = {name.removeprefix("data-"): str(value) for name, value in self.attributes.items() if "data-" in name}
        lists: dict[str, Any] = {}
        within: set[str] = set()  # lists that are sent as part of a part
        for name, parts in self.parts.lists.items():
            new = [part for part in parts.values() if hash(part) not in known]
            within.update(*(HOLES(part) for part in new if "\0" in part))
            if hash((name, *parts)) not in known:
                lists[name] = {"parts": [self.parts.whole(part) for part in new], "order": list(parts)}
            elif new:
                lists[name] = {"parts": [self.parts.whole(part) for part in new]}
        return {
            "lists": {name: found for name, found in lists.items() if name not in within},
            "data": data,
            "version": version,
            "change": self.change,
        }
