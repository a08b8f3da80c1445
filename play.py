"""Plays Audiojack: `python3 play.py`, on Windows `py play.py`. It sets itself up."""

import sys

from bootstrap import run

if __name__ == "__main__":
    run("audiojack", sys.argv[1:])
