"""The rule book under the fingers: arrows go paragraph by paragraph, letters from heading to heading."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.app.options.settings import Settings, SettingsFile
from audiojack.app.scenes.rulebook import RuleBookScene
from audiojack.app.stage.effects import Effects, Say
from audiojack.app.stage.services import SceneServices
from audiojack.input.gestures import Gesture
from audiojack.l10n.localizer import Localizer
from audiojack.play.computer_players import open_tables
from audiojack.play.lobby import Lobby


def _scene(cache: Path) -> RuleBookScene:
    words = Localizer("en", cache=cache)
    lobby = Lobby(None, lambda store: open_tables(store, lambda: 1, words.text))
    settings_file = SettingsFile(None, Settings(positions=False), lambda: "")
    return RuleBookScene(SceneServices(settings_file, lambda language: words, ("en",), lobby), "oko")


def _heard(effects: Effects | None) -> str:
    assert effects is not None
    return " ".join(str(effect.utterance.args["text"]) for effect in effects if isinstance(effect, Say))


@pytest.mark.promise("Keys", "Shift+F1 is the rule book of the game")
def test_arrows_walk_headings_and_paragraphs(tmp_path: Path) -> None:
    scene = _scene(tmp_path)
    assert scene.row_text() == "What the game is about."
    assert _heard(scene.act("menu", "next")).startswith("Oko is the Czech pub game of twenty-one")
    assert _heard(scene.act("menu", "previous")) == "What the game is about."


def test_letters_go_from_heading_to_heading_and_never_to_a_paragraph(tmp_path: Path) -> None:
    scene = _scene(tmp_path)
    typed = [_heard(scene.typed(Gesture("kb:t", "t"))) for _ in range(4)]
    assert typed[:3] == ["Two aces and cards that may be returned.", "Table options.", "Three examples."]
    assert typed[3] == typed[0]


@pytest.mark.promise("What is said", "Help and rule book name keys from the keymap, never others")
def test_keys_are_named_as_they_are_bound(tmp_path: Path) -> None:
    scene = _scene(tmp_path)
    scene.services.keymap = scene.services.keymap.bind("table", "draw", "kb:n").unbind("table", "announce")
    text = " ".join(item.label for item in scene.items())
    assert "N draws a card and Enter ends your turn." in text
    assert "no key announces malá domů" in text
