"""How networks see the Duet: from where the seat sits, the forest around the tracker.

Both seats see the same game: their own end of the path is on the low side, and moves and covers are
named from there. Spaces are counted from the tracker, so a board is known by what lies around. It
is the same as `cpp/include/tanglewood/net/sight_duet.hpp`, which has the table of its bytes.
"""

from collections.abc import Mapping
from typing import Any, Final

from tanglewood.analysis.networks.forward import ONE
from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.games.duet.actions import ACTIONS
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.view import DuetView
from tanglewood.observing import observed

ROUNDS: Final = False
REACH: Final = 15
"""How far it looks to either side: a board of 16 spaces is seen whole from everywhere."""
AROUND: Final = 2 * REACH + 1
SEEN: Final = 480
SCORE: Final = 10.0
"""Scores are learned in tens."""
_CARDS: Final = 30
_SETS: Final = 8 * _CARDS
"""Where the sets of cards of an observation end."""
_PHASE: Final = 432
_MOVES: Final = next(action.index for action in ACTIONS if action.text == "move=-18")
_COVERS: Final = next(action.index for action in ACTIONS if action.text == "cover=low")


def seen(view: DuetView) -> bytes:
    """What a network is shown."""
    whole = observed(view)
    phase = whole[_PHASE : _PHASE + 7]
    rest = whole[_PHASE + 8 : _PHASE + 18]  # without the seat and the start space
    found = whole[:_SETS] + _second(view) + _around(view) + phase + rest
    return found.ljust(SEEN, b"\0")


def _second(view: DuetView) -> bytes:
    """Which of my cards would win this trick, reach a gem, stay on the path."""
    wins, gem, stays = bytearray(_CARDS), bytearray(_CARDS), bytearray(_CARDS)
    if view.phase == "follow" and view.to_act == view.viewer:
        forest, lead = view.forest, view.trick[0]
        assert view.decree is not None
        trump, me = view.decree.suit, view.viewer
        for action in view.legal:
            card = action.card
            same = card.suit == lead.suit
            mine = card.rank > lead.rank if same else card.suit == trump
            wins[card] = mine
            for by in moves(view.paws, me if mine else 1 - me, lead, card):
                space = forest.tracker + by
                if forest.low <= space <= forest.high:
                    stays[card] = 1
                    gem[card] |= forest.gems[space] > 0
    return bytes(wins + gem + stays)


def _around(view: DuetView) -> bytes:
    """Uncovered spaces, gems, gems that grow, and the start, around the tracker."""
    forest = view.forest
    towards = -1 if view.viewer else 1
    near = {REACH + towards * (space - forest.tracker): space
            for space in range(forest.low, forest.high + 1)}  # fmt: skip
    free, gems, grow, start = (bytearray(AROUND) for _ in range(4))
    at = {space: place for place, space in near.items() if 0 <= place < AROUND}
    for space, place in at.items():
        free[place], gems[place] = 1, forest.gems[space]
    for icon in view.plus:
        space = min(max(icon, forest.low), forest.high)
        if space in at:
            grow[at[space]] += 1
    first = REACH + towards * (view.start - forest.tracker)
    if 0 <= first < AROUND:
        start[first] = 1
    return bytes(free + gems + grow + start)


def place(view: DuetView, action: int) -> int:
    """For seat 1 moves and covers are those from the other end."""
    if view.viewer == 0 or action < _MOVES:
        return action
    return _MOVES + _COVERS - 1 - action if action < _COVERS else 2 * _COVERS + 1 - action


def forecast(_: DuetView, outputs: list[int]) -> Forecast:
    """Gems to come, victory, the score."""
    _gems, victory, score = outputs
    return Forecast(min(1.0, max(0.0, victory / ONE)), max(0.0, score / ONE * SCORE))


def forecast_for(view: DuetView, outputs: list[int], _: int) -> Forecast:
    """A team has one result."""
    return forecast(view, outputs)


def fits(game: DuetGame, learned: Mapping[str, Any]) -> bool:
    """Boards of other lengths, more tokens or other paws were not learned."""
    (shortest, longest), (fewest, most) = learned["spaces"], learned["tokens"]
    spaces, tokens = len(game.board.gems), game.board.tokens or 0
    inside: bool = shortest <= spaces <= longest and fewest <= tokens <= most
    return inside and list(game.paws.by_card) == learned["paws"]
