"""No file names a place that exists on one machine only, or where packages were fetched from."""

import re

import pytest

from tests.meta import repository

# Put together from pieces, so that this file does not contain what it looks for.
FOLDERS = [f"/{name}/" for name in ("work", "root", "tmp")]
HOSTS = [
    ".".join(parts)
    for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("yarnpkg", "com"))
]
FORBIDDEN = re.compile(
    "|".join([rf"(?<![\w.~)}}]){re.escape(name)}" for name in FOLDERS] + [*map(re.escape, HOSTS)])
)


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        f"{path}:{number} contains {match[0]}"
        for path in repository.files()
        for number, line in enumerate((repository.text(path) or "").splitlines(), start=1)
        if (match := FORBIDDEN.search(line))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", [f"{folder}x" for folder in FOLDERS] + HOSTS)
def test_the_pattern_finds_what_it_should(name: str) -> None:
    assert FORBIDDEN.search(f"see '{name}'")


def test_a_path_inside_the_repository_is_fine() -> None:
    assert not FORBIDDEN.search("docs/root/index.md")
