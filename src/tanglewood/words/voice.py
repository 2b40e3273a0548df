"""A voice says messages in one language, with the names and the cards of one table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tanglewood.core.arguments import checked_number
from tanglewood.core.errors import wrong_kind
from tanglewood.core.message import Argument, Message, OwnText, Who
from tanglewood.core.printable import shortened
from tanglewood.core.seat import SPECTATOR
from tanglewood.words.catalogue import SOURCE, checked_language, format_message, has

CardWords = Callable[["Voice", str], str]
"""How a table names a card, given its text."""


_MOST: Final = 900
"""How long a part of a sentence may be: Fluent says none that is longer than 1,000."""


class Voice:
    """`names` are those of the seats, and `viewer` is called 'you'; `card` says how a card is
    named, by its text if it is not given."""

    def __init__(
        self,
        lang: str = SOURCE,
        *,
        names: Sequence[str] = (),
        viewer: int = SPECTATOR,
        card: CardWords | None = None,
    ) -> None:
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise wrong_kind("type-no-names", names)
        self.lang = checked_language(lang)
        self.names = tuple(names)
        self.viewer = checked_number(viewer)
        self._card = card

    def __repr__(self) -> str:
        viewer = "" if self.viewer == SPECTATOR else f" for seat {self.viewer}"
        return f"<voice in {self.lang!r} of {', '.join(self.names) or 'no names'}{viewer}>"

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Say the message with this id."""
        values: dict[str, Any] = {
            name: _short(self.argument(value)) for name, value in args.items()
        }
        who = args.get("who")
        if isinstance(who, Who):
            values["you"] = "yes" if who.seat == self.viewer else "no"
        whom = args.get("whom")
        if isinstance(whom, Who):
            values["toyou"] = "yes" if whom.seat == self.viewer else "no"
            if whom.seat == self.viewer:
                values["whom"] = format_message(self.lang, "whom-you", {})
        return format_message(self.lang, id, values)

    def say(self, message: Message | str) -> str:
        """Say a message; a text is its own sentence."""
        if isinstance(message, str):
            return message
        if not isinstance(message, Message):
            raise wrong_kind("type-no-message", message)
        return self(message.id, **message.args)

    def knows(self, id: str) -> bool:
        """Whether there is such a message."""
        return has(self.lang, id)

    def card(self, text: str) -> str:
        """A card as this table names it."""
        return self._card(self, text) if self._card else text

    def name(self, seat: int) -> str:
        """The name of whoever sits there."""
        if 0 <= (at := checked_number(seat)) < len(self.names):
            return self.names[at]
        return self("seat-nameless", n=shortened(at))

    def join(self, texts: Iterable[str]) -> str:
        """'a', 'a and b', 'a, b and c'."""
        *some, last = texts or ("",)
        return self("list-and", some=", ".join(some), last=last) if some else last

    def argument(self, value: Argument) -> Any:
        """An argument as it is put into a sentence."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, OwnText):
            return value.said_in(self.lang)
        if (plain := getattr(value, "plain", None)) is not None:
            found = plain()
            several = found if isinstance(found, list) else [found]
            return ", ".join(self.card(str(text)) for text in several)
        if isinstance(value, tuple):
            return self.join([str(self.argument(part)) for part in value])
        return value


def _short(value: Any) -> Any:
    """A text that somebody sent may be as long as all they sent."""
    long = isinstance(value, str) and len(value) > _MOST
    return f"{value[:_MOST]} …" if long else value


ENGLISH: Final = Voice()
"""What programs read."""
