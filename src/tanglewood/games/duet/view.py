"""What a seat or a spectator of a Duet may know (`duet.hidden`, `duet.gift`, `duet.memory`)."""

from dataclasses import dataclass, replace

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.event import plain
from tanglewood.core.legal import Legal
from tanglewood.core.log import seen_log
from tanglewood.core.view import View
from tanglewood.core.watching import watched
from tanglewood.games.duet.events import TrickWon
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.knowledge import Known, Watcher
from tanglewood.games.duet.phase import GIFT, NAMES
from tanglewood.games.duet.state import DuetState


@dataclass(frozen=True, slots=True, kw_only=True)
class DuetView(View):
    """A seat's knowledge. `hand` is empty for a spectator; `counts` are the hand sizes; `decree`
    (None before the deal) and the cards of `trick` lie open, as the whole forest does. `sealed` is
    the card that the viewer has sealed for a Gift, or None. `start`, `plus` and `paws` (by card)
    are printed. `last`, `won` (the tricks of this round, newest last) and `known` are None when
    playing from memory."""

    level: int
    round: int
    dealer: int
    leader: int
    hand: DuetCards
    counts: tuple[int, int]
    decree: DuetCard | None
    trick: tuple[DuetCard, ...]
    sealed: DuetCard | None
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
            "hand": self.hand.texts,
            "counts": list(self.counts),
            "decree": plain(self.decree),
            "trick": plain(self.trick),
            "sealed": plain(self.sealed),
            "tracker": forest.tracker,
            "low": forest.low,
            "high": forest.high,
            "tokens": forest.tokens,
            "gems": list(forest.gems),
            "supply": forest.supply,
            "start": self.start,
            "plus": list(self.plus),
            "paws": {card.text: self.paws[card] for card in DuetCard.all},
            "talk": self.talk,
        }
        if self.last is not None:
            fields["last"] = _trick(self.last)
        if self.won is not None:
            fields["won"] = [_trick(trick) for trick in self.won]
        if self.known is not None:
            fields["known"] = {
                "facts": [fact.plain() for fact in self.known.facts],
                "holds": plain(self.known.holds),
                "lacks": plain(self.known.lacks),
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
        legal=state.legal if viewer == state.to_act else Legal(),
        scores=state.scores,
        log=log,
        level=game.level,
        round=state.round,
        dealer=state.dealer,
        leader=state.leader,
        hand=hands[viewer] if viewer >= 0 else DuetCards(),
        counts=(len(hands[0]), len(hands[1])),
        decree=state.decree,
        trick=state.trick,
        sealed=state.sealed if sealed_by_viewer else None,
        forest=state.forest,
        start=game.board.start,
        plus=game.board.plus,
        paws=game.paws.by_card,
        talk=state.talk,
        last=won[-1] if won else None,
        won=won,
        known=known,
    )


def _trick(trick: TrickWon) -> dict[str, object]:
    return {
        "winner": trick.winner,
        "leader": trick.leader,
        "cards": [trick.lead.text, trick.follow.text],
    }
