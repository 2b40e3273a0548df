"""Themes are found by the names of reasons and phases: each of these must exist."""

import re
from importlib import import_module
from inspect import getsource
from typing import Any

import pytest

from tanglewood.agents.teacher import deluxe, duet, fox, woods
from tanglewood.games.deluxe.phase import PHASES as DELUXE_PHASES
from tanglewood.games.duet.course import PHASES as DUET_PHASES
from tanglewood.puzzles.themes import themes_of

TEACHERS: dict[str, Any] = {"fox": fox, "deluxe": deluxe, "duet": duet, "woods": woods}


@pytest.mark.parametrize("family", TEACHERS)
def test_every_reason_that_a_theme_is_told_from_is_one_of_the_teacher(family: str) -> None:
    taught = TEACHERS[family]
    module: Any = themes_of(family)
    named = set(getattr(module, "KINDS", {}))
    for text in re.findall(r"one\.kind (?:==|in) (\S+|\{[^}]*\})", getsource(module)):
        named |= set(re.findall(r'"(\w+)"', text))
    assert named
    assert named <= taught.TEACHING.names
    assert set(getattr(module, "KINDS", {}).values()) <= set(module.THEMES)


def test_every_phase_that_a_theme_is_told_from_is_one_of_the_game() -> None:
    module: Any = import_module("tanglewood.puzzles.themes.duet")
    assert set(module.PHASES) <= {str(it) for it in DUET_PHASES}
    module = import_module("tanglewood.puzzles.themes.deluxe")
    assert {str(it) for it in DELUXE_PHASES} >= module.USUAL
