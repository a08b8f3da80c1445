"""Makes every sound of the game into sounds/, from code alone; with --check compares what is there instead.

Usage: python tools/make_sounds.py [--check | --report] [DIRECTORY]
"""

import sys
from pathlib import Path

# Run as a script, only tools/ itself is on the path.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.sounds.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
