"""What the terminal asks of a family: faces of cards, picks, rules for help, the score sheet."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.games.registry import part
from tanglewood.record.form import Record
from tanglewood.record.moment import check
from tanglewood.tui.choosing import Choosing, Spot
from tanglewood.tui.faces import Face, card_words, plain_face
from tanglewood.tui.page import Line
from tanglewood.tui.rounds import RoundEnd
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice

Rows = list[list[str]]


class Terminal:
    """What holds for a family that has nothing of its own; each overrides what it has."""

    choosing: ClassVar[type[Choosing]] = Choosing
    """How an action is picked."""
    answers: ClassVar[Mapping[str, str]] = {}
    """The rule of an answer, by how its text begins."""
    phases: ClassVar[Mapping[str, str]] = {}
    """The rule of what is asked in a phase."""
    unplayed: ClassVar[Mapping[str, str]] = {}
    """The message for a card that is used without being played, by how the action's text begins."""

    def face(self, game: Any, plain: dict[str, Any], text: str, voice: Voice) -> Face:
        """The face of a card, written as a view writes it."""
        return plain_face(text)

    def spot_rule(self, scene: Scene, spot: Spot) -> str:
        """The rule of something to pick that is no card; '' if there is none."""
        return ""

    def more_rules(self, plain: dict[str, Any]) -> list[str]:
        """Rules that matter wherever the cursor stands."""
        return []

    def own_lines(self, scene: Scene) -> Mapping[str, list[Line]]:
        """What this game explains from its data, by the rule it would have on a page."""
        return {}

    def words(self, scene: Scene, text: str) -> str:
        """An action in words that the table shows; '' where its label or its card says all."""
        kind, _, card = text.rpartition("=")
        if kind not in self.unplayed or not card[:1].isupper():
            return ""
        return scene.voice(self.unplayed[kind], card=card_words(scene.game, scene.voice, card))

    def prompt(self, choosing: Choosing, voice: Voice) -> str:
        """What is asked while picks are made; '' for what every client asks."""
        return voice("tui-ask-how", card=choosing.held) if choosing.held else ""

    def sheet(self, record: Record, voice: Voice) -> Rows:
        """The score sheet as rows of texts, the head first."""
        scores = check(record).state.scores
        rows = [[name, str(score)] for name, score in zip(record.names, scores, strict=True)]
        return [["", voice("end-points")], *rows]

    def round_end(self, game: Any, events: tuple[Event, ...]) -> RoundEnd | None:
        """What the last round that is over brought; None where no round is over, or there are
        none."""
        return None


class TerminalModule(Protocol):
    """What a family's module offers."""

    TERMINAL: Terminal


_USUAL: Final = Terminal()


def terminal(game: Game[Any]) -> Terminal:
    """What the terminal has of the family of a game."""
    found: TerminalModule | None = part(game.name, "terminal")
    return _USUAL if found is None else found.TERMINAL
