"""Structured logs: one JSON object per line. Tokens, invitations, names, chats and cards are never
in them: a line says what kind of thing happened, where, and how long it took."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

LOG: Final = logging.getLogger("tanglewood.server")

_LIBRARIES: Final = ("uvicorn", "asyncio")
_KEPT: Final = (
    "table",
    "kind",
    "number",
    "reason",
    "method",
    "path",
    "status",
    "ms",
    "free",
    "error",
)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {key: record.__dict__[key] for key in _KEPT if key in record.__dict__}
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)  # ASCII alone: a path is a stranger's, and a terminal may show it


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write the server's log, and what goes wrong in its libraries, to standard error.

    uvicorn warns of every request that is none: strangers could fill a disk with such lines.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    levels = {"tanglewood": level, "litestar": level} | dict.fromkeys(_LIBRARIES, logging.ERROR)
    for name, least in levels.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
