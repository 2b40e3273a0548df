"""The Duet in the terminal."""

from collections import Counter
from typing import Any, ClassVar, Final

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.record.form import Record
from tanglewood.record.moment import steps
from tanglewood.tui.faces import Face, describe_character, suited_title
from tanglewood.tui.family import Rows, Terminal
from tanglewood.tui.rounds import RoundEnd, Team, last_trick, latest
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice


class DuetTerminal(Terminal):
    """What the terminal has of it."""

    answers: ClassVar = {
        "decree": "duet.foxes", "foxes": "duet.foxes", "move": "duet.move.choice",
        "cover": "duet.round-end",
    }  # fmt: skip
    phases: ClassVar = {
        "exchange": "duet.foxes", "gift": "duet.gift", "follow": "duet.follow",
        "lead": "duet.lead", "move": "duet.move",
    }  # fmt: skip
    unplayed: ClassVar = {"decree": "tui-do-decree"}

    def face(self, game: Game[Any], plain: dict[str, Any], text: str, voice: Voice) -> Face:
        """A suited card with its paws."""
        card = text.partition("!")[0]
        name, ability = describe_character(game, card, voice)
        rule = f"duet.{game.character(card) or 'paws'}"
        title = suited_title(game, card, voice)
        return Face(
            corner=card, sign=card[0], colour=card[0], title=title, name=name, foot="",
            ability=ability, rule=rule, paws=plain["paws"][card],
        )  # fmt: skip

    def more_rules(self, plain: dict[str, Any]) -> list[str]:
        return ["duet.move"]

    def sheet(self, record: Record, voice: Voice) -> Rows:
        """A row per round: tricks by player, gems collected, forest tokens used."""
        heads = [voice("tui-sheet-tricks", name=name) for name in record.names]
        rows = [[voice("end-round"), *heads, voice("tui-sheet-gems"), voice("tui-sheet-trees")]]
        counts: list[Counter[Any]] = []
        for moment in steps(record):
            for event in moment.state.events:
                kind = event.kind
                if kind == "dealt":
                    counts.append(Counter())
                elif counts and kind == "trick-won":
                    counts[-1][record.game.event_fields(event)["winner"]] += 1
                elif counts and kind in {"collected", "covered"}:
                    counts[-1][kind] += 1
        for number, count in enumerate(counts, 1):
            cells = [count[0], count[1], count["collected"], count["covered"]]
            rows.append([str(number), *map(str, cells)])
        return rows

    def round_end(self, game: Game[Any], events: tuple[Event, ...]) -> RoundEnd | None:
        """What the team found."""
        found = latest(game, events)
        if not found:
            return None
        _, over = found[-1]
        collected = sum(kind == "collected" for kind, _ in found)
        return RoundEnd(
            over["round"], team=Team(collected, len(over["added"])), last=last_trick(found)
        )

    def words(self, scene: Scene, text: str) -> str:
        """A move is one to a player, and so is a forest token."""
        kind, _, value = text.partition("=")
        if kind not in {"move", "cover"}:
            return super().words(scene, text)
        steps = int(value) if kind == "move" else 0
        seat = int(steps > 0 or value == "high")
        you = "yes" if seat == scene.viewer else "no"
        if kind == "cover":
            return scene.voice("tui-do-cover", name=scene.names[seat], you=you)
        if not steps:
            return scene.voice("tui-do-stay")
        return scene.voice("tui-do-move", n=abs(steps), name=scene.names[seat], you=you)


TERMINAL: Final = DuetTerminal()
