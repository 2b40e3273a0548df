"""`r` after a game: the review, from its overview through every decision."""

import pytest
from textual.pilot import Pilot

from tanglewood.kernel import available
from tanglewood.record.form import Record
from tanglewood.tui.after import AfterScreen
from tanglewood.tui.page import PageScreen
from tanglewood.tui.review import ReviewScreen
from tanglewood.tui.review_steps import ReviewStepsScreen
from tanglewood.tui.table import TableScreen
from tests.tui.player import dealt, on, play_on, press, until
from tests.tui.test_table import at_table, shown

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


async def reviewed(pilot: Pilot[None]) -> ReviewScreen:
    """The review, once it is whole or cannot be."""
    screen = on(pilot, ReviewScreen)
    await until(
        pilot, lambda: screen.wrong is not None or bool(screen.found and screen.found.whole)
    )
    return screen


def test_a_review_is_walked_through() -> None:
    async def do(pilot: Pilot[None]) -> None:
        await play_on(pilot, 500)
        on(pilot, AfterScreen)
        await press(pilot, "r")
        found = (await reviewed(pilot)).found
        assert found is not None
        assert found.whole is not None
        for text in ("Key moments", "of 100", "Where the result came from", "Result"):
            assert text in shown(pilot)
        await press(pilot, "1")
        steps = on(pilot, ReviewStepsScreen)
        assert steps.decision == found.keys[0].decision
        assert "was better" in " ".join(shown(pilot).split())
        assert "’s hand:" not in shown(pilot)
        await press(pilot, "o")
        assert "’s hand:" in shown(pilot)
        mistakes = [one.entry for one in found.whole.own if one.loss]
        await press(pilot, "home", "n")
        assert steps.decision is not None
        assert steps.decision.entry == mistakes[0]
        await press(pilot, "right", "b")
        assert steps.decision.entry == mistakes[0]
        await press(pilot, "escape", "d")
        on(pilot, PageScreen)
        assert "played" in shown(pilot)
        await press(pilot, "escape", "1", "p")
        play = on(pilot, TableScreen).play
        assert play.table.people == (0,)
        before = found.keys[0].decision.entry - 1
        assert play.table.record.entries[:before] == steps.record.entries[:before]

    at_table(dealt("fox", seed=5, target=0), do)


def test_a_game_that_is_not_finished_gets_a_sentence() -> None:
    async def do(pilot: Pilot[None]) -> None:
        table = dealt("fox")
        cut = Record(table.game, table.players, table.record.entries, None)
        pilot.app.push_screen(ReviewScreen(cut, 0))
        await pilot.pause()
        await reviewed(pilot)
        assert "a review needs a finished game" in shown(pilot)

    at_table(dealt("fox"), do)
