"""The language of the command line: the one asked for, else the player's, else the system's."""

from __future__ import annotations

import tomllib
from pathlib import Path

from audiojack.app.commands.line import UsageError
from audiojack.l10n.localizer import Localizer, languages
from audiojack.l10n.system import system_language

SETTINGS = "settings.toml"


class Words:
    """Messages of the command line. `asked` is what --lang says, known or not."""

    def __init__(self, lang: str, asked: str | None, known: tuple[str, ...]) -> None:
        self.lang = lang
        self._asked = asked
        self._known = known
        self._localizer: Localizer | None = None

    def text(self, id: str, **args: int | str | tuple[str, ...]) -> str:
        """A message in the language of the command line."""
        if self._localizer is None:
            self._localizer = Localizer(self.lang)
        return self._localizer.text(id, args)

    def expect_known(self) -> None:
        """Raises UsageError where --lang names no language."""
        if self._asked is not None and self._asked not in self._known:
            raise UsageError("cli-not-among", option="--lang", word=self._asked, known=", ".join(self._known))


def words_for(asked: str | None, data_dir: Path) -> Words:
    """The words in the language asked for, set earlier, or of the system."""
    known = languages()
    wanted = asked if asked in known else _settled(data_dir)
    return Words(wanted if wanted in known else system_language(known), asked, known)


def _settled(data_dir: Path) -> str | None:
    """The language that the player has set, read without the rest of the settings."""
    try:
        settings = tomllib.loads((data_dir / SETTINGS).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return None
    player = settings.get("player", {})
    language = player.get("language") if isinstance(player, dict) else None
    return language if isinstance(language, str) else None
