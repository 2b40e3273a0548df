"""What the Deluxe tests share: positions, steps through them, and questions about the result."""

from functools import cache
from typing import Any

import tanglewood as tw
from tanglewood.cards.fox import FoxCards
from tanglewood.core.chance import Drawn
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.events import TrickWon
from tests.support import levelled


@cache
def _loaded(options: tuple[tuple[str, Any], ...]) -> DeluxeGame:
    game = tw.load("deluxe", **dict(options))
    assert isinstance(game, DeluxeGame)
    return game


def deluxe(**options: Any) -> DeluxeGame:
    """A Deluxe game; unless told otherwise with all nine special cards and nothing else."""
    return _loaded(tuple(({"special": 9, "goals": False, "poison": False} | options).items()))


def at(text: str, **options: Any) -> DeluxeState:
    """The position in such a game; a hand that is too small gets plain cards."""
    game = deluxe(**options)
    return game.position(levelled(game, text))


def after(start: DeluxeState | str, *steps: str, **options: Any) -> DeluxeState:
    """The state after these actions; a step with '~' gives what chance draws: '~B3' or '~B3 K4'."""
    state = at(start, **options) if isinstance(start, str) else start
    for step in steps:
        if step.startswith("~"):
            chance = state.chance
            assert chance is not None, f"nothing is drawn at {step}: {state}"
            items = [state.game.item_parse(chance.name, text) for text in step[1:].split()]
            state = state.apply(Drawn(tuple(items)))
        else:
            state = state.apply(step)
    return state


def legal(state: DeluxeState) -> str:
    """The legal actions with spaces between them."""
    return " ".join(action.text for action in state.legal)


def cards(held: FoxCards) -> str:
    """A set of cards with spaces between them."""
    return " ".join(held.texts)


def deck(state: DeluxeState) -> str:
    """The draw deck from its top."""
    return " ".join(card.text for card in state.deck)


def winner(state: DeluxeState) -> int:
    """Who took the last trick."""
    return [event for event in state.story if isinstance(event, TrickWon)][-1].winner


def duel(lead: str, follow: str, decree: str) -> str:
    """Who wins when the second card is played to the first: 'lead' or 'follow'.

    Both hands are empty otherwise, so the answer is always legal and nothing is asked.
    """
    spare = [card for card in ("M10", "K10", "B10") if card not in {lead, follow, decree}]
    table = f"1:{follow} decree={decree} deck={','.join(spare)}"
    if lead == "Tree":  # it takes the only card by itself
        state = after(f"0:{lead} {table}", lead)
    else:
        state = after(f"trick={lead} {table}", follow)
    return "follow" if winner(state) else "lead"
