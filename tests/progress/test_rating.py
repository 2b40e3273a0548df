"""Glicko-2, by the example in its author's paper, and what a puzzle does to a solver's rating."""

from pathlib import Path

import pytest

from tanglewood.progress.rating import SUREST, Rating, Result, rating_after
from tanglewood.puzzles.notes import LOWEST, Notes, rating_after_puzzle, read_notes, write_notes


def test_the_example_of_the_paper() -> None:
    results = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]
    found = rating_after(Rating(1500, 200, 0.06), results)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_puzzles_makes_a_rating_less_sure() -> None:
    found = rating_after(Rating(1500, 200, 0.06), [])
    assert found.value == 1500
    assert found.deviation > 200


def test_a_surprise_makes_a_rating_less_steady() -> None:
    found = rating_after(Rating(1500, 50, 0.06), [Result(700, 30, 0)] * 20)
    assert found.volatility > 0.06


def test_harder_puzzles_bring_more_and_nobody_gets_too_sure() -> None:
    mine = Rating(1200, 100, 0.06)
    hard, easy = (
        rating_after_puzzle(mine, 1500, right=True),
        rating_after_puzzle(mine, 900, right=True),
    )
    assert hard.value > easy.value > mine.value > rating_after_puzzle(mine, 1500, right=False).value
    sure = rating_after_puzzle(Rating(1200, SUREST, 0.001), 1200, right=True)
    assert sure.deviation == SUREST


def test_somebody_new_begins_with_easy_puzzles_and_no_rating_falls_below_the_lowest() -> None:
    assert 800 <= Notes().rating.value <= 900
    notes = Notes()
    for at in range(12):
        notes.count_puzzle(str(at), 800, right=False)
    assert notes.rating.value >= LOWEST


def test_notes_count_a_puzzle_once_and_come_back_from_their_file(tmp_path: Path) -> None:
    notes = Notes()
    notes.count_puzzle("1-2", 1200, right=True)
    notes.count_puzzle("1-3", 1200, right=True)
    rating = notes.rating
    notes.count_puzzle("1-3", 1200, right=False)
    assert (notes.streak, notes.best, notes.rating) == (0, 2, rating)
    path = tmp_path / "deep" / "puzzles.json"
    write_notes(path, {"fox": notes})
    assert read_notes(path) == {"fox": notes}
    assert read_notes(tmp_path / "none.json") == {}


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "other"}', '{"format": 1, "games": 2}'])
def test_damaged_notes_are_put_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text)
    assert read_notes(path) == {}
    assert path.with_suffix(".damaged").read_text() == text
