"""Fox: what is kept, what is drawn out and what comes next, where no plan settles it."""

from collections import Counter
from typing import Any, Final

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import goals_tell_apart, suit_name
from tanglewood.agents.teacher.reasons.fox_answers import beaten_after, trump_of
from tanglewood.agents.teacher.reasons.fox_cards import (
    POISON,
    above,
    beaters,
    how_many,
    playing,
    takes_poison,
)
from tanglewood.agents.teacher.reasons.fox_choices import POWERS
from tanglewood.agents.teacher.reasons.fox_plan import FEW, plan, wish
from tanglewood.agents.teacher.reasons.fox_purpose import purpose
from tanglewood.agents.teacher.reasons.fox_under import AWAY
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, MONARCH, SWAN, TREASURE, WITCH, WOODCUTTER
from tanglewood.games.fox.rules import standing

SEVERAL: Final = 4
"""What more cards than these still out beat is not worth keeping for that."""

HELD: Final = 0.65
"""What is usually drawn out is held in so many of the worlds."""


def grabs_lead(case: Case) -> Message | None:
    """It takes the trick that the other card loses, and a card can be led then that nothing of the
    other's beats."""
    card = playing(case)
    if card is None or case.leading or not (case.takes and case.other_loses) or not case.worlds:
        return None
    if plan(case) in FEW:
        return None
    rest = [one for one in case.view.hand if one != card and one.suit >= 0]
    free = [one for one in rest if not beaters(case, one)]
    if not free:
        return None
    return Message("why-grabs-lead", card=card, next=max(free, key=lambda one: one.rank),
                   who=case.who)  # fmt: skip


def keeps_over(case: Case) -> Message | None:
    """The trick is let go: the card that would take it stays strong for a better one."""
    card, instead = playing(case), case.other.card
    if (
        card is None
        or instead is None
        or instead.suit < 0
        or not (case.loses and case.other_mostly_takes)
    ):
        return None
    if plan(case) in FEW or purpose(case)[0] < 0 or not case.worlds or case.then.mine:
        return None
    match above(case, instead):
        case []:
            return Message("why-keeps-over", card=card, kept=instead)
        case [only]:
            return Message("why-keeps-over-one", card=card, kept=instead, one=only)
    return None


def fewer_theirs(case: Case) -> Message | None:
    """Another suit becomes trump than by the other action: one of which fewer can still be out."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or decree is None or not case.worlds or plan(case) in FEW:
        return None
    mine = decree.suit if card is None else card.suit
    other = decree.suit if case.other.card is None else case.other.card.suit
    if mine == other or min(mine, other) < 0:
        return None
    few, many = (sum(one.suit == suit for one in case.may_hold) for suit in (mine, other))
    if few > many - 2:
        return None
    names = [suit_name(decree, suit) for suit in (mine, other)]
    return Message("why-fewer-theirs", suit=names[0], less=names[1], n=few, who=case.who)


def lead_lost(case: Case) -> Message | None:
    """A low card is led that the other will mostly take, and what beats the kept card is drawn out
    or the kept card is spared."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or not case.leading or card.suit < 0 or instead.suit < 0:
        return None
    if plan(case) in FEW or not case.now.worlds or not case.then.worlds or card.rank == SWAN:
        return None
    if case.taken > 0.35 or instead.rank <= card.rank or not case.worlds:
        return None
    trump, higher = trump_of(case), above(case, instead)
    if card.suit == trump != instead.suit:
        return None  # a trump is nothing to let go for it
    if not higher and instead.rank >= WITCH:
        return Message("why-top-waits", card=card, kept=instead, suit=suit_name(instead))
    if not 1 <= len(higher) <= 2 or case.other_taken > 0.65 or instead.rank <= TREASURE:
        return None
    said: dict[str, Any] = {"card": card, "kept": instead, "one": higher[0]}
    if len(higher) == 1:
        return Message("why-lead-lost", **said)
    return Message("why-lead-lost-two", **said, two=higher[1])


