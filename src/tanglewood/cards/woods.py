"""The cards of Into the Woods: values 2 to 8, and handfuls of them.

Cards of one value are all alike, so a card is its value and a hand is a handful: how many there are
of each. One int lies below a handful, with a field of 8 bits per value: the number of 2s in bits
0-7, of 3s in bits 8-15, … of 8s in bits 48-55. A field never passes 99, so its top bit is free.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Final, Self

from tanglewood.cards.card import text_of, wrong_card
from tanglewood.core.arguments import checked_number
from tanglewood.core.errors import BadText, WrongType, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

LOWEST: Final = 2
HIGHEST: Final = 8
MOST: Final = 99
"""How many cards of one value there can be at most."""


class WoodsCard(int):
    """A card of Into the Woods: its value, `WoodsCard(5)`. It counts and compares as a number.

    It is no `Card`: it has no suit, and a deck has many that are alike.
    """

    __slots__ = ()

    all: ClassVar[tuple["WoodsCard", ...]] = ()
    """One card of every value in ascending order."""

    def __new__(cls, card: int | str) -> Self:
        """The card of this value, or the card that a text names."""
        if not isinstance(card, int | str):
            raise wrong_card("type-no-card", card, cls, 3)
        found = _BY_TEXT.get(card.strip()) if isinstance(card, str) else _BY_VALUE.get(card)
        if found is None:
            raise BadText(Message("text-no-value", text=shortened(card)))
        return found  # type: ignore[return-value]  # nobody makes a subclass

    @classmethod
    def read_all(cls, text: str, name: str = "") -> tuple["WoodsCard", ...]:
        """Cards in the order of a text, with commas or spaces between; '-' or nothing for none.
        `name` is the field of a position that is being read."""
        if not isinstance(text, str):
            raise wrong_card("type-no-cards", text, Handful, 3, 5)
        if text.strip() in {"-", ""}:
            return ()
        parts = [part.strip() for part in text.split("," if "," in text else None)]
        if len(parts) > MOST * len(cls.all) or any(part not in _BY_TEXT for part in parts):
            if name:
                raise BadText(Message("text-no-values", field=name))
            raise BadText(Message("text-no-handful", text=shortened(text)))
        return tuple(_BY_TEXT[part] for part in parts)

    @property
    def text(self) -> str:
        return int.__repr__(self)

    def plain(self) -> int:
        """The card as JSON has it."""
        return int(self)

    @property
    def title(self) -> str:
        """The card in words: 'a 7', 'an 8'."""
        return f"an {self}" if self == 8 else f"a {self}"

    def __str__(self) -> str:
        return int.__repr__(self)

    def __repr__(self) -> str:
        return f"WoodsCard({int.__repr__(self)})"


WoodsCard.all = tuple(int.__new__(WoodsCard, value) for value in range(LOWEST, HIGHEST + 1))
_BY_VALUE: Final = {int(card): card for card in WoodsCard.all}
_BY_TEXT: Final = {str(card): card for card in WoodsCard.all}

_SHIFT: Final = {card: 8 * (card - LOWEST) for card in WoodsCard.all}
_ONES: Final = sum(1 << shift for shift in _SHIFT.values())
_TOPS: Final = _ONES << 7
_FILL: Final = _TOPS - _ONES
_SPARE: Final = (127 - MOST) * _ONES
"""What is left in each field below its top bit when there are as many cards as can be."""


class Handful:
    """Cards of Into the Woods, as many of each value as there are: `Handful("3,5,5")`.

    A handful is a value: `+` and `-` give new ones, `<=` asks whether it is part of another, and it
    is walked through in ascending order. `packed` is the int below it, for arrays. It is no
    `Cards`, in which a card is at most once.
    """

    __slots__ = ("packed",)

    packed: int

    def __init__(self, cards: "Handful | int | str | Iterable[int]" = ()) -> None:
        """A handful made of a text (`3,5,5`; `-` for none), a card, or cards one by one."""
        _pack(self, _packed(cards))

    @classmethod
    def from_packed(cls, packed: int) -> "Handful":
        """The handful that this int stands for, from an array or another program."""
        given: object = packed
        if not isinstance(given, int) or given >> 8 * len(_SHIFT) or _too_many(given):
            shown = shortened(hex(given)) if isinstance(given, int) else shortened(given)
            raise WrongType(Message("type-no-handful", packed=shown, n=MOST))
        return cls._of(packed)

    @classmethod
    def _of(cls, packed: int) -> "Handful":
        found = cls.__new__(cls)
        _pack(found, packed)
        return found

    @classmethod
    def from_counts(cls, counts: Iterable[int]) -> "Handful":
        """The handful with this many cards of 2, 3 … 8."""
        given: object = counts
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise wrong_kind("type-no-counts", given)
        return cls._of(_of_counts(map(checked_number, counts)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self!r} is a value and cannot be changed.")

    def __reduce__(self) -> tuple[Callable[[int], "Handful"], tuple[int]]:
        return Handful.from_packed, (self.packed,)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards there are of 2, 3 … 8."""
        return tuple(self.packed.to_bytes(len(_SHIFT), "little"))

    def count(self, card: int | str) -> int:
        """How many cards of this value there are."""
        try:
            shift = _SHIFT[card]  # type: ignore[index]
        except (KeyError, TypeError):  # a text, or no card at all
            shift = _SHIFT[WoodsCard(card)]
        return self.packed >> shift & 255

    @property
    def kinds(self) -> tuple[WoodsCard, ...]:
        """The different values in ascending order."""
        tops = self.packed + _FILL & _TOPS
        return tuple(card for card, shift in _SHIFT.items() if tops >> shift + 7 & 1)

    def plain(self) -> list[int]:
        """The handful as JSON has it."""
        return [int(card) for card in self]

    def __contains__(self, card: object) -> bool:
        """Whether there is a card of this value."""
        if isinstance(card, str):
            card = _BY_TEXT.get(card.strip())
        return isinstance(card, int) and card in _BY_VALUE and self.count(card) > 0

    def __iter__(self) -> Iterator[WoodsCard]:
        for card in self.kinds:
            for _ in range(self.count(card)):
                yield card

    def __len__(self) -> int:
        return sum(self.packed.to_bytes(len(_SHIFT), "little"))

    def __bool__(self) -> bool:
        return self.packed != 0

    def __add__(self, other: "Handful | int | str | Iterable[int]") -> "Handful":
        return Handful._of(_checked(self.packed + _packed(other)))

    def __radd__(self, other: "int | str | Iterable[int]") -> "Handful":
        """The same the other way round; `sum` begins with 0."""
        return self if other == 0 else self + other

    def __sub__(self, other: "Handful | int | str | Iterable[int]") -> "Handful":
        """What is left; what is not there cannot be taken away."""
        other = Handful._of(_packed(other))
        if not other <= self:
            raise BadText(Message("text-no-part", part=str(other), whole=str(self)))
        return Handful._of(self.packed - other.packed)

    def __mul__(self, times: int) -> "Handful":
        if not isinstance(times, int):
            raise wrong_kind("type-no-whole", times)
        return Handful.from_counts(number * times for number in self.counts)

    __rmul__ = __mul__

    def __le__(self, other: "Handful | int | str | Iterable[int]") -> bool:
        # With the free top bits of `other` set no field borrows from the next.
        return ((_packed(other) | _TOPS) - self.packed) & _TOPS == _TOPS

    def __lt__(self, other: "Handful | int | str | Iterable[int]") -> bool:
        return self.packed != _packed(other) and self <= other

    def __ge__(self, other: "Handful | int | str | Iterable[int]") -> bool:
        return ((self.packed | _TOPS) - _packed(other)) & _TOPS == _TOPS

    def __gt__(self, other: "Handful | int | str | Iterable[int]") -> bool:
        return self.packed != _packed(other) and self >= other

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Handful):
            return self.packed == other.packed
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.packed)

    def __index__(self) -> int:
        return self.packed

    def __str__(self) -> str:
        return text_of(self)

    def __repr__(self) -> str:
        return f"Handful({str(self)!r})" if self.packed else "Handful()"


