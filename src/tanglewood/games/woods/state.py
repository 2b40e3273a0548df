"""One moment of Into the Woods; the course of the game (`course`) leads from one to the next."""

from typing import TYPE_CHECKING, ClassVar

from tanglewood.cards.card import text_of
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.outcome import Outcome
from tanglewood.core.phase import OVER
from tanglewood.core.state import State
from tanglewood.games.woods.ending import outcome, scores
from tanglewood.games.woods.events import SetUp

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame
    from tanglewood.games.woods.view import WoodsView

Ints = tuple[int, ...]
Row = tuple[WoodsCard, ...]


class WoodsState(State["WoodsGame"]):
    """One moment of the game. `row` lies open from the far end to the deck, `deck` from its top;
    `pockets` have one card for every set, by seat; `tokens` are those taken by seat, `turn` is
    whose turn it is or was, `passes` how many players passed in a row. `reshuffles` are still to
    come."""

    game: "WoodsGame"
    row: Row = ()
    deck: Row = ()
    discards: Handful = Handful()
    reshuffles: int = 0
    hands: tuple[Handful, ...]
    pockets: tuple[Handful, ...]
    tokens: Ints
    passes: int = 0

    POSITION: ClassVar[tuple[str, ...]] = (
        "row", "deck", "discards", "reshuffles", "chances", "hands", "pockets", "tokens", "turn",
        "passes", "to_act", "phase",
    )  # fmt: skip

    @property
    def next_turn(self) -> int:
        """The seat after the one whose turn it is."""
        return (self.turn + 1) % len(self.hands)

    @property
    def scores(self) -> Ints:
        """Points by seat (`woods.score`); in solo the number of sets (`woods.solo.goal`)."""
        return scores(self)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.phase is OVER else None

    def _view(self, viewer: int) -> "WoodsView":
        from tanglewood.games.woods.view import view

        return view(self, viewer)

    def set_up_event(self) -> SetUp:
        counts = tuple(map(len, self.hands))
        return SetUp(self.hands, counts, self.row, self.discards, self.pockets)

    def hidden(self) -> list[tuple[str, object]]:
        return [("Deck from its top", text_of(self.deck))]
