"""Whether the process may still take what the working out of hints needs.

OpenBLAS, which comes with it, ends the whole process where it gets no memory; so it is not even read where a limit on
the address space is near. Where no limit can be read, there is none.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

NEEDED = 256 << 20
"""Bytes of address space: the libraries take 100 MB, their work and the threads that begin with it the rest."""

_USED = Path("/proc/self/statm")


def expect_room(needed: int = NEEDED) -> None:
    """Raises MemoryError where a limit leaves less than `needed` bytes of address space."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    if limit == resource.RLIM_INFINITY:
        return
    with contextlib.suppress(OSError, ValueError, IndexError):
        used = int(_USED.read_text("ascii").split()[0]) * resource.getpagesize()
        if limit - used < needed:
            raise MemoryError(f"{(limit - used) >> 20} MB are left")
