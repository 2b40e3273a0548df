"""What is to be read on the page is there, whole, and stays where it was."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tanglewood.agents import agent
from tanglewood.games.registry import load
from tanglewood.session import playout
from tanglewood.session.dealcode import deal_code
from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player, tapped

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
SIZES = [pytest.param(WIDE, id="wide"), pytest.param(NARROW, id="narrow")]


def asked(page: Page) -> Player:
    """A table of this game at which the person is to act."""
    deal(page)
    player = Player(page)
    player.wait()
    return player


def bound() -> tuple[str, str]:
    """A deal in which the leader holds an 11 that binds the other: its code and the 11."""
    for seed in range(200):
        state = load("fox").start(seed=seed)
        for lead in state.legal:
            after = state.apply(lead)
            others = len(after.view(after.to_act).hand) - len(after.legal)
            if lead.text.endswith("11") and len(after.legal) < 3 and others:
                held = after.game.position_text(after).split()[after.to_act]
                if held.count(lead.text[0]) > len(after.legal):
                    return deal_code(seed), lead.text
    raise AssertionError("no such deal")


def at_an_11(server: Running, visit: Visit, name: str, **how: Any) -> Page:
    """Around one screen: an 11 was led, and the other is to answer."""
    code, lead = bound()
    page = visit(f"{server.url}/new/{name}?deal={code}", **how)
    page.locator("select").filter(has=page.locator("option[value=here]")).select_option("here")
    page.locator("form button.primary").click()
    page.locator(".handover .button").click()
    page.locator(f".hand [data-card={lead}]").click()
    page.locator(".handover .button").click()
    expect(page.locator(".hand .cannot").first).to_be_visible()
    return page


def test_the_manual_speaks_of_its_queen(server: Running, visit: Visit) -> None:
    page = at_an_11(server, visit, "fox-manual")
    expect(page.get_by_test_id("prompt")).to_contain_text("A Queen was led")
    suit = page.locator(".trick [data-card]").first.get_attribute("data-card") or "?"
    page.locator(f".hand .cannot[data-card^={suit[0]}]").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("A Queen was led")
    expect(page.locator("body")).not_to_contain_text("Monarch")


def test_players_of_one_name_are_told_apart_in_a_replay(
    server: Running, visit: Visit, tmp_path: Path
) -> None:
    record = playout(load("woods", players=3), [agent("hazel")] * 3, 1).record
    plain: Any = record.plain()
    for seat in plain["seats"]:
        seat["name"] = "hazel"
    (tmp_path / "game.json").write_text(json.dumps(plain))
    page = visit(f"{server.url}/open")
    page.get_by_label("Record file").set_input_files(tmp_path / "game.json")
    seen = page.get_by_label("As seen by").locator("option")
    expect(seen).to_have_text(["Hazel 1", "Hazel 2", "Hazel 3", "–"])
    for number in (1, 2, 3):
        expect(page.locator(".board")).to_contain_text(f"Hazel {number}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["fox", "deluxe"])
def test_the_table_of_a_hint_is_whole_and_its_tags_leave_the_cards_free(
    server: Running, visit: Visit, size: dict[str, int], name: str
) -> None:
    page = visit(f"{server.url}/new/{name}", **size)
    page.get_by_label("Level").select_option("sapling")
    player = asked(page)
    while page.locator(".hand .can").count() < 2:
        player.act()
        player.wait()
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("section.hint")
    hint.locator("summary").click()
    table = hint.locator(".scroll")
    assert table.evaluate("it => it.scrollWidth <= it.clientWidth")
    covered = page.locator(".hand").evaluate(
        """hand => [...hand.querySelectorAll('.slot')].filter(slot => {
            const tag = slot.querySelector('.tag');
            return tag && tag.offsetTop + tag.offsetHeight > 0;
        }).length"""
    )
    assert covered == 0
    clipped = page.locator(".hand").evaluate(
        """hand => [...hand.querySelectorAll('.tag')].filter(tag =>
            tag.getBoundingClientRect().top < hand.getBoundingClientRect().top).length"""
    )
    assert clipped == 0


def test_sending_is_told_only_when_it_lasts(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    page.clock.install()
    asked(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.evaluate("() => { WebSocket.prototype.send = () => undefined; }")  # nothing gets through
    before = page.get_by_test_id("prompt").inner_text()
    page.locator(".hand .can").first.click()
    expect(page.locator(".hand.active")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_have_text(before)
    page.clock.run_for(2000)
    expect(page.get_by_test_id("prompt")).to_have_text("Sending …")


def test_what_cannot_be_taken_back_says_why(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    player = asked(page)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_attribute("title", "There is nothing to take back yet.")
    back.click(force=True)
    expect(page.get_by_role("alert")).to_have_text("There is nothing to take back yet.")
    player.act()
    player.wait()
    # A trick that was won shows nothing new, and can be taken back; what the AI then does only for
    # practice.
    while (
        page.locator(".status .row button").count() or back.get_attribute("data-practice") != "true"
    ):
        player.act()
        player.wait()
    back.click()
    question = page.get_by_text("You have seen something new since then.")
    expect(question).to_be_visible()
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    player.act()  # what it asked about is no longer the last decision
    player.wait()
    expect(question).to_be_hidden()


PLACES = """() => ['.strip', '.trick .place', '.hand'].flatMap(what =>
    [...document.querySelectorAll(what)].map(it => Math.round(it.getBoundingClientRect().top)))"""


@pytest.mark.parametrize(
    "how",
    [
        pytest.param(WIDE, id="wide"),
        pytest.param({**NARROW, "touch": True}, id="narrow"),
        pytest.param({"width": 360, "height": 640, "touch": True}, id="small"),
        pytest.param({"width": 800, "height": 1000, "touch": True}, id="tablet"),
    ],
)
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_board_stays_where_it_is_when_a_card_is_explained(
    server: Running, visit: Visit, how: dict[str, object], language: str
) -> None:
    page = at_an_11(server, visit, "fox", language=language, confirm="touch", **how)
    before = page.evaluate(PLACES)
    page.locator(".hand .cannot").first.click(force=True)
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert page.evaluate(PLACES) == before
    if how.get("touch"):
        tapped(page.locator(".hand .can").first, touch=True)
        expect(page.locator(".hand .chosen")).to_have_count(1)
        assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("name", ["fox", "fox-manual"])
def test_the_band_has_room_for_its_words(
    server: Running, visit: Visit, size: dict[str, int], language: str, name: str
) -> None:
    page = visit(f"{server.url}/new/{name}", language=language, **size)
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    words = page.locator(".band .stretch")
    expect(words.first).to_be_visible()
    assert words.evaluate_all("all => all.filter(it => it.scrollWidth > it.clientWidth)") == []
    low = page.locator(".band .here").evaluate_all(
        """all => all.map(it => it.getBoundingClientRect().bottom
            - it.querySelector('small').getBoundingClientRect().bottom)"""
    )
    assert all(room >= 2 for room in low), "the line under a band lies on its words"


def test_an_invitation_tells_what_is_played(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    page.get_by_label("Against").select_option("friend")
    page.get_by_label("Play to").fill("35")
    page.get_by_label("Clock").select_option("5")
    expect(page.locator("body")).not_to_contain_text("--host")
    deal(page)
    for terms in ("Play to: 35", "Clock: 5 min + 5 s per move"):
        expect(page.locator(".panel")).to_contain_text(terms)
    expect(page.locator("body")).not_to_contain_text("--host")
    link = page.get_by_label("Invitation link").input_value()
    guest = visit(link)
    for terms in ("Play to: 35", "Clock: 5 min + 5 s per move"):
        expect(guest.locator(".panel")).to_contain_text(terms)


def test_a_shared_link_has_a_title_a_description_and_a_picture(server: Running) -> None:
    text = httpx.get(f"{server.url}/t/anything").text
    for name in ("og:title", "og:description", "og:type", "og:site_name", "twitter:card"):
        assert f'"{name}"' in text
    picture = f"{server.url}/preview.jpg"
    assert f'property="og:image" content="{picture}"' in text
    found = httpx.get(picture)
    assert found.headers["content-type"] == "image/jpeg"
    frame = found.content.index(b"\xff\xc0")
    height, width = (int.from_bytes(found.content[frame + at :][:2]) for at in (5, 7))
    assert (width, height) == (1200, 630)
    assert len(found.content) < 200_000
