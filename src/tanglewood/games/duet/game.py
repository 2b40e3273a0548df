"""The Fox in the Forest Duet as the registry offers it.

Source: the published rulebook; where it leaves something open, the rulings of `ruling.U1` and on.
The paws and board side A come from a secondary source, board side B is our own; all of
them can be replaced by `components`.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from tanglewood.cards.duet import DuetCard
from tanglewood.components.boards import LEVELS, Board, board_from
from tanglewood.components.paws import PAWS, Paws, paws_from
from tanglewood.components.reading import unknown_component
from tanglewood.core.chance import Fate
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.option import Components, Option, Whole, chosen
from tanglewood.games.duet import notation, words
from tanglewood.games.duet.actions import ACTIONS
from tanglewood.games.duet.cards import CHARACTERS
from tanglewood.games.duet.course import DEALER
from tanglewood.games.duet.forest import fresh
from tanglewood.games.duet.marks import marks
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView

TITLE: Final = "The Fox in the Forest Duet"

COMPONENTS: Final = ("board", "paws")
DUET_OPTIONS: Final = (
    Option("level", 1, Message("option-level-about"), Whole(1, 3)),
    Option("components", None, Message("option-components-board"), Components(COMPONENTS), "house"),
)


class DuetGame(Game[DuetState]):
    """The Duet with its level, its board and its paws chosen."""

    name = "duet"
    title = TITLE
    seats = 2
    actions = ACTIONS
    offers = Game.offers | {"board", "level", "paws"}
    cooperative = True
    resign_rule = "duet.resign"
    checked: ClassVar[Mapping[str, str]] = {
        "trick-won": "trick",
        "moved": "move",
        "went-beyond": "beyond",
        "covered": "cover",
        "collected": "gem",
        "round-ended": "round",
    }
    foreseen = frozenset(
        {
            "played", "named", "exchanged", "kept", "sealed", "trick-won", "moved", "went-beyond",
            "covered", "collected", "round-ended", "game-ended",
        }
    )  # fmt: skip

    def __init__(self, level: int, board: Board, paws: Paws) -> None:
        usual = LEVELS[level]
        self.level: Final = level
        self.board: Final = board.with_tokens(usual.tokens)
        self.paws: Final = paws
        self.forest: Final = fresh(self.board, board.filled(usual.diamonds))
        changed: dict[str, object] = {}
        if self.board != usual.board.with_tokens(usual.tokens):
            changed["board"] = self.board.plain()
        if paws != PAWS:
            changed["paws"] = paws.plain()
        # of the components only what differs from those of the level
        self._options = {"level": level, "components": changed or None}

    @property
    def components(self) -> Mapping[str, object]:
        return {"board": self.board.plain(), "paws": self.paws.plain()}

    def first(self, fate: Fate) -> DuetState:
        """Before round 1: who deals is open (`duet.dealer`)."""
        return DuetState.of(self, fate, forest=self.forest, phase=DEALER)

    def read_position(self, text: str) -> DuetState:
        return notation.parse_position(self, text)

    def position_text(self, state: DuetState) -> str:
        return notation.position_text(state)

    def item_text(self, chance: str, item: int) -> str:
        return str(item) if chance == "dealer" else DuetCard.all[item].text

    def item_parse(self, chance: str, text: str) -> int:
        return Whole(0, 1)(text) if chance == "dealer" else DuetCard(text).number

    def message(self, event: Event) -> Message:
        return words.message(event)

    def marks_of(self, view: DuetView) -> dict[str, object]:
        return marks(view)

    def character(self, card: str) -> str:
        return CHARACTERS.get(DuetCard(card).rank, "").lower()


def duet(options: Mapping[str, object]) -> DuetGame:
    """The published game; a board in `components` takes the place of the level's (`ruling.U15`)."""
    values = chosen("duet", DUET_OPTIONS, options)
    level, components = values["level"], values["components"] or {}
    for key in components:
        if key not in COMPONENTS:
            raise unknown_component("duet", key, COMPONENTS)
    board, paws = LEVELS[level].board, PAWS
    if components.get("board") is not None:
        board = board_from(components["board"])
    if components.get("paws") is not None:
        paws = paws_from(components["paws"])
    return DuetGame(level, board, paws)
