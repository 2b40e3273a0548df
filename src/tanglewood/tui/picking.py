"""A screen on which somebody picks: cards, answers and slots, by keys and by the mouse."""

from abc import abstractmethod
from typing import Any

from tanglewood.tui.choosing import Choosing, Spot
from tanglewood.tui.stage import StageScreen


class PickingScreen(StageScreen):
    """Keeps what is being chosen, None while nothing is, and why the last pick was not possible."""

    def __init__(self) -> None:
        super().__init__()
        self.choosing: Choosing | None = None
        self.refused = ""

    @abstractmethod
    def pick(self, spot: Spot) -> None:
        """Take what was picked as far as it goes."""

    def moved(self, key: str) -> bool:
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
            self._confirm()
        elif key == "escape":
            self._back()
        else:
            return False
        return True

    def pressed_spot(self, key: str) -> bool:
        assert self.choosing is not None
        for spot in self.choosing.spots:
            if spot.key and spot.key == key:
                self.choosing.point(spot)
                self.pick(spot)
                return True
        return False

    def _confirm(self) -> None:
        if self.choosing is not None and self.choosing.under is not None:
            self.pick(self.choosing.under)

    def _back(self) -> None:
        if self.choosing is not None:
            self.choosing.back()
        self.refused = ""
        self.redraw()

    def clicked(self, what: Any) -> None:
        if isinstance(what, Spot):
            self._point(what)
            if self.choosing is not None:
                self.pick(what)
        else:
            super().clicked(what)

    def hovered(self, what: Any) -> None:
        if isinstance(what, Spot):
            self._point(what)

    def _point(self, spot: Spot) -> None:
        if self.choosing is not None and self.choosing.point(spot):
            self.redraw()
