"""The language of the command line: the one that `--lang` names, else that of the locale.

The catalogue is opened when something is said, so that what says nothing starts at once.
"""

import os
from collections.abc import Sequence
from errno import errorcode
from typing import TYPE_CHECKING, Any, Final

import click
from click.shell_completion import CompletionItem

from tanglewood.core.message import Argument, Message

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


def asked() -> str | None:
    """The language that `--lang` names; None where nobody asked for one."""
    ctx = click.get_current_context(silent=True)
    return None if ctx is None else _known(ctx.meta.get(_ASKED, ""))


def speaker() -> "Voice":
    """The voice in which the command that runs now speaks."""
    from tanglewood.words import Voice, preferred

    return Voice(asked() or preferred(os.environ))


def at_table(game: "Game[Any]", names: Sequence[str]) -> "Voice":
    """The same voice with the names and the cards of a table."""
    from tanglewood.words import table_voice

    return table_voice(game, names, lang=speaker().lang)


def voice(id: str, /, **args: Argument) -> str:
    """Say a message in that voice."""
    return speaker()(id, **args)


def system(error: OSError) -> Message:
    """Why the system refuses; what is common is in the catalogue, the rest in its own words."""
    name = errorcode.get(error.errno or 0, "other")
    return Message("system-error", name=name, text=f"{error.strerror}")


def said(message: Message | str) -> str:
    """The sentence of a message; a text is its own."""
    return message if isinstance(message, str) else speaker().say(message)


class Language(click.ParamType[str]):
    """A language that there is a folder of words for."""

    name = "language"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        from tanglewood.cli import UserError
        from tanglewood.words import NAMES, languages

        if found := _known(str(value)):
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


def _known(tag: str) -> str | None:
    """The language that `de` or `de-AT` names, if there is one."""
    from tanglewood.words import languages

    code = tag.replace("-", "_").partition("_")[0].lower()
    return code if code in languages() else None
