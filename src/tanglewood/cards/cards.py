"""A set of cards as a value, with one bit per card below it.

`FoxCards("B7,K2")` reads, prints and is asked like a frozen set; it is always walked through in the
order of the deck. Each deck has its own type, and the two do not mix.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Generic, NoReturn, Self, TypeVar

from tanglewood.cards.card import Card, text_of, wrong_type
from tanglewood.core.errors import BadText, WrongType
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

C = TypeVar("C", bound=Card)


class Cards(int, Generic[C]):
    """A set of cards of one deck. Sets are values: operators give new sets.

    `|`, `&`, `-` and `^` take another set, a card, or whatever a set can be made of; `<=` asks for
    a subset. An int lies below it, its `mask`, for arrays: bit n stands for card number n. Beside a
    number it is one (`1 | cards`), but no number becomes a set: `from_mask` makes one.
    """

    __slots__ = ()

    card: ClassVar[type[Any]] = Card
    """The type of the cards in it."""

    def __init_subclass__(cls, *, card: type[Card]) -> None:
        super().__init_subclass__()
        cls.card = card

    def __new__(cls, cards: "Cards[C] | C | str | Iterable[C | str]" = ()) -> Self:
        """A set made of a text (`B7,K2`; `-` for none), a card, or cards and texts one by one."""
        return int.__new__(cls, cls._mask_of(cards))

    @property
    def mask(self) -> int:
        """The set as an int."""
        return int(self)

    @classmethod
    def _mask_of(cls, cards: object) -> int:
        if isinstance(cards, cls):
            return int(cards)
        if isinstance(cards, Cards):
            other = type(cards).__name__
            raise WrongType(Message("type-other-cards", type=other, right=cls.__name__))
        if isinstance(cards, Card):
            return int(cls.card(cards).bit)
        if isinstance(cards, str):
            return cls._read(cards)
        if not isinstance(cards, Iterable):
            like = cls.card.all[2], cls.card.all[5]
            raise wrong_type("type-no-cards", cards, cls, *like)
        mask = 0
        for card in cards:
            mask |= cls.card(card).bit
        return mask

    @classmethod
    def _read(cls, text: str) -> int:
        mask = 0
        for card in cls.card.list(text):
            if mask & card.bit:
                raise BadText(Message("text-twice", text=shortened(text, 80)))
            mask |= card.bit
        return mask

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """The set whose bits are set here, from an array or another program."""
        given: object = mask
        if not isinstance(given, int) or given >> len(cls.card.all):
            shown = hex(given) if isinstance(given, int) else shortened(given)
            raise WrongType(Message("type-no-set", mask=shown, n=len(cls.card.all)))
        return cls._of(mask)

    @classmethod
    def _of(cls, mask: int) -> Self:
        return int.__new__(cls, mask)

    @classmethod
    def deck(cls) -> Self:
        """Every card of the deck."""
        return cls._of((1 << len(cls.card.all)) - 1)

    @classmethod
    def suited(cls) -> Self:
        """Every card that has a suit."""
        return cls._of((1 << cls.card.suited) - 1)

    @classmethod
    def of_suit(cls, suit: int | str) -> Self:
        """Every card of a suit, by its number, its letter or its name."""
        number: Any = cls.card.parse_suit(suit) if isinstance(suit, str) else suit
        ranks: int = cls.card.ranks
        if not isinstance(number, int) or not 0 <= number < len(cls.card.suits):
            cls.card.parse_suit(f"{number}")  # says which there are
        return cls._of((1 << ranks) - 1 << number * ranks)

    @property
    def texts(self) -> list[str]:
        """The cards as texts, in order."""
        return [card.text for card in self]

    def plain(self) -> list[str]:
        """The set as JSON has it."""
        return self.texts

    @property
    def lowest(self) -> C:
        """The first card in the order of the deck; of one suit, the lowest."""
        if not self:
            raise WrongType(Message("type-empty-set"))
        found: C = self.card.all[(int(self) & -int(self)).bit_length() - 1]
        return found

    @property
    def highest(self) -> C:
        """The last card in the order of the deck; of one suit, the highest."""
        if not self:
            raise WrongType(Message("type-empty-set"))
        found: C = self.card.all[self.bit_length() - 1]
        return found

    def isdisjoint(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        """Whether no card is in both."""
        return not self & other

    def __contains__(self, card: object) -> bool:
        """Whether this card, or the card that this text names, is in the set."""
        if isinstance(card, Card):
            return type(card) is self.card and bool(int(self) & card.bit)
        if isinstance(card, str):
            found = self.card._by_text.get(card.strip().casefold())
            return found is not None and bool(int(self) & found.bit)
        return False

    def __iter__(self) -> Iterator[C]:
        every, mask = self.card.all, int(self)
        while mask:
            low = mask & -mask
            yield every[low.bit_length() - 1]
            mask ^= low

    def __reversed__(self) -> Iterator[C]:
        every, mask = self.card.all, int(self)
        while mask:
            last = mask.bit_length() - 1
            yield every[last]
            mask ^= 1 << last

    def __len__(self) -> int:
        return self.bit_count()

    def __or__(self, other: "Self | C | str | Iterable[C | str] | int") -> Self:
        return int.__new__(type(self), int.__or__(self, self._other(other)))

    def __and__(self, other: "Self | C | str | Iterable[C | str] | int") -> Self:
        return int.__new__(type(self), int.__and__(self, self._other(other)))

    def __sub__(self, other: "Self | C | str | Iterable[C | str] | int") -> Self:
        return int.__new__(type(self), int.__and__(self, ~self._other(other)))

    def __xor__(self, other: "Self | C | str | Iterable[C | str] | int") -> Self:
        return int.__new__(type(self), int.__xor__(self, self._other(other)))

    def _no_number(self, *other: object) -> NoReturn:
        """What numbers can do and sets cannot: no set becomes a number unnoticed."""
        raise WrongType(Message("type-no-number", type=type(self).__name__))

    def _no_number_either(self, other: object, *modulus: object) -> Any:
        """The same with the set at the right; a list takes its cards with `+=`."""
        return self._no_number() if isinstance(other, int | float) else NotImplemented

    __add__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __divmod__ = __pow__ = _no_number
    __radd__ = __rmul__ = __rtruediv__ = __rfloordiv__ = _no_number_either
    __rmod__ = __rdivmod__ = __rpow__ = _no_number_either

    def __ror__(self, other: "Iterable[C | str] | int") -> Any:
        return self._turned(other, int.__or__)

    def __rand__(self, other: "Iterable[C | str] | int") -> Any:
        return self._turned(other, int.__and__)

    def __rxor__(self, other: "Iterable[C | str] | int") -> Any:
        return self._turned(other, int.__xor__)

    def __rsub__(self, other: "Iterable[C | str] | int") -> Any:
        return self._turned(other, lambda mine, others: others & ~mine)

    def _turned(self, other: object, made: Callable[[int, int], int]) -> Any:
        """What an operator gives with the set at its right: a set, but a number beside a number."""
        if isinstance(other, int):
            return made(int(self), int(other))
        return int.__new__(type(self), made(int(self), self._mask_of(other)))

    @classmethod
    def _other(cls, other: object) -> int:
        """The mask of what an operator is used with."""
        kind = type(other)
        if kind is cls.card:
            return other.bit  # type: ignore[attr-defined, no-any-return]  # a card of this deck
        if kind is cls:
            return int(other)  # type: ignore[call-overload, no-any-return]
        return cls._mask_of(other)

    def __le__(self, other: "Self | C | str | Iterable[C | str] | int") -> bool:
        return not int(self) & ~self._other(other)

    def __lt__(self, other: "Self | C | str | Iterable[C | str] | int") -> bool:
        return self != self._other(other) and self <= other

    def __ge__(self, other: "Self | C | str | Iterable[C | str] | int") -> bool:
        return not self._other(other) & ~int(self)

    def __gt__(self, other: "Self | C | str | Iterable[C | str] | int") -> bool:
        return self != self._other(other) and self >= other

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Cards) and type(other) is not type(self):
            return False
        return int.__eq__(self, other) if isinstance(other, int) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = int.__hash__

    def __str__(self) -> str:
        return text_of(self)

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})" if self else f"{type(self).__name__}()"

    def __reduce__(self) -> "tuple[Any, tuple[int]]":
        return type(self).from_mask, (int(self),)
