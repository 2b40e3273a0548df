"""Ids that the rule pages gave to what had none."""

from tanglewood.games.deluxe.game import deluxe
from tanglewood.rulebook import all_ids, find
from tests.support import rule


@rule("ruling.G4")
def test_every_rule_without_an_id_got_one() -> None:
    added = {
        "deluxe.special.through",
        "deluxe.special.meaning",
        "deluxe.goals.data",
        "manual.rest",
        "fox.game.winner",
    }
    assert added <= all_ids()
    for goal in deluxe({}).rules.goals:
        assert find(f"deluxe.goal.{goal.id}").title == goal.name
