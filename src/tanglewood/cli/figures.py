"""The figures of a simulation, with charts of text."""

from typing import Any

import click

from tanglewood.cli.charts import bars, rate_line
from tanglewood.cli.options import title
from tanglewood.cli.speech import voice
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.session.tally import Tally


def figures(game: Game[Any], agents: list[str], found: Tally) -> None:
    """Print all that a simulation found."""
    plain = found.plain()
    click.echo(voice("figures-title", title=title(game.name), games=found.games))
    endings = ", ".join(
        voice("figures-ending", ending=ending, games=count)
        for ending, count in plain["endings"].items()
    )
    click.echo(voice("figures-endings", endings=endings))
    click.echo(f"\n{voice('figures-wins')}")
    for won in plain["wins"]:
        seat = won["seat"]
        if seat == "team":
            label = f"{voice('figures-team')}  "
        else:
            label = f"{voice('figures-seat', seat=seat)} {agents[seat]}"
        shared = voice("figures-shared", games=won["shared"]) if won["shared"] else ""
        click.echo(f"  {rate_line(label, won)}{shared}")
    for seat, spread in enumerate(plain["scores"]):
        team = Message("figures-score-team") if found.team else None
        _spread(team or Message("figures-score", seat=seat), spread)
    for seat, spread in enumerate(plain["tricks"]):
        _spread(Message("figures-tricks", seat=seat), spread)
    if plain["rounds"]["most"] and plain["rounds"]["most"] > 1:
        _spread(Message("figures-rounds"), plain["rounds"])
    _spread(Message("figures-decisions"), plain["decisions"])


def _spread(what: Message, spread: dict[str, Any]) -> None:
    if spread["mean"] is None:
        return
    mean, deviation = f"{spread['mean']:.2f}", f"{spread['deviation']:.2f}"
    click.echo(f"\n{voice('figures-spread', what=what, mean=mean, deviation=deviation)}")
    for line in bars(spread["distribution"]):
        click.echo(f"  {line}")
