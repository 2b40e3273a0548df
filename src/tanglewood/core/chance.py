"""Chance is an action: what is shuffled or drawn at random is an explicit outcome.

A state that waits for chance says what is drawn (`Chance`); the outcome (`Drawn`) is applied like
any action and kept in the record, so a record replays without a random generator. A seed is only
one way to choose the outcomes (`Fate`).
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from math import comb, factorial, prod
from operator import index
from typing import Any, Final, NamedTuple, SupportsIndex, TypeVar

from tanglewood.core.action import Action
from tanglewood.core.arguments import checked_seed
from tanglewood.core.errors import BadChance, BadOption, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

_MASK: Final = (1 << 64) - 1
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chance:
    """Draw `count` of `items`, in order (a shuffle) or as an unordered, ascending handful."""

    name: str
    items: tuple[int, ...]
    count: int
    ordered: bool

    @classmethod
    def shuffle(cls, name: str, items: Iterable[int]) -> "Chance":
        """All of these in any order."""
        every = tuple(items)
        return cls(name, every, len(every), ordered=True)

    @property
    def outcome_count(self) -> int:
        """How many different outcomes there are, all of them equally likely when items differ."""
        if self.ordered:
            repeats = prod(factorial(n) for n in Counter(self.items).values())
            return factorial(len(self.items)) // factorial(len(self.items) - self.count) // repeats
        return comb(len(self.items), self.count)

    def check(self, outcome: tuple[int, ...]) -> None:
        """Refuse what cannot have been drawn."""
        left = Counter(self.items)
        left.subtract(outcome)
        if len(outcome) != self.count or min(left.values()) < 0 or len(left) > len(set(self.items)):
            items = len(self.items)
            raise BadChance(Message("chance-items", chance=self.name, n=self.count, items=items))
        if not self.ordered and list(outcome) != sorted(outcome):
            raise BadChance(Message("chance-order", chance=self.name))


class Drawn(Action):
    """A chance outcome, applied to a state that waits for it: cards, or numbers in their place. It
    is equal to any other of the same items."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[SupportsIndex]) -> None:
        self.items: Final = items_of(items)
        super().__init__(" ".join(map(shortened, self.items)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawn) and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __reduce__(self) -> tuple[Any, ...]:
        return Drawn, (self.items,)


def items_of(outcome: Iterable[SupportsIndex]) -> tuple[int, ...]:
    """The items of an outcome as numbers."""
    items = tuple(iterated(outcome))
    try:
        return tuple(map(index, items))
    except TypeError as error:
        raise wrong_kind("type-no-outcome", outcome) from error


def outcome_of(given: str | Iterable[SupportsIndex | str]) -> tuple[int | str, ...]:
    """The items of an outcome as somebody gave them: cards, numbers or texts, or a text that lists
    them. What a text names is for the game to say."""
    if isinstance(given, str):
        return tuple(given.split("," if "," in given else None))
    items = tuple(iterated(given))
    try:
        return tuple(it if isinstance(it, str) else index(it) for it in items)
    except TypeError as error:
        raise wrong_kind("type-no-outcome", given) from error


def iterated(outcome: Iterable[T]) -> Iterable[T]:
    """An outcome, whose items come one by one."""
    if not isinstance(outcome, Iterable):
        raise wrong_kind("type-no-outcome", outcome)
    return outcome


class Fate(NamedTuple):
    """Where a game's chance outcomes come from: first the given ones, then a seed.

    The outcome number `n` is a pure function of the seed and `n`, so a state that carries its fate
    is still an immutable value.
    """

    given: tuple[tuple[int | str, ...], ...] = ()
    seed: int | None = None

    def draw(
        self, number: int, chance: Chance, read: Callable[[Any], Iterable[SupportsIndex]] = iter
    ) -> Drawn | None:
        """The outcome for the chance that is `number`th in its game; None leaves it open. `read`
        says what texts among the given items name."""
        if number < len(self.given):
            return Drawn(read(self.given[number]))
        if self.seed is None:
            return None
        return Drawn(drawn_from(Stream.of_dice(self.seed, number), chance))


class Stream:
    """A pure pseudo-random stream (SplitMix64) that depends on a seed (a whole number from 0 to
    2^63 - 1, as everywhere) and a few numbers only."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, *path: int) -> None:
        self._state = _along(checked_seed(seed), path)

    @classmethod
    def of_dice(cls, dice: int, *path: int) -> "Stream":
        """The stream of what nobody chooses and was checked where it came in: a table's dice and
        seed, which may have 64 bits."""
        found = cls.__new__(cls)
        found._state = _along(dice & _MASK, path)
        return found

    def below(self, limit: int) -> int:
        """The next number in 0 … limit-1."""
        state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        try:
            if limit < 1:
                raise BadOption(Message("chance-none-below", limit=shortened(limit)))
            found = _mixed(state) * limit >> 64
        except TypeError as error:
            raise wrong_kind("type-no-whole", limit) from error
        self._state = state
        return found

    def choice(self, items: Collection[T]) -> T:
        """One of the items in their order, cards of a hand too, each as likely as another."""
        if not isinstance(items, Sequence):
            if not isinstance(items, Iterable):
                raise wrong_kind("type-no-choices", items)
            items = tuple(items)
        return items[self.below(len(items))]


def check_stream(source: object) -> None:
    """Refuse what gives no random numbers."""
    if not isinstance(source, Stream):
        raise wrong_kind("type-no-stream", source)


def drawn_from(source: Stream, chance: Chance) -> tuple[int, ...]:
    """Draw without replacement: a Fisher-Yates shuffle that stops after `count` items."""
    items = list(chance.items)
    for i in range(min(chance.count, len(items) - 1)):
        j = i + source.below(len(items) - i)
        items[i], items[j] = items[j], items[i]
    found = items[: chance.count]
    return tuple(found if chance.ordered else sorted(found))


def _along(state: int, path: tuple[int, ...]) -> int:
    """Where a path of numbers leads from here."""
    given: object = state
    try:
        for given in path:
            state = _mixed(state ^ _mixed((given + 1) * 0x9E3779B97F4A7C15 & _MASK))
    except TypeError as error:
        raise wrong_kind("type-no-seed", given) from error
    return state


def _mixed(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31
