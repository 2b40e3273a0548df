"""What the rules say of a view, against what then happens at the table."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.games.fox.points import round_parts
from tanglewood.games.registry import load

DUELS: dict[str, dict[str, Any]] = {
    "fox": {},
    "fox-manual": {},
    "deluxe": {"special": 9},
    "duet": {},
}


def walk(name: str, options: dict[str, Any], seeds: int) -> Iterator[tuple[Any, Any]]:
    """The decisions of some random games: before and after."""
    for seed in range(seeds):
        luck = random.Random(seed)
        state: Any = load(name, **options).start(seed=seed)
        while state.to_act >= 0:
            after = state.apply(luck.choice(state.legal))
            yield state, after
            state = after


def told(state: State[Any], kind: str, name: str) -> list[Any]:
    return [getattr(event, name) for event in state.events if event.kind == kind]


@pytest.mark.parametrize("name", DUELS)
def test_who_is_marked_as_winning_takes_the_trick_if_nothing_changes_it(name: str) -> None:
    """A card already lies alone, or both do and the next decision ends the trick as they lie."""
    seen = 0
    for before, after in walk(name, DUELS[name], 12):
        view, winners = before.view(0), told(after, "trick-won", "winner")
        cards = told(after, "trick-won", "lead") + told(after, "trick-won", "follow")
        marked = view.marks()["winning"]
        if not view.trick:
            assert marked is None
        elif len(view.trick) == 1 and view.trick[0]:
            assert marked in {view.leader, None}
        elif cards == [getattr(laid, "card", laid) for laid in view.trick] and (
            view.decree == after.view(0).decree and after.round == before.round
        ):
            seen += 1
            assert marked in {*winners, None}, before.text
    assert seen or name == "duet"


def test_the_bands_hold_every_count_of_tricks() -> None:
    for name, last in (("fox", "greedy"), ("deluxe", "greedy"), ("fox-manual", "many")):
        game = load(name)
        marks: Any = game.start(seed=1).view(0).marks()
        counts = [n for band in marks["bands"] for n in range(band["from"], band["to"] + 1)]
        assert counts == list(range(len(marks["chart"])))
        assert marks["bands"][-1]["name"] == last
    small = load("fox-mini")
    assert small.start(seed=1).view(0).marks() == {
        "winning": None, "chart": [3, 1, 3, 0], "bands": [],
        "payments": [{"event": "trick-won", "what": "treasures", "seat": "winner"}],
    }  # fmt: skip


@pytest.mark.parametrize("name", [name for name in DUELS if name != "duet"])
def test_what_was_paid_and_the_chart_make_up_the_points_of_a_round(name: str) -> None:
    game: Any = load(name, **DUELS[name])
    scored, events = 0, list[tuple[str, Any]]()
    ends = (after for _, after in walk(name, DUELS[name], 12) if after.to_act < 0)
    for fields in (game.event_fields(it) for end in ends for it in end.view(SPECTATOR).log):
        events = [] if fields["event"] == "dealt" else [*events, (fields["event"], fields)]
        if fields["event"] == "round-scored":
            scored += 1
            for seat, tricks in enumerate(fields["tricks"]):
                points = fields["points"][seat]
                first, *paid = round_parts(game.payments, events, seat, points)
                assert first == ("band", game.rules.scores[tricks])
                assert {what for what, _ in paid} <= {it.what for it in game.payments}
    assert scored


def test_a_second_card_leads_to_one_of_its_spaces() -> None:
    game, seen = load("duet", level=2), 0
    for before, after in walk("duet", {"level": 2}, 12):
        reach: Any = before.view(before.to_act).marks()["reach"]
        assert before.view(1 - before.to_act).marks()["reach"] == {}
        if before.view(0).phase not in {"lead", "follow"}:
            assert reach == {}
            continue
        played = told(after, "played", "card")[0].text
        ends = told(after, "moved", "space") + told(after, "went-beyond", "space")
        if before.view(0).phase == "follow" and ends:
            seen += 1
            assert (game.board.start if ends[0] is None else ends[0]) in reach[played]
    assert seen > 50


def test_a_led_card_leads_to_one_of_its_spaces_while_the_decree_stays() -> None:
    seen, led = 0, None
    for before, after in walk("duet", {"level": 2}, 12):
        view = before.view(before.to_act)
        if view.phase == "lead":
            reach: Any = view.marks()["reach"]
            led = reach[told(after, "played", "card")[0].text], view.decree
        ends = told(after, "moved", "space")
        if ends and led is not None and led[1] == after.view(0).decree:
            seen += 1
            assert ends[0] in led[0]
    assert seen > 50


def test_a_second_card_that_leads_beyond_the_path_names_the_end_that_the_forest_covers() -> None:
    """`duet.beyond`"""
    seen = 0
    for before, after in walk("duet", {"level": 2}, 24):
        view = before.view(before.to_act)
        beyond: Any = view.marks()["beyond"]
        if view.phase != "follow":
            assert view.phase == "lead" or beyond == {}
            continue
        ends = beyond[told(after, "played", "card")[0].text]
        assert set(ends) <= {view.forest.low, view.forest.high}
        for covered in told(after, "covered", "space") if told(after, "went-beyond", "by") else ():
            seen += 1
            assert covered in ends
    assert seen > 10
