"""What aims share that look at games as wholes: what a step brings counts as it is, until the game
is over."""

from typing import Final

import jax.numpy as jnp
from jax import Array


class WholeGames:
    """An aim whose values are what a network says, plainly."""

    whole: Final = True

    @property
    def parts(self) -> int:
        """Numbers in a value."""
        raise NotImplementedError

    def said(self, outputs: Array) -> Array:
        return outputs

    def rewards(self, results: Array, round_over: Array) -> Array:
        return results

    def goes_on(self, round_over: Array, game_over: Array) -> Array:
        return jnp.broadcast_to(~game_over[:, None], (len(game_over), self.parts))

    def missed(self, outputs: Array, targets: Array) -> Array:
        return jnp.sum((outputs - targets) ** 2, axis=-1)
