"""A case: a view, an action and the one it is compared with, and what comes of both."""

from functools import cached_property
from typing import Any, Final

from tanglewood.agents.hint.ahead import Ahead, look_ahead, stories
from tanglewood.agents.hint.form import Prospect
from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher.called import CALLED
from tanglewood.agents.teacher.certain import certain
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.message import Argument, Message, Who
from tanglewood.core.view import View
from tanglewood.kernel.seen import NothingDealt

WORLDS: Final = 24
"""Worlds in which a reason is checked."""
CERTAIN: Final = 96
"""Worlds in which a reason is checked that speaks of what is certain."""
SURE: Final = 0.97
"""From here on what happens in the worlds is told as what happens."""


class Case:
    """Why `best` and not `other`, for the seat to act. Looks ahead are made when a reason asks."""

    def __init__(self, view: View, found: Promised, best: Action, other: Action, seed: int) -> None:
        self.view: Any = view
        self.found = found
        self.best, self.other = best, other
        self._seed = seed

    @property
    def me(self) -> int:
        return int(self.view.viewer)

    @property
    def who(self) -> Who:
        """The one across the table."""
        return Who(1 - self.me)

    @cached_property
    def now(self) -> Ahead:
        """What the best action does to the trick."""
        return look_ahead(self.view, self.best, WORLDS, self._seed)

    @cached_property
    def then(self) -> Ahead:
        """What the other action does to the trick."""
        return look_ahead(self.view, self.other, WORLDS, self._seed)

    @cached_property
    def now_events(self) -> list[list[Any]]:
        """What happens after the best action until the trick is over, world by world."""
        return [events for events, _ in stories(self.view, self.best, WORLDS, self._seed)]

    @cached_property
    def then_events(self) -> list[list[Any]]:
        """The same after the other action."""
        return [events for events, _ in stories(self.view, self.other, WORLDS, self._seed)]

    @cached_property
    def worlds(self) -> list[Any]:
        """Worlds that fit the view; none where its deal was not seen."""
        return self._drawn(0, WORLDS)

    def _drawn(self, first: int, last: int) -> list[Any]:
        try:
            drawn = Worlds(self.view.ruleset, self.view)
            return [drawn.draw(Stream(self._seed, number)) for number in range(first, last)]
        except NothingDealt:
            return []

    @cached_property
    def more_worlds(self) -> list[Any]:
        """The same worlds and more of them, for what is told as certain."""
        return self.worlds and [*self.worlds, *self._drawn(WORLDS, CERTAIN)]

    @cached_property
    def may_hold(self) -> frozenset[Any]:
        """The cards that somebody else holds in one of the worlds."""
        others = [seat for seat in range(self.view.ruleset.seats) if seat != self.me]
        return frozenset(
            card for world in self.more_worlds for seat in others for card in world.view(seat).hand
        )

    @property
    def leading(self) -> bool:
        """Another player has still to answer the card."""
        return bool(self.view.phase == "lead")

    @property
    def taken(self) -> float:
        """How often the best action takes the trick, if everybody answers by rules of thumb."""
        return self.now.share(self.now.takes)

    @property
    def other_taken(self) -> float:
        """The same of the other action."""
        return self.then.share(self.then.takes)

    @cached_property
    def holds(self) -> bool:
        """The best action is a lead that takes the trick whatever the other answers, and whatever
        a Fox or a Woodcutter is used for on the way."""
        if not self.leading or not self.more_worlds:
            return False
        return all(
            certain(world.apply(self.best), self.me, Stream(self._seed, number))
            for number, world in enumerate(self.more_worlds)
        )

    @cached_property
    def takes(self) -> bool:
        """The best action surely takes the trick."""
        if not self.now.worlds or self.taken < SURE:
            return False
        return self.holds if self.leading else True

    @property
    def loses(self) -> bool:
        """The best action surely loses the trick; nobody can be made to take what is led."""
        return bool(self.now.worlds) and not self.leading and self.taken <= 1 - SURE

    @cached_property
    def lost(self) -> bool:
        """The trick is lost whatever the seat answers with."""
        if not (self.loses and self.other_loses):
            return False
        ahead = (look_ahead(self.view, it, WORLDS, self._seed) for it in self.view.legal)
        return not any(one.takes for one in ahead)

    @property
    def other_takes(self) -> bool:
        """The other action would rather take the trick."""
        return bool(self.then.worlds) and self.other_taken > 0.5

    @property
    def other_loses(self) -> bool:
        """The other action would surely lose the trick."""
        return bool(self.then.worlds) and self.other_taken <= 1 - SURE

    def prospect(self, action: Action) -> Prospect:
        return next(one for one in self.found.prospects if one.action is action)

    def called(self, action: Action) -> Argument:
        """What an action is called inside a sentence."""
        if (id := CALLED.get(action.text)) is not None:
            return Message(id)
        return self.view.ruleset.called(self.view.plain(), action)
