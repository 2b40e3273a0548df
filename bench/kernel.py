"""How fast is the kernel? Its parts beside their peers, all in one run.

    python bench/kernel.py [--quick] [--json] [--only PART …]

Figures that count are ratios within this run: peers take turns in short slices and medians are
compared, since machines are shared. `--quick` gives each part a few seconds. docs/kernel.md says
what is measured and how.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.measure.report import report
from tanglewood.kernel import why_missing

PARTS = ("playouts", "batches", "worlds", "searches", "solver", "endings", "equilibrium")

if __name__ == "__main__":
    if missing := why_missing():
        sys.exit(str(missing))
    report(__doc__, PARTS)
