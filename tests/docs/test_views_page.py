"""Every field of a view, every event and every field of it stands in the documentation."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.core.field import plain_fields
from tanglewood.games.schema import events_of

PAGE = Path(__file__).parents[2] / "docs" / "views.md"

CASES = [
    ("fox", {}),
    ("fox-mini", {}),
    ("deluxe", {"special": 9}),
    ("duet", {"level": 3}),
    ("woods", {"players": 3}),
    ("woods", {"players": 1, "gentle": True}),
]


def sections() -> dict[str, str]:
    """The text of the page by the name of a game; fox stands for its kin."""
    parts = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {part.partition("\n")[0].partition(",")[0].strip(): part for part in parts}


def rows(text: str) -> dict[str, str]:
    """What is said of each name in the first column of the tables."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        cells = line.split(" | ")
        if line.startswith("| `"):
            found |= dict.fromkeys(re.findall(r"`([\w-]+)`", cells[0]), cells[1])
    return found


def moments(name: str, options: dict[str, Any]) -> Iterator[Any]:
    for seed in range(4):
        state: Any = tw.load(name, **options).start(seed=seed)
        rng = random.Random(seed)
        while state.outcome is None:
            yield state
            state = state.apply(rng.choice(state.legal))
        yield state


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_field_of_a_view_is_told(name: str, options: dict[str, Any]) -> None:
    told = sections()
    shared, own = rows(told["Every view"]), told[name.partition("-")[0]]
    fields, facts, phases = set[str](), set[str](), set[str]()
    for state in moments(name, options):
        if state.outcome is None:
            view = state.view(state.to_act).plain()
            fields |= view.keys()
            phases.add(view["phase"])
            facts |= {fact["fact"] for fact in view["known"]["facts"]} | view["known"].keys()
    known = rows(own.partition("| event |")[0])
    assert fields - shared.keys() == known.keys()
    fox = told["fox"] if name == "deluxe" else ""
    assert not [word for word in sorted(facts | phases) if f"`{word}`" not in own + fox]


def test_who_is_no_seat_has_the_number_of_the_page() -> None:
    shared = rows(sections()["Every view"])
    assert f"−{-tw.SPECTATOR} for a spectator" in shared["viewer"]
    assert f"−{-tw.CHANCE} chance, −{-tw.NOBODY} nobody" in shared["to_act"]


@pytest.mark.parametrize("name", ["fox", "deluxe", "duet", "woods"])
def test_every_event_is_told(name: str) -> None:
    own = events_of(tw.load(name))
    told = sections()
    known = rows(told[name].partition("| event |")[2])
    kinds = {it.kind: it for it in own}
    assert kinds.keys() <= known.keys()
    fox = rows(told["fox"].partition("| event |")[2])
    for kind, said in known.items():
        assert kind in kinds or (kind in fox and said == "as in fox |"), kind
    for kind, event in kinds.items():
        said = fox[kind] if known[kind] == "as in fox |" else known[kind]
        fields = {field.key for field in plain_fields(event, tw.load(name).extras)}
        assert not [field for field in sorted(fields) if f"`{field}`" not in said], kind


@pytest.mark.parametrize(("name", "options"), CASES)
def test_events_go_by_the_names_of_the_page(name: str, options: dict[str, Any]) -> None:
    known = rows(sections()[name.partition("-")[0]].partition("| event |")[2])
    for state in moments(name, options):
        for event in state.events:
            fields = state.game.event_fields(event)
            assert fields.pop("event") == event.kind
            assert event.kind in known
            told = plain_fields(type(event), state.game.extras)
            assert fields.keys() == {field.key for field in told}
