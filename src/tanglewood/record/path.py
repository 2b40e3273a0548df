"""The name of a file that a caller gives."""

from pathlib import Path

from tanglewood.core.errors import BadText, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened


def checked_path(path: object) -> Path:
    """The path that a text or a Path names."""
    if not isinstance(path, str | Path):
        raise wrong_kind("type-no-path", path)
    if not Path(path).name or "\0" in str(path):
        raise BadText(Message("text-no-path", text=shortened(path)))
    return Path(path)
