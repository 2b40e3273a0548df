"""The game as the registry offers it."""

from collections.abc import Mapping
from typing import Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Fate
from tanglewood.core.game import Game
from tanglewood.core.message import Message, Who
from tanglewood.core.option import chosen
from tanglewood.core.position_text import number_field, pair_field, parse_fields
from tests.toys.highcard.actions import ACTIONS
from tests.toys.highcard.course import DEAL, next_card
from tests.toys.highcard.events import Dealt, Played, TrickWon
from tests.toys.highcard.state import HighState

FIELDS: Final = ("0", "1", "trick", "tricks", "leader")


class HighGame(Game[HighState]):
    """High Card; it has no options."""

    name = "highcard"
    title = "High Card"
    seats = 2
    actions = ACTIONS

    def first(self, fate: Fate) -> HighState:
        return HighState.of(self, fate, phase=DEAL)

    def read_position(self, text: str) -> HighState:
        given = parse_fields(text, FIELDS)
        trick = FoxCards(given.get("trick", "-"))
        state = HighState.of(
            self,
            Fate(),
            hands=(FoxCards(given["0"]), FoxCards(given["1"])),
            trick=tuple(trick),
            tricks=pair_field(given, "tricks"),
            leader=number_field(given, "leader", 0, 1),
            chances=1,
        )
        return next_card(state)

    def position_text(self, state: HighState) -> str:
        first, second = state.hands
        trick, tricks = FoxCards(state.trick), "-".join(map(str, state.tricks))
        return f"0:{first} 1:{second} trick={trick} tricks={tricks} leader={state.leader}"

    def item_text(self, chance: str, item: int) -> str:
        return FoxCard.all[item].text

    def item_parse(self, chance: str, text: str) -> int:
        return FoxCard(text).number

    def message(self, event: object) -> Message:
        match event:
            case Dealt():
                return Message("highcard-dealt")
            case Played(seat, card):
                return Message("event-played", who=Who(seat), card=card)
            case TrickWon(winner):
                return Message("highcard-trick", who=Who(winner))
        raise TypeError(f"no message for {event!r}")


def high_card(options: Mapping[str, object]) -> HighGame:
    """The one game there is."""
    chosen("highcard", (), options)
    return HighGame()
