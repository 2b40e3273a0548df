"""What a client with the catalogue makes of the messages it is sent."""

from typing import Any

from tanglewood.core.message import Argument, Message, Who
from tanglewood.words import Voice, languages


def message_of(plain: dict[str, Any]) -> Message:
    """The message that plain values name."""
    return Message(plain["id"], **{name: _argument(it) for name, it in plain["args"].items()})


def _argument(plain: Any) -> Argument:
    match plain:
        case {"id": _, "args": _}:
            return message_of(plain)
        case {"seat": seat}:
            return Who(seat)
        case {"card": card}:
            return card
        case {"cards": cards}:
            return ", ".join(cards)
        case {"list": parts}:
            return tuple(map(_argument, parts))
        case _:
            return plain


def check_said(answer: dict[str, Any], sentence: str) -> None:
    """A client can say the message of an answer in every language, and in English it is what the
    server says itself."""
    message = message_of(answer["message"])
    assert str(message) == answer[sentence]
    said = {Voice(lang, names=("Ada", "Ben", "Cleo")).say(message) for lang in languages()}
    assert len(said) == len(languages()), said
