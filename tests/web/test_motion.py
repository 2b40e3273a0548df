"""The table in motion: how a trick goes, how a round ends, and how a game does."""

import random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tanglewood.lessons.shelf import lessons
from tanglewood.session.dealcode import deal_code
from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.keys import TURN
from tests.web.moments import Course, Table
from tests.web.player import Player
from tests.web.test_accessible import check
from tests.web.test_screens import seated

WATCH = """window.moved = [];
const real = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const what = frames.flatMap(Object.keys);
    const ghost = this.parentElement?.classList.contains('ghosts') ?? false;
    const card = this.dataset?.card ?? this.querySelector('.card') !== null;
    window.moved.push({ what, ghost, card });
    return real.call(this, frames, options);
};"""


def small_fox(server: Running, visit: Visit, **settings: Any) -> Page:
    """A small Fox of two rounds or more, against the quickest AI (it has no other)."""
    page = visit(f"{server.url}/new/fox-mini?deal={deal_code(3)}", pace="quick", **settings)
    page.add_init_script(WATCH)
    page.reload()
    page.get_by_label("Play to").fill("4")
    return page


def to_the_end_of_a_round(player: Player) -> None:
    for _ in range(60):
        player.wait()
        if player.round_over:
            return
        player.act()
    raise AssertionError("no round ended")


def test_a_round_ends_as_a_moment_and_a_game_as_a_scene(server: Running, visit: Visit) -> None:
    page = small_fox(server, visit)
    deal(page)
    player = Player(page, random.Random(2))
    to_the_end_of_a_round(player)
    # Cards travelled as copies over the table, and nothing but transform and opacity moved.
    moved: list[dict[str, Any]] = page.evaluate("window.moved")
    assert any(one["ghost"] and one["card"] for one in moved)
    plain = {"transform", "opacity", "offset", "easing"}
    assert {name for one in moved for name in one["what"]} <= plain
    # What the round scored waits for its reader, whoever leads to the next one.
    panel = page.get_by_role("dialog", name="Round 1 is over.")
    expect(panel).to_contain_text("You")
    parts = panel.locator(".side.near li b").all_inner_texts()
    points = sum(int(part.replace("−", "-")) for part in parts)
    expect(panel.locator(".side.near .score .unseen")).to_have_text(str(points))
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState === 'finished')"
    )
    check(page)
    go_on = panel.get_by_role("button", name="Next round")
    expect(go_on).to_be_focused()
    assert page.locator(".stage").evaluate("it => it.inert")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".hand .slot").first).to_be_visible()
    player.play_to_the_end()
    expect(page.locator(".ghosts > *")).to_have_count(0)
    end = page.locator(".end")
    lost = end.get_by_role("heading", name="wins this time.").count()
    assert ("defeat" if lost else "victory") in (end.get_attribute("class") or "")
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
    expect(end.get_by_role("link", name="Review")).to_be_visible()
    expect(end.get_by_role("button", name="Download the record")).not_to_be_visible()
    check(page)


TOTALS = """() => {
    window.wrong = [];
    const number = (it) => Number(it.textContent.replace('−', '-'));
    const shown = (it) => Number(getComputedStyle(it).opacity) > 0;
    const look = () => {
        for (const side of document.querySelectorAll('.round-end .side')) {
            const parts = [...side.querySelectorAll('li')];
            const all = parts.map((it) => number(it.querySelector('b')));
            const total = Number(side.querySelector('.score .unseen').textContent);
            const before = total - all.reduce((sum, points) => sum + points, 0);
            const told = all.filter((_, at) => shown(parts[at])).length;
            const stops = [0, ...all.keys()].map((_, n) =>
                all.slice(0, n).reduce((sum, points) => sum + points, before));
            const near = stops.slice(Math.max(0, told - 1), told + 2);
            const now = number(side.querySelector('.score b span'));
            if (now < Math.min(...near) || now > Math.max(...near))
                window.wrong.push(`${now} after ${told} of ${all} and ${before}`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""A total is one that the parts make that are told so far, or on its way there."""


