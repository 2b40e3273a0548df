"""A resampled game of Into the Woods: other first cards, another order of the deck."""

from tanglewood.adapters.openspiel.course import CardCourse
from tanglewood.adapters.walk import Step
from tanglewood.cards.woods import Handful
from tanglewood.core.chance import Stream
from tanglewood.games.woods.state import WoodsState
from tanglewood.kernel.seen.woods import gained


def steps(
    course: CardCourse, law: WoodsState, world: WoodsState, player: int, stream: Stream
) -> list[Step]:
    """The steps of a game that leads to the world and looks the same to the player."""
    found = list(course.steps)
    shuffles = [at for at, name in enumerate(course.named) if name in {"deal", "reshuffle"}]
    if not shuffles:
        return found
    deal = _outcome(found[shuffles[0]])
    first = [
        card
        for hand, since in zip(world.hands, gained(law.view(player)), strict=True)
        for card in Handful.from_counts(
            now - more for now, more in zip(hand.counts, since, strict=True)
        )
    ]
    found[shuffles[0]] = (*first, *deal[len(first) :])
    last = _outcome(found[shuffles[-1]])
    deck = world.deck
    found[shuffles[-1]] = last[: len(last) - len(deck)] + deck
    return found


def _outcome(step: Step) -> tuple[int, ...]:
    assert isinstance(step, tuple)
    return step
