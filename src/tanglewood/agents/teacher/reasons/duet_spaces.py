"""Duet: the spaces that the tracker comes to, one by one."""

from collections import Counter

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_path import Stories, gem_shares, landing, nearest, share
from tanglewood.core.event import kind_of
from tanglewood.core.message import Message

PLAYED = frozenset({"lead", "follow"})


def _gem_spaces(stories: Stories) -> Counter[int]:
    """How often the trick ends with a gem of a space."""
    found: Counter[int] = Counter()
    for events in stories:
        if any(kind_of(it) == "collected" for it in events):
            found.update(it.space for it in events[::-1] if kind_of(it) == "moved")
    return found


def gem_spaces(case: Case) -> Message | None:
    """The trick ends on some gem clearly more often than the other action's: on which."""
    here, there = gem_shares(case)
    if here < 0.4 or there > here - 0.15:
        return None
    found = _gem_spaces(case.now_events)
    likely = [space for space, _ in sorted(found.items(), key=lambda it: (-it[1], it[0]))][:3]
    while len(likely) > 1 and _covered(found, likely[:-1]) >= 0.8:
        likely = likely[:-1]
    if not likely or _covered(found, likely) < 0.8:
        return None
    card, ids = case.best.card, ("one", "two", "three")
    often = "mostly" if here >= 0.7 else "maybe"
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
    if here is None or here[1] < 0.8 or (there is not None and there[0] == here[0]):
        return None
    space, gem = here[0], share(case.now_events, "collected") >= 0.8
    if not gem and share(case.then_events, "went-beyond") < 0.5:
        return None
    if not gem:
        return Message("why-trump-stays", space=space)
    if case.taken >= 0.8:
        return Message("why-trump-moves-me", space=space)
    if case.taken <= 0.2:
        return Message("why-trump-moves-mate", space=space, who=case.who)
    return None


def same_space(case: Case) -> Message | None:
    """Both cards bring the tracker to the same space: the one that can do more is kept."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase not in PLAYED:
        return None
    if not instead.rank % 2 or card.rank % 2 or len(case.view.hand) < 3:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or there is None or here[0] != there[0] or min(here[1], there[1]) < 0.7:
        return None
    return Message("why-same-space", card=card, kept=instead, space=here[0])


def edge_space(case: Case) -> Message | None:
    """Both cards find a gem: this one that near an end of the path, harder to come by again."""
    if case.best.card is None or case.view.phase not in PLAYED:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or there is None or here[0] == there[0] or here[1] < 0.7:
        return None
    if min(share(it, "collected") for it in (case.now_events, case.then_events)) < 0.6:
        return None
    forest = case.view.forest
    left = [min(it[0] - forest.low, forest.high - it[0]) for it in (here, there)]
    if left[0] >= left[1] or left[0] > 1 or not forest.gems[here[0]]:
        return None
    return Message("why-edge-space", card=case.best.card, space=here[0])


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
    return Message("why-richer-space", card=case.best.card, space=here[0], n=gems[here[0]])


def stands_near(case: Case) -> Message | None:
    """Where the tracker most likely comes to, nearer to the next gem than with the other card."""
    if case.best.card is None or case.view.phase not in PLAYED:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or there is None or here[1] < 0.7 or here[0] == there[0]:
        return None
    near, far = nearest(case, here[0]), nearest(case, there[0])
    if near is None or far is None or near >= far or share(case.now_events, "collected") > 0.2:
        return None
    return Message("why-stands-near", card=case.best.card, space=here[0], n=near)


def same_trump(case: Case) -> Message | None:
    """Both cards make the same suit trump: the lower one is given."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "exchange" or card is None or instead is None:
        return None
    if card.suit != instead.suit or card.rank >= instead.rank:
        return None
    suit = Message(f"suit-{card.letters[card.suit]}")
    return Message("why-cheaper", card=card, suit=suit, kept=instead)
