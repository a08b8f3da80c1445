"""A window system that goes away under the game: told and left in order, where Xlib would end the process at once.

Xlib knows two kinds of trouble. A broken connection can't be mended. An error about one request can be passed over,
unless it says that our own window is no more.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

BAD_WINDOW, BAD_DRAWABLE = 3, 9


class _ErrorEvent(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("resource", ctypes.c_ulong),
        ("serial", ctypes.c_ulong),
        ("code", ctypes.c_ubyte),
        ("request", ctypes.c_ubyte),
        ("minor", ctypes.c_ubyte),
    )


_OnError = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(_ErrorEvent))
_OnBroken = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_OnExit = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class XFaults:
    """Calls `lost` when the connection breaks or the window `window()` is destroyed. `lost` must not return.

    It has to be kept as long as the connection is open, since Xlib calls into it.
    """

    def __init__(self, display: int, window: Callable[[], int], lost: Callable[[], None]) -> None:
        """Raises OSError or AttributeError where Xlib can't be had or is too old."""
        library = ctypes.CDLL("libX11.so.6")
        self._window = window
        self._lost = lost
        self._on_error = _OnError(self._error)
        self._on_broken = _OnBroken(lambda display: 0)
        self._on_exit = _OnExit(lambda display, data: lost())
        library.XSetIOErrorExitHandler.argtypes = (ctypes.c_void_p, _OnExit, ctypes.c_void_p)
        library.XSetIOErrorExitHandler(display, self._on_exit, None)
        library.XSetIOErrorHandler(self._on_broken)
        library.XSetErrorHandler(self._on_error)

    def _error(self, display: int, event: ctypes._Pointer[_ErrorEvent]) -> int:
        found = event.contents
        if found.code in (BAD_WINDOW, BAD_DRAWABLE) and found.resource == self._window():
            self._lost()
        return 0
