"""The language of the command line: the one that `--lang` names, else that of the locale.

The catalogue is opened when something is said, so that what says nothing starts at once.
"""

import os
from collections.abc import Sequence
from typing import IO, TYPE_CHECKING, Any, Final

import click
from click.shell_completion import CompletionItem

from tanglewood.core.message import Argument, Message
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.core.game import Game
    from tanglewood.words import Voice

FLAG: Final = "--lang"
_ASKED: Final = "tanglewood.cli.lang"


def hear(ctx: click.Context, args: Sequence[str]) -> None:
    """Note which language the words of a command line ask for, wherever it stands among them: what
    is wrong with the words before it is told in that language too."""
    words = list(args[: args.index("--")] if "--" in args else args)
    for word, after in zip(words, [*words, ""][1:], strict=True):
        name, equals, value = word.partition("=")
        if name == FLAG:
            ctx.meta[_ASKED] = value if equals else after


def requested_language() -> str | None:
    """The language that `--lang` names; None where nobody asked for one."""
    ctx = click.get_current_context(silent=True)
    return None if ctx is None else _language_of(ctx.meta.get(_ASKED, ""))


def speaker() -> "Voice":
    """The voice in which the command that runs now speaks."""
    from tanglewood.words import Voice, preferred_language

    return Voice(requested_language() or preferred_language(os.environ))


def at_table(game: "Game[Any]", names: Sequence[str]) -> "Voice":
    """The same voice with the names and the cards of a table."""
    from tanglewood.words import table_voice

    return table_voice(game, names, lang=speaker().lang)


def voice(id: str, /, **args: Argument) -> str:
    """Say a message in that voice."""
    return speaker()(id, **args)


def say(message: Message | str) -> str:
    """The sentence of a message; a text is its own."""
    return message if isinstance(message, str) else speaker().say(message)


class UserError(click.ClickException):
    """What the user can put right: one sentence, exit code 2. It may quote a file."""

    exit_code = 2

    def __init__(self, message: Message | str) -> None:
        sentence = printable(say(message))
        super().__init__(sentence)
        self._line = voice("error", sentence=sentence)  # the language is forgotten when it is shown

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self._line, file=file, err=True)


class Language(click.ParamType[str]):
    """A language that there is a folder of words for."""

    name = "language"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        from tanglewood.words import NAMES, languages

        if found := _language_of(str(value)):
            return found
        there = ", ".join(f"{code} ({NAMES[code]})" for code in languages())
        raise UserError(Message("error-language", code=str(value)[:40], there=there))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from tanglewood.words import NAMES, languages

        return [
            CompletionItem(code, help=NAMES[code])
            for code in languages()
            if code.startswith(incomplete)
        ]


def _language_of(tag: str) -> str | None:
    """The language that `de` or `de-AT` names, if there is one."""
    from tanglewood.words import languages

    code = tag.replace("-", "_").partition("_")[0].lower()
    return code if code in languages() else None
