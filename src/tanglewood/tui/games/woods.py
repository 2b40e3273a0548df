"""Into the Woods in the terminal."""

from typing import Any, Final

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.seat import SPECTATOR
from tanglewood.record.form import Record
from tanglewood.record.moment import check
from tanglewood.tui.choosing import ROW, Choosing, Spot
from tanglewood.tui.faces import Face
from tanglewood.tui.family import Rows
from tanglewood.tui.page import Line
from tanglewood.tui.rounds import RoundEnd
from tanglewood.tui.scene import Scene
from tanglewood.tui.trading import Trading
from tanglewood.words import Voice

CHOOSING: Final = Trading
ANSWERS: Final = {"pass": "woods.stuck"}
PHASES: Final = {"turn": "woods.discard"}


def face(game: Game[Any], plain: dict[str, Any], text: str, voice: Voice) -> Face:
    """A treasure of the woods by its value."""
    name, sign = voice(f"card-{game.character(text)}"), f"w{text}"
    title = voice("card-treasured", rank=text, name=name)
    about = voice("tui-trade-about", value=int(text))
    return Face(
        corner=text, sign=sign, colour=sign, title=title, name=name, foot=text, ability=about,
        rule="woods.discard",
    )  # fmt: skip


def spot_rule(scene: Scene, spot: Spot) -> str:
    """Cards of the row."""
    if spot.place != ROW:
        return ""
    return "woods.token" if spot.at == 0 and scene.plain["players"] > 1 else "woods.refill"


def more_rules(plain: dict[str, Any]) -> list[str]:
    return ["woods.up", "woods.down", "woods.pocket"]


def own_lines(scene: Scene) -> dict[str, list[Line]]:
    return {}


def prompt(choosing: Choosing, voice: Voice) -> str:
    """A trade is picked card by card."""
    if choosing.held:
        which = "tui-ask-second" if choosing.slots else "tui-ask-slot"
        return voice(which, card=choosing.held)
    return "" if "pass" in choosing.legal else voice("tui-ask-trade")


def sheet(record: Record, voice: Voice) -> Rows:
    """A row per player: sets, tokens, points."""
    plain: dict[str, Any] = check(record).state.view(SPECTATOR).plain()
    rows = [["", voice("woods-pockets"), voice("end-tokens"), voice("end-points")]]
    for seat, name in enumerate(record.names):
        sets = " ".join(map(str, plain["pockets"][seat])) or "–"
        cells = [sets, str(plain["tokens"][seat]), str(plain["scores"][seat])]
        rows.append([name, *cells])
    return rows


def round_end(game: Game[Any], events: tuple[Event, ...]) -> RoundEnd | None:
    """There are no rounds."""
    return None
