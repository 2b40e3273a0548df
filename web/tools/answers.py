"""Writes the client's types of what a server is asked and answers, from what the server declares.

python web/tools/answers.py
"""

from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType

from tanglewood.server.catalogue import GameInfo, Hello, LevelEntry, OptionInfo
from tanglewood.server.daily import DailyResult, Days, DayTable, DealOfDay, Score, StandingsRow
from tanglewood.server.duplicates import Course, CourseStep, PlayedText
from tanglewood.server.lessons import LessonEntry, LessonPath, LessonPlain, LessonStepPlain
from tanglewood.server.my_games import ResultCounts
from tanglewood.server.params import MessagePlain
from tanglewood.server.puzzles import (
    AnswerPlain,
    PuzzleGame,
    PuzzlePlain,
    RefutationPlain,
    RefutationStep,
    Sentence,
    SolverStanding,
)
from tanglewood.server.replays import MomentPlain, Moments
from tanglewood.server.shuffles import DrawPlain, RevealPlain, ShareInfo, ShuffleAnswer
from tanglewood.server.tables import (
    ClockInfo,
    ClockRequest,
    MadeSeat,
    MadeTable,
    SeatPlain,
    SeatRequest,
    ShufflePlain,
    TablePlain,
    TableRequest,
)

FILE: Final = Path(__file__).resolve().parents[1] / "src" / "net" / "answers.ts"
HEAD: Final = (
    "// Written by web/tools/answers.py from what a server declares; not edited by hand.\n"
)
WRITTEN: Final[dict[type[Struct], str]] = {
    Hello: "Hello",
    OptionInfo: "Option",
    LevelEntry: "Level",
    GameInfo: "GameInfo",
    ClockInfo: "ClockInfo",
    TablePlain: "TableInfo",
    SeatRequest: "SeatRequest",
    ClockRequest: "ClockRequest",
    TableRequest: "NewTable",
    MadeSeat: "MadeSeat",
    MadeTable: "Created",
    MomentPlain: "Moment",
    Moments: "Moments",
    ResultCounts: "Statistics",
    DrawPlain: "Draw",
    ShareInfo: "Share",
    RevealPlain: "Reveal",
    ShuffleAnswer: "Revealed",
    LessonEntry: "LessonEntry",
    LessonPath: "LessonPath",
    LessonStepPlain: "LessonStep",
    LessonPlain: "Lesson",
    Sentence: "Said",
    PuzzleGame: "PuzzleGame",
    SolverStanding: "Standing",
    PuzzlePlain: "Puzzle",
    RefutationStep: "RefutationStep",
    RefutationPlain: "Refutation",
    AnswerPlain: "Verdict",
    DealOfDay: "DealOfDay",
    Days: "Days",
    Score: "Score",
    StandingsRow: "StandingsRow",
    DayTable: "DayTable",
    DailyResult: "DailyResult",
    PlayedText: "PlayedText",
    CourseStep: "CourseStep",
    Course: "Course",
}
"""What each is called in the client."""
KNOWN: Final[dict[type[Struct], str]] = {
    SeatPlain: "Seat",
    ShufflePlain: "ShuffleInfo",
    MessagePlain: "Message",
}
"""What the client knows from what a table sends (`protocol.ts`)."""
OPAQUE: Final = {
    "action": "Action",
    "answer": "Action",
    "events": "GameEvent[]",
    "legal": "Action[]",
    "marks": "Marks",
    "outcome": "Outcome",
    "own_words": "OwnWords",
    "view": "View",
}
"""The same of fields that pass through the server as plain values."""
ONE_VIEWER: Final = {"view": True, "views": False}
"""The client asks for moments as one viewer sees them: then they have a view, and no others."""
_SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}


def written() -> str:
    """The whole file."""
    names = sorted({*KNOWN.values(), *(kind.removesuffix("[]") for kind in OPAQUE.values())})
    imports = f"import type {{ {', '.join(names)} }} from './protocol';\n"
    return f"{HEAD}\n{imports}" + "".join(f"\n{_interface(*it)}" for it in WRITTEN.items())


def _interface(kind: type[Struct], name: str) -> str:
    hints, keys = get_type_hints(kind), kind.__struct_encode_fields__
    given = len(keys) - len(kind.__struct_defaults__)
    may_lack = kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields
    lines = ""
    for at, (field, key) in enumerate(zip(kind.__struct_fields__, keys, strict=True)):
        parts = get_args(hints[field])
        if not ONE_VIEWER.get(key, True):
            continue
        lacks = (UnsetType in parts and key not in ONE_VIEWER) or (may_lack and at >= given)
        found = _type(hints[field], key, left_out=(UnsetType, *([NoneType] if lacks else [])))
        lines += f"  {key}{'?' if lacks else ''}: {found};\n"
    about = " ".join((kind.__doc__ or "").split()).partition(". ")[0].removesuffix(".")
    return f"/** {about}. */\nexport interface {name} {{\n{lines}}}\n"


def _type(hint: Any, key: str, left_out: tuple[object, ...] = ()) -> str:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(inner[0], key, left_out)
    if origin in (Union, UnionType):
        kinds = [_type(one, key) for one in inner if one not in left_out]
        return " | ".join(dict.fromkeys(kinds))
    if hint is NoneType:
        return "null"
    if key in OPAQUE and dict in (origin, get_origin(inner[0]) if inner else None):
        return OPAQUE[key]
    if origin is Literal:
        return " | ".join(f"'{one}'" for one in inner)
    if origin is list:
        item = _type(inner[0], key)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_type(one, key) for one in inner)}]"
    if origin is dict:
        return f"Record<string, {_type(inner[1], key)}>"
    return _SIMPLE.get(hint) or WRITTEN.get(hint) or KNOWN[hint]


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
