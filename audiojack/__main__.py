"""`python -m audiojack` is the same as the command `audiojack`."""

import sys

from audiojack.cli import main

if __name__ == "__main__":
    sys.exit(main())
