"""A game: a ruleset with its options chosen. Frozen data; states are made from it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from tanglewood.core.action import ActionTable
from tanglewood.core.chance import Fate
from tanglewood.core.event import Event
from tanglewood.core.state import State

S = TypeVar("S", bound="State[Any]")


class Game(ABC, Generic[S]):
    """A ruleset with its options chosen."""

    name: str
    title: str
    seats: int
    actions: ActionTable

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

    @abstractmethod
    def first(self, fate: Fate) -> S:
        """The state before anything is drawn."""

    def start(self, seed: int | None = None, chance: Iterable[tuple[int, ...]] = ()) -> S:
        """Begin: with a seed, with explicit chance outcomes, or with chance left open."""
        return self.first(Fate(tuple(tuple(items) for items in chance), seed)).settled()

    @abstractmethod
    def position(self, text: str) -> S:
        """The state that a position text describes."""

    @abstractmethod
    def position_text(self, state: Any) -> str:
        """The position as one readable line that `position` reads back."""

    @abstractmethod
    def item_text(self, chance: str, item: int) -> str:
        """An item of a chance outcome as it stands in records."""

    @abstractmethod
    def item_parse(self, chance: str, text: str) -> int:
        """The item that a text of a record names."""

    @abstractmethod
    def event_fields(self, event: Event) -> dict[str, object]:
        """An event as plain JSON values, cards as texts."""

    @abstractmethod
    def words(self, event: Event, names: tuple[str, ...]) -> str:
        """An event as a sentence in rule words."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.name == other.name and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, repr(self.options)))

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"load({self.name!r}{chosen})"
