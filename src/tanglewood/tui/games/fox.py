"""The fox games in the terminal."""

from typing import Any, ClassVar, Final

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.games.fox.points import round_parts
from tanglewood.games.fox.rules import bands, standing
from tanglewood.record.form import Record
from tanglewood.tui.faces import Face, describe_character, suited_title
from tanglewood.tui.family import Rows, Terminal
from tanglewood.tui.rounds import PointsPart, RoundEnd, Side, last_trick, latest
from tanglewood.words import Voice

_RULES: Final = {
    "ace": "fox.swan", "queen": "fox.monarch", "treasure-late": "fox.treasure",
    "poison": "deluxe.poison.loss",
}  # fmt: skip
"""The rules of characters that are called otherwise."""


class FoxTerminal(Terminal):
    """What the terminal has of them."""

    answers: ClassVar = {"decree": "fox.fox"}
    phases: ClassVar = {
        "exchange": "fox.fox", "under": "fox.woodcutter", "follow": "fox.follow",
        "lead": "fox.lead",
    }  # fmt: skip
    unplayed: ClassVar = {"decree": "tui-do-decree", "under": "tui-do-under"}

    def face(self, game: Game[Any], plain: dict[str, Any], text: str, voice: Voice) -> Face:
        """A suited card, perhaps with a Crown."""
        card, _, crown = text.partition("!")[0].partition("+")
        character, (name, ability) = game.character(card), describe_character(game, card, voice)
        title, letter, rank = suited_title(game, card, voice), card[0], card[1:]
        colour = character if character == "poison" else letter
        rule = _RULES.get(character, f"fox.{character or 'follow'}")
        return Face(
            corner=card, sign=letter, colour=colour, title=title, name=name,
            foot=f"+{crown}" if crown else rank, ability=ability, rule=rule,
        )  # fmt: skip

    def sheet(self, record: Record, voice: Voice) -> Rows:
        """A row per round: tricks, points and the score after it."""
        chart = getattr(getattr(record.game, "rules", None), "scores", ())
        heads = [voice("tui-sheet-fox", name=name) for name in record.names]
        rows = [[voice("end-round"), *heads]]
        for note in record.entries:
            match note:
                case {"check": "round", "round": number, "tricks": [*tricks], "points": [*points],
                      "scores": [*scores]}:  # fmt: skip
                    cells = [
                        f"{_tricks(chart, won, voice)}, {gained:+d}, {now}"
                        for won, gained, now in zip(tricks, points, scores, strict=True)
                    ]
                    rows.append([str(number), *cells])
        return rows

    def round_end(self, game: Any, events: tuple[Event, ...]) -> RoundEnd | None:
        """Tricks on the chart, and points by what they were for."""
        found = latest(game, events)
        if not found:
            return None
        _, scored = found[-1]
        chart = tuple(game.rules.scores)
        named = bands(chart)
        sides = []
        for seat, (tricks, points) in enumerate(
            zip(scored["tricks"], scored["points"], strict=True)
        ):
            band = next((it["name"] for it in named if tricks <= int(str(it["to"]))), "")
            parts = [PointsPart(*it) for it in round_parts(game.payments, found, seat, points)]
            sides.append(
                Side(
                    seat=seat,
                    tricks=tricks,
                    band=str(band),
                    parts=tuple(parts),
                    points=points,
                    score=scored["scores"][seat],
                )
            )
        return RoundEnd(scored["round"], chart, tuple(sides), None, last_trick(found))


def _tricks(chart: tuple[int, ...], tricks: Any, voice: Voice) -> str:
    name = standing(tuple(chart), tricks)
    return f"{tricks} {voice(f'band-{name.lower()}')}" if name else str(tricks)


TERMINAL: Final = FoxTerminal()
