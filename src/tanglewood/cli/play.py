"""`tanglewood play`: play in lines, at a terminal or with piped input."""

from pathlib import Path
from typing import Any

import click

from tanglewood.cli.options import (
    DEAL,
    FILE,
    SEED,
    GameName,
    game_options,
    load_game,
    luck_of,
    seats_of,
)
from tanglewood.core.game import Game
from tanglewood.record.form import Player, Record


@click.command(epilog="Example: tanglewood play fox --seats Ann=human,birch --target 16")
@click.argument("game", type=GameName(), required=False)
@click.option(
    "--seats", metavar="WHO,…",
    help="Who sits where: human or an agent (seedling, sapling, hazel, birch, beech, old-oak or "
    "strongest, heuristic, uniform …), with a name if you like: Ann=human,birch.",
)  # fmt: skip
@SEED
@DEAL
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a game that was saved.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Keep the record of the game in FILE when it ends or you leave.")  # fmt: skip
@click.option("--memory/--assist", default=True,
              help="Play from memory, or with all that could be remembered listed.")  # fmt: skip
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
    """Play GAME; without one, choose from a menu.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' says more.

    Type the number of a choice or its text; '?' shows the other commands.
    """
    import secrets

    from tanglewood.cli import UserError
    from tanglewood.cli.line.game import LineGame
    from tanglewood.cli.line.menu import choose_game
    from tanglewood.session import Table

    if seed is None:
        seed = secrets.randbelow(2**32)
    if resume is not None:
        if seats or deal or any(value is not None for value in options.values()):
            raise UserError(
                "A saved game keeps its seats and options: leave them out with --resume."
            )
        record = _unfinished(resume)
        if game not in {None, record.game.name}:
            raise UserError(f"{resume} is a game of {record.game.name}, not of {game}.")
        table = Table.resume(record, luck_of(record.game, seed, None))
        save = save or resume
    else:
        name = game or choose_game()
        if name is None:
            return
        chosen = load_game(name, options)
        players = players_of(chosen, seats)
        table = Table(chosen, players, luck_of(chosen, seed, deal))
    LineGame(table, memory=memory, save=save, seed=seed).play()


def players_of(game: Game[Any], text: str | None) -> list[Player]:
    """The players that `--seats` names; by default one person against the third level."""
    from tanglewood.cli import UserError
    from tanglewood.session import sitting

    if text is None:
        text = ",".join(["human"] + ["hazel"] * (game.seats - 1))
    players = []
    for seat, part in enumerate(seats_of(game, text), 1):
        name, given, who = part.rpartition("=")
        usual = "Player" if who == "human" else who.capitalize()
        name = name.strip() if given else f"{usual} {seat}"
        if not (name.isprintable() and 0 < len(name) <= 40):
            raise UserError("A name in --seats must be 1 to 40 printable characters.")
        player = Player(name, who.strip())
        sitting(player)  # an agent that does not exist is told before the game begins
        players.append(player)
    if len({player.name for player in players}) != len(players):
        raise UserError("Two seats in --seats have the same name.")
    return players


def _unfinished(path: Path) -> Record:
    from tanglewood.cli import UserError
    from tanglewood.record import BadRecord, read_records, verify

    records = list(read_records(path))
    if len(records) != 1:
        raise UserError(f"{path} holds {len(records)} games; a game to resume stands alone.")
    record = records[0][1]
    try:
        last = verify(record)
    except BadRecord as error:
        raise error.in_game(1) from None
    if last.outcome is not None:
        raise UserError(f"The game in {path} is finished; read it with 'tanglewood replay {path}'.")
    return record
