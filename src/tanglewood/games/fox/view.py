"""What a seat or a spectator of a fox game may know (`fox.hidden`, `fox.tricks.public`)."""

from dataclasses import dataclass, replace
from functools import lru_cache

from tanglewood.core.bits import mask_of, members
from tanglewood.core.legal import Legal
from tanglewood.core.log import seen_log
from tanglewood.core.view import View
from tanglewood.core.watching import watched
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.events import TrickWon
from tanglewood.games.fox.knowledge import Known, Watcher
from tanglewood.games.fox.phase import NAMES
from tanglewood.games.fox.rules import Pair
from tanglewood.games.fox.state import FoxState


@dataclass(frozen=True, slots=True, kw_only=True)
class FoxView(View):
    """A seat's knowledge. Card sets are masks; `cards` are all those of the deck, `chart` has the
    points by tricks won; `hand` is 0 for a spectator; `counts` are the hand sizes; `decree` and
    the cards of `trick` lie open. `known` and `won` (the tricks of this round, newest last) are
    None when playing from memory."""

    round: int
    dealer: int
    leader: int
    hand: int
    counts: Pair
    decree: int
    deck: int
    trick: tuple[int, ...]
    tricks: Pair
    sevens: Pair
    target: int
    chart: tuple[int, ...]
    cards: int
    last: TrickWon | None
    won: tuple[TrickWon, ...] | None
    known: Known | None

    def from_memory(self) -> "FoxView":
        """Won tricks are face down and nobody lists what could be concluded."""
        return replace(self, won=None, known=None)

    def plain(self) -> dict[str, object]:
        fields = self.frame() | {
            "round": self.round,
            "dealer": self.dealer,
            "leader": self.leader,
            "hand": _texts(self.hand),
            "counts": list(self.counts),
            "decree": DECK.text(self.decree) if self.decree >= 0 else None,
            "deck": self.deck,
            "trick": [DECK.text(card) for card in self.trick],
            "tricks": list(self.tricks),
            "sevens": list(self.sevens),
            "target": self.target,
            "chart": list(self.chart),
            "last": None if self.last is None else _trick(self.last),
        }
        if self.won is not None:
            fields["won"] = [_trick(trick) for trick in self.won]
        if self.known is not None:
            fields["known"] = {
                "facts": [fact.plain() for fact in self.known.facts],
                "holds": [_texts(mask) for mask in self.known.holds],
                "lacks": [_texts(mask) for mask in self.known.lacks],
                "under": [None if card is None else DECK.text(card) for card in self.known.under],
            }
        return fields


def view(state: FoxState, viewer: int) -> FoxView:
    """Built up field by field from what the viewer may see."""
    log = seen_log(state, viewer)
    known, won = watched(state, viewer, log, Watcher)
    hands = state.hands
    return FoxView(
        game=state.game.name,
        ruleset=state.game,
        viewer=viewer,
        to_act=state.to_act,
        phase=NAMES[state.phase],
        legal=state.legal if viewer == state.to_act else Legal(),
        scores=state.scores,
        log=log,
        round=state.round.number,
        dealer=state.round.dealer,
        leader=state.leader,
        hand=hands[viewer] if viewer >= 0 else 0,
        counts=(hands[0].bit_count(), hands[1].bit_count()),
        decree=state.round.decree,
        deck=len(state.round.deck),
        trick=state.trick,
        tricks=state.tricks,
        sevens=state.treasure,
        target=state.game.rules.target,
        chart=state.game.rules.scores,
        cards=mask_of(state.game.rules.deck),
        last=won[-1] if won else None,
        won=won,
        known=known,
    )


def _texts(mask: int) -> list[str]:
    return [*_cards(mask)]


@lru_cache(maxsize=4096)
def _cards(mask: int) -> tuple[str, ...]:
    """The same few sets are shown again and again while a round is played."""
    return tuple(DECK.text(card) for card in members(mask))


def _trick(trick: TrickWon) -> dict[str, object]:
    return {
        "winner": trick.winner,
        "leader": trick.leader,
        "cards": [DECK.text(trick.lead), DECK.text(trick.follow)],
        "points": trick.points,
    }
