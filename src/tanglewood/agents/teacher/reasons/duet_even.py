"""Duet: choices that are all worth about the same."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.duet_cards import OFTEN, PLAYED, gem_comes
from tanglewood.agents.teacher.reasons.duet_path import outcome, sides
from tanglewood.core.message import Argument, Message
from tanglewood.games.duet.actions import Move
from tanglewood.games.duet.course import ROUNDS

TRUMP: Final = frozenset({"foxes", "exchange"})
GOOD: Final = 0.8
"""From here on a game is as good as won."""
BAD: Final = 0.1
"""Up to here it is as good as lost."""
FEW: Final = 4
"""So few cards are named that stay in the hand."""
MOSTLY: Final = 0.8
"""So often a trick must end in the same way to be told as what usually comes."""


def all_alike(case: Case) -> Message | None:
    """Whatever is chosen, the same comes of it: the trick ends as it would, or the tracker leaves
    the path anyway."""
    if len(case.found.choice().as_good) < len(case.found.others):
        return None
    if case.view.phase == "move":
        return _beyond(case)
    return _same_trick(case) if case.view.phase in TRUMP else None


def decided(case: Case) -> Message | None:
    """The gems are as good as home, or out of reach, whatever is chosen."""
    values = [case.found.value(it.action) for it in case.found.prospects]
    left: Any = sum(case.view.forest.gems)
    if min(values) >= GOOD:
        safe = Message("why-gems-safe", n=left)
        return Message("why-and", first=safe, then=_watch(case)) if left else safe
    if max(values) <= BAD:
        tricks = len(case.view.hand) + bool(case.view.trick)
        more = case.view.round == ROUNDS and left > tricks
        return Message("why-gems-many" if more else "why-gems-far", n=left)
    return None


def _watch(case: Case) -> Message:
    """On which side the gems lie, and who should win tricks."""
    forest = case.view.forest
    space: int = forest.tracker
    at: Argument = space
    if case.view.phase in PLAYED and (found := outcome(case)).often >= MOSTLY:
        space, at = found.space, sides(case).at
    low, high = sum(forest.gems[:space]), sum(forest.gems[space + 1 :])
    mine, theirs = (low, high) if case.me == 0 else (high, low)
    more = "me" if mine > theirs else "mate" if theirs > mine else "both"
    return Message(f"why-watch-{more}", at=at, mine=mine, theirs=theirs, who=case.who)


def _kept(case: Case) -> Message | None:
    """What is in the hand after an exchange, for the tricks that follow."""
    if case.view.phase != "exchange":
        return None
    card, decree, hand = case.best.card, case.view.decree, case.view.hand
    cards = sorted(hand if card is None else hand - card | decree, reverse=True)
    if not 0 < len(cards) <= FEW:
        return None
    suit = suit_name(decree if card is None else card)
    return Message("why-keeps-for", cards=tuple(cards), n=len(cards), suit=suit)


def _beyond(case: Case) -> Message | None:
    forest = case.view.forest
    ends = [forest.tracker + it.by for it in case.view.legal if isinstance(it, Move)]
    if any(forest.low <= end <= forest.high for end in ends):
        return None
    if len({end < forest.low for end in ends}) > 1:
        return None  # one way or the other another end is covered
    return Message("why-beyond-even", start=case.view.start)


def _same_trick(case: Case) -> Message | None:
    """Whoever is named and whatever becomes trump, the trick ends in the same way."""
    found = [outcome(case, it) for it in case.view.legal]
    comes = {gem_comes(case, it) for it in found}
    if min(it.gem for it in found) >= OFTEN and len(comes) == 1 and (same := comes.pop()):
        finds, kept = Message("why-same-trick-finds", comes=same), _kept(case)
        return finds if kept is None else Message("why-and", first=finds, then=kept)
    if len({it.space for it in found}) > 1 or min(it.often for it in found) < MOSTLY:
        return None
    space = found[0].space
    if min(it.often for it in found) < SURE or case.view.forest.gems[space]:
        return None
    return Message("why-same-trick-space", space=space)
