"""Practice from the main menu by keys: drills, the guided round, practice deals; no purse ever changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.practice import drill
from audiojack.app.practice.practice_deals import SHIPPED, read_deal
from audiojack.app.scenes.main import MainMenu
from audiojack.app.scenes.practice.deals import DealsScene, open_deal
from audiojack.app.scenes.practice.menu import PracticeGameScene
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import languages
from audiojack.practice import schedule
from audiojack.practice.drill_rules import rules_of
from audiojack.practice.drills import again
from audiojack.practice.schedule import Schedule
from audiojack.presentation.utterance import Priority
from audiojack.scenarios.runner import run
from audiojack.store.store import ChipStore
from tests.app.table import WORDS, Play

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
UNASKED = ("hint-", "cost-", "review-")


class Clock:
    """The time of day, set by the test."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=10)
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


def practice(
    tmp_path: Path, store: ChipStore | None = None, language: str = "en", settings: Settings | None = None
) -> Play:
    settings = settings or Settings(language=language, name="Eva", pace="instant")
    play = Play(store, language=language, settings=settings)
    play.services.folder, play.services.clock = tmp_path, Clock()
    seeds = iter(range(1, 1000))
    play.services.seeds = lambda: next(seeds)
    play.services.lobby.be("Eva")
    return play


def drilled(play: Play, game: str, kind: str) -> None:
    """From the game's practice menu to the first question."""
    play.begin(PracticeGameScene(play.services, game))
    rows = ["guided", *drill.ALL, "mixed"]
    play.press(*["down"] * rows.index(kind), "enter")


def known(tmp_path: Path) -> Schedule:
    file = next((tmp_path / drill.FOLDER).glob("*.json"))
    return schedule.read(file.read_bytes())


def heard(play: Play) -> set[str]:
    return {one.id for one in play.ear.said}


# --- drills


def test_the_main_menu_leads_to_practice_and_back(tmp_path: Path, store: ChipStore) -> None:
    play = practice(tmp_path, store)
    play.begin(MainMenu(play.services))
    assert play.press("down", "enter")[-1].startswith("Practice. Blek džek. 1 of 8")
    play.press("enter")
    assert play.scene == "practice-game"
    assert play.press("escape")[-1].startswith("Practice. Blek džek")
    assert play.press("escape")[-1] == "Main menu. Practice. 2 of 10."


