"""The door: who may speak to the server, how often, and what every answer carries."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tanglewood import rulebook
from tanglewood.core.errors import BadOption
from tanglewood.server.config import Config
from tanglewood.server.connection import Connection
from tanglewood.server.guard import POLICY
from tanglewood.server.places import Places
from tanglewood.server.rate_limits import Bucket
from tanglewood.server.serving import addresses, qr_text
from tests.server.client import Player, get, make, post, run, seated
from tests.server.running import Running, running, sqlite_url
from tests.server.speaking import check_said


@pytest.mark.parametrize(
    ("host", "status"),
    [("localhost", 200), ("127.0.0.1:9", 200), ("[::1]:8000", 200), ("192.168.1.5", 200),
     ("evil.example", 403), ("localhost.evil.example", 403), ("", 403), ("[", 403),
     ("localhost:x", 403), ("127.0.0.1:99999999", 403), ("a@localhost", 403), ("localhost/x", 403),
     ("[::1%eth0]:8000", 200)],
)  # fmt: skip
def test_a_foreign_name_is_turned_away(server: Running, host: str, status: int) -> None:
    for path in ("/api/hello", "/t/abc"):
        answer = httpx.get(server.url + path, headers={"host": host})
        assert answer.status_code == status


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://["])
def test_a_page_of_another_origin_may_not_post(server: Running, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/mine", json={"seats": []}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"
    check_said(answer.json(), "detail")


def test_the_own_page_and_allowed_ones_may(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), origins=("https://fox.example",)) as server:
        for origin in (server.url, "https://fox.example"):
            answer = httpx.post(
                f"{server.url}/api/mine", json={"seats": []}, headers={"origin": origin}
            )
            assert answer.status_code == 200
        behind = httpx.get(f"{server.url}/api/hello", headers={"host": "fox.example"})
        assert behind.status_code == 200


def test_a_page_of_another_origin_may_not_open_a_websocket(server: Running) -> None:
    table, _ = make(server.url, "fox")

    async def try_it() -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"Origin": "http://evil.example"})

    run(try_it())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/hello", "/api/nothing", "/health", "/x.js"])
def test_every_answer_carries_the_policy(server: Running, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/hello", "/api/nothing", "/health", "/metrics"]
)
def test_a_head_is_a_get_without_its_body(server: Running, path: str) -> None:
    head, whole = (httpx.request(method, server.url + path) for method in ("HEAD", "GET"))
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert "content-security-policy" in head.headers
    if path != "/metrics":  # which has more to say each time
        assert head.headers["content-length"] == whole.headers["content-length"]


def test_a_head_changes_nothing(server: Running) -> None:
    assert httpx.head(f"{server.url}/api/mine").status_code == 405


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), requests_a_second=0.001, requests_burst=3.0) as server:
        answers = [httpx.get(f"{server.url}/api/hello") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_too_many_tables_have_to_wait(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), tables_a_minute=2) as server:
        request = {
            "game": "fox-mini",
            "seats": [{"player": "me", "name": "A"}, {"player": "friend"}],
        }
        codes = [httpx.post(f"{server.url}/api/tables", json=request).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_too_many_messages_close_the_connection(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), messages_a_second=0.1, messages_burst=5.0) as server:
        table, tokens = make(server.url, "fox")

        async def flood() -> int:
            player = await Player.sit(server.url, table, tokens[0])
            for _ in range(20):
                await player.send(type="ping")
            return await player.closed()

        assert run(flood()) == 4429


def test_who_does_not_join_is_let_go(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), join_within=0.1) as server:
        table, _ = make(server.url, "fox")

        async def wait() -> int | None:
            socket = await connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play")
            try:
                await socket.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None
            return None

        assert run(wait()) == 4408


def test_a_table_holds_only_so_many_connections(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), connections_a_table=2) as server:
        table, _ = make(server.url, "fox")

        async def crowd() -> int:
            for _ in range(2):
                await Player.sit(server.url, table, None)
            return await (await knocking(server.url, table)).closed()

        assert run(crowd()) == 4429


async def knocking(url: str, table: str, token: str | None = None) -> Player:
    """Somebody who asks to be let in; the answer is not heard yet."""
    player = Player(await connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"))
    Player.connected.append(player)
    await player.send(type="join", token=token)
    return player


def test_spectators_keep_nobody_out_who_has_a_seat(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), connections_a_table=10, join_within=600) as server:

        async def crowd() -> None:
            table, tokens = make(server.url, "fox")
            for _ in range(10):
                await Player.sit(server.url, table, None)
            assert await (await knocking(server.url, table)).closed() == 4429
            ada, ben = await seated(server.url, table, tokens)
            actor = ada if ada.state["to_act"] == 0 else ben
            assert (await actor.act(actor.state["legal"][0]["text"]))["type"] == "ack"

        run(crowd())


def test_at_a_full_server_a_spectator_makes_room_for_a_seat(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), connections=3, join_within=600) as server:

        async def crowd() -> None:
            elsewhere, _ = make(server.url, "fox")
            table, tokens = make(server.url, "fox")
            first, second, third = [await Player.sit(server.url, elsewhere, None) for _ in range(3)]
            assert await (await knocking(server.url, table)).closed() == 4429
            ada = await Player.sit(server.url, table, tokens[0])
            assert await third.closed() == 4429
            ben = await Player.sit(server.url, table, tokens[1])
            assert await second.closed() == 4429
            for player in (first, ada, ben):
                assert (await player.ask(type="ping"))["type"] == "pong"
            again = await Player.sit(server.url, table, tokens[0])
            assert await first.closed() == 4429
            full = await knocking(server.url, table, tokens[0])  # nobody but seats is left
            assert await full.closed() == 4429
            await again.leave()
            while server.hub.connections > 2:
                await asyncio.sleep(0.01)
            await Player.sit(server.url, elsewhere, None)

        run(crowd())


def test_those_who_wait_and_those_of_one_seat_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tanglewood.server.places.WAITING", 2)
    monkeypatch.setattr("tanglewood.server.places.A_SEAT", 2)

    async def crowd() -> None:
        _crowd([Connection(Stuck(), 4, Bucket(1, 1)) for _ in range(4)])

    run(crowd())


def _crowd(some: list[Connection]) -> None:
    places = Places(Config(store=""))
    for each in some[:3]:
        places.wait(each)
    assert [each.closing for each in some] == [True, False, False, False]
    places = Places(Config(store=""))
    for each in some[1:]:
        assert places.sit(each, 0, some)
        each.seats.add(0)
    assert [each.closing for each in some] == [True, True, False, False]
    assert places.sit(some[3], 0, some)  # again is free
    assert places.watch(some[3], some)
    assert [each.closing for each in some] == [True, True, False, False]


class Stuck:
    """A socket whose other end takes nothing."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, data: str) -> None:
        self.sent.append(data)
        await asyncio.Event().wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        raise AssertionError("what is stuck cannot be closed in good order")


