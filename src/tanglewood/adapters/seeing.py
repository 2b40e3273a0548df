"""What an agent of an environment sees: a dict of `observation` and `action_mask`."""

from typing import Any

from tanglewood.adapters.engine import Engine
from tanglewood.core.libraries import needs
from tanglewood.observing import observed

np: Any = needs("numpy", "research")
_spaces: Any = needs("gymnasium.spaces", "research")

Seen = dict[str, Any]


def space_of(features: int, actions: int) -> Any:
    """The space of what is seen."""
    return _spaces.Dict(
        {
            "observation": _spaces.Box(0, 255, (features,), np.uint8),
            "action_mask": _spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def seen(engine: Engine, seat: int, actions: int, *, over: bool) -> Seen:
    """What a seat sees now; its mask is all 0 unless it is to act in a game that goes on."""
    mask = np.zeros(actions, np.uint8)
    if engine.to_act == seat and not over:
        observation = np.empty(engine.features, np.uint8)
        engine.observe(observation, mask)
    else:
        observation = np.frombuffer(observed(engine.now().view(seat)), np.uint8).copy()
    return {"observation": observation, "action_mask": mask.view(np.int8)}
