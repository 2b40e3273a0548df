"""Statements as a driver takes them: the text, and the values in their order."""

from functools import lru_cache
from typing import Any

from sqlalchemy import ClauseElement
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

Statement = tuple[str, tuple[Any, ...]]


def fill_statement(dialect: Dialect, query: ClauseElement, values: dict[str, Any]) -> Statement:
    """A query with its values. One that is filled with values is written once."""
    if not values:
        return compile_statement(dialect, query)
    return _with_values(_prepare(dialect, query), values)


def compile_statement(dialect: Dialect, statement: ClauseElement) -> Statement:
    """A statement that has its values."""
    found = statement.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
    assert isinstance(found, SQLCompiler)
    return _with_values(found, None)


@lru_cache(maxsize=200)
def _prepare(dialect: Dialect, query: ClauseElement) -> SQLCompiler:
    found = query.compile(dialect=dialect)
    assert isinstance(found, SQLCompiler)
    return found


def _with_values(found: SQLCompiler, values: dict[str, Any] | None) -> Statement:
    params = found.construct_params(values)
    return str(found), tuple(params[name] for name in found.positiontup or ())
