"""Puzzles of one self-played game: who plays, which moments are good ones, how hard they are."""

from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.levels import NAMES, Level
from tanglewood.agents.registry import agent
from tanglewood.agents.teacher.family import teaching
from tanglewood.agents.teacher.why import rival, why
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.games.registry import load
from tanglewood.puzzles.form import TRIES, Puzzle, rating_by_finds, skip_forced, way_of
from tanglewood.puzzles.maker.judge import ClearAnswer, find_clear_answer, promising
from tanglewood.puzzles.maker.plans import PLANS
from tanglewood.puzzles.themes import Solution, themes_of

MOST: Final = 3
"""Puzzles of one deal."""
EASY: Final = 950
PLENTY: Final = 2
"""Of puzzles that are easier than this, one of this many is kept."""
PUZZLING: Final = 2
"""What this many of the gentlest levels always find is taken to be found by everybody."""
_PLAY, _RATE = 1, 2


def puzzles_of(game: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles in the game that this seed deals; the same seed gives the same ones."""
    plan = PLANS[game]
    setting = plan.settings[seed % len(plan.settings)]
    luck = Stream(seed, _PLAY)
    state: State[Any] = skip_forced(load(game, **setting).start(seed=seed))
    players = [agent(luck.choice(plan.players)) for _ in range(state.game.seats)]
    choices: list[tuple[int, int]] = []
    found = 0
    while state.to_act >= 0 and found < MOST:
        view, legal = state.view(state.to_act), state.legal
        one = None
        if promising(view, plan, seed):
            one = find_clear_answer(view, plan, plan.budget, seed)
        if one is not None:
            finds = tries_of(view, one.answer, seed, PUZZLING)
            if _worth_a_try(finds, luck):
                found += 1
                yield Puzzle(
                    game, setting, seed, len(choices), way_of(choices), legal.index(one.answer),
                    one.gap, finds, *_about(game, view, one, seed),
                )  # fmt: skip
        action = players[state.to_act].choose(view, Stream(seed, _PLAY, len(choices)))
        choices.append((legal.index(action), len(legal)))
        state = skip_forced(state.apply(action))


def _worth_a_try(finds: tuple[int, ...], luck: Stream) -> bool:
    """Everybody's move is no puzzle, and of what nearly everybody finds there is plenty."""
    return finds != TRIES and (rating_by_finds(finds) >= EASY or luck.below(PLENTY) == 0)


def tries_of(view: Any, answer: Action, seed: int, puzzling: int = 0) -> tuple[int, ...]:
    """How often each level finds the answer in this many tries. Where the first `puzzling` levels
    always do, the others are not asked, and taken to find it too."""
    found: list[int] = []
    for level, (name, tries) in enumerate(zip(NAMES, TRIES, strict=True)):
        if 0 < puzzling == level and found == [*TRIES[:level]]:
            return TRIES
        found.append(
            sum(
                Level(name).choose(view, Stream(seed, _RATE, level, number)) is answer
                for number in range(tries)
            )
        )
    return tuple(found)


def _about(game: str, view: Any, one: ClearAnswer, seed: int) -> tuple[tuple[str, ...], bool]:
    """The themes, and whether the answer is proven best."""
    family = themes_of(game)
    next_best = rival(one.found)
    reason = why(view, one.found, other=next_best, seed=seed)
    by_action = {it.action: it for it in one.found.prospects}
    themes = family.themes(
        Solution(view, one.answer, by_action[one.answer], by_action[next_best], reason.kind)
    )
    proven = teaching(view).proven(view, one.answer, seed)
    return tuple(name for name in family.THEMES if name in themes), proven
