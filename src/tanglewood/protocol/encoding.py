"""JSON as it is sent: written by msgspec where that is installed, else by the standard library, to
the same bytes."""

import json
from collections.abc import Callable, Iterable


def encode_plain(value: object) -> bytes:
    """A value as JSON, by the standard library."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _quickest() -> Callable[[object], bytes]:
    try:
        from msgspec.json import Encoder
    except ModuleNotFoundError:  # in a browser
        return encode_plain
    return Encoder().encode


encoded: Callable[[object], bytes] = _quickest()


def json_list(written: Iterable[bytes]) -> bytes:
    """A list of values that are written already."""
    return b"[%b]" % b",".join(written)
