"""The games as PettingZoo's: one agent acts at a time (AEC).

    from tanglewood.adapters import pettingzoo

    env = pettingzoo.env("fox", target=16, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        action = None if over else policy(observation["observation"], observation["action_mask"])
        env.step(action)

Agents are `player_0`, `player_1` …; an observation is a dict of `observation` and `action_mask`.
What PettingZoo's wrappers check (order, bounds, legality) is checked in here, once, for speed. Told
in full in `docs/pettingzoo.md`.
"""

from secrets import randbits
from typing import Any, Final

from tanglewood.adapters.engine import Engine, NotReset
from tanglewood.adapters.pictures import MODES, Screen, mode_of
from tanglewood.adapters.rewards import checked, rewards_of
from tanglewood.adapters.seeing import Seen, seen, space_of
from tanglewood.core.chance import Stream
from tanglewood.core.libraries import needs
from tanglewood.games.registry import GAMES, load

np: Any = needs("numpy", "research")
_spaces: Any = needs("gymnasium.spaces", "research")
_zoo: Any = needs("pettingzoo", "research")

VERSION: Final = 0
"""Raised when observations, actions or rewards change."""


class Environment(_zoo.AECEnv):
    """A game as an AEC environment; made by `env`."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        reward: str = "win",
        **options: object,
    ) -> None:
        super().__init__()
        self._given = (game, {"render_mode": render_mode, "reward": reward, **options})
        self._calls: list[int | None] = []
        """Every action since the game began; what a copy of this environment repeats."""
        self._game = load(game, **options)
        self._engine = Engine(self._game)
        self._reward = checked(reward)
        self.metadata = {
            "name": f"tanglewood_{game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = mode_of(render_mode)
        self._screen = Screen()
        self._seat = {f"player_{seat}": seat for seat in range(self._game.seats)}
        self.possible_agents = list(self._seat)
        self._names = tuple(self._seat)
        self._size = self._engine.features, len(self._game.actions)
        self.observation_spaces = {agent: space_of(*self._size) for agent in self._names}
        self.action_spaces = {agent: _spaces.Discrete(self._size[1]) for agent in self._names}
        self._first_seed, self._games = randbits(53), 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed it is the game that `load(…).start(seed)` begins; later ones
        without a seed follow from it."""
        if seed is not None:
            self._first_seed, self._games = seed, 0
        self._engine.begin(self._game_seed())
        self._games += 1
        self._calls = []
        names = self._names
        self.agents = list(names)
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in names}
        self._skip_agent_selection = None
        self._over = False
        self.agent_selection = names[self._engine.to_act]

    def _check_begun(self) -> None:
        if not self._games:
            raise NotReset

    def _game_seed(self) -> int:
        if self._games == 0:
            return self._first_seed
        return Stream(self._first_seed, self._games).below(1 << 53)

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None when its game is over."""
        if not self.agents:
            raise NotReset
        self._calls.append(action)
        if self._over:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must choose an action: the game goes on.")
        engine = self._engine
        try:
            engine.apply(int(action))
        except ValueError as error:
            self._lose(str(error))
            return
        end = engine.end()
        if end is None:
            self.agent_selection = self._names[engine.to_act]
        else:
            self._finish(rewards_of(self._game, *end, self._reward))

    def _lose(self, sentence: str) -> None:
        """An illegal action ends the game; who made it loses, the others get nothing."""
        loser = self.agent_selection
        self.infos[loser] = {"illegal": sentence}
        self._finish(tuple(-1.0 if agent == loser else 0.0 for agent in self._names))

    def _finish(self, rewards: tuple[float, ...]) -> None:
        for agent, reward in zip(self._names, rewards, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self._over = True
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, whether it is to act or not."""
        self._check_begun()
        return seen(self._engine, self._seat[agent], self._size[1], over=self._over)

    def render(self) -> Any:
        """Show the table: a window, a text or an array of pixels, by `render_mode`."""
        self._check_begun()
        return self._screen.render(self._engine.now(), self.render_mode)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._screen.close()

    def state(self) -> Any:
        """What every agent sees, one after the other, for centralised training."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self._names])

    def __reduce__(self) -> Any:
        """Copies and pickles stand where this one stands, and go on by themselves."""
        return _restored, (self._given, self._first_seed, self._games, self._calls)

    def __repr__(self) -> str:
        game, options = self._given
        return f"env({game!r}{''.join(f', {key}={value!r}' for key, value in options.items())})"


def env(game: str = "fox", **options: Any) -> Environment:
    """A game as an AEC environment: `game` and its options as `tanglewood.load` takes them,
    `render_mode` (human, ansi, rgb_array) and `reward` (win, points)."""
    return Environment(game, **options)


def _restored(given: Any, seed: int, games: int, calls: list[int | None]) -> Environment:
    made = Environment(given[0], **given[1])
    made._first_seed, made._games = seed, max(0, games - 1)
    if games:
        made.reset()
    for action in calls:
        made.step(action)
    return made


def _register() -> None:
    """Where PettingZoo has a registry: `pettingzoo.make("aec", "tanglewood/fox-v0")`."""
    if not hasattr(_zoo, "register"):
        return
    for name in GAMES:
        known = f"tanglewood/{name}-v{VERSION}"
        if known not in _zoo.aec_registry:
            _zoo.register("aec", known, env, kwargs={"game": name})


_register()
