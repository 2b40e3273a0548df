"""How a round goes on after an action when both play as the learned network does: trick by trick,
in worlds that fit a view.

    found = Playing(view, worlds=20, seed=1)
    course = found.after(action)[0]
    course.ended.tricks, course.ended.points
    [trick.mine for trick in course.tricks if trick.won]

Every action meets the same worlds and the same luck, so that courses differ by what is played.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tanglewood.analysis.networks.foresight import Foresight
from tanglewood.analysis.networks.learned import knows, network
from tanglewood.analysis.search import Standpoint
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel import has_twin, search
from tanglewood.kernel.search import Played


class Taken(NamedTuple):
    """A trick: what each of the two played last to it (None for what was not seen), and whether the
    viewer won it."""

    mine: FoxCard | None
    theirs: FoxCard | None
    won: bool


class Ended(NamedTuple):
    """How the round ended: the tricks of the viewer, the points that it was ahead by in this round,
    and both scores."""

    tricks: int
    points: int
    mine: int
    theirs: int


class Course(NamedTuple):
    """One world after an action: the tricks from the one on the table on, and the end."""

    tricks: tuple[Taken, ...]
    ended: Ended


class Playing:
    """Rounds of a view that are played on; each action once."""

    def __init__(self, view: View, worlds: int, seed: int) -> None:
        self._view: Any = view
        self._seed = seed
        how: Foresight = part(view.name, "foresight")
        self._worlds = how.worlds(Standpoint(view), worlds, seed)
        self._notes = how.notes(view)
        self._found: dict[Action, Sequence[Course]] = {}

    def after(self, action: Action) -> Sequence[Course]:
        """What happens in each world."""
        if action not in self._found:
            own = network(self._view.name).native
            rows = search.played(self._worlds, own, self._notes, self._seed, action.index)
            self._found[action] = self._courses(rows)
        return self._found[action]

    def _courses(self, rows: Played) -> Sequence[Course]:
        return [self._course(end, made) for end, made in rows]

    def _course(self, end: list[int], made: list[tuple[int, ...]]) -> Course:
        view = self._view
        mine, theirs, gained, other, tricks, _ = end
        laid: list[FoxCard | None] = [None, None]
        for at, it in enumerate(view.trick):
            laid[view.leader ^ at] = it.card
        taken, now = list[Taken](), (view.tricks[view.viewer], view.tricks[1 - view.viewer])
        for seat, index, own, their, *_ in made:
            action = view.game.actions[index]
            if plays(action):
                laid[seat] = action.card
            if (own, their) != now:
                taken.append(Taken(laid[view.viewer], laid[1 - view.viewer], own > now[0]))
                laid, now = [None, None], (own, their)
        return Course(tuple(taken), Ended(tricks, gained - other, mine, theirs))


def plays(action: Action) -> bool:
    """Whether an action plays a card, alone or with another one: its text begins with the card."""
    card = action.card
    return card is not None and action.text.partition("+")[0] == card.text


def plays_on(view: View) -> bool:
    """Whether rounds by these rules can be played on by the network, from what was seen."""
    return has_twin(view.game) and part(view.name, "foresight") is not None and knows(view.game)
