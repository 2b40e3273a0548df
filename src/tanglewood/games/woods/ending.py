"""Counting points, and how the game ends."""

from typing import TYPE_CHECKING

from tanglewood.cards.woods import Handful
from tanglewood.core.message import Message
from tanglewood.core.outcome import MOST_POINTS, Ending, Outcome
from tanglewood.games.woods.rules import ALL_SETS

if TYPE_CHECKING:
    from tanglewood.games.woods.state import WoodsState


def all_pocketed(pocket: Handful) -> bool:
    """Whether a solo player has a set of every value (`woods.solo.goal`)."""
    return len(pocket) == ALL_SETS


def scores(s: "WoodsState") -> tuple[int, ...]:
    """A set counts its value, a token 1 (`woods.score`); in solo a set counts 1."""
    if s.game.rules.solo:
        return (len(s.pockets[0]),)
    return tuple(sum(pocket) + token for pocket, token in zip(s.pockets, s.tokens, strict=True))


def outcome(s: "WoodsState") -> Outcome:
    """The end: most points, then fewest tokens, else a shared victory (`woods.score`).

    A solo game with every set is a victory; any other is neither won nor lost, and its number of
    sets is the score (`woods.solo.goal`).
    """
    points = scores(s)
    if s.game.rules.solo:
        return _solo(s, points)
    most = max(points)
    best = [seat for seat, score in enumerate(points) if score == most]
    fewest = min(s.tokens[seat] for seat in best)
    winners = tuple(seat for seat in best if s.tokens[seat] == fewest)
    if len(winners) > 1:
        return Outcome(Ending.SHARED, winners, points, "woods.score", Message("outcome-shared"))
    decided = MOST_POINTS if len(best) == 1 else Message("outcome-fewest-tokens")
    return Outcome(Ending.WIN, winners, points, "woods.score", decided)


def _solo(s: "WoodsState", points: tuple[int, ...]) -> Outcome:
    if all_pocketed(s.pockets[0]):
        every_set = Message("outcome-every-set")
        return Outcome(Ending.VICTORY, (0,), points, "woods.solo.goal", every_set)
    if s.row:
        return Outcome(Ending.SOLO, (), points, "ruling.W8", Message("outcome-no-trade"))
    return Outcome(Ending.SOLO, (), points, "woods.solo.goal", Message("outcome-no-cards"))
