"""`tanglewood tui`: the full-screen terminal client."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import (
    DEAL,
    MEMORY,
    RESUME,
    SEED,
    GameName,
    game_options,
    going_on,
    load_game,
    luck_of,
    players_like,
    players_of,
)
from tanglewood.cli.speech import UserError, requested_language
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.session import Table


@localized_command(
    about="help-tui",
    short="help-tui-short",
    example="tanglewood tui fox --seats Ann=human,birch",
)
@click.argument("game", type=GameName(), required=False)
@option("--seats", shell_complete=players_like, metavar="WHO,…", help="help-tui-seats")
@SEED
@DEAL
@RESUME
@MEMORY
@option("--theme", type=click.Choice(["dark", "light"]), help="help-tui-theme")
@option("--ascii/--no-ascii", "ascii_only", default=None, help="help-tui-ascii")
@game_options
def command(
    game: str | None,
    seats: str | None,
    seed: int | None,
    deal: Path | None,
    resume: Path | None,
    memory: bool,
    theme: str | None,
    ascii_only: bool | None,
    **options: Any,
) -> None:
    """Play full screen, at the keyboard; without a game, the home screen lists them."""
    import sys

    from tanglewood.cli.data import data_folder

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError(Message("tui-terminal"))
    try:
        from tanglewood.tui.app import TanglewoodApp, any_seed
    except ModuleNotFoundError as error:
        raise UserError(Message("tui-needs", package=f"{error.name}")) from None
    table: Table | None = None
    any_option = any(value is not None for value in options.values())
    if resume is not None:
        if game or seats or deal or any_option:
            raise UserError(Message("tui-keeps"))
        table = _resume_table(resume, seed)
    elif game is not None:
        table = _deal_table(game, seats, any_seed() if seed is None else seed, deal, options)
        table.known_deal = seed is not None or deal is not None
    elif seats or deal or any_option:
        raise UserError(Message("tui-which-game"))
    TanglewoodApp(
        data_folder(),
        table=table,
        path=resume,
        theme=None if theme is None else {"dark": "dusk", "light": "mist"}[theme],
        ascii_only=letters_alone(sys.stdout.encoding) if ascii_only is None else ascii_only,
        memory=memory,
        seed=seed,
        lang=requested_language(),
    ).run()


def letters_alone(encoding: str) -> bool:
    """Whether a terminal with this encoding can show ASCII letters alone."""
    try:
        "┌♣★".encode(encoding)
    except UnicodeEncodeError:
        return True
    return False


def _resume_table(path: Path, seed: int | None) -> "Table":
    from tanglewood.session import Table
    from tanglewood.tui import saved_games

    record = saved_games.read_unfinished(path)
    return Table.resume(record, going_on(record, seed))


def _deal_table(
    game: str, seats: str | None, seed: int, deal: Path | None, options: dict[str, Any]
) -> "Table":
    from tanglewood.session import Table, timed_agent_for

    chosen = load_game(game, options)
    players = players_of(chosen, seats)
    for player in players:
        timed_agent_for(player)  # an agent that does not exist is told before the game begins
    return Table(chosen, players, luck_of(chosen, seed, deal))
