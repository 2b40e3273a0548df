"""What can go wrong when somebody speaks to a game: each error is one clear sentence."""

from contextlib import suppress

from tanglewood.core.message import Message
from tanglewood.core.printable import literal


class TanglewoodError(Exception):
    """Every error that the caller caused and can put right; its text is one sentence.

    `message` is what a client says in the language of its reader; what only programs ask for may be
    a plain English text.
    """

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = message


class BadText(TanglewoodError, ValueError):
    """A text that does not name the action, card, position or option it should."""


class WrongType(TanglewoodError, TypeError):
    """Something of another kind than what can be used here."""


def wrong_kind(id: str, value: object, **more: object) -> WrongType:
    """The refusal of this id for something of another kind, which it names."""
    return WrongType(Message(id, value=what_it_is(value), **more))


def what_it_is(value: object) -> str | Message:
    """Something of a wrong kind in a sentence: a plain value as programs write it, or the type."""
    if value is None or type(value) in (str, int, float, bool):
        with suppress(ValueError):
            return literal(value)
    if isinstance(value, type):
        return Message("type-class", type=value.__name__)
    return Message("type-of-value", type=type(value).__name__)


class BadOption(TanglewoodError, ValueError):
    """An option of a game that does not exist or cannot have that value."""


class WrongValue(TanglewoodError, ValueError):
    """A value that cannot be used; its message is what would be right: 'true or false'."""


class BadComponents(TanglewoodError, ValueError):
    """Components (a board, paws, goals, a deck) that cannot be played with."""


class BadChance(TanglewoodError, ValueError):
    """A chance outcome that cannot have been drawn here."""


class IllegalAction(TanglewoodError, ValueError):
    """An action that the rules do not allow now. `rule` is the id of the rule, which the text cites
    for programs; a client shows `message` alone."""

    def __init__(self, message: Message | str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class NotYourTurn(TanglewoodError):
    """Somebody else is to act."""


class GameOver(TanglewoodError):
    """The game has ended; there is nothing left to do."""
