"""C++ keeps to 100 columns, where clang-format leaves a line alone too."""

from tests.meta import repository

LIMIT = 100
ENDINGS = (".cpp", ".cu", ".hpp")


def test_no_line_of_cpp_is_longer_than_the_limit() -> None:
    long = [
        f"{path}:{number} has {len(line)} columns"
        for folder in ("cpp", "bench", "examples")
        for path in repository.under(folder, *ENDINGS)
        for number, line in enumerate((repository.text(path) or "").splitlines(), start=1)
        if len(line) > LIMIT
    ]
    assert not long, "\n".join(long)
