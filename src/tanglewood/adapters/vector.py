"""Many games at once as a Gymnasium vector environment, stepped by the kernel: for self-play.

    env = GamesVectorEnv("fox", num_envs=1024, target=0)
    observations, infos = env.reset(seed=7)
    observations, rewards, terminations, truncations, infos = env.step(actions)

Also `gymnasium.make_vec("tanglewood/FoxSelfPlay-v0", 1024)` once this is imported. In every game
the seat to act is yours, whoever it is: `infos["to_act"]` says which, `rewards` are those of the
seat that has just acted, and `infos["rewards"]` has those of every seat. A game that ends begins
again in the same step (`AutoresetMode.SAME_STEP`); its last observation is not kept. An illegal
action raises ValueError and steps no game.
"""

from typing import Any, ClassVar, Final

from tanglewood.adapters.batched import Batched
from tanglewood.adapters.gymnasium import IDS, VERSION
from tanglewood.adapters.seeing import Seen, space_of
from tanglewood.core.libraries import needs

np: Any = needs("numpy", "research")
_gym: Any = needs("gymnasium", "research")
_vector: Any = needs("gymnasium.vector", "research")
_utils: Any = needs("gymnasium.vector.utils", "research")

SELF_PLAY: Final = {
    name.replace(f"-v{VERSION}", f"SelfPlay-v{VERSION}"): given for name, given in IDS.items()
}
"""The registered ids, and what they are made with."""


class GamesVectorEnv(_vector.VectorEnv):
    """`num_envs` games of one ruleset. Without `copy` observations are the batch's own arrays,
    which the next step overwrites."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [],
        "autoreset_mode": _vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str = "fox",
        num_envs: int = 1024,
        *,
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        options.pop("render_mode", None)  # Gymnasium hands it over to everybody
        self._games = Batched(game, num_envs, threads=threads, **options)
        self._copy = copy
        self._every = np.arange(num_envs)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = space_of(self._games.features, self._games.actions)
        self.single_action_space = _gym.spaces.Discrete(self._games.actions)
        self.observation_space = _utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = _utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games again; with a seed always the same ones."""
        super().reset(seed=seed)
        self._games.reset(seed)
        return self._seen(), {"to_act": self._games.to_act.copy()}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """One legal action in every game."""
        games = self._games
        acted = games.to_act.copy()
        games.step(actions)
        infos = {"to_act": games.to_act.copy(), "acted": acted, "rewards": games.rewards.copy()}
        mine = games.rewards[self._every, acted].astype(np.float64)
        never = np.zeros(self.num_envs, bool)
        return self._seen(), mine, games.done.astype(bool), never, infos

    def sample(self) -> Any:
        """Random legal actions, one per game."""
        return self._games.sample()

    def _seen(self) -> Seen:
        observations, masks = self._games.observations, self._games.masks
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks.view(np.int8)}


def _register() -> None:
    for known, given in SELF_PLAY.items():
        if known not in _gym.registry:
            _gym.register(known, vector_entry_point=f"{__name__}:GamesVectorEnv", kwargs=given)


_register()
