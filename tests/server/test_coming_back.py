"""What is told to somebody who comes back, and to somebody who plays from memory."""

from tests.server.client import Player, make, play_on, run, seated
from tests.server.running import Running


def test_who_comes_back_gets_what_was_missed(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        players = await seated(server.url, table, tokens)
        for _ in range(6):
            seat = players[0].state["to_act"]
            answer = await players[seat].act(players[seat].state["legal"][0]["text"])
            for player in players:
                await player.reach(answer["number"])
        everything = [event for state in players[0].states for event in state["events"]]
        back = await Player.sit(server.url, table, tokens[0], since=4)
        assert not back.state["reset"]
        assert back.state["events"] == [event for event in everything if event["number"] > 4]
        lost = await Player.sit(server.url, table, tokens[0], since=999)
        assert lost.state["reset"]
        assert lost.state["events"] == everything

    run(play())


def test_from_memory_nothing_is_listed_that_must_be_remembered(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox")
        assisted = await Player.sit(server.url, table, tokens[0])
        remembering = await Player.sit(server.url, table, tokens[0], mode="memory")
        assert "known" in assisted.state["view"]
        assert "known" not in remembering.state["view"]

    run(play())


def test_from_memory_no_more_is_told_than_happened_since_the_own_last_decision(
    server: Running,
) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox", options={"target": 1})
        players = await seated(server.url, table, tokens)
        await play_on(players, lambda legal: legal[0], most=9)
        await players[0].reach(10)
        everything = [event for state in players[0].states for event in state["events"]]
        decided = 1 + max(state["number"] for state in players[0].states[:-1] if state["legal"])
        since = [event for event in everything if event["number"] >= decided]
        assert 0 < len(since) < len(everything)
        for before in (0, 1, 999):  # whatever a client says it has
            back = await Player.sit(server.url, table, tokens[0], since=before, mode="memory")
            assert back.state["events"] == since
        watching = await Player.sit(server.url, table, None, mode="memory")
        newest = {event["number"] for event in watching.state["events"]}
        assert newest == {everything[-1]["number"]}

        await play_on(players, lambda legal: legal[0])
        state = await back.reach(max(player.number for player in players))
        await players[0].reach(state["number"])
        everything = [event for state in players[0].states for event in state["events"]]
        assert state["reset"]
        assert state["events"] == everything

    run(play())


def test_from_memory_what_rounds_scored_stays_written_down(server: Running) -> None:
    async def play() -> None:
        table, tokens = make(server.url, "fox-mini", options={"target": 99})
        players = await seated(server.url, table, tokens)
        while players[0].state["view"]["round"] < 3:
            await play_on(players, lambda legal: legal[0], most=4)
        back = await Player.sit(server.url, table, tokens[0], mode="memory")
        scored = [each["round"] for each in back.state["events"] if each["event"] == "round-scored"]
        assert scored == [1, 2]

    run(play())
