"""A state after a change, as docs/protocol.md says it."""

from copy import deepcopy
from typing import Any

Plain = dict[str, Any]


def merged(state: Plain, change: Plain) -> Plain:
    """The state that a change leads to; the one before stays as it was."""
    assert change["since"] == state["number"]
    state = deepcopy(state)
    for key in ("own_words", "shuffle", "deal_known", "deal_by", "occasion"):
        state.pop(key, None)
    state |= {"reset": False, "number": change["number"], "events": change["events"]}
    for path, value in change["set"].items():
        *way, last = path.split(".")
        _at(state, way)[last] = value
    for path, more in change["add"].items():
        *way, last = path.split(".")
        _at(state, way)[last] += more
    return state


def _at(values: Plain, way: list[str]) -> Plain:
    for key in way:
        values = values[key]
    return values
