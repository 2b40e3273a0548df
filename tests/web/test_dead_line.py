"""A connection that died without telling anybody, as when a router forgets it."""

import random

from playwright.sync_api import expect

from tests.cable import cable
from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player


def test_a_card_tapped_on_a_dead_line_is_played_over_a_new_one(
    server: Running, visit: Visit
) -> None:
    """Before, the page noticed after 45 seconds; a tap that nobody answers is noticed in 12."""
    with cable(int(server.url.rpartition(":")[2])) as wire:
        page = visit(f"{wire.url}/new/fox-mini")
        page.clock.install()
        deal(page)
        player = Player(page, random.Random(3))
        player.wait()
        tapped = player.number
        wire.drop()
        player.luck.choice(player.offers()).click()
        expect(page.locator(".table")).to_have_attribute("data-number", str(tapped))
        page.clock.fast_forward(13_000)  # the answer is given up
        page.clock.fast_forward(5_000)  # and another connection tried, whatever the lot says
        page.wait_for_function(
            "before => Number(document.querySelector('.table').dataset.number) > before", arg=tapped
        )