def draws_out(case: Case) -> Message | None:
    """A lead that the other mostly answers with a card that beats one kept in the hand, of which
    there are few; the other lead would not bring those out."""
    card = playing(case)
    if card is None or not case.leading or card.suit < 0 or not case.now_events:
        return None
    wanted = wish(case)
    if wanted is None or not wanted[0] or not case.worlds:
        return None
    here, there = _answers(case, case.now_events), _answers(case, case.then_events)
    for kept in sorted(case.view.hand, key=lambda it: (-it.rank, it)):
        over = [it for it in beaters(case, kept) if it.suit >= 0] if kept.suit >= 0 else []
        if kept.rank == SWAN or kept == card or not 1 <= len(over) <= 2:
            continue  # a Swan is not kept to win a trick
        if any(it.rank == TREASURE for it in over):
            continue
        if sum(here[it] for it in over) < 0.6 * len(case.now_events):
            continue
        if sum(there[it] for it in over) > 0.3 * len(case.then_events):
            continue
        if sum(any(it in hand for it in over) for hand in case.hands) < HELD * len(case.hands):
            continue
        if not beaten_after(case, kept, over) <= {*over}:
            continue  # whoever has no more of the suit may trump it
        said: dict[str, Any] = {"aim": wanted[1], "card": card, "who": case.who, "kept": kept}
        if len(over) == 1:
            return Message("why-draws-out-one", **said, one=over[0])
        return Message("why-draws-out", **said, one=over[0], two=over[1])
    return None


def _answers(case: Case, stories: list[list[Any]]) -> Counter[FoxCard]:
    """What the other answers with, by rules of thumb."""
    return Counter(
        event.card
        for events in stories
        for event in events
        if event.kind == "played" and event.seat == 1 - case.me
    )


def each_trick(case: Case) -> Message | None:
    """By a chart without names every trick brings more here, and the other card would lose it."""
    card = playing(case)
    if card is None or not case.takes or not case.other_loses:
        return None
    chart = hinting(case.view).chart(case.view)
    mine = case.view.tricks[case.me]
    if chart is None or standing(chart, 0) or chart[mine + 1] <= chart[mine]:
        return None
    return Message("why-each-trick", card=card, n=mine + 1, points=chart[mine + 1],
                   less=chart[mine], other=case.called(case.other))  # fmt: skip


def keeps_better(case: Case) -> Message | None:
    """The card goes, by losing the trick or under the deck, that more cards still out can beat."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or card.suit < 0 or instead.suit < 0 or not case.worlds:
        return None
    if "+" in case.best.text + case.other.text or plan(case) in FEW or len(case.view.hand) < 2:
        return None
    if card.rank in {SWAN, FOX, WOODCUTTER}:
        return None  # what it can do counts, not what beats it
    away = case.view.phase in AWAY
    if not away and (case.view.phase != "follow" or not case.lost):
        return None
    many, few = how_many(case, card), how_many(case, instead)
    if few > min(SEVERAL, many - 2):
        return None
    id = "why-keeps-better-under" if away else "why-keeps-better"
    return Message(id, card=card, many=many, kept=instead, n=few)


def contrast(case: Case) -> Message | None:
    """Of two leads one mostly takes the trick and the other does not, as the plan has it."""
    card = playing(case)
    if card is None or not case.leading or not case.now.worlds or not case.then.worlds:
        return None
    wanted = wish(case)
    if wanted is None:
        return None
    many, goal = wanted
    often = round(10 * (case.taken if many else 1 - case.taken))
    said = {"aim": goal, "card": card, "other": case.called(case.other), "who": case.who,
            "often": often}  # fmt: skip
    if not many and case.taken <= 0.35 and case.other_taken >= case.taken + 0.35:
        return Message("why-contrast-lost", **said)
    if takes_poison(case, card):
        return None  # the trick costs a point
    if many and case.taken >= 0.65 and case.other_taken <= case.taken - 0.35:
        return Message("why-contrast-won", **said)
    return None


def greedy_already(case: Case) -> Message | None:
    """Nothing that is won any more changes what the round brings."""
    chart = hinting(case.view).chart(case.view)
    mine = case.view.tricks[case.me]
    if chart is None or case.view.phase not in {"lead", "follow"}:
        return None
    if standing(chart, mine) != "Greedy" or case.then.mine or case.now.mine:
        return None
    return Message("why-greedy-already", n=mine)


def little_between(case: Case) -> Message | None:
    """Two cards that are worth about the same: both take the trick, both lose it, or about as many
    cards still out beat the one lead as the other."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or min(card.suit, instead.suit) < 0 or not case.worlds:
        return None
    gap, error = case.found.gap(case.best, case.other)
    if gap > error or not case.now.worlds or not case.then.worlds:
        return None
    said = {"card": card, "other": instead}
    if case.leading:
        few, many = sorted(how_many(case, one) for one in (card, instead))
        return Message("why-beaten-alike", **said) if many - few <= 1 else None
    if case.takes and case.other_mostly_takes:
        return Message("why-both-take", **said)
    if case.loses and case.other_loses:
        return Message("why-both-lose", **said)
    return None


