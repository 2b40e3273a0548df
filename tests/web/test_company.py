"""The creatures at a table: the same for everybody, and silent where nobody wants their words."""

import random

from playwright.sync_api import Page, expect

from tanglewood.cast import company, creature
from tanglewood.session.dealcode import deal_code
from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player


def faces(page: Page) -> tuple[str, str]:
    """The name and the portrait of the creature across the table."""
    strip = page.locator(".strip", has=page.locator(".portrait")).first
    expect(strip).to_be_visible()
    drawn = strip.locator(".portrait").get_attribute("src") or ""
    return strip.locator(".name").inner_text(), drawn.rpartition("/")[2].partition("-")[0]


def test_a_table_its_spectators_and_its_replay_show_the_same_creature(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini?deal={deal_code(5)}", level="beech")
    expect(page.locator(".company li")).to_have_text([one.name for one in company("beech")])
    deal(page)
    player = Player(page, random.Random(3))
    player.wait()
    name, kind = met = faces(page)
    who = creature("beech", name)
    assert who is not None
    assert who.kind == kind
    spoken = page.get_by_test_id("live")
    expect(spoken).to_contain_text(f"{name}: “")  # a greeting
    expect(page.locator(".said")).to_have_count(1)
    page.reload()
    player.wait()
    assert faces(page) == met
    spectator = visit(page.url)
    assert faces(spectator) == met
    player.play_to_the_end()
    expect(page.locator(".end .portrait")).to_be_visible()
    expect(page.locator(".end q")).to_contain_text("“")
    page.goto(f"{page.url}/replay")
    assert faces(page) == met


def test_creatures_are_silent_where_nobody_wants_their_words(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox-mini", level="seedling", company=False)
    deal(page)
    player = Player(page, random.Random(3))
    player.play_to_the_end()
    assert faces(page)[0] in {one.name for one in company("seedling")}
    expect(page.locator(".end q, .said, .remark")).to_have_count(0)
