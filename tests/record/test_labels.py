"""What `points`, `scores` and `added` mean in the checks of each game, as the records page says."""

from collections.abc import Iterator
from typing import Any

import pytest

from tanglewood.agents import agent
from tanglewood.games.fox.rules import FOX_SCORES, MANUAL_SCORES, MINI_SCORES
from tanglewood.games.registry import load
from tanglewood.record import Record
from tanglewood.session import playout
from tests.record.samples import finished

CHARTS = {
    "fox": FOX_SCORES, "fox-manual": MANUAL_SCORES, "fox-mini": MINI_SCORES, "deluxe": FOX_SCORES,
}  # fmt: skip


def rounds(record: Record) -> Iterator[tuple[list[int], list[Any], Any]]:
    """The scores before each round, the checks of its tricks and that of the round."""
    before: Any = [0, 0]
    tricks: list[Any] = []
    for entry in record.entries:
        if entry.get("check") == "trick":
            tricks.append(entry)
        elif entry.get("check") == "round":
            yield before, tricks, entry
            before, tricks = entry["scores"], []


@pytest.mark.parametrize("name", CHARTS)
def test_a_round_tells_all_that_it_brought(name: str) -> None:
    chart = CHARTS[name]
    for before, tricks, scored in (it for seed in range(6) for it in rounds(finished(name, seed))):
        for seat in range(2):
            assert before[seat] + scored["points"][seat] == scored["scores"][seat]
            for_tricks = chart[scored["tricks"][seat]]
            treasures = sum(trick["points"] for trick in tricks if trick["winner"] == seat)
            if name != "fox-manual":
                assert tricks[-1]["scores"][seat] + for_tricks == scored["scores"][seat]
            if name != "deluxe":
                assert scored["points"][seat] == for_tricks + treasures


@pytest.mark.parametrize("name", ["fox", "fox-mini", "fox-manual"])
def test_a_treasure_is_in_the_scores_of_its_trick_where_it_counts_at_once(name: str) -> None:
    for before, tricks, _ in (it for seed in range(6) for it in rounds(finished(name, seed))):
        scores = list(before)
        for trick in tricks:
            sevens = [card for card in (trick["lead"], trick["follow"]) if card[1:] == "7"]
            assert trick["points"] == len(sevens)
            if name != "fox-manual":
                scores[trick["winner"]] += trick["points"]
            assert trick["scores"] == scores


def test_the_scores_of_a_deluxe_trick_have_goals_and_poison_too() -> None:
    more = 0
    for before, tricks, _ in (it for seed in range(6) for it in rounds(finished("deluxe", seed))):
        for earlier, trick in zip([{"scores": before}, *tricks], tricks, strict=False):
            gained = list(earlier["scores"])
            gained[trick["winner"]] += trick["points"]
            more += trick["scores"] != gained
    assert more


def test_a_team_has_no_score_before_its_victory() -> None:
    game = load("duet")
    endings = set()
    for seed in range(8):
        record = playout(game, [agent("heuristic")] * 2, seed).record
        result = record.result
        assert result is not None
        checks = [entry for entry in record.entries if "check" in entry]
        last = max(n for n, entry in enumerate(record.entries) if "action" in entry)
        final = [entry for entry in record.entries[last:] if "check" in entry]
        assert all(entry["scores"] == [0] for entry in checks[: -len(final)])
        assert all(entry["scores"] == result["scores"] for entry in final)
        endings.add(result["ending"])
    assert endings == {"victory", "defeat"}


def test_no_check_has_a_field_score() -> None:
    for name in (*CHARTS, "duet", "woods"):
        assert not any("score" in entry for entry in finished(name).entries)
