"""The games as OpenSpiel loads them."""

import atexit
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import pyspiel

from tanglewood.adapters.openspiel import catalogue
from tanglewood.adapters.openspiel.catalogue import CATALOGUE
from tanglewood.adapters.openspiel.course import Setting
from tanglewood.adapters.openspiel.entry import SpielEntry, Value
from tanglewood.adapters.openspiel.observer import Observer
from tanglewood.adapters.openspiel.returns import span
from tanglewood.adapters.openspiel.state import TanglewoodState
from tanglewood.adapters.rewards import checked
from tanglewood.core.game import Game
from tanglewood.games import registry


class TanglewoodGame(pyspiel.Game):
    """A game of ours with its parameters; `law` is the game behind it. Each name in the catalogue
    is a subclass."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        name = self.name
        entry = CATALOGUE[name]
        given = {key: it.default for key, it in entry.parameters.items()} | dict(params or {})
        self.worth = checked(str(given["returns"]), "returns")
        self.setting = setting_of(name, tuple(sorted(given.items())))
        self.law: Game[Any] = self.setting.game
        low, high = span(self.setting, self.worth)
        limits = self.setting.limits
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.law.actions),
            max_chance_outcomes=limits.outcomes,
            num_players=self.law.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if _rivals(entry) else None,
            max_game_length=limits.decisions,
        )
        super().__init__(type_of(name), info, dict(params or {}))
        self.opening = self.setting.opening()

    def new_initial_state(self, text: str | None = None) -> TanglewoodState:
        """The state before anything has happened; a game begins nowhere else."""
        if text is not None:
            raise pyspiel.SpielError("Games of Tanglewood begin at their start.")
        return TanglewoodState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name and its parameters."""
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """No chance of the law has more items than its largest deck, and none comes more often
        than a decision or a round."""
        limits = self.setting.limits
        return (limits.rounds + 3) * 64 + limits.decisions

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what is public, private or both, now or since the start."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(
            self.setting,
            recalls=kind.perfect_recall,
            public=kind.public_info,
            private=kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER,
            params=params,
        )


def loaded(text: str) -> Any:
    """The game that a text names; whoever finds this function has the games registered."""
    return pyspiel.load_game(text)


@cache
def setting_of(name: str, given: tuple[tuple[str, Value], ...]) -> Setting:
    """What all games of one name and one set of parameters share."""
    entry, values = CATALOGUE[name], dict(given)
    game = entry.load(values)
    starter = "first" if "first" in entry.parameters else "dealer"
    first = catalogue.seat(values, starter, game.seats)
    setting = Setting(game, entry.ruleset, first, int(values.get("rounds", 0)))
    setting.source = name, given
    return setting


# OpenSpiel's registry outlives Python; what it holds must not hold the kernel's twins by then.
atexit.register(setting_of.cache_clear)


@cache
def type_of(name: str) -> Any:
    """The game's type: sequential, with hidden information and explicit chance."""
    entry = CATALOGUE[name]
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Tanglewood: {registry.entry(entry.game).title}"
        + (", solo" if entry.players == (1, 1) else ""),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.IDENTICAL
        if entry.team
        else kinds.ZERO_SUM
        if _rivals(entry)
        else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.players[1],
        min_num_players=entry.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={key: it.default for key, it in entry.parameters.items()},
    )


def _rivals(entry: SpielEntry) -> bool:
    return entry.players[1] > 1 and not entry.team


def register() -> None:
    """Make every game known to OpenSpiel, once.

    OpenSpiel keeps what it is given until after Python has ended, so it is given classes, as its
    own games do: these are never taken apart.
    """
    known = set(pyspiel.registered_names())
    for name in CATALOGUE:
        if name not in known:
            made = type(name, (TanglewoodGame,), {"name": name, "__doc__": TanglewoodGame.__doc__})
            pyspiel.register_game(type_of(name), made)
