"""What the end of a game is worth to each seat, as the kernel's batches say it.

`win`: 1 for the winner of a duel or a team that wins, -1 for the others, 0 for a draw; of more
than two players each puts in 1 / (players - 1) and the winners share what lies there, so that all
add up to 0 and a single winner has 1; alone from -1 (no sets) to 1 (all of them). `points`: the
seat's points less the mean of the others'; the score itself for a team or a lone player.
"""

from typing import Any, Final

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game

KINDS: Final = ("win", "points")


def checked(kind: str, name: str = "reward") -> str:
    """The kind of reward, if there is one of this name; `name` is what the adapter calls it."""
    if kind not in KINDS:
        raise BadOption(f"{name} cannot be {kind[:40]!r}; it must be one of {', '.join(KINDS)}.")
    return kind


def rewards_of(
    game: Game[Any], winners: tuple[int, ...], scores: tuple[int, ...], kind: str
) -> tuple[float, ...]:
    """The rewards by seat."""
    seats = game.seats
    if game.cooperative:
        both = float(scores[0]) if kind == "points" else 1.0 if winners else -1.0
        return (both,) * seats
    if seats == 1:
        return (
            float(scores[0]) if kind == "points" else 2.0 * scores[0] / len(WoodsCard.all) - 1.0,
        )
    if kind == "points":
        whole = sum(scores)
        return tuple(score - (whole - score) / (seats - 1) for score in scores)
    if not winners:
        return (0.0,) * seats
    share = seats / len(winners)
    return tuple(
        ((share if seat in winners else 0.0) - 1.0) / (seats - 1.0) for seat in range(seats)
    )
