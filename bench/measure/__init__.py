"""The parts of `bench/kernel.py` and `bench/faces.py`, one file each, named in `PARTS` there."""
