"""The deal of the day in the browser, from the home page to what is shared."""

import re

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player


def test_a_daily_deal_is_played_shared_and_remembered(server: Running, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("link", name="Today's deal").click()
    page.get_by_role("link", name="A small Fox").click()
    page.get_by_label("Your name in the results of the day").fill("Ada")
    page.get_by_role("button", name="Play today's deal").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("known-deal")).to_contain_text("The daily deal of ")
    Player(page).play_to_the_end()
    page.get_by_role("link", name="See the daily deal").click()

    score = page.get_by_test_id("daily-score")
    expect(score).to_contain_text(":")
    text = page.get_by_label("Result to share").input_value().splitlines()
    assert text[0].startswith("Tanglewood · ")
    assert text[1].startswith(f"{score.inner_text()} (par ")
    assert len(text[2]) == 3
    assert set(text[2]) <= {"●", "○"}
    assert text[3] == f"{server.url}/daily?game=fox-mini"
    assert score.inner_text() in (
        page.get_by_test_id("share-picture").get_attribute("aria-label") or ""
    )
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert re.fullmatch(r"tanglewood-fox-mini-20[\d-]+\.png", saved.value.suggested_filename)
    expect(page.get_by_test_id("streak")).to_have_text("1 day in a row.")
    expect(page.get_by_role("cell", name="Ada")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play it again for practice")).to_be_visible()


def test_practice_is_asked_about_and_a_friend_compares(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox-mini")
    deal(page)
    player = Player(page)
    player.wait()
    back = page.get_by_role("button", name="Take back", exact=True)
    while not player.over:
        player.act()
        player.wait(after=player.number - 1)
        if back.get_attribute("data-practice") == "true":  # the AI has answered
            break
    back.click()
    expect(page.get_by_text("the game becomes practice and does not count")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_test_id("practice-mark")).to_have_count(0)
    back.click()
    page.get_by_role("button", name="Take it back and practise").click()
    expect(page.get_by_test_id("practice-mark")).to_have_text("Practice")
    player.play_to_the_end()
    expect(page.get_by_text("This game was practice")).to_be_visible()
    page.get_by_role("button", name="Challenge a friend").click()
    link = page.get_by_label("Challenge a friend").input_value()

    page = visit(link)
    page.get_by_label("Your name").fill("Eva")
    page.get_by_role("button", name="Play this deal").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("known-deal")).to_contain_text("A duplicate match")
    Player(page).play_to_the_end()
    page.get_by_role("link", name="Compare the two games").click()
    expect(page.get_by_role("heading", name="trick by trick")).to_be_visible()
    expect(page.locator("tbody tr td.number")).to_have_count(3)
    expect(page.get_by_label("Result to share")).to_have_value(re.compile("the other game"))
