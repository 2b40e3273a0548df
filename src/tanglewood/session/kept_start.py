"""What a table starts with, as stores keep it: one list, either of the chance outcomes that were
asked for, or of the entries of another game from where it plays on, behind a mark."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tanglewood.record.form import Entry
from tanglewood.session.change import TableInfo

_BEGUN: Final = {"begun": True}
"""The mark before the beginning of another game."""


class Start(NamedTuple):
    """The two fields of a table that are kept in one."""

    outcomes: tuple[Mapping[str, Any], ...] | None
    beginning: tuple[Entry, ...] | None


def kept_start(info: TableInfo) -> list[Mapping[str, Any]] | None:
    """The list that is kept of it."""
    if info.beginning is not None:
        return [_BEGUN, *info.beginning]
    return None if info.outcomes is None else list(info.outcomes)


def start_of(kept: Sequence[Mapping[str, Any]] | None) -> Start:
    """What was kept."""
    if kept is None:
        return Start(None, None)
    if kept and kept[0] == _BEGUN:
        return Start(None, tuple(kept[1:]))
    return Start(tuple(kept), None)
