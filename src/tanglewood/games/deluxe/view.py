"""What a seat or a spectator of a Deluxe game may know (`fox.hidden`, `fox.tricks.public`)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import As, Open, Own, Recalled
from tanglewood.core.view import Named
from tanglewood.games.deluxe.knowledge import Known, Watcher
from tanglewood.games.deluxe.special.fairy import TAKE
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.events import RoundScored, SetUp
from tanglewood.games.fox.rules import Hands, Pair
from tanglewood.games.fox.view import DuelView, shared

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame


def _suit(suit: int | None) -> str | None:
    return None if suit is None else FoxCard.suits[suit]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeluxeView(DuelView):
    """A seat's knowledge. `turn` plays or chooses. `special` is how many special cards are in and
    `named` which, if that is public; `suit` is the one that a Hammer named. `shown` are the cards
    that the Potion drew (for its player) or the Fairy sees (for both players). The `goals` lie
    open; `goal_deck` counts those left, `discarded` lists those that are gone. None when playing
    from memory, as `known` and `won`: `piles` (the last trick each seat won, as it lies now) and
    `tallies` (how far the seats have come with each open goal)."""

    game: Named["DeluxeGame"] = field(repr=False)
    turn: Open[int]
    poison: Open[bool]
    special: Open[int]
    named: Open[FoxCards]
    suit: Open[Annotated[int | None, As(_suit, str | None)]]
    shown: Own[FoxCards]
    goals: Open[tuple[str, ...]]
    goal_deck: Open[int]
    discarded: Open[tuple[str, ...]]
    tallies: Recalled[tuple[Pair, ...]]
    piles: Recalled[Hands]
    known: Recalled[Known]


def deluxe_view(state: DeluxeState, viewer: int) -> DeluxeView:
    """Built up field by field from what the viewer may see."""
    rules, special = state.game.rules, state.special
    between = viewer >= 0 and state.phase is TAKE
    goal_id = [goal.id for goal in rules.goals]
    return DeluxeView(
        **shared(state, viewer, lambda: Watcher(state.game)),
        turn=state.turn,
        poison=rules.poison,
        special=rules.special,
        named=rules.public_specials,
        suit=special.asked_suit,
        shown=special.shown if between or viewer == state.turn else FoxCards(),
        goals=tuple(goal_id[goal] for goal, _, _ in state.goals.open),
        goal_deck=len(state.goals.deck),
        discarded=tuple(goal_id[goal] for goal in state.discarded),
        tallies=tuple((first, second) for _, first, second in state.goals.open),
        piles=special.piles,
    )


def scores_before(view: DeluxeView) -> Pair | None:
    """The scores at the start of the round; None where the log does not say."""
    for event in reversed(view.log):
        if isinstance(event, SetUp) and event.decree is not None:
            return event.scores_before
        if isinstance(event, RoundScored):
            if event.round < view.round:
                return event.scores
            return event.scores[0] - event.points[0], event.scores[1] - event.points[1]
    return None
