"""What clients may send over a WebSocket."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.session import change as kinds

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes as hexadecimal digits."""

MOST_BYTES: Final = 8192


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Every message may carry an id, which its answer carries too."""

    id: Annotated[str, Meta(max_length=40)] | None = None


class Join(FromClient, tag="join"):
    """Become a viewer."""

    token: Text | None = None
    since: Number = 0
    mode: Literal["assist", "memory"] = "assist"
    changes: bool = False
    """Whether to be sent what changed, once the whole was sent."""
    words: bool = True
    """Whether events come with an English sentence."""


class Share(FromClient, tag="share"):
    """Give what a seat pledged to put into the shuffle."""

    token: Text
    share: Hash


class Act(FromClient, tag=kinds.ACT):
    """Act in the position with this number."""

    number: Number
    action: Text


class Undo(FromClient, tag=kinds.UNDO):
    """Take back your last decision."""

    number: Number


class Practice(FromClient, tag=kinds.PRACTICE):
    """Take back your last decision whatever it showed: the game is practice from then on."""

    number: Number


class Resign(FromClient, tag=kinds.RESIGN):
    """Give up."""

    number: Number


class Takeover(FromClient, tag=kinds.TAKEOVER):
    """Let an agent play for somebody who is away."""

    number: Number
    seat: Seat
    agent: Text


class Back(FromClient, tag=kinds.RETURN):
    """Take your own seat back from the agent."""

    number: Number


class Claim(FromClient, tag=kinds.CLAIM):
    """End the game because somebody is away."""

    number: Number
    seat: Seat


class Rematch(FromClient, tag=kinds.REMATCH):
    """Agree to another game."""


class Say(FromClient, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    request: Annotated[str, Meta(min_length=16, max_length=64)] | None = None
    """A random text: sent again with the same one, it is said once."""


class Hint(FromClient, tag="hint"):
    """Ask for a hint."""

    number: Number


class Ping(FromClient, tag="ping"):
    """Ask whether the server is there."""


Client = (
    Join | Share | Act | Undo | Practice | Resign | Takeover | Back | Claim | Rematch | Say | Hint
    | Ping
)  # fmt: skip

_DECODER: Final[msgspec.json.Decoder[Client]] = msgspec.json.Decoder(Client)


class Malformed(TanglewoodError, ValueError):
    """Not a message of the protocol; its text says why."""


def read_message(data: str | bytes) -> Client:
    """The message that a frame holds."""
    if len(data) > MOST_BYTES:
        raise Malformed(Message("server-message-long", most=f"{MOST_BYTES}"))
    try:
        return _DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise Malformed(Message("server-message-wrong", what=shortened(error, 200))) from None
    except (UnicodeError, RecursionError):
        raise Malformed(Message("server-message-none")) from None
