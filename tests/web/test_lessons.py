"""The walkthroughs teach by playing a prepared hand, and the prepared hands follow the law."""

import runpy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import ROOT, Visit

WEB = ROOT / "web"


def tool(path: Path) -> dict[str, Any]:
    return runpy.run_path(str(path))


def test_the_prepared_hands_are_those_of_the_law() -> None:
    lessons = tool(WEB / "tools" / "lessons.py")
    for lesson in lessons["LESSONS"]:
        file = WEB / "src" / "lessons" / f"{lesson.game}.json"
        assert file.read_text(encoding="utf-8") == lessons["text_of"](lesson), (
            f"{file.name} is out of date: python web/tools/lessons.py"
        )


def test_the_fixtures_of_the_client_are_those_of_the_law() -> None:
    made = tool(WEB / "tests" / "fixtures" / "make.py")
    for file, (name, options) in made["GAMES"].items():
        text = (WEB / "tests" / "fixtures" / f"{file}.json").read_text(encoding="utf-8")
        assert text == made["text_of"](name, options), (
            f"{file}.json is out of date: python web/tests/fixtures/make.py"
        )


def follow(page: Page) -> None:
    """Do what the coach shows."""
    page.get_by_role("button", name="Show me").click()
    button = page.locator(".status .hinted")
    if button.count():
        button.click()
        return
    row = [one.get_attribute("aria-label") or "" for one in page.locator(".row-line .chosen").all()]
    shown = page.locator("button.pickable")
    if shown.count():
        shown.first.click()
        return
    page.locator(".hand .chosen").first.click()
    for label in row:
        page.get_by_role("button", name=label, exact=True).click()


@pytest.mark.parametrize("game", ["fox", "deluxe", "duet", "woods"])
def test_a_lesson_can_be_played_to_its_end(game: str, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/learn/{game}")
    stage = page.locator(".stage")
    for step in range(1, 30):
        expect(stage).to_have_attribute("data-step", str(step))
        expect(page.get_by_test_id("coach")).not_to_be_empty()
        if page.get_by_role("link", name="Play a real game").count():
            break
        follow(page)
    expect(page.get_by_role("link", name="Play a real game")).to_be_visible()


def test_another_card_gets_a_kind_word(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/learn/fox")
    page.locator(".hand .can").first.click()
    expect(page.get_by_text("Good thought.")).to_be_visible()
    expect(page.locator(".stage")).to_have_attribute("data-step", "1")
