"""Duet: what comes of a lead with every answer, not only the likely ones."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.hint.ahead import to_the_end
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import only_if
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message

MOST: Final = 4
"""So many spaces can be named in a row."""


def answered(case: Case, action: Action) -> Iterator[list[Any]]:
    """How the trick goes on after a lead, with each card that the partner may answer in each of
    the worlds; nothing of a lead that asks for something first."""
    for number, world in enumerate(case.worlds):
        led, source = world.apply(action), Stream(case.seed, number)
        if led.to_act in {case.me, -1} or led.view(led.to_act).phase != "follow":
            return
        for answer in led.legal:
            if (told := to_the_end(led.apply(answer), source)) is not None:
                yield told[0]


def sure_gem(case: Case) -> Message | None:
    """Whatever the partner answers, the trick ends on a gem, as it does not after the other
    lead."""
    only_if(case.leading and case.best.card is not None)
    spaces = _gems(case, case.best)
    only_if(spaces and len(spaces) <= MOST and not _gems(case, case.other))
    return Message("why-sure-gem", card=case.best.card, who=case.who, n=len(spaces),
                   spaces=tuple(sorted(spaces)))  # fmt: skip


def _gems(case: Case, action: Action) -> frozenset[int]:
    """The gems that are found with one answer or another, if one is found with every answer."""

    def find() -> frozenset[int]:
        found: set[int] = set()
        for events in answered(case, action):
            gems = {it.space for it in events if it.kind == "collected"}
            if not gems:
                return frozenset()  # one answer without a gem is enough
            found |= gems
        return frozenset(found)

    return case.once(("gems", action), find)
