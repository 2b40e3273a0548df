"""`tanglewood perft`: count the sequences of decisions."""

from pathlib import Path
from typing import Any

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import DEAL, SEED, GameName, game_options, load_game, luck_of
from tanglewood.cli.speech import UserError, voice
from tanglewood.core.message import Message


@localized_command(about="help-perft", example="tanglewood perft fox --seed 1 --depth 5")
@click.argument("game", type=GameName())
@SEED
@DEAL
@option("--depth", type=click.IntRange(0, 60), default=4, show_default=True, metavar="D",
        help="help-perft-depth")  # fmt: skip
@option("--json", "as_json", is_flag=True, help="help-perft-json")
@game_options
def command(
    game: str, seed: int | None, deal: Path | None, depth: int, as_json: bool, **options: Any
) -> None:
    """Count the sequences of decisions in a game."""
    import json

    from rich.console import Console

    from tanglewood.analysis.perft import perft

    if seed is None and deal is None:
        raise UserError(Message("perft-needs"))
    chosen = load_game(game, options)
    with Console(stderr=True).status(voice("perft-at-work", depth=depth)):
        counts = perft(chosen, luck_of(chosen, seed, deal), depth)
    if as_json:
        click.echo(json.dumps({"game": game, "options": dict(chosen.options), "counts": counts}))
        return
    for at, count in enumerate(counts):
        click.echo(f"{at:3}  {count}")
