"""Cold start to the home screen beside that of a bare Textual app, in one run.

Both are started in turn as fresh processes that leave as soon as their first screen is drawn; the
medians are compared. Exit code 1 when the home screen takes more than twice as long.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

LIMIT = 2.0

BARE = """
from textual.app import App
class Bare(App):
    def on_ready(self):
        self.exit()
Bare().run(headless=True)
"""

HOME = """
import sys
from pathlib import Path
from tanglewood.tui.app import TanglewoodApp
class Home(TanglewoodApp):
    def on_ready(self):
        assert type(self.screen).__name__ == "HomeScreen"
        self.exit()
Home(Path(sys.argv[1])).run(headless=True)
"""


def seconds(program: str, folder: str) -> float:
    """How long a fresh process takes from its start to its end."""
    # A cache of its own: PYTHONDONTWRITEBYTECODE, or an edited file, would count as compiling.
    env = {**os.environ, "PYTHONPYCACHEPREFIX": f"{folder}/cache"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", program, f"{folder}/home"]
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=env)
    return perf_counter() - start


def main() -> int:
    """Compare, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    bare, home = [], []
    with tempfile.TemporaryDirectory() as folder:
        seconds(BARE, folder), seconds(HOME, folder)  # everything is in the caches afterwards
        for _ in range(runs):
            bare.append(seconds(BARE, folder))
            home.append(seconds(HOME, folder))
    ratio = median(home) / median(bare)
    print(f"bare Textual app {median(bare):.2f} s, home screen {median(home):.2f} s")
    print(f"ratio {ratio:.2f}, limit {LIMIT}")
    return int(ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
