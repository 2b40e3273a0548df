"""What a player or a spectator may know."""

from dataclasses import dataclass

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import Open, Own
from tanglewood.core.legal import Legal
from tanglewood.core.log import seen_log
from tanglewood.core.view import View
from tests.toys.highcard.state import HighState


@dataclass(frozen=True, slots=True, kw_only=True)
class HighView(View):
    """A seat's own cards, and what lies open."""

    hand: Own[FoxCards]
    counts: Open[tuple[int, ...]]
    trick: Open[tuple[FoxCard, ...]]
    tricks: Open[tuple[int, int]]
    leader: Open[int]


def view(state: HighState, viewer: int) -> HighView:
    """Built up from nothing."""
    return HighView(
        game=state.game.name,
        ruleset=state.game,
        viewer=viewer,
        to_act=state.to_act,
        phase="play" if state.to_act >= 0 else "over" if state.chances else "deal",
        legal=state.legal if viewer == state.to_act else Legal(),
        scores=state.scores,
        log=seen_log(state, viewer),
        hand=state.hands[viewer] if viewer >= 0 else FoxCards(),
        counts=tuple(map(len, state.hands)),
        trick=state.trick,
        tricks=state.tricks,
        leader=state.leader,
    )
