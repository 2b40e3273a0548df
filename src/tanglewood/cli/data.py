"""The data folder: where games that were left unfinished are kept."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """TANGLEWOOD_HOME, or the place where this system keeps the data of programs."""
    if own := os.environ.get("TANGLEWOOD_HOME"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "tanglewood"
