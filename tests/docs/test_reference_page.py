"""The reference has everything that is public."""

import re
from pathlib import Path

import pytest

import tanglewood as tw

PAGE = (Path(__file__).parents[2] / "docs" / "reference.md").read_text()


@pytest.mark.parametrize("name", tw.__all__)
def test_every_public_name_is_on_the_reference_page(name: str) -> None:
    assert re.search(rf":: tanglewood\.{name}$|`{name}`", PAGE, re.MULTILINE)


@pytest.mark.parametrize("name", re.findall(r":: tanglewood\.(\w+)$", PAGE, re.MULTILINE))
def test_nothing_on_the_reference_page_is_private(name: str) -> None:
    assert name in tw.__all__
