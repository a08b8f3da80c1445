"""A disk as slow as one wants, for one program: each sync of its files takes longer, from one moment to the next."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.support.needs import needs

SOURCE = Path(__file__).parents[2] / "tools" / "slow_sync.c"


class SlowDisk:
    """Slows the syncs of files in `folder` for a program that is started with `variables`."""

    def __init__(self, folder: Path) -> None:
        needs("cc")
        folder.mkdir(parents=True, exist_ok=True)
        library = folder.with_name(f"{folder.name}.slow.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
        self._by = folder.with_name(f"{folder.name}.slow")
        self.variables = {
            "LD_PRELOAD": str(library),
            "SLOW_UNDER": str(folder.resolve()),
            "SLOW_BY": str(self._by),
        }

    def slow_by(self, milliseconds: int) -> None:
        """From now on each sync takes so much longer."""
        self._by.write_text(str(milliseconds))
