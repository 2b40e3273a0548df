"""A resampled game of Into the Woods: other first cards, another order of the deck."""

from tanglewood.adapters.observing.woods import gained_handfuls
from tanglewood.adapters.openspiel.course import Course, Step
from tanglewood.games.woods.cards import cards_of
from tanglewood.games.woods.state import WoodsState


def steps(course: Course, law: WoodsState, world: WoodsState, player: int) -> list[Step]:
    """The steps of a game that leads to the world and looks the same to the player."""
    found = list(course.steps)
    shuffles = [at for at, name in enumerate(course.named) if name in {"deal", "reshuffle"}]
    if not shuffles:
        return found
    deal = _outcome(found[shuffles[0]])
    since = gained_handfuls(law.view(player))
    first = [
        card for seat in range(len(since)) for card in cards_of(world.hands[seat] - since[seat])
    ]
    found[shuffles[0]] = (*first, *deal[len(first) :])
    last = _outcome(found[shuffles[-1]])
    deck = world.table.deck
    found[shuffles[-1]] = last[: len(last) - len(deck)] + deck
    return found


def _outcome(step: Step) -> tuple[int, ...]:
    assert isinstance(step, tuple)
    return step