def test_who_takes_nothing_is_let_go(tmp_path: Path) -> None:
    async def stall() -> None:
        socket = Stuck()
        connection = Connection(socket, 4, Bucket(1, 1))
        for number in range(6):
            connection.tell(type="state", number=number)
            await asyncio.sleep(0)
        assert connection.stuck
        assert connection.closing
        assert len(socket.sent) == 1
        connection.tell(type="state", number=7)  # nothing piles up any more

    run(stall())


def test_the_client_is_served_with_its_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the client</p>")
    (static / "assets" / "app.js").write_text("play()" * 100)
    with running(sqlite_url(tmp_path), static=static) as server:
        for path in ("/", "/t/abc", "/games"):
            assert httpx.get(server.url + path).text == "<p>the client</p>"
        script = httpx.get(f"{server.url}/assets/app.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        again = {"if-none-match": script.headers["etag"]}
        assert httpx.get(f"{server.url}/assets/app.js", headers=again).status_code == 304
        plain = httpx.get(f"{server.url}/assets/app.js", headers={"accept-encoding": "identity"})
        assert plain.text == script.text
        for path in ("/assets/none.js", "/..%2f..%2fetc/passwd.txt", "/api/none"):
            assert httpx.get(server.url + path).status_code == 404


def test_signs_of_life(server: Running, tmp_path: Path, valkey_url: str) -> None:
    health = get(server.url, "/health")
    assert (health["status"], health["store"], health["broker"]) == ("ok", "ok", "none")
    assert (health["least_mb"], health["backup"]) == (500, "off")
    text = httpx.get(f"{server.url}/metrics").text
    assert "tanglewood_changes_total" in text
    assert "tanglewood_connections" in text
    with running(sqlite_url(tmp_path), broker=valkey_url) as other:
        assert get(other.url, "/health")["broker"] == "ok"


def test_the_catalogue_describes_every_option(server: Running) -> None:
    games = get(server.url, "/api/games")
    assert list(games) == ["fox", "fox-manual", "fox-mini", "deluxe", "duet", "woods"]
    assert games["duet"]["cooperative"]
    options = {each["name"]: each for game in games.values() for each in game["options"]}
    assert options["target"]["high"] == 999
    assert options["deck"]["choices"] == ["even", "tapered"]
    assert options["goals"]["type"] == "flag"
    for name in games:
        described = get(server.url, f"/api/games/{name}/actions")["actions"]
        assert [action["index"] for action in described] == list(range(len(described)))
        rules = get(server.url, f"/api/rules/{name}")
        assert rules["rules"]
        assert rules["language"] == "en"
    assert httpx.get(f"{server.url}/api/rules/poker").status_code == 404
    assert httpx.get(f"{server.url}/api/games/poker/actions").status_code == 404


@pytest.mark.parametrize("lang", ["de", "de-AT", "DE_ch"])
def test_rules_come_in_the_language_that_is_asked_for(server: Running, lang: str) -> None:
    for name in rulebook.PAGES:
        here = get(server.url, f"/api/rules/{name}?lang={lang}")
        assert (here["game"], here["language"]) == (name, "de")
        assert here["text"] == rulebook.page(name, "de")
        english = get(server.url, f"/api/rules/{name}")["rules"]
        for key in ("id", "source"):
            assert [rule[key] for rule in here["rules"]] == [rule[key] for rule in english]


@pytest.mark.parametrize("lang", ["xx", "", "%00", "../de"])
def test_rules_come_in_english_where_there_is_no_such_language(server: Running, lang: str) -> None:
    here = get(server.url, f"/api/rules/fox?lang={lang}")
    assert here == get(server.url, "/api/rules/fox")


def test_a_qr_code_is_a_picture(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/qr", json={"text": "http://192.168.1.5:8000/"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.lstrip().startswith(("<?xml", "<svg"))


def test_my_games_are_those_whose_tokens_are_right(server: Running) -> None:
    table, tokens = make(server.url, "fox")
    held = [
        {"table": table, "token": tokens[0]}, {"table": table, "token": "wrong"},
        {"table": "none", "token": tokens[1]},
    ]  # fmt: skip
    (game,) = post(server.url, "/api/mine", {"seats": held})["games"]
    assert (game["seat"], game["table"]["table"]) == (0, table)
    assert game["your_turn"] == (game["to_act"] == 0)
    assert post(server.url, "/api/statistics", {"seats": held})["games"]["fox"]["running"] == 1


def test_the_network_address_and_its_code_are_shown() -> None:
    assert addresses("127.0.0.1", 8000) == []
    assert addresses("192.168.1.5", 8000) == ["http://192.168.1.5:8000"]
    assert addresses("fe80::1", 8000) == ["http://[fe80::1]:8000"]
    assert len(qr_text("http://192.168.1.5:8000/").splitlines()) > 10


def test_wrong_settings_get_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="not an origin"):
        Config(store="", origins=("fox.example",))
    with pytest.raises(BadOption, match="redis://"):
        Config(store="", broker="amqp://x")
