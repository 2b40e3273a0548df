"""What a seat of a fox round remembers, put into the observations of worlds.

A world that was drawn has seen nothing before it, so what its twin writes about the past is empty.
A network learned with a past: here it is put back, for either seat, as far as it is the same in
every world or can be read off the world's deck.
"""

from copy import copy
from typing import Final, NamedTuple, cast

from tanglewood.core.action import Action
from tanglewood.games.fox.actions import Exchange, Play, Under
from tanglewood.games.fox.cards import DECK, RANK, SUIT, WOODCUTTER
from tanglewood.games.fox.events import Dealt, Drew, Exchanged, Played, PutUnder
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.knowledge import Watcher
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel.twin import Twin

SIZE: Final = 33
MINE, THEIRS, HOLDS, LACKS, UNDER = (4 * SIZE, 5 * SIZE, 6 * SIZE, 7 * SIZE, 8 * SIZE)
"""Where an observation has the cards that I played, those of the other, what the other is known to
hold and to lack, and what I put under the deck (`tanglewood.observing.fox`)."""
COUNT: Final = 312
"""Where it counts the cards that the other put under the deck."""


class Past:
    """The past of a view and what an action adds to it, for the observations of both seats in
    worlds that fit the view."""

    def __init__(self, view: FoxView) -> None:
        known, me = view.known, view.viewer
        assert known is not None
        self._view, self._me = view, me
        self._played = [0, 0]
        for trick in view.won or ():
            self._played[trick.leader] |= trick.lead.bit
            self._played[1 - trick.leader] |= trick.follow.bit
        for at, laid in enumerate(view.trick):
            self._played[view.leader if at == 0 else 1 - view.leader] |= laid.card.bit
        self._theirs = known.holds[1 - me].mask, known.lacks[1 - me].mask
        self._order = tuple(card is not None for card in known.under)
        self._open = view.leader == me and len(view.trick) == 1
        self._watcher = _watching(1 - me, view)

    def with_action(self, action: Action) -> "Memory":
        """What is remembered once the viewer has done this."""
        watcher = copy(self._watcher)
        watcher.facts, watcher.under, watcher.won = [], [*watcher.under], [*watcher.won]
        watcher.seat_holds, watcher.seat_lacks = [*watcher.seat_holds], [*watcher.seat_lacks]
        me, decree = self._me, self._view.decree
        assert decree is not None
        gone = self._played[0] | self._played[1]
        match action:
            case Play(card=card):
                gone |= card.bit
                watcher.see(Played(me, card))
                if RANK[card] == WOODCUTTER:
                    watcher.see(Drew(me, None))
            case Exchange(card=card):
                watcher.see(Exchanged(me, card, decree))
            case Under():
                watcher.see(PutUnder(me, None))
        known = watcher.known()
        mine = known.holds[me].mask, known.lacks[me].mask
        notes = (mine, self._theirs) if me == 0 else (self._theirs, mine)
        led = SUIT[self._view.trick[0].card] if self._open else -1
        played = self._played[0], self._played[1]
        return Memory(me, played, gone, self._order, notes, led)


class Memory(NamedTuple):
    """What both seats remember after an action of the viewer, `me`: what each played before it,
    what has been played, who put cards under the deck before, and what each seat is known to hold
    and to lack. `led` is the suit of a lead that waits for its answer, -1 where the world itself
    sees the lead."""

    me: int
    played: tuple[int, int]
    gone: int
    order: tuple[bool, ...]
    notes: tuple[tuple[int, int], tuple[int, int]]
    led: int = -1

    def and_then(self, action: Action) -> "Memory":
        """The other has answered: what it was known to hold or to lack may be so no longer. What
        the answer shows is told by the world itself."""
        other = 1 - self.me
        holds, lacks = self.notes[other]
        gone, led = self.gone, self.led
        match action:
            case Play(card=card):
                gone |= card.bit
                holds &= ~card.bit
                if led >= 0 and SUIT[card] != led:
                    lacks |= DECK.suit_mask[led].mask
                lacks = 0 if RANK[card] == WOODCUTTER else lacks
                led = -1
            case Exchange(card=card):
                holds &= ~card.bit
            case Under():
                holds = 0
        notes = ((holds, lacks), self.notes[1]) if other == 0 else (self.notes[0], (holds, lacks))
        return self._replace(gone=gone, notes=notes, led=led)

    def observation(self, deck: tuple[int, ...], after: Twin) -> bytes:
        """What the seat to act sees in a world whose deck was this before the action of `me`, past
        included."""
        seat = after.to_act
        other = 1 - seat
        seen = bytearray(after.observed(seat))
        if self.order:
            _write(seen, UNDER, self._under(deck)[seat])
            seen[COUNT] += self.order.count(other == self.me)
        holds, lacks = self.notes[other]
        _write(seen, MINE, self.played[seat])
        _write(seen, THEIRS, self.played[other])
        _write(seen, HOLDS, holds)
        _write(seen, LACKS, lacks)
        if any(seen[LACKS : LACKS + SIZE]):  # of what nobody has seen elsewhere
            _write(seen, LACKS, self.gone, 0)
            for card in range(SIZE):
                seen[LACKS + card] &= not (seen[HOLDS + card] or seen[UNDER + card])
        return bytes(seen)

    def _under(self, deck: tuple[int, ...]) -> tuple[int, int]:
        """What each seat put under the deck, as masks: in a world the last cards of the deck."""
        found = [0, 0]
        last = deck[len(deck) - len(self.order) :]
        for card, own in zip(last, self.order, strict=True):
            found[self.me if own else 1 - self.me] |= 1 << card
        return found[0], found[1]


def _watching(other: int, view: FoxView) -> Watcher:
    """The notes of the other, who did not see what the viewer drew or put away."""
    watcher = Watcher(cast(FoxGame, view.game))
    deal = max((at for at, event in enumerate(view.log) if isinstance(event, Dealt)), default=0)
    for event in view.log[deal:]:
        watcher.see(event.seen_by(other))
    return watcher


def _write(seen: bytearray, at: int, cards: int, byte: int = 1) -> None:
    while cards:
        seen[at + (cards & -cards).bit_length() - 1] = byte
        cards &= cards - 1
