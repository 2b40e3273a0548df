"""A case: a view, an action and the one it is compared with, and what comes of both."""

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from tanglewood.agents.hint.ahead import TrickAhead, look_ahead, stories
from tanglewood.agents.hint.form import Prospect
from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.search.plain import by_hand
from tanglewood.agents.teacher.certain import possible
from tanglewood.analysis.worlds import Worlds
from tanglewood.core import layout
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.message import Argument, Who
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds

T = TypeVar("T")

WORLDS: Final = 24
"""Worlds in which a reason is checked."""
CERTAIN: Final = 96
"""Worlds in which a reason is checked that speaks of what is certain."""
SURE: Final = 0.97
"""From here on what happens in the worlds is told as what happens."""


class Case:
    """Why `best` and not `other`, for the seat to act. Looks ahead are made when a reason asks, and
    once for all cases of a view."""

    def __init__(self, view: View, found: Promised, best: Action, other: Action, seed: int) -> None:
        self.view: Any = view
        self.found = found
        self.best, self.other = best, other
        self.seed = seed
        self._once: dict[Hashable, Any] = {}

    @property
    def me(self) -> int:
        return int(self.view.viewer)

    @property
    def who(self) -> Who:
        """The one across the table."""
        return Who(1 - self.me)

    @property
    def mirrored(self) -> "Case":
        """The same with the two actions in each other's place."""
        return self._beside(self.other, self.best)

    def spoken_for(self, action: Action) -> "Case":
        """The same with a third action in the place of the best."""
        return self._beside(action, self.other)

    def against(self, action: Action) -> "Case":
        """The same beside another action."""
        return self._beside(self.best, action)

    def _beside(self, best: Action, other: Action) -> "Case":
        case = Case(self.view, self.found, best, other, self.seed)
        case._once = self._once  # what was found for another case of the same view
        return case

    def once(self, about: Hashable, find: Callable[[], T]) -> T:
        """What is found out about the view, once for all cases of it."""
        if about not in self._once:
            self._once[about] = find()
        found: T = self._once[about]
        return found

    def ahead(self, action: Action) -> TrickAhead:
        """What an action does to the trick."""
        return self.once(
            ("ahead", action), lambda: look_ahead(self.view, action, WORLDS, self.seed)
        )

    def trick_events(self, action: Action) -> list[list[Any]]:
        """What happens after an action until the trick is over, world by world."""
        return self.once(
            ("events", action),
            lambda: [events for events, _ in stories(self.view, action, WORLDS, self.seed)],
        )

    @property
    def now(self) -> TrickAhead:
        """What the best action does to the trick."""
        return self.ahead(self.best)

    @property
    def now_events(self) -> list[list[Any]]:
        """What happens after the best action until the trick is over, world by world."""
        return self.trick_events(self.best)

    def then_do(self, action: Action) -> Action | None:
        """What is advised by a rule of thumb right after an action, where the seat acts again and
        knows no more than now: the exchange after a Fox."""
        return self.once(("next", action), lambda: self._advised(action))

    def _advised(self, action: Action) -> Action | None:
        if not self.worlds:
            return None
        state = self.worlds[0].apply(action)
        if state.to_act != self.me:
            return None
        return by_hand(state.view(self.me)).best.action

    @property
    def worlds(self) -> list[Any]:
        """Worlds that fit the view; none where its deal was not seen."""
        found: list[Any] = self.once("worlds", lambda: self._drawn(0, WORLDS))
        return found

    def _drawn(self, first: int, last: int) -> list[Any]:
        try:
            drawn = Worlds(self.view)
            return [drawn.draw(Stream(self.seed, number)) for number in range(first, last)]
        except NoWorlds:
            return []

    @property
    def more_worlds(self) -> list[Any]:
        """The same worlds and more of them, for what is told as certain."""
        found: list[Any] = self.once(
            "more", lambda: self.worlds and [*self.worlds, *self._drawn(WORLDS, CERTAIN)]
        )
        return found

    @property
    def hands(self) -> list[Any]:
        """What others hold, hand by hand of these worlds."""
        others = [seat for seat in range(self.view.game.seats) if seat != self.me]
        found: list[Any] = self.once(
            "hands",
            lambda: [world.view(seat).hand for world in self.more_worlds for seat in others],
        )
        return found

    @property
    def may_hold(self) -> frozenset[Any]:
        """The cards that somebody else holds in one of the worlds."""
        found: frozenset[Any] = self.once(
            "may-hold", lambda: frozenset(card for hand in self.hands for card in hand)
        )
        return found

    @property
    def leading(self) -> bool:
        """Another player has still to answer the card."""
        return bool(self.view.phase == "lead")

    def may_trump(self, card: Any, trump: int) -> bool:
        """Whether the other may hold none of the suit of a card that is led, and a trump: too
        seldom to be sure to be seen in the worlds, and yet possible."""
        suit = getattr(card, "suit", -1)
        if suit < 0 or suit == trump or not self.more_worlds:
            return False
        without = sum(one.suit != suit for one in self.may_hold)
        hands = [world.view(1 - self.me).hand for world in self.more_worlds]
        sure = frozenset.intersection(*(frozenset(hand) for hand in hands))
        if without < len(hands[0]) or any(one.suit == suit for one in sure):
            return False
        return any(one.suit == trump for one in self.may_hold)

    def may_take(self, action: Action) -> bool:
        """Whether the action takes the trick in any of the worlds in any way, by an exchange of the
        Fox for instance; only asked of answers."""
        return self.once(
            ("may-take", action),
            lambda: any(
                possible(world.apply(action), self.me, Stream(self.seed, number))
                for number, world in enumerate(self.worlds)
            ),
        )

    def prospect(self, action: Action) -> Prospect:
        return next(one for one in self.found.prospects if one.action is action)

    def called(self, action: Action) -> Argument:
        """What an action is called inside a sentence."""
        return layout.called(self.view.game, self.view.plain(), action)

    def done(self, action: Action) -> Argument:
        """The same where it is told that somebody did it: with where its card goes."""
        return layout.done(self.view.game, self.view.plain(), action)
