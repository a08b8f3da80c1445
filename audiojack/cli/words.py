"""The language of the command line: the one asked for, else the player's, else the system's."""

from __future__ import annotations

from pathlib import Path

from audiojack import files
from audiojack.cli.arguments import UsageError
from audiojack.l10n.localizer import Localizer, languages
from audiojack.l10n.system import system_language

SETTINGS = "settings.toml"


class Words:
    """Messages of the command line. `asked` is what --lang says, known or not; `player` who played here last."""

    def __init__(self, lang: str, asked: str | None, known: tuple[str, ...], player: str = "") -> None:
        self.lang = lang
        self.player = player
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


def words_for(asked: str | None, data_dir: Path | None) -> Words:
    """The words in the language asked for, set earlier, or of the system."""
    known = languages()
    settled = _settled(data_dir) if data_dir is not None else {}
    wanted = asked if asked in known else settled.get("language")
    return Words(wanted if wanted in known else system_language(known), asked, known, settled.get("name", ""))


def _settled(data_dir: Path) -> dict[str, str]:
    """What the settings say of the player, read without the rest of them."""
    try:
        settings = files.document_of(data_dir / SETTINGS)
    except (OSError, ValueError, RecursionError):
        return {}
    player = settings.get("player", {})
    return {key: value for key, value in player.items() if isinstance(value, str)} if isinstance(player, dict) else {}
