"""The maker: the same seed finds the same puzzles, and what it wrote it goes on from."""

from pathlib import Path

import pytest

from tanglewood.kernel import available
from tanglewood.puzzles.form import TRIES, Puzzle, way_of
from tanglewood.puzzles.maker.checking import (
    CheckResult,
    CheckTask,
    check_puzzle,
    rate_puzzle,
    table,
)
from tanglewood.puzzles.maker.finding import puzzles_of
from tanglewood.puzzles.maker.journal import Journal, line_of, puzzles_in
from tanglewood.puzzles.maker.making import pack
from tanglewood.puzzles.maker.plans import PLANS
from tanglewood.puzzles.shelf import shelf

pytestmark = pytest.mark.skipif(not available(), reason="the maker needs the compiled kernel")


def first(game: str) -> Puzzle:
    return min(shelf(game), key=lambda one: one.seed)


def test_the_same_game_has_the_same_puzzles() -> None:
    found = [*puzzles_of("deluxe", 1)]
    assert found
    assert found == [*puzzles_of("deluxe", 1)]
    for one in found:
        assert one.state().legal[one.chosen] is one.answer
        assert one.gap >= PLANS["deluxe"].margin


def test_a_shipped_puzzle_stands_the_check_with_other_luck() -> None:
    one = first("deluxe")
    found = check_puzzle(CheckTask(one, levels=True, salt=7))
    assert found.agrees
    assert len(found.finds) == 6
    assert not check_puzzle(CheckTask(one._replace(chosen=1 - min(one.chosen, 1)))).agrees


def test_a_puzzle_is_rated_anew_as_it_was_rated_and_tried_again_with_other_luck() -> None:
    one = first("woods")
    found = rate_puzzle(one)
    assert found == rate_puzzle(one)
    for finds in (found.finds, found.again):
        assert all(0 <= it <= tries for it, tries in zip(finds, TRIES, strict=True))


def test_choices_as_a_number_lead_back_to_the_moment() -> None:
    assert way_of([(1, 3), (2, 4), (0, 2), (5, 7)]) == 1 + 3 * (2 + 4 * (0 + 2 * 5))


def test_a_journal_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "notes" / "fox.jsonl"
    ones = [it._replace(seed=7) for it in shelf("fox")[:2]]
    with Journal(path) as journal:
        journal.add(line_of("fox", 7, ones))
    with path.open("ab") as file:
        file.write(b'{"game": "fox", "se')
    with Journal(path) as journal:
        journal.add(line_of("fox", 8, []))
    with Journal(path) as journal:
        lines = journal.lines
    assert [line["seed"] for line in lines] == [7, 8]
    assert [*puzzles_in(lines[0], PLANS["fox"].settings[0])] == ones


def test_what_is_packed_is_read_again(tmp_path: Path) -> None:
    found = [*shelf("duet")[:20]]
    assert pack("duet", found, tmp_path).stat().st_size > 0


def test_the_table_of_the_check_goes_from_easy_to_hard() -> None:
    found = [*shelf("fox")]
    rows = table(found, [CheckResult(it.key, True, True, it.finds) for it in found])
    assert len(rows) >= 4
    assert sum(rows[0]) > sum(rows[-1])
