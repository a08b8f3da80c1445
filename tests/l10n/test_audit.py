"""The audit finds each kind of fault once, where it is, and nothing in what is right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from audiojack import resources
from audiojack.l10n.audit import audit, missing
from audiojack.l10n.localizer import LanguageError
from audiojack.l10n.translators import AssignmentError, MessageError, parse_values, say
from audiojack.l10n.usage import usage
from tests.l10n.conftest import write

ENGLISH = """\
bet = { $name } bets { CHIPS($chips) }.
hint = Press C for your cards.
label = New table
rounds = { $n ->
    [1] one round
   *[other] { $n } rounds
}
"""
WORDS = "noun-chip = { $n ->\n    [one] { $n } chip\n   *[other] { $n } chips\n}\n"
GOOD = {
    "cs": (
        "bet = { $name } sází { CHIPS($chips) }.\n"
        "hint = Vaše karty řekne C.\n"
        "label = Nový stůl\n"
        "rounds = { $n ->\n    [one] { $n } kolo\n   *[other] { $n } kol\n}\n"
        "noun-chip = { $n ->\n    [one] { $n } žeton\n    [few] { $n } žetony\n   *[other] { $n } žetonů\n}\n"
    ),
    "ru": (
        "bet = { $name } идёт на { CHIPS($chips) }.\n"
        "hint = C — ваши карты.\n"
        "label = Новый стол\n"
        "rounds = { $n ->\n    [1] один раунд\n   *[other] { $n } раундов\n}\n"
        "noun-chip = { $n ->\n    [one] { $n } фишка\n    [few] { $n } фишки\n   *[many] { $n } фишек\n}\n"
    ),
    "sr": (
        "bet = { $name } улаже { CHIPS($chips) }.\n"
        "hint = C – ваше карте.\n"
        "label = Нови сто\n"
        "rounds = { $n ->\n    [1] једна рунда\n   *[other] { $n } рунди\n}\n"
        "noun-chip = { $n ->\n    [one] { $n } жетон\n   *[other] { $n } жетона\n}\n"
    ),
}


@pytest.fixture
def good(tmp_path: Path) -> Path:
    folder = tmp_path / "locales"
    write(folder, "en", ENGLISH + WORDS)
    for lang, text in GOOD.items():
        write(folder, lang, text)
    return folder


def test_good_messages_have_no_findings(good: Path) -> None:
    assert audit(good, source=None) == ()


@pytest.mark.promise("What is said", "No English in a translation, no Cyrillic in Latin text")
@pytest.mark.parametrize(
    ("lang", "old", "new", "expected"),
    [
        ("cs", "label = Nový stůl\n", "", ("missing", "label")),
        ("cs", "label =", "extra = Navíc\nlabel =", ("unknown", "extra")),
        ("cs", "Nový stůl", "New table", ("identical", "label")),
        ("cs", "{ $name } sází", "Hráč sází", ("variables", "bet")),
        ("cs", "{ $name } sází", "{ $name } { $who } sází", ("variables", "bet")),
        ("cs", "{ CHIPS($chips) }", "{ COINS($chips) }", ("function", "bet")),
        ("cs", "{ CHIPS($chips) }", '{ CHIPS($chips, case: "loc") }', ("function", "bet")),
        ("cs", "{ CHIPS($chips) }", '{ NOUN($chips, noun: "coin") }', ("function", "bet")),
        ("cs", "Nový stůl", "Nový stůl { nothing }", ("reference", "label")),
        ("cs", "Nový stůl", "Nový stůl { label }", ("reference", "label")),
        ("ru", "[1] один раунд", "[one] один раунд", ("one", "rounds")),
        ("sr", "[1] једна рунда", "[one] једна рунда", ("one", "rounds")),
        ("ru", "идёт", "идёt", ("script", "bet")),
        ("cs", "sází", "sázі", ("script", "bet")),
        ("cs", "Nový", "Новый", ("script", "label")),
        ("sr", "Нови сто", "Новый сто", ("script", "label")),
        ("ru", "Новый стол", "Новый table", ("identical", None)),
        ("ru", "Новый стол", "Новый Tisch", ("script", "label")),
        ("ru", "C — ваши", "С — ваши", ("keys", "hint")),
        ("cs", "Nový stůl", "Nový\u200e stůl", ("hidden", "label")),
        ("cs", "Nový stůl", "Nový  stůl", ("spaces", "label")),
        ("cs", "Nový stůl", 'Nový { $n ->\n   *[other] { "" }\n} stůl', ("spaces", "label")),
        ("cs", "Vaše karty řekne C.", "Vaše karty řekne C", ("final", "hint")),
        ("cs", "Nový stůl", "Nový stůl.", ("final", "label")),
        ("cs", "Nový stůl", "Nový stůl, u kterého se hned začne hrát", ("long", "label")),
        ("cs", "Nový stůl", 'Nový "stůl"', ("quotes", "label")),
        ("ru", "Новый стол", "“Новый” стол", ("quotes", "label")),
        ("cs", "label = ", "label = Stůl\nlabel = ", ("duplicate", "label")),
        ("cs", "label = ", "label { = ", ("syntax", "")),
    ],
)
def test_each_fault_is_found(good: Path, lang: str, old: str, new: str, expected: tuple[str, str | None]) -> None:
    check, id = expected
    assert old in GOOD[lang]
    file = write(good, lang, GOOD[lang].replace(old, new))
    findings = audit(good, source=None)
    if id is None:
        assert not [finding for finding in findings if finding.check == check]
        return
    found = [finding for finding in findings if (finding.check, finding.id) == (check, id)]
    assert found, findings
    assert {finding.lang for finding in findings} == {lang}
    assert check == "missing" or (found[0].file == file.name and found[0].line > 0)
    assert lang in str(found[0])


def test_approved_exceptions_and_words_to_avoid(good: Path) -> None:
    write(good, "cs", GOOD["cs"].replace("Nový stůl", "New table"))
    write(good, "cs", 'identical = ["label"]\n[avoid]\n"kol" = "kola"\n', "audit.toml")
    assert [(finding.check, finding.id) for finding in audit(good, source=None)] == [("avoid", "rounds")]


def test_what_english_tells_the_audit_for_all_languages(good: Path) -> None:
    write(good, "en", 'context = ["game"]\nsentences = ["lab"]\n', "audit.toml")
    write(good, "cs", GOOD["cs"].replace("Vaše karty", "{ $game } Vaše karty"))
    write(good, "ru", GOOD["ru"].replace("Новый стол", "Стол Playroom!"))
    write(good, "ru", 'latin = ["Playroom"]\nfinal = ["label"]\n', "audit.toml")
    found = [(finding.lang, finding.check, finding.id) for finding in audit(good, source=None)]
    assert found == [(lang, "final", "label") for lang in ("cs", "en", "sr")]


@pytest.mark.parametrize(
    ("name", "text", "check"),
    [("audit.toml", "identical = 3", "exceptions"), ("respell.toml", "[[patterns]]\nfind = '('\nsay = ''", "respell")],
)
def test_faulty_data_files_are_findings(good: Path, name: str, text: str, check: str) -> None:
    write(good, "cs", text, name)
    assert [finding.check for finding in audit(good, source=None)] == [check]


def test_unused_messages_are_found_by_reading_the_source(good: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    code = 'ids = ["bet", "label"]\ndef of(noun): return f"noun-{noun}"\n'
    (source / "code.py").write_text(code, encoding="utf-8")
    unused = {(finding.check, finding.id) for finding in audit(good, source)}
    assert unused == {("unused", "hint"), ("unused", "rounds")}


def test_ids_that_english_lacks_are_found_where_they_are_asked_for(good: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    code = 'services.text("label")\nservices.text("about-title")\nanswer("bet" + x)\n'
    (source / "code.py").write_text(code, encoding="utf-8")
    found = [finding for finding in audit(good, source) if finding.check == "asked"]
    assert [(finding.id, finding.text.partition(" ")[0]) for finding in found] == [("about-title", "code.py:2")]


def test_a_reason_that_nothing_gives_is_found(good: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    write(good, "en", 'reasons = ["refused-"]\n', "audit.toml")
    for lang in ("en", *GOOD):
        text = ENGLISH + WORDS if lang == "en" else GOOD[lang]
        write(good, lang, text + "refused-late = 1.\nrefused-dead = 2.\n")
    code = 'Reason = Literal["late", "dead"]\nrefuse("refused-" + "late")\nids = ["bet", "hint", "label", "rounds"]\n'
    (source / "code.py").write_text(code + 'say = "noun-"\n', encoding="utf-8")
    assert [(finding.check, finding.id) for finding in audit(good, source)] == [("unused", "refused-dead")]


def test_put_together_ids_are_used_when_they_are_joined_at_a_hyphen(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('a = "say-" + x\nb = f"{id}-brief"\nc = "draw"\nd = "no"\n', encoding="utf-8")
    used = usage([tmp_path / "code.py"])
    assert [id for id in ("say-bet", "draw", "draw-brief", "stand-brief", "other", "brief") if used.uses(id)] == [
        *("say-bet", "draw", "draw-brief")
    ]


def test_what_a_language_lacks(good: Path) -> None:
    write(good, "sr", "label = Нови сто\n")
    assert missing("sr-Cyrl", good, source=None) == ("bet", "hint", "rounds", "noun-chip")
    assert missing("cs", good, source=None) == ()
    with pytest.raises(LanguageError):
        missing("xx", good)


@pytest.mark.promise("What is said", "No English in a translation, no Cyrillic in Latin text")
def test_the_shared_words_pass(tmp_path: Path) -> None:
    for lang in ("en", "cs", "ru", "sr"):
        (tmp_path / lang).mkdir()
        for name in ("cards.ftl", "words.ftl", "audit.toml", "respell.toml"):
            if (resources.locales() / lang / name).exists():
                shutil.copy(resources.locales() / lang / name, tmp_path / lang / name)
    assert audit(tmp_path, source=None) == ()


def test_saying_one_message(good: Path, tmp_path: Path) -> None:
    assert say("cs", "bet", parse_values(["name=Jana", "chips=2"]), good, tmp_path) == "Jana sází 2 žetony."
    assert say("ru", "bet", {}, good, tmp_path) == "Ана идёт на 21 фишка."
    assert parse_values(["cards=Ah,10d", "n=-3"]) == {"cards": ("Ah", "10d"), "n": -3}
    with pytest.raises(MessageError):
        say("cs", "nowhere", {}, good, tmp_path)
    with pytest.raises(AssignmentError):
        parse_values(["name"])
