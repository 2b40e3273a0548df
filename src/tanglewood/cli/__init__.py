"""The command line: `tanglewood COMMAND`, one file per command, loaded when it is called."""

import sys
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import click
from click.exceptions import NoArgsIsHelpError

from tanglewood.cli.help import Group, option
from tanglewood.cli.speech import UserError, hear, say
from tanglewood.cli.stopping import INTERRUPTED
from tanglewood.cli.usage import wrong
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message

COMMANDS: Final = (
    "play", "daily", "tui", "serve", "games", "rules", "simulate", "arena", "bot", "replay", "hint",
    "review", "puzzle", "check", "verify", "perft", "store", "doctor", "completion",
)  # fmt: skip


class Commands(Group):
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
            nearest = Message("usage-quoted", word=near[0]) if near else None
            hint = Message("usage-near", near=nearest) if near else _see("tanglewood")
            raise UserError(Message("error-command", command=args[0][:40], hint=hint))
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        hear(ctx, args)
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise user_error(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except NoArgsIsHelpError:
            raise  # a group without a command shows its help
        except click.UsageError as error:
            raise user_error(error, ctx) from None
        except TanglewoodError as error:
            raise UserError(error.message) from None
        except (KeyboardInterrupt, click.Abort):
            click.echo(err=True)  # the terminal has written ^C into the line
            ctx.exit(INTERRUPTED)
        except OSError as error:
            if error.filename is None:  # nothing that the user has named
                raise
            from tanglewood.tui.saved_games import refusal

            problem = Message("error-file", file=str(error.filename), why=refusal(error))
            raise UserError(problem) from None


def user_error(error: click.UsageError, ctx: click.Context | None = None) -> UserError:
    path = "tanglewood"
    if error.ctx is not None:
        path = error.ctx.command_path
    elif ctx is not None and ctx.invoked_subcommand is not None:
        path = f"{path} {ctx.invoked_subcommand}"
    return UserError(f"{wrong(error)} {say(_see(path))}")


def _see(path: str) -> Message:
    return Message("usage-see", command=path)


def _version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"tanglewood {version('tanglewood')}")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"max_content_width": 100},
    about="help-tanglewood",
    example="tanglewood play fox --seed 7",
)
@option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_version,
        help="help-version")  # fmt: skip
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
