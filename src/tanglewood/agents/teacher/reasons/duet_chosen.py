"""Duet: a trick in which the winner chooses how the tracker moves, by a Musician or a Gazelle."""

from collections import Counter
from typing import Any, Final, NamedTuple

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.duet_path import chosen, outcome
from tanglewood.core.message import Message
from tanglewood.games.duet.cards import GAZELLE, MUSICIAN
from tanglewood.games.duet.moves import moves

USUALLY: Final = 0.8
"""So often the same choice must be had, to be told as what usually comes."""


class Ways(NamedTuple):
    """Who chooses, and the spaces of the path to choose from."""

    winner: int
    spaces: tuple[int, ...]


def ways(case: Case, events: list[Any]) -> Ways | None:
    """The choice that the winner has in a story; None where there is none."""
    if not chosen(events):
        return None
    won = next(it for it in events if it.kind == "trick-won")
    forest = case.view.forest
    spaces = [forest.tracker + by
              for by in moves(case.view.paws, won.winner, won.lead, won.follow)]  # fmt: skip
    return Ways(won.winner, tuple(it for it in spaces if forest.low <= it <= forest.high))


def chosen_way(case: Case) -> Message | None:
    """Who takes the trick and chooses, between which spaces, and on which of them gems lie."""
    if case.view.phase == "lead":
        return _led(case)
    stories = case.trick_events(case.best)
    found = Counter(ways(case, events) for events in stories)
    (mostly, times), often = found.most_common(1)[0], len(stories)
    if mostly is None or not mostly.spaces or times < USUALLY * often:
        return None
    led = len(case.view.trick) + (case.view.phase == "follow") < 2
    sure = "" if times >= SURE * often and not led else "-mostly"
    who = "me" if mostly.winner == case.me else "mate"
    said = {"do": case.done(case.best), "wins": Message(f"choice-{who}{sure}", who=case.who),
            "lie": _lie(case, mostly.spaces)}  # fmt: skip
    if len(mostly.spaces) == 1:
        return Message("why-choice-stay", **said, space=mostly.spaces[0])
    return Message("why-choice", **said, spaces=mostly.spaces)


def _lie(case: Case, spaces: tuple[int, ...]) -> Message:
    """On which of these spaces gems lie."""
    gems = tuple(it for it in spaces if case.view.forest.gems[it])
    if len(gems) == len(spaces):
        return Message("choice-gem-each", n=len(spaces))
    return Message("choice-gem-on", n=len(gems), spaces=gems)


def _led(case: Case) -> Message | None:
    """A card is led with which whoever takes the trick chooses: the gems that are found so in most
    worlds."""
    card, found = case.best.card, outcome(case)
    if card is None or card.rank not in {MUSICIAN, GAZELLE}:
        return None
    spaces = sorted(space for space, _ in found.gems.most_common(3))
    if found.gem < USUALLY or not spaces:
        return None
    return Message("why-choice-led", card=card, n=len(spaces), spaces=tuple(spaces))
