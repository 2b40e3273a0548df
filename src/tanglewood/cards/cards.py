"""A set of cards as a value, with one bit a card below it.

`FoxCards("B7,K2")` reads, prints and is asked like a frozen set; it is always walked through in the
order of the deck. Each deck has its own type, and the two do not mix.
"""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Generic, Self, TypeVar

from tanglewood.cards.card import Card, text_of
from tanglewood.core.errors import BadText, WrongType

C = TypeVar("C", bound=Card)


class Cards(Generic[C]):
    """A set of cards of one deck. Sets are values: operators give new sets.

    `|`, `&`, `-` and `^` take another set, a card, or whatever a set can be made of; `<=` asks for
    a subset. `mask` is the set as an int, for arrays: bit n stands for card number n.
    """

    __slots__ = ("mask",)

    card: ClassVar[type[Any]] = Card
    """The type of the cards in it."""

    mask: int

    def __init_subclass__(cls, *, card: type[Card]) -> None:
        super().__init_subclass__()
        cls.card = card

    def __init__(self, cards: "Cards[C] | C | str | Iterable[C | str]" = ()) -> None:
        """A set made of a text (`B7,K2`; `-` for none), a card, or cards and texts one by one."""
        self.mask = self._mask_of(cards)

    @classmethod
    def _mask_of(cls, cards: object) -> int:
        if isinstance(cards, cls):
            return cards.mask
        if isinstance(cards, Cards):
            raise WrongType(f"These are {type(cards).__name__}, not {cls.__name__}.")
        if isinstance(cards, Card):
            return int(cls.card(cards).bit)
        if isinstance(cards, str):
            return cls._read(cards)
        if not isinstance(cards, Iterable):
            raise WrongType(
                f"Cards are a text like {cls.card.all[2]},{cls.card.all[5]}, a {cls.__name__} "
                f"or cards one by one, not {str(cards)[:40]} ({type(cards).__name__})."
            )
        mask = 0
        for card in cards:
            mask |= cls.card(card).bit
        return mask

    @classmethod
    def _read(cls, text: str) -> int:
        mask = 0
        for card in cls.card.list(text):
            if mask & card.bit:
                raise BadText(f"A card stands twice in {text[:80]!r}.")
            mask |= card.bit
        return mask

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """The set whose bits are set here, from an array or another program."""
        if mask >> len(cls.card.all):
            raise WrongType(f"{mask:#x} is no set of these {len(cls.card.all)} cards.")
        return cls._of(mask)

    @classmethod
    def _of(cls, mask: int) -> Self:
        found = cls.__new__(cls)
        found.mask = mask
        return found

    @classmethod
    def deck(cls) -> Self:
        """Every card of the deck."""
        return cls._of((1 << len(cls.card.all)) - 1)

    @classmethod
    def suited(cls) -> Self:
        """Every card that has a suit."""
        return cls._of((1 << cls.card.suited) - 1)

    @classmethod
    def of_suit(cls, suit: int) -> Self:
        """Every card of a suit."""
        ranks: int = cls.card.ranks
        return cls._of((1 << ranks) - 1 << suit * ranks)

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
            raise WrongType("No cards: there is no lowest.")
        found: C = self.card.all[(self.mask & -self.mask).bit_length() - 1]
        return found

    @property
    def highest(self) -> C:
        """The last card in the order of the deck; of one suit, the highest."""
        if not self.mask:
            raise WrongType("No cards: there is no highest.")
        found: C = self.card.all[self.mask.bit_length() - 1]
        return found

    def isdisjoint(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        """Whether no card is in both."""
        return not self & other

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

    def __sub__(self, other: "Self | C | str | Iterable[C | str]") -> Self:
        return self._of(self.mask & ~self._mask_of(other))

    def __xor__(self, other: "Self | C | str | Iterable[C | str]") -> Self:
        return self._of(self.mask ^ self._mask_of(other))

    def __le__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        return not self.mask & ~self._mask_of(other)

    def __lt__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        mask = self._mask_of(other)
        return self.mask != mask and not self.mask & ~mask

    def __ge__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        return not self._mask_of(other) & ~self.mask

    def __gt__(self, other: "Self | C | str | Iterable[C | str]") -> bool:
        mask = self._mask_of(other)
        return self.mask != mask and not mask & ~self.mask

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __index__(self) -> int:
        return self.mask

    def __str__(self) -> str:
        return text_of(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})" if self.mask else f"{type(self).__name__}()"
