"""Everything on a table explains itself, and the rules lie beside it."""

import re

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit, deal


def test_things_explain_themselves_under_pointer_and_keyboard(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/deluxe")
    deal(page)
    said = page.get_by_role("tooltip")
    page.locator("[data-help='band:victorious']").hover()
    expect(said).to_contain_text("7 to 9 tricks: 6 points.")
    page.locator("[data-help^='goal:']").first.hover()
    expect(said).to_contain_text(page.locator("[data-help^='goal:'] b").first.inner_text())
    page.locator("[data-help='seat:1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text("holds")
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()


def test_a_pointer_that_rests_while_others_play_is_answered_again(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox")
    deal(page)
    page.locator("[data-help='band:victorious']").hover()
    said, log = page.get_by_role("tooltip"), page.get_by_role("list", name="What happened")
    expect(said).to_contain_text("7 to 9 tricks: 6 points.")
    heard = log.get_by_role("listitem").count()
    page.get_by_role("button", name=re.compile("^Play ")).first.press("Enter")
    expect(log.get_by_role("listitem").nth(heard)).to_be_attached()
    expect(said).to_contain_text("7 to 9 tricks: 6 points.")


def test_what_a_tap_does_not_play_is_explained_by_it(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/duet", width=390, height=844, touch=True)
    deal(page)
    said = page.get_by_role("tooltip")
    page.locator("[data-help='space:1']").tap()
    expect(said).to_contain_text("gets a gem between rounds")
    page.locator("[data-help='decree']").tap()
    expect(said).to_contain_text("trump")


def test_the_rules_lie_beside_the_cards(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    deal(page)
    page.get_by_role("button", name="Rules").click()
    drawer, hand = page.get_by_test_id("rules"), page.locator(".hand")
    expect(drawer).to_contain_text("Up to 3 tricks: 6 points.")
    drawer.get_by_text("The odd cards").or_(drawer.locator("summary").nth(2)).first.click()
    expect(drawer.locator("details[open] p").first).to_be_visible()
    left, right = drawer.bounding_box(), hand.bounding_box()
    assert left is not None
    assert right is not None
    assert right["x"] + right["width"] <= left["x"]  # no card is covered
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Rules").click()
    expect(drawer).to_be_in_viewport()
    page.get_by_role("button", name="Close").click()
    expect(drawer).to_be_hidden()


def test_the_rules_beside_the_woods_speak_of_no_tricks(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/woods")
    deal(page)
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_test_id("rules")
    expect(drawer).to_contain_text("Trade one card up")
    expect(drawer).not_to_contain_text("trick")


def test_tricks_of_the_duet_are_counted_and_explained(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/duet")
    deal(page)
    page.locator("[data-help='tricks:1']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("draws the foxes to their end")
