"""Every rule book says every rule that a player must know, in every language that has rule books.

Which rules a section tells stands in its `# covers:` comments, which table options it explains in `# options:`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from audiojack.games.registry import GAMES
from audiojack.input.keymap import DEFAULTS
from audiojack.l10n.localizer import Localizer
from audiojack.l10n.spans import voiced
from audiojack.presentation.rulebook import SECTIONS, Paragraph, read_book, section_id
from audiojack.resources import locales
from tests.l10n.phonemes import phonemes

LONGEST = 600
"""Characters of a paragraph: about 40 seconds of listening."""

BOOKS = sorted({file.parent.name for file in locales().glob("*/rules-*.ftl")})
"""The languages that have rule books."""

SCRIPTS = [lang for book in BOOKS for lang in ((book, "sr-Cyrl") if book == "sr" else (book,))]

COMMON = "common"
"""Stands for the game in the ids of what all books say."""


def _rules(prefix: str, most: int, *more: str) -> set[str]:
    return {f"{prefix}-R{number:02}" for number in range(1, most + 1)} | set(more)


NOT_TOLD = {
    "GEN-R06": "how chance is made; that cards are shuffled is told where they are",
    "GEN-R08": "who hears what is told by the rules of each game",
    "GEN-R09": "no rule of play: what the program holds itself to",
}
"""Rules that no player has to know, and why."""

ONLY_BANKS = {"GEN-R07", "GEN-R11", "GEN-R13"}
"""Common rules about banks and bankers, which the casino games don't have."""

GEN = _rules("GEN", 23) - NOT_TOLD.keys()
OKO = _rules("OKO", 40, "OKO-R37a")
OCA = _rules("OCA", 39)
OCV = _rules("OCV", 19, "OCV-R13a")

NOT_WITH_ONE_CARD = {"OCA-R08", "OCA-R19", "OCA-R24", "OCA-R28", "OCA-R31", "OCA-R32"}
"""Rules of the base game that the game with one banker's card does not have (OCB-R02, R03)."""

MUST_KNOW = {
    "blek-dzek": (GEN - ONLY_BANKS) | _rules("SBJ", 18),
    "black-jack": (GEN - ONLY_BANKS) | _rules("CBJ", 23),
    "oko": GEN | OKO,
    "ochko": GEN | OCA,
    "ochko-one-card": GEN | _rules("OCB", 11) | (OCA - NOT_WITH_ONE_CARD),
    "twenty-one": GEN | OCV,
    "twenty-one-pull": GEN | _rules("OCG", 6) | OCV,
}

KEYS = {command: f"({command})" for context in ("table", "amount", "everywhere") for command in DEFAULTS[context]}
"""The names of commands in place of keys, so that a test sees which are named."""


@lru_cache
def _sections(lang: str, game: str) -> dict[str, ast.Message]:
    """The messages of a book by section."""
    file = locales() / lang / f"rules-{game}.ftl"
    if not file.exists():
        return {}
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [item for item in resource.body if isinstance(item, ast.Junk)], file
    messages = [item for item in resource.body if isinstance(item, ast.Message)]
    return {message.id.name.removeprefix(section_id(game, "")): message for message in messages}


def _listed(message: ast.Message, label: str) -> set[str]:
    """What the comments of a section list after a label."""
    lines = (message.comment.content or "").splitlines() if message.comment else []
    listed = [line.removeprefix(f"{label}:") for line in lines if line.startswith(f"{label}:")]
    return set(" ".join(listed).split())


def _inserted(message: ast.Message) -> set[str]:
    """What a section inserts of that which all books say."""
    elements = [element for attribute in message.attributes for element in attribute.value.elements]
    inner = [element.expression for element in elements if isinstance(element, ast.Placeable)]
    ids = [expression.id.name for expression in inner if isinstance(expression, ast.MessageReference)]
    return {id.removeprefix(section_id(COMMON, "")) for id in ids}


def _covered(lang: str, game: str) -> set[str]:
    shared = _sections(lang, COMMON)
    covered: set[str] = set()
    for message in _sections(lang, game).values():
        covered |= _listed(message, "covers")
        for name in _inserted(message):
            covered |= _listed(shared[name], "covers")
    return covered


@pytest.fixture(scope="module")
def localizers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Localizer]:
    cache: Path = tmp_path_factory.mktemp("l10n-cache")
    return {lang: Localizer(lang, cache=cache) for lang in SCRIPTS}


