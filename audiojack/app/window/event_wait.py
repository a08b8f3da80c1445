"""Waits for a key without spinning: the loop sleeps on the window system's own connection and wakes at once.

SDL's own wait polls (measured 2.5 to 3.7 % of a core). Sleeping on the X11 or Wayland socket, or in Windows' message
wait, costs next to nothing and answers within a fraction of a millisecond; elsewhere a short sleep has to do.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import select
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

POLL_SECONDS = 0.01
"""The longest sleep where nothing wakes the loop: half a percent of a core."""
BUSY_POLL_SECONDS = 0.004
"""The same for a while after a key, since another is likely."""
BUSY_FOR_SECONDS = 2.0


class Waiter(Protocol):
    """Something that sleeps until there may be an event, or `wake` was called from any thread."""

    def wait(self, seconds: float) -> None:
        """Sleeps at most so long."""
        ...

    def wake(self) -> None:
        """Ends the sleep, or the next one."""
        ...


class SocketWaiter:
    """Sleeps on the window system's connection, whose file descriptor is `connection`."""

    def __init__(self, connection: int) -> None:
        self._connection = connection
        self._out, self._in = os.pipe()
        os.set_blocking(self._out, False)
        os.set_blocking(self._in, False)

    def wait(self, seconds: float) -> None:
        ready, _, _ = select.select([self._connection, self._out], [], [], max(0.0, seconds))
        if self._out in ready:
            os.read(self._out, 4096)

    def wake(self) -> None:
        try:
            os.write(self._in, b".")
        except BlockingIOError:
            return  # it is woken already


_ANY_INPUT = 0x04FF
_ALSO_OLD_INPUT = 0x0004


class WindowsWaiter:
    """Sleeps until a message comes, or the Windows event of `wake` is set."""

    def __init__(self, library: Any, kernel: Any) -> None:
        self._library = library
        self._kernel = kernel
        self._event = kernel.CreateEventW(None, False, False, None)

    def wait(self, seconds: float) -> None:
        handles = (ctypes.c_void_p * 1)(self._event)
        self._library.MsgWaitForMultipleObjectsEx(
            1, handles, max(0, round(seconds * 1000)), _ANY_INPUT, _ALSO_OLD_INPUT
        )

    def wake(self) -> None:
        self._kernel.SetEvent(self._event)


class SleepingWaiter:
    """Sleeps in short pieces, shorter ones just after something happened; `wake` ends the piece."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._woken: queue.SimpleQueue[None] = queue.SimpleQueue()  # which a signal may wake in its own wait
        self._busy_until = 0.0

    def wait(self, seconds: float) -> None:
        piece = BUSY_POLL_SECONDS if self._clock() < self._busy_until else POLL_SECONDS
        with contextlib.suppress(queue.Empty):
            self._woken.get(timeout=min(piece, max(0.0, seconds)))
            while True:
                self._woken.get_nowait()

    def wake(self) -> None:
        self._busy_until = self._clock() + BUSY_FOR_SECONDS
        self._woken.put(None)


def waiter(driver: str, wm_info: Mapping[str, Any]) -> Waiter:
    """The best waiter for a video driver ("x11", "wayland", "windows") and what pygame knows of its window."""
    try:
        if driver == "x11":
            return SocketWaiter(_connection(wm_info, "libX11.so.6", "XConnectionNumber"))
        if driver == "wayland":
            return SocketWaiter(_connection(wm_info, "libwayland-client.so.0", "wl_display_get_fd"))
        if sys.platform == "win32" and driver == "windows":
            return WindowsWaiter(ctypes.windll.user32, ctypes.windll.kernel32)
    except (OSError, AttributeError, KeyError, ValueError):
        return SleepingWaiter()
    return SleepingWaiter()


def _connection(wm_info: Mapping[str, Any], library: str, function: str) -> int:
    """The file descriptor of a display's connection. Raises OSError, KeyError or ValueError where there is none."""
    descriptor: int = _function(library, function)(pointer(wm_info["display"]))
    os.fstat(descriptor)
    return descriptor


def _function(library: str, name: str) -> Any:
    function = getattr(ctypes.CDLL(library), name)
    function.argtypes = [ctypes.c_void_p]
    function.restype = ctypes.c_int
    return function


def pointer(capsule: object) -> int:
    """The address in a capsule of pygame's. Raises ValueError where it is none."""
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    pointer = pointer_of(capsule, name_of(capsule))
    if not pointer:
        raise ValueError("there is no display behind the window")
    return int(pointer)
