"""What a seat or a spectator of a fox game may know (`fox.hidden`, `fox.tricks.public`)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import Gathered, Inside, Open, Own, Recalled
from tanglewood.core.log import begun_view
from tanglewood.core.view import Named, View
from tanglewood.core.watching import watched
from tanglewood.games.fox.events import TrickWon
from tanglewood.games.fox.knowledge import Known, Watcher
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.rules import Pair
from tanglewood.games.fox.state import DuelState, FoxState

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame, FoxGame

Trick = Annotated[TrickWon, Gathered("Trick", "cards", ("lead", "follow"))]
"""A won trick with its cards in a list, the lead first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelView(View):
    """What the views of the fox family share. `hand` is empty for a spectator; `counts` are the
    hand sizes; `decree` (None before the deal) and the cards of `trick` lie open. `known` and `won`
    (the tricks of this round, newest last) are None when playing from memory."""

    game: Named["DuelGame[Any]"] = field(repr=False)
    round: Open[int]
    dealer: Open[int]
    leader: Open[int]
    hand: Own[FoxCards]
    counts: Open[Pair]
    decree: Open[FoxCard | None]
    deck: Open[int]
    trick: Open[tuple[Laid, ...]]
    tricks: Open[Pair]
    target: Open[int]
    last: Open[Trick | None]
    won: Recalled[tuple[Trick, ...]]
    known: Recalled[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class FoxView(DuelView):
    """A seat's knowledge. `cards` are all those of the deck, `chart` has the points by tricks
    won, `sevens` are the Treasures won in this round."""

    game: Named["FoxGame"] = field(repr=False)
    sevens: Open[Pair]
    chart: Open[tuple[int, ...]]
    cards: Inside[FoxCards]
    known: Recalled[Known]


def shared(state: DuelState, viewer: int, watcher: Any) -> dict[str, Any]:
    """The fields that all views of the family have, built up from what the viewer may see."""
    begun = begun_view(state, viewer)
    known, won = watched(state, viewer, begun["log"], watcher)
    hands = state.hands
    return begun | {
        "round": state.round,
        "dealer": state.dealer,
        "leader": state.leader,
        "hand": hands[viewer] if viewer >= 0 else FoxCards(),
        "counts": (len(hands[0]), len(hands[1])),
        "decree": state.decree or None,
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
    return FoxView(
        **shared(state, viewer, lambda: Watcher(state.game)),
        sevens=state.sevens,
        chart=state.game.rules.scores,
        cards=state.game.cards,
    )