every_book = pytest.mark.parametrize(("lang", "game"), [(lang, game) for lang in BOOKS for game in GAMES])
every_script = pytest.mark.parametrize("lang", SCRIPTS)


def test_every_game_has_its_rules_listed() -> None:
    assert set(MUST_KNOW) == set(GAMES)


@pytest.mark.promise("Keys", "Shift+F1 is the rule book of the game")
@every_book
def test_every_rule_is_told_and_no_other(lang: str, game: str) -> None:
    covered = _covered(lang, game)
    assert sorted(MUST_KNOW[game] - covered) == []
    assert sorted(covered - MUST_KNOW[game]) == []


@every_book
def test_every_section_stands_in_its_place(lang: str, game: str) -> None:
    assert tuple(_sections(lang, game)) == SECTIONS


@pytest.mark.parametrize("game", [*GAMES, COMMON])
def test_every_language_tells_in_each_section_what_english_tells(game: str) -> None:
    for lang in BOOKS:
        assert list(_sections(lang, game)) == list(_sections("en", game)), lang
        for section, english in _sections("en", game).items():
            message = _sections(lang, game)[section]
            for label in ("covers", "options"):
                assert _listed(message, label) == _listed(english, label), (lang, section)
            assert _inserted(message) == _inserted(english), (lang, section)


@every_book
def test_every_table_option_is_explained(lang: str, game: str) -> None:
    explained = _listed(_sections(lang, game)["options"], "options")
    assert explained == {option.name for option in GAMES[game].options}


@every_script
@pytest.mark.parametrize("game", GAMES)
def test_a_book_reads_well_paragraph_by_paragraph(lang: str, game: str, localizers: dict[str, Localizer]) -> None:
    texts = localizers[lang]
    book = read_book(texts, game, KEYS)
    headings = [part.text for part in book if part.heading]
    assert len(headings) == len(SECTIONS) == len(set(headings))
    assert [text for text in headings if text.endswith((".", "?", "!")) or "\n" in text] == []
    for part in book:
        if not part.heading:
            assert part.text.endswith((".", "?", "!", ".”", "!”", ".“", "!“", "?“", ".»", "!»")), part.text
            assert len(part.text) < LONGEST, part.text
            assert "\n" not in part.text
    assert not texts.faults


@pytest.mark.promise("What is said", "Help and rule book name keys from the keymap, never others")
@every_script
def test_all_keys_come_from_the_keymap(lang: str, localizers: dict[str, Localizer]) -> None:
    """A book asks for keys by commands that there are, so that it names the keys in force."""
    for game in GAMES:
        text = " ".join(part.text for part in read_book(localizers[lang], game, KEYS))
        named = set(re.findall(r"\(([a-z-]+)\)", text))
        assert {"draw", "stand", "actions", "help"} <= named <= set(KEYS), game


@every_script
def test_books_are_spoken_in_their_own_voice(lang: str, localizers: dict[str, Localizer]) -> None:
    own = lang.partition("-")[0]
    keys = dict.fromkeys(KEYS, "C")
    parts = [part for game in GAMES for part in read_book(localizers[lang], game, keys)]
    pieces = [piece for part in parts for piece in voiced(part.text, lang)]
    assert [piece for piece, voice in pieces if voice != own] == []
    bare = [re.sub(r"\[\[.*?\]\]", "", piece) for piece, _ in pieces]
    sounds = phonemes([(own, piece) for piece in bare])
    assert [piece for piece, sound in zip(bare, sounds, strict=True) if re.search(r"\([a-z-]+\)", sound)] == []


def test_a_section_that_a_language_lacks_is_read_in_english(tmp_path: Path) -> None:
    paragraphs = "        One, with { $key-draw }.\n\n        Two\n        lines.\n"
    message = "rules-chess-{} =\n    .heading = {}\n    .text =\n" + paragraphs
    for lang, sections in (("en", SECTIONS), ("pl", SECTIONS[1:])):
        (tmp_path / lang).mkdir()
        text = "\n".join(message.replace("{}", name, 1).replace("{}", f"{lang} {name}") for name in sections)
        (tmp_path / lang / "rules-chess.ftl").write_text(text, encoding="utf-8")
    book = read_book(Localizer("pl", tmp_path, cache=tmp_path / "cache"), "chess", {"draw": "Space"})
    body = (Paragraph("One, with Space.", False), Paragraph("Two lines.", False))
    assert book[:6] == (Paragraph("en aim", True), *body, Paragraph("pl cards", True), *body)
    assert len(book) == 3 * len(SECTIONS)
