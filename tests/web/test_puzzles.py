"""Puzzles in the browser: a streak, a wrong answer with its refutation, themes, ratings kept."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tanglewood.core.action import Action
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.refutation import refutation
from tanglewood.puzzles.shelf import shelf
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.test_accessible import check


def in_hand(game: str) -> Iterator[Puzzle]:
    """Puzzles that a card of the hand answers, easy ones first: the same every time."""
    return (one for one in shelf(game) if "=" not in one.answer.text)


def wrong(one: Puzzle) -> Action:
    return next(it for it in one.state().legal if it is not one.answer)


def take(page: Page, action: Action) -> None:
    page.locator(f".hand [data-card='{action.text}']").click()


def test_a_streak_ends_with_a_wrong_answer_and_its_refutation(
    server: Running, visit: Visit
) -> None:
    found = in_hand("fox")
    first, second = next(found), next(found)
    third = next(one for one in found if refutation(one, wrong(one)) is not None)
    page = visit(f"{server.url}/puzzles/fox/{first.key}")
    take(page, first.answer)
    expect(page.get_by_test_id("verdict")).to_have_text("Right.")
    expect(page.get_by_test_id("why")).not_to_be_empty()
    rating = page.get_by_test_id("standing").inner_text()
    assert "+" in rating

    page.goto(f"{server.url}/puzzles/fox/{second.key}")
    take(page, second.answer)
    expect(page.get_by_test_id("verdict")).to_have_text("Right, 2 in a row.")

    page.goto(f"{server.url}/puzzles/fox/{third.key}")
    take(page, wrong(third))
    expect(page.get_by_test_id("verdict")).to_contain_text("Not the best here.")
    expect(page.get_by_test_id("streak")).to_contain_text("In a row: 0 (best 2)")
    line = page.get_by_test_id("refutation")
    page.get_by_role("button", name="Show what follows").click()
    expect(line.locator("li.now")).to_contain_text("You")
    told = line.locator("li.now").inner_text()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(line.locator("li.now")).not_to_have_text(told)

    check(page)

    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".studio")).to_have_attribute("data-state", "open")
    done = {one.key for one in (first, second, third)}
    assert page.locator(".studio").get_attribute("data-key") not in done

    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_text("tried: 3 · longest streak: 2")).to_be_visible()


@pytest.mark.parametrize("game", ["fox", "deluxe", "duet", "woods"])
def test_what_is_said_of_an_answer_is_seen_whole_on_a_small_desk(
    server: Running, visit: Visit, game: str
) -> None:
    one = next(it for it in in_hand(game) if refutation(it, wrong(it)) is not None)
    page = visit(f"{server.url}/puzzles/{game}/{one.key}", height=720, confirm="never")
    card, _, slots = wrong(one).text.partition(">")
    page.locator(f".hand [data-card='{card}'], .hand [data-kind='hand-{card}']").first.click()
    for slot in slots:
        page.locator(f"[data-help='slot:{slot}']").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Not the best here.")
    page.get_by_role("button", name="Show what follows").click()
    expect(page.get_by_test_id("refutation").locator("li.now")).to_be_visible()
    over = "() => { const say = document.querySelector('.say');"
    assert page.evaluate(f"{over} return say.scrollHeight - say.clientHeight; }}") <= 1


def test_a_theme_is_trained_on_a_phone(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/puzzles", width=390, height=844, dark=False)
    page.get_by_role("link", name="Solve: Into the Woods").click()
    page.get_by_label("Theme").select_option("chain")
    expect(page.locator(".studio")).to_have_attribute("data-state", "open")
    expect(page.get_by_text("What do you do?")).to_be_visible()
    chains = {one.key for one in shelf("woods") if "chain" in one.themes}
    expect(page.locator(".studio")).to_have_attribute(
        "data-key", re.compile(f"^({'|'.join(chains)})$")
    )
