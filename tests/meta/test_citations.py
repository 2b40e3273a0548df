"""The readers of citations find what they should, and nothing else."""

from textwrap import dedent

import pytest

from tests.meta import citations


def _marked(source: str) -> list[str | None]:
    return [mark.id for mark in citations.marks(dedent(source))]


def test_a_decorator_cites() -> None:
    assert _marked(
        """
        @pytest.mark.rule("fox.follow", "fox.void")
        def test_it(): ...
        """
    ) == ["fox.follow", "fox.void"]


@pytest.mark.parametrize("origin", ["rule = pytest.mark.rule", "from tests.support import rule"])
def test_the_short_form_cites(origin: str) -> None:
    case = 'cases = [pytest.param(1, marks=rule("duet.gem"))]'
    assert _marked(f"{origin}\n{case}") == ["duet.gem"]


def test_a_function_of_the_package_does_not_cite() -> None:
    assert _marked('from tanglewood.rulebook import rule\nrule("fox.follow")') == []
    assert _marked('rulebook.rule("fox.follow")') == []


@pytest.mark.parametrize("arguments", ["", "*IDS", "an_id", "5", 'ids="fox.follow"'])
def test_an_id_that_is_not_written_out_is_reported(arguments: str) -> None:
    assert _marked(f"pytestmark = pytest.mark.rule({arguments})") == [None]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""Follow suit (fox.follow, ruling.G2)."""', ["fox.follow", "ruling.G2"]),
        ('"""Follow suit: `fox.follow`."""', ["fox.follow"]),
        ("x = 1  # not twice (deluxe.special.no-trump)", ["deluxe.special.no-trump"]),
        ('raise IllegalAction("No.", "woods.keep-one")', ["woods.keep-one"]),
        ('f"{card} cannot follow (manual.follow)"', ["manual.follow"]),
        ('"""The state lives in fox.state; see `fox.md` and `duet.Board`."""', []),
        ("call(fox.state)", []),
        ('open("fox.toml")', []),
    ],
)
def test_mentions_are_ids_in_comments_and_strings(source: str, found: list[str]) -> None:
    assert [mention.id for mention in citations.mentions(source)] == found


def test_a_page_counts_its_lines() -> None:
    page = "one\ntwo `fox.follow`\n"
    assert [*citations.mentions_in_page(page)] == [citations.Citation("fox.follow", 2)]
