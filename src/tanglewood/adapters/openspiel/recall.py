"""What a viewer has seen since the start, as text and as an array: the information state.

Both say the same: one row for everything that was seen, in order, and nothing that follows from
other rows. A row has a kind, perhaps a seat, and the slots it speaks of (cards, most of the time).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from tanglewood.adapters.openspiel.course import CardCourse, Setting
from tanglewood.adapters.openspiel.rows import Row
from tanglewood.core.bits import members

if TYPE_CHECKING:
    from numpy.typing import NDArray


def rows_of(course: CardCourse, viewer: int, since: int = 0) -> Iterator[Row]:
    """The rows of everything that the viewer saw, or of the steps from a number on."""
    course.now()
    rows = course.setting.rows
    for events in course.news[since:]:
        for event in events:
            yield from rows.of(viewer, event.seen_by(viewer))


def recalled(course: CardCourse, viewer: int) -> str:
    """The rows as one line."""
    count, text = course.kept.get(viewer, (0, ""))
    if count < len(course.steps):
        setting = course.setting
        text += "".join([_text(setting, row) for row in rows_of(course, viewer, count)])
        course.kept[viewer] = len(course.news), text
    return text


def shape(setting: Setting) -> tuple[int, int]:
    """How many rows an information state has at most, and how many columns."""
    columns = len(setting.rows.kinds) + setting.game.seats + len(setting.slots)
    return setting.limits.rows, columns


def write(course: CardCourse, viewer: int, out: "NDArray[np.float32]") -> None:
    """Write the rows; those that nothing has happened in stay 0."""
    setting = course.setting
    seats = len(setting.rows.kinds)
    slots = seats + setting.game.seats
    for place, (kind, seat, mask) in enumerate(rows_of(course, viewer)):
        row = out[place]
        row[kind] = 1
        if seat >= 0:
            row[seats + seat] = 1
        for slot in members(mask):
            row[slots + slot] = 1


def _text(setting: Setting, row: Row) -> str:
    kind, seat, mask = row
    numbered = kind in setting.rows.numbered
    what = ",".join(str(slot) if numbered else setting.slots[slot] for slot in members(mask))
    return f"{setting.rows.kinds[kind]}{seat if seat >= 0 else ''}:{what} "
