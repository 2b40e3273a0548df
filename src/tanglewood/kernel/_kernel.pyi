from collections.abc import Sequence
from typing import Any, Final

class FoxConfig:
    def __init__(
        self,
        deck: Sequence[int],
        hand: int,
        points: Sequence[int],
        treasure_at_once: bool,
        tie_by_tricks: bool,
        target: int,
    ) -> None: ...
    def __bytes__(self) -> bytes: ...

class FoxTwin:
    def __init__(self, config: FoxConfig, position: tuple[Any, ...] | None = None) -> None: ...
    def copy(self) -> FoxTwin: ...
    @property
    def config(self) -> FoxConfig: ...
    @property
    def to_act(self) -> int: ...
    def legal(self) -> tuple[int, ...]: ...
    def apply(self, action: int) -> None: ...
    def chance(self) -> tuple[str, tuple[int, ...], int, bool] | None: ...
    def draw(self, items: Sequence[int]) -> None: ...
    def scores(self) -> tuple[int, ...]: ...
    def outcome(self) -> tuple[str, tuple[int, ...], tuple[int, ...], str] | None: ...
    def position(self) -> tuple[Any, ...]: ...
    def observe(self, observation: Any, mask: Any) -> None: ...
    def observed(self, seat: int) -> bytes: ...
    def perft(self, depth: int) -> int: ...
    def playouts(self, games: int, seed: int, threads: int = 1) -> dict[str, Any]: ...
    def world_count(self, seat: int) -> tuple[str, int]: ...
    def worlds(self, seat: int, count: int, seed: int) -> list[FoxTwin]: ...
    def world_hits(self, seat: int, count: int, seed: int) -> int: ...
    def seen_count(
        self,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: list[tuple[int, int]],
    ) -> tuple[str, int]: ...
    def seen_worlds(
        self,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: Sequence[tuple[int, int]],
        count: int,
        seed: int,
    ) -> list[FoxTwin]: ...
    def told(
        self, worlds: Any, network: Any, seen: list[Any], seed: int, to_the_end: bool = False
    ) -> tuple[list[int], list[tuple[int, list[tuple[bool, int, list[int]]]]]]: ...
    def learned(
        self,
        belief: Any,
        network: Any,
        seen: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        seed: int = 0,
        actions: int = 8,
        trust: float = 0.02,
        doubt: float = 0.0,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def played(
        self, worlds: Any, network: Any, seen: list[Any], seed: int, action: int
    ) -> list[tuple[list[int], list[tuple[int, ...]]]]: ...
    def solve(
        self, values: list[int] | None = None, guess: int = 0, nodes: int = 0
    ) -> tuple[int, int, int] | None: ...
    def solve_actions(
        self, values: list[int] | None = None, guess: int = 0, nodes: int = 0
    ) -> list[tuple[int, int]] | None: ...
    def minimax(self, values: Sequence[int] | None = None) -> int: ...
    def think(
        self,
        belief: Any,
        leader: int,
        decree: int,
        steps: list[tuple[int, int, int]],
        policy: str,
        iterations: int,
        milliseconds: float,
        exploration: float,
        seed: int,
        worlds: int,
        doubt: float,
        power: float,
        prior: float,
        solved: int,
        open: int,
        open_worlds: int,
        answer: bool,
        values: list[int] | None = None,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def plausible(
        self,
        belief: Any,
        leader: int,
        decree: int,
        steps: list[tuple[int, int, int]],
        policy: str,
        worlds: int,
        doubt: float,
        power: float,
        seed: int,
    ) -> list[tuple[FoxTwin, float]]: ...
    def likely(
        self,
        belief: Any,
        leader: int,
        decree: int,
        steps: list[tuple[int, int, int]],
        network: Any,
        worlds: int,
        doubt: float,
        power: float,
        seed: int,
    ) -> list[tuple[FoxTwin, float]]: ...
    def ismcts(
        self,
        belief: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        exploration: float = 0.4,
        seed: int = 0,
        threads: int = 1,
        values: list[int] | None = None,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def solve_worlds(
        self,
        belief: Any,
        worlds: int = 100,
        milliseconds: float = 0.0,
        seed: int = 0,
        threads: int = 1,
        values: list[int] | None = None,
        nodes: int = 0,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...

class FoxBelief:
    def __init__(self, twin: FoxTwin, seat: int) -> None: ...
    @staticmethod
    def listed(worlds: Sequence[FoxTwin], weights: Sequence[float], seat: int) -> FoxBelief: ...
    @property
    def seat(self) -> int: ...
    def draw(self, count: int, seed: int) -> list[FoxTwin]: ...
    @staticmethod
    def seen(
        twin: FoxTwin,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: Sequence[tuple[int, int]],
    ) -> FoxBelief: ...

class FoxBatch:
    def __init__(self, config: FoxConfig, games: int, seed: int, threads: int = 1) -> None: ...
    def __len__(self) -> int: ...

    features: Final[int] = ...

    actions: Final[int] = ...

    @property
    def seats(self) -> int: ...
    def game(self, i: int) -> FoxTwin: ...
    def reset(
        self,
        which: Any = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def step(
        self,
        actions: Any,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def sample(self, actions: Any) -> None: ...

class FoxEquilibrium:
    def __init__(self, config: FoxConfig) -> None: ...
    def run(self, iterations: int) -> None: ...
    @property
    def iterations(self) -> int: ...
    @property
    def deals(self) -> int: ...
    @property
    def places(self) -> int: ...
    @property
    def situations(self) -> int: ...
    @property
    def numbers(self) -> int: ...
    def average(self) -> list[float]: ...
    def exploited(self, policy: list[float] | None = None) -> tuple[float, float, float]: ...
    def situation(
        self, number: int
    ) -> tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]: ...

class DeluxeConfig:
    def __init__(
        self, goals: Sequence[Sequence[int]], special: int, named: int, poison: bool, target: int
    ) -> None: ...
    def __bytes__(self) -> bytes: ...

class DeluxeTwin:
    def __init__(self, config: DeluxeConfig, position: tuple[Any, ...] | None = None) -> None: ...
    def copy(self) -> DeluxeTwin: ...
    @property
    def config(self) -> DeluxeConfig: ...
    @property
    def to_act(self) -> int: ...
    def legal(self) -> tuple[int, ...]: ...
    def apply(self, action: int) -> None: ...
    def chance(self) -> tuple[str, tuple[int, ...], int, bool] | None: ...
    def draw(self, items: Sequence[int]) -> None: ...
    def scores(self) -> tuple[int, ...]: ...
    def outcome(self) -> tuple[str, tuple[int, ...], tuple[int, ...], str] | None: ...
    def position(self) -> tuple[Any, ...]: ...
    def observe(self, observation: Any, mask: Any) -> None: ...
    def observed(self, seat: int) -> bytes: ...
    def perft(self, depth: int) -> int: ...
    def playouts(self, games: int, seed: int, threads: int = 1) -> dict[str, Any]: ...
    def world_count(self, seat: int) -> tuple[str, int]: ...
    def worlds(self, seat: int, count: int, seed: int) -> list[DeluxeTwin]: ...
    def world_hits(self, seat: int, count: int, seed: int) -> int: ...
    def seen_count(
        self,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: list[tuple[int, int]],
    ) -> tuple[str, int]: ...
    def seen_worlds(
        self,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: Sequence[tuple[int, int]],
        count: int,
        seed: int,
    ) -> list[DeluxeTwin]: ...
    def told(
        self, worlds: Any, network: Any, seen: list[Any], seed: int, to_the_end: bool = False
    ) -> tuple[list[int], list[tuple[int, list[tuple[bool, int, list[int]]]]]]: ...
    def learned(
        self,
        belief: Any,
        network: Any,
        seen: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        seed: int = 0,
        actions: int = 8,
        trust: float = 0.02,
        doubt: float = 0.0,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def played(
        self, worlds: Any, network: Any, seen: list[Any], seed: int, action: int
    ) -> list[tuple[list[int], list[tuple[int, ...]]]]: ...
    def ismcts(
        self,
        belief: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        exploration: float = 0.4,
        seed: int = 0,
        threads: int = 1,
        values: list[int] | None = None,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...

class DeluxeBelief:
    def __init__(self, twin: DeluxeTwin, seat: int) -> None: ...
    @staticmethod
    def listed(
        worlds: Sequence[DeluxeTwin], weights: Sequence[float], seat: int
    ) -> DeluxeBelief: ...
    @property
    def seat(self) -> int: ...
    def draw(self, count: int, seed: int) -> list[DeluxeTwin]: ...
    @staticmethod
    def seen(
        twin: DeluxeTwin,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: Sequence[tuple[int, int]],
    ) -> DeluxeBelief: ...

class DeluxeBatch:
    def __init__(self, config: DeluxeConfig, games: int, seed: int, threads: int = 1) -> None: ...
    def __len__(self) -> int: ...

    features: Final[int] = ...

    actions: Final[int] = ...

    @property
    def seats(self) -> int: ...
    def game(self, i: int) -> DeluxeTwin: ...
    def reset(
        self,
        which: Any = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def step(
        self,
        actions: Any,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def sample(self, actions: Any) -> None: ...

class DuetConfig:
    def __init__(
        self,
        gems: Sequence[int],
        plus: Sequence[int],
        paws: Sequence[int],
        start: int,
        tokens: int,
        level: int,
    ) -> None: ...
    def __bytes__(self) -> bytes: ...

class DuetTwin:
    def __init__(self, config: DuetConfig, position: tuple[Any, ...] | None = None) -> None: ...
    def copy(self) -> DuetTwin: ...
    @property
    def config(self) -> DuetConfig: ...
    @property
    def to_act(self) -> int: ...
    def legal(self) -> tuple[int, ...]: ...
    def apply(self, action: int) -> None: ...
    def chance(self) -> tuple[str, tuple[int, ...], int, bool] | None: ...
    def draw(self, items: Sequence[int]) -> None: ...
    def scores(self) -> tuple[int, ...]: ...
    def outcome(self) -> tuple[str, tuple[int, ...], tuple[int, ...], str] | None: ...
    def position(self) -> tuple[Any, ...]: ...
    def observe(self, observation: Any, mask: Any) -> None: ...
    def observed(self, seat: int) -> bytes: ...
    def perft(self, depth: int) -> int: ...
    def playouts(self, games: int, seed: int, threads: int = 1) -> dict[str, Any]: ...
    def world_count(self, seat: int) -> tuple[str, int]: ...
    def worlds(self, seat: int, count: int, seed: int) -> list[DuetTwin]: ...
    def world_hits(self, seat: int, count: int, seed: int) -> int: ...
    def seen_count(
        self,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: list[tuple[int, int]],
    ) -> tuple[str, int]: ...
    def seen_worlds(
        self,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: Sequence[tuple[int, int]],
        count: int,
        seed: int,
    ) -> list[DuetTwin]: ...
    def solve(self, score: bool = False, nodes: int = 0) -> tuple[int, int, int] | None: ...
    def solve_actions(
        self, score: bool = False, nodes: int = 0
    ) -> list[tuple[int, int]] | None: ...
    def every_line(self, score: bool = False) -> int: ...
    def ismcts(
        self,
        belief: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        exploration: float = 0.4,
        seed: int = 0,
        threads: int = 1,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def team(
        self,
        belief: Any,
        played: int,
        holds: tuple[int, int],
        lacks: tuple[int, int],
        iterations: int = 1000,
        milliseconds: float = 0.0,
        seed: int = 0,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def team_policy(self, played: int, holds: tuple[int, int], lacks: tuple[int, int]) -> int: ...
    def open_plan(self, width: int) -> list[int]: ...
    def learned(
        self,
        belief: Any,
        network: Any,
        seen: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        seed: int = 0,
        actions: int = 8,
        trust: float = 0.02,
        doubt: float = 0.0,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def told(
        self, worlds: Any, network: Any, seen: list[Any], seed: int, to_the_end: bool = False
    ) -> tuple[list[int], list[tuple[int, list[tuple[bool, int, list[int]]]]]]: ...

class DuetBelief:
    def __init__(self, twin: DuetTwin, seat: int) -> None: ...
    @staticmethod
    def listed(worlds: Sequence[DuetTwin], weights: Sequence[float], seat: int) -> DuetBelief: ...
    @property
    def seat(self) -> int: ...
    def draw(self, count: int, seed: int) -> list[DuetTwin]: ...
    @staticmethod
    def seen(
        twin: DuetTwin,
        seat: int,
        unseen: int,
        hand: int,
        deck: int,
        box: int,
        boxed: int,
        steps: Sequence[tuple[int, int]],
    ) -> DuetBelief: ...

class DuetBatch:
    def __init__(self, config: DuetConfig, games: int, seed: int, threads: int = 1) -> None: ...
    def __len__(self) -> int: ...

    features: Final[int] = ...

    actions: Final[int] = ...

    @property
    def seats(self) -> int: ...
    def game(self, i: int) -> DuetTwin: ...
    def reset(
        self,
        which: Any = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def step(
        self,
        actions: Any,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def sample(self, actions: Any) -> None: ...

class WoodsConfig:
    def __init__(
        self, counts: Sequence[int], players: int, tokens: int, reshuffles: int, gentle: bool
    ) -> None: ...
    def __bytes__(self) -> bytes: ...

class WoodsTwin:
    def __init__(self, config: WoodsConfig, position: tuple[Any, ...] | None = None) -> None: ...
    def copy(self) -> WoodsTwin: ...
    @property
    def config(self) -> WoodsConfig: ...
    @property
    def to_act(self) -> int: ...
    def legal(self) -> tuple[int, ...]: ...
    def apply(self, action: int) -> None: ...
    def chance(self) -> tuple[str, tuple[int, ...], int, bool] | None: ...
    def draw(self, items: Sequence[int]) -> None: ...
    def scores(self) -> tuple[int, ...]: ...
    def outcome(self) -> tuple[str, tuple[int, ...], tuple[int, ...], str] | None: ...
    def position(self) -> tuple[Any, ...]: ...
    def observe(self, observation: Any, mask: Any) -> None: ...
    def observed(self, seat: int) -> bytes: ...
    def perft(self, depth: int) -> int: ...
    def playouts(self, games: int, seed: int, threads: int = 1) -> dict[str, Any]: ...
    def world_count(self, seat: int) -> tuple[str, int]: ...
    def worlds(self, seat: int, count: int, seed: int) -> list[WoodsTwin]: ...
    def world_hits(self, seat: int, count: int, seed: int) -> int: ...
    def seen_count(
        self,
        seat: int,
        pool: list[int],
        needs: list[int],
        least: list[list[int]],
        most: list[list[int]],
        gained: list[list[int]],
        deck: list[int] | None,
    ) -> tuple[str, int]: ...
    def seen_worlds(
        self,
        seat: int,
        pool: Sequence[int],
        needs: Sequence[int],
        least: Sequence[Sequence[int]],
        most: Sequence[Sequence[int]],
        gained: Sequence[Sequence[int]],
        deck: Sequence[int] | None,
        count: int,
        seed: int,
    ) -> list[WoodsTwin]: ...
    def solve(self, goal: int = 0, nodes: int = 0) -> tuple[tuple[int, ...], int, int] | None: ...
    def solve_actions(
        self, goal: int = 0, nodes: int = 0
    ) -> list[tuple[int, tuple[int, ...]]] | None: ...
    def every_line(self, goal: int = 0) -> tuple[int, ...]: ...
    def ismcts(
        self,
        belief: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        exploration: float = 0.4,
        seed: int = 0,
        threads: int = 1,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def planned(
        self,
        belief: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        exploration: float = 0.4,
        seed: int = 0,
        threads: int = 1,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def thumb(self) -> int: ...
    def alone(
        self, iterations: int = 1000, milliseconds: float = 0.0, seed: int = 0
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def alone_open(self, width: int) -> int: ...
    def learned(
        self,
        belief: Any,
        network: Any,
        seen: Any,
        iterations: int = 1000,
        milliseconds: float = 0.0,
        seed: int = 0,
        actions: int = 8,
        trust: float = 0.02,
        doubt: float = 0.0,
    ) -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]: ...
    def told(
        self, worlds: Any, network: Any, seen: list[Any], seed: int, to_the_end: bool = False
    ) -> tuple[list[int], list[tuple[int, list[tuple[bool, int, list[int]]]]]]: ...

class WoodsBelief:
    def __init__(self, twin: WoodsTwin, seat: int) -> None: ...
    @staticmethod
    def listed(worlds: Sequence[WoodsTwin], weights: Sequence[float], seat: int) -> WoodsBelief: ...
    @property
    def seat(self) -> int: ...
    def draw(self, count: int, seed: int) -> list[WoodsTwin]: ...
    @staticmethod
    def seen(
        twin: WoodsTwin,
        seat: int,
        pool: Sequence[int],
        needs: Sequence[int],
        least: Sequence[Sequence[int]],
        most: Sequence[Sequence[int]],
        gained: Sequence[Sequence[int]],
        deck: Sequence[int] | None = None,
    ) -> WoodsBelief: ...

class WoodsBatch:
    def __init__(self, config: WoodsConfig, games: int, seed: int, threads: int = 1) -> None: ...
    def __len__(self) -> int: ...

    features: Final[int] = ...

    actions: Final[int] = ...

    @property
    def seats(self) -> int: ...
    def game(self, i: int) -> WoodsTwin: ...
    def reset(
        self,
        which: Any = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def step(
        self,
        actions: Any,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def sample(self, actions: Any) -> None: ...

class Network:
    def __init__(
        self, caps: bytes, shifts: Sequence[int], weights: Sequence[bytes], bias: Sequence[bytes]
    ) -> None: ...
    def outputs(self, observation: bytes) -> list[int]: ...
