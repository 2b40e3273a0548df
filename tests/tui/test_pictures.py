"""Every screen as a picture, in dark, light and no colours, at 80×24 and larger, and in ASCII."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from textual.pilot import Pilot

import tanglewood as tw
from tanglewood.agents.hint import Hint, Odds, Prospect
from tanglewood.core.view import View
from tanglewood.progress.file import FILE, Progress, write
from tanglewood.progress.games import PlayedGame
from tanglewood.session.table import Table
from tanglewood.tui.round_end import RoundScreen
from tests.tui.pictures import compare
from tests.tui.player import FOLDER, SIZE, dealt, left, play_on, press, sat_down

Do = Callable[[Pilot[None]], Awaitable[Any]]


class Look(NamedTuple):
    """How the screen is looked at."""

    given: dict[str, Any]
    size: tuple[int, int] = SIZE
    plain: bool = False


LOOKS = {
    "dark": Look({"theme": "dusk"}),
    "light": Look({"theme": "mist"}),
    "plain": Look({}, plain=True),
    "ascii": Look({"ascii_only": True}),
    "large": Look({}, size=(132, 42)),
    "huge": Look({}, size=(200, 60)),
}
EVERYWHERE = ("dark", "light", "plain")


def keys(*pressed: str) -> Do:
    return lambda pilot: press(pilot, *pressed)


def after(decisions: int, *pressed: str) -> Do:
    async def do(pilot: Pilot[None]) -> None:
        await play_on(pilot, decisions)
        await press(pilot, *pressed)

    return do


async def to_round_end(pilot: Pilot[None]) -> None:
    """Play until the first round is over."""
    while not isinstance(pilot.app.screen, RoundScreen):
        await play_on(pilot, 1)


class Scene(NamedTuple):
    """A screen: what is dealt, what is pressed, how it is looked at."""

    table: Callable[[], Table | None]
    do: Do
    looks: tuple[str, ...] = EVERYWHERE


def several_left() -> None:
    left(dealt("woods", players=3), dealt("duet"), dealt("fox"))


def played_for_long() -> None:
    """Somebody who gets better, game after game."""
    levels, names = ("seedling", "sapling", "hazel", "birch"), ("fox", "fox", "deluxe", "woods")
    games = []
    for at in range(40):
        won = at % 3 > 0
        rounds, accuracy = (2, 2 * won, 0), 60 + at * 7 % 35 if at % 2 else None
        games.append(
            PlayedGame(
                id=f"g{at}", game=names[at % 4], at=at * 10**7, against=(levels[at // 10],),
                end="won" if won else "lost", own=21, other=12, rounds=rounds, accuracy=accuracy,
            )
        )  # fmt: skip
    write(FOLDER / FILE, Progress(tuple(games)))


SCENES = {
    "home": Scene(lambda: None, keys("5", "enter", "up"), (*EVERYWHERE, "ascii", "huge")),
    "home-left": Scene(several_left, keys("right"), (*EVERYWHERE, "ascii")),
    "fox": Scene(lambda: dealt("fox"), after(6), (*EVERYWHERE, "ascii", "large", "huge")),
    "fox-refused": Scene(lambda: dealt("fox", seed=4), keys("1", "1", "2", "1"), EVERYWHERE),
    "fox-exchange": Scene(lambda: dealt("fox", seed=1), keys("5", "down"), EVERYWHERE),
    "manual": Scene(lambda: dealt("fox-manual"), after(4), ("dark",)),
    "mini": Scene(lambda: dealt("fox-mini"), after(1), ("dark",)),
    "deluxe": Scene(lambda: dealt("deluxe", special=9), after(5), (*EVERYWHERE, "ascii")),
    "goals": Scene(lambda: dealt("deluxe", special=9, seed=5), after(2), EVERYWHERE),
    "duet": Scene(lambda: dealt("duet"), after(7), (*EVERYWHERE, "ascii", "large")),
    "woods": Scene(lambda: dealt("woods", players=4), keys("1"), (*EVERYWHERE, "ascii", "huge")),
    "solo": Scene(lambda: dealt("woods", players=1), after(8), ("dark",)),
    "assist": Scene(lambda: dealt("fox"), after(8, "m"), ("dark", "large")),
    "hint": Scene(lambda: dealt("fox"), after(6, "h"), (*EVERYWHERE, "ascii", "large")),
    "hint-page": Scene(lambda: dealt("fox"), after(6, "h", "h"), EVERYWHERE),
    "help": Scene(lambda: dealt("fox"), keys("right", "right", "?"), EVERYWHERE),
    "log": Scene(lambda: dealt("duet"), after(9, "m", "l"), EVERYWHERE),
    "hand-over": Scene(lambda: dealt("fox", "human", "human"), after(1), EVERYWHERE),
    "round": Scene(lambda: dealt("fox"), to_round_end, (*EVERYWHERE, "ascii", "huge")),
    "round-duet": Scene(lambda: dealt("duet"), to_round_end, ("dark",)),
    "after": Scene(lambda: dealt("fox", target=9), after(999), (*EVERYWHERE, "ascii", "huge")),
    "won": Scene(
        lambda: dealt("fox", "human", "uniform", target=0, seed=4), after(999), ("dark", "light")
    ),
    "after-duet": Scene(lambda: dealt("duet"), after(999), ("dark",)),
    "after-woods": Scene(lambda: dealt("woods", players=3), after(999), ("dark",)),
    "progress": Scene(played_for_long, keys("g"), (*EVERYWHERE, "ascii", "huge")),
    "replay": Scene(lambda: dealt("fox", target=0), after(999, "left", *["left"] * 7), EVERYWHERE),
}
CASES = [(name, look) for name, scene in SCENES.items() for look in scene.looks]


@pytest.fixture(autouse=True)
def _fixed_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures show how a hint looks; what it says changes with every better search."""

    def fixed(view: View, **_: Any) -> Hint:
        ends = {"Humble": 0.02, "Defeated": 0.41, "Victorious": 0.55, "Greedy": 0.02}
        mine = {end: Odds(chance, 0.03) for end, chance in ends.items()}
        theirs = dict(zip(ends, reversed(mine.values()), strict=True))
        listed = [
            Prospect(
                action,
                1.2 - 0.4 * at,
                0.2 + 0.1 * at,
                90.0,
                6.8 - 0.1 * at,
                mine,
                theirs,
                Odds(0.56 - 0.02 * at, 0.03 + 0.01 * at),
                0.3 + 0.1 * at,
            )
            for at, action in enumerate(reversed(view.legal))
        ]
        other = listed[-1].action.text
        why = tw.Message("why-points", other=view.game.actions.parse(other).card, n=2)
        return Hint(listed[0].action, why, "points", tuple(listed), "points", 4000)

    monkeypatch.setattr("tanglewood.agents.hint.hint", fixed)


@pytest.mark.parametrize(("name", "look"), CASES, ids=[f"{name} {look}" for name, look in CASES])
def test_a_screen_looks_as_it_was_reviewed(
    name: str, look: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, how = SCENES[name], LOOKS[look]
    if how.plain:
        monkeypatch.setenv("NO_COLOR", "1")

    async def show() -> None:
        app = sat_down(scene.table(), **how.given)
        async with app.run_test(size=how.size) as pilot:
            await scene.do(pilot)
            await pilot.pause()
            compare(app, f"{name}-{look}", tmp_path)

    asyncio.run(show())
