"""A case: a view, an action and the one it is compared with, and what comes of both."""

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, Final, TypeVar

from tanglewood.agents.hint.ahead import TrickAhead, look_ahead, stories
from tanglewood.agents.hint.form import Prospect
from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.hint.rollout import Over, Story, rollout
from tanglewood.agents.search.plain import by_hand
from tanglewood.agents.teacher.certain import certain, possible
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.layout import called
from tanglewood.core.message import Argument, Who
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds

T = TypeVar("T")

WORLDS: Final = 24
"""Worlds in which a reason is checked."""
CERTAIN: Final = 96
"""Worlds in which a reason is checked that speaks of what is certain."""
LATER: Final = 48
"""Worlds that are played on beyond the trick."""
SURE: Final = 0.97
"""From here on what happens in the worlds is told as what happens."""


class Case:
    """Why `best` and not `other`, for the seat to act. Looks ahead are made when a reason asks."""

    def __init__(self, view: View, found: Promised, best: Action, other: Action, seed: int) -> None:
        self.view: Any = view
        self.found = found
        self.best, self.other = best, other
        self._seed = seed
        self._later: dict[tuple[Action, Over], list[Story]] = {}
        self._aheads: dict[Action, TrickAhead] = {}
        self._events: dict[Action, list[list[Any]]] = {}
        self._thirds: dict[Action, Case] = {}
        self._next: dict[Action, Action | None] = {}
        self._even: dict[frozenset[Action], bool] = {}
        self._may_take: dict[Action, bool] = {}
        self._once: dict[Hashable, Any] = {}

    @property
    def me(self) -> int:
        return int(self.view.viewer)

    @property
    def seed(self) -> int:
        """What its worlds are drawn from."""
        return self._seed

    @property
    def who(self) -> Who:
        """The one across the table."""
        return Who(1 - self.me)

    @cached_property
    def mirrored(self) -> "Case":
        """The same with the two actions in each other's place."""
        return self._beside(self.other, self.best)

    def spoken_for(self, action: Action) -> "Case":
        """The same with a third action in the place of the best."""
        if action not in self._thirds:
            self._thirds[action] = self._beside(action, self.other)
        return self._thirds[action]

    def against(self, action: Action) -> "Case":
        """The same beside another action."""
        return self._beside(self.best, action)

    def _beside(self, best: Action, other: Action) -> "Case":
        case = Case(self.view, self.found, best, other, self._seed)
        case.share(self)
        return case

    def ahead(self, action: Action) -> TrickAhead:
        """What an action does to the trick."""
        if action not in self._aheads:
            self._aheads[action] = look_ahead(self.view, action, WORLDS, self._seed)
        return self._aheads[action]

    def trick_events(self, action: Action) -> list[list[Any]]:
        """What happens after an action until the trick is over, world by world."""
        if action not in self._events:
            told = stories(self.view, action, WORLDS, self._seed)
            self._events[action] = [events for events, _ in told]
        return self._events[action]

    @property
    def now(self) -> TrickAhead:
        """What the best action does to the trick."""
        return self.ahead(self.best)

    @property
    def then(self) -> TrickAhead:
        """What the other action does to the trick."""
        return self.ahead(self.other)

    @property
    def now_events(self) -> list[list[Any]]:
        """What happens after the best action until the trick is over, world by world."""
        return self.trick_events(self.best)

    @property
    def then_events(self) -> list[list[Any]]:
        """The same after the other action."""
        return self.trick_events(self.other)

    def later(self, action: Action, over: Over) -> list[Story]:
        """What happens after an action in the next tricks or turns, as far as its family tells."""
        at = action, over
        if at not in self._later:
            self._later[at] = rollout(self.view, action, LATER, self._seed, over)
        return self._later[at]

    def then_do(self, action: Action) -> Action | None:
        """What is advised by a rule of thumb right after an action, where the seat acts again and
        knows no more than now: the exchange after a Fox."""
        if action not in self._next:
            self._next[action] = self._advised(action)
        return self._next[action]

    def _advised(self, action: Action) -> Action | None:
        if not self.worlds:
            return None
        state = self.worlds[0].apply(action)
        if state.to_act != self.me:
            return None
        return by_hand(state.view(self.me)).best.action

    def share(self, known: "Case") -> None:
        """Tell what was found for another case of the same view, and do not play it on again."""
        self._later, self._aheads, self._events = known._later, known._aheads, known._events
        self._next, self._even = known._next, known._even
        self._may_take = known._may_take
        self._once = known._once

    def once(self, about: Hashable, find: Callable[[], T]) -> T:
        """What a family finds out about the view, once for all cases of it."""
        if about not in self._once:
            self._once[about] = find()
        found: T = self._once[about]
        return found

    def even(self, solve: Callable[["Case"], bool]) -> bool:
        """Whether the two actions bring the same in every world, as a family finds it out."""
        both = frozenset({self.best, self.other})
        if both not in self._even:
            self._even[both] = solve(self)
        return self._even[both]

    @property
    def worlds(self) -> list[Any]:
        """Worlds that fit the view; none where its deal was not seen."""
        found: list[Any] = self.once("worlds", lambda: self._drawn(0, WORLDS))
        return found

    def _drawn(self, first: int, last: int) -> list[Any]:
        try:
            drawn = Worlds(self.view)
            return [drawn.draw(Stream(self._seed, number)) for number in range(first, last)]
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
        decree = getattr(self.view, "decree", None)
        if decree is not None and self.may_trump(self.best.card, decree.suit):
            return False
        return all(
            certain(world.apply(self.best), self.me, Stream(self._seed, number))
            for number, world in enumerate(self.more_worlds)
        )

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
        if action not in self._may_take:
            self._may_take[action] = any(
                possible(world.apply(action), self.me, Stream(self._seed, number))
                for number, world in enumerate(self.worlds)
            )
        return self._may_take[action]

    @cached_property
    def takes(self) -> bool:
        """The best action surely takes the trick."""
        if not self.now.worlds or self.taken < SURE:
            return False
        return self.holds if self.leading else True

    @property
    def loses(self) -> bool:
        """The best action surely loses the trick, and nothing that it can do changes that; nobody
        can be made to take what is led."""
        if not self.now.worlds or self.leading or self.taken > 1 - SURE:
            return False
        return not self.may_take(self.best)

    @property
    def other_mostly_takes(self) -> bool:
        """The other action would rather take the trick."""
        return bool(self.then.worlds) and self.other_taken > 0.5

    @property
    def other_loses(self) -> bool:
        """The other action would surely lose the trick, whatever it can do."""
        if not self.then.worlds or self.other_taken > 1 - SURE:
            return False
        return self.leading or not self.may_take(self.other)

    def prospect(self, action: Action) -> Prospect:
        return next(one for one in self.found.prospects if one.action is action)

    def called(self, action: Action) -> Argument:
        """What an action is called inside a sentence."""
        return called(self.view.game, self.view.plain(), action)
