"""What the page asks of the device it is on: telling that it is somebody's turn."""

import pytest

from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import PATIENCE, Player

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true });"
NO_NOTICE = "Notification = class { static permission = 'granted'; constructor() { throw 1; } };"
SHOWN = """window.shown = [];
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, note) {
        await show.call(this, title, note).then(
            () => shown.push([title, note.body, note.data]),
            (problem) => shown.push(String(problem)),
        );
    };"""
NO_WORKER = "navigator.serviceWorker.register = () => Promise.reject();"


@pytest.mark.parametrize("worker", [True, False])
def test_a_turn_is_told_where_pages_may_not_tell_it_themselves(
    worker: bool, server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini", notify=True)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(HIDDEN + NO_NOTICE + (SHOWN if worker else NO_WORKER))
    page.reload()
    deal(page)
    Player(page).wait()
    assert page.title().startswith("● ")
    if worker:
        page.wait_for_function("() => window.shown.length", timeout=PATIENCE)
        here = page.url.removeprefix(server.url)
        assert page.evaluate("window.shown") == [["Tanglewood", "Your turn", here]]
