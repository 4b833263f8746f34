"""`python -m tiebreaks` is the command line."""

import sys

from tiebreaks.cli import main

if __name__ == "__main__":
    sys.exit(main())
