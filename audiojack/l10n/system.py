"""The language of the system, for the first start.

POSIX systems say it in the environment, as gettext reads it; Windows is asked itself.
"""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Mapping, Sequence

from audiojack.l10n.localizer import SOURCE

_LATIN = "latn"
_CYRILLIC = "cyrl"
_SCRIPTS = {"latin": _LATIN, "cyrillic": _CYRILLIC}
_BY_NAME = 8
"""MUI_LANGUAGE_NAME of Windows: languages by names such as "cs-CZ"."""


def system_language(known: Iterable[str], environ: Mapping[str, str] | None = None) -> str:
    """The first of the system's languages that is among `known`, else English.

    `environ` replaces what the system says, for tests.
    """
    known = tuple(known)
    for tag in _wanted(os.environ if environ is None else environ, ask_system=environ is None):
        if found := match_language(tag, known):
            return found
    return SOURCE


def match_language(tag: str, known: Sequence[str]) -> str | None:
    """The known language that a tag such as "sr_RS.UTF-8@latin" or "sr-Cyrl-RS" asks for, or None.

    Serbian without a script is Latin, as everywhere in the program; the other script is one step away.
    """
    name, _, modifier = tag.partition("@")
    parts = name.partition(".")[0].replace("_", "-").lower().split("-")
    scripts = [part for part in parts[1:] if len(part) == 4]
    script = _SCRIPTS.get(modifier.lower(), scripts[0] if scripts else "")
    by_name = {lang.lower(): lang for lang in known}
    wanted = [f"{parts[0]}-{script}", "-".join(parts), "-".join(parts[:2]), parts[0]]
    return next((by_name[candidate] for candidate in wanted if candidate in by_name), None)


def _wanted(environ: Mapping[str, str], *, ask_system: bool) -> list[str]:
    chosen = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    if chosen in ("C", "POSIX"):  # where gettext does not look at LANGUAGE either, as it does with C.UTF-8
        return []
    nobodys = chosen.partition(".")[0] in ("C", "POSIX", "")
    tags = [tag for tag in environ.get("LANGUAGE", "").split(":") if tag] + ([] if nobodys else [chosen])
    if not tags and not chosen and ask_system:
        tags = _of_windows() if sys.platform == "win32" else [locale.getlocale()[0] or ""]
    return tags


def _of_windows() -> list[str]:
    """The languages in which Windows itself speaks to the player, the first before the others."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - nothing else here needs it

        count, size = ctypes.c_ulong(), ctypes.c_ulong()
        ask = ctypes.windll.kernel32.GetUserPreferredUILanguages
        if ask(_BY_NAME, ctypes.byref(count), None, ctypes.byref(size)) and size.value:
            names = ctypes.create_unicode_buffer(size.value)
            if ask(_BY_NAME, ctypes.byref(count), names, ctypes.byref(size)):
                return [name for name in names[: size.value].split("\0") if name]
    return []
