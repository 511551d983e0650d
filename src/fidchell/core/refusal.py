"""Why something can't be done: a reason in words and the rule it rests on."""

from dataclasses import dataclass, field

from fidchell.core.text import Texts, sentence_case


@dataclass(frozen=True)
class Refusal:
    """`rule` is a rule id; `reason` names a Fluent message of the game; both stay the same in every language."""

    rule: str
    reason: str
    texts: Texts = field(repr=False, compare=False)
    arguments: tuple[tuple[str, str | int], ...] = ()

    def text(self, lang: str = "en") -> str:
        # An argument that names a message (@character-knight) is spoken in the reader's language.
        spoken: dict[str, object] = {
            key: self.texts.say(lang, value[1:]) if isinstance(value, str) and value.startswith("@") else value
            for key, value in self.arguments
        }
        return sentence_case(self.texts.say(lang, self.reason, **spoken))

    def __str__(self) -> str:
        return f"{self.text()} [{self.rule}]"
