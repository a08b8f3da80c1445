"""How a sentence is written for the embedded voice alone, which reads some words and numbers wrong.

Never for captions, braille, transcripts or a screen reader. The rules are data, `respell.toml` in the folder
of each language, so that translators can add to them by ear (docs/translators.md).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from audiojack import resources
from audiojack.l10n.localizer import SERBIAN, SERBIAN_CYRILLIC
from audiojack.l10n.script import to_latin

FILE = "respell.toml"

Step = Callable[[str], str]

_DIGIT = re.compile(r"\d")
_ONE_WORD = re.compile(r"\w+")
_INSIDE = re.compile(r"[\w:.,]")
"""Before a number it means that the number belongs to a word (F1), to a ratio (3:2) or to a decimal (0,521)."""
_BEGINNING = re.compile(r"(?<=[^\W\d_][.!?] )[^\W\d_]|(?<=\d[.!?] )[^\W\d_]")
"""The first letter of a later sentence: the voice takes a full stop before a small letter for no end."""
_CYRILLIC_WORD = re.compile(r"[Ѐ-ӿ]+")
_NOT_SERBIAN = re.compile(r"[^АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШабвгдђежзијклљмнњопрстћуфхцчџш]")


class RespellError(ValueError):
    """A file of respellings that can't be used; the text says which rule and why."""


class NumberRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for numbers: "21 фишка" is said "20 одна фишка".

    `nouns` are the words that must follow (none: any number). An `ordinal` is written with a full stop before
    its noun: "30. listopadu". `whole` holds words for whole numbers, `endings` words for the last digits of longer
    ones, except where the number ends in one of `but_not`.
    """

    nouns: list[str] = []
    ordinal: bool = False
    whole: dict[str, str] = {}
    endings: dict[str, str] = {}
    but_not: list[str] = []


class PatternRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A regular expression, and what to say instead, with \\1 for its first group."""

    find: str
    say: str


class CaseRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers from 1 on in a case: "из 25" is said "из двадцати пяти".

    `after` are the words before the number that ask for the case. `words` says the numbers from which the others
    are added up, the greatest first: 125 is 100, 20 and 5. What they don't reach stays in digits.
    """

    after: list[str]
    words: dict[str, str]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of respellings holds; the parts are applied in this order.

    A word in lower case also stands for itself at the beginning of a sentence.
    """

    words: dict[str, str] = {}
    patterns: list[PatternRule] = []
    cases: list[CaseRule] = []
    numbers: list[NumberRule] = []
    letters: dict[str, str] = {}


def respell(text: str, lang: str, folder: Path | None = None) -> str:
    """`text` as the embedded voice of `lang` must get it to say it right.

    The answer may hold phonemes in double square brackets, which the voice has to be told to read as such;
    brackets that were in the text are taken out. A language without usable rules leaves the text as it is.
    """
    text = text.replace("[[", " ").replace("]]", " ") if "[[" in text or "]]" in text else text
    if lang == SERBIAN_CYRILLIC:
        text, lang = _CYRILLIC_WORD.sub(_latin_word, text), SERBIAN
    written = text
    for step in _steps(folder or resources.locales(), lang):
        text = step(text)
    return text if text == written else _BEGINNING.sub(lambda match: match.group().upper(), text)


def _latin_word(match: re.Match[str]) -> str:
    """A Serbian word in Latin; a Russian name stays, for a voice of its own."""
    word = match.group()
    return word if _NOT_SERBIAN.search(word) else to_latin(word)


def load_rules(file: Path) -> Rules:
    """The rules of a file; none when there is no file. Raises RespellError."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rules)
    except FileNotFoundError:
        return Rules()
    except (OSError, ValueError) as error:
        raise RespellError(f"{file.name}: {error}") from error


def compile_rules(rules: Rules) -> tuple[Step, ...]:
    """The rules as functions from text to text. Raises RespellError for a pattern that is none."""
    steps = [_words(rules.words)] if rules.words else []
    steps += [_pattern(rule) for rule in rules.patterns]
    spoken = [_case(rule) for rule in rules.cases] + [_numbers(rule) for rule in rules.numbers]
    if spoken:
        steps.append(_where_digits_are(spoken))
    if rules.letters:
        table = str.maketrans(dict(rules.letters))
        steps.append(lambda text: text if text.isascii() else text.translate(table))
    return tuple(steps)


@lru_cache(maxsize=16)
def _steps(folder: Path, lang: str) -> tuple[Step, ...]:
    try:
        return compile_rules(load_rules(folder / lang / FILE))
    except RespellError:
        return ()


def _where_digits_are(steps: list[Step]) -> Step:
    def numbers(text: str) -> str:
        if _DIGIT.search(text):
            for step in steps:
                text = step(text)
        return text

    return numbers


def _words(words: Mapping[str, str]) -> Step:
    said = {word[0].upper() + word[1:]: say for word, say in words.items() if word.islower()} | dict(words)
    composed = sorted((word for word in said if not _ONE_WORD.fullmatch(word)), key=len, reverse=True)
    initials = re.escape("".join(sorted({word[0] for word in composed})))
    alternatives = "|".join(map(re.escape, composed))
    # Looking for an initial first makes the search twice as fast.
    before = rf"(?=[{initials}])(?<!\w)(?:{alternatives})(?!\w)|" if composed else ""
    found = re.compile(before + _ONE_WORD.pattern)
    return lambda text: found.sub(lambda match: said.get(match.group(), match.group()), text)


def _pattern(rule: PatternRule) -> Step:
    try:
        found = re.compile(rule.find)
        found.sub(rule.say, "")
    except (re.error, IndexError) as error:
        raise RespellError(f"{rule.find}: {error}") from error
    return lambda text: found.sub(rule.say, text)


def _case(rule: CaseRule) -> Step:
    words = {int(number): word for number, word in rule.words.items()}
    sizes = sorted(words, reverse=True)
    found = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, rule.after))})\s(\d+)(?!\w|[:.,]\d)")

    def declined(match: re.Match[str]) -> str:
        rest, said = int(match.group(2)), [match.group(1)]
        for size in sizes:
            if size <= rest:
                said.append(words[size])
                rest -= size
        return match.group() if rest or len(said) == 1 else " ".join(said)

    return lambda text: found.sub(declined, text)


def _numbers(rule: NumberRule) -> Step:
    nouns = "|".join(map(re.escape, rule.nouns))
    after = rf"(?=\s(?:{nouns})(?!\w))" if nouns else r"(?!\w|[:.,]\d)"
    found = re.compile(rf"(\d+){'[.]' if rule.ordinal else ''}{after}")
    endings = sorted(rule.endings.items(), key=lambda ending: -len(ending[0]))
    exceptions = tuple(rule.but_not)

    def worded(match: re.Match[str]) -> str:
        written, digits = match.group(), match.group(1)
        if _INSIDE.match(match.string, max(match.start() - 1, 0), match.start()):
            return written
        if digits in rule.whole:
            return rule.whole[digits]
        if exceptions and digits.endswith(exceptions):
            return written
        for ending, word in endings:
            if digits.endswith(ending):
                head = int(digits) - int(ending)
                return f"{head} {word}" if head else word
        return written

    return lambda text: found.sub(worded, text)
