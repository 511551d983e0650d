"""Pictures as files of their own: a board with its drawings and colours, to be passed on; a link as a QR code."""

import re
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from fidchell.core.scene import Scene
from fidchell.server.table import Table
from fidchell.web.board import art, board, digits
from fidchell.web.html import Markup, el
from fidchell.web.view import Parts

STYLE: Final = Path(__file__).resolve().parent / "static" / "style.css"
FONT: Final = 'svg { font: 400 16px "Atkinson Hyperlegible", "Helvetica Neue", sans-serif; color: var(--ink); }'
WHOLE: Final = "svg > .board { width: 100%; height: 100%; min-height: 0; overflow: hidden; }"
SMALL: Final = r"@media \(max-width[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}"  # for phones


@cache
def colours() -> Markup:
    """The site's style, without its fonts, which a file can't fetch."""
    source = re.sub(r"@font-face \{.*?\}|/\*.*?\*/", "", STYLE.read_text(encoding="utf-8"), flags=re.DOTALL)
    return el("style", None, Markup(f"<![CDATA[{re.sub(SMALL, '', source)}{FONT}{WHOLE}]]>"))


def picture(table: Table, scene: Scene, title: str) -> str:
    parts = Parts()
    # XML has no bare words; and a file has no window through which a wide board could be panned.
    drawn = re.sub(r" data-[a-z]+(?=[ >])", "", parts.whole(board(scene, title, table.game, parts)))
    drawn = re.sub(r'(<svg class="board[^>]*) width="[^"]*"', r"\1", drawn)
    found = re.search(r'viewBox="\S+ \S+ (\d+) (\d+)"', drawn)
    assert found, "a board has a size"
    width, height = found[1], found[2]
    return el(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "width": width, "height": height},
        el("title", None, title),
        colours(),
        el("rect", {"width": width, "height": height, "fill": "var(--page)"}),
        art(table.game.folder),
        digits(),
        Markup(drawn),
    )


def qr_code(link: str) -> str:
    import segno  # seldom needed, and not at the start

    drawn = BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, scale=5, border=3, dark="#2c2320", light="#fff")
    return drawn.getvalue().decode()
