"""A card as a value: it prints as `B7`, and there is exactly one object for each card.

A deck is a subclass: its suits are told apart by their first letter, its cards are numbered suit by
suit and rank by rank, and special cards come last with a name of their own. A card is no number,
but it has one: `card.number`, its place in arrays.
"""

from collections.abc import Iterable, Mapping
from functools import total_ordering
from typing import Any, ClassVar, Final, Self

from tanglewood.core.arguments import checked_number
from tanglewood.core.errors import BadText, WrongType, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.core.value import Value


@total_ordering
class Card(Value):
    """A card of a deck with suits: `FoxCard("B7")`. Cards of one deck are unique objects: compare
    with `is`. They come in the order of their deck.

    `suit` is the number of its suit in `suits` (-1 for a special card), `rank` its rank (0 for a
    special card that has none). `number` is its place in the deck and in arrays, which take the
    card itself too; `bit` is its bit in the mask of a set.
    """

    __slots__ = ("bit", "number", "rank", "suit", "text")

    suits: ClassVar[tuple[str, ...]] = ()
    letters: ClassVar[tuple[str, ...]] = ()
    max_rank: ClassVar[int] = 0
    """The ranks of a suit go from 1 to this."""

    all: ClassVar[tuple[Any, ...]] = ()
    """Every card of the deck in order."""

    suited_count: ClassVar[int] = 0
    """How many cards have a suit; special cards are numbered from here on."""

    _by_text: ClassVar[Mapping[str, Any]] = {}

    number: Final[int]  # type: ignore[misc]  # set once, by `_made`
    text: Final[str]  # type: ignore[misc]
    suit: Final[int]  # type: ignore[misc]
    rank: Final[int]  # type: ignore[misc]
    bit: Final[int]  # type: ignore[misc]

    def __init_subclass__(
        cls, *, suits: tuple[str, ...], ranks: int, special: Mapping[str, int] | None = None
    ) -> None:
        super().__init_subclass__()
        cls.suits = suits
        cls.letters = tuple(suit[0] for suit in suits)
        cls.max_rank = ranks
        cls.suited_count = len(suits) * ranks
        faces = [
            (f"{letter}{rank}", suit, rank)
            for suit, letter in enumerate(cls.letters)
            for rank in range(1, ranks + 1)
        ]
        faces += [(name, -1, rank) for name, rank in (special or {}).items()]
        cls.all = tuple(cls._made(number, *face) for number, face in enumerate(faces))
        cls._by_text = {card.text.casefold(): card for card in cls.all}

    @classmethod
    def _made(cls, number: int, text: str, suit: int, rank: int) -> Self:
        card = object.__new__(cls)
        for name, value in zip(
            Card.__slots__, (1 << number, number, rank, suit, text), strict=True
        ):
            object.__setattr__(card, name, value)
        return card

    def __new__(cls, card: "str | Card") -> Self:
        """The card that a text names; upper or lower case and spaces around it don't count."""
        if isinstance(card, cls):
            return card
        if isinstance(card, Card):
            other = type(card).__name__
            raise WrongType(
                Message("type-other-deck", value=str(card), type=other, right=cls.__name__)
            )
        if not cls.all:
            raise WrongType(Message("type-no-deck"))
        if not isinstance(card, str):
            raise wrong_card("type-no-card", card, cls, cls.all[2])
        found: Self | None = cls._by_text.get(card.strip().casefold())
        if found is None:
            raise no_card(cls, card)
        return found

    @classmethod
    def of(cls, suit: int | str, rank: int) -> Self:
        """The card of a suit, by its number, its letter or its name, and of this rank."""
        suit = cls.parse_suit(suit) if isinstance(suit, str) else checked_number(suit)
        rank = checked_number(rank)
        if not (0 <= suit < len(cls.suits) and 1 <= rank <= cls.max_rank):
            last = len(cls.suits) - 1
            given = {"suit": shortened(suit), "rank": shortened(rank)}
            raise BadText(Message("text-no-rank", **given, last=last, ranks=cls.max_rank))
        found: Self = cls.all[suit * cls.max_rank + rank - 1]
        return found

    @classmethod
    def read_all(cls, text: str) -> tuple[Self, ...]:
        """Cards in the order of a text, with commas or spaces between; '-' or nothing for none."""
        if not isinstance(text, str):
            raise wrong_card("type-no-cards", text, cls, *some_of(cls))
        if text.strip() in {"", "-"}:
            return ()
        return tuple(cls(part) for part in text.split("," if "," in text else None))

    @classmethod
    def parse_suit(cls, text: str) -> int:
        """The suit that a letter or a name means."""
        wanted = shortened(text).casefold()
        for suit, name in enumerate(cls.suits):
            if wanted and wanted in {name.casefold(), cls.letters[suit].casefold()}:
                return suit
        raise BadText(Message("text-no-suit", text=shortened(text), suits=_suits(cls)))

    @property
    def title(self) -> str:
        """The card in words: '3 of Bells'."""
        return self.text if self.suit < 0 else f"{self.rank} of {self.suits[self.suit]}"

    def plain(self) -> str:
        """The card as JSON has it."""
        return self.text

    def __str__(self) -> str:
        return self.text

    def __format__(self, form: str) -> str:
        return format(self.text, form)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __index__(self) -> int:
        return self.number

    def __lt__(self, other: "Card") -> bool:
        return self.number < other.number if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return self.number  # the same in every process, so that sets have one order

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        return type(self), (self.text,)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self!r} is a value and cannot be changed.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{self!r} is a value and cannot be changed.")


def text_of(cards: Iterable[object]) -> str:
    """Cards in the given order as texts write them: `B7,K2`, or `-` for none."""
    return ",".join(map(str, cards)) or "-"


def numbers_of(cards: Iterable[Card]) -> tuple[int, ...]:
    """Cards by their numbers, as arrays and outcomes of chance have them."""
    return tuple(card.number for card in cards)


def no_card(deck: type[Card], text: str) -> BadText:
    """What is said of a text that names no card."""
    suits, like = _suits(deck), deck.all[2].text
    text = shortened(text)
    return BadText(Message("text-no-card", text=text, like=like, suits=suits, ranks=deck.max_rank))


def _suits(deck: type[Card]) -> tuple[Message, ...]:
    """The suits as a sentence lists them, each with its letter."""
    named = {letter: Message(f"suit-{letter}") for letter in deck.letters}
    return tuple(Message("text-suit", letter=it, suit=suit) for it, suit in named.items())


def some_of(deck: type[Card]) -> tuple[Any, Any]:
    """Two cards of a deck, as examples."""
    if not deck.all:
        raise WrongType(Message("type-no-deck"))
    return deck.all[2], deck.all[5]


def wrong_card(id: str, value: object, right: type, *like: object) -> WrongType:
    """The refusal of something that is no card or no cards; `like` are some that are."""
    return wrong_kind(id, value, right=right.__name__, like=",".join(map(str, like)))
