"""Counting the mistakes of levels, by their names.

A mistake is an action that the network clearly would not take, and that shows a pattern: a family
says which there are. One is the same everywhere: to forget is to take what would be
sound for somebody who remembers nothing that lies face down.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tanglewood.agents.agent import Agent, chosen
from tanglewood.agents.levels.choice import late
from tanglewood.agents.levels.forgetting import remembered
from tanglewood.agents.levels.human import liking, plain_notion
from tanglewood.agents.levels.ladder import Ladder
from tanglewood.analysis.networks.forward import ONE
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.games.registry import part

CLEARLY: Final = 4 * ONE
"""An action so far behind the best is one that the network takes less than once where it takes that
fifty times."""
FORGETS: Final = "forgets"


class Count(NamedTuple):
    """How often a mistake could have been made, and how often it was."""

    chances: int
    made: int

    @property
    def rate(self) -> float:
        """Of a hundred chances."""
        return 100 * self.made / self.chances if self.chances else 0.0


def names_of(game: str) -> tuple[str, ...]:
    """The mistakes that are told apart at a game."""
    ladder: Ladder = part(game, "levels")
    return FORGETS, *ladder.MISTAKES


def possible(view: View) -> Mapping[str, set[Action]]:
    """The mistakes that could be made here: by their names, the actions that would be it."""
    ladder: Ladder = part(view.name, "levels")
    liked = liking(plain_notion(view))
    best = max(liked, key=liked.__getitem__)
    worse = {action for action, value in liked.items() if value <= liked[best] - CLEARLY}
    forgetful = liking(plain_notion(remembered(view, 0)))
    least = max(forgetful.values()) - CLEARLY
    found = {FORGETS: {action for action in worse if forgetful[action] > least}}
    for name, pattern in ladder.MISTAKES.items():
        found[name] = worse.intersection(pattern(view, best))
    return {name: actions for name, actions in found.items() if actions}


def counted(game: Game[Any], players: list[Agent], games: int) -> dict[str, Count]:
    """The mistakes in this many games among these players, up to the last cards of a round."""
    chances: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for seed in range(games):
        for view, action in decisions(game, players, seed):
            for name, actions in possible(view).items():
                chances[name] += 1
                made[name] += action in actions
    return {name: Count(chances[name], made[name]) for name in names_of(game.name)}


def decisions(game: Game[Any], players: list[Agent], seed: int) -> Iterator[tuple[View, Action]]:
    """What is seen and done in a game, up to the last cards of a round."""
    state: State[Any] = game.start(seed=seed)
    step = 0
    while state.outcome is None:
        view = state.view(state.to_act)
        action = chosen(players[view.viewer], state, Stream(seed, step))
        if len(view.legal) > 1 and not late(view):
            yield view, action
        state, step = state.apply(action), step + 1
