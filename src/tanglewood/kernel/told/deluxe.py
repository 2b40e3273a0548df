"""What a seat of a Deluxe game was told about the other hand and the deck.

Which special cards are in may be unknown (`ruling.P6`): those that are not lie in the box. Earlier
rounds matter only in that a special card seen then is in.
"""

from collections.abc import Iterable

from tanglewood.cards.fox import NO_CARD, FoxCard
from tanglewood.core.bits import mask_of, members
from tanglewood.games.deluxe.cards import (
    BIT,
    DECK,
    MIRROR_BIT,
    RANK,
    SPECIALS,
    SUIT,
    SUITED,
    face,
)  # fmt: skip
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import RENEW, SHUFFLE
from tanglewood.games.deluxe.knowledge import known
from tanglewood.games.deluxe.special.fairy import TAKE, Gave, Looked, Took
from tanglewood.games.deluxe.special.hammer import REPLACEMENT, Named
from tanglewood.games.deluxe.special.module import CHOOSE
from tanglewood.games.deluxe.special.potion import BREWED, POUR
from tanglewood.games.deluxe.special.shovel import DUG_UP
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox.cards import MONARCH, SWAN
from tanglewood.games.fox.course import DEAL, DEALER
from tanglewood.games.fox.events import HAND, Dealt, Drew, Exchanged, Played, PutUnder, TrickWon
from tanglewood.kernel.told import NothingDealt, Step, Told

NOTHING_DEALT = {phase.name for phase in (SHUFFLE, DEALER, RENEW, DEAL)}
"""Phases in which cards are hidden only in that nobody knows which special ones are in."""


def told(game: DeluxeGame, view: DeluxeView, root: DeluxeState | None) -> Told:
    """All that the viewer saw since the last deal, or since the root if nothing was dealt.

    While nothing is dealt, the special cards that are in stand for the other hand.
    """
    if view.phase == CHOOSE.name:
        return Told(0, 0, 0)
    rules = game.rules
    seen = known(view.log, rules.hand, rules.special).specials
    listener = _Listener(game, view.viewer, SPECIALS & ~seen)
    if view.phase in NOTHING_DEALT:
        unseen = SPECIALS & ~seen if listener.box else 0
        return Told(unseen, unseen.bit_count() - listener.box, 0, listener.box, unseen)
    if root is not None and root.decree >= 0:
        listener.set_up(root)
    events: Iterable[object] = view.log
    for event in events:
        listener.hear(event)
    if listener.decree < 0:
        raise NothingDealt
    return listener.told


class _Listener:
    """Follows the events of a round as one seat saw them."""

    def __init__(self, game: DeluxeGame, seat: int, boxed: int) -> None:
        rules = game.rules
        random = rules.special if not rules.named else 0
        self.seat = seat
        self.hand = rules.hand
        self.deck = SUITED | (SPECIALS if random else rules.named)
        self.box = SPECIALS.bit_count() - random if random else 0
        self.boxed = boxed
        self.decree = NO_CARD
        self._begin(Told(0, 0, 0))

    def _begin(self, told: Told) -> None:
        self.told = told
        self.leader = self.named = -1
        self.lead = NO_CARD
        self.crowned = self.hammered = False
        self.brewing = -1
        """The seat whose Potion has gone under the deck: what it draws now is chosen from."""

    def set_up(self, root: DeluxeState) -> None:
        """The knowledge begins with a position; cards that stand nowhere were played."""
        hand, aside = root.hands[1 - self.seat], 0
        if root.phase is POUR and root.turn != self.seat:
            aside = root.special.shown.bit_count()
        out = SPECIALS & ~root.special.cards if self.box else 0
        unseen = hand | mask_of(root.deck) | out
        self._begin(
            Told(unseen, hand.bit_count() - aside, len(root.deck) + aside, self.box, self.boxed)
        )
        for _ in range(aside):
            self.told.tell(Step.DRAWS_ASIDE)
        if root.phase is TAKE and root.turn == self.seat:
            for card in members(root.special.shown):
                self.told.tell(Step.SHOWS, card)
        self.decree, self.named = root.decree, root.special.named
        if root.trick:
            self.leader = root.leader
            self.lead, self.crowned = root.trick[0].card, root.trick[0].crown >= 0

    def hear(self, event: object) -> None:
        match event:
            case Dealt(_, _, hands, decree, _):
                unseen = self.deck & ~(hands[self.seat] or 0) & ~BIT[decree]
                size = unseen.bit_count() - self.hand - self.box
                self._begin(Told(unseen, self.hand, size, self.box, self.boxed))
                self.decree = decree
            case Played():
                self._played(event)
            case Exchanged(who, card, taken):
                self._loses(who, card)
                self._gets(who, taken)
                self.decree = card
            case Drew(who, card):
                if card is None and who == self.brewing:
                    self.told.tell(Step.DRAWS_ASIDE)
                else:
                    self.told.draws(card)
            case PutUnder(_, card):
                self.told.under(card)
            case Named(_, suit):
                self.named, self.hammered = suit, True
            case SentUnder(who, sent):
                for one in sent:
                    self.told.tell(Step.GOES_UNDER, one)
                self.brewing, self.hammered = -1 if self.hammered else who, False
            case Looked(who, cards) if who == self.seat:
                for one in cards or ():
                    self.told.tell(Step.SHOWS, one)
            case Took(who, _, card) if card is not None:
                self._loses(1 - who, card)
                self._gets(who, card)
            case Gave(who, card) if card is not None:
                self._loses(who, card)
                self._gets(1 - who, card)
            case TrickWon():
                self.leader = -1

    def _loses(self, who: int, card: int) -> None:
        if who != self.seat:
            self.told.tell(Step.LEAVES, card)

    def _gets(self, who: int, card: int) -> None:
        if who != self.seat:
            self.told.tell(Step.TAKES, card)

    def _played(self, event: Played) -> None:
        who, card, crown, way = event
        follows = self.leader >= 0
        if not follows:
            self.leader = who
        if way == BREWED:
            if who != self.seat:
                self.told.tell(Step.LEAVES_ASIDE, card)
            self.brewing = -1
        elif way != DUG_UP:  # a card that was dug up comes from no hand
            self._loses(who, card)
            if crown is not None:
                self._loses(who, crown)
        if who != self.seat and way in {HAND, REPLACEMENT}:
            lacked = self._lacked(card, way, follows)
            if lacked:
                self.told.tell(Step.LACKS, lacked)
        if who == self.leader:
            self.lead, self.crowned = card, crown is not None

    def _lacked(self, card: FoxCard, way: str, follows: bool) -> int:
        """The cards that were not in a hand from which this card was chosen (`fox.follow`,
        `fox.monarch`, `ruling.S10`); a Mirror counted as the decree."""
        shown = face(card, self.decree)
        if way == REPLACEMENT:
            return 0 if SUIT[shown] == self.named else self._suit_above(self.named, 0)
        led = face(self.lead, self.decree) if follows else NO_CARD
        if led < 0 or SUIT[led] < 0:
            return 0
        bound = RANK[led] == MONARCH and not self.crowned
        if SUIT[shown] != SUIT[led]:
            return self._suit_above(SUIT[led], 0) if SUIT[shown] >= 0 or bound else 0
        return self._suit_above(SUIT[led], RANK[shown]) if bound and RANK[shown] != SWAN else 0

    def _suit_above(self, suit: int, rank: int) -> int:
        cards = DECK.suit_mask[suit] & ~mask_of(DECK.card(suit, r) for r in range(1, rank + 1))
        return cards | MIRROR_BIT if cards & BIT[self.decree] else cards
