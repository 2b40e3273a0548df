"""What a seat or a spectator of a Duet may know (`duet.hidden`, `duet.gift`, `duet.memory`)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.field import EVERYBODY, As, Gathered, Open, Own, Recalled, Spread
from tanglewood.core.log import begun_view
from tanglewood.core.view import Named, View
from tanglewood.core.watching import watched
from tanglewood.games.duet.course import GIFT
from tanglewood.games.duet.events import TrickWon
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.knowledge import Known, Watcher
from tanglewood.games.duet.state import DuetState

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame

Trick = Annotated[TrickWon, Gathered("Trick", "cards", ("lead", "follow"))]
"""A won trick with its cards in a list, the lead first."""


def _by_card(paws: tuple[int, ...]) -> dict[str, int]:
    return {card.text: paws[card] for card in DuetCard.all}


@dataclass(frozen=True, slots=True, kw_only=True)
class DuetView(View):
    """A seat's knowledge. `hand` is empty for a spectator; `counts` are the hand sizes; `decree`
    (None before the deal) and the cards of `trick` lie open, as the whole forest does. `sealed` is
    the card that the viewer has sealed for a Gift, or None. `start`, `plus` and `paws` (by card)
    are printed. `last`, `won` (the tricks of this round, newest last) and `known` are None when
    playing from memory."""

    game: Named["DuetGame"] = field(repr=False)
    level: Open[int]
    round: Open[int]
    dealer: Open[int]
    leader: Open[int]
    hand: Own[DuetCards]
    counts: Open[tuple[int, int]]
    decree: Open[DuetCard | None]
    trick: Open[tuple[DuetCard, ...]]
    sealed: Own[DuetCard | None]
    forest: Annotated[Forest, EVERYBODY, Spread()]
    start: Open[int]
    plus: Open[tuple[int, ...]]
    paws: Annotated[tuple[int, ...], EVERYBODY, As(_by_card, dict[str, int])]
    talk: Open[bool]
    last: Recalled[Trick]
    won: Recalled[tuple[Trick, ...]]
    known: Recalled[Known]


def view(state: DuetState, viewer: int) -> DuetView:
    """Built up field by field from what the viewer may see."""
    begun = begun_view(state, viewer)
    known, won = watched(state, viewer, begun["log"], Watcher)
    game, hands = state.game, state.hands
    sealed_by_viewer = state.phase is GIFT and viewer == 1 - state.to_act
    return DuetView(
        **begun,
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
