"""The command line: `tanglewood COMMAND`, one file a command, loaded when it is called."""

import re
import sys
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import click
from click.exceptions import NoArgsIsHelpError

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.printable import printable

COMMANDS: Final = (
    "play", "tui", "serve", "games", "rules", "simulate", "arena", "bot", "replay", "hint",
    "check", "perft", "store", "doctor", "completion",
)  # fmt: skip


INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it; `serve`, which is stopped so, ends with 0."""

_BETTER: Final = (
    (r"is not a valid integer( range)?", "is not a whole number"),
    (r"is not a valid float( range)?", "is not a number"),
    (r"is not in the range (\S+)<=x<=(\S+?)\.", r"is not from \1 to \2."),
    (r"is not in the range (\S+)<x<=(\S+?)\.", r"is not above \1 and up to \2."),
    (r"is not in the range x>=(\S+?)\.", r"is less than \1."),
    (r"\?\)\.$", "?)"),
)
"""What click says of numbers, and how people say it."""


class UserError(click.ClickException):
    """What the user can put right: one sentence, exit code 2. It may quote a file."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


class Commands(click.Group):
    """The commands, each in a file of its own that is imported only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = import_module(f"tanglewood.cli.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0], COMMANDS, n=1)
            hint = f" Did you mean '{near[0]}'?" if near else " See 'tanglewood --help'."
            raise UserError(f"There is no command {args[0][:40]!r}.{hint}")
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise _told(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except NoArgsIsHelpError:
            raise  # a group without a command shows its help
        except click.UsageError as error:
            raise _told(error, ctx) from None
        except TanglewoodError as error:
            raise UserError(str(error)) from None
        except (KeyboardInterrupt, click.Abort):
            click.echo(err=True)  # the terminal has written ^C into the line
            ctx.exit(INTERRUPTED)
        except OSError as error:
            if error.filename is None:  # nothing that the user has named
                raise
            raise UserError(f"{error.filename}: {error.strerror}.") from None


def _told(error: click.UsageError, ctx: click.Context | None = None) -> UserError:
    path = "tanglewood"
    if error.ctx is not None:
        path = error.ctx.command_path
    elif ctx is not None and ctx.invoked_subcommand is not None:
        path = f"{path} {ctx.invoked_subcommand}"
    sentence = " ".join(error.format_message().split())
    for said, better in _BETTER:
        sentence = re.sub(said, better, sentence)
    sentence = sentence.removesuffix(".")
    end = "" if sentence.endswith(("?", "?)")) else "."
    return UserError(f"{sentence}{end} See '{path} --help'.")


def _version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"tanglewood {version('tanglewood')}")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Example: tanglewood play fox --seed 7",
)
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version,
    help="Show the version and exit.",
)  # fmt: skip
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Play and study The Fox in the Forest and its sister games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """The command `tanglewood`."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without a letter shows a '?'
    cli(prog_name="tanglewood")
