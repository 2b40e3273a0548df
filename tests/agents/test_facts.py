"""What a sentence says is so: the facts that readers found wrong, and reasons that fit both
actions."""

from typing import Any

import pytest

from tanglewood.agents.teacher import duet
from tanglewood.agents.teacher.reason import sentence
from tanglewood.agents.teacher.reasons import deluxe_cards, duet_flaws
from tanglewood.agents.teacher.reasons.duet_path import outcome
from tanglewood.agents.teacher.traits import told as told_of
from tanglewood.agents.teacher.why import why
from tanglewood.kernel import available
from tests.agents.cases import cases

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def test_no_trait_that_is_said_fits_the_other_action_as_well() -> None:
    met = 0
    for case in cases("duet", range(1), 1, 3):
        chosen = case.found._replace(chosen=case.best)
        told = why(case.view, chosen, other=case.other, seed=1)
        for traits in duet.ALL:
            for trait in told_of(case, traits.good):
                if trait.name == told.kind:
                    assert case.other not in trait.fits, str(told.message)
                    met += 1
    assert met > 5


def test_what_surely_leaves_the_path_is_said_so_and_that_the_game_is_lost_without_a_token() -> None:
    ids = set()
    for case in cases("duet", range(3), 3):
        said = sentence(duet_flaws.beyond, case)
        if said is not None:
            ids.add(said.id)
            assert said.id.endswith("-lost") == (case.view.forest.tokens == 0)
            if said.id.startswith("why-leaves-path"):
                assert outcome(case).beyond >= 0.97
    assert ids & {"why-leaves-path", "why-leaves-path-lost"}


def test_the_shovel_names_what_it_can_dig_up() -> None:
    def holds_it(view: Any) -> bool:
        return any(it.text == "Shovel" for it in view.legal)

    met = 0
    for case in cases("deluxe", range(12), 20, only=holds_it):
        said = sentence(deluxe_cards.shovel, case)
        if said is not None:
            pile = case.view.piles[case.me]
            named = {said.args[it] for it in ("one", "two") if it in said.args}
            assert named == (set(pile) if len(pile) == 2 else set())
            met += 1
    assert met
