"""What a seat or a spectator of a fox game may know (`fox.hidden`, `fox.tricks.public`)."""

from dataclasses import dataclass, replace
from typing import Any, Self

from tanglewood.cards.suited import SuitedDeck
from tanglewood.core.bits import mask_of
from tanglewood.core.log import seen_log
from tanglewood.core.view import View
from tanglewood.core.watching import watched
from tanglewood.games.fox.events import TrickWon
from tanglewood.games.fox.knowledge import Known, Watcher
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.notation import trick_text
from tanglewood.games.fox.rules import Pair
from tanglewood.games.fox.state import DuelState, FoxState


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelView(View):
    """What the views of the fox family share. Card sets are masks; `hand` is 0 for a spectator;
    `counts` are the hand sizes; `decree` and the cards of `trick` lie open. `known` and `won` (the
    tricks of this round, newest last) are None when playing from memory."""

    round: int
    dealer: int
    leader: int
    hand: int
    counts: Pair
    decree: int
    deck: int
    trick: tuple[Laid, ...]
    tricks: Pair
    target: int
    last: TrickWon | None
    won: tuple[TrickWon, ...] | None
    known: Any

    def from_memory(self) -> Self:
        """Won tricks are face down and nobody lists what could be concluded."""
        return replace(self, won=None, known=None)

    def plain(self) -> dict[str, object]:
        deck: SuitedDeck = self.ruleset.deck  # type: ignore[attr-defined]  # see DuelGame
        fields = self.frame() | {
            "round": self.round,
            "dealer": self.dealer,
            "leader": self.leader,
            "hand": deck.names(self.hand),
            "counts": list(self.counts),
            "decree": deck.text(self.decree) if self.decree >= 0 else None,
            "deck": self.deck,
            "trick": trick_text(deck, self.trick).split(",") if self.trick else [],
            "tricks": list(self.tricks),
            "target": self.target,
            "last": None if self.last is None else self.trick_won(self.last),
        }
        if self.won is not None:
            fields["won"] = [self.trick_won(trick) for trick in self.won]
        if self.known is not None:
            fields["known"] = self.known.plain(deck)
        return fields

    def trick_won(self, trick: TrickWon) -> dict[str, object]:
        """A won trick as plain values."""
        fields = self.ruleset.event_fields(trick)
        cards = [fields.pop("lead"), fields.pop("follow")]
        del fields["event"]
        return fields | {"cards": cards}


@dataclass(frozen=True, slots=True, kw_only=True)
class FoxView(DuelView):
    """A seat's knowledge. `cards` are all those of the deck, `chart` has the points by tricks
    won, `sevens` are the Treasures won in this round."""

    sevens: Pair
    chart: tuple[int, ...]
    cards: int
    known: Known | None

    def plain(self) -> dict[str, object]:
        # Not super(): a dataclass with slots is made anew, and super() would look for the old one.
        fields = DuelView.plain(self)
        return fields | {"sevens": list(self.sevens), "chart": list(self.chart)}


def shared(state: DuelState, viewer: int, watcher: Any) -> dict[str, Any]:
    """The fields that all views of the family have, built up from what the viewer may see."""
    log = seen_log(state, viewer)
    known, won = watched(state, viewer, log, watcher)
    hands = state.hands
    return {
        "game": state.game.name,
        "ruleset": state.game,
        "viewer": viewer,
        "to_act": state.to_act,
        "phase": state.phase.name,
        "legal": state.legal if viewer == state.to_act else (),
        "scores": state.scores,
        "log": log,
        "round": state.round,
        "dealer": state.dealer,
        "leader": state.leader,
        "hand": hands[viewer] if viewer >= 0 else 0,
        "counts": (hands[0].bit_count(), hands[1].bit_count()),
        "decree": state.decree,
        "deck": len(state.deck),
        "trick": state.trick,
        "tricks": state.tricks,
        "target": state.game.rules.target,
        "last": won[-1] if won else None,
        "won": won,
        "known": known,
    }


def fox_view(state: FoxState, viewer: int) -> FoxView:
    """Built up field by field from what the viewer may see."""
    rules = state.game.rules
    return FoxView(
        **shared(state, viewer, lambda: Watcher(state.game)),
        sevens=state.sevens,
        chart=rules.scores,
        cards=mask_of(rules.deck),
    )
