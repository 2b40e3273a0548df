"""Somebody who plays through the page: looks at what glows, and taps one of it."""

import random
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Locator, Page, Position

PATIENCE = 60_000
"""Milliseconds until a wait counts as failed; generous, since the machine may be busy."""


SHOWN: Final = """at => {
    at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = at.getBoundingClientRect();
    const spots = [[box.width / 2, box.height / 2], [16, 24], [box.width / 4, box.height / 4]];
    return spots.find(([x, y]) =>
        at.contains(document.elementFromPoint(box.left + x, box.top + y))) ?? null;
}"""
"""Where something can be seen: cards of a long hand lie over each other."""


def tapped(what: Locator, *, touch: bool = False) -> None:
    """Tap on something where it can be seen."""
    spot = what.evaluate(SHOWN)
    place: Position | None = {"x": spot[0], "y": spot[1]} if spot else None
    (what.tap if touch else what.click)(position=place)


@dataclass
class Player:
    """One person at one page. `luck` decides among what the page offers."""

    page: Page
    luck: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def number(self) -> int:
        """The number of the position that the page shows."""
        return int(self.table.get_attribute("data-number") or 0)

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-status") == "over"

    @property
    def handed_over(self) -> bool:
        """Whether the hand-over screen waits for the next person."""
        return self.page.locator(".handover").is_visible()

    @property
    def round_over(self) -> bool:
        """Whether the end of a round is shown, and the next one waits."""
        return self.page.locator(".round-end").is_visible()

    @property
    def to_act(self) -> bool:
        return self.page.locator(".status.mine").is_visible()

    def wait(self, *, after: int = -1) -> None:
        """Until this person is to act, a round is over, the screen is to be handed over, or the
        game is over."""
        self.page.wait_for_function(
            """after => {
                const table = document.querySelector('.table');
                if (!table) return false;
                if (table.dataset.status === 'over') return true;
                if (document.querySelector('.handover, .round-end')) return true;
                const now = Number(table.dataset.number);
                return now > after && document.querySelector('.status.mine') !== null;
            }""",
            arg=after,
            timeout=PATIENCE,
        )

    def offers(self) -> list[Locator]:
        """Everything that can be tapped now to go on."""
        found: list[Locator] = []
        for what in (".hand .can", ".status .row button.button", "button.pickable"):
            found += self.page.locator(what).all()
        return found

    def act(self) -> None:
        """Take one decision of this person: one tap, or the two or three of a trade."""
        if self.handed_over:
            self.page.locator(".handover .button").click()
            self.page.wait_for_selector(".board", timeout=PATIENCE)
            return
        if self.round_over:
            self.page.locator(".round-end .button").click()
            self.page.locator(".round-end").wait_for(state="detached", timeout=PATIENCE)
            return
        before = self.number
        tapped(self.luck.choice(self.offers()))
        row = self.page.locator(".row-line .lit")
        for _ in range(2):
            if self.number == before and row.count():
                self.luck.choice(row.all()).click()
        self.page.wait_for_function(
            """before => document.querySelector('.handover') !== null
                || Number(document.querySelector('.table')?.dataset.number) > before""",
            arg=before,
            timeout=PATIENCE,
        )

    def play_to_the_end(self, most: int = 600) -> int:
        """Play on until the game is over; the number of decisions taken."""
        for decisions in range(most):
            self.wait()
            if self.over:
                return decisions
            self.act()
        raise AssertionError(f"not over after {most} decisions")
