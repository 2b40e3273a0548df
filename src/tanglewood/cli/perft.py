"""`tanglewood perft`: count the sequences of decisions."""

from pathlib import Path
from typing import Any

import click

from tanglewood.cli.options import DEAL, SEED, GameName, game_options, load_game, luck_of


@click.command(epilog="Example: tanglewood perft fox --seed 1 --depth 5")
@click.argument("game", type=GameName())
@SEED
@DEAL
@click.option("--depth", type=click.IntRange(0, 60), default=4, show_default=True, metavar="D",
              help="How many decisions deep.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the counts as JSON.")
@game_options
def command(
    game: str, seed: int | None, deal: Path | None, depth: int, as_json: bool, **options: Any
) -> None:
    """Count the sequences of 1 to D decisions in GAME.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' says more.

    Chance is taken from the seed or the deal file and is not counted.
    """
    import json

    from rich.console import Console

    from tanglewood.analysis.perft import perft
    from tanglewood.cli import UserError

    if seed is None and deal is None:
        raise UserError("perft needs --seed S or --deal FILE, so that everybody counts the same.")
    chosen = load_game(game, options)
    with Console(stderr=True).status(f"Counting to depth {depth}"):
        counts = perft(chosen, luck_of(chosen, seed, deal), depth)
    if as_json:
        click.echo(json.dumps({"game": game, "options": dict(chosen.options), "counts": counts}))
        return
    for at, count in enumerate(counts):
        click.echo(f"{at:3}  {count}")
