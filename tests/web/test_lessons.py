"""Lessons teach by playing a prepared hand, point at what they speak of, and hide nothing of it."""

import runpy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tanglewood.lessons.shelf import lessons
from tests.server.running import Running
from tests.web.conftest import ROOT, Visit
from tests.web.player import tapped

WEB = ROOT / "web"


def tool(path: Path) -> dict[str, Any]:
    return runpy.run_path(str(path))


def test_the_fixtures_of_the_client_are_those_of_the_law() -> None:
    made = tool(WEB / "tests" / "fixtures" / "make.py")
    for file, (name, options) in made["GAMES"].items():
        text = (WEB / "tests" / "fixtures" / f"{file}.json").read_text(encoding="utf-8")
        assert text == made["text_of"](name, options), (
            f"{file}.json is out of date: python web/tests/fixtures/make.py"
        )


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".studio")).to_have_attribute("data-step", str(step))


def follow(page: Page, do: str) -> None:
    """Do what the step asks for, by the action's text."""
    if not do:
        page.get_by_role("button", name="Next", exact=True).click()
    elif ">" in do:
        page.locator(f".hand [data-kind=hand-{do[0]}]").first.click()
        for slot in do[2:]:
            page.locator(f"[data-help='slot:{slot}']").click()
    elif do == "foxes=self":
        page.get_by_role("button", name="Me", exact=True).click()
    elif do.startswith("move="):
        page.locator(".status .button").click()
    else:
        page.locator(f"button[data-help='card:{do.partition('=')[2] or do}']").first.click()


HIDDEN = """() => {
  const within = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width, 40) / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one));
  };
  const pointed = [...document.querySelectorAll('[data-pointed]')];
  if (!pointed.length) return 'nothing is pointed at';
  return pointed.filter((one) => !within(one)).map((one) => one.outerHTML.slice(0, 90)).join();
}"""


def test_nothing_that_a_lesson_speaks_of_is_hidden_on_a_phone(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/learn/fox", width=360, height=640, confirm="never")
    for name in ("band", "manual", "goals", "forest", "up"):
        lesson = lessons()[name]
        page.goto(f"{server.url}/learn/{lesson.game}/{lesson.name}")
        for number, step in enumerate(lesson.steps, 1):
            at_step(page, number)
            page.wait_for_selector("[data-pointed]")
            assert page.evaluate(HIDDEN) == "", (lesson.name, number)
            follow(page, step.do)
        at_step(page, len(lesson.steps) + 1)


@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_not_taught_yet_is_not_on_the_table(
    server: Running, visit: Visit, width: int
) -> None:
    page = visit(f"{server.url}/learn/fox/trick", width=width, height=844, confirm="never")
    at_step(page, 1)
    expect(page.locator(".trick")).to_be_visible()
    for part in (".decree", ".band", "[data-help='score:0']", ".news", ".prompt"):
        expect(page.locator(part).first).to_be_hidden()
    page.goto(f"{server.url}/learn/fox/band")
    expect(page.locator(".band")).to_be_visible()
    page.goto(f"{server.url}/learn/duet/suits")
    at_step(page, 1)
    expect(page.locator(".forest")).to_be_hidden()
    page.goto(f"{server.url}/learn/duet/foxes")
    expect(page.locator(".forest")).to_be_visible()


def test_one_tap_plays_the_card_that_a_lesson_asks_for(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/learn/fox/trick", width=390, height=844, touch=True)
    at_step(page, 1)
    page.get_by_role("button", name="Next", exact=True).tap()
    at_step(page, 2)
    tapped(page.locator("button[data-help='card:K8']"), touch=True)
    at_step(page, 3)


CUT = """() => [...document.querySelectorAll('.hand .slot, .trick .place, .decree .place')]
    .filter((one) => {
        const box = one.getBoundingClientRect();
        const near = document.querySelector('.board > .near').getBoundingClientRect();
        const low = one.closest('.hand') ? innerHeight : near.top;
        return box.top < 0 || box.bottom > low + 1 || box.right > innerWidth + 1;
    }).map((one) => `${one.className} ${one.dataset.card}`)"""


def test_a_whole_hand_is_in_sight_where_a_screen_is_low(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/learn/fox", width=844, height=390, confirm="never", touch=True)
    for name in ("trick", "goals", "forest", "up"):
        lesson = lessons()[name]
        page.goto(f"{server.url}/learn/{lesson.game}/{lesson.name}")
        at_step(page, 1)
        page.wait_for_selector("[data-pointed]")
        for size in ((844, 390), (1280, 720), (768, 1024)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("() => scrollTo(0, 0)")
            assert page.evaluate(CUT) == [], (lesson.name, size)


def test_a_lesson_takes_what_it_asks_for_and_leads_on(server: Running, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("link", name="Begin the first lesson").click()
    at_step(page, 1)
    page.locator(".hand button").first.click(force=True)
    expect(page.get_by_text("Read this first")).to_be_visible()
    follow(page, "")
    page.locator("button[data-help='card:B6']").click(force=True)
    expect(page.get_by_text("That is allowed too")).to_be_visible()
    for do in ("K8", "", "B4"):
        follow(page, do)
    at_step(page, 5)
    page.locator("button[data-help='card:K2']").click(force=True)
    expect(page.get_by_role("alert").filter(has_text="Moons")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    at_step(page, 4)
    for do in ("B4", "M10", "K2"):
        follow(page, do)
    at_step(page, 7)
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("link", name="Start again: What is a trick?")).to_be_visible()
    page.get_by_role("button", name="Play with Pip").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".strip .name").first).to_have_text("Pip")
