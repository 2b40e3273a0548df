"""Commands and options whose help is in the catalogue: they keep the ids of messages, and these are
said when somebody asks for help."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import click

from tanglewood.cli.speech import FLAG, Language, say, speaker, voice
from tanglewood.core.message import Message

_HEADINGS: Final = {"Options": "help-options", "Commands": "help-commands"}
"""The headings that click writes, and the messages that say them."""


class Formatter(click.HelpFormatter):
    """Writes the headings of a help page in the language that was asked for."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, fill_placeholders(args), f"{voice('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{voice(_HEADINGS[heading])}\n")


class Context(click.Context):
    """A context whose help is written by our formatter."""

    formatter_class = Formatter


class Option(click.Option):
    """An option that is explained by a message, given as its id where it has no arguments."""

    def __init__(self, *args: Any, help: Message | str, **more: Any) -> None:
        super().__init__(*args, **more)
        self.about = Message(help) if isinstance(help, str) else help

    def make_metavar(self, ctx: click.Context) -> str:
        return fill_placeholders(super().make_metavar(ctx))

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = say(self.about)
        return super().get_help_record(ctx)

    def get_help_extra(self, ctx: click.Context) -> Any:
        """click says 'default' in English; a range it shows as it is."""
        extra: dict[str, Any] = dict(super().get_help_extra(ctx))
        if "default" in extra:
            default = voice("help-default", value=extra.pop("default"))
            extra["range"] = "; ".join(filter(None, (default, extra.get("range"))))
        return extra


option: Final = partial(click.option, cls=Option)


class LocalizedHelp(click.Command):
    """What commands and groups of them share. `about` is the message of the whole help, `short` of
    its line in a list, by default the first paragraph."""

    context_class = Context

    def __init__(self, *args: Any, about: str, example: str, short: str = "", **more: Any) -> None:
        super().__init__(*args, **more)
        self.about, self.example, self.short = about, example, short

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Every command can be told its language and shows its help."""
        return [*super().get_params(ctx), LANG]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return HELP

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = voice(self.about)
        super().format_help_text(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.epilog = voice("help-example", line=self.example)
        super().format_epilog(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return voice(self.short or self.about).partition("\n\n")[0].replace("\n", " ")


class Group(LocalizedHelp, click.Group):
    """A command that has commands."""

    command_class = LocalizedHelp


def localized_command(
    *, about: str, example: str, short: str = ""
) -> Callable[[Callable[..., Any]], LocalizedHelp]:
    """Make a function a command."""
    return click.command(cls=LocalizedHelp, about=about, example=example, short=short)


def fill_placeholders(pattern: str) -> str:
    """Placeholders such as FILE or [OPTIONS] in the words of the language."""
    voice = speaker()

    def word(found: re.Match[str]) -> str:
        name = found[0].lower()
        known = voice.knows(f"placeholder-{name}")
        return voice(f"placeholder-{name}") if known else found[0]

    return re.sub(r"[A-Z]{2,}", word, pattern)


def _show(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


HELP: Final = Option(
    ["-h", "--help"], is_flag=True, expose_value=False, is_eager=True, callback=_show,
    help="help-help",
)  # fmt: skip
LANG: Final = Option(
    [FLAG], type=Language(), metavar="CODE", expose_value=False, is_eager=True, help="help-lang"
)
