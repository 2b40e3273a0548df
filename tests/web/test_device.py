"""What the page asks of the device it is on: telling that it is somebody's turn."""

import pytest

from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true });"
NO_NOTICE = "Notification = class { static permission = 'granted'; constructor() { throw 1; } };"
NO_WORKER = "navigator.serviceWorker.register = () => Promise.reject();"


@pytest.mark.parametrize("worker", [True, False])
def test_a_turn_is_told_where_pages_may_not_tell_it_themselves(
    worker: bool, server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini", notify=True)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(HIDDEN + NO_NOTICE + ("" if worker else NO_WORKER))
    page.reload()
    deal(page)
    Player(page).wait()
    assert page.title().startswith("● ")
    if worker:
        told = page.evaluate(
            """async () => {
                const worker = await navigator.serviceWorker.ready;
                let found = [];
                while (!found.length) {
                    await new Promise((done) => setTimeout(done, 20));
                    found = await worker.getNotifications();
                }
                return found.map((note) => [note.body, note.data]);
            }"""
        )
        assert told == [["Your turn", page.url.removeprefix(server.url)]]
