"""Sums that do not depend on the Python that adds them up."""

from tanglewood.analysis.adding import added


def test_numbers_are_added_from_the_first_to_the_last() -> None:
    assert added([]) == 0.0
    assert added([1e16, 1.0, 1.0]) == 1e16  # what is rounded away stays away
    assert added(0.1 for _ in range(3)) == 0.1 + 0.1 + 0.1
