"""`python -m audiojack` is the same as the command `audiojack`."""

import sys

if __name__ == "__main__":
    try:
        from audiojack.cli.main import main

        sys.exit(main())
    except KeyboardInterrupt:  # while it was still being read
        sys.exit(130)
