"""A rule id that the sources or the pages speak of exists."""

from collections.abc import Iterable
from pathlib import Path

from tanglewood.rulebook import all_ids
from tests.meta import citations, repository

GAMES = repository.ROOT / "src" / "tanglewood" / "games"


def test_every_rule_that_the_sources_mention_exists() -> None:
    _check(
        (path, mention)
        for path in repository.under("src", ".py")
        for mention in citations.mentions(repository.text(path) or "")
    )


def test_every_rule_that_the_pages_mention_exists() -> None:
    pages = [path for path in repository.files() if path.suffix == ".md" and len(path.parts) == 1]
    for folder in ("src", "docs"):
        pages += repository.under(folder, ".md", ".toml")
    _check(
        (path, mention)
        for path in pages
        for mention in citations.mentions_in_page(repository.text(path) or "")
    )


def _check(mentioned: Iterable[tuple[Path, citations.Citation]]) -> None:
    known = all_ids()
    unknown = [
        f"{path}:{mention.line}: unknown rule {mention.id}"
        for path, mention in mentioned
        if mention.id is not None and mention.id not in known and not _is_module(mention.id)
    ]
    assert not unknown, "\n".join(unknown)


def _is_module(name: str) -> bool:
    """Whether the text means a module of a game, as in `fox.state`."""
    path = GAMES.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()
