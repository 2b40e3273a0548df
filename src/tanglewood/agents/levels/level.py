"""A level: an agent for people, by its name, at whichever game it sits."""

from tanglewood.agents.agent import TimedAgent
from tanglewood.agents.heuristic.agent import judge
from tanglewood.agents.levels import forgetting
from tanglewood.agents.levels.choice import by_judge, by_visits, late
from tanglewood.agents.levels.human import by_human
from tanglewood.agents.levels.ladder import AHEAD, LEARNED, LOOK, THUMB
from tanglewood.agents.levels.rungs import human, rung
from tanglewood.agents.search import think
from tanglewood.analysis.networks.foresight import best_foreseen, foresees
from tanglewood.analysis.networks.learned import knows, preferred
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel.seen import NoWorlds


class Level(TimedAgent):
    """Plays as a person of this level would, where a network has learned the game; else as one rung
    of the ladder says, and so always where it is the level of `before` there were networks."""

    def __init__(
        self, level: str, name: str = "", *, before: bool = False, milliseconds: float = 0.0
    ) -> None:
        super().__init__(name or level, milliseconds)
        self.level = level
        self.before = before

    def decide(self, view: View, source: Stream) -> Action:
        if not self.before:
            person = human(view.name, self.level)
            if person is not None and knows(view.game):
                return by_human(view, person, source)
        how = rung(view.name, self.level)
        softness = 0.0 if late(view) else how.softness
        if how.way == THUMB:
            return by_judge(
                view.legal, judge(forgetting.remembered(view, how.remembers)), softness, source
            )
        seed = source.below(1 << 53)
        if how.way == LOOK:
            try:
                found = forgetting.searched(
                    view, how.remembers, how.iterations, seed, self.milliseconds
                )
            except NoWorlds:
                return by_judge(view.legal, judge(view), softness, source)
            return by_visits(found, softness, source)
        learned = how.way == LEARNED and knows(view.game)
        ahead = learned and how.tries > 0 and foresees(view.game)
        if learned and not late(view, how.close if ahead else None):
            if not ahead:
                return preferred(view)
            return best_foreseen(view, how.tries, seed, milliseconds=self.milliseconds)
        iterations = how.iterations
        if how.way == AHEAD:
            if foresees(view.game):
                return best_foreseen(view, iterations, seed, milliseconds=self.milliseconds)
            iterations = part(view.name, "levels").OAK_1
        return think(
            view, iterations, seed, milliseconds=self.milliseconds, learned=learned
        ).best.action
