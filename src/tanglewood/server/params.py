"""What handlers share: their parameters, and the description of their problems."""

from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, SkipValidation
from msgspec import Struct

from tanglewood.server.hub import Hub

TheHub = NamedDependency[SkipValidation[Hub]]
Asking = Request[Any, Any, State]
Id = Annotated[str, PathParameter(max_length=40, description="The id of a table")]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game")]


class MessagePlain(Struct):
    """A message of the catalogue: clients say it in the language of their reader."""

    id: str
    args: dict[str, Any]


class Problem(Struct):
    """What is wrong: `detail` is one sentence in English, `message` the same for any language."""

    status: int
    title: str
    detail: str
    message: MessagePlain | None


def problems(*statuses: int) -> dict[int, Any]:
    """The problems that a handler may answer with, for the description."""
    return {
        status: ResponseSpec(
            data_container=Problem,
            description=HTTPStatus(status).phrase,
            media_type="application/problem+json",
            generate_examples=False,
        )
        for status in (*statuses, *ANYWHERE)
    }


ANYWHERE: Final = (400, 403, 429, 503)

MOST_BYTES: Final = 2_000_000
"""How long a body may be: that of a record."""
FEW_BYTES: Final = 65_536
"""How long the body of any other request may be."""
