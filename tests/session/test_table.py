"""The table checks, applies, keeps the record and tells each seat what it may know."""

import pytest

from tanglewood.agents import agent
from tanglewood.core.errors import BadChance, BadOption, GameOver, IllegalAction, NotYourTurn
from tanglewood.core.seat import NOBODY, SPECTATOR
from tanglewood.core.view import seen_events
from tanglewood.games.registry import GAMES, load
from tanglewood.record import Luck, Player, Record, check
from tanglewood.record.plain import parse_json
from tanglewood.session import Table, playout
from tests.support import rule

ANN, BEN = Player("Ann"), Player("Ben")
BOT = Player("Bot", "uniform")


def _agents(name: str, **options: object) -> Table:
    game = load(name, **options)
    players = [Player(f"Bot {seat}", "uniform") for seat in range(game.seats)]
    return Table(game, players, Luck(5))


@pytest.mark.parametrize("name", GAMES)
def test_agents_play_a_game_to_its_end(name: str) -> None:
    table = _agents(name)
    while table.let_agent_act():
        assert table.outcome is None or table.to_act == NOBODY
    assert table.outcome is not None
    assert check(table.record).outcome == table.outcome
    with pytest.raises(GameOver):
        table.act(0, table.game.actions[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_is_the_game_of_the_table(name: str) -> None:
    table = _agents(name)
    while table.let_agent_act():
        pass
    played = playout(table.game, [agent("uniform")] * table.game.seats, 5)
    assert played.record.entries == table.record.entries
    assert played.outcome == table.outcome
    assert played.decision_count == sum("action" in entry for entry in table.record.entries)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_deals_as_the_law(name: str) -> None:
    table = _agents(name)
    assert table.state == table.game.start(seed=5)


@pytest.mark.parametrize("name", GAMES)
def test_each_seat_sees_its_own_side(name: str) -> None:
    table = _agents(name)
    for _ in range(12):
        table.let_agent_act()
    for viewer in (*range(table.game.seats), SPECTATOR):
        assert table.view(viewer) == table.state.view(viewer)
        told = table.events(viewer)
        assert told == seen_events(table.state.story, viewer)
        assert table.events(viewer, 3) == told[3:]
        assert table.events(viewer, len(told)) == ()


def test_acting_is_checked() -> None:
    table = Table(load("fox"), [ANN, BEN], Luck(1))
    seat = table.to_act
    before = table.record
    with pytest.raises(NotYourTurn):
        table.act(1 - seat, "B1")
    with pytest.raises(IllegalAction, match=r"\(fox.trick.order\)"):
        table.act(seat, "decree=keep")
    with pytest.raises(ValueError, match="not an action"):
        table.act(seat, "hello")
    assert table.record == before
    assert not table.let_agent_act()


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(ValueError, match="2 seats, not 1"):
        Table(load("fox"), [ANN], Luck(1))
    with pytest.raises(BadOption, match=r"no agent 'unifrom'.*'uniform'"):
        Table(load("fox"), [ANN, Player("X", "unifrom")], Luck(1))
    with pytest.raises(BadOption, match=r"no agent 'zzz'; agents are"):
        agent("zzz")


def test_without_seed_or_deal_chance_cannot_be_drawn() -> None:
    with pytest.raises(BadChance, match="No outcome is given for 'dealer' number 1"):
        Table(load("fox"), [ANN, BEN], Luck())


def test_a_deal_is_used_by_name_and_the_seed_for_the_rest() -> None:
    order = tuple(reversed(range(33)))
    table = Table(load("fox"), [BOT, BOT], Luck(5, {"deal": (order,)}))
    assert table.record.entries[1]["outcome"] == [table.game.item_text("deal", it) for it in order]
    while table.let_agent_act():
        pass
    plain = _agents("fox").record.entries
    assert table.record.entries[0] == plain[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_its_record(name: str) -> None:
    table, whole = _agents(name), _agents(name)
    while whole.let_agent_act():
        pass
    for _ in range(9):
        table.let_agent_act()
    saved = Record.parse(parse_json(table.record.text))
    again = Table.resume(saved, Luck(5))
    assert again.state == table.state
    while again.let_agent_act():
        pass
    assert again.record.entries == whole.record.entries


def test_a_resumed_game_that_waits_for_chance_goes_on() -> None:
    game = load("fox")
    empty = Record(game, (ANN, BEN), (), None)
    assert Table.resume(empty, Luck(5)).state == game.start(seed=5)


def test_giving_up_ends_a_game() -> None:
    table = Table(load("fox"), [ANN, BEN], Luck(1))
    assert table.resign(0)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.to_act == NOBODY
    assert table.record.entries[-1] == {"resign": 0}
    again = Table.resume(Record.parse(table.record.plain()), Luck(1))
    assert again.outcome == table.outcome
    for call in (lambda: table.resign(1), lambda: table.act(0, "B1")):
        with pytest.raises(GameOver):
            call()


def test_only_a_seat_can_give_up() -> None:
    table = Table(load("fox"), [ANN, BEN], Luck(1))
    with pytest.raises(NotYourTurn, match="no seat 2"):
        table.resign(2)


@rule("duet.resign", "ruling.U11")
def test_a_team_gives_up_when_every_person_in_it_agrees() -> None:
    table = Table(load("duet"), [ANN, BEN], Luck(1))
    assert not table.resign(0)
    assert not table.resign(0)
    table.act(table.to_act, table.state.legal[0])
    assert not table.resign(1), "what was said before an action is forgotten"
    assert table.resign(0)
    assert table.outcome is not None
    assert table.outcome.rule == "duet.resign"
    assert table.record.entries[-1] == {"resign": "all"}
    assert check(table.record).outcome == table.outcome


def test_an_agent_agrees_with_its_team() -> None:
    table = Table(load("duet"), [ANN, BOT], Luck(1))
    assert table.resign(0)


def test_of_several_others_the_best_wins() -> None:
    table = Table(load("woods", players=3), [ANN, BEN, Player("Eve")], Luck(1))
    assert table.resign(1)
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2), "level at the start, so both"
    assert table.outcome.ending.value == "shared"


def test_a_solo_player_gives_up_alone() -> None:
    table = Table(load("woods", players=1), [ANN], Luck(1))
    assert table.resign(0)
    assert table.outcome is not None
    assert table.outcome.ending.value == "solo"


def test_the_kinds_that_a_game_names_are_kinds_of_its_events() -> None:
    for name in GAMES:
        table = _agents(name)
        game = table.game
        kinds = set()
        for seed in range(60):
            played = playout(game, [agent("uniform")] * game.seats, seed)
            kinds |= {event.kind for event in check(played.record).state.story}
        assert set(game.checked) <= kinds, name
