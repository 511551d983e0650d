"""The command `fidchell`. Each subcommand reads its arguments, calls the library and prints; nothing is decided here.

Errors are one line on stderr, with exit code 2. Heavy imports wait until a command needs them.
"""

import io
import os
import re
import sys
from itertools import pairwise
from typing import Final, NoReturn

import typer

from fidchell import _allocator
from fidchell.cli.app import app, say, words
from fidchell.cli.arguments import read_lang
from fidchell.core.errors import FidchellError
from fidchell.core.text import LANGUAGES

# The help lists the commands in the order in which they are imported.
# isort: off
from fidchell.cli import listing, playing, studies, rules, making, serving, keeping  # noqa: F401

# isort: on


# What typer complains about, and the text that says so in our words.
USAGE: Final = tuple(
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"No such command '(?P<name>.*?)'\.(?: Did you mean (?P<near>.+)\?)?", "usage-no-command"),
        (r"No such option: (?P<name>\S+)(?: \(Possible options: (?P<near>.+)\))?", "usage-no-option"),
        (r"Missing command\.", "usage-command"),
        (r"Missing (?:argument|option|parameter) '(?P<name>[^']+)'.*", "usage-missing"),
        (r"Got unexpected extra argument\S* \((?P<words>.*)\)", "usage-extra"),
        (r"Option '(?P<option>[^']+)' requires an argument\.", "usage-needs"),
        (r"Option '(?P<option>[^']+)' does not take a value\.", "usage-takes-none"),
        (r"Invalid value for '(?P<option>[^']+)'.*: .*greater than or equal to (?P<number>[\d.]+)", "usage-least"),
        (r"Invalid value for '(?P<option>[^']+)'.*: .*less than or equal to (?P<number>[\d.]+)", "usage-most"),
        (r"Invalid value for '(?P<option>[^']+)'.*: .*valid integer.*", "usage-whole"),
        (r"Invalid value for '(?P<option>[^']+)'.*: .*valid number.*", "usage-number"),
    )
)


def wrong_usage(error: typer.TyperException, lang: str) -> str:
    """What typer complains about, in one line; what we don't know, in its own words."""
    complaint = error.format_message()
    for pattern, message in USAGE:
        found = pattern.fullmatch(complaint)
        if found:
            return say(lang, message, **found.groupdict("none"))
    return complaint[:1].lower() + complaint[1:]


def one_line(message: str) -> str:
    """Safe for any terminal: a file name may contain bytes that are not text."""
    return " ".join(message.encode("utf-8", "backslashreplace").decode().split())


def asked_lang(arguments: list[str]) -> str:
    """The language of a command line, also of one that has failed: that of `--lang de` or `--lang=de`, else the
    environment's."""
    for word, after in pairwise([*arguments, ""]):
        option, _, value = word.partition("=")
        if option == "--lang" and (value or after) in LANGUAGES:
            return value or after
    return read_lang(None)


def in_words(error: FidchellError, lang: str) -> str:
    """What went wrong. The server says why it refuses something only by a reason; the words are here or in web/."""
    from fidchell.server.errors import Refused

    if not isinstance(error, Refused):
        return error.text(lang)
    texts, message = words(), f"refused-{error.reason}"
    if not texts.has(message):
        from fidchell.web.pages import TEXTS as WEB_TEXTS

        texts, message = WEB_TEXTS, f"w-{message}"
    return texts.say(lang, message, **error.arguments)


def hint_at(error: FidchellError, lang: str) -> str:
    """What may help whoever has written a bot that failed; "" if there is nothing more to say."""
    from fidchell.bots.own import WHOLE, BotFailed

    if not isinstance(error, BotFailed) or error.wording is None:
        return ""
    reason, _ = error.wording
    if reason == "bot-no-action":
        return say(lang, "bot-no-action-hint")
    return "" if os.environ.get(WHOLE) else say(lang, "bot-failed-hint", variable=WHOLE)


def fail(message: str) -> int:
    print(f"fidchell: {one_line(message)}", file=sys.stderr)
    return 2


def run_command(arguments: list[str] | None = None) -> int:
    """Run a command line; its exit code."""
    lang = asked_lang(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(arguments, prog_name="fidchell", standalone_mode=False)
        sys.stdout.flush()
    except FidchellError as error:
        code = fail(in_words(error, lang))
        hint = hint_at(error, lang)
        if hint:
            print(hint, file=sys.stderr)
        return code
    except typer.TyperException as error:
        return fail(wrong_usage(error, lang))
    except BrokenPipeError:
        # The reader of the output has gone. What is left in the buffer must not raise at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def main() -> NoReturn:
    _allocator.choose()
    # A file name may contain bytes that are not text; printing it must not fail.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(run_command())
