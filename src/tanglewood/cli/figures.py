"""The figures of a simulation, with charts of text."""

from typing import Any

import click

from tanglewood.cli.charts import bars, rate_line
from tanglewood.core.english import counted
from tanglewood.core.game import Game
from tanglewood.session.tally import Tally


def figures(game: Game[Any], agents: list[str], found: Tally) -> None:
    """Print all that a simulation found."""
    plain = found.plain()
    click.echo(f"{game.title}: {counted(found.games, 'game')}")
    endings = ", ".join(f"{ending} {count}" for ending, count in plain["endings"].items())
    click.echo(f"Endings: {endings}")
    click.echo("\nWins (95 % interval)")
    for won in plain["wins"]:
        label = "team  " if won["seat"] == "team" else f"seat {won['seat']} {agents[won['seat']]}"
        shared = f", shared {won['shared']}" if won["shared"] else ""
        click.echo(f"  {rate_line(label, won)}{shared}")
    for title, spreads in (("Final score", plain["scores"]), ("Tricks a round", plain["tricks"])):
        for seat, spread in enumerate(spreads):
            whose = "the team" if found.team and title == "Final score" else f"seat {seat}"
            _spread(f"{title} of {whose}", spread)
    if plain["rounds"]["most"] and plain["rounds"]["most"] > 1:
        _spread("Rounds", plain["rounds"])
    _spread("Decisions", plain["decisions"])


def _spread(title: str, spread: dict[str, Any]) -> None:
    if spread["mean"] is None:
        return
    click.echo(f"\n{title}: {spread['mean']:.2f} on average, deviation {spread['deviation']:.2f}")
    for line in bars(spread["distribution"]):
        click.echo(f"  {line}")
