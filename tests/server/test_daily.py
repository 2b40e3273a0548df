"""The deal of the day on a server: first attempts count, par is kept, names are those chosen."""

import httpx

from tanglewood.cast import creature
from tanglewood.session.daily import Daily, today
from tests.server.client import Plain, Player, get, post, run
from tests.server.running import Running

DAILY = "/api/daily/fox-mini"


async def finished(url: str, made: Plain) -> Player:
    """Play a table against the AI to its end, always with the first choice."""
    player = await Player.sit(url, made["table"], made["seats"][0]["token"])
    while player.state["outcome"] is None:
        if player.state["to_act"] == 0:
            answer = await player.act(player.state["legal"][0]["text"])
            await player.reach(answer["number"])
        else:
            await player.hear()
    return player


def test_first_attempts_count_and_stand_in_the_table_of_the_day(server: Running) -> None:
    url, day = server.url, today().isoformat()
    told = get(url, "/api/daily")
    assert told["date"] == day
    assert {"game": "fox-mini", "options": {}, "agent": "birch", "seat": 0}.items() <= {
        **next(it for it in told["deals"] if it["game"] == "fox-mini"),
        "options": {},
    }.items()

    async def play() -> None:
        attempts = ("a" * 20, "Ada"), ("a" * 20, "Ada"), ("b" * 20, None)
        tables = []
        for attempt, name in attempts:
            asked = {"attempt": attempt} | ({} if name is None else {"name": name})
            made = post(url, DAILY, asked)
            assert httpx.get(f"{url}/api/tables/{made['table']}/daily").status_code == 403
            player = await finished(url, made)
            assert player.states[0]["occasion"] == f"daily {day}"
            assert player.states[0]["deal_known"]
            tables.append(made["table"])
        found = [get(url, f"/api/tables/{table}/daily") for table in tables]
        assert [it["counts"] for it in found] == [True, False, True]
        assert found[0]["result"] == found[1]["result"] == found[2]["result"]  # the same luck
        par = Daily(today(), "fox-mini").par().result
        assert par is not None
        assert [found[0]["par"]["own"], found[0]["par"]["other"]] == par["scores"]
        shown = get(url, DAILY)
        assert [it["name"] for it in shown["rows"]] == ["Ada", None]
        assert (shown["many"], shown["par"]) == (2, found[0]["par"])
        assert sorted(filter(None, (it["place"] for it in found))) == [1, 2]
        assert tables[0] not in str(shown)  # nobody learns the address of a table

    run(play())


def test_what_is_no_daily_deal_is_refused(server: Running) -> None:
    asked = {"attempt": "c" * 20}
    for path, body, status in (
        ("/api/daily/chess", asked, 404), (DAILY, {"attempt": "short"}, 400),
        (DAILY, asked | {"date": "2026-10-01"}, 422), (DAILY, asked | {"date": "soon"}, 422),
    ):  # fmt: skip
        assert httpx.post(server.url + path, json=body).status_code == status
    late = post(server.url, DAILY, asked | {"date": "2026-11-01"})
    assert get(server.url, f"/api/tables/{late['table']}")["occasion"] == "daily 2026-11-01"
    assert httpx.get(f"{server.url}{DAILY}?date=1999-01-01").status_code == 422


def test_practice_counts_for_nothing_and_a_friend_plays_the_same_deal(server: Running) -> None:
    url = server.url

    async def play() -> None:
        made = post(url, DAILY, {"attempt": "d" * 20, "name": "Dan"})
        player = await Player.sit(url, made["table"], made["seats"][0]["token"])
        while player.state["to_act"] != 0:
            await player.hear()
        assert (await player.ask(type="practice", number=player.number))["reason"] == "undo"
        decided = 0  # every day deals other cards: until something new was seen since the last one
        while decided < 2 or player.state["to_act"] != 0 or player.state["undo"]:
            if player.state["to_act"] == 0:
                answer = await player.act(player.state["legal"][0]["text"])
                await player.reach(answer["number"])
                decided += 1
            else:
                await player.hear()
        assert (await player.ask(type="undo", number=player.number))["reason"] == "undo"
        answer = await player.ask(type="practice", number=player.number)
        state = await player.reach(answer["number"])
        assert (state["practice"], state["reset"]) == (True, True)
        await player.leave()
        await finished(url, made)
        table = made["table"]
        assert not get(url, f"/api/tables/{table}/daily")["counts"]
        assert get(url, f"/api/tables/{table}")["practice"]
        assert get(url, f"/api/tables/{table}/record")["practice"] is True
        seats = [{"table": table, "seat": 0, "token": made["seats"][0]["token"]}]
        assert post(url, "/api/statistics", {"seats": seats})["games"] == {}

        again = post(url, f"/api/tables/{table}/duplicate", {"name": "Eva"})
        assert httpx.get(f"{url}/api/tables/{again['table']}/course").status_code == 403
        friend = await finished(url, again)
        assert friend.states[0]["occasion"] == f"duplicate {table}"
        one, two = (get(url, f"/api/tables/{it}/course") for it in (table, again["table"]))
        rival = one["names"][1]
        assert (one["names"], two["names"]) == (["Dan", rival], ["Eva", rival])
        assert creature("birch", rival) is not None
        assert one["steps"] == two["steps"]  # the same plays and the same luck
        assert (one["practice"], two["practice"]) == (True, False)

    run(play())


def test_a_game_between_people_has_no_duplicate(server: Running) -> None:
    from tests.server.client import make, seated

    table, tokens = make(server.url, "fox-mini")

    async def give_up() -> None:
        first, _ = await seated(server.url, table, tokens)
        await first.ask(type="resign", number=first.number)

    run(give_up())
    path = f"{server.url}/api/tables/{table}/duplicate"
    assert httpx.post(path, json={"name": "Eva"}).status_code == 422
