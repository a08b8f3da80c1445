"""Several real programs at one table of a real house: two windows and a terminal that listens, each in its language."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.display import Display
from tests.support.player import Player, playing, run_keys
from tools.house_process import LOCAL, in_clear, serving

PASSPHRASE = "čtyři slova stačí úplně\n"
def public(player: Player) -> list[str]:
    """The ids of what the player was told of the table as everybody was, by the seat that it was about."""
    return [
        f"{line['id']} {line['seat']}"
        for line in player.utterances()
        if line["id"] in ("say-win", "say-lose", "say-push", "say-bet", "say-stood", "say-enough", "say-takes")
    ]


def arrive(folder: Path, url: str, name: str, language: str, table: str) -> list[str]:
    """How somebody goes straight to a table."""
    folder.mkdir()
    secret = folder / "passphrase"
    secret.write_text(PASSPHRASE, encoding="utf-8")
    return [
        "--lang", language, "--pace", "instant", "--driver", "none", "--mute", "--server", url, "--account", name,
        "--passphrase-file", str(secret), "--table", table,
    ]  # fmt: skip


def told(player: Player, met: Callable[[str], bool], since: int = 0, seconds: float = 30) -> None:
    """Waits until something was said whose id fits."""
    player.wait_for(lambda lines: any(met(line.get("id", "")) for line in lines), since, seconds)


def scene(player: Player) -> str:
    """Where the program is, asked by T; again where the key came before a busy machine had taken in the focus."""
    for _ in range(5):
        try:
            player.ask("T", 5)
        except TimeoutError:
            player.focus()
            continue
        return str(player.keys()[-1]["scene"])
    raise TimeoutError(f"no answer to T; the last lines are {player.lines()[-4:]}")


def play_round(players: list[Player], seconds: float = 150) -> None:
    """Each window in turn gets the keyboard and answers what is asked, until the round is over for all."""
    end = time.monotonic() + seconds
    over: set[int] = set()
    while len(over) < len(players):
        assert time.monotonic() < end, [player.utterances()[-6:] for player in players]
        for number, player in enumerate(players):
            player.focus()
            here = scene(player)
            if here.endswith(":between"):
                over.add(number)
            elif not here.endswith(":others"):
                answered = player.ask("Enter")
                if any(line.get("id", "").startswith("refused") for line in answered):  # a card has to be taken
                    player.ask("Space")


@pytest.mark.display
@pytest.mark.promise("Rules, chips and company", "People on several machines play at one table, each in their language")
@pytest.mark.parametrize("game", ["blek-dzek", "oko", "twenty-one"])
def test_two_windows_and_a_listener_hear_one_table(game: str, display: Display, tmp_path: Path) -> None:
    with ExitStack() as stack:
        process, where = stack.enter_context(serving(tmp_path / "house", *LOCAL, "--seed", "7"))
        url = in_clear(where)

        def at_table(name: str, language: str, table: str, *more: str, window: bool = True) -> Player:
            given = arrive(tmp_path / name, url, name, language, table)
            shown = {"display": display} if window else {}
            return stack.enter_context(playing(tmp_path / name, *given, *more, **shown))  # type: ignore[arg-type]

        ana = at_table("Ana", "cs", f"new:{game}", "--company", "1")
        ana.tap("Enter")
        told(ana, lambda id: id == "table-opened")
        ivo = at_table("Ivo", "ru", "1")
        ivo.tap("Enter")
        told(ivo, lambda id: id == "table-opened")
        script = tmp_path / "listen.txt"
        script.write_text("Enter\nwait-for ask-listening\nwait 600000\nQuit\n")
        eva = at_table("Eva", "en", "listen:1", "--no-window", "--keys", str(script), window=False)
        told(eva, lambda id: id == "ask-listening")
        play_round([ana, ivo])
        if any("seat-given" in line["id"] for line in ivo.utterances()) or game != "blek-dzek":
            for player in (ana, ivo):  # who came in mid-round has a chair now
                player.focus()
                player.tap("Enter")
            play_round([ana, ivo])
        for player in (ana, ivo, eva):
            assert {"server": "connected"}.items() <= next(line for line in player.lines() if "server" in line).items()
        heard = [{line["lang"] for line in player.utterances()[4:]} for player in (ana, ivo, eva)]
        assert [sorted(one)[0][:2] for one in heard] == ["cs", "ru", "en"]
        assert set(public(ana)) & set(public(ivo)) & set(public(eva)), (public(ana), public(ivo), public(eva))
        process.send_signal(signal.SIGTERM)
        told(eva, lambda id: id == "online-restart")
        for player in (ana, ivo):  # a window that is left holds its words back
            player.focus()
            told(player, lambda id: id == "online-restart")


@pytest.mark.promise("Rules, chips and company", "Cut, killed or restarted: the seat is kept and the round goes on")
def test_a_program_and_a_house_that_are_killed_come_back(tmp_path: Path) -> None:
    keys = tmp_path / "keys.txt"
    keys.write_text("Enter\nwait-for table-opened\nEnter\nwait-for say-turn-mine-brief\nwait 600000\nQuit\n")
    port = "0"
    with ExitStack() as stack:
        with serving(tmp_path / "house", *LOCAL, "--seed", "5") as (_, where):
            url, port = in_clear(where), str(where["listening"].rpartition(":")[2])
            given = arrive(tmp_path / "Ana", url, "Ana", "en", "new:blek-dzek")
            ana = stack.enter_context(
                playing(tmp_path / "Ana", *given, "--company", "1", "--no-window", "--keys", str(keys))
            )
            told(ana, lambda id: id == "say-turn-mine-brief")
        ana.wait_for(lambda lines: any(line.get("server") == "cut" for line in lines), 0, 60)
        told(ana, lambda id: id == "online-state-cut")
        address = ("--address", "127.0.0.1", "--port", port)
        process, _ = stack.enter_context(serving(tmp_path / "house", *address, "--seed", "5"))
        ana.wait_for(lambda lines: any(line.get("server") == "back" for line in lines), 0, 90)
        told(ana, lambda id: id == "online-state-back")
        ana.kill()
        script = tmp_path / "again.txt"
        script.write_text("wait-for ask-turn-mine\nEnter\nwait-for between-rounds\nS\nQuit\n")
        again = stack.enter_context(
            playing(tmp_path / "Ana", *given, "--no-window", "--keys", str(script), name="again")
        )
        assert again.process.wait(90) == 0
        said = [line["id"] for line in again.utterances()]
        assert "online-back-mine" in said
        assert "ask-chips-mine" in said
        process.kill()


THERE = ("Enter", *["Down"] * 5, "Enter", "Down", "Enter")
"""From a first start to the field of the address."""
IN_THE_HOUSE = (
    "Enter", "wait-for online-connecting", "wait-for menu-opened", "Down", "Enter",
    "wait-for menu-opened", "Enter", "Enter", *"abcdefgh", "Up", "Enter",
    "wait-for menu-opened", "Enter", "wait-for menu-opened", "Down", "Enter", "Enter", "Enter",
    "wait-for table-opened", "wait-for prompt-bet", "T", "W", "M", *"ahoj", "Enter", "wait-for online-said",
    "Shift+M", "Down", "Enter", "wait-for online-said-phrase",
    "A", "wait-for online-away-mine", "A", "wait-for online-back-mine", "4", "Quit",
)  # fmt: skip
"""From the typed address to a seat in the house, with a word to the table."""


@pytest.mark.promise("Rules, chips and company", "A house is found by an address typed once; no passphrase is kept")
@pytest.mark.parametrize("language", ["en", "cs", "ru", "sr"])
def test_a_newcomer_finds_the_way_by_ear(language: str, tmp_path: Path) -> None:
    with serving(tmp_path / "house", *LOCAL, "--name", "U Ferdy", "--seed", "5") as (_, where):
        typed = "localhost:" + where["listening"].rpartition(":")[2]
        done, lines = run_keys(
            tmp_path, [*THERE, *typed, *IN_THE_HOUSE],
            "--lang", language, "--pace", "instant", "--driver", "none", "--mute", "--no-window",
            seconds=120,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:]
    said = [line for line in lines if "text" in line]
    assert not [line for line in said if "abcdefgh" in line["text"]]
    letters = [line["text"] for line in said if line["id"] == "typed"][len(typed) :]
    assert len(set(letters[:8])) == 1, "each letter of a passphrase is told as the same sign"
    words = next(line["text"] for line in said if line["id"] == "menu-opened" and "?" in line["text"])
    assert not any(sign.isdigit() for sign in words.partition("?")[0]), "house words are cards, in words"
    lucky = next(line["text"] for line in said if line["id"] == "online-said-phrase")
    assert lucky.endswith({"en": "Good luck!", "cs": "Hodně štěstí!", "ru": "Удачи!", "sr": "Srećno!"}[language])
    kept = (tmp_path / "data" / "servers.toml").read_text(encoding="utf-8")
    assert "abcdefgh" not in kept
    assert "token" in kept
