"""`tanglewood play`: play in lines, at a terminal or with piped input."""

from pathlib import Path
from typing import Any

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import (
    DEAL,
    MEMORY,
    OUT,
    RESUME,
    SEED,
    GameName,
    game_options,
    going_on,
    load_game,
    luck_of,
    players_like,
    players_of,
    seats_of,
)
from tanglewood.cli.speech import UserError
from tanglewood.core.message import Message


@localized_command(
    about="help-play", example="tanglewood play fox --seats Ann=human,birch --target 16"
)
@click.argument("game", type=GameName(), required=False)
@option("--seats", shell_complete=players_like, metavar="WHO,…", help="help-play-seats")
@SEED
@DEAL
@RESUME
@option("--save", type=OUT, metavar="FILE", help="help-play-save")
@MEMORY
@game_options
def command(
    game: str | None,
    seats: str | None,
    seed: int | None,
    deal: Path | None,
    resume: Path | None,
    save: Path | None,
    memory: bool,
    **options: Any,
) -> None:
    """Play a game; without one, choose from a menu."""
    import secrets
    from dataclasses import replace

    from tanglewood.cli.guests import Guests, resumed_players
    from tanglewood.cli.line.game import LineGame
    from tanglewood.cli.line.menu import choose_game
    from tanglewood.record.unfinished import read_unfinished
    from tanglewood.session import Table

    if resume is not None:
        if deal or any(value is not None for value in options.values()):
            raise UserError(Message("play-keeps-options"))
        record = read_unfinished(resume)
        if game not in {None, record.game.name}:
            raise UserError(
                Message("play-other-game", file=str(resume), saved=record.game.name, game=game)
            )
        named = None if seats is None else seats_of(record.game, seats)
        guests = Guests(resumed_players(record, named))
        record = replace(record, players=tuple(guests.players))
        table = Table.resume(record, going_on(record, seed), guests.agent_for())
        save = save or resume
    else:
        name = game or choose_game()
        if name is None:
            return
        chosen = load_game(name, options)
        guests = Guests(players_of(chosen, seats))
        seed = secrets.randbelow(2**32) if seed is None else seed
        table = Table(chosen, guests.players, luck_of(chosen, seed, deal), guests.agent_for())
    try:
        LineGame(table, memory=memory, save=save).play()
    finally:
        guests.leave(table.outcome)
