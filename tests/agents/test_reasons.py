"""Every reason has a position in which it is said, and one in which it must not be.

`reasons.json` has both for each reason of each family, with the sentence; positions are those of
random games (`walk`). After a change that alters them, read what
`TANGLEWOOD_REASONS=write pytest -n 0 tests/agents/test_reasons.py` writes as you would read code.
"""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from itertools import islice, permutations
from pathlib import Path
from typing import Any, Final

import pytest

import tanglewood as tw
from tanglewood.agents.hint.promise import promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import teaching
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.agents.teacher.traits import Traits
from tanglewood.agents.teacher.why import why
from tanglewood.core.state import State
from tanglewood.games.registry import FAMILIES, part
from tanglewood.kernel import available
from tanglewood.words import Voice, languages, table_voice
from tests.support import walk

FILE: Final = Path(__file__).parent / "reasons.json"
NAMES: Final = ("Ann", "Hazel", "Cleo")
PLACES: Final[dict[str, list[tuple[str, dict[str, Any]]]]] = {
    "fox": [("fox", {}), ("fox", {"target": 0}), ("fox-manual", {}), ("fox-mini", {})],
    "deluxe": [("deluxe", {}), ("deluxe", {"special": 9})],
    "duet": [("duet", {}), ("duet", {"level": 3})],
    "woods": [("woods", {}), ("woods", {"players": 1}), ("woods", {"players": 3})],
}
"""Where the positions of a family's reasons come from."""

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def own(family: str) -> list[Reason]:
    """The reasons of a family, without those that it has from another."""
    fox: Any = part("fox", "teacher")
    shared = {id(it) for it in every(fox)} if family == "deluxe" else set()
    taught: Any = part(next(iter(FAMILIES[family].rulesets)), "teacher")
    return [reason for reason in every(taught) if id(reason) not in shared]


def every(taught: Any) -> list[Reason]:
    traits = [it for it in vars(taught).values() if isinstance(it, Traits)]
    asked = [one.tells for it in traits for one in (*it.good, *it.bad)]
    module = import_module(taught.__name__.replace("teacher.", "teacher.reasons.") + "_even") if (
        taught.__name__.endswith(("duet", "woods"))) else None  # fmt: skip
    even = [getattr(module, it) for it in ("all_alike", "decided") if hasattr(module, it)]
    ends = [taught.endings.end_alike] if hasattr(taught, "endings") else []
    return [*dict.fromkeys([*asked, *even, *ends])]


REASONS: Final = [(family, one) for family in PLACES for one in own(family)]
KEPT: Final = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}


def at(place: dict[str, Any]) -> Case:
    """The case of a kept position."""
    game = tw.load(place["game"], **place["options"])
    start = game.start(seed=place["seed"])
    states = uneven(start) if place.get("uneven") else walk(start, place["seed"])
    state = next(islice(states, place["step"], None))
    return case_of(state, place["best"], place["other"])


def uneven(state: State[Any]) -> Iterator[State[Any]]:
    """A game in which seat 0 plays its highest cards and seat 1 its lowest."""
    yield state
    while state.outcome is None:
        first = state.to_act == 0
        ranked = sorted(state.legal, key=lambda it: (it.card.rank if it.card else 0, it.index))
        state = state.apply(ranked[-1 if first else 0])
        yield state


def case_of(state: State[Any], best: str, other: str) -> Case:
    view = state.view(state.to_act)
    found = promised(view, iterations=200, seed=1)
    actions = state.game.actions
    return Case(view, found, actions.parse(best), actions.parse(other), 1)


def spoken(case: Case, reason: Reason) -> str | None:
    message = sentence(reason, case)
    if message is None:
        return None
    return table_voice(case.view.game, NAMES[: case.view.game.seats], case.me).say(message)


