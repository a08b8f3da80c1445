"""Faults that programs of this kind are known for, each with the right value."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.engine.cards import parse_cards
from audiojack.engine.events import CardsDealt, DealerDone, Shuffled
from audiojack.engine.hands import Total, count_casino
from audiojack.scenarios.model import parse
from audiojack.scenarios.runner import Result, run


def play(
    game: str,
    pack: str,
    *lines: str,
    stakes: tuple[int, ...] = (100,),
    chips: int = 1000,
    owners: tuple[str, ...] = (),
    options: str = "{}",
    more: str = "",
) -> Result:
    """A round with stacked cards; box N belongs to `owners[N]` or to P."""
    held = owners or ("P",) * len(stakes)
    seats = "\n".join(f'{{ name = "{name}", chips = {chips} }},' for name in dict.fromkeys(held))
    boxes = "\n".join(
        f'{{ name = "box{i + 1}", owner = "{owner}", stake = {stake} }},'
        for i, (owner, stake) in enumerate(zip(held, stakes, strict=True))
    )
    quoted = ", ".join(f"'{line}'" for line in lines)
    text = f"""
id = "T"
game = "{game}"
play = [{quoted}]
[table]
seats = [{seats}]
boxes = [{boxes}]
options = {options}
pack = "{pack}"
{more}
[expect]
"""
    result = run(parse(text, Path("t.toml")))
    assert result.differences == ()
    return result


def purse(result: Result, seat: int = 0) -> int:
    chips = result.heard[-1].table.seats[seat].chips
    assert isinstance(chips, int)
    return chips


@pytest.mark.promise("Rules, chips and company", "The known faults of such programs")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("5h Ah Ad 5c", Total(12)),
        ("Ah Ad Ac 6s", Total(19, True)),
        ("Ah 4d 7c", Total(12)),
        ("Ah Kc", Total(21, True)),
        ("Ah Ad", Total(12, True)),
        ("10h Kc 2d", Total(22)),
    ],
)
def test_aces_are_counted_together(cards: str, total: Total) -> None:
    assert count_casino(parse_cards(cards)) == total


def test_dealer_with_ace_four_seven_draws() -> None:
    result = play("blek-dzek", "10h 9c Ad 4s 7c 5d", "box1 stand")
    assert next(h.event for h in result.heard if isinstance(h.event, DealerDone)) == DealerDone(17)
    assert purse(result) == 1100


def test_three_sevens_lose_to_a_natural() -> None:
    assert purse(play("black-jack", "7h Ad 7c 7s Kd", "box1 decline", "box1 hit")) == 900


@pytest.mark.promise("Rules, chips and company", "The known faults of such programs")
@pytest.mark.parametrize("game", ["black-jack", "blek-dzek"])
def test_a_natural_on_100_returns_250(game: str) -> None:
    pack = "Ah 7d Kc 10s" if game == "black-jack" else "Ah Kc 7d 10s"
    assert purse(play(game, pack)) == 1150


@pytest.mark.parametrize("game", ["black-jack", "blek-dzek"])
def test_ace_and_king_after_a_split_pay_evens_and_lose_to_a_natural(game: str) -> None:
    # Aces split; the first hand gets a king, the second a nine.
    deal = "Ah {up} As Kc 9d {last}" if game == "black-jack" else "Ah As {up} Kc 9d {last}"
    stand = () if game == "black-jack" else ("box1 stand",)
    assert purse(play(game, deal.format(up="6d", last="10c 2s"), "box1 split", *stand)) == 1200
    lost = play(game, deal.format(up="10d", last="As"), "box1 split", *stand)
    assert purse(lost) == 800


def test_bust_beside_a_push() -> None:
    result = play("black-jack", "10h 10c 10d 6h 9c 10s 9s", "box1 hit", "box2 stand", stakes=(100, 100))
    assert purse(result) == 900


@pytest.mark.promise("Amounts", "A stake above the purse is refused, never capped")
def test_split_and_double_without_chips_are_refused() -> None:
    play("blek-dzek", "8h 8c 6d 9s 10c", "! box1 split", "! box1 double", "box1 stand", chips=150)


def test_insurance_of_5_on_a_natural_costs_nothing_in_all() -> None:
    # Blackjack against blackjack: the stake of 10 comes back, the insurance of 5 wins 10.
    assert purse(play("black-jack", "Ah Ad Kc Ks", "box1 insure 5", stakes=(10,))) == 1010
    # Without the dealer's blackjack: 15 won on the natural, 5 lost on the insurance.
    assert purse(play("black-jack", "Ah Ad Kc 9s", "box1 insure 5", stakes=(10,))) == 1010


@pytest.mark.promise("What is said", "After everybody has bust the dealer draws nothing")
@pytest.mark.parametrize("game", ["black-jack", "blek-dzek"])
def test_all_bust_and_the_dealer_draws_nothing(game: str) -> None:
    pack = "10h 6d 6c 10s 9d" if game == "black-jack" else "10h 6c 6d 10s 9d"
    result = play(game, pack, "box1 hit")
    assert purse(result) == 900
    assert len(result.heard[-1].table.dealer) == 1


def test_the_dealer_waits_for_the_last_box() -> None:
    result = play("black-jack", "10h 10c 6d 9h 9c 5s 10d", "box1 stand", "box2 stand", stakes=(100, 100))
    dealt = [h.event for h in result.heard if isinstance(h.event, CardsDealt)]
    assert [event.seat for event in dealt] == [0, 0, -1, 0, 0, -1, -1]


@pytest.mark.promise("Rules, chips and company", "The known faults of such programs")
def test_the_stake_does_not_climb_after_a_double() -> None:
    text = (
        'id = "T"\ngame = "blek-dzek"\n'
        'play = ["P bet 100", "P double", "P bet 100", "expect chips P 1100", "P stand"]\n'
        '[table]\nstart = "before-deal"\nseats = [{ name = "P", chips = 1000 }]\n'
        'pack = "5h 6c 6d 10s 10c 10d 10h 9c 10s 9s"\n[expect]\nchips = { P = 1200 }\n'
    )
    assert run(parse(text, Path("t.toml"))).differences == ()


@pytest.mark.promise("Rules, chips and company", "The known faults of such programs")
def test_the_shoe_runs_out_under_seven_boxes_and_the_round_ends() -> None:
    first = "2h 3h 4h 5h 6h 7h 8h 10d 2c 3c 4c 5c 6c 7c 8c"
    lines = [f"box{box} {verb}" for box in range(1, 8) for verb in ("hit", "stand")]
    # Only one card is left for the hits; the rest comes out of a shuffle of all cards that are not on the table.
    more = 'pack_ends = true\nreshuffled = ["2d 2h 2c 3d 3h 3c 10h 9h"]'
    result = play("black-jack", first + " 2s", *lines, stakes=(10,) * 7, more=more)
    shuffles = [h.event for h in result.heard if isinstance(h.event, Shuffled)]
    assert [event.why for event in shuffles] == ["empty"]
    assert result.heard[-1].table.phase == "between"
