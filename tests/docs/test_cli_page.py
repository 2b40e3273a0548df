"""Every command and every option of it stands in the documentation."""

import re
from pathlib import Path

import click
import pytest

from tanglewood.cli import COMMANDS, cli
from tanglewood.cli.line.commands import COMMANDS as ANSWERS
from tanglewood.cli.options import options_by_name

DOCS = Path(__file__).parents[2] / "docs"


def _sections() -> dict[str, str]:
    """The sections of all pages by their title."""
    found: dict[str, str] = {}
    for page in sorted(DOCS.glob("*.md")):
        for part in re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            title, _, text = part.partition("\n")
            found[title.strip()] = text
    return found


def _command(name: str) -> click.Command:
    found = cli.get_command(click.Context(cli), name)
    assert found is not None
    return found


def _flags(command: click.Command) -> set[str]:
    options = [it for it in command.params if isinstance(it, click.Option)]
    return {flag for option in options for flag in (*option.opts, *option.secondary_opts)}


def _of_games() -> set[str]:
    found = set()
    for option, _ in options_by_name().values():
        found |= (
            {f"--{option.name}"} if option.form else {f"--{option.name}", f"--no-{option.name}"}
        )
    return found


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_and_its_options_are_documented(name: str) -> None:
    text = _sections().get(f"`tanglewood {name}`")
    assert text is not None, f"no page has a section '## `tanglewood {name}`'"
    flags = _flags(_command(name))
    own = flags - _of_games()
    missing = [flag for flag in sorted(own) if not re.search(rf"{flag}\b", text)]
    assert not missing
    if own != flags:
        assert re.search(r"\[the options of the games\]\((cli\.md)?#options-of-the-games\)", text)


def test_the_options_of_the_games_are_documented() -> None:
    text = _sections()["Options of the games"]
    assert not [flag for flag in sorted(_of_games()) if not re.search(rf"`{flag}\b", text)]


def test_the_answers_in_a_game_are_documented() -> None:
    text = _sections()["`tanglewood play`"]
    synonyms = {"help", "q", "exit"}
    assert not [word for word in ANSWERS.keys() - synonyms if f"`{word}" not in text]
