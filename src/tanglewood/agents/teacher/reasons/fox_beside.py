"""Fox: whether a second reason holds beside what was said first."""

from dataclasses import replace

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.agents.teacher.reasons.fox_answers import trump_of
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.cards.fox import FoxCard
from tanglewood.core.errors import IllegalAction
from tanglewood.core.legal import Legal
from tanglewood.core.message import Message


def agrees(said: Case, message: Message, reason: Reason, case: Case) -> bool:
    """The seat is after the same in both, and where the first sentence puts a card down as the
    decree, the second one is as true with that trump and the hand that is held then."""
    first, second = wish(said), wish(case)
    if first is not None and second is not None and first[0] != second[0]:
        return False
    down = message.args.get("down")
    if not isinstance(down, FoxCard) or down.suit == trump_of(case):
        return True
    if down in {case.best.card, case.other.card}:
        return False  # it speaks of a card that is no longer held
    try:
        return sentence(reason, exchanged(case, down)) == sentence(reason, case)
    except IllegalAction:  # the decree that is picked up would have to be played
        return False


def exchanged(case: Case, down: FoxCard) -> Case:
    """The same case with this card of the hand as the decree, and the decree in the hand."""
    view = case.view
    hand = view.hand - down | view.decree
    legal = Legal(it for it in view.legal if it.card != down)
    return case.seen_as(replace(view, decree=down, hand=hand, legal=legal))
