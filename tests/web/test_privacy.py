"""The privacy page in the browser: it says what this server is set to, in the reader's language."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running, running, sqlite_url
from tests.web.conftest import Visit


@pytest.mark.parametrize(
    ("language", "title", "days"),
    [
        ("en", "Privacy", "nobody has written anything in it for 90 days."),
        ("de-DE", "Datenschutz", "wenn dort 90 Tage lang niemand etwas geschrieben hat."),
        ("fr-FR", "Vie privée", "quand personne n’y a rien écrit depuis 90 jours."),
    ],
)
def test_it_tells_the_settings_of_the_host(
    language: str, title: str, days: str, visit: Visit, tmp_path: Path
) -> None:
    settings = {"contact": "host@fox.example", "expire_finished": 90.0}
    with running(sqlite_url(tmp_path), **settings) as server:
        page = visit(f"{server.url}/privacy", language=language)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        article = page.locator("article")
        expect(article).to_contain_text(days)
        expect(article).to_contain_text("host@fox.example")
        expect(article.get_by_role("heading", level=2)).to_have_count(7)


def test_it_is_found_from_the_first_page_and_from_the_settings(
    server: Running, visit: Visit
) -> None:
    page = visit(server.url)
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy")
    page.goto(f"{server.url}/settings")
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="In short")).to_be_visible()
