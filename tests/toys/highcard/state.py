"""One moment of the game, and the rules."""

from typing import TYPE_CHECKING, ClassVar, Final, Self

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.message import Message
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tests.toys.highcard.actions import ACTIONS, DECK, Play
from tests.toys.highcard.events import Dealt, Played, TrickWon

if TYPE_CHECKING:
    from tests.toys.highcard.game import HighGame
    from tests.toys.highcard.view import HighView

HAND: Final = 3
Hands = tuple[FoxCards, FoxCards]
NOTHING: Final = FoxCards()
TWO_TRICKS: Final = Message("highcard-two-tricks")


class HighState(State["HighGame"]):
    """`trick` is the card that was led, if one lies there."""

    POSITION: ClassVar = ("hands", "trick", "tricks", "leader")

    def __init__(
        self,
        game: "HighGame",
        fate: Fate,
        hands: Hands = (NOTHING, NOTHING),
        trick: tuple[FoxCard, ...] = (),
        tricks: tuple[int, int] = (0, 0),
        leader: int = 0,
    ) -> None:
        self.game, self.fate = game, fate
        self.hands, self.trick, self.tricks, self.leader = hands, trick, tricks, leader
        self.events: tuple[Event, ...] = ()
        self.previous: HighState | None = None

    @property
    def to_act(self) -> int:
        if not any(self.hands):
            return NOBODY if sum(self.tricks) == HAND else CHANCE
        return 1 - self.leader if self.trick else self.leader

    @property
    def choices(self) -> int:
        return ACTIONS.bits(Play, self.hands[self.to_act].mask) if self.to_act >= 0 else 0

    @property
    def chance(self) -> Chance | None:
        waits = self.to_act == CHANCE
        return Chance("deal", tuple(map(int, DECK)), 2 * HAND, ordered=True) if waits else None

    @property
    def chances(self) -> int:
        return int(self.to_act != CHANCE)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.tricks

    @property
    def outcome(self) -> Outcome | None:
        if self.to_act != NOBODY:
            return None
        winner = self.tricks.index(max(self.tricks))
        return Outcome(Ending.WIN, (winner,), self.tricks, "highcard.win", TWO_TRICKS)

    def view(self, viewer: int) -> "HighView":
        from tests.toys.highcard.view import view

        return view(self, viewer)

    def _chance_step(self, drawn: tuple[int, ...]) -> Self:
        cards = [DECK[card] for card in drawn]
        hands = FoxCards(cards[:HAND]), FoxCards(cards[HAND:])
        return self._next((Dealt(hands),), hands=hands)

    def _step(self, action: Action) -> Self:
        seat, card = self.to_act, action.card
        first, second = self.hands
        hands = (first - card, second) if seat == 0 else (first, second - card)
        played = Played(seat, card)
        if not self.trick:
            return self._next((played,), hands=hands, trick=(card,))
        winner = seat if card > self.trick[0] else self.leader
        tricks = self.tricks[0] + (winner == 0), self.tricks[1] + (winner == 1)
        events = (played, TrickWon(winner))
        return self._next(events, hands=hands, trick=(), tricks=tricks, leader=winner)

    def _next(self, events: tuple[Event, ...], **changed: object) -> Self:
        fields = dict(zip(self.POSITION, self.position(), strict=True)) | changed
        after = type(self)(self.game, self.fate, **fields)  # type: ignore[arg-type]
        return after._with_events(events, self)

    def why_not(self, action: Action) -> IllegalAction:
        return IllegalAction(Message("play-not-held", card=action.card), "highcard.play")