_pack: Final[Callable[[Handful, int], None]] = vars(Handful)["packed"].__set__
"""What only making a handful may do."""


def _packed(cards: object) -> int:
    if isinstance(cards, Handful):
        return cards.packed
    if isinstance(cards, int):
        return 1 << _SHIFT[WoodsCard(cards)]
    if isinstance(cards, str):
        cards = WoodsCard.read_all(cards)
    if not isinstance(cards, Iterable):
        raise wrong_card("type-no-cards", cards, Handful, 3, 5)
    held = [WoodsCard(card) for card in cards]
    return _of_counts(held.count(card) for card in WoodsCard.all)


def _of_counts(counts: Iterable[int]) -> int:
    found = 0
    for at, number in enumerate(counts):
        if not (at < len(WoodsCard.all) and 0 <= number <= MOST):
            raise BadText(Message("text-too-many", n=MOST))
        found |= number << 8 * at
    return found


def _checked(packed: int) -> int:
    """A sum of two handfuls, in which no field has reached the next."""
    if _too_many(packed):
        raise BadText(Message("text-too-many", n=MOST))
    return packed


def _too_many(packed: int) -> int:
    """The top bits of the values of which there are more than can be. What one field would carry
    over to the next has set its own top bit before."""
    return (packed | packed + _SPARE) & _TOPS
