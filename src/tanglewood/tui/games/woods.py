"""Into the Woods in the terminal."""

from typing import Any, ClassVar, Final

from tanglewood.core.game import Game
from tanglewood.core.seat import SPECTATOR
from tanglewood.record.form import Record
from tanglewood.record.moment import check
from tanglewood.tui.choosing import ROW, Choosing, Spot
from tanglewood.tui.faces import Face
from tanglewood.tui.family import Rows, Terminal
from tanglewood.tui.scene import Scene
from tanglewood.tui.trading import Trading
from tanglewood.words import Voice


class WoodsTerminal(Terminal):
    """What the terminal has of it."""

    choosing = Trading
    answers: ClassVar = {"pass": "woods.stuck"}
    phases: ClassVar = {"turn": "woods.discard"}

    def face(self, game: Game[Any], plain: dict[str, Any], text: str, voice: Voice) -> Face:
        """A treasure of the woods by its value."""
        name, sign = voice(f"card-{game.character(text)}"), f"w{text}"
        title = voice("card-treasured", rank=text, name=name)
        about = voice("tui-trade-about", value=int(text))
        return Face(
            corner=text, sign=sign, colour=sign, title=title, name=name, foot=text, ability=about,
            rule="woods.discard",
        )  # fmt: skip

    def spot_rule(self, scene: Scene, spot: Spot) -> str:
        """Cards of the row."""
        if spot.place != ROW:
            return ""
        return "woods.token" if spot.at == 0 and scene.plain["players"] > 1 else "woods.refill"

    def more_rules(self, plain: dict[str, Any]) -> list[str]:
        return ["woods.up", "woods.down", "woods.pocket"]

    def prompt(self, choosing: Choosing, voice: Voice) -> str:
        """A trade is picked card by card."""
        if choosing.held:
            which = "tui-ask-second" if choosing.slots else "tui-ask-slot"
            return voice(which, card=choosing.held)
        return "" if "pass" in choosing.legal else voice("tui-ask-trade")

    def sheet(self, record: Record, voice: Voice) -> Rows:
        """A row per player: sets, tokens, points."""
        plain: dict[str, Any] = check(record).state.view(SPECTATOR).plain()
        rows = [["", voice("woods-pockets"), voice("end-tokens"), voice("end-points")]]
        for seat, name in enumerate(record.names):
            sets = " ".join(map(str, plain["pockets"][seat])) or "–"
            cells = [sets, str(plain["tokens"][seat]), str(plain["scores"][seat])]
            rows.append([name, *cells])
        return rows

    def words(self, scene: Scene, text: str) -> str:
        """A trade by its cards."""
        card, trade, slots = text.partition(">")
        if not trade:
            return scene.voice("do-pass")
        taken = "+".join(str(scene.plain["row"][int(slot)]) for slot in slots)
        token = "0" in slots and scene.plain["left"]
        return scene.voice(
            "tui-do-trade-token" if token else "tui-do-trade", card=card, cards=taken
        )


TERMINAL: Final = WoodsTerminal()