def test_the_score_counts_up_with_the_parts_of_a_round(server: Running, browser: Browser) -> None:
    with (
        Table(server.url, Course("deluxe", 9, {"target": 9})) as table,
        seated(browser, table, "quick") as page,
    ):
        page.evaluate(TOTALS)
        table.end_round()
        page.wait_for_selector(".round-end .side li:nth-child(2)")
        page.wait_for_function(
            "() => document.getAnimations().every(one => one.playState === 'finished')"
        )
        for side in page.locator(".round-end .score b").all():
            total = side.locator(".unseen").inner_text()
            expect(side.locator("span").first).to_have_text(total)
        assert page.evaluate("window.wrong") == []


def test_the_end_of_a_round_needs_no_motion_and_no_mouse(server: Running, visit: Visit) -> None:
    page = small_fox(server, visit)
    page.emulate_media(reduced_motion="reduce")
    deal(page)
    player = Player(page)
    spoken, again = page.get_by_test_id("live"), -1
    for _ in range(60):
        player.wait()
        if player.round_over:
            break
        before = player.number
        if before != again:  # a choice within a turn is not another turn
            expect(spoken).to_contain_text(TURN)
        if not page.evaluate("() => document.activeElement.closest('.hand') !== null"):
            assert before < 3, "the focus left the hand"
            page.locator(".hand [tabindex='0']").focus()
        for _ in range(4):
            if page.locator(".hand .can:focus").count():
                break
            page.keyboard.press("ArrowRight")
        else:
            page.keyboard.press("Home")
            while not page.locator(".hand .can:focus").count():
                page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => Number(document.querySelector('.table').dataset.number) > before",
            arg=before,
        )
        again = before + 1 if page.locator(".status.mine").count() else -1
    assert page.evaluate("window.moved") == []
    expect(page.get_by_role("button", name="Next round")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".round-end")).to_have_count(0)
    expect(page.locator(".hand .slot:focus")).to_have_count(1)


def test_a_replay_moves_as_the_table_did(server: Running, visit: Visit) -> None:
    page = small_fox(server, visit)
    page.get_by_label("Play to").fill("1")
    deal(page)
    player = Player(page)
    player.play_to_the_end()
    page.goto(f"{page.url}/replay")
    page.wait_for_selector(".stage .board")
    page.evaluate("() => { window.moved.length = 0; }")
    forward = page.get_by_role("button", name="Next", exact=True)
    while forward.is_enabled():
        forward.click()
    expect(page.locator(".round-end")).to_be_visible()
    assert any(one["ghost"] for one in page.evaluate("window.moved"))


EARLY = """() => {
    window.early = [];
    window.landed = 0;
    let said = document.querySelector('[data-testid=coach]').textContent;
    const look = () => {
        const flying = document.querySelector('.ghosts .lifted') !== null;
        const now = document.querySelector('[data-testid=coach]').textContent;
        if (now !== said && flying) window.early.push(now);
        if (now !== said) window.landed += 1;
        said = now;
        for (const side of document.querySelectorAll('.trick .side')) {
            const [place, tag] = [side.querySelector('[data-card]'), side.querySelector('.tag')];
            if (!place || Number(getComputedStyle(place).opacity) > 0.5) continue;
            if (Number(getComputedStyle(tag).opacity) > 0.5) window.early.push(tag.textContent);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""What is said of a card while it still flies."""

LIE = "() => document.querySelectorAll('.trick [data-card]').length === 2"


def test_what_is_said_of_a_card_is_said_when_it_lies(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/learn/fox/trick", pace="normal", confirm="never")
    page.get_by_test_id("coach").wait_for()
    page.evaluate(EARLY)
    for number, step in enumerate(lessons()["trick"].steps[:4], 1):
        if step.do:
            page.locator(f".hand .can[data-card='{step.do}']").click()
            page.wait_for_function(LIE)
        else:
            page.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_function("many => window.landed === many", arg=number)
    assert page.evaluate("window.early") == []
