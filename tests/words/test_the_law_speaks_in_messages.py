"""The law returns messages and never a sentence, so that every face can say it in its language."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tanglewood.core import errors, libraries, option, outcome
from tanglewood.core.message import Message, OwnText
from tanglewood.words import Voice, languages

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tanglewood"
LAW = [path for room in ("core", "cards", "components", "games", "tricks")
       for path in sorted((SOURCE / room).rglob("*.py"))]  # fmt: skip
TOLD = {
    name
    for module in (errors, libraries)
    for name, found in vars(module).items()
    if inspect.isclass(found) and issubclass(found, errors.TanglewoodError)
}
"""What people are told by: each takes a message."""
PLACE = {"Option": 2, outcome.Outcome.__name__: 4}
"""Where the message stands in what else is read by people."""
NOBODY_READS = ("two actions of one game", "no message for ")
"""What only a programmer can come to; it may be English."""


def sentences(path: Path) -> Iterator[str]:
    """Every text that is given where a message belongs: in the call, or under a name before it."""
    tree = ast.parse(path.read_text("utf-8"))
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.Module):
            named = {
                target.id: node.value
                for node in ast.walk(scope)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(scope):
                if isinstance(node, ast.Call) and _called(node) in {*TOLD, *PLACE, "ValueError"}:
                    at = PLACE.get(_called(node), 0)
                    given = node.args[at] if len(node.args) > at else None
                    if isinstance(given, ast.Name):
                        given = named.get(given.id)
                    if given is not None and _is_text(given):
                        said = ast.unparse(given)
                        if not said.lstrip("f").strip("'\"").startswith(NOBODY_READS):
                            yield f"{path.relative_to(SOURCE)}:{node.lineno}: {said}"


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    if isinstance(node, ast.BinOp):
        return _is_text(node.left) or _is_text(node.right)
    if isinstance(node, ast.IfExp):
        return _is_text(node.body) or _is_text(node.orelse)
    return isinstance(node, ast.JoinedStr)


@pytest.mark.parametrize("path", LAW, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_people_are_told_is_a_message(path: Path) -> None:
    assert not list(sentences(path))


def test_a_sentence_in_the_law_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "SOURCE", tmp_path)
    told = ('BadText("No.")', 'IllegalAction(f"{it} not", "rule")', 'Option("a", 1, "About.", int)')
    for number, call in enumerate(told):
        wrong = tmp_path / f"{number}.py"
        wrong.write_text(f"def law(it):\n    raise {call}\n")
        assert list(sentences(wrong))
    wrong.write_text('def law(it):\n    no = "No." if it else ""\n    raise BadText(no)\n')
    assert list(sentences(wrong))
    wrong.write_text('raise BadText(Message("text-no-action", text="x"))\n')
    assert not list(sentences(wrong))


def test_a_wrong_value_carries_what_would_be_right() -> None:
    """Also '+-5', which looks like a number and is none."""
    for value in ("+-5", "5.0", "²", 1.5, True, None, 22):
        with pytest.raises(errors.WrongValue) as wrong:
            option.Whole(0, 21)(value)
        assert wrong.value.message == Message("wanted-whole", low=0, high=21)
    assert option.Whole(0, 21)(" +5 ") == 5


@pytest.mark.parametrize("lang", languages())
def test_a_refusal_names_what_is_right_in_the_readers_language(lang: str) -> None:
    with pytest.raises(errors.BadOption) as wrong:
        option.chosen(
            "fox", (option.Option("target", 21, "", option.Whole(0, 99)),), {"target": -1}
        )
    right = Voice(lang)("wanted-whole", low=0, high=99)
    assert right in Voice(lang).say(wrong.value.message)


def test_a_text_of_ones_own_is_said_in_the_readers_language() -> None:
    text = OwnText({"de": "Wer zuletzt lacht", "fr": "Rira bien"})
    message = Message("own-text", text=text)
    assert [Voice(lang).say(message) for lang in ("de", "fr", "en")] == [
        "Wer zuletzt lacht", "Rira bien", "Wer zuletzt lacht",
    ]  # fmt: skip
    assert str(message) == str(text) == "Wer zuletzt lacht"
    assert message.plain() == {"id": "own-text", "args": {"text": {"texts": text.by_language}}}
    assert text != "Wer zuletzt lacht"
    assert text == OwnText(text.by_language)
