"""Component files: TOML that replaces a board, the paws, the goals or a deck."""

import tomllib
from pathlib import Path

from tanglewood.core.errors import BadComponents


def read_components(path: str | Path) -> dict[str, object]:
    """The plain values of a component file; the game it is for says whether it can use them."""
    path = Path(path)
    try:
        found = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadComponents(f"{path.name}: byte {error.start + 1} is not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{path.name} is not TOML: {error}.") from None
    except RecursionError:
        raise BadComponents(f"{path.name} is nested too deeply.") from None
    except ValueError:
        raise BadComponents(f"{path.name} holds a number that is too long.") from None
    if not found:
        raise BadComponents(f"{path.name} is empty: it must name at least one component.")
    for key, value in found.items():
        _check(path.name, key, value)
    return found


def _check(file: str, key: str, value: object) -> None:
    """Components are numbers, texts, yes or no, lists and tables."""
    if isinstance(value, dict):
        for inner, item in value.items():
            _check(file, f"{key}.{inner}", item)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            _check(file, f"{key}[{number}]", item)
    elif not isinstance(value, str | int):
        raise BadComponents(
            f"{file}: {key} is a {type(value).__name__}; components are whole numbers, texts, "
            "true or false, lists and tables."
        )
