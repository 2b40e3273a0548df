"""Duet: the spaces that the tracker comes to, one by one."""

from collections import Counter

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.forecast import ways
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.duet_chosen import chosen_way
from tanglewood.agents.teacher.reasons.duet_path import (
    LIKELY,
    Stories,
    comes,
    free,
    gem_shares,
    landing,
    share,
    sides,
)
from tanglewood.core.message import Message

PLAYED = frozenset({"lead", "follow"})


def gem_spaces_of(stories: Stories) -> Counter[int]:
    """How often the trick ends with a gem of a space."""
    found: Counter[int] = Counter()
    for events in stories:
        if any(it.kind == "collected" for it in events):
            found.update(it.space for it in events[::-1] if it.kind == "moved")
    return found


def gem_spaces(case: Case) -> Message | None:
    """The trick ends on some gem clearly more often than the other action's: on which."""
    here, there = gem_shares(case)
    if here < 0.4 or there > here - 0.15:
        return None
    return gem_sentence(case)


def gem_sentence(case: Case) -> Message | None:
    """On which gems the trick ends after the best action."""
    here, found = share(case.now_events, "collected"), gem_spaces_of(case.now_events)
    likely = [space for space, _ in sorted(found.items(), key=lambda it: (-it[1], it[0]))][:3]
    while len(likely) > 1 and _covered(found, likely[:-1]) >= 0.8:
        likely = likely[:-1]
    if not likely or _covered(found, likely) < 0.8:
        return None
    if free(case.now_events):
        return chosen_way(case)
    card, ids = ways(case)["do"], ("one", "two", "three")
    often = "mostly" if here >= 0.7 else "maybe"
    certain = here >= SURE and not case.leading and len(found) == 1
    if certain and likely != [case.view.forest.tracker]:
        return Message("why-to-gem", card=card, space=likely[0])
    if likely == [case.view.forest.tracker]:
        return Message(f"why-gem-stays-{often}", card=card, one=likely[0])
    spaces = dict(zip(ids, sorted(likely), strict=False))
    return Message(f"why-gem-{often}-{ids[len(likely) - 1]}", card=card, **spaces)


def _covered(found: Counter[int], spaces: list[int]) -> float:
    return sum(found[space] for space in spaces) / found.total()


def trump_moves(case: Case) -> Message | None:
    """A choice about the trump: who takes the trick then, and where the tracker goes."""
    if case.view.phase not in {"exchange", "foxes"} or not case.now.worlds:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or here[1] < LIKELY or (there is not None and there[0] == here[0]):
        return None
    space, gem = here[0], share(case.now_events, "collected") >= LIKELY
    if not gem and (sided := _sided(case)) is not None:
        return sided
    if not gem and share(case.then_events, "went-beyond") < 0.5:
        return None
    if not gem:
        return Message("why-trump-stays", space=space)
    if case.taken >= LIKELY:
        return Message("why-trump-moves-me", space=space)
    if case.taken <= 1 - LIKELY:
        return Message("why-trump-moves-mate", space=space, who=case.who)
    return None


def _sided(case: Case) -> Message | None:
    """By the trump this way one takes the trick and the other way the other one does: on the side
    of the one who should, more gems lie."""
    mine, theirs = sides(case)
    if case.taken >= 0.8 and case.other_taken <= 0.2 and mine > theirs:
        return Message("why-trump-side-me", **ways(case), n=mine)
    if case.taken <= 0.2 and case.other_taken >= 0.8 and theirs > mine:
        return Message("why-trump-side-mate", **ways(case), n=theirs, who=case.who)
    return None


def edge_space(case: Case) -> Message | None:
    """Both cards find a gem: this one that near an end of the path, harder to come by again."""
    if case.best.card is None or case.view.phase not in PLAYED:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or there is None or here[0] == there[0] or here[1] < LIKELY or case.leading:
        return None  # what is led may be answered otherwise
    if min(share(it, "collected") for it in (case.now_events, case.then_events)) < 0.6:
        return None
    forest = case.view.forest
    left = [min(it[0] - forest.low, forest.high - it[0]) for it in (here, there)]
    if left[0] >= left[1] or left[0] > 1 or not forest.gems[here[0]]:
        return None
    return Message("why-edge-space", card=case.best.card, other=case.called(case.other),
                   space=here[0])  # fmt: skip


def richer_space(case: Case) -> Message | None:
    """Both cards mostly find a gem: this one where several lie, the other where one does."""
    if case.best.card is None or case.view.phase not in PLAYED:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or there is None or min(here[1], there[1]) < 0.6:
        return None
    gems = case.view.forest.gems
    if gems[here[0]] < 2 or gems[there[0]] >= gems[here[0]]:
        return None
    if share(case.now_events, "collected") < 0.6:
        return None
    return Message("why-richer-space", card=case.best.card, space=here[0], n=gems[here[0]],
                   other=case.called(case.other), comes=comes(case, here[1]))  # fmt: skip


def same_trump(case: Case) -> Message | None:
    """Both cards make the same suit trump: the lower one is given."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "exchange" or card is None or instead is None:
        return None
    if card.suit != instead.suit or card.rank >= instead.rank:
        return None
    return Message("why-cheaper", card=card, suit=suit_name(card), kept=instead)
