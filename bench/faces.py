"""What do the faces cost? Each beside a game of the library whose interface it has, in one run.

    python bench/faces.py [--quick] [--json] [--only PART …]

As in `bench/kernel.py`, peers take turns in short slices, the clock is the processor time of this
process, medians count, and what is reported is the ratio.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.measure.report import report

PARTS = ("zoo", "spiel")

if __name__ == "__main__":
    report(__doc__, PARTS)
