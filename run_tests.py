"""Runs the tests: `python3 run_tests.py`, with pytest's own arguments if wanted. It sets itself up."""

import os
import sys

from bootstrap import ROOT, run

OWN_CHOICE = ("-n", "--numprocesses", "--dist", "--pdb", "-s", "--capture")
"""Beginnings of the arguments that say how tests are spread over processes, or that need a single one."""


def arguments(given: list[str]) -> list[str]:
    """pytest's arguments: paths made absolute, and two processes side by side, unless the caller says how."""
    chosen = any(argument.startswith(OWN_CHOICE) for argument in given)
    spread = [] if chosen else ["--numprocesses=2", "--dist=loadgroup"]
    return ["-q", *spread, *(os.path.abspath(a) if os.path.exists(a) else a for a in given)]


if __name__ == "__main__":
    wanted = arguments(sys.argv[1:])
    os.chdir(ROOT)
    run("pytest", wanted, tests=True)
