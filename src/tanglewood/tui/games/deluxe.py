"""Deluxe in the terminal."""

from typing import Any, ClassVar, Final

from tanglewood.cards.fox import FoxCard
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goal_words import about
from tanglewood.games.deluxe.special.crown import ADDED
from tanglewood.games.deluxe.special.module import CARDS
from tanglewood.tui.choosing import ANSWER, CROWNED, Spot
from tanglewood.tui.faces import SPECIAL, Face, card_words, describe_character
from tanglewood.tui.games.fox import FoxTerminal
from tanglewood.tui.page import Line
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice


class DeluxeTerminal(FoxTerminal):
    """What the terminal has of it beyond the fox games."""

    answers: ClassVar = {
        **FoxTerminal.answers,
        **{action.text.partition("=")[0]: card.rule for card in CARDS for action in card.actions},
    }
    phases: ClassVar = {
        **FoxTerminal.phases,
        **{phase.name: card.rule for card in CARDS for _, phase in card.phases},
    }

    def face(self, game: Any, plain: dict[str, Any], text: str, voice: Voice) -> Face:
        """A special card by its name, with its rank if it has one."""
        card = text.partition("!")[0].partition("+")[0]
        if not game.character(card).startswith(SPECIAL):
            return super().face(game, plain, text, voice)
        name, ability = describe_character(game, card, voice)
        foot, rule = str(FoxCard(card).rank or ""), f"deluxe.{card.lower()}"
        return Face(
            corner=name, sign="special", colour="special", title=name, name="", foot=foot,
            ability=ability, rule=rule,
        )  # fmt: skip

    def spot_rule(self, scene: Scene, spot: Spot) -> str:
        """A card that can be played in two ways can be crowned."""
        return ADDED.rule if spot.place == ANSWER else ""

    def more_rules(self, plain: dict[str, Any]) -> list[str]:
        """The goals that lie open."""
        return [f"deluxe.goal.{goal}" for goal in plain["goals"]]

    def own_lines(self, scene: Scene) -> dict[str, list[Line]]:
        """Goals from their data."""
        assert isinstance(scene.game, DeluxeGame)
        say = scene.voice.say
        return {
            f"deluxe.goal.{goal.id}": [
                Line(say(goal.title), "head"),
                Line(say(about(goal))),
                Line(""),
            ]
            for goal in scene.game.rules.goals
            if goal.id in scene.plain["goals"]
        }

    def words(self, scene: Scene, text: str) -> str:
        """A card with the Crown."""
        card, crown, _ = text.partition(CROWNED)
        if not crown:
            return super().words(scene, text)
        return scene.voice("tui-do-crown", card=card_words(scene.game, scene.voice, card))


TERMINAL: Final = DeluxeTerminal()
