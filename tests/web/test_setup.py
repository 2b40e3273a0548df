"""Setting a table: what can be chosen arrives at the table."""

import json

import httpx
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit, deal


def test_special_cards_are_chosen_by_name(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/deluxe")
    expect(page.get_by_role("checkbox", name="Bow")).to_have_count(0)
    page.get_by_label("Special cards").select_option("named")
    for name in ("Mirror", "Bow", "Axe"):
        page.get_by_role("checkbox", name=name).check()
    page.get_by_role("checkbox", name="Axe").uncheck()
    deal(page)
    table = page.url.split("/")[-1]
    options = httpx.get(f"{server.url}/api/tables/{table}").json()["options"]
    assert options == {"special": ["Bow", "Mirror"]}

    page.goto(f"{server.url}/new/deluxe?options={json.dumps(options)}")
    expect(page.get_by_role("checkbox", name="Mirror")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Axe")).not_to_be_checked()
