"""Actions as clients see them: the text to send, and what it speaks of in separate fields."""

import re
from functools import lru_cache
from typing import Any

from tanglewood.core.action import Action, ActionTable
from tanglewood.protocol.encoding import encoded, json_list

Described = dict[str, object]


def describe(action: Action) -> Described:
    """One action. The kind is the name of its class; the fields are those it has."""
    fields: Described = {
        "index": action.index,
        "text": action.text,
        "kind": re.sub(r"(?<!^)(?=[A-Z])", "-", type(action).__name__).lower(),
    }
    value = action.text.partition("=")[2]
    slots: Any = getattr(action, "slots", None)
    if slots is not None:
        fields["card"], fields["slots"] = int(action.card), list(slots)
    elif action.card is not None:
        fields["card"] = (value or action.text).partition("+")[0]
    elif value:
        fields["value"] = value
    if hasattr(action, "by"):
        fields["by"] = action.by
    if hasattr(action, "suit"):
        fields["suit"] = value
    return fields


@lru_cache(maxsize=16)
def _describe_all(table: ActionTable) -> tuple[Described, ...]:
    return tuple(map(describe, table))


def describe_actions(table: ActionTable, actions: tuple[Action, ...]) -> list[Described]:
    """Some actions of a game, described once and looked up afterwards."""
    known = _describe_all(table)
    return [known[action.index] for action in actions]


@lru_cache(maxsize=16)
def _write_all(table: ActionTable) -> tuple[bytes, ...]:
    return tuple(map(encoded, _describe_all(table)))


def written_actions(table: ActionTable, actions: tuple[Action, ...]) -> bytes:
    """The same as JSON, each written once."""
    known = _write_all(table)
    return json_list([known[action.index] for action in actions])


def all_described(table: ActionTable) -> list[Described]:
    """Every action of a game in the published order."""
    return list(_describe_all(table))
