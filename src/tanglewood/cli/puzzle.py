"""`tanglewood puzzle`: one puzzle after the other, in lines."""

from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import GameName
from tanglewood.cli.speech import UserError, voice
from tanglewood.core.arguments import MOST_SEED
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.puzzles.form import Puzzle


@localized_command(about="help-puzzle", short="help-puzzle-short", example="tanglewood puzzle duet")
@click.argument("game", type=GameName(), required=False, default="fox")
@option("--theme", metavar="NAME", help="help-puzzle-theme")
@option("--themes", "listing", is_flag=True, help="help-puzzle-themes")
@option("--key", metavar="KEY", help="help-puzzle-key")
@option("--seed", type=click.IntRange(0, MOST_SEED), metavar="S", help="help-puzzle-seed")
def command(game: str, theme: str | None, listing: bool, key: str | None, seed: int | None) -> None:
    """Solve puzzles of a game."""
    import secrets

    from tanglewood.cli.data import data_folder
    from tanglewood.cli.line.puzzles import LinePuzzles
    from tanglewood.puzzles.files import games
    from tanglewood.puzzles.notes import FILE
    from tanglewood.puzzles.shelf import shelf, themes

    if not shelf(game):
        raise UserError(Message("puzzle-no-game", game=game, games=", ".join(games())))
    known = themes(game)
    if listing:
        for name, many in known.items():
            click.echo(f"  {name:<12} {voice(f'puzzle-theme-{name}')} ({many})")
        return
    if theme is not None and theme not in known:
        raise UserError(Message("puzzle-no-theme", theme=theme[:40], themes=", ".join(known)))
    first = None if key is None else _find_puzzle(game, key)
    luck = secrets.randbelow(2**32) if seed is None else seed
    LinePuzzles(game, theme or "", luck, data_folder() / FILE).play(first)


def _find_puzzle(game: str, key: str) -> "Puzzle":
    from tanglewood.puzzles.shelf import puzzle

    found = puzzle(game, key)
    if found is None:
        raise UserError(Message("puzzle-no-key", key=key[:40]))
    return found
