"""WebSocket frames as bytes, and what can be wrong with them below the messages they carry."""

import struct
from random import Random
from typing import Final

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10
_CODES: Final = [0, 999, 1000, 1004, 1005, 1006, 1010, 1015, 2999, 4999, 5000, 65_535]


def handshake(table: str, host: str = "localhost") -> bytes:
    """A request that opens a WebSocket to a table."""
    return (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(
    content: bytes,
    opcode: int = _TEXT,
    *,
    last: bool = True,
    reserved: int = 0,
    mask: bytes | None = b"\x01\x02\x03\x04",
    length: int | None = None,
) -> bytes:
    """A frame; `length` is what it says of itself where that is a lie."""
    size = len(content) if length is None else length
    first = (0x80 if last else 0) | reserved << 4 | opcode
    masked = 0x80 if mask is not None else 0
    if size < 126 and length is None:
        head = struct.pack("!BB", first, masked | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, masked | 126, size)
    else:
        head = struct.pack("!BBQ", first, masked | 127, size)
    if mask is None:
        return head + content
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))


def hostile_frames(choice: Random, content: bytes) -> bytes:
    """Frames with something wrong in them, around a message."""
    half = len(content) // 2
    match choice.randrange(12):
        case 0:
            return frame(content, opcode=choice.randrange(16))
        case 1:
            return frame(content, reserved=choice.randrange(1, 8))
        case 2:
            return frame(content, mask=None)
        case 3:
            lies = [0, 10, 125, 65_535, 2**31, 2**63, 2**64 - 1]
            return frame(content, length=choice.choice(lies))
        case 4:  # it never ends
            return frame(content)[: choice.randrange(1, len(content) + 6)]
        case 5:  # pieces, perhaps with something between them
            others = [b"", frame(b"", _PING), frame(content), frame(b"x" * 126, _PONG)]
            first, rest = frame(content[:half], last=False), frame(content[half:], 0)
            return first + choice.choice(others) + rest
        case 6:  # the rest of nothing
            return frame(content, 0)
        case 7:
            return frame(choice.randbytes(choice.choice([0, 1, 125, 126, 300])), _PING)
        case 8:
            code = struct.pack("!H", choice.choice(_CODES))
            return frame(choice.choice([b"", b"\x03", code, code + b"\xff" * 5]), _CLOSE)
        case 9:
            return choice.randbytes(choice.randrange(1, 40))
        case 10:
            return frame(content[:half] + b"\xff\xfe" + content[half:])
        case _:
            return frame(content, _BINARY) * choice.choice([1, 3])
