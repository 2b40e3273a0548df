"""`python -m tanglewood` is the command `tanglewood`."""

from tanglewood.cli import main

if __name__ == "__main__":
    main()
