"""A complete history behind a world, found by playing the real game backwards.

A world fixes where every card is now. Going back event by event, a card that somebody put under the
deck is its lowest; a card that somebody drew unseen may have been any card of that hand, which is
tried out. The history is then played forwards by the law, from the deal.
"""

# Events have numbers in place of their cards here, whatever their classes say:
# mypy: disable-error-code="arg-type,assignment,comparison-overlap,misc,operator,return-value"

from collections.abc import Iterator
from typing import Any, NamedTuple

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCards
from tanglewood.core.bits import mask_of, members
from tanglewood.core.chance import Drawn
from tanglewood.core.event import Event
from tanglewood.core.state import State
from tanglewood.games.deluxe.cards import SPECIALS
from tanglewood.games.deluxe.special.fairy import Gave, Looked, Took
from tanglewood.games.deluxe.special.hammer import REPLACEMENT, may_replace
from tanglewood.games.deluxe.special.module import SpecialsIn
from tanglewood.games.deluxe.special.potion import BREWED, POUR
from tanglewood.games.deluxe.special.shovel import DUG_UP, Dug
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.deluxe.special.tree import Forced
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.duet import events as duet
from tanglewood.games.duet.state import DuetState
from tanglewood.games.fox import events as fox
from tanglewood.kernel.numbers import numbers

Path = list[Any]
"""States of one game, of any game: what they hold differs."""


class Place(NamedTuple):
    """The other hand and the deck at some moment; `drawn` are cards whose draw by a Potion is
    still to come on the way back, `played` is the one of them that was played."""

    hand: int
    deck: tuple[int, ...]
    drawn: int = 0
    played: int = -1


class Rewind:
    """Looks for a history that ends in the world and looks to the seat like the path."""

    def __init__(self, path: Path, world: Any, seat: int) -> None:
        self.path = path
        self.seat = seat
        self.world = world
        self.told = [
            (step, event) for step in range(1, len(path)) for event in _numbered(path[step].events)
        ]
        self.found: list[Event] = [event for _, event in self.told]

    def history(self) -> list[list[Event]] | None:
        """The events of every step as they were in the world; None if nothing leads there."""
        world = self.world
        hands: tuple[int, int] = numbers(world.hands)
        deck: tuple[int, ...] = numbers(getattr(world, "deck", ()))
        shown, self.sealed = 0, -1
        if isinstance(world, DuetState):
            deck = tuple(members(world.rest.mask))
            self.sealed = numbers(world.sealed)
        elif isinstance(world, DeluxeState) and world.turn != self.seat:
            shown = world.special.shown.mask if world.phase is POUR else 0
        if not self._back(len(self.told) - 1, Place(hands[1 - self.seat], deck, shown)):
            return None
        steps: list[list[Event]] = [[] for _ in self.path]
        for (step, _), event in zip(self.told, self.found, strict=True):
            steps[step].append(event)
        return steps

    def _back(self, at: int, place: Place) -> bool:
        if at < 0:
            return True
        step, event = self.told[at]
        for found, before in self._before(event, place):
            self.found[at] = found
            if not self._possible(event, self.path[step - 1], before.hand):
                continue
            if self._back(at - 1, before):
                return True
        return False

    def _before(self, event: Any, place: Place) -> Iterator[tuple[Event, Place]]:
        """What the event may have been, and how cards lay before it."""
        other, (hand, deck, _, played) = 1 - self.seat, place
        made: Any = type(event)
        match event:
            case fox.Dealt(number, dealer, _, decree, _) | duet.Dealt(number, dealer, _, decree, _):
                own = event.hands[self.seat] or 0
                hands: Any = (own, hand) if self.seat == 0 else (hand, own)
                rest: Any = mask_of(deck) if isinstance(event, duet.Dealt) else deck
                yield made(number, dealer, hands, decree, rest), place
            case duet.Played(seat, card) if seat == other:
                yield event, place._replace(hand=hand | 1 << card)
            case fox.Played(seat, card, crown, way) if seat == other and way != DUG_UP:
                cards = 1 << card if crown is None else 1 << card | 1 << crown
                if way == BREWED:
                    yield event, Place(hand | cards, deck, 0, card)
                else:
                    yield event, place._replace(hand=hand | cards)
            case fox.Exchanged(seat, card, taken) | duet.Exchanged(seat, card, taken):
                if seat != other:
                    yield event, place
                elif hand >> taken & 1:
                    before = hand ^ 1 << taken | 1 << card
                    yield event, place._replace(hand=before)
            case fox.Drew(seat, card):
                yield from self._drawn(seat, card, place)
            case fox.PutUnder(seat, card):
                if seat == other and deck and played < 0:
                    after = Place(hand | 1 << deck[-1], deck[:-1])
                    yield made(seat, deck[-1]), after
                elif deck[-1:] == (card,):
                    yield event, place._replace(deck=deck[:-1])
            case SentUnder(_, cards):
                if deck[-len(cards) :] == cards and played < 0:
                    yield event, Place(hand, deck[: -len(cards)])
            case Looked(seat, cards):
                if seat == other or not cards & ~hand:
                    yield event, place
            case Took(seat, took, card) if took:
                yield from self._moved(event, seat == self.seat, card or 0, place)
            case Gave(seat, card):
                yield from self._moved(event, seat == other, card or 0, place)
            case duet.Swapped(gave):
                given, got = gave[self.seat], gave[other]
                self.sealed = got
                if hand >> given & 1:
                    yield event, place._replace(hand=hand ^ 1 << given | 1 << got)
            case duet.Sealed(seat, _) if seat == other:
                seal: Any = duet.Sealed
                yield seal(seat, self.sealed), place
            case SpecialsIn(count, _, False):
                yield made(count, self.world.special.cards.mask, False), place
            case _:
                yield event, place

    def _drawn(self, seat: int, card: int | None, place: Place) -> Iterator[tuple[Event, Place]]:
        hand, deck, drawn, played = place
        drew: Any = fox.Drew
        if seat == self.seat:
            assert card is not None
            yield drew(seat, card), place._replace(deck=(card, *deck))
            return
        for one in members(drawn or hand):
            left = -1 if one == played else played
            yield (
                drew(seat, one),
                Place(hand & ~(1 << one), (one, *deck), drawn & ~(1 << one), left),
            )

    def _moved(
        self, event: Event, came_from_other: bool, card: int, place: Place
    ) -> Iterator[tuple[Event, Place]]:
        if came_from_other:
            yield event, place._replace(hand=place.hand | 1 << card)
        elif place.hand >> card & 1:
            yield event, place._replace(hand=place.hand ^ 1 << card)

    def _possible(self, event: object, before: Any, mask: int) -> bool:
        """Whether the other could play so from this hand; the law has the last word afterwards."""
        hand = FoxCards.from_mask(mask)
        match event:
            case fox.Played(seat, card, _, way) if seat != self.seat:
                if way == REPLACEMENT:
                    named = before.special.asked_suit
                    return bool(may_replace(hand, named, before.decree).mask >> card & 1)
                if way == fox.HAND and before.trick and seat != before.leader:
                    lead, decree = before.trick[0], before.decree
                    return bool(before.game.may_follow(hand, lead, decree).mask >> card & 1)
        return True


