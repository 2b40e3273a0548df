"""A game: a ruleset with its options chosen. Frozen data; states are made from it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from importlib import import_module
from typing import Any, ClassVar, Generic, SupportsIndex, TypeVar

from tanglewood.core.action import ActionTable
from tanglewood.core.arguments import checked_position, checked_seed
from tanglewood.core.chance import Chance, Fate, iterated, outcome_of
from tanglewood.core.errors import BadChance, wrong_kind
from tanglewood.core.event import Event
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.core.state import State
from tanglewood.core.value import Value

S = TypeVar("S", bound="State[Any]")


def _package(game: "Game[Any]") -> str:
    """The package that a game lies in, beside its table and its family."""
    return type(game).__module__.rpartition(".")[0]


def _loaded(package: str, name: str, options: Mapping[str, object]) -> "Game[Any]":
    """The ruleset of a family with these options."""
    found: Game[Any] = import_module(f"{package}.family").FAMILY.rulesets[name].make(options)
    return found


class Game(Value, ABC, Generic[S]):
    """A ruleset with its options chosen: `start` deals, `position` sets a game up. Whatever else it
    has is for the rules, and for those who write records and tables."""

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

    offers: ClassVar[frozenset[str]] = frozenset(
        {
            "actions", "components", "cooperative", "event_fields", "message", "name",
            "options", "position", "seats", "start", "title",
        }
    )  # fmt: skip
    """What a game offers to those who write no rules; each adds what it has beyond that."""

    _options: Mapping[str, object] = {}
    """The chosen options as plain JSON values: the last that a new game is told."""

    def __setattr__(self, name: str, value: object) -> None:
        """A game that has its options never changes."""
        if "_options" in self.__dict__:
            raise AttributeError(f"A game does not change, so {name} stays.")
        super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted(self.offers)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A game does not change, so {name} stays.")

    @property
    def options(self) -> dict[str, Any]:
        """The chosen options as plain JSON values, for whoever asks to keep."""
        return deepcopy(dict(self._options))

    @property
    def components(self) -> Mapping[str, object]:
        """The printed facts this game is played with, as plain JSON values with their sources.

        A game loaded with `components=` these values is the same game.
        """
        return {}

    @property
    def own_words(self) -> Mapping[str, Message]:
        """What this game's own components say in the place of messages of the catalogue, or beyond
        them: by the id under which a client looks for it."""
        return {}

    @abstractmethod
    def first(self, fate: Fate) -> S:
        """The state before anything is drawn."""

    def start(
        self,
        seed: int | None = None,
        chance: Iterable[str | Iterable[SupportsIndex | str]] = (),
    ) -> S:
        """Begin: with a seed, with explicit chance outcomes in the order in which the game asks for
        them, each written as for `apply_chance`, or with chance left open."""
        if isinstance(chance, str):
            raise wrong_kind("type-no-outcomes", chance)
        given = tuple(map(outcome_of, iterated(chance)))
        seed = None if seed is None else checked_seed(seed)
        return self.first(Fate(given, seed)).settle()

    def position(self, text: str) -> S:
        """The state that a position text describes. Its first event tells that it was set up."""
        return self.read_position(checked_position(text)).as_set_up()

    @abstractmethod
    def read_position(self, text: str) -> S:
        """The same of what is a text."""

    @abstractmethod
    def position_text(self, state: Any) -> str:
        """The position as one readable line that `position` reads back."""

    @abstractmethod
    def item_text(self, chance: str, item: int) -> str:
        """An item of a chance outcome as records write it."""

    @abstractmethod
    def item_parse(self, chance: str, text: str) -> int:
        """The item that a text of a record names."""

    def items_of(self, chance: Chance, given: Iterable[int | str]) -> list[int]:
        """The items of an outcome, which texts may name."""
        return [self._item_of(chance, it) for it in given]

    def _item_of(self, chance: Chance, item: int | str) -> int:
        if not isinstance(item, str):
            return item
        try:
            return self.item_parse(chance.name, item)
        except ValueError as error:
            wrong = Message("chance-no-outcome", text=shortened(item), chance=chance.name)
            raise BadChance(wrong) from error

    def event_fields(self, event: Event) -> dict[str, object]:
        """An event as plain JSON values, cards as texts."""
        if not isinstance(event, Event):
            raise wrong_kind("type-no-event", event)
        return event.plain(self.extras)

    @abstractmethod
    def message(self, event: Event) -> Message:
        """What is said of an event: of a hidden card only that it is one."""

    def character(self, card: str) -> str:
        """What the catalogue calls the character on a card; '' where it has none."""
        return ""

    def marks_of(self, view: Any) -> dict[str, object]:
        """What the rules say of a view of this game: `view.marks()`."""
        return {}

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
