"""A world of a Duet as a state of the law."""

from tanglewood.analysis.worlds.sampler import World
from tanglewood.cards.duet import DuetCards
from tanglewood.core.chance import Fate, Stream
from tanglewood.games.duet.course import GIFT
from tanglewood.games.duet.ending import ENDINGS
from tanglewood.games.duet.events import GameEnded
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView


def state(view: DuetView, world: World, stream: Stream) -> DuetState:
    """The viewer's game as it would be in this world, without history."""
    game = view.game
    other = DuetCards.from_mask(world.hand)
    hands = (view.hand, other) if view.viewer == 0 else (other, view.hand)
    sealed = view.sealed
    if _sealed_unseen(view):
        sealed = stream.choice([*other])
    ending, last = 0, view.log[-1] if view.log else None
    if isinstance(last, GameEnded):
        ending = ENDINGS.index(last.ending)
    return DuetState.of(
        game,
        Fate(),
        round=view.round,
        dealer=view.dealer,
        decree=view.decree,
        rest=DuetCards.from_mask(world.box),
        forest=view.forest,
        hands=hands,
        trick=view.trick,
        sealed=sealed,
        leader=view.leader,
        turn=max(view.to_act, 0),
        phase=view.phase,
        end_code=ending,
    )


def ways(view: DuetView) -> int:
    """The teammate may have sealed any card of the hand."""
    return view.counts[1 - view.viewer] if _sealed_unseen(view) else 1


def _sealed_unseen(view: DuetView) -> bool:
    """Whether the teammate played the Gift and sealed first (`ruling.U2`)."""
    player = view.leader if len(view.trick) == 1 else 1 - view.leader
    return view.phase == GIFT and player != view.viewer == view.to_act
