"""Fox: facts about the card that is exchanged for the decree, or goes under the deck."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import how_many
from tanglewood.agents.teacher.reasons.fox_causes import takes as taken
from tanglewood.agents.teacher.reasons.fox_facts_plain import (
    REST,
    TOP,
    balance,
    of_cards,
    plain,
)
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import SWAN, TREASURE

AWAY: Final = frozenset({"under", "spill", "give"})
"""Phases in which a card of the hand is put away."""
LIKELY: Final = 0.6


def away(case: Case) -> Iterator[Fact]:
    """What goes, and what stays."""
    if not case.worlds:
        return
    cards = {it: card for it in case.view.legal if (card := plain(it)) is not None}
    yield from _treasures(cards)
    yield from _able(case, cards)
    yield from of_cards(case, cards)


def _treasures(cards: Any) -> Iterator[Fact]:
    found = frozenset(it for it, card in cards.items() if card.rank == TREASURE)
    yield Fact("treasure_kept", found, 0, con="said-treasure-kept", about="points")


def _able(case: Case, cards: Any) -> Iterator[Fact]:
    """A Swan stays, for the lead that it brings."""
    if len(case.view.hand) >= REST:
        found = frozenset(it for it, card in cards.items() if card.rank == SWAN)
        yield Fact("swan_kept", found, -1, con="said-swan-kept", later=True)


def _ahead(case: Case, down: Any) -> int:
    """How many more trumps the seat holds than are out, with this card as the decree."""
    found = balance(case, down)
    return 2 * int(found["n"]) - int(found["all"])


def turned(case: Case) -> Message | None:
    """What an exchange makes trump, and how many of it are held; what stays trump without it."""
    decree: Any = case.view.decree
    down = case.best.card or decree
    if decree is None or min(decree.suit, down.suit) < 0:
        return None
    id = "" if down.suit != decree.suit else "-same" if case.best.card else "-stay"
    return Message(f"said-turned{id}", card=down, decree=decree, suit=suit_name(down),
                   **balance(case, down))  # fmt: skip


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
        yield Fact("turn_takes", takes, 1, pro=Message(f"said-turn-takes{stays}", **said),
                   con="said-take-others", every="said-every-turn-takes")  # fmt: skip
        yield Fact("turn_loses", loses, -1, pro=Message(f"said-turn-loses{stays}", **said),
                   con="said-lose-others", every="said-every-turn-loses")  # fmt: skip
    often = {it: each[0] for it in legal if (each := taken(case, it))}
    likely = frozenset(it for it, each in often.items() if each >= LIKELY)
    if view.phase == "exchange" and min(often.values(), default=1.0) <= 1 - LIKELY:
        yield Fact("turn_likely", likely, 1, pro=Message(f"said-turn-likely{stays}", **said))
    yield from _treasures(cards)
    same = frozenset(it for it in legal if down[it].suit == trump.suit)
    asked = [case.best, case.other] if wide else legal
    ahead = {down[it].suit: _ahead(case, down[it]) for it in asked if it in down}
    if len(ahead) > 1:
        most = max(by for suit, by in ahead.items() if suit != trump.suit)
        by = ahead[trump.suit]
        yield Fact("trump", same, (by > most) - (by < most), pro=turned(case))
    gained = frozenset(cards)
    if case.best in cards and decree.suit != trump.suit and how_many(case, decree) <= TOP:
        yield Fact("gained", gained, 1, pro=Message("said-gained", **said, decree=decree))
    yield from _able(case, cards)
