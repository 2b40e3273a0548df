"""What puzzles of Into the Woods are about."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.woods.state import WoodsState
from tanglewood.puzzles.themes import Solution, points

THEMES: Final = ("set", "chain", "pair", "deny", "token", "alone", "ending")
KINDS: Final = {
    "completes": "set",
    "next_set": "chain",
    "two_cards": "chain",
    "pair": "pair",
    "keeps_pair": "pair",
    "parts": "pair",
    "denies": "deny",
    "hands_over": "deny",
    "token": "token",
    "leaves_token": "token",
}


def themes(one: Solution) -> set[str]:
    """By the reason, by the table, and by the moment. A chain is also what takes several cards."""
    view = one.view
    found = {KINDS.get(one.kind, "")} - {""}
    if len(getattr(one.answer, "slots", ())) > 1:
        found.add("chain")
    if view.players == 1:
        found.add("alone")
    return found | ({"ending"} if view.deck <= 2 * view.players else set())


def came(state: WoodsState, seat: int) -> Message:
    """Points; alone the sets."""
    if state.game.rules.players == 1:
        return Message("puzzle-came-sets", n=state.scores[0])
    return points(state, seat)
