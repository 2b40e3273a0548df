"""The games as Gymnasium's: one seat is yours, agents play the others.

    import gymnasium
    import tanglewood.adapters.gymnasium

    env = gymnasium.make("tanglewood/Fox-v0", opponents="heuristic", target=0)
    env = gymnasium.make("tanglewood/WoodsSolo-v0")

Importing this registers the ids (`IDS`). An observation is a dict of `observation` and
`action_mask`; in full in `docs/gymnasium.md`. Many games at once: `tanglewood.adapters.vector`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from tanglewood.adapters.engine import Engine, NotReset
from tanglewood.adapters.pictures import MODES, Screen, mode_of
from tanglewood.adapters.rewards import checked, rewards_of
from tanglewood.adapters.seeing import Seen, seen, space_of
from tanglewood.agents.agent import Agent, Guest, chosen
from tanglewood.agents.uniform import Uniform
from tanglewood.bots import Bot, player
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption
from tanglewood.core.libraries import needs
from tanglewood.games.registry import entry, having, load

np: Any = needs("numpy", "research")
_gym: Any = needs("gymnasium", "research")
_spaces: Any = needs("gymnasium.spaces", "research")

VERSION: Final = 0
"""Raised when observations, actions or rewards change."""


def _ids() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game, and those that can be played alone once more."""
    for game in having("observation"):
        name = "".join(map(str.capitalize, game.split("-")))
        least, most = entry(game).players
        yield f"tanglewood/{name}-v{VERSION}", {"game": game}
        if least == 1 < most:
            yield f"tanglewood/{name}Solo-v{VERSION}", {"game": game, "players": 1}


IDS: Final = dict(_ids())
"""The registered ids, and what they are made with."""

Opponents = str | Agent | Sequence[str | Agent]


class SeatEnv(_gym.Env):
    """One seat of a game. `opponents` are one agent for all other seats, or a list of agents in
    their order: names, also of programs (`cmd:…`), or agents themselves. In a team they are the
    others of the team. `seat` None takes a seat by chance every game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str = "fox",
        *,
        opponents: Opponents = "heuristic",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._given = {
            "game": game, "opponents": opponents, "seat": seat, "reward": reward,
            "render_mode": render_mode, **options,
        }  # fmt: skip
        self._calls: list[int] | None = None
        """Every action of this seat since the game began; what a copy repeats."""
        self._game = load(game, **options)
        if seat is not None and not 0 <= seat < self._game.seats:
            raise BadOption(f"{game} has no seat {seat}; seats are 0 to {self._game.seats - 1}.")
        self._seat, self._reward, self.render_mode = seat, checked(reward), mode_of(render_mode)
        self._others = self._seated(opponents)
        blind = all(isinstance(other, Uniform) for other in self._others)
        # Agents need views, which are the law's; who plays at random needs none.
        self._engine = Engine(self._game, kernel=blind)
        self._size = self._engine.features, len(self._game.actions)
        self.observation_space = space_of(*self._size)
        self.action_space = _spaces.Discrete(self._size[1])
        self._screen = Screen()
        self._mine, self._steps, self._over = 0, 0, False

    def _seated(self, opponents: Opponents) -> tuple[Agent, ...]:
        count = self._game.seats - 1
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            opponents = [opponents] * count
        if len(opponents) != count:
            raise BadOption(f"{self._game.name} needs {count} opponents, not {len(opponents)}.")
        return tuple(player(it) if isinstance(it, str) else it for it in opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; with a seed it is the game that `load(…).start(seed)` begins."""
        super().reset(seed=seed)
        self._engine.begin(int(self.np_random.integers(1 << 53)) if seed is None else seed)
        self._mine = (
            int(self.np_random.integers(self._game.seats)) if self._seat is None else self._seat
        )
        self._start()
        return self._seen(), {"seat": self._mine}

    def _start(self) -> None:
        self._steps, self._calls, self._over = 0, [], False
        for seat, guest in self._guests():
            guest.sit(self._game, seat)
        self._play_others()

    def _guests(self) -> Iterator[tuple[int, Guest]]:
        """The others that want to hear when a game begins and ends, with their seats."""
        for place, other in enumerate(self._others):
            if isinstance(other, Guest):
                yield place + (place >= self._mine), other

    def _end(self, *, resigned: bool = False) -> None:
        self._over = True
        for seat, guest in self._guests():
            state = self._engine.now()
            loser = None if self._game.cooperative else self._mine
            ended = state.resignation(loser) if resigned else state.outcome
            assert ended is not None
            guest.leave(seat, ended)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until it is this seat's turn again or the game is over. An
        illegal action loses the game."""
        engine = self._engine
        info: dict[str, Any] = {"seat": self._mine}
        if self._over or self._calls is None:
            raise NotReset
        self._calls.append(int(action))
        try:
            engine.apply(int(action))
        except ValueError as error:
            self._end(resigned=True)
            return self._seen(), -1.0, True, False, info | {"illegal": str(error)}
        self._steps += 1
        self._play_others()
        end = engine.end()
        if end is None:
            return self._seen(), 0.0, False, False, info
        self._end()
        winners, scores = end
        reward = rewards_of(self._game, winners, scores, self._reward)[self._mine]
        info |= {"winners": winners, "scores": scores}
        return self._seen(), reward, True, False, info

    def _play_others(self) -> None:
        engine = self._engine
        while engine.to_act >= 0 and engine.to_act != self._mine:
            seat = engine.to_act
            other = self._others[seat - (seat > self._mine)]
            source = Stream(engine.seed, seat + 1, self._steps)
            if isinstance(other, Uniform):
                legal = engine.legal()
                engine.apply(source.choice(legal))
            else:
                engine.apply(chosen(other, engine.now(), source).index)
            self._steps += 1

    def _seen(self) -> Seen:
        if self._calls is None:
            raise NotReset
        return seen(self._engine, self._mine, self._size[1], over=self._over)

    def action_masks(self) -> Any:
        """The legal actions as booleans, as MaskablePPO of sb3-contrib asks for them."""
        return self._seen()["action_mask"].astype(bool)

    def render(self) -> Any:
        """Show the table: a window, a text or an array of pixels, by `render_mode`."""
        if self._calls is None:
            raise NotReset
        return self._screen.render(self._engine.now(), self.render_mode)

    def close(self) -> None:
        """Close the window, if there is one, and end the programs that play."""
        self._screen.close()
        for other in self._others:
            if isinstance(other, Bot):
                other.close()

    def __reduce__(self) -> Any:
        """Copies and pickles stand where this one stands, and go on by themselves."""
        state = (self._engine.seed, self._mine, self._calls, self._np_random, self._np_random_seed)
        return _restored, (self._given, state, self.spec)


def _restored(given: dict[str, Any], state: Any, spec: Any) -> SeatEnv:
    made = SeatEnv(**given)
    seed, made._mine, calls, made._np_random, made._np_random_seed = state
    made.spec = spec
    if calls is not None:
        made._engine.begin(seed)
        made._start()
        for action in calls:
            made.step(action)
    return made


def _register() -> None:
    for known, given in IDS.items():
        if known not in _gym.registry:
            _gym.register(known, entry_point=f"{__name__}:SeatEnv", kwargs=given)


_register()
