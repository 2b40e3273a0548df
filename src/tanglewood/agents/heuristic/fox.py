"""The heuristic fox player: plays by the words a good human would use.

It estimates how many tricks its hand will take, asks the scoring chart whether the next trick is
worth winning or losing (aim for Humble or Victorious, push the other out of Humble), and then
plays the cheapest card that does it: keep the Swan for a lead, get rid of high cards when hiding,
leave Treasures to nobody, let the Fox choose the trump suit that suits the plan.
"""

from collections.abc import Callable

from tanglewood.agents.heuristic.aim import trick_worth
from tanglewood.analysis.adding import added
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.games.fox.actions import KEEP
from tanglewood.games.fox.cards import (
    FOX,
    MONARCH,
    RANK,
    SUIT,
    SWAN,
    TREASURE,
    WITCH,
    WOODCUTTER,
    beats,
)
from tanglewood.games.fox.view import FoxView


def judge(view: FoxView) -> Callable[[Action], float]:
    """How well each action serves the plan."""
    plan = _Plan(view)
    if view.phase == "lead":
        return plan.lead_value
    if view.phase == "follow":
        return plan.follow_value
    return plan.exchange_value if view.phase == "exchange" else plan.under_value


class _Plan:
    """What the seat to act wants in this trick, and how well each action serves it."""

    def __init__(self, view: FoxView) -> None:
        self.view = view
        self.seat = view.viewer
        assert view.decree is not None
        assert view.known is not None
        self.decree = view.decree
        self.trump = self.decree.suit
        put = [card for card in view.known.under if card is not None]
        self.unseen = view.cards - view.known.out - view.hand - view.decree - put
        self.theirs = list(self.unseen - view.known.lacks[1 - self.seat])
        self.left = len(view.chart) - 1 - sum(view.tricks)
        self.expected = self.takes(view.hand, self.trump)
        self.trick_worth = trick_worth(view.chart, view.tricks, self.seat, self.left, self.expected)

    def takes(self, hand: FoxCards, trump: int) -> float:
        """How many tricks the hand may take: each card by how many unseen cards it beats."""
        return added(self.power(card, trump) for card in hand)

    def power(self, card: FoxCard, trump: int) -> float:
        """The chance that a card wins a trick, thought of as met by a random unseen card."""
        if not self.theirs:
            return 0.5
        wins = 0.0
        for other in self.theirs:
            if SUIT[other] == SUIT[card]:
                wins += not beats(other, card, trump)
            else:
                wins += 0.5 * (beats(card, other, trump) + (not beats(other, card, trump)))
        return wins / len(self.theirs)

    def chance_to_win_lead(self, card: FoxCard) -> float:
        """The chance that a led card wins, over the cards that the other may follow with."""
        follows = [other for other in self.theirs if SUIT[other] == SUIT[card]]
        if RANK[card] == MONARCH and follows:
            return 0.9 if SUIT[card] == self.trump or len(follows) > 2 else 0.75
        count = self.view.counts[1 - self.seat]
        unknown = max(1, len(self.theirs))
        void = (1 - len(follows) / unknown) ** count if follows else 1.0
        held = (
            sum(not beats(other, card, self.trump) for other in follows) / len(follows)
            if follows
            else 1.0
        )
        if RANK[card] < WITCH and follows:
            held **= 1.5  # the other chooses the card
        others = [other for other in self.theirs if SUIT[other] != SUIT[card]]
        free = (
            sum(not beats(other, card, self.trump) for other in others) / len(others)
            if others
            else 1.0
        )
        return (1 - void) * held + void * free

    def lead_value(self, action: Action) -> float:
        card = action.card
        win = self.chance_to_win_lead(card)
        value = self.trick_worth * win - self._worth(card)
        if RANK[card] == SWAN:
            value += 0.3
        if RANK[card] == TREASURE:
            value += (2 * win - 1) * 0.8
        return value

    def follow_value(self, action: Action) -> float:
        card: FoxCard = action.card
        lead = self.view.trick[0].card
        win = float(beats(card, lead, self.trump))
        if RANK[card] == FOX:
            win = 0.5 * win + 0.5 * (self.trick_worth > 0)
        treasure = (RANK[card] == TREASURE) + (RANK[lead] == TREASURE)
        value = self.trick_worth * win + (2 * win - 1) * treasure * 0.9 - self._worth(card)
        if RANK[card] == SWAN and not win:
            value += 0.2
        return value

    def _worth(self, card: FoxCard) -> float:
        """What is given up by playing the card now: power, for a plan that wants tricks."""
        power = self.power(card, self.trump)
        keep = 0.8 if self.trick_worth > 0 else -0.8
        odd = 0.25 if RANK[card] in {FOX, WOODCUTTER, MONARCH} else 0.0
        return keep * power + odd * (self.trick_worth > 0)

    def exchange_value(self, action: Action) -> float:
        """The hand under the trump suit that results, and who wins this trick then."""
        hand, card = self.view.hand, action.card
        trump = self.trump if action is KEEP else SUIT[card]
        if action is not KEEP:
            hand = hand - card | self.decree
        value = (self.takes(hand, trump)) * (0.6 if self.trick_worth > 0 else -0.6)
        if len(self.view.trick) == 2:
            lead, follow = self.view.trick
            value += self.trick_worth * beats(follow.card, lead.card, trump)
        return value

    def under_value(self, action: Action) -> float:
        """Put away what the plan needs least."""
        power = self.power(action.card, self.trump)
        return -power if self.trick_worth > 0 else power
