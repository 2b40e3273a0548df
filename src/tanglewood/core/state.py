"""A state: one immutable moment of a game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from inspect import get_annotations
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    SupportsIndex,
    TypeVar,
)  # fmt: skip

from tanglewood.core import layout
from tanglewood.core.action import Action, HasText
from tanglewood.core.arguments import checked_seat, checked_viewer
from tanglewood.core.cache import kept_with
from tanglewood.core.chance import Chance, Drawn, Fate, Stream, check_stream, drawn_from, outcome_of
from tanglewood.core.errors import BadChance, NotYourTurn, TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.field import of_class
from tanglewood.core.find_action import find_action
from tanglewood.core.legal import Legal
from tanglewood.core.message import Message, Who
from tanglewood.core.outcome import Outcome
from tanglewood.core.phase import OVER, Choice, Draw, Phase
from tanglewood.core.resigning import by_resignation
from tanglewood.core.turn import check_turn
from tanglewood.core.value import Value

if TYPE_CHECKING:
    from tanglewood.core.game import Game
    from tanglewood.core.view import View

G = TypeVar("G", bound="Game[Any]")
S = TypeVar("S", bound="State[Any]")
V = TypeVar("V", covariant=True)


class Viewed(Protocol[V]):
    """What has views of this kind: a state says it once, in `_view`."""

    @property
    def game(self) -> Any: ...

    def _view(self, viewer: int) -> V: ...


class State(Value, ABC, Generic[G]):
    """One moment of a game. States are values: `apply` leaves them alone and gives the next one.

    A state is made of parts, which a game declares as annotated attributes. The rules make the
    next one with `_replace`, which takes what it is given, and with small moves that rest on it.
    `phase` says what is waited for, `turn` is the seat that chooses, also while chance decides for
    it. `action` led here from `previous`, and `events` tells what it did; `chances` counts the
    chance outcomes so far. Two states are equal when their positions are, whatever way
    led to them. Several threads may ask a state at the same time (`core.cache`).
    """

    __slots__ = ("__dict__", "cache")

    game: G
    fate: Fate
    previous: "Self | None" = None
    action: Action | None = None
    events: tuple[Event, ...] = ()
    hands: tuple[Any, ...] = ()
    phase: Phase = OVER
    turn: int = 0
    chances: int = 0

    cache: dict[Any, Any]
    """What was worked out from this state (`core.cache`); no part of it, and unset until then."""

    POSITION: ClassVar[tuple[str, ...]]
    """The parts that make up the position: what equality, hashing and texts look at. The turn is
    among them as `to_act` where nobody needs to know for whom chance decides, as `turn` where its
    outcome goes to that seat or the turn is more than that, and the kernel reads them in order."""

    FIRST: ClassVar[Mapping[str, Any]]
    """Every part by its name, as it is before the first step; None if that depends on the game."""

    offers: ClassVar[AbstractSet[str]] = frozenset(
        {"apply", "apply_chance", "draw", "resignation", "view", "why_not"}
    )
    """What can be done with a state. To it come its parts, and what can be told from them; the
    moves that the rules are made of do not, for one alone breaks a position."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        hints = (it for base in reversed(cls.__mro__) for it in get_annotations(base).items())
        parts = [name for name, hint in hints if not of_class(hint) and name not in State.__slots__]
        cls.FIRST = {name: getattr(cls, name, None) for name in parts}
        every = (item for base in cls.__mro__ for item in vars(base).items())
        cls.offers = {*State.offers, *parts, *(n for n, it in every if isinstance(it, property))}

    @classmethod
    def of(cls, game: G, fate: Fate, **parts: Any) -> Self:
        """A state of the game; what is not given is as before the first step."""
        first = cls.__new__(cls)
        vars(first).update(cls.FIRST)
        return first._replace(game=game, fate=fate, **parts)

    def __setattr__(self, name: str, value: object) -> None:
        """States are values: only what was worked out from one is kept beside it."""
        if name not in State.__slots__:
            raise AttributeError(
                f"A state does not change; apply gives another one, and {name} stays."
            )
        super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted(self.offers)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A state does not change, so {name} stays.")

    # Small moves, each of which gives the state after it.

    def _replace(self, **changes: Any) -> Self:
        """This state with some of its parts changed."""
        after = object.__new__(type(self))
        parts = after.__dict__
        parts.update(self.__dict__)
        parts.update(changes)
        if len(parts) > len(self.__dict__):
            wrong = min(changes.keys() - self.FIRST.keys())
            raise TypeError(f"A {type(self).__name__} has no part {wrong!r}.")
        return after

    def with_event(self, event: Event, **changes: Any) -> Self:
        """Something happened, and with it these parts changed."""
        return self._replace(events=(*self.events, event), **changes)

    def ask(self, phase: Phase, seat: int, **changes: Any) -> Self:
        """The seat has to choose, or chance has to decide for it; these parts changed before."""
        return self._replace(phase=phase, turn=seat, **changes)

    @property
    def to_act(self) -> int:
        """The seat that has to choose, CHANCE or NOBODY."""
        return self.phase.to_act(self.turn)

    @property
    def legal_mask(self) -> int:
        """The legal actions as a bit mask: bit n stands for the action with index n."""
        try:
            found: int = self.cache["legal_mask"]
        except (AttributeError, KeyError):  # asked for the first time
            found = 0
            if isinstance(phase := self.phase, Choice):
                found = phase.legal_mask(self, self.hands[self.turn])
            kept_with(self)["legal_mask"] = found
        return found

    @property
    def legal(self) -> Legal:
        """The legal actions in ascending index order; empty for chance and after the end."""
        return Legal(self.game.actions.of(self.legal_mask))

    def as_set_up(self) -> Self:
        """This position as the beginning of a game: the first event tells everybody what is known
        of what came before."""
        first = self.set_up_event()
        return self if first is None else self._replace(events=(first,))

    def set_up_event(self) -> Event | None:
        """What is told then; None in games whose views need nothing of the kind."""
        return None

    @property
    def story(self) -> tuple[Event, ...]:
        """Every event since the start, oldest first: the whole truth, as nobody at a table sees
        it."""
        line: list[tuple[Event, ...]] = []
        at: State[Any] | None = self
        while at is not None:
            line.append(at.events)
            at = at.previous
        return tuple([event for events in reversed(line) for event in events])

    @property
    def chance(self) -> Chance | None:
        """What chance has to draw now, or None. Chance with one outcome never comes up
        (`ruling.G3`)."""
        return self.phase.chance(self) if isinstance(self.phase, Draw) else None

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def resignation(self, seat: int | None = None) -> Outcome:
        """How the game ends if this seat gives up, at any time before the end; a team gives up as a
        whole, and its seat may be None. It is no action, so the state stays as it is; that all of a
        team agree is for the caller to see to.

        Of the other seats the one with the most points wins; several with equally many share the
        victory."""
        return by_resignation(self, seat)

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand on the table."""

    def view(self: Viewed[V], viewer: int) -> V:
        """All that the viewer (a seat or SPECTATOR) may know, built up from nothing."""
        return self._view(checked_viewer(viewer, self.game.seats))

    @abstractmethod
    def _view(self, viewer: int) -> "View":
        """The view of a viewer that exists."""

    def _step(self, action: Action) -> Self:
        """The state after a legal action."""
        assert isinstance(self.phase, Choice)
        after: Self = self.phase.step(
            self._replace(previous=self, action=action, events=()), action
        )
        return after

    def _chance_step(self, drawn: Drawn) -> Self:
        """The state after a possible chance outcome."""
        assert isinstance(self.phase, Draw)
        chances = self.chances + 1
        draft = self._replace(previous=self, action=drawn, events=(), chances=chances)
        after: Self = self.phase.step(draft, drawn.items)
        return after

    def apply(self, action: Action | HasText | str, seat: int | None = None) -> Self:
        """The state after the action, of the seat to act if a seat is named.

        A text names an action of this game, and so does a card where exactly one legal action
        speaks of it. A state that carries its fate goes on through chance
        until a seat is to act or the game is over; `events` then tells all of it.
        """
        wanted = self._allowed(action, seat)
        if isinstance(wanted, Drawn):
            return self._chance_step(wanted).settle()
        after = self._step(wanted)
        return after if after.legal_mask else after.settle()

    def why_not(
        self, action: Action | HasText | str, seat: int | None = None
    ) -> TanglewoodError | None:
        """What `apply` would say against this, as the error that it would raise; None if it would
        take it."""
        try:
            self._allowed(action, seat)
        except TanglewoodError as error:
            return error
        return None

    def _allowed(self, action: Action | HasText | str, seat: int | None) -> Action:
        """The action that is meant, which can be applied now; every other is refused."""
        if seat is not None:
            self._check_seat(seat)  # first: what is said of a text tells what the seat to act holds
        wanted = find_action(self, action)
        if wanted.bit & self.legal_mask:
            return wanted
        if isinstance(wanted, Drawn):
            if self.chance is None:
                raise BadChance(Message("chance-none"))
            self.chance.check(wanted.items)
            return wanted
        check_turn(self.to_act)
        assert isinstance(self.phase, Choice)
        raise self.phase.why_not(self, wanted)

    def apply_chance(self, outcome: str | Iterable[SupportsIndex | str]) -> Self:
        """The state after chance drew this: cards, numbers or texts, or a text that lists them."""
        chance = self.chance
        if chance is None:
            raise BadChance(Message("chance-none"))
        return self.apply(Drawn(self.game.items_of(chance, outcome_of(outcome))))

    def draw(self, source: Stream) -> Self:
        """The state after what waits for chance was drawn from this stream."""
        check_stream(source)
        chance = self.chance
        return self.apply_chance(() if chance is None else drawn_from(source, chance))

    def settle_steps(
        self, draw: Callable[[int, Chance], Drawn | None]
    ) -> Iterator[tuple[Chance, Drawn, Self]]:
        """Chance acts until a seat is to act, the game is over, or `draw` gives nothing for the
        chance with this number in its game: each chance, its outcome and the state after it."""
        state = self
        while (chance := state.chance) and (drawn := draw(state.chances, chance)):
            chance.check(drawn.items)
            state = state._chance_step(drawn)
            yield chance, drawn, state

    def fated(self, number: int, chance: Chance) -> Drawn | None:
        """What the fate of this state has for the chance with this number; None leaves it open."""
        return self.fate.draw(number, chance, lambda given: self.game.items_of(chance, given))

    def settle(self) -> Self:
        """This state after all the chance that its fate decides."""
        state, events = self, self.events
        for _, _, state in self.settle_steps(self.fated):
            events += state.events
        if state is self:
            return self
        return state._replace(events=events, action=self.action, previous=self.previous)

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that is not to act."""
        given = checked_seat(seat, self.game.seats)
        if given != self.to_act:
            check_turn(self.to_act)
            raise NotYourTurn(Message("turn-not-yours", who=Who(given), other=Who(self.to_act)))

    def key(self) -> tuple[object, ...]:
        """What makes the position, as one tuple: equal states have equal keys."""
        return tuple(getattr(self, name) for name in self.POSITION)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return bool(self.game == other.game) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        """With all states that led here in a row: one inside the other they would be too deep."""
        line: list[State[G]] = [self]
        while isinstance(before := line[-1].previous, State):
            line.append(before)
        parts = [vars(it) | {"previous": None} for it in reversed(line)]
        return _led_to, (type(self), parts, before)

    @property
    def text(self) -> str:
        """The position as one line, which `game.position` reads back."""
        return self.game.position_text(self)

    def __str__(self) -> str:
        """The table with all cards open, and who is to act."""
        return layout.open_table(self)

    def _repr_svg_(self) -> str:
        """The table with all hands open as a picture, for notebooks."""
        return layout.open_picture(self)

    def hidden(self) -> list[tuple[str, object]]:
        """What lies face down besides the hands, each with its name."""
        return []

    def revealed(self) -> dict[str, object]:
        """What a spectator's view hides and the table with all cards open tells, by the name of its
        field, in plain values."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.text}>"


def _led_to(kind: type[S], line: list[dict[str, Any]], before: S | None) -> S | None:
    """The last of the states that have these parts, each led to by the one before. What stands for
    the past of a table (`session.past`) may be before the first."""
    state = before
    for parts in line:
        after = kind.__new__(kind)
        vars(after).update(parts, previous=state)
        state = after
    return state
