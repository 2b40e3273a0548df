"""A state: one immutable moment of a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, SupportsIndex, TypeVar, cast

from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Drawn, Fate
from tanglewood.core.errors import BadChance, GameOver, IllegalAction, NotYourTurn, WrongType
from tanglewood.core.event import Event
from tanglewood.core.legal import Legal
from tanglewood.core.message import Message, Who
from tanglewood.core.outcome import Outcome
from tanglewood.core.printable import quoted
from tanglewood.core.seat import CHANCE, NOBODY, SPECTATOR
from tanglewood.core.sheet import drawn

if TYPE_CHECKING:
    from tanglewood.core.game import Game
    from tanglewood.core.view import View

G = TypeVar("G", bound="Game[Any]")


class State(ABC, Generic[G]):
    """One moment of a game. States are values: `apply` leaves them alone and gives the next one.

    `to_act` is a seat, CHANCE or NOBODY. `choices` is the bit mask of the legal actions' indices.
    `events` tells what the step that led here did, `previous` is the state before it. Two states
    are equal when their positions are, whatever way led to them.
    """

    __slots__ = ("__dict__", "kept_choices", "kept_log", "kept_watcher")

    game: G
    fate: Fate
    events: tuple[Event, ...]
    previous: "State[G] | None"
    kept_log: dict[int, tuple[Event, ...]]
    """What `seen_log` has found here; no part of the position, and unset until it is asked."""
    kept_watcher: dict[int, tuple[Any, int, Any]]
    """The same for `watched`."""
    kept_choices: int
    """The same for `choices`, in games that work them out when they are asked for."""

    POSITION: ClassVar[tuple[str, ...]]
    """The slots that make up the position: what equality, hashing and texts look at."""

    @property
    @abstractmethod
    def to_act(self) -> int:
        """The seat that has to choose, CHANCE or NOBODY."""

    @property
    @abstractmethod
    def choices(self) -> int:
        """The bit mask of the legal actions' indices."""

    @property
    def legal(self) -> Legal:
        """The legal actions in ascending index order; empty for chance and after the end."""
        return Legal(self.game.actions.of(self.choices))

    @property
    def root(self) -> "State[G]":
        """The first state of those that led here: the start, or where the game was set up."""
        found: State[G] = self
        while found.previous is not None:
            found = found.previous
        return found

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """What chance has to draw now, or None."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand on the table."""

    @abstractmethod
    def view(self, viewer: int) -> "View":
        """All that the viewer (a seat or SPECTATOR) may know, built up from nothing."""

    @abstractmethod
    def _step(self, action: Action) -> Self:
        """The state after a legal action."""

    @abstractmethod
    def _chance_step(self, drawn: tuple[int, ...]) -> Self:
        """The state after a possible chance outcome."""

    @abstractmethod
    def why_not(self, action: Action) -> IllegalAction:
        """The sentence and the rule that say why this action is not legal now."""

    @property
    @abstractmethod
    def chances(self) -> int:
        """How many chance outcomes this game has had so far."""

    def apply(self, action: Action | str, seat: int | None = None) -> Self:
        """The state after the action, of the seat to act if a seat is named.

        A text names an action of this game. A state that carries its fate goes on through chance
        until a seat is to act or the game is over; `events` then tells all of it.
        """
        action = self._meant(action)
        if seat is not None and seat != self.to_act:
            raise self._not_yours(seat)
        if action.bit & self.choices:
            after = self._step(action)
            return after if after.choices else after.settled()
        return self._drawn_or_refused(action)

    def play(self, text: str) -> Self:
        """Apply the action that the text names."""
        return self.apply(text)

    def _meant(self, action: object) -> Action:
        """The action that is meant, which must be one of this game."""
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if action in self.game.actions:
            return cast(Action, action)
        if not isinstance(action, Action):
            kind = type(action).__name__
            raise WrongType(Message("type-no-action", value=quoted(action), type=kind))
        if not isinstance(action, Drawn):
            raise WrongType(Message("type-other-game", action=repr(action), game=self.game.name))
        return action

    def drawn(self, outcome: str | Iterable[SupportsIndex]) -> Self:
        """The state after chance drew this: cards or numbers, or a text that lists them."""
        chance = self.chance
        if isinstance(outcome, str) and chance is not None:
            parts = outcome.split("," if "," in outcome else None)
            try:
                outcome = [self.game.item_parse(chance.name, part) for part in parts]
            except ValueError as error:
                wrong = Message("chance-no-outcome", text=quoted(outcome), chance=chance.name)
                raise BadChance(wrong) from error
        return self.apply(Drawn(() if isinstance(outcome, str) else outcome))

    def settled(self) -> Self:
        """This state after all the chance that its fate decides."""
        state, events = self, self.events
        while state.to_act == CHANCE:
            chance = state.chance
            assert chance is not None
            drawn = state.fate.draw(state.chances, chance)
            if drawn is None:
                break
            chance.check(drawn.items)
            state = state._chance_step(drawn.items)
            events += state.events
        return self if state is self else state._with_events(events, self.previous)

    def _with_events(self, events: tuple[Event, ...], previous: "State[G] | None") -> Self:
        """This state as the end of a step that did all of this."""
        self.events, self.previous = events, previous
        return self

    def _drawn_or_refused(self, action: Action) -> Self:
        """The state after a chance outcome; every other action is refused: it is not legal."""
        if isinstance(action, Drawn):
            chance = self.chance
            if chance is None:
                raise BadChance(Message("chance-none"))
            chance.check(action.items)
            return self._chance_step(action.items).settled()
        if self.to_act == NOBODY:
            raise GameOver(Message("turn-over"))
        if self.to_act == CHANCE:
            raise NotYourTurn(Message("turn-of-chance"))
        raise self.why_not(action)

    def _not_yours(self, seat: int) -> Exception:
        if self.to_act == NOBODY:
            return GameOver(Message("turn-over"))
        if self.to_act == CHANCE:
            return NotYourTurn(Message("turn-of-chance"))
        return NotYourTurn(Message("turn-not-yours", who=Who(seat), other=Who(self.to_act)))

    def position(self) -> tuple[object, ...]:
        """The position as a tuple of plain values."""
        return tuple(getattr(self, name) for name in self.POSITION)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return bool(self.game == other.game) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(self.position())

    @property
    def text(self) -> str:
        """The position as one line, which `game.position` reads back."""
        return self.game.position_text(self)

    def __str__(self) -> str:
        """The table with all cards open."""
        view = self.view(SPECTATOR).from_memory()
        held = [f"Seat {seat}: {cards}" for seat, cards in enumerate(getattr(self, "hands", ()))]
        hidden = [f"{name}: {cards}" for name, cards in self.hidden()]
        return "\n".join([*drawn(self.game.sheet(view.plain())), *held, *hidden])

    def _repr_svg_(self) -> str:
        """The table with all hands open as a picture, for notebooks."""
        held = {seat: list(map(str, hand)) for seat, hand in enumerate(getattr(self, "hands", ()))}
        return self.game.picture(self.view(SPECTATOR).from_memory().plain(), held)

    def hidden(self) -> list[tuple[str, object]]:
        """What lies face down besides the hands, each with its name."""
        return []

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.text}>"


def story(state: State[Any]) -> list[Event]:
    """Every event since the start, oldest first."""
    parts = []
    at: State[Any] | None = state
    while at is not None:
        parts.append(at.events)
        at = at.previous
    return [event for events in reversed(parts) for event in events]
