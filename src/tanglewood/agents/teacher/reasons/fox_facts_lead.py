"""Fox: facts about the cards that could be led."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import answers, by_suit_alone, higher
from tanglewood.agents.teacher.reasons.fox_cards import POISON, how_many
from tanglewood.agents.teacher.reasons.fox_facts_plain import (
    EASY, REST, TOP, chosen, leads_next, of_cards, plain, powers, trumped, unbeaten,
)
from tanglewood.agents.teacher.reasons.fox_purpose import either
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, MONARCH, SWAN, TREASURE, WOODCUTTER

LIKELY: Final = 0.6
UNLIKELY: Final = 0.4
LAST: Final = 4
"""With so many cards every lead is played out."""


def lead(case: Case, *, wide: bool) -> Iterator[Fact]:
    """Whether a lead takes the trick, what it costs, and what it makes the other do."""
    if not case.worlds:
        return
    cards = {it: card for it in case.view.legal if (card := plain(it)) is not None}
    safe = {it: unbeaten(case, card) for it, card in cards.items()}
    forced = {it: answers(case, card).forced for it, card in cards.items()}
    own, view = chosen(case), case.view
    said = {"card": case.called(case.best), "who": case.who}

    def those(test: Any) -> frozenset[Any]:
        return frozenset(it for it, card in cards.items() if test(it, card))

    lost = those(lambda it, card: card.rank == TREASURE and safe[it] <= LIKELY)
    yield Fact("treasure-risked", lost, 0, None, "fact-treasure-risked")
    home = those(lambda it, card: card.rank == TREASURE and safe[it] > LIKELY)
    yield Fact("treasure-home", home, 0, Message("fact-treasure-led", **said))
    if getattr(view, "poison", False):
        if view.scores[1 - case.me]:
            passed = those(lambda it, card: card.rank == POISON and forced[it] >= LIKELY)
            yield Fact("poison-passed", passed, 0, Message("fact-poison-led", **said))
        if view.scores[case.me]:
            eaten = those(lambda it, card: card.rank == POISON and safe[it] >= UNLIKELY)
            yield Fact("poison-eaten", eaten, 0, None, "fact-poison-risked")
    yield from _prizes(case)
    top = those(lambda it, card: safe[it] >= SURE)
    likely = those(lambda it, card: safe[it] >= LIKELY)
    beaten = those(lambda it, card: safe[it] <= UNLIKELY)
    must = those(lambda it, card: forced[it] >= LIKELY)
    yield Fact("top", top, 1, Message("fact-top", **said), "fact-top-others",
               "fact-all-top")  # fmt: skip
    if own is not None:
        over = [*answers(case, own).usual]
        if 0 < len(over) <= TOP:
            yield Fact("likely", likely, 1, Message("fact-likely", **said, cards=either(over)),
                       "fact-likely-others")  # fmt: skip
        else:
            yield Fact("likely", likely, 1, None, "fact-likely-others")
        yield Fact("forced", must, -1, Message("fact-forced", **said))
        yield Fact("beaten", beaten, -1, Message("fact-beaten", **said),
                   "fact-beaten-others", "fact-all-beaten")  # fmt: skip
    void = those(lambda it, card: trumped(case, card) >= LIKELY)
    if own is not None:
        yield Fact("trumped", void, -1, Message("fact-trumped", **said, suit=suit_name(own)),
                   "fact-trumped-others")  # fmt: skip
    yield from _monarchs(case)
    yield from _swans(case, safe)
    if own is not None:
        yield from _waits(case, cards, safe, wide=wide)
    yield from powers(case)
    yield from of_cards(case, cards)


def _monarchs(case: Case) -> Iterator[Fact]:
    """A Monarch makes the other play the highest card of its suit, or the 1."""
    card = chosen(case)
    if card is None or card.rank != MONARCH:
        return
    found = frozenset(it for it in case.view.legal if (one := plain(it)) is not None
                      and one.rank == MONARCH)  # fmt: skip
    if sum(it.suit == card.suit for it in case.may_hold) > 1:
        yield Fact("monarch", found, 1, Message("fact-monarch", card=card, who=case.who,
                   suit=suit_name(card)))  # fmt: skip


def _swans(case: Case, safe: Any) -> Iterator[Fact]:
    found = frozenset(it for it in safe if it.card.rank == SWAN)
    if case.best not in found:
        if len(case.view.hand) > 1:
            yield Fact("swan-kept", found, 0, None, "fact-swan-led-kept")
    elif safe[case.best] <= UNLIKELY:
        yield from leads_next(case, found, "fact-swan-led")


def _prizes(case: Case) -> Iterator[Fact]:
    """A lead that draws a Treasure out of the other's hand."""
    if len(case.view.hand) > LAST or case.best.card is None:
        return
    found = frozenset(
        it for it in case.view.legal
        if (ahead := case.ahead(it)).worlds and ahead.share(ahead.mine) >= SURE
        and (it.card is None or it.card.rank != TREASURE)
    )
    prizes = [it for it in case.may_hold if it.rank == TREASURE]
    if prizes:
        said = {"card": case.called(case.best), "who": case.who, "prize": either(prizes)}
        yield Fact("pulls-prize", found, 0, Message("fact-pulls-prize", **said))


def _waits(case: Case, cards: Any, safe: Any, *, wide: bool) -> Iterator[Fact]:
    """Which strong cards are kept, and which weak ones are given up."""
    card: Any = case.best.card
    own = how_many(case, card)
    many = {it: how_many(case, one) for it, one in cards.items()}
    near = frozenset(
        it for it, one in cards.items()
        if 0 < many[it] <= TOP and many[it] < own and safe[it] < SURE and by_suit_alone(case, one)
    )
    over = sorted({up for it in near for up in higher(case, cards[it])})
    if near and 0 < len(over) <= TOP + 1:
        yield Fact("waits", near, -1, None, "fact-waits", said={"cards": either(over)})
    weak = frozenset(it for it in cards if many[it] >= own)
    if own >= EASY and len(weak) == 1 and card.rank not in {SWAN, FOX, WOODCUTTER}:
        yield Fact("weakest-lead", weak, 1, Message("fact-weakest-lead", card=card, who=case.who))
    strong = frozenset(it for it in cards if many[it] <= own)
    if own <= TOP and len(strong) == 1:
        yield Fact("strongest-lead", strong, -1, Message("fact-strongest-lead", card=card))
    easy = frozenset(it for it in cards if many[it] >= max(EASY, own + 1))
    yield Fact("low-kept", easy, 1, None, "fact-low-kept")
    if wide:
        better = frozenset(it for it in cards if many[it] < own)
        yield Fact("better-kept", better, -1, None, "fact-stronger-kept")
        lower = frozenset(it for it in cards if many[it] > own)
        yield Fact("lower-kept", lower, 1, None, "fact-lower-kept")
