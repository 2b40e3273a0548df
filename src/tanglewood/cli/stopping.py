"""Long work that somebody stops: what was found so far is told, not thrown away."""

from collections.abc import Callable

import click

from tanglewood.core.english import counted


def stopped_early(work: Callable[[], None]) -> bool:
    """Do it; whether Ctrl-C ended it early."""
    try:
        work()
    except KeyboardInterrupt:
        return True
    return False


def told_of_stop(done: int, wished: int, noun: str) -> None:
    """Say how far it came."""
    if done:
        were = "was" if done == 1 else "were"
        told = f"Stopped: {done} of {counted(wished, noun)} {were} played and count here."
    else:
        told = f"Stopped before the first {noun} was over."
    click.echo(told, err=True)
