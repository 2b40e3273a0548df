"""A program that plays a game of every ruleset on a local host, where nothing can be imported that
a browser's Python has not got, and prints what was heard."""

import json
import sys
from importlib.abc import MetaPathFinder
from random import Random
from typing import Any

MISSING = {
    "asyncpg", "babel", "concurrent", "fluent", "h11", "httpx", "litestar", "msgspec",
    "multiprocessing", "numpy", "redis", "sqlalchemy", "sqlite3", "ssl", "starlette", "subprocess",
    "uvicorn", "websockets",
}  # fmt: skip


class NotThere(MetaPathFinder):
    """Finds nothing of what is missing, and says so before others look."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name.partition(".")[0] in MISSING or name == "tanglewood.kernel._kernel":
            raise ModuleNotFoundError(f"{name} is not there", name=name)


def played(game: str) -> dict[str, Any]:
    from tests.local.browser import Browser
    from tests.local.same import SHARE, request, same_again

    same_again(game)
    browser = Browser()
    made = browser.ask("POST", "/api/tables", request(game))
    table, token = made["table"], made["seats"][-1]["token"]
    link = browser.open(table, token, changes=True, words=False)
    link.ask(type="share", token=token, share=SHARE)
    link.play(Random(game))
    assert link.state["status"] == "over"
    return {
        "heard": link.heard,
        "record": browser.ask("GET", f"/api/tables/{table}/record"),
        "moments": browser.ask("GET", f"/api/tables/{table}/moments?viewer=0&from=3&to=6"),
        "shuffle": browser.ask("GET", f"/api/tables/{table}/shuffle"),
    }


if __name__ == "__main__":
    sys.meta_path.insert(0, NotThere())
    from tanglewood.games.registry import GAMES
    from tanglewood.local.bridge import start

    start()  # messages are said by their ids: the page has the catalogue
    json.dump({game: played(game) for game in GAMES}, sys.stdout)
