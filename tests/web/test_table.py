"""What the table tells and offers besides playing a card."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tanglewood.games.registry import load
from tanglewood.record.deal import Luck
from tanglewood.record.files import write_records
from tanglewood.record.form import Player as Seated
from tanglewood.session.dealcode import deal_code
from tanglewood.session.table import Table
from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player, tapped


def until(player: Player, what: str) -> None:
    """Play until something shows on the page."""
    for _ in range(200):
        player.wait()
        if player.page.locator(what).count():
            return
        assert not player.over
        player.act()


def test_an_illegal_card_explains_itself_without_a_rule_id(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    deal(page)
    player = Player(page, random.Random(1))
    until(player, ".hand .cannot")
    number = player.number
    page.locator(".hand .cannot").first.click(force=True)  # it is aria-disabled
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("alert")).not_to_contain_text("fox.")
    assert player.number == number


def test_where_the_page_does_not_know_the_law_itself_says_why(
    server: Running, visit: Visit
) -> None:
    """A Monarch is led, and a special card lies in the other's hand."""
    address = f"{server.url}/new/deluxe?deal={deal_code(8)}&options={json.dumps({'special': 9})}"
    page = visit(address)
    page.get_by_label("Against").select_option("here")
    deal(page)
    page.locator(".handover .button").click()
    page.locator(".hand [data-card=B11]").click()
    page.locator(".handover .button").click()
    page.locator(".hand .cannot[data-card=Bow]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("cards without a suit may not be played.")
    page.locator(".hand .cannot[data-card=K6]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("A Monarch was led: play the 1")
    expect(page.locator(".hand .slot")).to_have_count(13)


def test_from_memory_the_log_begins_with_the_own_last_decision(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini", mode="memory")
    player = Player(page, random.Random(5))
    log = page.locator(".log li")
    for _ in range(30):  # until a game is not over after three decisions
        page.goto(f"{server.url}/new/fox-mini")
        page.get_by_label("Play to").fill("1")
        deal(page)
        for _ in range(3):
            player.wait()
            player.act()
        player.wait()
        if not player.over:
            break
    assert not player.over
    said = log.all_inner_texts()
    assert said[0].startswith("You ")
    assert len(said) < 12  # an exchange, the trick that it decides, and a lead, with all they bring
    page.reload()
    player.wait()
    assert log.all_inner_texts() == said
    player.play_to_the_end()
    page.locator(".log").wait_for()
    everything = log.all_inner_texts()
    assert everything.index(said[0]) > 3


def test_a_decision_can_be_taken_back(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox?deal={deal_code(4)}")  # a Fox in hand, and the lead
    deal(page)
    Player(page).wait()
    held = hand(page)
    page.locator(".hand .can[data-card$='3']").first.click()
    expect(page.get_by_role("button", name="Keep the decree")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".hand .slot")).to_have_count(len(held))
    assert hand(page) == held


def test_a_hint_says_why_and_puts_its_numbers_on_the_cards_when_asked(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox", width=390, height=800)
    page.get_by_label("Level").select_option("sapling")
    deal(page)
    player = Player(page, random.Random(2))
    until(player, ".hand .can >> nth=1")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("section.hint")
    expect(hint).to_contain_text("Hint: ")
    expect(page.locator(".hand .tag")).to_have_count(0)
    hint.locator("summary").click()
    expect(page.locator(".hand .tag").first).to_be_visible()
    # A game to a target is played for the game, so its table has no points of the round.
    expect(hint.get_by_role("columnheader", name="Chance to win")).to_be_visible()
    expect(hint.get_by_role("columnheader", name="Points ahead")).to_have_count(0)
    player.act()
    expect(hint).to_have_count(0)
    page.goto(f"{server.url}/new/fox")
    expect(page.get_by_label("Level")).to_have_value("sapling")


def test_a_hint_puts_down_what_was_chosen(server: Running, visit: Visit) -> None:
    lead = f"{server.url}/new/fox?deal={deal_code(5)}"  # every card may be led
    page = visit(lead, width=390, height=844, touch=True, confirm="always", level="seedling")
    deal(page)
    Player(page).wait()
    for at in range(3):
        tapped(page.locator(".hand .can").nth(at), touch=True)
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator("section.hint").wait_for()
        expect(page.locator(".hand .chosen")).to_have_count(1)
        expect(page.locator(".status .button.primary")).to_have_count(0)
        page.get_by_role("button", name="Close the hint").click()


def test_what_a_chosen_card_does_is_said_beside_its_button(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox?deal={deal_code(5)}", width=390, height=844, touch=True)
    deal(page)
    Player(page).wait()
    odd = page.locator(".hand .can:is([data-card$='9'], [data-card$='3'], [data-card$='1'])")
    tapped(odd.first, touch=True)
    expect(page.locator(".status .button.primary")).to_be_visible()
    expect(page.locator(".status .line")).to_be_visible()


def test_what_an_ai_did_stays_to_be_seen(server: Running, visit: Visit) -> None:
    """A trick that the AI took and led on from, and what a round scored."""
    page = visit(f"{server.url}/new/fox-mini", pace="quick")
    page.add_init_script(
        """window.seen = [];
        new MutationObserver(() => {
            const over = document.querySelector('.trick.over .winning:not(.near)');
            const prompt = document.querySelector('[data-testid=prompt]')?.textContent;
            seen.push(`${prompt} ${over ? 'trick lost' : ''}`);
        }).observe(document, { subtree: true, childList: true, characterData: true });"""
    )
    page.reload()
    page.get_by_label("Play to").fill("99")
    deal(page)
    player = Player(page, random.Random(4))
    seen = ""
    for _ in range(60):
        player.wait()
        seen = "\n".join(page.evaluate("window.seen"))
        if player.over or ("Round 1 is over." in seen and "is thinking … trick lost" in seen):
            break
        player.act()
    assert "is thinking … trick lost" in seen
    assert "Round 1 is over." in seen


def test_who_opens_a_page_for_two_takes_the_screen_first(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox-mini")
    page.get_by_label("Against").select_option("here")
    page.get_by_label("The other player's name").fill("Ben")
    deal(page)
    page.locator(".handover .button").click()
    expect(page.locator(".hand .slot").first).to_be_visible()
    page.reload()
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator(".card")).to_have_count(0)
    page.locator(".handover .button").click()
    expect(page.locator(".hand .slot").first).to_be_visible()
    expect(page.locator(".dot.away")).to_have_count(0)  # nobody is away from their own screen


def test_somebody_can_resign_after_being_asked(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    deal(page)
    Player(page).wait()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".end")).to_contain_text("By resignation.")


def finished(page: Page) -> Player:
    deal(page)
    player = Player(page, random.Random(6))
    player.play_to_the_end()
    return player


def test_afterwards_the_game_can_be_stepped_through_and_linked_to(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini")
    finished(page)
    page.locator(".rest summary").click()
    page.get_by_role("link", name="Step through the game").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_test_id("moment")).to_contain_text("Moment 2 of")
    link = page.get_by_label("Link to this moment").input_value()
    other = visit(link)
    expect(other.get_by_test_id("moment")).to_contain_text("Moment 2 of")
    expect(other.locator(".board")).to_be_visible()
    other.keyboard.press("ArrowRight")
    expect(other.get_by_test_id("moment")).to_contain_text("Moment 3 of")


def test_a_moment_beyond_the_end_shows_the_last_one(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox-mini")
    finished(page)
    page.locator(".rest summary").click()
    page.get_by_role("link", name="Step through the game").click()
    page.get_by_role("button", name="To the end").click()
    last = page.get_by_test_id("moment").inner_text()
    table = page.url.partition("?")[0]
    for beyond in (int(last.rpartition(" ")[2]) + 1, 150, 999_999_999):
        other = visit(f"{table}?at={beyond}&as=0")
        expect(other.get_by_test_id("moment")).to_have_text(last)
        alert = other.get_by_text(f"There is no moment {beyond}:")
        expect(alert).to_be_visible()
        expect(other.locator(".board")).to_be_visible()
        other.keyboard.press("ArrowLeft")
        expect(alert).to_have_count(0)
    for nonsense in ("at=-5&as=0", "at=1.5&as=-2", "at=x&as=y", "at=1e9", "at=%00&as="):
        other = visit(f"{table}?{nonsense}")
        expect(other.get_by_test_id("moment")).to_contain_text("Moment 0 of")
        expect(other.locator(".board")).to_be_visible()


def test_the_record_can_be_saved_and_opened_again(
    server: Running, visit: Visit, tmp_path: Path
) -> None:
    page = visit(f"{server.url}/new/woods")
    finished(page)
    page.locator(".rest summary").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "woods"
    page.goto(f"{server.url}/open")
    page.get_by_label("Record file").set_input_files(file)
    expect(page.get_by_test_id("moment")).to_contain_text("Moment 0 of")
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    page.get_by_label("Record file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("This file is not a record")


def test_of_a_file_with_many_records_one_is_chosen(
    server: Running, visit: Visit, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    players = [Seated("Ada", "uniform"), Seated("Ben", "uniform")]
    tables = [Table(load("fox-mini"), players, Luck(seed)) for seed in (1, 2)]
    for table in tables:
        while table.let_agent_act():
            pass
    write_records(file, [table.record for table in tables])
    file.write_text(file.read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    page = visit(f"{server.url}/open")
    page.get_by_label("Record file").set_input_files(file)
    which = page.get_by_label("Which of the 3 games?")
    expect(which.locator("option")).to_have_count(4)
    expect(which).to_contain_text("1 · A small Fox: Ada 3, Ben 1")
    expect(page.get_by_test_id("moment")).to_have_count(0)
    which.select_option("1")
    expect(page.get_by_test_id("moment")).to_contain_text("Moment 0 of")
    which.select_option("2")
    expect(page.get_by_role("alert")).to_contain_text("This file is not a record")


def hand(page: Page) -> list[str]:
    cards = page.locator(".hand .slot")
    return [card.get_attribute("data-card") or "" for card in cards.all()]


def test_the_same_deal_can_be_played_again_and_with_seats_swapped(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini")
    deal(page)
    player = Player(page, random.Random(6))
    player.wait()
    first = hand(page)
    player.play_to_the_end()
    end = page.url
    page.locator(".rest summary").click()
    page.get_by_role("link", name="Same deal again").click()
    deal(page)
    player.wait()
    assert hand(page) == first
    page.goto(end)
    page.locator(".rest summary").click()
    page.get_by_role("link", name="Same deal, seats swapped").click()
    deal(page)
    player.wait()
    assert not set(hand(page)) & set(first)


def test_what_went_wrong_is_told_where_it_is_seen(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox?deal=ABCD&options=no", width=360, height=640)
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("alert")).to_contain_text("A deal code has 14 or 28 letters and digits")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.goto(f"{server.url}/t/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("heading", name="Which game would you like to play?")).to_be_visible()


def test_my_games_lead_back_to_the_table(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/mine")
    expect(page.get_by_text("No games yet. Deal one.")).to_be_visible()
    page.goto(f"{server.url}/new/fox")
    deal(page)
    Player(page).wait()
    table = page.url
    page.goto(f"{server.url}/mine")
    page.get_by_role("link", name="Return to the table").click()
    Player(page).wait()
    assert page.url == table


def test_settings_stay(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/settings")
    page.get_by_label("Colours").select_option("light")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
    assert page.evaluate("() => document.documentElement.lang") == "de"


@pytest.mark.parametrize("game", ["fox", "duet", "woods", "deluxe"])
@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_no_english_is_left_where_another_language_is_spoken(
    game: str, language: str, server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/{game}", language=language, name="Ida")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    player = Player(page, random.Random(3))
    for _ in range(6):
        player.wait()
        player.act()
    player.wait()
    words = page.locator("main").inner_text()
    english = {"the", "your", "you", "trick", "takes", "plays", "trump", "deck", "tricks", "with"}
    assert not english & set(words.casefold().split())


def test_a_hidden_card_shows_the_forest_and_nothing_else(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    deal(page)
    Player(page).wait()
    backs = page.locator(".backs .mini")
    assert len(set(backs.evaluate_all("all => all.map(one => one.outerHTML)"))) == 1
