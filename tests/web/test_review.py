"""A review in the browser: from the end of a game, through its moments, and of a record file."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tanglewood as tw
from tanglewood.kernel import available
from tanglewood.session.dealcode import deal_code
from tanglewood.session.simulation import simulate
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.test_accessible import check

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_a_finished_game_is_reviewed_from_its_end(server: Running, visit: Visit) -> None:
    """The deal and what both of the two at one screen choose are fixed."""
    page = visit(f"{server.url}/new/fox-mini?deal={deal_code(3)}")
    page.locator("select").filter(has=page.locator("option[value=here]")).select_option("here")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    Player(page, random.Random(2)).play_to_the_end()
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.locator(".review[data-finished=true]")).to_be_visible()
    keys = page.locator("ol > li").filter(has=page.get_by_role("button", name="Look at it"))
    expect(keys.first).to_contain_text("Round 1, trick")
    rows = page.locator(".review table tr")
    expect(rows).to_have_count(7)
    expect(rows.last).to_contain_text("Result")

    check(page)

    keys.first.get_by_role("button").click()
    judged = page.get_by_test_id("judgement")
    expect(judged).to_contain_text("chose")
    expect(page).to_have_url(re.compile(r"/review\?at=\d+&as=0"))

    moment = page.get_by_test_id("moment")
    curve = page.locator(".curve input")
    curve.focus()
    page.keyboard.press("Home")
    expect(moment).to_contain_text("Moment 0 of")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_role("button", name="To the start").click()

    open_hand = page.get_by_role("list", name="hand")
    expect(open_hand).to_have_count(0)
    page.get_by_label("All hands open").check()
    expect(open_hand.get_by_role("listitem").first).to_be_visible()

    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_test_id("practice")).to_contain_text("It does not count")
    Player(page).wait()


def test_a_record_file_is_reviewed_and_an_unfinished_one_gets_a_sentence(
    server: Running, visit: Visit, tmp_path: Path
) -> None:
    (row,) = simulate(tw.load("woods"), ("uniform", "heuristic"), 1, 4, records=True, jobs=1)
    assert row.line is not None
    record = json.loads(row.line)
    (tmp_path / "whole.json").write_text(row.line)
    (tmp_path / "cut.json").write_text(
        json.dumps(record | {"entries": record["entries"][:6], "result": None})
    )
    page = visit(f"{server.url}/open", width=390)
    page.get_by_label("Record file").set_input_files(tmp_path / "cut.json")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("a review needs a finished game")
    page.get_by_label("Record file").set_input_files(tmp_path / "whole.json")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".review[data-finished=true]")).to_be_visible()
    page.get_by_role("button", name="Next mistake").click()
    expect(page.get_by_test_id("judgement")).to_contain_text("was better")
