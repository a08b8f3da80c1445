"""`audiojack odds`: the keys of its answers, its cache, its sentences, and one sentence for wrong use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiojack.cli import odds_chart
from audiojack.cli.main import main
from audiojack.engine.cards import PACK_52

Capture = pytest.CaptureFixture[str]


def answer(capsys: Capture, *words: str) -> dict[str, object]:
    assert main(["odds", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_whole_game_and_its_cache(capsys: Capture, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("blek-dzek", "--options", "packs=1,soft17=hit", "--data-dir", str(data_dir))
    first = answer(capsys, *asked)
    assert set(first) == {"game", "options", "ev", "ev_chart", "house_edge"}
    assert first["game"] == "blek-dzek"
    monkeypatch.setattr(odds_chart, "work_out", None)  # from here on the cache alone can answer
    again = answer(capsys, *asked, "--dealer", "--chart")
    assert again["ev"] == first["ev"]
    dealer = again["dealer"]
    assert isinstance(dealer, dict)
    assert list(dealer) == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
    for row in dealer.values():
        assert set(row) == {"17", "18", "19", "20", "21", "bust", "blackjack"}
        assert sum(row.values()) == pytest.approx(1.0, abs=1e-12)
    assert main(["odds", *asked, "--chart", "--lang", "en", "--plot", str(data_dir / "chart.png")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Pair of aces: split, or else draw." in lines
    assert all(line.endswith(".") for line in lines)
    assert (data_dir / "chart.png").stat().st_size > 1000


def test_a_shoe_that_was_played_from(capsys: Capture, data_dir: Path) -> None:
    """Without its small cards a shoe is better for the player; nothing of it is kept."""
    asked = ("blek-dzek", "--options", "packs=1", "--data-dir", str(data_dir))
    found = answer(capsys, *asked, "--seen", "5h 5d 5c 5s 6h 4d 4c", "--dealer", "--chart", "--plot",
                   str(data_dir.parent / "chart.png"))  # fmt: skip
    assert found["seen"] == ["5h", "5d", "5c", "5s", "6h", "4d", "4c"]
    assert isinstance(found["dealer"], dict)
    assert "5" not in found["dealer"]
    ev = found["ev"]
    assert isinstance(ev, float)
    assert ev > 0.03
    assert not (data_dir / "cache").exists()


def test_a_damaged_cache_is_worked_out_anew(capsys: Capture, data_dir: Path) -> None:
    asked = ("blek-dzek", "--options", "packs=1", "--data-dir", str(data_dir))
    first = answer(capsys, *asked)
    (kept,) = (data_dir / "cache").iterdir()
    kept.write_text("{}", encoding="utf-8")
    assert answer(capsys, *asked) == first


def test_a_hand(capsys: Capture, data_dir: Path) -> None:
    place = ("--data-dir", str(data_dir))
    found = answer(capsys, "black-jack", "--hand", "10h 6c", "--up", "9d", *place)
    assert set(found) == {"actions", "best"}
    assert found["best"] == "hit"
    insured = answer(capsys, "black-jack", "--hand", "9h 6c", "--up", "Ad", *place)["actions"]
    assert isinstance(insured, dict)
    assert insured["insurance"] == pytest.approx(-7 / 103)
    rich = answer(capsys, "black-jack", "--hand", "9h 6c", "--up", "Ad", "--seen", "2h 2d 3c 3s 4h", *place)["actions"]
    assert isinstance(rich, dict)
    assert rich["insurance"] > insured["insurance"]


def test_a_hand_of_a_bank_game(capsys: Capture, data_dir: Path) -> None:
    found = answer(capsys, "oko", "--hand", "10h 9c", "--data-dir", str(data_dir))
    assert found["best"] == "stand"
    following = found["next"]
    assert isinstance(following, dict)
    assert following["over"] == pytest.approx(17 / 30)
    assert set(answer(capsys, "oko", "--data-dir", str(data_dir))) >= {"game", "options", "ev", "house_edge"}


WRONG = [
    (),
    ("whist",),
    ("oko", "--chart"),
    ("blek-dzek", "--options", "packs=3"),
    ("blek-dzek", "--options", "colour=red"),
    ("blek-dzek", "--options", "packs"),
    ("blek-dzek", "--hand", "10h 6c"),
    ("blek-dzek", "--hand", "10h", "--up", "9d"),
    ("blek-dzek", "--hand", "10h 6x", "--up", "9d"),
    ("blek-dzek", "--hand", "10h 9c 8d", "--up", "9d"),
    ("blek-dzek", "--options", "packs=1", "--hand", "10h 9c", "--up", "9d", "--seen", "9h 9s 9d"),
    ("oko", "--hand", "2h"),
]


@pytest.mark.parametrize("words", WRONG)
def test_wrong_use_is_one_sentence(capsys: Capture, data_dir: Path, words: tuple[str, ...]) -> None:
    assert main(["odds", *words, "--lang", "en", "--data-dir", str(data_dir)]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.splitlines()) == 1
    assert said.err.rstrip().endswith((".", "?"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("blek-dzek", "--options", "packs=²"), "packs can't be “²”; it can be 1, 2, 4, 6, 8."),
        (("blek-dzek", "--options", "packs=--6"), "packs can't be “--6”; it can be 1, 2, 4, 6, 8."),
        (("blek-dzek", "--options", "packs=1,packs=8"), "The option packs is given twice."),
        (
            ("black-jack", "--options", "min_bet=1000,max_bet=10"),
            "The lowest stake, 1000, is above the highest, 10.",
        ),
        (
            ("blek-dzek", "--options", "packs=1", "--hand", "10h 10h", "--up", "6c"),
            "There is no ten of hearts left in the pack.",
        ),
        (
            ("blek-dzek", "--options", "packs=1", "--seen", " ".join(PACK_52[:48])),
            "Cards left in the pack: 4; at least 30 are needed.",
        ),
    ],
)
def test_options_and_cards_that_can_not_be_are_refused(
    capsys: Capture, data_dir: Path, words: tuple[str, ...], said: str
) -> None:
    assert main(["odds", *words, "--data-dir", str(data_dir), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("losing", "best"), [("all", "hit"), ("original_only", "split")])
def test_a_hand_is_plain_json_under_either_loss(capsys: Capture, data_dir: Path, losing: str, best: str) -> None:
    asked = ("black-jack", "--options", f"enhc_loss={losing}", "--data-dir", str(data_dir))
    found = answer(capsys, *asked, "--hand", "8h 8d", "--up", "10c")
    assert found["best"] == best


@pytest.mark.parametrize(
    ("game", "hand", "worth"),
    [
        ("ochko", "Ah Ad", 1.0),
        ("ochko", "Ah 10d", 1.0),
        ("ochko", "Jh Jd Qh Qd Kc", 1.0),
        ("ochko-one-card", "Ah Ad", 1.0),
        ("twenty-one", "Ah Kd", 2.0),
        ("twenty-one-pull", "Ah Kd", 2.0),
    ],
)
def test_a_hand_that_wins_at_once_is_worth_what_it_is_paid(
    capsys: Capture, data_dir: Path, game: str, hand: str, worth: float
) -> None:
    """OCA-R14 to R16 pay the stake; OCV-R08 pays it twice. There is no next card to be told of."""
    found = answer(capsys, game, "--hand", hand, "--data-dir", str(data_dir))
    assert (found["actions"], found["best"]) == ({"stand": worth}, "stand")
    assert main(["odds", game, "--hand", hand, "--lang", "en", "--data-dir", str(data_dir)]) == 0
    assert "next card" not in capsys.readouterr().out
