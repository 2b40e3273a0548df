"""Reviews: an account that adds up exactly, mistakes that fall from level to level, no blame for
what is proven best or could not be known."""

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.review import Review, review, reviews
from tanglewood.agents.review.amounts import rounded
from tanglewood.agents.review.form import SCALE
from tanglewood.agents.review.judge import judge
from tanglewood.agents.review.keys import Mistake, costliest
from tanglewood.agents.search.proof_fox import action_values, proven
from tanglewood.agents.teacher.family import Because
from tanglewood.core.message import Message
from tanglewood.kernel import available
from tanglewood.record import BadRecord, Record, replay
from tanglewood.record.scribe import result_of
from tanglewood.session.show.review import account_rows, review_lines
from tanglewood.session.show.review_page import page
from tanglewood.session.simulation import simulate
from tanglewood.words import languages, table_voice
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("fox", {"target": 0}),
    ("fox", {"target": 16}),
    ("fox-manual", {"target": 0}),
    ("fox-mini", {"target": 7}),
    ("deluxe", {"target": 0}),
    ("deluxe", {"target": 7}),
    ("duet", {}),
    ("woods", {}),
    ("woods", {"players": 1}),
    ("woods", {"players": 3}),
]


def played(name: str, options: dict[str, Any], seats: tuple[str, ...], seed: int = 3) -> Record:
    game = tw.load(name, **options)
    row = next(iter(simulate(game, seats, 1, seed, records=True, jobs=1)))
    assert row.line is not None
    return Record.parse(json.loads(row.line))


@pytest.fixture(scope="module", params=MIXES, ids=[f"{name} {options}" for name, options in MIXES])
def both(request: pytest.FixtureRequest) -> tuple[Record, list[Review]]:
    name, options = request.param
    game = tw.load(name, **options)
    seats = ("seedling", "hazel", "seedling")[: game.seats]
    record = played(name, options, seats)
    return record, reviews(record, tuple(range(game.seats)))


def test_the_account_adds_up_exactly(both: tuple[Record, list[Review]]) -> None:
    """In whole numbers, and as it is shown."""
    record, found = both
    for one in found:
        assert sum(one.account.parts.values()) == one.account.result
        assert one.account.own == -sum(it.loss for it in one.own)
        shown = account_rows(one, record.game.cooperative, table_voice(record.game))
        assert _number(shown[-1][1]) == pytest.approx(sum(_number(text) for _, text in shown[:-1]))


def _number(text: str) -> float:
    return float(text.replace("−", "-").removesuffix("%"))


def test_the_result_is_that_of_the_game(both: tuple[Record, list[Review]]) -> None:
    record, found = both
    assert record.result is not None
    for one in found:
        if one.unit == "chance":
            assert one.account.result == SCALE["chance"] * (one.seat in record.result["winners"])  # type: ignore[operator]  # plain JSON values
        assert one.curve[-1][1] == one.account.result
        assert one.curve[0] == (0, one.account.start)


def test_two_rivals_read_the_same_account_from_either_side(
    both: tuple[Record, list[Review]],
) -> None:
    record, found = both
    if record.game.cooperative or record.game.seats != 2:
        return
    mine, theirs = (one.account for one in found)
    assert mine.own == -theirs.others
    assert theirs.own == -mine.others
    assert abs(mine.unknown + theirs.unknown) <= 20  # halves are rounded down on either side


def test_a_review_is_said_in_every_language(both: tuple[Record, list[Review]]) -> None:
    record, (one, *_) = both
    for lang in languages():
        voice = table_voice(
            record.game, ("Ann", "Hazel", "Cleo")[: record.game.seats], one.seat, lang
        )
        told = "\n".join(review_lines(one, "A game", record.game.cooperative, voice))
        shown = page(one, "A game", record.game.cooperative, voice)
        for text in (told, shown):
            assert not any(word in text for word in ("±", "ismcts", "heuristic", "search:"))
        assert "<svg" in shown
        assert "http" not in shown, "the page needs nothing else"
    assert json.loads(json.dumps(one.plain()))["accuracy"] == one.accuracy


def test_the_same_record_gives_the_same_review() -> None:
    record = played("fox", {"target": 0}, ("hazel", "birch"))
    assert review(record, 1) == review(record, 1)


def test_key_moments_are_the_costliest_mistakes_with_a_reason() -> None:
    found = review(played("fox", {}, ("seedling", "hazel")), 0)
    losses = sorted((it.loss for it in found.own), reverse=True)
    assert found.keys[0].cost * 2 >= losses[0] > 0
    assert {key.cost for key in found.keys} <= set(losses)
    assert all(str(key.why).endswith(".") for key in found.keys)


