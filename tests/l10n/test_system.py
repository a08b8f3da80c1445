"""The language of the system."""

from __future__ import annotations

import pytest

from audiojack.l10n.system import match_language, system_language

KNOWN = ("cs", "en", "ru", "sr", "sr-Cyrl")


@pytest.mark.promise("Menus and scenes", "A greeting in each of the four languages, the system's in focus")
@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "sr_RS@latin"}, "sr"),
        ({"LANG": "sr_RS.UTF-8"}, "sr"),
        ({"LANG": "sr_RS@cyrillic"}, "sr-Cyrl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:sk:ru:cs"}, "ru"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de:ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C", "LANGUAGE": "ru"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "cs_CZ.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LANGUAGE": "cs"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_as_gettext_reads_it(environ: dict[str, str], lang: str) -> None:
    assert system_language(KNOWN, environ) == lang


@pytest.mark.parametrize(
    ("tag", "lang"),
    [("sr-Cyrl-RS", "sr-Cyrl"), ("sr-Latn-RS", "sr"), ("ru-RU", "ru"), ("EN", "en"), ("pt-BR", None), ("", None)],
)
def test_tags_of_windows(tag: str, lang: str | None) -> None:
    assert match_language(tag, KNOWN) == lang
