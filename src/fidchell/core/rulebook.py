"""The rules of a game as a list: an id for every sentence that permits, forbids or changes something."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from fidchell.core.errors import FidchellError
from fidchell.core.text import Texts

MARKS = {"S": "stated", "P": "public", "I": "inferred", "R": "reconstructed"}
UNCERTAIN = ("P", "I", "R")  # marks that are shown at the table; what is stated needs no word
KINDS = ("permits", "forbids", "changes", "defines")


@dataclass(frozen=True)
class Rule:
    """`source` says where it stands in the text (empty: nowhere), `mark` how we know it, `text` which Fluent message
    tells it."""

    id: str
    section: str
    source: str
    mark: str
    kind: str
    text: str

    def title(self, texts: Texts, lang: str) -> str:
        return texts.say(lang, self.text)

    def body(self, texts: Texts, lang: str) -> str:
        return texts.say(lang, f"{self.text}.text")

    def why(self, texts: Texts, lang: str) -> str:
        name = f"{self.text}.why"
        return texts.say(lang, name) if texts.has(name) else ""


class Rulebook:
    """A game's rules in the order of the text."""

    def __init__(self, path: Path) -> None:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
        self.rules = tuple(Rule(**entry) for entry in entries)
        self._by_id = {rule.id: rule for rule in self.rules}
        for rule in self.rules:
            if rule.mark not in MARKS or rule.kind not in KINDS:
                raise FidchellError(f"{path.name}: {rule.id}: mark {rule.mark!r} or kind {rule.kind!r} is unknown")
        if len(self._by_id) != len(self.rules):
            raise FidchellError(f"{path.name}: a rule id is used twice")

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def find(self, rule_id: str) -> Rule | None:
        """By id, with or without the game's prefix, whatever the case."""
        if rule_id in self._by_id:
            return self._by_id[rule_id]
        for rule in self.rules:
            if rule_id.lower() in (rule.id.lower(), rule.id.lower().partition(" ")[2]):
                return rule
        return None

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule.section for rule in self.rules))

    def search(self, text: str, texts: Texts, lang: str) -> list[Rule]:
        """Rules whose id, title or text has all the words."""
        wanted = text.lower().split()

        def haystack(rule: Rule) -> str:
            return " ".join((rule.id, rule.title(texts, lang), rule.body(texts, lang))).lower()

        return [rule for rule in self.rules if all(word in haystack(rule) for word in wanted)]


def cited_ids(text: str, prefix: str) -> list[str]:
    """Rule ids that a text names: `AV end.noble.knight`."""
    return re.findall(rf"\b{prefix} (?:[a-zA-Z0-9]+)(?:\.[a-zA-Z0-9]+)*", text)
