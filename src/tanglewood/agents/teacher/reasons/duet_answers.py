"""Duet: a lead that can end on a gem whatever the partner answers."""

from collections.abc import Iterable
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import only_if
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.state import State

MOST: Final = 4
"""So many spaces can be named in a row."""


def sure_gem(case: Case) -> Message | None:
    """Whatever the partner answers, the trick ends on a gem."""
    only_if(case.view.phase == "lead")
    spaces = _gems(case, case.best)
    only_if(spaces and len(spaces) <= MOST)
    return Message("why-sure-gem", card=case.best.card, who=case.who, n=len(spaces),
                   spaces=tuple(sorted(spaces)))  # fmt: skip


def _gems(case: Case, action: Action) -> frozenset[int]:
    """The gems that are found with one answer or another, if one is found with every answer."""

    def find() -> frozenset[int]:
        found: set[int] = set()
        for world in case.more_worlds:
            led = world.apply(action)
            if led.to_act in {case.me, -1} or led.view(led.to_act).phase != "follow":
                return frozenset()  # it asks for something first
            gems = _whatever(led, case.me)
            if not gems:
                return frozenset()  # one answer without a gem is enough
            found |= gems
        return frozenset(found)

    return case.once(("gems", action), find)


def _whatever(state: State[Any], me: int) -> frozenset[int]:
    """The gems that a trick may end on, if the seat finds one whatever the partner answers, makes
    trump and chooses; nothing where it may find none."""
    events: tuple[Any, ...] = tuple(state.events)
    if any(it.kind in {"moved", "went-beyond"} for it in events):
        return frozenset(it.space for it in events if it.kind == "collected")
    if state.to_act < 0:
        return frozenset()
    choices: Iterable[Action] = state.legal
    if state.view(state.to_act).phase == "gift":
        choices = [*choices][:1]  # what changes hands then changes nothing about the trick
    ends = (_whatever(state.apply(it), me) for it in choices)
    if state.to_act == me:
        return next((it for it in ends if it), frozenset())
    found: set[int] = set()
    for gems in ends:
        if not gems:
            return frozenset()
        found |= gems
    return frozenset(found)
