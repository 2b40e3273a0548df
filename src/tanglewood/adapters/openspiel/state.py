"""A game under way as OpenSpiel's algorithms hold it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from tanglewood.adapters.openspiel.course import OVER
from tanglewood.adapters.openspiel.resampling import resample
from tanglewood.adapters.openspiel.returns import returns

if TYPE_CHECKING:
    from tanglewood.adapters.openspiel.game import TanglewoodGame


class TanglewoodState(pyspiel.State):
    """OpenSpiel's state around a course. All it owns is in `course`, which copies and pickles
    itself, so that OpenSpiel's cloning and serialising do the rest."""

    def __init__(self, game: "TanglewoodGame") -> None:
        super().__init__(game)
        self.course = game.opening.copy()

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == OVER

    def is_chance_node(self) -> bool:
        return self.course.draw is not None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own; said here because going through the binding costs more than all
        else."""
        course = self.course
        if course.player >= 0:
            return course.legal() if player is None or player == course.player else []
        if course.draw is not None:
            return [item for item, _ in course.draw.outcomes()]
        return []

    def _legal_actions(self, _: int) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.course.draw
        return [] if draw is None else draw.outcomes()

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game, draw = self.course.game, self.course.draw
        if player >= 0 or draw is None:
            return game.actions[action].text
        return f"{draw.name}:{game.item_text(draw.name, action)}"

    def returns(self) -> list[float]:
        if self.course.player != OVER:
            return [0.0] * self.course.game.seats
        return returns(self.course, self.get_game().worth)

    def rewards(self) -> list[float]:
        """All at the end."""
        return self.returns()

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "TanglewoodState":
        """A state that looks the same to the player, all that fit being equally likely.

        `sampler` gives numbers from 0 to 1. See `tanglewood.adapters.openspiel.resampling`.
        """
        fresh = self.get_game().new_initial_state
        state: TanglewoodState = resample(self.course, player, int(sampler() * (1 << 53)), fresh)
        return state

    def __str__(self) -> str:
        course = self.course
        text = course.now().text
        if course.draw is not None:
            game, draw = course.game, course.draw
            drawn = ",".join(game.item_text(draw.name, item) for item in draw.drawn)
            text += f" {draw.name}:{drawn or '-'}"
        return text

    def law(self) -> Any:
        """The law's state of this moment, before the draw that is under way."""
        return self.course.now()
