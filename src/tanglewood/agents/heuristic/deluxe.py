"""The heuristic Deluxe player: the fox player's plan, with the special cards weighed by what they
beat."""

from collections.abc import Callable

from tanglewood.agents.heuristic.aim import wishes
from tanglewood.core.action import Action
from tanglewood.core.bits import members
from tanglewood.games.deluxe.actions import KEEP, PlayCrowned
from tanglewood.games.deluxe.cards import BIT, CROWN, DECK, RANK, SUIT, face
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.deluxe.winner import follower_takes
from tanglewood.games.fox.cards import TREASURE
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.rules import FOX_SCORES

_POWER = {"Bow": 0.45, "Shovel": 0.4, "Axe": 0.55, "Tree": 0.4, "Fairy": 0.3, "Crown": 0.2}
"""How often a special card takes a trick, roughly; half the time if it is not said."""


def judge(view: DeluxeView) -> Callable[[Action], float]:
    """How well each action serves the plan."""
    return _Plan(view).value


class _Plan:
    """What the seat wants in this trick."""

    def __init__(self, view: DeluxeView) -> None:
        self.view = view
        self.trump = SUIT[view.decree]
        self.left = len(FOX_SCORES) - 1 - sum(view.tricks)
        expected = sum(self.power(card) for card in members(view.hand))
        seat = view.viewer
        self.wish = wishes(FOX_SCORES, view.tricks, seat, self.left, expected)

    def power(self, card: int, trump: int | None = None) -> float:
        """The chance that a card takes a trick."""
        trump = self.trump if trump is None else trump
        shown = face(card, self.view.decree)
        if SUIT[shown] < 0:
            return _POWER.get(DECK.text(shown), 0.5)
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
        if action.text.startswith(("under=", "give=")):
            power = self.power(action.card)
            return -power if self.wish > 0 else power
        if action.text.startswith(("potion=", "take=")):
            if action.card < 0:
                return 0.0
            gain = self.power(action.card) - 0.4
            return gain if self.wish > 0 else -gain
        if action.text.startswith("dig"):
            return (1.0 if action.text == "dig" else 0.0) * (1 if self.wish > 0 else -1)
        suits = [SUIT[face(card, view.decree)] for card in members(view.hand)]
        return float(suits.count("BKM".index(action.text[-1])))

    def _play(self, action: Action) -> float:
        view, card = self.view, action.card
        crown = CROWN if isinstance(action, PlayCrowned) else -1
        follow = view.phase == "follow"
        if follow:
            win = float(follower_takes(view.trick[0], Laid(card, crown), view.decree))
        else:
            win = self.power(card) if crown < 0 else 0.9
        sevens = int(RANK[face(card, view.decree)] == TREASURE)
        if follow:
            sevens += RANK[face(view.trick[0].card, view.decree)] == TREASURE
        poison = view.poison * (RANK[card] == 8) * (SUIT[card] >= 0)
        worth = self.power(card) * (0.8 if self.wish > 0 else -0.8) + 0.2 * (crown >= 0)
        return self.wish * win + (2 * win - 1) * (0.8 * sevens - 0.8 * poison) - worth

    def _exchange(self, action: Action) -> float:
        view, card = self.view, action.card
        trump = self.trump if action is KEEP else SUIT[card]
        hand = view.hand if action is KEEP else view.hand ^ BIT[card] | BIT[view.decree]
        total = sum(self.power(held, trump) for held in members(hand))
        return total if self.wish > 0 else -total
