"""Several players on one machine: each with a purse, settings and a place among the richest."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from audiojack.app.options.settings import Settings, load
from audiojack.app.scenes.main import MainMenu
from audiojack.app.scenes.people import RichestScene, StatisticsScene
from audiojack.app.scenes.start import NameScene
from audiojack.engine.commands import Command
from audiojack.store import HOUSE, Move, RoundResult, wallet
from audiojack.store.store import ChipStore
from tests.app.table import WORDS, Play, rows_read
from tests.support.sessions import local, table_of

NOON = 1_700_000_000_000
DAY = 24 * 60 * 60 * 1000


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False, clock=clock) as opened:
        yield opened


def in_the_menu(store: ChipStore, path: Path | None = None, language: str = "en") -> Play:
    play = Play(store, settings=Settings(language=language, name="Ana", pace="instant"), language=language, path=path)
    play.services.lobby.be("Ana")
    play.begin(MainMenu(play.services))
    return play


def won(store: ChipStore, name: str, chips: int, tags: tuple[str, ...] = (), game: str = "blek-dzek") -> None:
    """Somebody wins or loses so many chips in one round."""
    player = store.find_player(name) or store.create_player(name)
    store.sit_down(player.id)
    table = store.open_table(game, "{}", "{}")
    purse = wallet(player.id)
    moves = [Move(HOUSE, purse, chips, "gain")] if chips > 0 else [Move(purse, HOUSE, -chips, "loss")] if chips else []
    result = RoundResult(player.id, chips, tags)
    seq = store.commit(table, 0, "{}", [], moves, round_no=1, results=[result])
    store.close_table(table, seq)


def to(play: Play, row: str) -> list[str]:
    """Goes to the row of a menu that begins so, and chooses it."""
    for _ in range(40):
        if play.press("Down")[-1].startswith(row):
            return play.press("Enter")
    raise AssertionError(f"there is no {row}")


def typed(play: Play, text: str) -> list[str]:
    for letter in text:
        play.press(letter)
    return play.press("Enter")


def test_a_new_player_plays_at_once_and_the_other_is_not_forgotten(store: ChipStore, tmp_path: Path) -> None:
    play = in_the_menu(store, tmp_path / "settings.toml")
    play.services.settings_file.change(replace(play.services.settings, verbosity="full", last_game="oko", played=True))
    assert to(play, "Players")[0].startswith("Players. Ana: no game yet, playing now")
    to(play, "New player")
    said = typed(play, "bob")
    assert any(text == "Now playing: bob." for text in said)
    assert play.scene == "main-menu"
    assert (play.services.settings.name, play.services.settings.verbosity) == ("bob", "full")
    assert not play.services.settings.played
    play.services.settings_file.change(replace(play.services.settings, verbosity="brief", language="cs"))
    assert load(tmp_path / "settings.toml").name == "bob"
    to(play, "Hráči")
    to(play, "Ana")
    assert "Now playing: Ana." in play.press("Enter")
    assert (play.services.settings.name, play.services.settings.verbosity) == ("Ana", "full")
    assert (play.services.settings.language, play.services.settings.last_game) == ("en", "oko")
    person = play.services.lobby.person
    assert person is not None
    assert person.name == "Ana"


def test_what_the_command_line_lent_stays_with_whoever_plays(tmp_path: Path, store: ChipStore) -> None:
    from audiojack.app.options.settings import SettingsFile

    own = Settings(name="Ana", language="en", pace="normal")
    settings_file = SettingsFile(tmp_path / "s.toml", replace(own, pace="instant", language="ru"), lambda: "", own)
    settings_file.take(Settings(name="Bob", language="cs", pace="calm"))
    assert (settings_file.now.pace, settings_file.now.language) == ("instant", "cs")
    assert load(tmp_path / "s.toml").pace == "calm"


def test_rename_retire_and_bring_back(store: ChipStore) -> None:
    store.create_player("Bob")
    play = in_the_menu(store)
    to(play, "Players")
    assert to(play, "Bob")[0].startswith("Bob. Play as this player")
    to(play, "Change the name")
    assert play.press("Backspace", "Enter") == ["Bob deleted.", WORDS["en"].text("name-refused-empty")]
    assert typed(play, "ana")[-1] == "“Ana” plays here already. Please choose another name."
    for _ in "ana":
        play.press("Backspace")
    assert typed(play, "rob")[-1] == "The name is rob now."
    to(play, "Take off the list")
    play.press("Down")
    assert play.press("Enter")[-1] == "rob is off the list."
    assert [one.name for one in store.players()] == ["Ana"]
    assert play.scene == "players"
    to(play, "New player")
    assert "off the list" in typed(play, "rob")[-1]
    play.press("Escape")
    to(play, "Off the list")
    assert play.press("Enter")[-1] == "rob is back on the list."
    assert [one.name for one in store.players()] == ["rob", "Ana"]


def test_whoever_plays_cannot_leave_the_list(store: ChipStore) -> None:
    play = in_the_menu(store)
    to(play, "Players")
    play.press("Home", "Enter")
    assert to(play, "Take off the list")[-1] == "Someone else has to play first."
    assert store.players() == tuple(store.players(retired=True))


def test_a_known_name_at_the_first_start_brings_its_settings(store: ChipStore) -> None:
    play = in_the_menu(store)
    play.services.settings_file.change(replace(play.services.settings, verbosity="brief", mono=True))
    from audiojack.app.options import profiles

    profiles.keep(play.services)
    fresh = Play(store, settings=Settings(language="ru"), language="ru")
    fresh.begin(NameScene(fresh.services, ""))
    typed(fresh, "ana")
    settings = fresh.services.settings
    assert (settings.name, settings.mono, settings.language) == ("Ana", True, "ru")


@pytest.mark.parametrize(
    ("language", "own"),
    [
        ("en", "You are 3rd of 4. Cyril is 400 chips ahead of you."),
        ("cs", "Vaše místo: 3 z 4. Před vámi: Cyril, chybí vám 400 žetonů."),
        ("ru", "Ваше место: 3 из 4. Впереди Cyril, разница 400 фишек."),
        ("sr", "Vaše mesto: 3 od 4. Ispred vas: Cyril, razlika 400 žetona."),
    ],
)
def test_the_own_place_is_said_first(store: ChipStore, language: str, own: str) -> None:
    for name, chips in (("Ana", 100), ("Bob", 7000), ("Cyril", 500), ("Dana", -300)):
        won(store, name, chips)
    play = in_the_menu(store, language=language)
    said = play.begin(RichestScene(play.services))[-1]
    assert own in said


@pytest.mark.parametrize(
    ("richer", "begins"), [(0, "You are 1st of 1"), (10, "You are 11th of 11"), (20, "You are 21st of 21")]
)
def test_english_ordinals(store: ChipStore, richer: int, begins: str) -> None:
    won(store, "Ana", 10)
    for number in range(richer):
        won(store, f"Rich {number}", 100 + number)
    play = in_the_menu(store)
    assert begins in play.begin(RichestScene(play.services))[-1]


def test_the_most_chips_ever_tell_their_day_and_game(store: ChipStore) -> None:
    won(store, "Ana", 4000, game="oko")
    won(store, "Ana", -4500, game="blek-dzek")
    store.create_player("Vera", "computer", "vera")
    play = in_the_menu(store)
    play.begin(RichestScene(play.services))
    play.press("Down")
    assert play.press("Right")[-1].startswith("most chips ever.")
    rows = [item.label for item in play.stage.top.menu.items]  # type: ignore[attr-defined]
    assert "1. Ana: 5000 chips, 14 November 2023, Oko with malá domů" in rows
    assert any("Vera, computer" in row for row in rows)
    play.press("Down", "Right")
    rows = [item.label for item in play.stage.top.menu.items]  # type: ignore[attr-defined]
    assert not any("Vera" in row for row in rows)


def test_statistics_of_all_time_and_of_seven_days(store: ChipStore, clock: Clock) -> None:
    won(store, "Ana", 75, ("natural",))
    clock.now += 8 * DAY
    won(store, "Ana", -20, ("bust",), game="oko")
    won(store, "Ana", 0)
    play = in_the_menu(store)
    play.begin(StatisticsScene(play.services, clock))
    rows = [item.label for item in play.stage.top.menu.items]  # type: ignore[attr-defined]
    assert "All games: 3 rounds, 1 won, 1 lost, 1 push" in rows
    assert "Blek džek: 1 blackjack" in rows
    assert play.press("Right")[-1].startswith("the last seven days.")
    rows = [item.label for item in play.stage.top.menu.items]  # type: ignore[attr-defined]
    assert "All games: 2 rounds, 0 won, 1 lost, 1 push" in rows
    assert "All games: 20 chips lost overall" in rows
    assert not any("blackjack" in row for row in rows)


@pytest.mark.parametrize(
    ("purse", "floor", "chips", "told"),
    [
        (999, "below_1000", 1000, "Your purse has been topped up to 1000 chips."),
        (1000, "below_1000", 1000, ""),
        (25000, "below_1000", 25000, ""),
        (0, "below_1000", 1000, "Your purse has been topped up to 1000 chips."),
        (0, "zero_only", 1000, "Your purse has been topped up to 1000 chips."),
        (999, "zero_only", 999, ""),
    ],
)
def test_the_floor_is_told(store: ChipStore, purse: int, floor: str, chips: int, told: str) -> None:
    won(store, "Ana", purse - 1000)
    play = in_the_menu(store)
    changed = replace(play.services.settings, floor_when=floor, played=True, last_game="blek-dzek")
    play.services.settings_file.change(changed)
    said = play.press("Home", "Enter")
    assert ("topped up" in " ".join(said)) == bool(told)
    assert not told or told in said
    person = play.services.lobby.person
    assert person is not None
    assert store.balance(wallet(person.id)) == chips


def test_a_purse_for_each_game(store: ChipStore) -> None:
    won(store, "Ana", 500)
    play = in_the_menu(store)
    settings = replace(play.services.settings, purse_scope="per_game", played=True, last_game="blek-dzek")
    play.services.settings_file.change(settings)
    play.press("Home", "Enter", "Enter")
    person = play.services.lobby.person
    assert person is not None
    session = play.stage.session
    assert session is not None
    staked = table_of(session).seats[0].chips
    assert staked < 1000
    assert store.balance(wallet(person.id, "blek-dzek")) == staked
    assert store.balance(wallet(person.id)) == 1500
    session.leave_open()
    kept = play.services.lobby.kept()
    assert kept is not None
    assert table_of(play.services.lobby.resume(kept)).seats[0].chips == staked


@pytest.mark.promise(
    "Rules, chips and company",
    "Two copies share the purse, no chip is staked twice, and no key waits for the other's commit",
)
def test_two_copies_share_the_purse_and_the_rules_say_what_is_left(tmp_path: Path, store: ChipStore) -> None:
    first = in_the_menu(store)
    first.services.settings_file.change(replace(first.services.settings, played=True))
    first.press("Home", "Enter")
    with ChipStore.open(tmp_path, care=False) as other:
        second = in_the_menu(other)
        second.services.settings_file.change(replace(second.services.settings, played=True))
        assert "the round is being played in another copy" in " ".join(
            row.reason for row in rows_read(MainMenu(second.services))
        )
        second.press("Home", "Enter")
        one, two = local(first.stage.session), local(second.stage.session)
        assert {seat.name for seat in one.view.seats} & {seat.name for seat in two.view.seats} == {"Ana"}
        two.do(Command(0, "bet", amount=900))
        assert "100" in first.press("s")[-1]
        refused = first.press("Home", "5", "0", "0", "Enter")
        assert "at most 100" in refused[-1]
        one.do(Command(0, "bet", amount=100))
        assert store.balance(wallet(1)) == 0
        assert not store.verify().problems


def test_the_lists_are_read_where_nothing_can_be_written(store: ChipStore, tmp_path: Path) -> None:
    won(store, "Ana", 75)
    won(store, "Bob", 500)
    play = Play(None, settings=Settings(language="en", name="Ana", pace="instant"), language="en")
    play.services.folder = tmp_path
    assert "You are 2nd of 2. Bob is 425 chips ahead of you." in play.begin(RichestScene(play.services))[-1]
    assert "Blek džek: 1 round, 1 won, 0 lost, 0 pushes" in " ".join(
        item.label for item in rows_read(StatisticsScene(play.services))
    )


@pytest.mark.promise(
    "Rules, chips and company",
    "Two copies share the purse, no chip is staked twice, and no key waits for the other's commit",
)
def test_the_main_menu_waits_for_no_commit_of_another_copy(store: ChipStore, tmp_path: Path) -> None:
    play = in_the_menu(store)
    play.services.settings_file.change(replace(play.services.settings, played=True, last_game="blek-dzek"))
    play.press("Home", "Enter", "Enter")
    session = play.stage.session
    assert session is not None
    session.leave_open()
    menu = MainMenu(play.services)
    assert "resume" in {item.key for item in rows_read(menu)}
    with ChipStore.open(tmp_path, care=False) as other:
        other._database.connection.execute("BEGIN EXCLUSIVE")
        began = time.monotonic()
        assert "resume" in {item.key for item in rows_read(menu)}
        assert time.monotonic() - began < 0.5
        other._database.connection.rollback()