@pytest.mark.parametrize(
    ("family", "reason"), REASONS, ids=[f"{f}-{r.__name__}" for f, r in REASONS]
)
def test_a_reason_is_said_where_it_holds_and_only_there(family: str, reason: Reason) -> None:
    if os.environ.get("TANGLEWOOD_REASONS") == "write":
        write(family)
        return
    kept = KEPT[f"{family}-{reason.__name__}"]
    assert spoken(at(kept["said"]), reason) == kept["said"]["sentence"]
    assert spoken(at(kept["not"]), reason) is None


def test_no_reason_speaks_of_uncertainty_or_of_how_it_was_found() -> None:
    for kept in KEPT.values():
        sentence = kept["said"]["sentence"]
        assert sentence.endswith(".")
        assert not any(word in sentence for word in ("±", "ismcts", "search", "heuristic", "%"))


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_said_in_every_language(lang: str) -> None:
    words = Path(tw.__file__).parent / "words" / "en"
    files = ("why", "trail", "roads", "trades", "facts")
    ids = [line.partition(" =")[0] for name in files for line in
           (words / f"{name}.ftl").read_text("utf-8").splitlines()
           if line.startswith(("why-", "forecast-", "aim-", "own-", "said-"))]  # fmt:skip
    assert all(Voice(lang).knows(id) for id in ids)


@pytest.mark.parametrize("name", ["fox", "deluxe", "duet", "woods"])
def test_the_same_position_gives_the_same_reason(name: str) -> None:
    states = [*walk(tw.load(name).start(seed=4), 4)]
    for state in states[5:40:9]:
        view = state.view(state.to_act)
        if len(view.legal) > 1:
            found = promised(view, iterations=200, seed=1)
            assert why(view, found, seed=1) == why(view, found, seed=1)


def test_a_game_that_nobody_teaches_has_no_reasons() -> None:
    class Nobody:
        name = "whist"

    assert teaching(Nobody()).tells == ()  # type: ignore[arg-type]  # all that is asked for


def write(family: str) -> None:
    """Find a position for and one against every reason of a family that has none yet."""
    kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    wanted = {r.__name__: r for r in own(family) if f"{family}-{r.__name__}" not in kept}
    found: dict[str, dict[str, Any]] = {name: {} for name in wanted}
    for place, case in positions(family):
        for name in [name for name, it in found.items() if len(it) < 2]:
            sentence = spoken(case, wanted[name])
            if sentence is not None and "said" not in found[name]:
                found[name]["said"] = place | {"sentence": sentence}
            elif sentence is None and "said" in found[name]:
                found[name]["not"] = place
                kept[f"{family}-{name}"] = found[name]
                FILE.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")
        if all(len(it) == 2 for it in found.values()):
            return


def positions(family: str) -> Iterator[tuple[dict[str, Any], Case]]:
    """Cases of random games, a few pairs of actions each."""
    for seed in range(int(os.environ.get("TANGLEWOOD_SEEDS", "12"))):
        for name, options in PLACES[family]:
            game = tw.load(name, **options)
            for step, state in enumerate(walk(game.start(seed=seed), seed)):
                if state.outcome is not None or len(state.legal) < 2:
                    continue
                view = state.view(state.to_act)
                given = promised(view, iterations=200, seed=1)
                pairs = list(permutations(state.legal, 2))
                for best, other in pairs[:: max(1, len(pairs) // 4)]:
                    place = {"game": name, "options": options, "seed": seed, "step": step,
                             "best": best.text, "other": other.text}  # fmt: skip
                    yield place, Case(view, given, best, other, 1)


def test_no_reason_of_the_duet_trips_over_a_card_on_the_table() -> None:
    following = 0
    for state in islice(walk(tw.load("duet").start(seed=2), 2), 20):
        if state.to_act >= 0 and state.view(state.to_act).phase == "follow":
            legal = state.legal.texts
            for best, other in permutations(legal[:3], 2):
                case = case_of(state, best, other)
                for reason in own("duet"):
                    sentence(reason, case)
                following += 1
    assert following
