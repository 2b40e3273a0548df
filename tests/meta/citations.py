"""Which rule ids a source text cites, read from the text alone."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

_FAMILIES = "fox|manual|mini|deluxe|duet|woods"
_ID = rf"(?:(?:{_FAMILIES})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+|ruling\.[A-Z]+[0-9]+[a-z]?)"
_WHOLE = re.compile(_ID)
_IN_BACKTICKS = re.compile(rf"`({_ID})`")
_IN_PARENTHESES = re.compile(rf"\(({_ID}(?:(?:, | and |; ){_ID})*)\)")
_FILE_ENDINGS = (".csv", ".json", ".jsonl", ".md", ".py", ".toml", ".txt")


@dataclass(frozen=True)
class Citation:
    """One place where an id is cited; `id` is None where it is not written out."""

    id: str | None
    line: int


def marks(source: str) -> Iterator[Citation]:
    """The ids that tests claim to witness: `@pytest.mark.rule("fox.follow")`, short `@rule(…)`.

    The short form counts where `rule` is assigned from `pytest.mark.rule` or imported from the
    tests' own helpers, so that a function of the package with that name is no citation.
    """
    tree = ast.parse(source)
    short = any(_names_the_mark(node) for node in ast.walk(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func, short):
            for argument in node.args:
                written = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                yield Citation(ast.literal_eval(argument) if written else None, argument.lineno)
            if not node.args or node.keywords:
                yield Citation(None, node.lineno)


def mentions(source: str) -> Iterator[Citation]:
    """The ids in the comments and strings of a Python file.

    An id counts in backticks, in parentheses, or as a whole string, so that a module path in a
    sentence is left alone.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _WHOLE.fullmatch(node.value) and not node.value.endswith(_FILE_ENDINGS):
                yield Citation(node.value, node.lineno)
            yield from _in_prose(node.value, node.lineno)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from _in_prose(token.string, token.start[0])


def mentions_in_page(page: str) -> Iterator[Citation]:
    """The ids in backticks or parentheses on a page of prose."""
    return _in_prose(page, 1)


def _in_prose(text: str, first_line: int) -> Iterator[Citation]:
    for pattern in (_IN_BACKTICKS, _IN_PARENTHESES):
        for match in pattern.finditer(text):
            line = first_line + text.count("\n", 0, match.start())
            for name in re.findall(_ID, match[1]):
                if not name.endswith(_FILE_ENDINGS):
                    yield Citation(name, line)


def _names_the_mark(node: ast.AST) -> bool:
    if isinstance(node, ast.Assign):
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        return names == ["rule"] and _is_mark(node.value, short=False)
    if isinstance(node, ast.ImportFrom):
        ours = (node.module or "").split(".")[0] == "tests"
        return ours and any((alias.asname or alias.name) == "rule" for alias in node.names)
    return False


def _is_mark(node: ast.expr, short: bool) -> bool:
    if isinstance(node, ast.Name):
        return short and node.id == "rule"
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
