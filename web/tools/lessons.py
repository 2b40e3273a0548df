"""Writes the prepared hands of the walkthroughs: positions made by the law from explicit outcomes.

    python web/tools/lessons.py

A lesson is a script: what the learner is asked to do, and what the other seat answers. Every step
carries the view of the learner, so the page needs no server and knows no rule.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tanglewood.core.state import story
from tanglewood.core.view import seen_events
from tanglewood.games.registry import load
from tanglewood.protocol.actions import describe
from tanglewood.protocol.event_writer import event_plain
from tanglewood.words import table_voice

FOLDER = Path(__file__).resolve().parents[1] / "src" / "lessons"
LEARNER = 0
NAMES = ("You", "Wanderer")


@dataclass(frozen=True)
class Lesson:
    """`script` lists `(seat, action)`; each of the learner's is a step of the page. A step's text
    is `learn-<game>-<number>` in the catalogue; one more text stands at the end."""

    game: str
    outcomes: Mapping[str, str]
    script: tuple[tuple[int, str], ...]
    options: Mapping[str, object] = field(default_factory=dict)


FOX = Lesson(
    "fox",
    {
        "dealer": "1",
        "deal": "B2 B4 B7 B11 K1 K3 K6 K8 K10 M2 M4 M5 M9 "
        "B1 B5 B8 B10 K2 K4 K9 K11 M3 M6 M7 M8 M10 "
        "B6 K5 B3 B9 K7 M1 M11",
    },
    (
        (0, "K10"), (1, "K4"),
        (0, "M5"), (0, "under=M2"), (1, "M7"),
        (1, "B8"), (0, "B4"),
        (1, "K2"), (0, "K3"), (0, "decree=M4"),
        (0, "K1"), (1, "K9"),
        (0, "B11"), (1, "B10"),
        (0, "B7"), (1, "B5"), (1, "under=K11"),
    ),
)  # fmt: skip

DELUXE = Lesson(
    "deluxe",
    {
        "goals": "even-keel swan-song fox-hunt timber treasure-hoard spellbound regicide "
        "long-march lie-low three-paths small-mercy usurper royal-favour woodland-tithe thorns "
        "hexed",
        "dealer": "1",
        "deal": "B1 B2 B8 B10 K4 K9 K10 M2 M6 M7 M11 Bow Potion "
        "B3 B4 B6 B7 K1 K2 K5 K6 K8 M3 M4 M8 M9 "
        "K3 B11 M10 B5 B9 K7 K11 M1 M5",
    },
    (
        (0, "B10"), (1, "B4"),
        (0, "B1"), (1, "B6"),
        (0, "Potion"), (0, "under=M2"), (0, "potion=B11"), (1, "B7"),
        (0, "M6"), (1, "M9"),
        (1, "K8"), (0, "K4"),
        (1, "K6"), (0, "Bow"),
    ),
    {"special": ["Bow", "Potion"]},
)  # fmt: skip

DUET = Lesson(
    "duet",
    {
        "dealer": "1",
        "deal": "D2 D4 D7 D8 R1 R5 R6 R10 S3 S6 S9 "
        "D1 D3 D5 D10 R2 R3 R7 R8 S2 S4 S8 "
        "S5 D6 D9 R4 R9 S1 S7 S10",
    },
    (
        (0, "D8"), (1, "D5"), (0, "move=-3"),
        (0, "R1"), (1, "R8"), (1, "move=-2"),
        (1, "S4"), (0, "S3"), (0, "foxes=self"), (0, "decree=R10"),
        (1, "D10"), (0, "D7"), (0, "gift=R6"), (1, "gift=R2"),
    ),
)  # fmt: skip

WOODS = Lesson(
    "woods",
    {
        "first": "0",
        "deal": "8 7 4 6 2 3 5 6 8 5 4 3 5 2 7 "
        "2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7 7 8 8 8 8 8 8",
    },
    (
        (0, "8>02"), (1, "4>1"),
        (0, "7>23"), (1, "6>1"),
        (0, "2>2"),
    ),
)  # fmt: skip

LESSONS = (FOX, DELUXE, DUET, WOODS)


def shown(game: Any, state: Any) -> dict[str, object]:
    """The position as the server would send it to the learner, with all it would refuse."""
    voice, view = table_voice(game, NAMES), state.view(LEARNER)
    events = [event_plain(game, event, voice, 0) for event in seen_events(story(state), LEARNER)]
    asked = state.to_act == LEARNER
    return {
        "view": view.plain(),
        "marks": game.marks(view),
        "legal": [describe(action) for action in state.legal] if asked else [],
        "events": events,
        "prompt": game.prompt(view).plain() if asked else None,
        "refused": dict(refusals(game, state)) if asked else {},
    }


def refusals(game: Any, state: Any) -> Iterator[tuple[str, object]]:
    """What a learner may try with a card in hand that is not allowed, and what the law says."""
    kinds = {describe(action)["kind"] for action in state.legal}
    hand = {str(card) for card in state.view(LEARNER).hand}
    for action in game.actions.all:
        tried = describe(action)
        if tried["kind"] in kinds and str(tried.get("card")) in hand and action not in state.legal:
            yield action.text, state.why_not(action).message.plain()


def written(lesson: Lesson) -> dict[str, object]:
    """The lesson with its positions; an event carries the number of the step that brought it."""
    game = load(lesson.game, **lesson.options)
    chance = [
        tuple(game.item_parse(name, text) for text in texts.split())
        for name, texts in lesson.outcomes.items()
    ]
    state = game.start(chance=chance)
    steps: list[dict[str, Any]] = []
    many = 0
    for seat, action in lesson.script:
        if state.to_act != seat:
            raise ValueError(f"{lesson.game}: seat {state.to_act} is to act, not {seat}: {action}")
        if seat == LEARNER:
            step: dict[str, Any] = {"expect": action, **shown(game, state)}
            fresh = step["events"][many:]
            many = len(step["events"])
            steps.append({**step, "events": [{**event, "number": len(steps)} for event in fresh]})
        state = state.play(action)
    last: dict[str, Any] = {"expect": None, **shown(game, state)}
    fresh = last["events"][many:]
    steps.append({**last, "events": [{**event, "number": len(steps)} for event in fresh]})
    return {"game": lesson.game, "steps": steps}


def text_of(lesson: Lesson) -> str:
    """The lesson's file."""
    return json.dumps(written(lesson), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in LESSONS:
        (FOLDER / f"{one.game}.json").write_text(text_of(one), encoding="utf-8")
