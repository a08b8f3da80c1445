"""Messages in a language: what falls back, what is transliterated, what a new folder gives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from audiojack import resources
from audiojack.l10n.catalog import keep_parsed, load_catalog, message_files
from audiojack.l10n.localizer import LanguageError, Localizer, languages
from audiojack.l10n.nodes import Call, Node, Pattern, Ref, Select, Var
from audiojack.l10n.words import Words
from tests.l10n.conftest import write


def test_the_languages_are_the_folders() -> None:
    assert languages() == ("cs", "en", "ru", "sr", "sr-Cyrl")


def test_an_unknown_language_names_the_known(folder: Path) -> None:
    with pytest.raises(LanguageError) as caught:
        Localizer("tlh", folder)
    assert caught.value.known == ("en",)
    assert "tlh" in str(caught.value)


def test_missing_messages_are_english_and_counted(folder: Path, tmp_path: Path) -> None:
    write(folder, "cs", "hello = Ahoj, { $name }!\n")
    czech = Localizer("cs", folder, cache=tmp_path)
    assert czech.text("hello", {"name": "Ana"}) == "Ahoj, Ana!"
    assert not czech.missing
    assert czech.text("only-english") == "Only here."
    assert czech.text("nowhere") == "nowhere"
    assert czech.missing == {"only-english", "nowhere"}
    assert czech.has("hello")
    assert not czech.has("only-english")


def test_faults_are_counted_and_never_raised(folder: Path, tmp_path: Path) -> None:
    write(
        folder,
        "en",
        "forgot = For { $name }.\n"
        "loop = { loop }\n"
        "odd = { ODD($x) }.\n"
        "call = { THRESHOLD($n) }!\n"
        "broken { name\n"
        "gone = { nothing-here }.\n",
        "more.ftl",
    )
    english = Localizer("en", folder, cache=tmp_path)
    assert english.text("forgot") == "For name."
    assert english.text("loop") == "loop"
    assert english.text("odd", {"x": 1}) == "ODD."
    assert english.text("call", {"n": 99}) == "99!"
    assert english.text("gone") == "nothing-here."
    assert len(english.faults) == 5
    assert english.text("broken") == "broken"


@pytest.mark.promise("What is said", "Numbers are digits without grouping and agree with their nouns")
def test_numbers_are_digits_without_grouping(folder: Path, tmp_path: Path) -> None:
    write(folder, "ru", "sum = { $n } { $n ->\n    [0] ничего\n    [one] очко\n   *[many] очков\n}.\n")
    russian = Localizer("ru", folder, cache=tmp_path)
    assert russian.text("sum", {"n": 1250000}) == "1250000 очков."
    assert russian.text("sum", {"n": -21}) == "-21 очко."
    assert russian.text("sum", {"n": 0}) == "0 ничего."


def test_serbian_is_read_in_both_scripts_and_only_messages_are_converted(folder: Path, tmp_path: Path) -> None:
    write(
        folder,
        "sr",
        'key = Притисните C или Shift+S, { $name }. Карте: { CARD($card, case: "acc") }. { "Ћирилица" }\n'
        "-deck = { $form ->\n    [many] шпилова\n   *[one] шпил\n}\n"
        'deck = { -deck(form: "many") } љуљашка\n',
    )
    for name in ("cards.ftl", "words.ftl"):
        write(folder, "sr", (resources.locales() / "sr" / name).read_text(encoding="utf-8"), name)
    arguments = {"name": "Ђорђе", "card": "Kh"}
    latin, cyrillic = (Localizer(lang, folder, cache=tmp_path) for lang in ("sr", "sr-Cyrl"))
    assert latin.text("key", arguments) == "Pritisnite C ili Shift+S, Ђорђе. Karte: kralja herc. Ћирилица"
    assert cyrillic.text("key", arguments) == "Притисните C или Shift+S, Ђорђе. Карте: краља херц. Ћирилица"
    assert latin.text("deck") == "špilova ljuljaška"
    assert not latin.faults | cyrillic.faults


def test_a_fifth_language_is_a_folder(folder: Path, tmp_path: Path) -> None:
    write(folder, "pl", "hello = Cześć, { $name }! { $n ->\n    [one] żeton\n    [few] żetony\n   *[many] żetonów\n}\n")
    assert languages(folder) == ("en", "pl")
    polish = Localizer("pl", folder, cache=tmp_path)
    assert [polish.text("hello", {"name": "Ana", "n": n}).split()[-1] for n in (1, 2, 5, 12, 21, 22)] == [
        *("żeton", "żetony", "żetonów", "żetonów", "żetonów", "żetony")
    ]


def test_a_damaged_cache_costs_nothing_but_time(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"

    def hello() -> str:
        return Localizer("en", folder, cache=cache).text("hello", {"name": "Ana"})

    assert hello() == "Hello, Ana!"
    (kept,) = cache.iterdir()
    whole = kept.read_bytes()
    for damaged in (b"", whole[:40], whole[:-3], whole[:50] + b"\xff" + whole[51:], b"x" * 500):
        kept.write_bytes(damaged)
        assert hello() == "Hello, Ana!"
        assert kept.read_bytes() == whole
    write(folder, "en", "hello = Good day, { $name }!\n")
    assert hello() == "Good day, Ana!"


def test_a_cache_that_cannot_be_written_is_done_without(folder: Path, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder", encoding="utf-8")
    assert Localizer("en", folder, cache=occupied).text("only-english") == "Only here."


def test_a_build_can_spare_the_first_start_its_parsing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_parsed(folder, "en")
    with monkeypatch.context() as without_parser:
        without_parser.setattr("audiojack.l10n.parse.parse_files", None)
        assert Localizer("en", folder, cache=tmp_path / "a").text("only-english") == "Only here."
    write(folder, "en", "only-english = Changed since.\n")
    assert Localizer("en", folder, cache=tmp_path / "b").text("only-english") == "Changed since."


def test_a_warm_start_needs_no_parser(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Localizer("en", folder, cache=tmp_path)
    monkeypatch.setattr("audiojack.l10n.parse.parse_files", None)
    assert Localizer("en", folder, cache=tmp_path).text("only-english") == "Only here."


def variables(pattern: Pattern) -> set[str]:
    found: set[str] = set()

    def walk(node: Node) -> None:
        match node:
            case Var():
                found.add(node.name)
            case Call():
                for argument in node.positional:
                    walk(argument)
            case Select():
                walk(node.selector)
                for _, variant in node.variants:
                    for inner in variant:
                        walk(inner)
            case _:
                pass

    for node in pattern:
        walk(node)
    return found


@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr-Cyrl"])
def test_every_message_renders_as_fluent_runtime_renders_it(lang: str, tmp_path: Path) -> None:
    folder, name = resources.locales(), lang.partition("-")[0]
    ours = Localizer(lang, cache=tmp_path)
    functions: dict[str, Any] = dict(Words(ours.text).functions())
    bundle = FluentBundle([name], functions=functions, use_isolating=False)
    for file in message_files(folder, name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    entries = load_catalog(folder, name, tmp_path).entries
    checked = 0
    for id, pattern in entries.items():
        if id.startswith("-") or "." in id:
            continue
        names = variables(pattern) | {
            name
            for node in pattern
            if isinstance(node, Ref) and node.id in entries
            for name in variables(entries[node.id])
        }
        for value in (1, 2, 3, 5, 21, "10d", "Ana", "acc", "gen"):
            arguments: dict[str, int | str] = dict.fromkeys(names | {"n"}, value)
            message = bundle.get_message(id).value
            assert message is not None
            expected, _ = bundle.format_pattern(message, arguments)
            if "()" not in str(expected):
                assert ours.text(id, arguments) == expected, (id, value)
                checked += 1
    assert checked > 100
