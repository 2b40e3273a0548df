"""The parts of `bench/kernel.py`, one file each; a new part is named in `PARTS` there."""
