"""The application: everything put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tanglewood.core.errors import TanglewoodError
from tanglewood.server.broker import broker_of
from tanglewood.server.catalogue import actions, games, hello, rules
from tanglewood.server.config import Config
from tanglewood.server.daily import daily_result, day_table, days, play_daily
from tanglewood.server.duplicates import duplicate, game_course
from tanglewood.server.files import load_pages
from tanglewood.server.guard import Guard
from tanglewood.server.health import health, metrics, qr
from tanglewood.server.hub import Hub
from tanglewood.server.lessons import lesson_paths, one_lesson
from tanglewood.server.metrics import Metrics
from tanglewood.server.my_games import mine, statistics
from tanglewood.server.pages import front, page
from tanglewood.server.params import FEW_BYTES
from tanglewood.server.practice import practice
from tanglewood.server.previews import preview
from tanglewood.server.privacy import privacy
from tanglewood.server.problems import (
    on_encoding,
    on_failure,
    on_http,
    on_nesting,
    on_rule,
    on_store,
)
from tanglewood.server.progress import progress
from tanglewood.server.puzzles import answer_puzzle, next_puzzle, one_puzzle, puzzle_games
from tanglewood.server.rate_limits import Quotas
from tanglewood.server.replays import moments, record, replay
from tanglewood.server.reviews import review_more, review_record, review_table
from tanglewood.server.shuffles import shuffle
from tanglewood.server.table_socket import play
from tanglewood.server.tables import create, join, table_info
from tanglewood.server.thinkers import Thinkers
from tanglewood.session.store import StoreFailed, open_store

_HANDLERS = [
    hello, games, actions, rules, create, table_info, join, mine, statistics, progress, record,
    moments, shuffle, replay, review_table, review_record, review_more, practice, puzzle_games,
    next_puzzle, one_puzzle, answer_puzzle, lesson_paths, one_lesson, days, play_daily, day_table,
    daily_result, duplicate, game_course, preview, qr, health, metrics, privacy, play, front,
    page,
]  # fmt: skip


def hub_of(state: State) -> Hub:
    """The hub of the running application."""
    hub = state["hub"]
    assert isinstance(hub, Hub)
    return hub


def make_app(config: Config) -> tuple[Guard, Litestar]:
    """The application behind its guard, and by itself."""
    counted, quotas = Metrics(), Quotas(config)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        me = token_hex(8)
        hub = Hub(
            me=me,
            config=config,
            store=await open_store(config.store),
            broker=broker_of(config.broker, me),
            thinkers=Thinkers(config.thinkers),
            metrics=counted,
            quotas=quotas,
            pages=load_pages(config.static, config.offline),
        )
        hub.start()
        app.state["hub"] = hub
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        route_handlers=list[Any](_HANDLERS),
        lifespan=[living],
        dependencies={"hub": Provide(hub_of, sync_to_thread=False)},
        exception_handlers={
            HTTPException: on_http,
            TanglewoodError: on_rule,
            RecursionError: on_nesting,
            UnicodeDecodeError: on_encoding,
            StoreFailed: on_store,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Tanglewood",
            version="1",
            description="Tables for The Fox in the Forest and its sister games.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=FEW_BYTES,
        logging_config=None,
    )
    return Guard(app, config, counted, quotas), app
