"""Fox: facts about the cards that could be led."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import either, suit_name
from tanglewood.agents.teacher.reasons.fox_answers import POISON, answers
from tanglewood.agents.teacher.reasons.fox_facts_plain import (
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
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import MONARCH, SWAN, TREASURE

LIKELY: Final = 0.6
UNLIKELY: Final = 0.4
LAST: Final = 4
"""With so many cards every lead is played out."""


def lead(case: Case) -> Iterator[Fact]:
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
    yield Fact("treasure_risked", lost, 0, con="said-treasure-risked", about="points")
    home = those(lambda it, card: card.rank == TREASURE and safe[it] > LIKELY)
    yield Fact("treasure_home", home, 0, pro=Message("said-treasure-led", **said), about="points")
    if getattr(view, "poison", False):
        if view.scores[1 - case.me]:
            passed = those(lambda it, card: card.rank == POISON and forced[it] >= LIKELY)
            yield Fact(
                "poison_passed", passed, 0, pro=Message("said-poison-led", **said), about="points"
            )
        if view.scores[case.me]:
            eaten = those(lambda it, card: card.rank == POISON and safe[it] >= UNLIKELY)
            yield Fact("poison_eaten", eaten, 0, con="said-poison-risked", about="points")
    yield from _prizes(case)
    top = those(lambda it, card: safe[it] >= SURE)
    likely = those(lambda it, card: safe[it] >= LIKELY)
    beaten = those(lambda it, card: safe[it] <= UNLIKELY)
    must = those(lambda it, card: forced[it] >= LIKELY)
    yield Fact("top", top, 1, pro=Message("said-top", **said), con="said-top-others",
               every="said-all-top")  # fmt: skip
    if own is not None:
        over = [*answers(case, own).usual]
        if 0 < len(over) <= TOP:
            yield Fact("likely", likely, 1, pro=Message("said-likely", **said, cards=either(over)),
                       con="said-likely-others")  # fmt: skip
        else:
            yield Fact("likely", likely, 1, con="said-likely-others")
        yield Fact("forced", must, -1, pro=Message("said-forced", **said))
        yield Fact("beaten", beaten, -1, pro=Message("said-beaten", **said),
                   con="said-beaten-others", every="said-all-beaten")  # fmt: skip
    void = those(lambda it, card: trumped(case, card) >= LIKELY)
    if own is not None:
        yield Fact("trumped", void, -1, pro=Message("said-trumped", **said, suit=suit_name(own)),
                   con="said-trumped-others")  # fmt: skip
    yield from _monarchs(case)
    yield from _swans(case, safe)
    yield from powers(case)
    yield from of_cards(case, cards)


def _monarchs(case: Case) -> Iterator[Fact]:
    """A Monarch makes the other play the highest card of its suit, or the 1 if it may be there."""
    card = chosen(case)
    if card is None or card.rank != MONARCH:
        return
    found = frozenset(it for it in case.view.legal if (one := plain(it)) is not None
                      and one.rank == MONARCH)  # fmt: skip
    held = [it for it in case.may_hold if it.suit == card.suit]
    id = "said-monarch" if any(it.rank == SWAN for it in held) else "said-monarch-highest"
    if len(held) > 1:
        yield Fact("monarch", found, 1, pro=Message(id, card=card, who=case.who,
                   suit=suit_name(card)))  # fmt: skip


def _swans(case: Case, safe: Any) -> Iterator[Fact]:
    found = frozenset(it for it in safe if it.card.rank == SWAN)
    if case.best not in found:
        if len(case.view.hand) > 1:
            yield Fact("swan_kept", found, -1, con="said-swan-led-kept", later=True)
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
        yield Fact("pulls_prize", found, 0, pro=Message("said-pulls-prize", **said), about="points")
