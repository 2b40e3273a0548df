"""Rules are found by what people call them."""

import pytest

from tanglewood import rulebook
from tanglewood.components.goals import OUR_GOALS
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.games.duet.cards import CHARACTERS as DUET
from tanglewood.games.fox.cards import CHARACTERS as FOX
from tanglewood.games.fox.layout import rules_of
from tanglewood.games.registry import GAMES, load
from tanglewood.games.woods.game import TREASURES
from tanglewood.words import ENGLISH
from tests.cli.helpers import refused, run

CARDS = {
    **{(name, card): None for name in ("fox", "deluxe", "fox-mini") for card in FOX.values()},
    **{("fox-manual", card): None for card in rules_of(load("fox-manual")).characters.values()},
    **{("deluxe", card): None for card in (*SPECIAL_NAMES, "Poison")},
    **{("duet", card): None for card in (*DUET.values(), "Royal Heir")},
    **{("woods", ENGLISH(f"card-{treasure}")): None for treasure in TREASURES.values()},
}
ELSEWHERE = {"Ace": "fox.swan", "Queen": "fox.monarch", "Poison": "deluxe.poison.loss"}


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_card_finds_its_rule_at_the_table(game: str, card: str) -> None:
    rule = rulebook.named(card.lower(), game)
    last = rule.id.rpartition(".")[2]
    if game == "woods":
        assert rule.id == "woods.discard"
    elif card in ELSEWHERE:
        assert rule.id == ELSEWHERE[card]
    else:
        assert card.lower().endswith(last)


@pytest.mark.parametrize("card", sorted({card for _, card in CARDS} - {"Fox"}))
def test_every_card_finds_its_rule_without_a_game(card: str) -> None:
    told = run("rules", card).stdout
    assert f"`{rulebook.named(card).id}`" in told


def test_the_games_own_rule_comes_first() -> None:
    assert rulebook.named("treasure", "fox").id == "fox.treasure"
    assert rulebook.named("treasure", "fox-manual").id == "manual.treasure"
    assert rulebook.named("The deck", "duet").id == "duet.deck"
    assert rulebook.named("level scores", "deluxe").id == "deluxe.tie"
    assert run("rules", "duet", "the deck").stdout.startswith("### The deck\n`duet.deck`")
    assert run("rules", "fox", "fox").stdout.startswith("### Fox (3)")


@pytest.mark.parametrize("goal", OUR_GOALS, ids=lambda goal: goal.id)
def test_a_goal_is_found_by_its_name(goal: object) -> None:
    name = getattr(goal, "name", "")
    assert rulebook.named(name, "deluxe").title == name


def test_every_id_still_finds_its_own_rule() -> None:
    for rule_id in rulebook.all_ids():
        assert rulebook.named(rule_id).id == rule_id
        assert rulebook.named(rule_id.upper()).id == rule_id


def test_an_unknown_name_is_told_what_comes_close() -> None:
    assert refused("rules", "fairi") == "There is no rule 'fairi'. Did you mean fairy?"
    assert "The pages are: fox, " in refused("rules", "chess")
    assert "no rule page 'chess'" in refused("rules", "chess", "fairy")
    assert "x" * 61 not in refused("rules", "fox", "x" * 5_000)


@pytest.mark.parametrize("page", rulebook.PAGES)
def test_a_page_for_readers_has_no_anchor(page: str) -> None:
    assert ")=" not in rulebook.readable(page)
    assert "###" in rulebook.readable(page) or page == "glossary"
    assert len(rulebook.readable(page).splitlines()) + len(rulebook.rules(page)) == len(
        rulebook.page(page).splitlines()
    )


def test_a_table_explains_its_special_cards() -> None:
    told = run(
        "play", "deluxe", "--special", ",".join(SPECIAL_NAMES), "--seed", "4",
        stdin="rules fairy\nrules\n?\n",
    ).stdout  # fmt: skip
    assert "### Fairy" in told
    hand = told.partition("Your hand: ")[2].partition("\n")[0].split()
    held = [name for name in SPECIAL_NAMES if name in hand]
    assert held
    assert all(f"\n{name}: " in told for name in held)
    assert "rules [NAME]" in told


def test_games_are_all_meant() -> None:
    assert {game for game, _ in CARDS} == set(GAMES)
