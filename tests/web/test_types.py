"""The client's types of views and events are those that the law declares."""

import runpy

from tests.web.conftest import ROOT


def test_the_types_of_the_client_are_written_from_the_law() -> None:
    made = runpy.run_path(str(ROOT / "web" / "tools" / "views.py"))
    assert made["FILE"].read_text(encoding="utf-8") == made["written"](), (
        "views.ts is out of date: python web/tools/views.py"
    )
