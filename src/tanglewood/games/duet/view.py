"""What a seat or a spectator of a Duet may know (`duet.hidden`, `duet.gift`, `duet.memory`)."""

from dataclasses import dataclass, replace

from tanglewood.core.bits import members
from tanglewood.core.log import seen_log
from tanglewood.core.view import View
from tanglewood.core.watching import watched
from tanglewood.games.duet.cards import DECK
from tanglewood.games.duet.events import TrickWon
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.knowledge import Known, Watcher
from tanglewood.games.duet.phase import GIFT, NAMES
from tanglewood.games.duet.state import DuetState, Pair


@dataclass(frozen=True, slots=True, kw_only=True)
class DuetView(View):
    """A seat's knowledge. Card sets are masks; `hand` is 0 for a spectator; `counts` are the hand
    sizes; `decree` and the cards of `trick` lie open, as the whole forest does. `sealed` is the
    card that the viewer has sealed for a Gift, or -1. `start`, `plus` and `paws` (by card) are
    printed. `last`, `won` (the tricks of this round, newest last) and `known` are None when
    playing from memory."""

    level: int
    round: int
    dealer: int
    leader: int
    hand: int
    counts: Pair
    decree: int
    trick: tuple[int, ...]
    sealed: int
    forest: Forest
    start: int
    plus: tuple[int, ...]
    paws: tuple[int, ...]
    talk: bool
    last: TrickWon | None
    won: tuple[TrickWon, ...] | None
    known: Known | None

    def from_memory(self) -> "DuetView":
        """Played tricks are face down and nobody may look at them again (`duet.memory`)."""
        return replace(self, last=None, won=None, known=None)

    def plain(self) -> dict[str, object]:
        forest = self.forest
        fields = self.frame() | {
            "level": self.level,
            "round": self.round,
            "dealer": self.dealer,
            "leader": self.leader,
            "hand": _texts(self.hand),
            "counts": list(self.counts),
            "decree": _text(self.decree),
            "trick": [DECK.text(card) for card in self.trick],
            "sealed": _text(self.sealed),
            "tracker": forest.tracker,
            "low": forest.low,
            "high": forest.high,
            "tokens": forest.tokens,
            "gems": list(forest.gems),
            "supply": forest.supply,
            "start": self.start,
            "plus": list(self.plus),
            "paws": {DECK.text(card): paws for card, paws in enumerate(self.paws)},
            "talk": self.talk,
        }
        if self.last is not None:
            fields["last"] = _trick(self.last)
        if self.won is not None:
            fields["won"] = [_trick(trick) for trick in self.won]
        if self.known is not None:
            fields["known"] = {
                "facts": [fact.plain() for fact in self.known.facts],
                "holds": [_texts(mask) for mask in self.known.holds],
                "lacks": [_texts(mask) for mask in self.known.lacks],
            }
        return fields


def view(state: DuetState, viewer: int) -> DuetView:
    """Built up field by field from what the viewer may see."""
    log = seen_log(state, viewer)
    known, won = watched(state, viewer, log, Watcher)
    game, hands = state.game, state.hands
    sealed_by_viewer = state.phase == GIFT and viewer == 1 - state.to_act
    return DuetView(
        game=game.name,
        ruleset=game,
        viewer=viewer,
        to_act=state.to_act,
        phase=NAMES[state.phase],
        legal=state.legal if viewer == state.to_act else (),
        scores=state.scores,
        log=log,
        level=game.level,
        round=state.round.number,
        dealer=state.round.dealer,
        leader=state.leader,
        hand=hands[viewer] if viewer >= 0 else 0,
        counts=(hands[0].bit_count(), hands[1].bit_count()),
        decree=state.round.decree,
        trick=state.trick,
        sealed=state.sealed if sealed_by_viewer else -1,
        forest=state.forest,
        start=game.board.start,
        plus=game.board.plus,
        paws=game.paws.by_card,
        talk=state.talk,
        last=won[-1] if won else None,
        won=won,
        known=known,
    )


def _text(card: int) -> str | None:
    return DECK.text(card) if card >= 0 else None


def _texts(mask: int) -> list[str]:
    return [DECK.text(card) for card in members(mask)]


def _trick(trick: TrickWon) -> dict[str, object]:
    return {
        "winner": trick.winner,
        "leader": trick.leader,
        "cards": [DECK.text(trick.lead), DECK.text(trick.follow)],
    }
