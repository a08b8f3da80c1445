"""Localizers over the shipped messages, with a cache that belongs to the test run alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from audiojack.l10n.localizer import Localizer


@pytest.fixture(scope="session")
def localizer(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Localizer]:
    cache = tmp_path_factory.mktemp("l10n-cache")

    @lru_cache
    def of(lang: str) -> Localizer:
        return Localizer(lang, cache=cache)

    return of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder of languages with English in it."""
    path = tmp_path / "locales"
    write(path, "en", "hello = Hello, { $name }!\nonly-english = Only here.\n")
    return path


def write(folder: Path, lang: str, text: str, name: str = "test.ftl") -> Path:
    file = folder / lang / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file
