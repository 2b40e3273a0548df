"""Events as JSON, each put together once.

What is said of an event is the same at every table of a ruleset, but for its number and, in English
sentences, the names of those who sit there. So events that all see alike, and equal ones of other
games, are written once.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.protocol.encoding import encoded

if TYPE_CHECKING:  # who has another catalogue needs none of ours
    from tanglewood.words import Voice


_MOST: Final = 20_000
"""How many events are remembered, of all rulesets together; a deal is the longest: 0.5 kB."""


def event_fields(game: Game[Any], event: Event) -> Plain:
    """The fields of an event that a viewer saw.

    A `number` of the event's own, of cards or goals, goes by `count`: `number` says when it was.
    """
    fields = game.event_fields(event)
    if "number" in fields:
        fields["count"] = fields.pop("number")
    return fields


def event_plain(game: Game[Any], event: Event, voice: "Voice | None", number: int) -> Plain:
    """An event that a viewer saw, as fields and as a message; with a voice, in words too."""
    return event_fields(game, event) | in_words(game.message(event), voice, number)


def in_words(message: Message, voice: "Voice | None", number: int) -> Plain:
    """What is said of something that happened in the change with this number."""
    words = {} if voice is None else {"words": voice.say(message)}
    return words | {"message": message.plain(), "number": number}


class _EventText(NamedTuple):
    """An event without its number, and without words."""

    fields: bytes
    rest: bytes
    """The message, up to where the number comes."""
    message: Message


class EventWriter:
    """Writes the events of one ruleset."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        # Events of different kinds may be equal: they are tuples.
        self._written = lru_cache(_MOST // 8)(self._write)

    def __call__(self, event: Event, number: int, voice: "Voice | None") -> bytes:
        """An event that a viewer saw; with a voice, in words too."""
        fields, rest, message = self._written(type(event), event)
        if voice is not None:
            fields += b',"words":' + encoded(voice.say(message))
        return b"%b%b%d}" % (fields, rest, number)

    def _write(self, kind: type[Event], event: Event) -> _EventText:
        message = self.game.message(event)
        fields = encoded(event_fields(self.game, event))
        return _EventText(
            fields[:-1], b',"message":%b,"number":' % encoded(message.plain()), message
        )


@lru_cache(8)
def event_writer(game: Game[Any]) -> EventWriter:
    """The writer of a ruleset; equal ones share it."""
    return EventWriter(game)