@pytest.mark.parametrize(
    ("mistakes", "first", "waiting"),
    [
        ("90 80 70 60", "90 80 70", ""),  # by their cost
        ("90? 80 70 60", "80 70 60", "90?"),  # what can be explained comes first
        ("90? 40 30", "90? 40 30", ""),  # unless it cost less than half as much
        ("90? 85? 40 30", "90? 40 30", "85?"),  # which shows the costliest alone
        ("90? 80? 45 44", "45 44", "90? 80?"),
        ("90? 80?", "90?", "80?"),
        ("90! 80? 30", "80? 30", "90!"),  # a verdict is no reason, and no number either
        ("90!", "", "90!"),
        ("", "", ""),
    ],
)
def test_a_mistake_that_only_a_number_speaks_of_waits_for_what_can_be_explained(
    mistakes: str, first: str, waiting: str
) -> None:
    start = tw.load("fox", target=0).start(seed=1)
    judged = judge(start.view(start.to_act), start.legal[0], 0, 1)
    assert judged is not None
    made = {
        text: Mistake(
            judged._replace(decision=replace(judged.decision, loss=int(text.rstrip("?!")))),
            Because(
                "any",
                Message("why-settled"),
                bare=text.endswith(("?", "!")),
                verdict=text.endswith("!"),
            ),
        )
        for text in mistakes.split()
    }
    assert costliest(made.values()) == (
        [made[text].judged for text in first.split()],
        [made[text].judged for text in waiting.split()],
    )


def test_stronger_levels_make_fewer_and_smaller_mistakes() -> None:
    weak = strong = weak_lost = strong_lost = 0
    for seed in range(4):
        found = review(played("fox", {"target": 0}, ("seedling", "old-oak"), seed), 0)
        for one in found.decisions:
            if one.seat == 0:
                weak, weak_lost = weak + (one.loss > 0), weak_lost + one.loss
            else:
                strong, strong_lost = strong + (one.loss > 0), strong_lost + one.loss
    assert strong < weak
    assert strong_lost < weak_lost


def test_what_the_solver_proves_best_is_never_a_mistake() -> None:
    """Endings of random rounds: the best action with all cards open where only one world is left,
    and every action that is best in all worlds."""
    checked = 0
    for seed in range(12):
        state: Any
        for state in walk(tw.load("fox", target=21).start(seed=seed), seed):
            if state.outcome is not None or len(state.legal) < 2 or state.round > 1:
                continue
            view: Any = state.view(state.to_act)
            if view.counts[view.viewer] > 3:
                continue
            for action in state.legal:
                if proven(view, action, 1):
                    checked += 1
                    judged = judge(view, action, 0, 1)
                    assert judged is None or judged.decision.loss == 0
                    worth = action_values(state)
                    best = worth is None or worth[action] == max(worth.values())
                    assert best, "the true world is one of those"
    assert checked > 20


def test_a_proof_needs_an_action_that_is_best_in_every_world() -> None:
    state = tw.load("fox").start(seed=1)
    assert not proven(state.view(state.to_act), state.legal[0], 1), "too early to solve"


def test_a_game_that_goes_on_or_is_broken_gets_one_sentence() -> None:
    whole = played("fox", {"target": 0}, ("seedling", "seedling"))
    cut = Record(whole.game, whole.players, whole.entries[:9], None)
    with pytest.raises(BadRecord, match="not finished yet"):
        review(cut)
    wrong = Record(whole.game, whole.players, (*whole.entries[:9], whole.entries[3]), None)
    with pytest.raises(BadRecord):
        review(wrong)


def test_a_game_that_was_given_up_is_reviewed_too() -> None:
    whole = played("fox", {}, ("seedling", "seedling"))
    cut = Record(whole.game, whole.players, whole.entries[:30], None)
    *_, last = _so_far(replay(cut))
    result = result_of(last.state.resignation(0))
    given_up = Record(
        whole.game, whole.players, (*whole.entries[: last.number], {"resign": 0}), result
    )
    found = review(given_up, 0)
    assert found.account.result == 0
    assert sum(found.account.parts.values()) == 0


def _so_far(moments: Any) -> Any:
    """All moments up to where the record breaks off after a check."""
    with suppress(BadRecord):
        yield from moments


def test_shown_numbers_add_up_however_they_are_rounded() -> None:
    assert rounded([149, 149, 149], 100) == [2, 1, 1]
    assert sum(rounded([-149, 51, 3333, -7], 100)) == 32
    assert rounded([], 100) == []


def test_a_review_tells_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    record = played("fox-mini", {}, ("seedling", "seedling"))
    review(record, 0, on_progress=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (len(record.entries), len(record.entries))


def test_values_of_a_search_have_their_own_uncertainty() -> None:
    state = tw.load("woods").start(seed=2)
    judged = judge(state.view(state.to_act), state.legal[-1], 0, 1)
    assert judged is not None
    found: Promised = judged.found
    gap, error = found.gap(found.chosen, state.legal[-1])
    assert error > 0 or gap == 0
