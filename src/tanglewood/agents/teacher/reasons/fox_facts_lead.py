"""Fox: facts about the cards that could be led."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import (
    POISON,
    answers,
    by_suit_alone,
    higher,
    how_many,
)
from tanglewood.agents.teacher.reasons.fox_facts_plain import (
    EASY,
    TOP,
    chosen,
    leads_next,
    name,
    of_cards,
    plain,
    powers,
    trumped,
    unbeaten,
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
    said = {"card": name(case), "who": case.who}

    def those(test: Any) -> frozenset[Any]:
        return frozenset(it for it, card in cards.items() if test(it, card))

    lost = those(lambda it, card: card.rank == TREASURE and safe[it] <= LIKELY)
    yield Fact("treasure_risked", lost, 0, None, "said-treasure-risked")
    home = those(lambda it, card: card.rank == TREASURE and safe[it] > LIKELY)
    yield Fact("treasure_home", home, 0, Message("said-treasure-led", **said))
    if getattr(view, "poison", False):
        if view.scores[1 - case.me]:
            passed = those(lambda it, card: card.rank == POISON and forced[it] >= LIKELY)
            yield Fact("poison_passed", passed, 0, Message("said-poison-led", **said))
        if view.scores[case.me]:
            eaten = those(lambda it, card: card.rank == POISON and safe[it] >= UNLIKELY)
            yield Fact("poison_eaten", eaten, 0, None, "said-poison-risked")
    yield from _prizes(case)
    top = those(lambda it, card: safe[it] >= SURE)
    likely = those(lambda it, card: safe[it] >= LIKELY)
    beaten = those(lambda it, card: safe[it] <= UNLIKELY)
    must = those(lambda it, card: forced[it] >= LIKELY)
    yield Fact("top", top, 1, Message("said-top", **said), "said-top-others",
               "said-all-top")  # fmt: skip
    if own is not None:
        over = [*answers(case, own).usual]
        if 0 < len(over) <= TOP:
            yield Fact("likely", likely, 1, Message("said-likely", **said, cards=either(over)),
                       "said-likely-others")  # fmt: skip
        else:
            yield Fact("likely", likely, 1, None, "said-likely-others")
        yield Fact("forced", must, -1, Message("said-forced", **said))
        yield Fact("beaten", beaten, -1, Message("said-beaten", **said),
                   "said-beaten-others", "said-all-beaten")  # fmt: skip
    void = those(lambda it, card: trumped(case, card) >= LIKELY)
    if own is not None:
        yield Fact("trumped", void, -1, Message("said-trumped", **said, suit=suit_name(own)),
                   "said-trumped-others")  # fmt: skip
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
        yield Fact("monarch", found, 1, Message("said-monarch", card=card, who=case.who,
                   suit=suit_name(card)))  # fmt: skip


def _swans(case: Case, safe: Any) -> Iterator[Fact]:
    found = frozenset(it for it in safe if it.card.rank == SWAN)
    if case.best not in found:
        if len(case.view.hand) > 1:
            yield Fact("swan_kept", found, 0, None, "said-swan-led-kept")
    elif safe[case.best] <= UNLIKELY:
        yield from leads_next(case, found, "said-swan-led")


def _prizes(case: Case) -> Iterator[Fact]:
    """A lead that draws a Treasure out of the other's hand."""
    if len(case.view.hand) > LAST or case.best.card is None:
        return
    found = frozenset(
        it
        for it in case.view.legal
        if (ahead := case.ahead(it)).worlds
        and ahead.share(ahead.mine) >= SURE
        and (it.card is None or it.card.rank != TREASURE)
    )
    prizes = [it for it in case.may_hold if it.rank == TREASURE]
    if prizes:
        said = {"card": name(case), "who": case.who, "prize": either(prizes)}
        yield Fact("pulls_prize", found, 0, Message("said-pulls-prize", **said))


def _waits(case: Case, cards: Any, safe: Any, *, wide: bool) -> Iterator[Fact]:
    """Which strong cards are kept, and which weak ones are given up."""
    card: Any = case.best.card
    own = how_many(case, card)
    many = {it: how_many(case, one) for it, one in cards.items()}
    near = frozenset(
        it
        for it, one in cards.items()
        if 0 < many[it] <= TOP and many[it] < own and safe[it] < SURE and by_suit_alone(case, one)
    )
    over = sorted({up for it in near for up in higher(case, cards[it])})
    if near and 0 < len(over) <= TOP + 1:
        yield Fact("waits", near, -1, None, "said-waits", said={"cards": either(over)})
    weak = frozenset(it for it in cards if many[it] >= own)
    if own >= EASY and len(weak) == 1 and card.rank not in {SWAN, FOX, WOODCUTTER}:
        yield Fact("weakest_lead", weak, 1, Message("said-weakest-lead", card=card, who=case.who))
    strong = frozenset(it for it in cards if many[it] <= own)
    if own <= TOP and len(strong) == 1:
        yield Fact("strongest_lead", strong, -1, Message("said-strongest-lead", card=card))
    easy = frozenset(it for it in cards if many[it] >= max(EASY, own + 1))
    yield Fact("low_kept", easy, 1, None, "said-low-kept")
    if wide:
        better = frozenset(it for it in cards if many[it] < own)
        yield Fact("better_kept", better, -1, None, "said-stronger-kept")
        lower = frozenset(it for it in cards if many[it] > own)
        yield Fact("lower_kept", lower, 1, None, "said-lower-kept")
