"""HTML and SVG as nested calls. Text is escaped unless it is Markup, so nothing a person types becomes markup."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final

# Most has nothing to escape, and looking is cheaper than replacing.
SPECIAL: Final = re.compile("[&<>\"']").search
VOID: Final = frozenset({"input", "meta", "link", "br", "hr", "img"})


class Markup(str):
    """Text that is already markup."""

    __slots__ = ()


Child = str | None | Sequence["Child"]
Attribute = str | int | float | bool | None
Attributes = dict[str, Attribute]


def render(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Markup):
        return str(child)
    if isinstance(child, str):
        return escape(child, quote=False) if SPECIAL(child) else child
    return "".join(map(render, child))


def el(tag: str, attributes: Attributes | None = None, *children: Child) -> Markup:
    """An element. An attribute that is True stands alone; None and False leave it out."""
    parts = [f"<{tag}"]
    for name, value in (attributes or {}).items():
        if isinstance(value, str):  # nearly always
            parts.append(f' {name}="{escape(value) if SPECIAL(value) else value}"')
        elif value is True:
            parts.append(f" {name}")
        elif value is not None and value is not False:
            shown = f"{value:g}" if isinstance(value, float) else str(value)
            parts.append(f' {name}="{shown}"')
    if tag in VOID:
        return Markup("".join((*parts, ">")))
    parts.append(">")
    for child in children:
        parts.append(child if isinstance(child, Markup) else render(child))
    parts.append(f"</{tag}>")
    return Markup("".join(parts))
