"""Twin games: two deals and the same actions, alike in all that one viewer is told."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from tanglewood.core.action import Action
from tanglewood.core.chance import Drawn, Fate
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import seen_events
from tanglewood.games.registry import load
from tanglewood.games.woods.actions import Trade
from tanglewood.games.woods.state import WoodsState

Outcomes = tuple[tuple[str, tuple[int, ...]], ...]


class Told(NamedTuple):
    """A game that is to be played on the server: its start, and the actions."""

    game: Game[Any]
    seed: int
    start: Outcomes
    actions: tuple[str, ...]

    def moments(self) -> Iterator[tuple[State[Any], tuple[Event, ...]]]:
        """By the law alone: the state before each action and the one after all of them, each with
        the events that led there."""
        given = iter(self.start)
        state: State[Any] = self.game.first(Fate())
        for text in (*self.actions, None):
            events = tuple(state.events)
            while (chance := state.chance) is not None:
                _, items = next(given, ("", None))
                drawn = Fate(seed=self.seed).draw(state.chances, chance)
                assert drawn is not None
                state = state.apply(drawn if items is None else Drawn(items))
                events += tuple(state.events)
            yield state, events
            if text is not None:
                state = state.apply(text)

    def cut(self, actions: int) -> "Told":
        """The same up to this many actions."""
        return self._replace(actions=self.actions[:actions])

    def exchanged(self, at: int, one: int, other: int) -> "Told":
        """The same with two cards of one outcome in each other's place."""
        name, items = self.start[at]
        changed = list(items)
        changed[one], changed[other] = changed[other], changed[one]
        return self._replace(
            start=(*self.start[:at], (name, tuple(changed)), *self.start[at + 1 :])
        )


class Twins(NamedTuple):
    """A game and its twin, both up to the last action that they share."""

    game: Told
    twin: Told


def random_game(name: str, options: dict[str, Any], seed: int) -> Told:
    """A random game, without its last action: after that everything is open."""
    choice = Random(seed)
    told = Told(load(name, **options), choice.getrandbits(63), (), ())
    start: list[tuple[str, tuple[int, ...]]] = []
    actions: list[str] = []
    state, first = told.game.first(Fate()), None
    while state.outcome is None:
        if (chance := state.chance) is not None:
            drawn = Fate(seed=told.seed).draw(state.chances, chance)
            assert drawn is not None
            if first is None:
                start.append((chance.name, drawn.items))
            state = state.apply(drawn)
            continue
        first = first or state
        actions.append(choice.choice(_secretive(state, first)).text)
        state = state.apply(actions[-1])
    return told._replace(start=tuple(start), actions=tuple(actions[:-1]))


def _secretive(state: State[Any], first: State[Any]) -> tuple[Action, ...]:
    """The actions of somebody with a secret: in the Woods all keep the best card of their first
    hand, and take none like those. With any other play nothing stays hidden to the end there."""
    if not (isinstance(state, WoodsState) and isinstance(first, WoodsState)):
        return state.legal
    kept = [max(hand.kinds) for hand in first.hands]
    trades = [action for action in state.legal if isinstance(action, Trade)]
    keeping = [action for action in trades if action.card != kept[state.to_act]] or trades
    row = state.row
    hiding = [action for action in keeping if not {row[slot] for slot in action.slots} & {*kept}]
    return tuple(hiding or keeping) or state.legal


def longest(told: Told, viewer: int) -> Twins | None:
    """The game and a twin with two cards of the deal exchanged where the viewer cannot tell, up to
    where that can be told at last."""
    moments = list(told.moments())
    best, found = -1, None
    for at, (_, items) in reversed(list(enumerate(told.start))):  # the cards before all else
        for one, other in combinations(range(len(items)), 2):
            if items[one] != items[other]:
                twin = told.exchanged(at, one, other)
                shared = _shared(moments, twin, viewer)
                if shared > best:
                    best, found = shared, twin
                if best == len(told.actions):
                    break
    return None if found is None else Twins(told.cut(best), found.cut(best))


def _shared(moments: list[tuple[State[Any], tuple[Event, ...]]], twin: Told, viewer: int) -> int:
    """After how many actions the viewer cannot tell the twin apart, while it differs; -1: never."""
    last = -1
    try:
        for number, ((state, events), (other, others)) in enumerate(
            zip(moments, twin.moments(), strict=True)
        ):
            if list(seen_events(events, viewer)) != list(seen_events(others, viewer)):
                return last
            if state.text != other.text:
                last = number
    except TanglewoodError:  # somebody could not have acted like this
        pass
    return last