@pytest.mark.parametrize("language", ["en", "cs", "ru", "sr"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_drill_asks_and_explains_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    play = practice(tmp_path, language=language)
    for kind in drill.ALL:
        drilled(play, game, kind)
        keys = ("2", "1", "enter") if kind == "sum" else ("enter",)
        told = play.press(*keys)[-1]
        assert play.scene == "practice-answer"
        assert told.startswith(tuple(WORDS[language].text(id) for id in ("drill-right", "drill-wrong")))
        assert play.press("enter")
        assert play.scene in ("practice-question", "practice-sum")
    assert not any("{" in text for text in play.ear.texts)


def test_a_sum_is_typed_and_every_key_answers(tmp_path: Path) -> None:
    play = practice(tmp_path)
    drilled(play, "oko", "sum")
    question = play.ear.texts[-1]
    assert question.endswith("How many points?")
    assert play.press("enter") == ["No number is typed yet."]
    assert play.press("x") == ["Type the number of points, then press Enter."]
    assert play.press("9", "1") == ["9.", "1."]
    assert play.press("5") == ["That is too many digits."]
    assert play.press("up") == [f"{question} Typed: 91."]
    assert play.press("backspace", "backspace") == ["9.", "Empty."]
    play.press("9", "9")
    assert play.press("enter")[-1].startswith("Wrong.")
    (key,) = known(tmp_path).cards
    points = again(key, Random(1)).right[0]
    assert f"Together {points}." in play.ear.texts[-1]
    assert key.startswith("oko/sum/")


def test_a_wrong_answer_comes_back_and_a_right_one_does_not(tmp_path: Path) -> None:
    play = practice(tmp_path)
    drilled(play, "ochko", "sum")
    wrong = play.ear.texts[-1]
    play.press("1", "enter")
    clock = play.services.clock
    assert isinstance(clock, Clock)
    play.press("enter")
    assert play.ear.texts[-1] != wrong, "never twice in a row"
    clock.now += timedelta(minutes=2)
    play.press("1", "enter")
    assert play.press("enter")[-1] == wrong
    right = again(next(iter(known(tmp_path).cards)), Random(1)).right[0]
    assert play.press(*right, "enter")[-1].startswith("Right.")
    clock.now += timedelta(minutes=2)
    assert play.press("enter")[-1] != wrong


def test_the_score_is_kept_by_game_and_language(tmp_path: Path, store: ChipStore) -> None:
    play = practice(tmp_path, store)
    drilled(play, "oko", "rule")
    play.press("enter", "enter", "enter", "escape")
    person = play.services.lobby.person
    assert person is not None
    kept = json.loads((tmp_path / drill.FOLDER / f"{person.id}.json").read_text(encoding="utf-8"))
    assert kept["scores"]["oko/rule/en"]["asked"] == 2
    play.begin(PracticeGameScene(play.services, "oko", "rule"))
    right = kept["scores"]["oko/rule/en"]["right"]
    assert f"Rules: {right} right of 2" in play.ear.texts[-1]
    czech = practice(tmp_path, store, "cs")
    czech.begin(PracticeGameScene(czech.services, "oko", "rule"))
    assert "Pravidla: otázek" not in czech.ear.texts[-1]


def test_damaged_answers_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / drill.FOLDER / f"{drill.NOBODY}.json"
    file.parent.mkdir()
    file.write_text("{", encoding="utf-8")
    play = practice(tmp_path)
    drilled(play, "oko", "rule")
    play.press("enter")
    assert len(schedule.read(file.read_bytes()).cards) == 1
    assert [one.read_text(encoding="utf-8") for one in file.parent.iterdir() if one != file] == ["{"]


@pytest.mark.parametrize("language", languages())
def test_every_rule_asked_about_has_its_reason(language: str) -> None:
    named = {rule.rule for game in GAMES for rule in rules_of(game)}
    assert [rule for rule in sorted(named) if not WORDS[language].has(f"drill-reason-{rule.lower()}")] == []


# --- tables


@pytest.mark.promise(
    "Rules, chips and company",
    "Hints in chips, costs, drills with reasons and scores; practice touches no chips",
)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_guided_round_explains_its_steps_and_touches_no_chips(game: str, tmp_path: Path, store: ChipStore) -> None:
    play = practice(tmp_path, store)
    before = store.players()
    play.begin(PracticeGameScene(play.services, game))
    play.press("enter")
    for key in ("enter", "enter", "space") * 20:  # the one who banks may have to take a card first
        if "guide-settled" in heard(play):
            break
        play.press(key)
    guided = [one.id for one in play.ear.said if one.id.startswith("guide-")]
    assert guided[-1] == "guide-settled"
    assert len(guided) == len(set(guided)) >= 3
    play.press("escape", "end", "enter")
    assert play.scene == "practice-game", "no question before leaving, and back to where one came from"
    assert store.players() == before
    assert store.open_tables() == ()
    assert store.history(before[0].id) == ()


def test_hint_cost_and_review_never_speak_unasked_and_can_be_turned_off(tmp_path: Path) -> None:
    off = Settings(language="en", name="Eva", pace="instant", hints=False, costs=False, review=False)
    play = practice(tmp_path, settings=off)
    play.stage.begin(DealsScene(play.services, str(SHIPPED / "blek-dzek-eights.toml")))
    play.press("enter")
    assert play.press("h") == ["Hints are turned off in the options."]
    play.press("enter", "e", "escape", "end", "enter")
    assert not any(id.startswith(UNASKED) and id != "hint-off" for id in heard(play))
    assert "Cost" not in " ".join(play.ear.texts)
    on = practice(tmp_path)
    on.stage.begin(DealsScene(on.services, str(SHIPPED / "blek-dzek-eights.toml")))
    on.press("enter", "c", "enter", "c")
    assert not any(id.startswith(UNASKED) for id in heard(on)), "nothing before it is asked for"


def test_who_goes_on_while_the_review_speaks_does_not_hear_it_again_later(tmp_path: Path) -> None:
    play = practice(tmp_path)
    play.stage.begin(DealsScene(play.services, str(SHIPPED / "blek-dzek-eights.toml")))
    play.press("enter")
    while play.press("h")[-1].startswith("The hint is"):
        pass
    play.press("enter", "escape", "end", "enter")
    review = next(one for one in play.ear.said if one.id.startswith("review-"))
    assert review.priority is Priority.TABLE, "what is cut is not said again"


# --- deals


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.toml")), ids=lambda path: path.stem)
def test_the_deals_that_ship_are_sound_and_have_titles(path: Path, tmp_path: Path) -> None:
    deal = read_deal(path)
    assert deal.scenario is not None
    assert run(deal.scenario).passed
    for language in languages():
        assert WORDS[language].has(f"deal-{path.stem}")
    play = practice(tmp_path)
    play.stage.begin(DealsScene(play.services, str(path)))
    play.press("enter")
    assert play.scene.startswith("table:")
    assert "practice-chips" in heard(play)


def test_every_game_has_a_deal() -> None:
    games = {deal.scenario.game.id for path in SHIPPED.glob("*.toml") if (deal := read_deal(path)).scenario}
    assert games == set(GAMES)


def test_a_deal_of_ones_own_is_played_and_a_bad_one_says_why(tmp_path: Path, store: ChipStore) -> None:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    good = (SHIPPED / "black-jack-eleven.toml").read_text(encoding="utf-8")
    (folder / "lesson.toml").write_text(good.replace("Eleven against a six", "Lesson one."), encoding="utf-8")
    (folder / "torn.toml").write_text(good.replace("6h 6d 5c", "6h 1d 5c"), encoding="utf-8")
    play = practice(tmp_path, store)
    assert "Lesson one: Casino Black Jack 21. 1 of" in play.begin(DealsScene(play.services))[-1]
    assert play.press("down", "enter")[-1] == "Line 10: “1d” is not a card."
    assert play.scene == "practice-deals"
    play.press("home", "enter", "c")
    assert "six and five, 11" in play.ear.texts[-1]
    play.press("d", "s")
    assert play.ear.texts[-1].startswith(("You have 1200", "You have 1000", "You have 800"))
    play.press("escape", "end", "enter")
    assert play.scene == "practice-deals"
    assert store.open_tables() == ()


def test_a_deal_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    play = practice(tmp_path)
    play.begin(MainMenu(play.services))
    play.stage.apply(open_deal(play.services, tmp_path / "none.toml"))
    assert play.ear.texts[-1].startswith("none.toml can't be played")
    assert play.scene == "main-menu"
