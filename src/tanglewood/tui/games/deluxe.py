"""Deluxe in the terminal."""

from typing import Any, Final

from tanglewood.cards.fox import FoxCard
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goal_words import about
from tanglewood.games.deluxe.special.crown import ADDED
from tanglewood.games.deluxe.special.module import CARDS
from tanglewood.tui.choosing import ANSWER, Choosing, Spot
from tanglewood.tui.faces import SPECIAL, Face, describe_character
from tanglewood.tui.games import fox
from tanglewood.tui.games.fox import prompt, round_end, sheet
from tanglewood.tui.page import Line
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice

__all__ = ["prompt", "round_end", "sheet"]

CHOOSING: Final = Choosing
ANSWERS: Final = {
    **fox.ANSWERS,
    **{action.text.partition("=")[0]: card.rule for card in CARDS for action in card.actions},
}
PHASES: Final = {
    **fox.PHASES,
    **{phase.name: card.rule for card in CARDS for _, phase in card.phases},
}


def face(game: DeluxeGame, plain: dict[str, Any], text: str, voice: Voice) -> Face:
    """A special card by its name, with its rank if it has one."""
    card = text.partition("!")[0].partition("+")[0]
    if not game.character(card).startswith(SPECIAL):
        return fox.face(game, plain, text, voice)
    name, ability = describe_character(game, card, voice)
    foot, rule = str(FoxCard(card).rank or ""), f"deluxe.{card.lower()}"
    return Face(
        corner=name, sign="special", colour="special", title=name, name="", foot=foot,
        ability=ability, rule=rule,
    )  # fmt: skip


def spot_rule(scene: Scene, spot: Spot) -> str:
    """A card that can be played in two ways can be crowned."""
    return ADDED.rule if spot.place == ANSWER else ""


def more_rules(plain: dict[str, Any]) -> list[str]:
    """The goals that lie open."""
    return [f"deluxe.goal.{goal}" for goal in plain["goals"]]


def own_lines(scene: Scene) -> dict[str, list[Line]]:
    """Goals from their data."""
    assert isinstance(scene.game, DeluxeGame)
    say = scene.voice.say
    return {
        f"deluxe.goal.{goal.id}": [Line(say(goal.title), "head"), Line(say(about(goal))), Line("")]
        for goal in scene.game.rules.goals
        if goal.id in scene.plain["goals"]
    }
