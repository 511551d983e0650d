"""The command `fidchell`. Each subcommand reads its arguments, calls the library and prints; nothing is decided here.

Errors are one line on stderr, with exit code 2. Heavy imports wait until a command needs them.
"""

import io
import os
import sys
from itertools import pairwise
from typing import NoReturn

import typer

from fidchell.cli.app import TEXTS, app
from fidchell.cli.arguments import read_lang
from fidchell.core.errors import FidchellError
from fidchell.core.text import LANGUAGES, Texts

# The help lists the commands in the order in which they are imported.
# isort: off
from fidchell.cli import listing, playing, studies, rules, making, serving, keeping  # noqa: F401

# isort: on


def wrong_usage(error: typer.TyperException) -> str:
    """What typer complains about, in one line."""
    near = getattr(error, "possibilities", None)
    option = getattr(error, "option_name", None)
    if option and error.message.startswith("No such option"):
        return f"no option {option}" + (f"; did you mean {' or '.join(sorted(near))}?" if near else "")
    message = error.format_message()
    return message[0].lower() + message[1:]


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
    texts, message = Texts([TEXTS]), f"refused-{error.reason}"
    if not texts.has(message):
        from fidchell.web.pages import TEXTS as WEB_TEXTS

        texts, message = WEB_TEXTS, f"w-{message}"
    return texts.say(lang, message, **error.arguments)


def fail(message: str) -> int:
    print(f"fidchell: {one_line(message)}", file=sys.stderr)
    return 2


def run_command(arguments: list[str] | None = None) -> int:
    """Run a command line; its exit code."""
    try:
        code = app(arguments, prog_name="fidchell", standalone_mode=False)
        sys.stdout.flush()
    except FidchellError as error:
        from fidchell.bots.own import WHOLE, BotFailed

        lang = asked_lang(sys.argv[1:] if arguments is None else arguments)
        code = fail(in_words(error, lang))
        if isinstance(error, BotFailed) and not os.environ.get(WHOLE):
            print(Texts([TEXTS]).say(lang, "bot-traceback", variable=WHOLE), file=sys.stderr)
        return code
    except typer.TyperException as error:
        return fail(wrong_usage(error))
    except BrokenPipeError:
        # The reader of the output has gone. What is left in the buffer must not raise at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def main() -> NoReturn:
    # A file name may contain bytes that are not text; printing it must not fail.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(run_command())
