"""A game: a ruleset with its options chosen. Frozen data; states are made from it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, SupportsIndex, TypeVar

from tanglewood.core import table
from tanglewood.core.action import Action, ActionTable
from tanglewood.core.chance import Fate, items_of, iterated
from tanglewood.core.event import Event
from tanglewood.core.given import seat_given, seed_given
from tanglewood.core.message import Argument, Message, Who
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.seat import NOBODY
from tanglewood.core.sheet import Line
from tanglewood.core.state import State
from tanglewood.core.turn import check_going_on
from tanglewood.core.value import Value
from tanglewood.core.view import View
from tanglewood.drawings.picture import Row, svg

S = TypeVar("S", bound="State[Any]")

_DEALING: Final = Message("ask-chance")


Tables = Callable[[str], ModuleType | None]


def _no_table(name: str) -> None:
    return None


_table_of: Tables = _no_table


def tables_from(tables: Tables) -> None:
    """Let this find the module that draws the table of a game by its name. The list of the families
    is above this room, which cannot ask it by name; it says so once, when it is imported."""
    global _table_of  # noqa: PLW0603  # the one place where tables come from
    _table_of = tables


def _package(game: "Game[Any]") -> str:
    """The package that a game lies in, beside its table and its family."""
    return type(game).__module__.rpartition(".")[0]


def _loaded(package: str, name: str, options: Mapping[str, object]) -> "Game[Any]":
    """The ruleset of a family with these options."""
    found: Game[Any] = import_module(f"{package}.family").FAMILY.rulesets[name].make(options)
    return found


class Game(Value, ABC, Generic[S]):
    """A ruleset with its options chosen."""

    name: str
    title: str
    seats: int
    actions: ActionTable

    cooperative: ClassVar[bool] = False
    """Whether the seats are one team that wins or loses together."""

    checked: ClassVar[Mapping[str, str]] = {}
    """The kinds of events after which a record notes the scores, for other programs to check,
    with the name of the note."""

    foreseen: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that tell the one who acts nothing new: they show cards that this seat
    saw before, or follow from what lies open. Every other kind ends what can be taken back."""

    extras: ClassVar[frozenset[str]] = frozenset()
    """Which fields this game has of those that only some games have (`core.field.Extra`)."""

    resign_rule: ClassVar[str] = "resign"
    """The rule that a result by resignation cites."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, object]:
        """The chosen options as plain JSON values."""

    @property
    def components(self) -> Mapping[str, object]:
        """The printed facts this game is played with, as plain JSON values with their sources.

        A game loaded with `components=` these values is the same game.
        """
        return {}

    @property
    def own_words(self) -> Mapping[str, Message]:
        """What this game's own components say in the place of messages of the catalogue, or beyond
        them: by the id under which a face looks for it."""
        return {}

    @abstractmethod
    def first(self, fate: Fate) -> S:
        """The state before anything is drawn."""

    def start(self, seed: int | None = None, chance: Iterable[Iterable[SupportsIndex]] = ()) -> S:
        """Begin: with a seed, with explicit chance outcomes, or with chance left open."""
        given = tuple(map(items_of, iterated(chance)))
        seed = None if seed is None else seed_given(seed)
        return self.first(Fate(given, seed)).settled()

    @abstractmethod
    def position(self, text: str) -> S:
        """The state that a position text describes."""

    @abstractmethod
    def position_text(self, state: Any) -> str:
        """The position as one readable line that `position` reads back."""

    @abstractmethod
    def item_text(self, chance: str, item: int) -> str:
        """An item of a chance outcome as records write it."""

    @abstractmethod
    def item_parse(self, chance: str, text: str) -> int:
        """The item that a text of a record names."""

    def event_fields(self, event: Event) -> dict[str, object]:
        """An event as plain JSON values, cards as texts."""
        return event.plain(self.extras)

    @abstractmethod
    def message(self, event: Event) -> Message:
        """What is said of an event: of a hidden card only that it is one."""

    def character(self, card: str) -> str:
        """What the catalogue calls the character on a card; '' where it has none."""
        return ""

    def sheet(self, plain: dict[str, Any]) -> list[Line]:
        """The table as lines of text, from the plain values of a view."""
        found: list[Line] = self._table().sheet(plain, self)
        return found

    def prompt(self, view: View) -> Message:
        """What a viewer is asked, or whose turn it is."""
        if view.to_act == NOBODY:
            return Message("ask-over")
        if view.to_act != view.viewer:
            return Message("ask-other", who=Who(view.to_act)) if view.to_act >= 0 else _DEALING
        found: Message = self._table().prompt(view, self)
        return found

    def marks(self, view: Any) -> dict[str, object]:
        """What the rules say of a view, as plain JSON values: for faces that mark it on the table.
        Nothing in it says more than the view does."""
        return {}

    def label(self, plain: dict[str, Any], text: str) -> Message | None:
        """A choice in words; None where its text says all."""
        found: Message | None = self._table().label(plain, self, text)
        return found

    def called(self, plain: dict[str, Any], action: Action) -> Argument:
        """What a choice is called inside a sentence: its card, or its answer."""
        named = getattr(self._table(), "called", table.called)
        found: Argument = named(plain, self, action)
        return found

    def picture(
        self, plain: dict[str, Any], hands: Mapping[int, Sequence[str]] | None = None
    ) -> str:
        """The table as an SVG picture, from the plain values of a view and the open hands."""
        names = tuple(f"Seat {seat}" for seat in range(self.seats))
        return svg(self.rows(plain, names, hands or {}), self.name)

    def rows(self, plain: dict[str, Any], names: tuple[str, ...], hands: table.Hands) -> list[Row]:
        """The table as rows of cards, for a picture; `hands` are those that lie open, by seat."""
        middle = getattr(self._table(), "middle", table.middle)
        return table.rows(plain, names, hands, middle(plain))

    def _table(self) -> ModuleType:
        """The module that draws this game's table, a part of its family; without one every field is
        listed."""
        return _table_of(self.name) or table

    def checks(self, state: S) -> Iterator[dict[str, object]]:
        """What a record notes about the step that led to this state.

        One entry per event of a checked kind: its fields and the scores after it. The scores are
        left out where a later event of the same step changes them.
        """
        for number, event in enumerate(state.events, 1):
            if (name := self.checked.get(event.kind)) is not None:
                fields = self.event_fields(event)
                del fields["event"]
                later = state.events[number:]
                if "scores" not in fields and not any(hasattr(it, "scores") for it in later):
                    fields["scores"] = list(state.scores)
                yield {"check": name, **fields}

    def resigned(self, state: S, seat: int | None = None) -> Outcome:
        """How the game ends when a seat gives up, at any time before the end; a team gives up as a
        whole, and its seat may be None. It is no action, so the state stays as it is; that all of a
        team agree is for the caller to see to.

        Of the other seats the one with the most points wins; several with equally
        many share the victory.
        """
        check_going_on(state.to_act)
        if self.seats == 1:
            gave_up = Message("outcome-player-gave-up")
            return Outcome(Ending.SOLO, (), state.scores, self.resign_rule, gave_up)
        if self.cooperative:
            gave_up = Message("outcome-team-gave-up")
            return Outcome(Ending.DEFEAT, (), (0,), self.resign_rule, gave_up)
        scores, seat = state.scores, seat_given(seat, self.seats)
        others = [other for other in range(self.seats) if other != seat]
        most = max(scores[other] for other in others)
        winners = tuple(other for other in others if scores[other] == most)
        ending = Ending.WIN if len(winners) == 1 else Ending.SHARED
        gave_up = Message("outcome-gave-up", who=Who(seat))
        return Outcome(ending, winners, scores, self.resign_rule, gave_up)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Game)
            and self.name == other.name
            and self.options == other.options
            and self.components == other.components
        )

    def __hash__(self) -> int:
        return hash((self.name, repr(self.options)))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (_package(self), self.name, dict(self.options))

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"load({self.name!r}{chosen})"
