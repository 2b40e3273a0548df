"""Plain values: what JSON can hold, as they leave a game and come in from outside."""

from typing import Any

Plain = dict[str, Any]
"""Plain values by their names."""
