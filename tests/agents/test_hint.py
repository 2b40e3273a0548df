"""Hints: numbers with their uncertainty, and a sentence that is true to them."""

from itertools import count, islice

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.hint import Hint, Odds, hint
from tanglewood.agents.hint.ahead import look_ahead
from tanglewood.agents.hint.form import Prospect
from tanglewood.agents.hint.promise import Promised, promised
from tanglewood.agents.hint.prospects import prospects
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.why import numbers, rival
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.core.chance import Stream
from tanglewood.games.registry import GAMES
from tanglewood.kernel import available
from tanglewood.session.show.hint import notes, prospect_rows
from tanglewood.words import Voice, languages
from tests.support import walk

MIXES = [*((name, {}) for name in GAMES), ("woods", {"players": 1}), ("woods", {"players": 4})]


@pytest.mark.parametrize(("name", "options"), MIXES)
def test_every_game_gives_hints_with_numbers_and_a_sentence(
    name: str, options: dict[str, object]
) -> None:
    game = tw.load(name, **options)
    for number, state in enumerate(walk(game.start(seed=2), 2)):
        if state.outcome is not None or number % 13 != 4:
            continue
        view = state.view(state.to_act)
        found = hint(view, iterations=200)
        assert found.action in view.legal
        assert found.sentence[0].isupper() or found.sentence[0].isdigit()
        assert found.sentence.endswith(".")
        assert {one.action for one in found.prospects} == set(view.legal)
        assert found == hint(view, iterations=200)
        for one in found.prospects:
            assert one.error >= 0
            assert (one.tricks is None) == (one.tricks_error is None)
            assert one.tricks_error is None or one.tricks_error > 0
            if one.mine:
                assert sum(chance.value for chance in one.mine.values()) == pytest.approx(1)
                assert one.mine["Humble"].value == pytest.approx(one.theirs["Greedy"].value)
        assert found.plain()["action"] == found.action.text


def test_a_hint_says_so_where_many_choices_are_alike_and_none_is_worse() -> None:
    state = tw.load("fox-manual").position(
        "0:B5,B6,K2,M5,M7 1:B2,B8,K6,K8,M6 decree=M4 deck=K3,K10,K1,K4,B1,M2 tricks=4-4 sevens=0-2 "
        "before=20-12 leader=1 round=3"
    )
    assert hint(state.view(state.to_act)).sentence.endswith(".")


@pytest.mark.parametrize(
    ("name", "options"),
    [*MIXES, ("fox", {"target": 0}), ("deluxe", {"special": 9}), ("duet", {"level": 3})],
)
def test_every_moment_of_a_game_by_rules_of_thumb_has_a_hint(
    name: str, options: dict[str, object]
) -> None:
    thumb = agent("heuristic")
    for seed in range(2):
        state, source = tw.load(name, **options).start(seed=seed), Stream(seed)
        for number in count():
            if state.outcome is not None:
                break
            view = state.view(state.to_act)
            if number % 5 == 0 and len(view.legal) > 1:
                assert hint(view, iterations=60).sentence
            state = state.apply(thumb.choose(view, source))


def test_a_few_tries_that_came_out_alike_make_nothing_certain() -> None:
    state = tw.load("woods", players=3).start(seed=1)
    view, action = state.view(state.to_act), state.legal[0]
    often, seldom = Tried(action, 500, 0.4, 0.0168, ()), Tried(action, 11, 0.1, 0.0019, ())
    sure, unsure = prospects(view, Searched(511, (often, seldom)))
    assert abs(sure.error - 1.96 * often.error) < 0.001
    assert unsure.error > 0.08


def test_tricks_come_with_their_uncertainty_too() -> None:
    state = tw.load("fox").start(seed=1)
    view, ends = state.view(0), [0.0] * 17
    ends[4], ends[8] = 50, 50
    often = Tried(state.legal[0], 100, 0.0, 0.1, tuple(ends))
    once = Tried(state.legal[1], 1, 0.0, 0.0, tuple(float(at == 6) for at in range(17)))
    sure, unsure = prospects(view, Searched(101, (often, once)))
    assert (sure.tricks, unsure.tricks) == (6, 6)
    assert sure.plain()["tricks_error"] == pytest.approx(1.96 * 2 / 10, rel=0.02)
    assert unsure.plain()["tricks_error"] > 3