def touching(case: Case) -> Message | None:
    """Two plain cards of a suit with nothing between them that is still out, which no goal tells
    apart: they do the same."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or not case.worlds or card.suit != instead.suit:
        return None
    if card.suit < 0 or "+" in case.best.text + case.other.text:
        return None
    low, high = sorted((card.rank, instead.rank))
    if any(it.suit == card.suit and low < it.rank < high for it in case.may_hold):
        return None
    named = POWERS | {TREASURE, MONARCH, POISON}
    if low in named or high in named or goals_tell_apart(case, card, instead):
        return None
    return Message("why-touching", card=card, other=instead)


def power_spared(case: Case) -> Message | None:
    """Both cards take the trick, or both lose it: the one that can do something is kept."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or case.leading or len(case.view.hand) < 3:
        return None
    if card.suit < 0 or card.rank in POWERS or instead.rank not in {FOX, WOODCUTTER}:
        return None
    if instead.rank == WOODCUTTER and not case.view.deck:
        return None
    said = {"card": card, "kept": instead, "power": Message(f"power-{instead.rank}")}
    if case.takes and case.other_taken >= SURE:
        return Message("why-power-spared", **said)
    if case.loses and case.other_loses:
        return Message("why-power-spared-lost", **said)
    return None


def lets_lead(case: Case) -> Message | None:
    """Tricks are wanted, and a strong trump can take what the other leads of a suit that is not
    held: the lead is given away, which the other card would keep."""
    card, instead, wanted = playing(case), case.other.card, wish(case)
    if card is None or instead is None or not case.leading or not case.now.worlds:
        return None
    if wanted is None or not wanted[0] or not case.worlds or case.taken > 0.35:
        return None
    if card.rank == TREASURE:
        return None  # its point would be given away
    if case.now.share(case.now.leads) > 0.35 or case.then.share(case.then.leads) < 0.6:
        return None
    trump = trump_of(case)
    strong = [
        one
        for one in case.view.hand
        if one not in (card, instead) and (one.suit == trump or one.rank == WITCH)
        if one.rank >= TREASURE and how_many(case, one) <= 2
    ]
    rest = {one.suit for one in case.view.hand if one != card}
    void = sorted({one.suit for one in case.may_hold if one.suit >= 0} - rest - {trump})
    if not strong or not void:
        return None
    kept = max(strong, key=lambda one: (-how_many(case, one), one.rank))
    return Message("why-lets-lead", aim=wanted[1], card=card, who=case.who, kept=kept,
                   suit=suit_name(card, void[0]))  # fmt: skip
