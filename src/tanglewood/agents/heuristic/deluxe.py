"""The heuristic Deluxe player: the fox player's plan, with the special cards weighed by what they
beat."""

from collections.abc import Callable

from tanglewood.agents.heuristic.aim import trick_worth
from tanglewood.analysis.adding import added
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.games.deluxe.actions import KEEP
from tanglewood.games.deluxe.cards import CROWN, RANK, SUIT, face
from tanglewood.games.deluxe.special.crown import PlayCrowned
from tanglewood.games.deluxe.special.module import CARDS
from tanglewood.games.deluxe.special.thumb import parting
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.deluxe.winner import follower_takes
from tanglewood.games.fox.actions import Under
from tanglewood.games.fox.cards import TREASURE
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.rules import FOX_SCORES

_POWER = {special.card: special.power for special in CARDS}
_WORTH = {kind: worth for special in CARDS for kind, worth in special.worth.items()}
_WORTH[Under] = parting


def judge(view: DeluxeView) -> Callable[[Action], float]:
    """How well each action serves the plan."""
    return _Plan(view).value


class _Plan:
    """What the seat wants in this trick."""

    def __init__(self, view: DeluxeView) -> None:
        self.view = view
        assert view.decree is not None
        self.decree = view.decree
        self.trump = self.decree.suit
        self.left = len(FOX_SCORES) - 1 - sum(view.tricks)
        expected = added(self.power(card) for card in view.hand)
        seat = view.viewer
        self.trick_worth = trick_worth(FOX_SCORES, view.tricks, seat, self.left, expected)

    @property
    def hand(self) -> FoxCards:
        return self.view.hand

    def power(self, card: FoxCard, trump: int | None = None) -> float:
        """The chance that a card takes a trick."""
        trump = self.trump if trump is None else trump
        shown = face(card, self.decree)
        if SUIT[shown] < 0:
            return _POWER.get(shown, 0.5)  # the Mirror as the decree shows nothing
        rank = RANK[shown]
        if rank == 9:
            return 0.85
        return min(0.98, 0.5 + rank / 22) if SUIT[shown] == trump else rank / 15

    def value(self, action: Action) -> float:
        """How well the action serves the plan."""
        view = self.view
        if view.phase in {"lead", "follow", "replace"}:
            return self._play(action)
        if view.phase == "exchange":
            return self._exchange(action)
        return _WORTH[type(action)](self, action)

    def _play(self, action: Action) -> float:
        view = self.view
        card: FoxCard = action.card
        crown = CROWN if isinstance(action, PlayCrowned) else None
        follow = view.phase == "follow"
        if follow:
            win = float(follower_takes(view.trick[0], Laid(card, crown), self.decree))
        else:
            win = 0.9 if crown else self.power(card)
        sevens = int(RANK[face(card, self.decree)] == TREASURE)
        if follow:
            sevens += RANK[face(view.trick[0].card, self.decree)] == TREASURE
        poison = view.poison * (RANK[card] == 8) * (SUIT[card] >= 0)
        worth = self.power(card) * (0.8 if self.trick_worth > 0 else -0.8) + 0.2 * bool(crown)
        return self.trick_worth * win + (2 * win - 1) * (0.8 * sevens - 0.8 * poison) - worth

    def _exchange(self, action: Action) -> float:
        view, card = self.view, action.card
        trump = self.trump if action is KEEP else SUIT[card]
        hand = view.hand if action is KEEP else view.hand - card | self.decree
        total = added(self.power(held, trump) for held in hand)
        return total if self.trick_worth > 0 else -total
