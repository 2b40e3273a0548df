"""Taking back reaches as far as nothing new was seen, and no farther."""

import pytest

from tanglewood.games.registry import GAMES, load
from tanglewood.record import Luck, Player, Record, check
from tanglewood.session import CannotUndo, Table

FOX = load("fox")
HANDS = "B3 B4 B7 K1 K2 K7 K8 M1 M2 M3 M5 M6 M7", "B1 B2 B5 B8 B9 K3 K5 K9 K11 M8 M9 M10 M11"
REST = "K4 B6 B10 B11 K6 K10 M4"
PEOPLE = Player("Ann"), Player("Ben")
ORDER = tuple(FOX.item_parse("deal", text) for text in " ".join([*HANDS, REST]).split())


def _table(*players: Player) -> Table:
    """Ann leads; the decree is K4."""
    return Table(FOX, players, Luck(1, {"dealer": ((1,),), "deal": (ORDER,)}))


def test_there_is_nothing_to_take_back_at_first() -> None:
    with pytest.raises(CannotUndo, match="nothing to take back"):
        _table(*PEOPLE).undo(0)


def test_a_lead_that_nobody_has_seen_comes_back() -> None:
    table = _table(*PEOPLE)
    before = table.record
    table.act(0, "B4")
    table.undo(0)
    assert table.record == before
    assert table.to_act == 0
    table.act(0, "B7")
    check(table.record)


@pytest.mark.parametrize("look", [Table.view, Table.events])
def test_what_the_other_has_seen_stays(look: object) -> None:
    table = _table(*PEOPLE)
    table.act(0, "B4")
    assert callable(look)
    look(table, 1)
    with pytest.raises(CannotUndo, match="Ben has seen it already"):
        table.undo(0)
    assert table.to_act == 1


def test_a_choice_within_a_turn_comes_back_decision_by_decision() -> None:
    table = _table(*PEOPLE)
    table.act(0, "B3")
    table.act(0, "decree=K1")
    table.undo(0)
    assert table.state.legal[0].text.startswith("decree=")
    table.undo(0)
    assert "B3" in [action.text for action in table.state.legal]
    assert len(table.record.entries) == 2


def test_a_drawn_card_is_new() -> None:
    table = _table(*PEOPLE)
    table.act(0, "M5")
    with pytest.raises(CannotUndo, match="showed you something new"):
        table.undo(0)
    table.act(0, "under=M5" if "under=M5" in map(str, table.state.legal) else "under=M6")
    table.undo(0)
    with pytest.raises(CannotUndo, match="showed you something new"):
        table.undo(0)


def test_the_answer_of_another_is_new() -> None:
    table = _table(PEOPLE[0], Player("Bot", "uniform"))
    table.act(0, "B4")
    assert table.let_agent_act()
    with pytest.raises(CannotUndo, match="Bot has acted since"):
        table.undo(0)


def test_a_follow_that_decides_the_trick_comes_back() -> None:
    table = _table(*PEOPLE)
    table.act(0, "K1")
    table.act(1, "K11")
    assert table.to_act == 0, "the Swan leads again"
    table.undo(1)
    assert table.to_act == 1
    assert not any("check" in entry for entry in table.record.entries)


def test_a_new_deal_is_new() -> None:
    game = load("fox-mini", target=30, ranks=[1, 2, 4, 9])
    table = Table(game, PEOPLE, Luck(3))
    while not any(entry.get("check") == "round" for entry in table.record.entries):
        seat = table.to_act
        table.act(seat, table.state.legal[0])
    with pytest.raises(CannotUndo, match="Something has been drawn or dealt since"):
        table.undo(seat)


def test_a_finished_game_stays_finished() -> None:
    table = Table(load("fox-mini"), PEOPLE, Luck(3))
    while table.outcome is None:
        seat = table.to_act
        table.act(seat, table.state.legal[0])
    with pytest.raises(CannotUndo, match="over"):
        table.undo(seat)
    table = _table(*PEOPLE)
    table.act(0, "B4")
    table.resign(1)
    with pytest.raises(CannotUndo, match="over"):
        table.undo(0)


def test_after_a_resume_the_others_count_as_having_seen() -> None:
    table = _table(*PEOPLE)
    table.act(0, "B4")
    again = Table.resume(Record.parse(table.record.plain()), Luck(1))
    with pytest.raises(CannotUndo, match="Ben has seen"):
        again.undo(0)
    alone = _table(PEOPLE[0], Player("Bot", "uniform"))
    alone.act(0, "B3")
    again = Table.resume(Record.parse(alone.record.plain()), Luck(1))
    again.undo(0)
    assert again.to_act == 0


def test_the_same_decision_gets_the_same_answer() -> None:
    table = _table(PEOPLE[0], Player("Bot", "uniform"))
    answers = set()
    for _ in range(3):
        table.act(0, "B3")
        table.undo(0)
        table.act(0, "B3")
        table.act(0, "decree=keep")
        copy = Table.resume(Record.parse(table.record.plain()), Luck(1))
        copy.let_agent_act()
        answers.add(copy.record.entries[-1].get("action", copy.record.entries[-2].get("action")))
        table.undo(0)
        table.undo(0)
    assert len(answers) == 1


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_never_changes_what_a_seat_knows(name: str) -> None:
    """Whatever can be taken back, the seat knows as much after it as before the decision."""
    game = load(name)
    players = [Player(f"P{seat}") for seat in range(game.seats)]
    for seed in range(4):
        table = Table(game, players, Luck(seed))
        turn = 0
        while table.outcome is None:
            seat, before = table.to_act, table.state
            table.act(seat, before.legal[turn % len(before.legal)])
            turn += 1
            try:
                table.undo(seat)
            except CannotUndo:
                continue
            assert table.state == before
            table.act(seat, before.legal[turn % len(before.legal)])
        check(table.record)
