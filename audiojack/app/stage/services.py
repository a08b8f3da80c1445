"""What every scene is given: the settings, the words, the keys, the store and the clock.

Scenes get it when they are made, so that no scene reads a global and tests can give them things of their own.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from audiojack.app.options.settings import Settings, SettingsFile
from audiojack.input.keymap import Keymap
from audiojack.input.terminal_text import arrives
from audiojack.output.speech.driver import VoiceInUse
from audiojack.presentation.utterance import Arg

if TYPE_CHECKING:
    from audiojack.play.lobby import Lobby

_FINAL = ".?!…"
_CLOSING = "\"”“»'’)"


class Words(Protocol):
    """Message ids to text: a Localizer."""

    def text(self, id: str, args: Mapping[str, Arg] = ...) -> str:
        """The sentence of a message."""
        ...

    def has(self, id: str) -> bool:
        """Whether the language has the message."""
        ...


@dataclass
class SceneServices:
    """`words` makes the words of a language, `seeds` gives a number whenever chance is to decide,
    `keys` what tables draw by (None where a seed makes all repeatable).

    `window_text` is the size of text in pixels that suits the window, 0 where there is none.
    `paste` gives the text on the clipboard, "" where there is none.
    `lobby` opens and resumes tables. `idle` says whether everything has been spoken. `heard` is the history,
    `voice` what speaks now.
    `wake` has the loop look at what has come in, `post` has effects carried out, `connection` notes what a connection
    to a house does; these three from any thread.
    `folder` is where everything is kept, None where nothing is; `clock` tells the time of day.
    """

    settings_file: SettingsFile
    words: Callable[[str], Words]
    languages: tuple[str, ...]
    lobby: Lobby
    idle: Callable[[], bool] = lambda: True
    window_text: Callable[[], int] = lambda: 0
    paste: Callable[[], str] = str
    heard: Callable[[], tuple[str, ...]] = tuple
    voice: Callable[[], VoiceInUse] = VoiceInUse
    keymap: Keymap = field(default_factory=Keymap)
    keys_path: Path | None = None
    folder: Path | None = None
    seeds: Callable[[], int] = lambda: secrets.randbits(64)
    keys: Callable[[], bytes] | None = None
    clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    terminal: bool = False
    language: str = "en"
    wake: Callable[[], None] = lambda: None
    post: Callable[[tuple[Any, ...]], None] = lambda effects: None
    connection: Callable[[str], None] = lambda state: None

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.settings_file.now

    def text(self, id: str, **args: Arg) -> str:
        """A message in the player's language."""
        return self.words(self.language).text(id, args)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.words(self.language).has(id) or self.words("en").has(id)

    def sentence(self, text: str) -> str:
        """The text with a full stop, unless it ends in punctuation already."""
        bare = text.rstrip().rstrip(_CLOSING)
        return text if bare.endswith(tuple(_FINAL)) else text + "."

    def with_position(self, text: str, n: int, count: int) -> str:
        """The text with "3 of 7" after it."""
        whole = self.sentence(text) == text
        return self.text("item-position-sentence" if whole else "item-position", text=text, n=n, count=count)

    def key(self, name: str) -> str:
        """A key's name as it is said: "shift+s" is "Shift+S"; letters and F1 to F12 are the same in every language."""
        return "+".join(map(self._key_part, name.split("+")))

    def _key_part(self, part: str) -> str:
        ids = (f"key-{part}", *((f"sign-{ord(part):04x}",) if len(part) == 1 else ()))
        return next((self.text(id) for id in ids if self.has(id)), part.upper())

    def keys_of(self, context: str, command: str, bound: bool = False) -> str:
        """The keys of a command as they are said; empty where it has none.

        In a terminal they are those that it can send, unless all that are `bound` are wanted.
        """
        keys = self.keymap.keys(context, command)
        names = [self.key(name) for name in keys if bound or not self.terminal or arrives(name)]
        return reduce(lambda key, other: self.text("keys-or", key=key, other=other), names) if names else ""
