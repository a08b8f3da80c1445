"""All benchmarks, one after another, each in a process of its own: `uv run --group bench python -m benchmarks`."""

from __future__ import annotations

import subprocess
import sys

NAMES = ("rounds", "key_to_sound", "key_to_silence", "start_to_word", "idle_cpu", "bot_moves", "memory", "commit",
         "online")  # fmt: skip


def main() -> int:
    """Runs them; the exit status is the number of those whose limits don't hold."""
    results = [subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=False).returncode for name in NAMES]
    return sum(result != 0 for result in results)


if __name__ == "__main__":
    sys.exit(main())
