"""OpenSpiel's observers: what a player sees now, or has seen since the start."""

from typing import TYPE_CHECKING, Any

import numpy as np

from tanglewood.adapters.openspiel import recall
from tanglewood.adapters.openspiel.course import CardCourse, Setting
from tanglewood.core.errors import BadOption
from tanglewood.core.seat import SPECTATOR
from tanglewood.observing import layout, observed

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Observer:
    """Builds an observation only when it is asked for one.

    Information for one player has a tensor: `observation` is the current view, `info_state` the
    rows of all that was seen. What is public, or private alone, comes as text.
    """

    def __init__(
        self, setting: Setting, *, recalls: bool, public: bool, private: bool, params: Any
    ) -> None:
        if params:
            raise BadOption(f"Observations have no parameters; these were given: {params}.")
        self._recalls, self._public, self._private = recalls, public, private
        self._size = layout(setting.game.name).FEATURES
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if public and private:
            if recalls:
                self.tensor = np.zeros(int(np.prod(recall.shape(setting))), np.float32)
                self.dict["info_state"] = self.tensor.reshape(recall.shape(setting))
            else:
                self.tensor = np.zeros(self._size, np.float32)
                self.dict["observation"] = self.tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player of an OpenSpiel state sees."""
        if self.tensor is None:
            return
        course: CardCourse = state.course
        if self._recalls:
            self.tensor.fill(0)
            recall.write(course, player, self.dict["info_state"])
        else:
            self.tensor[:] = self._bytes(course, player)

    def _bytes(self, course: CardCourse, player: int) -> "NDArray[np.uint8]":
        if course.native is None or course.player != player:
            return np.frombuffer(observed(course.now().view(player)), np.uint8)
        seen = np.empty(self._size, np.uint8)
        course.native.observe(seen, np.empty(len(course.game.actions), np.uint8))
        return seen

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        course: CardCourse = state.course
        if self._recalls:
            return recall.recalled(course, player if self._private else SPECTATOR)
        law = course.now()
        known = law.view(player).plain() if self._private else {}
        common = law.view(SPECTATOR).plain() if not (self._public and self._private) else {}
        if not self._public:
            return _text({key: it for key, it in known.items() if it != common.get(key)})
        return _text(known or common)


def _text(fields: dict[str, object]) -> str:
    return " ".join(f"{key}={_plain(value)}" for key, value in fields.items())


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={_plain(it)}" for key, it in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_plain, value)) + "]"
    return "-" if value is None else str(value)
