"""A screen on which somebody picks: cards, answers and slots, by keys and by the mouse."""

from abc import abstractmethod
from typing import Any

from tanglewood.core.errors import TanglewoodError
from tanglewood.tui.action_words import labels_for
from tanglewood.tui.choosing import Choosing, Spot, choosing
from tanglewood.tui.scene import Scene
from tanglewood.tui.stage import StageScreen
from tanglewood.words import Voice


class PickingScreen(StageScreen):
    """Keeps what is being chosen, None while nothing is, and why the last pick was not possible."""

    def __init__(self) -> None:
        super().__init__()
        self.choosing: Choosing | None = None
        self.refused = ""

    @property
    @abstractmethod
    def table_voice(self) -> Voice:
        """The voice of the table, for the one who picks."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Do what was picked; TanglewoodError says why that cannot be."""

    def hinted_spot(self) -> int | None:
        """Which spot a hint points at, if there is one."""
        return None

    def pick(self, spot: Spot) -> None:
        """Take what was picked as far as it goes; what cannot be is explained."""
        if self.choosing is None:
            return
        self.refused = ""
        before = self.choosing.held
        text = self.choosing.pick(spot)
        if text is None:
            self.choosing.go_on(before, self.hinted_spot())
            self.redraw()
            return
        try:
            self.act(text)
        except TanglewoodError as error:
            self.refuse(self.table_voice.say(error.message))

    def refuse(self, why: str) -> None:
        """Say why a pick was not possible."""
        self.refused = why
        self.redraw()

    def show_picks(self, scene: Scene) -> None:
        """Put into a scene what can be picked, and why the last pick was not possible."""
        picks = self.choosing or choosing(scene.plain | {"legal": []})
        scene.spots, scene.held, scene.slots = picks.spots, picks.held, picks.slots
        scene.cursor = -1 if self.choosing is None else self.choosing.cursor
        scene.asked = self.choosing is not None
        scene.refused = self.refused
        scene.labels = labels_for(scene)

    def move_cursor(self, key: str) -> bool:
        """Answer a key that moves the cursor, or takes or puts down what is under it."""
        steps = {"left": -1, "right": 1, "tab": 1, "shift+tab": -1}
        if key in {*steps, "up", "down"}:
            if self.choosing is not None:
                self.refused = ""
                if key in steps:
                    self.choosing.move(steps[key])
                else:
                    self.choosing.jump(1 if key == "down" else -1)
                self.redraw()
        elif key in {"enter", " "}:
            if self.choosing is not None and self.choosing.under is not None:
                self.pick(self.choosing.under)
        elif key == "escape":
            if self.choosing is not None:
                self.choosing.put_down()
            self.refuse("")
        else:
            return False
        return True

    def pressed_spot(self, key: str) -> bool:
        """Pick what has this key; False where nothing has."""
        for spot in () if self.choosing is None else self.choosing.spots:
            if spot.key and spot.key == key:
                self.click_on(spot)
                return True
        return False

    def click_on(self, what: Any) -> None:
        self.hover_over(what)
        if isinstance(what, Spot):
            self.pick(what)
        else:
            super().click_on(what)

    def hover_over(self, what: Any) -> None:
        if isinstance(what, Spot) and self.choosing is not None and self.choosing.point(what):
            self.redraw()
