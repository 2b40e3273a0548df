"""`learned`: one look at what a network learned by self-play, without any search; and `oak-1`, the
strongest agent before there were networks, kept for others to be measured against."""

from typing import Final

from tanglewood.agents.levels.ladder import Ladder
from tanglewood.agents.search import think
from tanglewood.analysis.networks.learned import (
    drawn,
    knows,
    network,
    observation,
    preferences_of,
)
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part

OTHERS: Final = 6000
"""The iterations of `oak-1` where a family does not say them."""


def budget(game: str) -> int:
    """Iterations of `oak-1` at a game."""
    ladder: Ladder | None = part(game, "levels")
    return OTHERS if ladder is None else ladder.OAK_1


class Oak1:
    """`strongest` as it was when networks came: a search with a fixed budget a game.
    `milliseconds` above 0 caps the time of a decision."""

    def __init__(self, name: str = "oak-1", *, milliseconds: float = 0.0) -> None:
        self.name = name
        self.milliseconds = milliseconds

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seed = source.below(1 << 53)
        return think(view, budget(view.game), seed, milliseconds=self.milliseconds).best.action


class Learned:
    """Takes the action that the network prefers, or, `mixed`, each as often as the network would.
    By rules that no network has learned it plays as `oak-1`, and `milliseconds` are its."""

    def __init__(
        self, name: str = "learned", *, mixed: bool = False, milliseconds: float = 0.0
    ) -> None:
        self.name = name
        self.mixed = mixed
        self.milliseconds = milliseconds

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        if not knows(view.ruleset):
            return Oak1(milliseconds=self.milliseconds).choose(view, source)
        outputs = network(view.game).outputs(observation(view))
        preferences = preferences_of(view, outputs)
        best = max(preferences.values())
        if not self.mixed:
            return next(action for action, value in preferences.items() if value == best)
        return drawn(preferences, best, source)
