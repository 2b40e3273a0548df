"""Whatever people are told when something is wrong is a message, so that any face can say it in the
language of its reader. What only programmers and logs read may be an English text."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src" / "tanglewood"
ROOMS = ("record", "rulebook", "session", "server", "bots", "arena", "agents")
FOR_PEOPLE = {
    "BadChance", "BadComponents", "BadOption", "BadRecord", "BadText", "CannotDo", "CannotUndo",
    "GameOver", "HttpProblem", "IllegalAction", "Malformed", "NotYourTurn", "Refused",
    "WrongType",
}  # fmt: skip
FOR_AUTHORS_OF_BOTS = {"bots/serve.py"}


@pytest.mark.parametrize("room", ROOMS)
def test_no_error_that_people_see_is_a_plain_sentence(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{call.lineno}"
        for path in sorted((SOURCES / room).rglob("*.py"))
        if str(path.relative_to(SOURCES)) not in FOR_AUTHORS_OF_BOTS
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in FOR_PEOPLE
        and any(map(_is_sentence, call.args))
    ]
    assert not found


def _is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value
    text_of_an_error = (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str"
    )
    return isinstance(node, ast.JoinedStr | ast.BinOp) or text_of_an_error