def test_every_row_of_a_table_tells_how_sure_its_chances_are() -> None:
    rows = [_prospect("B1", 1.0, 0.3), _prospect("B2", -0.5, 0.3)]
    wide = {end: Odds(0.5, 0.12) for end in ("Humble", "Defeated", "Victorious", "Greedy")}
    near = {end: Odds(0.25, 0.03) for end in wide}
    rows = [rows[0]._replace(mine=near, theirs=near), rows[1]._replace(mine=wide, theirs=wide)]
    found = Hint(rows[0].action, tw.Message("hint-is-only"), "", tuple(rows), "points", 100)
    head, *lines = prospect_rows(found)
    assert " ".join(head.split()) == "points tricks Hum Def Vic Gre"
    assert [line.rsplit(maxsplit=1)[1] for line in lines] == ["(3)", "(12)"]
    assert ["5.0 (0.7)" in line for line in lines] == [True, True]


def test_in_a_game_to_a_target_the_chance_to_win_stands_without_the_points_of_the_round() -> None:
    ends = {end: Odds(0.25, 0.03) for end in ("Humble", "Defeated", "Victorious", "Greedy")}
    rows = [_prospect("B1", 1.0, 0.3), _prospect("B2", 1.5, 0.3)]
    rows = [it._replace(win=Odds(0.5, 0.02), mine=ends, theirs=ends) for it in rows]
    found = Hint(rows[0].action, tw.Message("hint-is-only"), "", tuple(rows), "points", 100)
    head, first, _ = prospect_rows(found)
    assert head.split()[:3] == ["tricks", "win", "%"]
    assert "+1.0" not in first
    assert not any("points" in line for line in notes(found))


def test_a_look_ahead_counts_the_trick_in_worlds_that_fit() -> None:
    """Seat 1 follows to B10 and holds no Bells: a trump takes the trick, another card never."""
    state = tw.load("fox").start(seed=1)
    while not (state.trick and len({action.text[0] for action in state.legal}) > 1):
        state = state.apply(state.legal[0])
    view, seat = state.view(state.to_act), state.to_act
    for action in view.legal:
        if "3" in action.text or "5" in action.text:
            continue  # a Fox or a Woodcutter asks for more
        ahead = look_ahead(view, action, 10, 1)
        taken = state.apply(action).tricks[seat] - state.tricks[seat]
        assert (ahead.worlds, ahead.takes) == (10, 10 * taken)


def test_an_only_choice_is_told_at_once() -> None:
    state = tw.load("fox").position("0:B3 1:K4 decree=B8 deck=M9,K2 tricks=6-6")
    found = hint(state.view(0))
    assert (found.sentence, found.iterations) == ("It is the only choice.", 0)


def test_trades_for_equal_cards_are_one_choice() -> None:
    state = next(islice(walk(tw.load("woods", players=1).start(seed=41), 41), 5, None))
    assert [it.text for it in state.legal] == ["5>0", "5>1"]
    found = hint(state.view(0), iterations=50)
    assert found.sentence == "It is the only choice."


def test_a_position_without_its_deal_gets_a_rule_of_thumb() -> None:
    state = tw.load("fox").position("0:B3,B5,M2 1:K4,K7,M9 decree=B8 deck=B2 tricks=5-5")
    found = hint(state.view(0), iterations=50)
    assert found.action in state.legal
    assert found.sentence.endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_in_a_hurry_still_tries_every_choice(name: str) -> None:
    state = tw.load(name).start(seed=1)
    view = state.view(state.to_act)
    found = hint(view, iterations=1)
    assert {one.action for one in found.prospects} == set(view.legal)
    assert len({(one.tricks is None, *one.mine) for one in found.prospects}) == 1


