"""The parameters that handlers share."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation

from tanglewood.server.house import House

TheHouse = NamedDependency[SkipValidation[House]]
Id = Annotated[str, PathParameter(max_length=40, description="The id of a table")]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game")]
