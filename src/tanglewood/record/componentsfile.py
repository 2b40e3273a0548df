"""Component files: TOML that replaces a board, the paws, the goals or a deck."""

import tomllib
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadComponents
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.record.path import checked_path

MOST_BYTES: Final = 1_000_000
"""Many times what any component needs."""
MOST_DOTS: Final = 100
"""In one line: tomllib takes a time that grows with the square of a key's parts."""
LONGEST: Final = 120
"""How much of a key is said again: a file may hold one as long as itself."""
DEEPEST: Final = 16
"""Tables and lists inside one another; our components need five."""


def read_components(path: str | Path) -> dict[str, object]:
    """The plain values of a component file; the game it is for says whether it can use them."""
    path = checked_path(path)
    content = path.read_bytes()
    if len(content) > MOST_BYTES:
        raise BadComponents(Message("components-file-long", file=path.name, most=f"{MOST_BYTES}"))
    try:
        found = tomllib.loads(_check_lines(path.name, content.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        not_text = Message("record-not-utf8", byte=f"{error.start + 1}")
        raise BadComponents(Message("record-in-file", file=path.name, what=not_text)) from None
    except tomllib.TOMLDecodeError as error:
        what = shortened(error, LONGEST)
        raise BadComponents(Message("components-file-toml", file=path.name, what=what)) from None
    except BadComponents:  # a ValueError too, but one that has said already what is wrong
        raise
    except RecursionError:
        raise BadComponents(Message("components-file-deep", file=path.name)) from None
    except ValueError:
        raise BadComponents(Message("components-file-number", file=path.name)) from None
    if not found:
        raise BadComponents(Message("components-file-empty", file=path.name))
    for key, value in found.items():
        _check(path.name, shortened(key, LONGEST), value)
    return found


def _check_lines(file: str, text: str) -> str:
    """The text, if none of its lines is one endless key."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadComponents(
                Message("components-file-dots", file=file, line=f"{number}", most=MOST_DOTS)
            )
    return text


def _check(file: str, key: str, value: object, depth: int = 1) -> None:
    """Components are numbers, texts, yes or no, lists and tables."""
    if depth > DEEPEST:
        raise BadComponents(Message("components-file-deep", file=file))
    if isinstance(value, dict):
        for inner, item in value.items():
            _check(file, f"{key}.{shortened(inner, LONGEST)}", item, depth + 1)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            _check(file, f"{key}[{number}]", item, depth + 1)
    elif not isinstance(value, str | int):
        kind = type(value).__name__
        raise BadComponents(Message("components-file-kind", file=file, key=key, kind=kind))