def replayed(path: Path, world: Any, seat: int) -> State[Any] | None:
    """The world with a whole history, played by the law; None if it has none."""
    steps = Rewind(path, world, seat).history()
    if steps is None:
        return None
    state: State[Any] = path[0]
    for wanted, real in zip(steps[1:], path[1:], strict=True):
        state = _step(state, tuple(wanted), world, real)
    return state


def _numbered(events: tuple[Event, ...]) -> tuple[Any, ...]:
    """The events with numbers in place of cards."""
    found: tuple[Any, ...] = numbers(events, None)
    return found


def _step(state: State[Any], wanted: tuple[Event, ...], world: Any, real: Any) -> State[Any]:
    chance = state.chance
    if chance is None:
        for action in state.legal:
            after = state.apply(action)
            if _numbered(after.events) == wanted:
                return after
        raise AssertionError(f"no action of {state!r} leads to {wanted}")
    after = state.apply(Drawn(_outcome(state, wanted, world, real)))
    assert _numbered(after.events) == wanted
    return after


def _outcome(
    state: State[Any], wanted: tuple[Event, ...], world: Any, real: Any
) -> tuple[int, ...]:
    """The chance outcome that these events tell of."""
    first: Any = wanted[0] if wanted else None
    chance = state.chance
    assert chance is not None
    match first:
        case fox.DealerChosen(dealer) | duet.DealerChosen(dealer):
            return (dealer,)
        case fox.Dealt(_, _, hands, decree, deck):
            order = [card for hand in hands for card in members(hand or 0)]
            return (*order, decree, *(deck or ()))
        case duet.Dealt(_, _, shares, trump, rest):
            order = [card for hand in shares for card in members(hand or 0)]
            return (*order, trump, *members(rest or 0))
        case SpecialsIn():
            return numbers_of(world.special.cards & SPECIALS)
        case Looked(_, cards):
            return tuple(members(cards or 0))
        case Dug(_, card):
            return (card,)
        case Forced():
            played: Any = wanted[1]
            return (played.card,)
    assert chance.name == "goals"
    deck = world.goals.deck
    return (*(goal for goal in real.goals.deck if goal not in deck), *deck)
