"""The special cards as a module (`deluxe.special.setup`)."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.errors import BadText, IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.field import IfPublic, Noted, Open
from tanglewood.core.message import Message
from tanglewood.core.seat import changed
from tanglewood.games.deluxe.cards import MIRROR, SPECIALS
from tanglewood.games.deluxe.special import axe, bow, crown, fairy, hammer, potion, shovel, tree
from tanglewood.games.deluxe.special.card import Source, SpecialCard
from tanglewood.games.deluxe.special.steps import SentUnder, sent_under
from tanglewood.games.deluxe.state import DeluxeState, Then
from tanglewood.games.fox.course import open_game
from tanglewood.games.fox.events import HAND
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.module import Module
from tanglewood.games.fox.phase import FOX_OVER, FoxDraw

CARDS: Final[tuple[SpecialCard, ...]] = (
    bow.BOW, hammer.HAMMER, potion.POTION, shovel.SHOVEL, axe.AXE, tree.TREE, fairy.FAIRY,
    crown.ADDED,
)  # fmt: skip
"""The special cards in the order of the deck, except the Mirror, which is what it shows."""


FORESEEN: Final = frozenset(kind for card in CARDS for kind in card.foreseen)
SOURCES: Final[Mapping[str, Source]] = {
    HAND: Source.HAND,
    **{card.way: card.source for card in CARDS if card.way},
}
"""Where a card comes from, by its way into the trick."""


class SpecialsIn(Event):
    """The special cards are shuffled into the deck; random ones are hidden (`ruling.P6`)."""

    number: Open[int]
    cards: Annotated[IfPublic[FoxCards], Noted("specials")]
    public: Open[bool]


class SpecialCards(Module[DeluxeState]):
    """Which special cards are in, the last trick that each seat won, and the Crown."""

    def open_game(self, s: DeluxeState, then: Then) -> DeluxeState:
        """Drawn at random, or known (`deluxe.special.setup`)."""
        rules = s.game.rules
        if not rules.special:
            return then(s)
        if not rules.public_specials:
            return s.ask(CHOOSE, 0)
        event = SpecialsIn(rules.special, rules.public_specials, public=True)
        return then(s.with_event(event, special=s.special._replace(cards=rules.public_specials)))

    def trick_won(self, s: DeluxeState, winner: int) -> DeluxeState:
        """The cards of a won trick lie together, an added Crown included (`ruling.S9`)."""
        if not s.special.cards:
            return s
        lead, follow = s.trick
        piles = changed(s.special.piles, winner, lead.cards | follow.cards)
        return s._replace(special=s.special._replace(piles=piles))

    def round_over(self, s: DeluxeState) -> DeluxeState:
        """There is no last trick to dig in (`ruling.S21`)."""
        return s._replace(special=s.special._replace(piles=(FoxCards(), FoxCards())))

    def check(self, s: DeluxeState) -> None:
        slot, asked = s.special, s.special.asked_suit is not None
        if not s.game.rules.special and (any(slot.piles) or slot.shown or asked):
            raise BadText(Message("position-no-special"))
        if any(pile and not 2 <= len(pile) <= 3 for pile in slot.piles):
            raise BadText(Message("position-pile"))
        if any(slot.piles) and not s.phase.in_round and s.phase is not FOX_OVER:
            raise BadText(Message("position-not-dealt", phase=s.phase.name))
        if not all(map(_mark_fits, s.trick)):
            raise BadText(Message("position-trick", phase=s.phase.name))
        if slot.shown and s.phase not in {potion.POUR, fairy.TAKE}:
            raise BadText(Message("position-shown", phase=s.phase.name))
        if asked and s.phase is not hammer.REPLACE:
            raise BadText(Message("position-named"))

    def more_plays(self, s: DeluxeState, cards: FoxCards, hand: FoxCards) -> int:
        return crown.crowned(s, cards, hand)

    def why_not(self, s: DeluxeState, action: Action) -> IllegalAction | None:
        return crown.why_not(s, action)


SPECIAL_CARDS: Final = SpecialCards()


def _mark_fits(laid: Laid) -> bool:
    """What was settled when a card was played belongs to that card, or a Mirror that showed it."""
    marks = {special.card: special.mark for special in CARDS}
    return laid.card is MIRROR or laid.mark in {0, marks.get(laid.card, 0)}


def _chosen(s: DeluxeState, drawn: tuple[int, ...]) -> DeluxeState:
    """Random special cards stay hidden until they are seen (`ruling.P6`)."""
    cards = FoxCards(FoxCard.all[card] for card in drawn)
    event = SpecialsIn(len(drawn), cards, public=False)
    return open_game(s.with_event(event, special=s.special._replace(cards=cards)), SPECIAL_CARDS)


CHOOSE: Final = FoxDraw(
    name="special",
    chance=lambda s: Chance("special", numbers_of(SPECIALS), s.game.rules.special, ordered=False),
    step=_chosen,
)


def _in(game: Any, event: SpecialsIn) -> Message:
    if event.cards is None:
        return Message("event-specials-in", n=event.number)
    cards = tuple(Message(f"card-{game.character(card.text)}") for card in event.cards)
    return Message("event-specials-known", n=event.number, cards=cards)


MESSAGES: Final[Mapping[type, Any]] = {
    SpecialsIn: _in,
    SentUnder: sent_under,
    **{event: said for card in CARDS for event, said in card.messages.items()},
}
