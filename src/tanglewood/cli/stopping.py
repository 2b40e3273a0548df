"""Long work that somebody stops: what was found so far is told, not thrown away."""

from collections.abc import Callable
from typing import Final, Literal

import click

from tanglewood.cli.speech import voice

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it; `serve`, which is stopped so, ends with 0."""


def stopped_early(work: Callable[[], None]) -> bool:
    """Do it; whether Ctrl-C ended it early."""
    try:
        work()
    except KeyboardInterrupt:
        return True
    return False


def told_of_stop(what: Literal["deal", "game"], done: int, wished: int) -> None:
    """Say how far it came."""
    id = f"stopped-{what}s" if done else f"stopped-before-{what}"
    click.echo(voice(id, done=done, wished=wished), err=True)
