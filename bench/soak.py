"""Soak: many random games of every ruleset over random options, on all cores.

    python bench/soak.py [--games N] [--only NAME] [--state FILE] [--fresh] [--seed S]

Every game is played to its end by uniformly random choices. At every step somebody has a legal
action until the game is over, and no card is lost or doubled. One game in fifty is also
written down, read back, replayed entry by entry and looked at by every seat. What is done is kept
in a state file, so a run that was stopped goes on where it was; a ruleset whose rules changed is
begun again. The first error ends the run with the ruleset, the options and the seed that show it.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.cards.woods import Handful
from tanglewood.core.chance import Stream
from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.games.fox.laid import GONE
from tanglewood.games.registry import family_of
from tanglewood.record import Record, check
from tanglewood.record.plain import dump, parse_json
from tanglewood.session import playout
from tanglewood.session.simulation import game_seed
from tanglewood.words import table_voice

LAW = Path(tw.__file__).parent
ROOMS = ("core", "cards", "tricks", "components", "record")
CHUNK = 100
SAMPLE = 50
TARGETS = (0, 7, 16, 21, 35)


def fox_options(pick: Stream) -> dict[str, Any]:
    return {"target": TARGETS[pick.below(len(TARGETS))]}


def mini_options(pick: Stream) -> dict[str, Any]:
    suits = 1 + pick.below(3)
    ranks = [rank for rank in range(1, 12) if pick.below(2)] or [1, 3, 5]
    most = (suits * len(ranks) - 1 - (5 in ranks)) // 2
    if most < 1:
        return {}
    hand = 1 + pick.below(min(most, 16))
    # Every number of tricks brings a point: a game in which nothing is won has no end.
    scores = [1 + pick.below(9) for _ in range(hand + 1)]
    return {
        "suits": suits,
        "ranks": ranks,
        "hand": hand,
        "scores": scores,
        "target": pick.below(20),
    }


def deluxe_options(pick: Stream) -> dict[str, Any]:
    named = [name for name in SPECIAL_NAMES if pick.below(2)]
    special: object = named if named and pick.below(2) else pick.below(10)
    modules = {"goals": bool(pick.below(2)), "poison": bool(pick.below(2))}
    return fox_options(pick) | modules | {"special": special}


def duet_options(pick: Stream) -> dict[str, Any]:
    return {"level": 1 + pick.below(3)}


def woods_options(pick: Stream) -> dict[str, Any]:
    players = 1 + pick.below(5)
    gentle = players == 1 and bool(pick.below(2))
    return {"players": players, "deck": ("even", "tapered")[pick.below(2)], "gentle": gentle}


def cards_in_fox(state: Any) -> bool:
    laid = [card for it in state.trick if it != GONE for card in it.cards]
    cards = [*state.hands[0], *state.hands[1], *state.deck, *laid, state.decree]
    # A won trick holds two cards, and three where a Crown was added, which a Mirror can be too.
    crowns = len(state.game.dealt(state)) - len(cards) - 2 * sum(state.tricks)
    return len(set(cards)) == len(cards) and 0 <= crowns <= 2 * bool(state.game.modules)


def cards_in_duet(state: Any) -> bool:
    hands = state.hands
    cards = [*hands[0], *hands[1], *state.rest, state.decree, *state.trick]
    done = 11 - max(map(len, hands)) - (len(state.trick) == 2)
    return bool(state.decree is None or len(set(cards)) == len(cards) == 30 - 2 * done)


def cards_in_woods(state: Any) -> bool:
    rules = state.game.rules
    lying = Handful((*state.row, *state.deck)) + state.discards
    pocketed = [card for pocket in state.pockets for card in 3 * pocket]
    return bool(sum(state.hands, lying) + pocketed == rules.cards)


class Ruleset(NamedTuple):
    """How a ruleset is soaked: random options, and whether all cards are there."""

    options: Callable[[Stream], dict[str, Any]]
    whole: Callable[[Any], bool]
    phases: frozenset[str]
    """Phases in which no round is on the table, so there are no cards to count."""


_BETWEEN = frozenset({"over", "deal", "dealer", "goals", "special", "renew", "cover"})
RULESETS = {
    "fox": Ruleset(fox_options, cards_in_fox, _BETWEEN),
    "fox-manual": Ruleset(fox_options, cards_in_fox, _BETWEEN),
    "fox-mini": Ruleset(mini_options, cards_in_fox, _BETWEEN),
    "deluxe": Ruleset(deluxe_options, cards_in_fox, _BETWEEN),
    "duet": Ruleset(duet_options, cards_in_duet, _BETWEEN),
    "woods": Ruleset(woods_options, cards_in_woods, frozenset()),
}


class Failure(NamedTuple):
    """A game that went wrong, with all that shows it again."""

    name: str
    options: str
    number: int
    seed: int
    error: str


@cache
def loaded(name: str, options: str) -> Game[Any]:
    return tw.load(name, **json.loads(options))


def soak_game(name: str, number: int, base: int) -> Failure | None:
    """Play one game and check it; None when all is well."""
    seed = game_seed(base, number)
    options = dump(RULESETS[name].options(Stream(seed, 7)))
    try:
        game = loaded(name, options)
        check_walk(game, RULESETS[name], seed)
        if number % SAMPLE == 0:
            check_record(game, seed)
    except Exception as error:  # whatever it is, it is reported with its game
        return Failure(name, options, number, seed, f"{type(error).__name__}: {error}")
    return None


def check_walk(game: Game[Any], ruleset: Ruleset, seed: int) -> None:
    pick = Stream(seed, 99)
    state: Any = game.start(seed=seed)
    for _ in range(1_000_000):
        if state.phase not in ruleset.phases:
            assert ruleset.whole(state), f"cards are lost or doubled in {state!r}"
        if state.outcome is not None:
            assert not state.legal, f"the game is over, but actions are legal in {state!r}"
            return
        legal = state.legal
        assert legal, f"nothing is legal in {state!r}"
        state = state.apply(legal[pick.below(len(legal))])
    raise AssertionError("the game does not end")


def check_record(game: Game[Any], seed: int) -> None:
    played = playout(game, [agent("uniform")] * game.seats, seed)
    record = Record.parse(parse_json(played.record.line))
    last = check(record)
    assert last.outcome == played.outcome, "the record ends in another way"
    voice = table_voice(game, record.names)
    for viewer in (*range(game.seats), tw.SPECTATOR):
        view = last.state.view(viewer)
        dump(view.plain())
        for event in view.log:
            assert voice.say(game.message(event))


def soak_chunk(task: tuple[str, int, int, int]) -> Failure | None:
    name, first, count, base = task
    found = (soak_game(name, number, base) for number in range(first, first + count))
    return next((failure for failure in found if failure is not None), None)


def tasks(names: list[str], done: dict[str, int], games: int, base: int) -> Iterator[Any]:
    for name in names:
        for first in range(done.get(name, 0), games, CHUNK):
            yield name, first, min(CHUNK, games - first), base


def fingerprint(name: str) -> str:
    """A checksum of everything whose change makes old games of a ruleset worthless."""
    family = family_of(name)
    games = (f"games/{one}" for one in (*family.built_on, family.name))
    files = [path for room in (*ROOMS, *games) for path in (LAW / room).rglob("*.py")]
    sums = sha256()
    for path in (Path(__file__), *sorted(files)):
        sums.update(path.read_bytes())
    return sums.hexdigest()


def notes(state: Path) -> dict[str, Any]:
    """What earlier runs wrote down."""
    try:
        found = json.loads(state.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def done_before(found: dict[str, Any], marks: dict[str, str]) -> dict[str, int]:
    """The games of the rulesets that have not changed since they were played."""
    return {
        name: found[name]["done"]
        for name, mark in marks.items()
        if isinstance(found.get(name), dict) and found[name].get("mark") == mark
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="games of each ruleset")
    parser.add_argument("--only", choices=list(RULESETS), help="one ruleset alone")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--state", type=Path, default=Path("build/soak.json"))
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run did")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    given = parser.parse_args()
    names = [given.only] if given.only else list(tw.GAMES)
    missing = set(tw.GAMES) - set(RULESETS)
    assert not missing, f"no soak for {missing}"
    key = f"seed {given.seed}"
    kept = {} if given.fresh else notes(given.state)
    marks = {name: fingerprint(name) for name in RULESETS}
    done = done_before(kept.get(key, {}), marks)
    given.state.parent.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:<11}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    todo = list(tasks(names, done, given.games, given.seed))
    with (
        ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool,
        Progress(*columns, console=console) as progress,
    ):
        rows = {
            name: progress.add_task(name, total=given.games, completed=done.get(name, 0))
            for name in names
        }
        for (name, first, count, _), failure in zip(todo, pool.map(soak_chunk, todo), strict=True):
            if failure is not None:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                print(
                    f"{failure.name} {failure.options} game {failure.number} seed {failure.seed}: "
                    f"{failure.error}",
                    file=sys.stderr,
                )
                return 1
            done[name] = first + count
            progress.update(rows[name], completed=done[name])
            found = {name: {"mark": marks[name], "done": count} for name, count in done.items()}
            given.state.write_text(json.dumps(kept | {key: found}))
    for name in names:
        print(f"{name}: {min(done.get(name, 0), given.games)} games without an error")
    return 0


if __name__ == "__main__":
    sys.exit(main())
