"""The rule pages in the browser, in the language of the client."""

import pytest
from playwright.sync_api import expect

from tanglewood import rulebook
from tests.server.running import Running
from tests.web.conftest import Visit


@pytest.mark.parametrize("game", ["fox", "deluxe", "duet", "woods", "rulings", "glossary"])
def test_a_german_browser_shows_the_german_rules(game: str, server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/rules/{game}", language="de-DE")
    article = page.locator("article")
    expect(article).to_have_attribute("lang", "de")
    title = rulebook.page(game, "de").partition("\n")[0].removeprefix("# ")
    expect(article.locator("h2").first).to_have_text(title)
    shown = page.locator(".reading").inner_text()
    assert "Englisch" not in shown
    assert "source:" not in shown
    titles = [rule.title for rule in rulebook.rules(game, "de")]
    assert article.locator("h3").all_inner_texts() == titles


def test_the_rules_follow_the_language_of_the_settings(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/settings", language="de-DE")
    page.get_by_label("Sprache").select_option("en")
    page.goto(f"{server.url}/rules/fox")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Swan (1)")).to_be_visible()
    page.goto(f"{server.url}/settings")
    page.get_by_label("Language").select_option("de")
    page.goto(f"{server.url}/rules/fox")
    expect(page.locator("article")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Schwan (1)")).to_be_visible()


def test_a_french_browser_shows_the_english_rules_and_says_so(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/rules/fox", language="fr-FR")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(page.locator(".reading")).to_contain_text("Les pages de règles sont en anglais.")


def test_an_anchor_is_the_same_in_every_language(server: Running, visit: Visit) -> None:
    for language in ("en-GB", "de-DE"):
        page = visit(f"{server.url}/rules/fox", language=language)
        expect(page.locator("[id='fox.swan']")).to_be_visible()
        ids = page.locator("h3").evaluate_all("all => all.map(one => one.id)")
        assert ids == [rule.id for rule in rulebook.rules("fox")]
