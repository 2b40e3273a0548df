"""A set of cards as a value, with one bit per card below it.

`FoxCards("B7,K2")` reads, prints and is asked like a frozen set; it is always walked through in the
order of the deck. Each deck has its own type, and the two do not mix.
"""

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import reduce
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from tanglewood.cards.card import Card, some_of, text_of, wrong_card
from tanglewood.core.arguments import checked_number
from tanglewood.core.errors import BadText, WrongType
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.core.value import Value

C = TypeVar("C", bound=Card)


class Cards(Value, Generic[C]):
    """A set of cards of one deck. Sets are values: operators give new sets.

    `|`, `&`, `-` and `^` take another set, a card, or whatever a set can be made of; `<=` asks for
    a subset. It equals every set of the same cards and has the hash of a frozen set. It is no
    number but has one, `mask`, for arrays: bit n stands for card number n; `from_mask` reads it.
    """

    __slots__ = ("mask",)

    mask: int
    """The set as an int."""

    card: ClassVar[type[Any]] = Card
    """The type of the cards in it."""

    def __init_subclass__(cls, *, card: type[Card]) -> None:
        super().__init_subclass__()
        cls.card = card

    def __init__(self, cards: "Cards[C] | C | str | Iterable[C | str]" = ()) -> None:
        """A set made of a text (`B7,K2`; `-` for none), a card, or cards and texts one by one."""
        _put(self, self._mask_of(cards))

    @classmethod
    def _mask_of(cls, cards: object) -> int:
        """The mask of whatever a set can be made of; what an operator meets most comes first."""
        kind = type(cards)
        if kind is cls.card:
            return cards.bit  # type: ignore[attr-defined, no-any-return]  # a card of this deck
        if kind is cls:
            return cards.mask  # type: ignore[attr-defined, no-any-return]  # such a set
        if isinstance(cards, Cards):
            raise WrongType(Message("type-other-cards", type=kind.__name__, right=cls.__name__))
        if isinstance(cards, Card):
            return int(cls.card(cards).bit)
        if isinstance(cards, str):
            return cls._read(cards)
        if not isinstance(cards, Iterable):
            raise wrong_card("type-no-cards", cards, cls, *some_of(cls.card))
        mask = 0
        for card in cards:
            mask |= cls.card(card).bit
        return mask

    @classmethod
    def _read(cls, text: str) -> int:
        mask = 0
        for card in cls.card.read_all(text):
            if mask & card.bit:
                raise BadText(Message("text-twice", text=shortened(text, 80)))
            mask |= card.bit
        return mask

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """The set whose bits are set here, from an array or another program."""
        given: object = mask
        if not isinstance(given, int) or given >> len(cls.card.all):
            shown = shortened(hex(given)) if isinstance(given, int) else shortened(given)
            raise WrongType(Message("type-no-set", mask=shown, n=len(cls.card.all)))
        return cls._of(mask)

    @classmethod
    def _of(cls, mask: int) -> Self:
        found = cls.__new__(cls)
        _put(found, mask)
        return found

    @classmethod
    def deck(cls) -> Self:
        """Every card of the deck."""
        return cls._of((1 << len(cls.card.all)) - 1)

    @classmethod
    def all_suited(cls) -> Self:
        """Every card that has a suit."""
        return cls._of((1 << cls.card.suited_count) - 1)

    @classmethod
    def of_suit(cls, suit: int | str) -> Self:
        """Every card of a suit, by its number, its letter or its name."""
        number = cls.card.parse_suit(suit) if isinstance(suit, str) else checked_number(suit)
        ranks: int = cls.card.max_rank
        if not 0 <= number < len(cls.card.suits):
            cls.card.parse_suit(shortened(number))  # says which there are
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
        if not self.mask:
            raise WrongType(Message("type-empty-set"))
        found: C = self.card.all[(self.mask & -self.mask).bit_length() - 1]
        return found

    @property
    def highest(self) -> C:
        """The last card in the order of the deck; of one suit, the highest."""
        if not self.mask:
            raise WrongType(Message("type-empty-set"))
        found: C = self.card.all[self.mask.bit_length() - 1]
        return found

    def __contains__(self, card: object) -> bool:
        """Whether this card, or the card that this text names, is in the set."""
        if isinstance(card, Card):
            return type(card) is self.card and bool(self.mask & card.bit)
        if isinstance(card, str):
            found = self.card._by_text.get(card.strip().casefold())
            return found is not None and bool(self.mask & found.bit)
        return False

    def __iter__(self) -> Iterator[C]:
        every, mask = self.card.all, self.mask
        while mask:
            low = mask & -mask
            yield every[low.bit_length() - 1]
            mask ^= low

    def __reversed__(self) -> Iterator[C]:
        every, mask = self.card.all, self.mask
        while mask:
            last = mask.bit_length() - 1
            yield every[last]
            mask ^= 1 << last

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: "Self | C | str | Iterable[C | str]") -> Self:
        return self._of(self.mask | self._mask_of(other))

    def __and__(self, other: "Self | C | str | Iterable[C | str]") -> Self:
        return self._of(self.mask & self._mask_of(other))

    def __xor__(self, other: "Self | C | str | Iterable[C | str]") -> Self:
        return self._of(self.mask ^ self._mask_of(other))

    def __sub__(self, other: "Self | C | str | Iterable[C | str]") -> Self:
        return self._of(self.mask & ~self._mask_of(other))

    def __rsub__(self, other: "Iterable[C | str]") -> Self:
        return self._of(self._mask_of(other) & ~self.mask)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    def __le__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        return not self.mask & ~self._mask_of(other)

    def __lt__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        return self.mask != self._mask_of(other) and self <= other

    def __ge__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        return not self._mask_of(other) & ~self.mask

    def __gt__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        return self.mask != self._mask_of(other) and self >= other

    # The same by the names that sets have.

    def union(self, *others: "Self | C | str | Iterable[C | str]") -> Self:
        """The cards that are here or in one of the others."""
        return reduce(type(self).__or__, others, self)

    def intersection(self, *others: "Self | C | str | Iterable[C | str]") -> Self:
        """The cards that are here and in all the others."""
        return reduce(type(self).__and__, others, self)

    def difference(self, *others: "Self | C | str | Iterable[C | str]") -> Self:
        """The cards that are here and in none of the others."""
        return reduce(type(self).__sub__, others, self)

    def isdisjoint(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        """Whether no card is in both."""
        return not self.mask & self._mask_of(other)

    symmetric_difference, issubset, issuperset = __xor__, __le__, __ge__

    def __eq__(self, other: object) -> bool:
        if type(other) is type(self):
            return self.mask == other.mask
        return frozenset(self) == other if isinstance(other, AbstractSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self))

    def __str__(self) -> str:
        return text_of(self)

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})" if self else f"{type(self).__name__}()"

    def __reduce__(self) -> "tuple[Any, tuple[int]]":
        return type(self).from_mask, (self.mask,)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self!r} is a value and cannot be changed.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{self!r} is a value and cannot be changed.")


AbstractSet.register(Cards)

_put: Final[Callable[[Cards[Any], int], None]] = vars(Cards)["mask"].__set__
"""What only making a set may do."""
