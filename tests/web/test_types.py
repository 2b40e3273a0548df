"""The client's types are those that the law and the server declare."""

import runpy

import pytest

from tests.web.conftest import ROOT


@pytest.mark.parametrize("name", ["views", "answers"])
def test_the_types_of_the_client_are_written_from_what_is_declared(name: str) -> None:
    made = runpy.run_path(str(ROOT / "web" / "tools" / f"{name}.py"))
    assert made["FILE"].read_text(encoding="utf-8") == made["written"](), (
        f"{name}.ts is out of date: python web/tools/{name}.py"
    )