@pytest.mark.parametrize("tried", [1, 3])
def test_what_there_was_no_time_to_try_is_not_listed(
    tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tw.load("woods").start(seed=1)
    view = state.view(state.to_act)
    few = [
        Tried(action, float(at < tried), 0.1 * at, 0.0, (1.0, 0.0) if at < tried else (0.0, 0.0))
        for at, action in enumerate(view.legal)
    ]
    monkeypatch.setattr(
        "tanglewood.agents.hint.promise.think", lambda *_, **__: Searched(tried, tuple(few))
    )
    found = hint(view)
    if tried == 1:
        assert found.unit == "none"
    else:
        assert {one.action for one in found.prospects} == set(view.legal[:tried])


def _prospect(text: str, value: float, error: float, humble: float = 0.5) -> Prospect:
    action = tw.load("fox").actions.parse(text)
    ends = {"Humble": Odds(humble, 0.05), "Defeated": Odds(1 - humble, 0.05)}
    return Prospect(action, value, error, 100.0, 5.0, ends, ends, tricks_error=0.7)


def _promised(*prospects: Prospect) -> Promised:
    return Promised(prospects[0].action, prospects, "points", 100)


def test_what_the_numbers_do_not_tell_apart_is_called_close() -> None:
    state = tw.load("fox-mini").start(seed=1)
    view = state.view(state.to_act)
    best, near = (
        Prospect(action, value, 0.3, 100.0)
        for action, value in zip(view.legal, (1.0, 0.9), strict=False)
    )
    found = _promised(best, near)
    assert rival(found) is near.action
    assert numbers(Case(view, found, best.action, near.action, 0)).kind == "close"


def test_the_rival_is_the_best_that_is_clearly_worse() -> None:
    best, near, far = (_prospect("B1", 1.0, 0.3), _prospect("B2", 0.9, 0.3),
                       _prospect("B3", -1.0, 0.3, humble=0.2))  # fmt: skip
    assert rival(_promised(best, near, far)) is far.action


@pytest.mark.parametrize(
    ("behind", "kind"), [(0.4, "close"), (0.55, "little"), (1.2, "points"), (3.0, "points")]
)
def test_numbers_are_told_rounded_and_without_their_uncertainty(behind: float, kind: str) -> None:
    state = tw.load("fox-mini").start(seed=1)
    view = state.view(state.to_act)
    error = 0.5 / 2**0.5 if kind == "close" else 0.1
    gap = 0.45 if kind == "little" else behind
    rows = [
        Prospect(view.legal[0], 1.0, error, 100.0),
        Prospect(view.legal[1], 1.0 - gap, error, 9.0),
    ]
    found = _promised(*rows)
    told = numbers(Case(view, found, view.legal[0], view.legal[1], 0))
    assert told.kind == kind
    for lang in languages():
        sentence = Voice(lang).say(told.message)
        assert sentence.endswith(".")
        assert "±" not in sentence


@pytest.mark.skipif(not available(), reason="networks look ahead in the kernel's worlds")
@pytest.mark.parametrize("name", ["fox", "fox-manual"])
def test_a_network_says_what_every_action_promises(name: str) -> None:
    for number, state in enumerate(walk(tw.load(name).start(seed=3), 3)):
        if state.outcome is not None or number % 9 != 4 or len(state.legal) < 2:
            continue
        view = state.view(state.to_act)
        found = promised(view, seed=5)
        assert found == promised(view, seed=5)
        assert {one.action for one in found.prospects} == set(view.legal) == set(found.worlds)
        highest = max(found.worlds, key=found.value)
        gap, error = found.gap(highest, found.chosen)
        assert gap <= max(error, 0.01), "a hint speaks against its own table"
        assert found.chosen in found.sound or found.chosen is highest
        assert found.for_the_game
        for one in found.prospects:
            assert one.win is not None
            assert 0 <= one.win.value <= 1
            gap, error = found.gap(found.chosen, one.action)
            assert gap == pytest.approx(found.value(found.chosen) - found.value(one.action))
            assert error >= 0
