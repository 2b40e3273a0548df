"""Fox: what the other may answer to a card that is led, and what of it takes the trick.

Every count of cards that beat a lead comes from here: a card beats it only where it may be played.
Whoever holds the suit follows it, a Monarch asks for the highest card or the lowest of all, and a
card of another suit, a trump for instance, waits until the suit is not held.
"""

from collections import Counter
from typing import Any, Final, NamedTuple

from tanglewood.agents.teacher.case import Case
from tanglewood.cards.fox import FoxCard
from tanglewood.cards.suited import SuitedDeck
from tanglewood.games.fox.cards import FOX, WITCH, beats
from tanglewood.games.fox.follow import may_follow
from tanglewood.games.fox.laid import Laid

DECK: Final = SuitedDeck(len(FoxCard.all) - FoxCard.suited_count)
"""With every special card that there is."""
POISON: Final = 8
"""The rank that costs a point in Deluxe."""
SELDOM: Final = 0.05
"""What beats a lead in fewer of the worlds in which it is held does not count among those that
do."""


class Answers(NamedTuple):
    """What a lead may be answered with. `beating` takes the trick in any of the worlds, `usual` are
    those of them that do so not just now and then; in a share of the worlds nothing takes it
    (`safe`), every answer does (`forced`), or the suit is not held (`void`)."""

    beating: tuple[FoxCard, ...]
    usual: tuple[FoxCard, ...]
    safe: float
    forced: float
    void: float


def answers(case: Case, card: FoxCard, trump: int | None = None) -> Answers:
    """What the other may answer to this card, were it led, by this trump or the one that it is
    now."""
    turned = trump_of(case) if trump is None else trump
    found: Answers = case.once(("answers", card, turned), lambda: _answers(case, card, turned))
    return found


def trump_of(case: Case) -> int:
    """The suit of the decree; -1 where there is none, or one without a suit."""
    return -1 if case.view.decree is None else case.view.decree.suit


def _answers(case: Case, card: FoxCard, trump: int) -> Answers:
    held, taking = Counter[FoxCard](), Counter[FoxCard]()
    safe = forced = void = 0
    for hand in case.hands:
        legal = may_follow(DECK, hand, Laid(card)) if card.suit >= 0 else hand
        takes = [one for one in legal if _takes(one, card, trump, hand)]
        held.update(hand)
        taking.update(takes)
        safe += not takes
        forced += bool(takes) and len(takes) == len(legal)
        void += not any(one.suit == card.suit for one in hand)
    worlds = max(1, len(case.hands))
    usual = [one for one, often in taking.items() if often >= SELDOM * held[one]]
    if (
        not taking and trump >= 0 and case.may_trump(card, trump)
    ):  # in no world that was drawn, and yet possible
        taking.update(it for it in case.may_hold if it.suit == trump and beats(it, card, trump))
    return Answers(
        tuple(sorted(taking)),
        tuple(sorted(usual)),
        safe / worlds if case.hands else 0.0,
        forced / worlds,
        void / worlds,
    )


def _takes(one: FoxCard, card: FoxCard, trump: int, hand: Any) -> bool:
    """Whether this card takes the trick from a lead, a special card in some way or other, and a Fox
    also by another trump that its hand can make."""
    if min(one.suit, card.suit) < 0 or beats(one, card, trump):
        return True
    if one.rank != FOX or trump < 0:
        return False
    suits = {other.suit for other in hand if other != one and other.suit >= 0}
    return any(beats(one, card, suit) for suit in suits)


def higher(case: Case, card: FoxCard) -> list[FoxCard]:
    """The cards of a card's suit that beat it and may still be in the other's hand: the higher
    ones, and a Witch, which alone counts as a trump."""
    trump = trump_of(case)
    return sorted(
        it for it in case.may_hold if it.suit == card.suit and it != card and beats(it, card, trump)
    )


def by_suit_alone(case: Case, card: FoxCard) -> bool:
    """Whether only the cards of its suit say how strong a card is: a Witch alone is a trump."""
    return card.rank != WITCH or card.suit == trump_of(case)


def how_many(case: Case, card: FoxCard) -> int:
    """How many cards still out beat this one, were it led: any special card may be among them, but
    no more of them than are hidden. What hardly ever may be played, a trump while the suit is held,
    is not counted unless it is all there is."""
    found = answers(case, card)
    counted = found.usual or found.beating
    plain = sum(one.suit >= 0 for one in counted)
    hidden = max((sum(one.suit < 0 for one in hand) for hand in case.hands), default=0)
    return plain + min(len(counted) - plain, hidden)
