"""Fox: facts about the card that is exchanged for the decree, or goes under the deck."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import how_many
from tanglewood.agents.teacher.reasons.fox_facts_plain import (
    EASY,
    REST,
    TOP,
    chosen,
    of_cards,
    plain,
)
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, WOODCUTTER

AWAY: Final = frozenset({"under", "spill", "give"})
"""Phases in which a card of the hand is put away."""
HALF: Final = 0.5
"""A card is one of the strongest, or the weakest, if no more than so many are."""


def away(case: Case, *, wide: bool) -> Iterator[Fact]:
    """What goes, and what stays."""
    if not case.worlds:
        return
    cards = {it: card for it in case.view.legal if (card := plain(it)) is not None}
    yield from _treasures(cards)
    yield from _given(case, cards, "away", wide=wide)
    yield from _able(case, cards)
    yield from of_cards(case, cards)


def _treasures(cards: Any) -> Iterator[Fact]:
    found = frozenset(it for it, card in cards.items() if card.rank == TREASURE)
    yield Fact("treasure_kept", found, 0, None, "said-treasure-kept")


def _given(case: Case, cards: Any, id: str, *, wide: bool) -> Iterator[Fact]:
    """The weakest card, or the strongest, that can be given."""
    card = chosen(case)
    if card is None:
        return
    own = how_many(case, card)
    many = {it: how_many(case, one) for it, one in cards.items()}
    weak = frozenset(it for it in cards if many[it] >= own)
    strong = frozenset(it for it in cards if many[it] <= own)
    if len(weak) <= HALF * len(cards):
        too = "" if len(weak) == 1 else "-too"
        yield Fact(f"{id}_weakest", weak, 1, Message(f"said-{id}-weakest{too}", card=card))
    if len(strong) <= HALF * len(cards):
        too = "" if len(strong) == 1 else "-too"
        yield Fact(f"{id}_strongest", strong, -1, Message(f"said-{id}-strongest{too}", card=card))
    kept = frozenset(it for it in cards if many[it] < own and (wide or many[it] <= TOP))
    yield Fact(f"{id}_kept", kept, -1, None, "said-stronger-kept" if wide else "said-strong-kept")
    easy = frozenset(it for it in cards if many[it] > own and (wide or many[it] >= EASY))
    yield Fact(f"{id}_low_kept", easy, 1, None, "said-lower-kept" if wide else "said-low-kept")


def _able(case: Case, cards: Any) -> Iterator[Fact]:
    """What can still do something stays."""
    if len(case.view.hand) < REST:
        return
    for rank, kind in ((SWAN, "swan"), (FOX, "fox"), (WOODCUTTER, "cutter")):
        if rank != WOODCUTTER or case.view.deck:
            found = frozenset(it for it, card in cards.items() if card.rank == rank)
            yield Fact(f"{kind}_kept", found, 0, None, f"said-{kind}-kept")


def exchange(case: Case, *, wide: bool) -> Iterator[Fact]:
    """What becomes trump, what that does to the trick, and which card it costs."""
    view = case.view
    decree: Any = view.decree
    if decree is None or decree.suit < 0 or not case.worlds:
        return
    legal = [it for it in view.legal if it.card is None or it.card.suit >= 0]
    cards = {it: it.card for it in legal if it.card is not None}
    down = {it: it.card or decree for it in legal}
    share = {it: case.ahead(it).share(case.ahead(it).takes) for it in legal}
    takes = frozenset(it for it, often in share.items() if often >= SURE)
    loses = frozenset(it for it, often in share.items() if often <= 1 - SURE)
    if case.best not in down:
        return
    trump = down[case.best]
    said = {"card": trump, "suit": suit_name(trump), "who": case.who}
    stays = "-stay" if case.best.card is None else ""
    if view.phase == "exchange" and (takes or loses):
        yield Fact("turn_takes", takes, 1, Message(f"said-turn-takes{stays}", **said),
                   "said-take-others", "said-every-turn-takes")  # fmt: skip
        yield Fact("turn_loses", loses, -1, Message(f"said-turn-loses{stays}", **said),
                   "said-lose-others", "said-every-turn-loses")  # fmt: skip
    yield from _treasures(cards)
    same = frozenset(it for it in legal if down[it].suit == trump.suit)
    hand = [decree, *view.hand]
    mine = sorted(it for it in hand if it.suit == trump.suit and it != trump)
    kind = f"trump{stays}" if trump.suit != decree.suit or stays else "trump-same"
    instead = [case.other] if wide else legal
    others = {
        suit: sum(it.suit == suit for it in hand) - 1
        for suit in {down[it].suit for it in instead if it in down} - {trump.suit}
    }
    if mine and all(len(mine) >= n for n in others.values()):
        yield Fact("trump", same, 1, Message(f"said-{kind}", **said, cards=tuple(mine)))
    if all(len(mine) <= n for n in others.values()):
        id = f"said-{kind}-few" if mine else f"said-{kind}-none"
        yield Fact("trump", same, -1, Message(id, **said, cards=tuple(mine)))
    gained = frozenset(cards)
    if case.best in cards and decree not in mine:
        able = decree.rank in {SWAN, FOX} or (decree.rank == WOODCUTTER and bool(view.deck))
        few = how_many(case, decree)
        if few <= TOP:
            yield Fact("gained", gained, 1, Message("said-gained", **said, decree=decree))
        elif able:
            power = Message(f"power-{decree.rank}")
            yield Fact("gained", gained, 0,
                       Message("said-gained-able", **said, decree=decree, power=power))  # fmt: skip
    yield from _given(case, cards, "give", wide=wide)
    if case.best.card is None:
        few = how_many(case, decree)
        kept = frozenset(it for it, card in cards.items() if how_many(case, card) < few)
        yield Fact("keeps_over", kept, -1, None, "said-keeps-over", said={"decree": decree})
        given = frozenset(it for it, card in cards.items() if how_many(case, card) > few)
        yield Fact("keeps_under", given, 1, None, "said-keeps-under", said={"decree": decree})
    yield from _able(case, cards)
