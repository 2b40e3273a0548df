"""What is said to people: the id of a message and what it speaks of, never a sentence.

The sentence is in the catalogue (`tanglewood.words`), one folder per language; a client formats it
in the language of the one who reads it. `str(message)` is the English sentence, and that of a
message which the catalogue lacks is its `repr`.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Self


class Who(NamedTuple):
    """A seat, as an argument: said by its player's name, or as 'you' to that player."""

    seat: int


Argument = object
"""A number, a text as somebody typed it, a card, cards, a `Who`, another message, or a tuple of
these, which is said as a list."""


class OwnText(str):
    """A text that somebody brought along in several languages. By itself it is the English one, or
    else the first by its code; readers of any other language get it."""

    __slots__ = ("by_language",)

    by_language: Mapping[str, str]

    def __new__(cls, by_language: Mapping[str, str]) -> Self:
        found = super().__new__(cls, by_language.get("en") or by_language[min(by_language)])
        found.by_language = by_language
        return found

    def said_in(self, language: str) -> str:
        """The text for readers of this language."""
        return self.by_language.get(language, str(self))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, OwnText):
            return self.by_language == other.by_language
        return False

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


Speaker = Callable[["Message"], str]


class Message:
    """`Message("must-follow", suit=Message("suit-bells"))`: an id and its arguments."""

    __slots__ = ("args", "id")

    id: str
    args: Mapping[str, Argument]

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.id = id
        self.args = args

    def plain(self) -> dict[str, object]:
        """The message as plain JSON values, for a client that is elsewhere."""
        return {"id": self.id, "args": {name: _plain(it) for name, it in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.id!r}{args})"

    def __str__(self) -> str:
        return _speaker(self)


def hidden(card: Argument) -> Argument:
    """A card as it is said to somebody who may not know it: None is 'a card'."""
    return Message("card-hidden") if card is None else card


def resigned_message(seat: int | None) -> "Message":
    """Somebody gave up; None means a team."""
    if seat is None:
        return Message("event-resigned-team")
    return Message("event-resigned", who=Who(seat))


def in_turn(first: Message, *more: Message) -> Message:
    """Sentences one after the other."""
    for message in more:
        first = Message("event-and-then", first=first, then=message)
    return first


def signed(points: int) -> str:
    """Points that come or go: '+3', '−1'."""
    return f"{points:+}".replace("-", "−")


def message_plain(message: Message | str, sentence: str = "sentence") -> dict[str, object]:
    """A message as clients are sent it: the English sentence, and the message itself for their
    catalogue; None where there is only the sentence."""
    plain = message.plain() if isinstance(message, Message) else None
    return {sentence: str(message), "message": plain}


def _plain(value: Argument) -> object:
    """An argument as JSON values; what is more than a number or a text says what it is."""
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, Who):
        return {"seat": value.seat}
    if isinstance(value, OwnText):
        return {"texts": dict(value.by_language)}
    if (plain := getattr(value, "plain", None)) is not None:
        found = plain()
        return {"cards" if isinstance(found, list) else "card": found}
    if isinstance(value, tuple):
        return {"list": [_plain(part) for part in value]}
    return value


_speaker: Speaker = repr


def speak_with(speaker: Speaker) -> None:
    """Let this say what `str(message)` is. The catalogue is above the law, so the law cannot ask it
    by name; the package does this once, when it is imported."""
    global _speaker  # noqa: PLW0603  # the one place where a sentence for Python is chosen
    _speaker = speaker
