"""Rounds played by hand for the golden transcripts, by name. `python -m tests.presentation.rounds` writes them anew.

Read what it writes aloud, in every language, before keeping it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from audiojack.engine import bank_events as bv
from tests.presentation.heard import Heard

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Eva", "Ana", "Boris")


def push_and_bust() -> Heard:
    """A push for the listener; the other player goes over 21."""
    heard = Heard("blek-dzek", "10h 9c Qs 3d 6h Kc 4d 9s")
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "stand")
    heard.play(1, "hit")
    return heard


def split_double_insured() -> Heard:
    """An insured pair is split, one hand doubled, and the dealer has a blackjack."""
    heard = Heard("blek-dzek", "8h 8c Qs 3d Ah Kd 3c 10c 7d Ks")
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "insure")
    heard.play(0, "split")
    heard.play(0, "stand")
    heard.play(0, "double")
    heard.play(1, "hit")
    heard.play(1, "stand")
    return heard


def natural_and_surrender() -> Heard:
    """The listener has a blackjack, another gives up, the third wins over a dealer who busts."""
    heard = Heard("blek-dzek", "Ah Kc Qs 6d 9h 9c 10c 6s Jd", names=("Eva", "Ana", "Boris"))
    for seat in range(3):
        heard.play(seat, "bet", 50, seat)
    heard.play(0, "deal")
    heard.play(1, "surrender")
    heard.play(2, "stand")
    return heard


def soft_hand_bust() -> Heard:
    """A soft hand grows, turns hard and goes over."""
    heard = Heard("blek-dzek", "Ah 3c 5d 8s Ks", names=("Eva",))
    heard.play(0, "bet", 210, 0)
    heard.play(0, "deal")
    heard.play(0, "hit")
    heard.play(0, "hit")
    return heard


def split_twice() -> Heard:
    """Equal hands side by side: the listener splits twice, the other player once; both stand on 13 more than once."""
    cards = "8h 8c 9h 9c 7d 8d 5c 5s 3d Kh 4c 4d Jc 10h"
    heard = Heard("blek-dzek", cards, options={"max_splits": 3})
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "split")
    heard.play(0, "split")
    heard.play(0, "stand")
    heard.play(0, "stand")
    heard.play(0, "double")
    heard.play(1, "split")
    heard.play(1, "stand")
    heard.play(1, "hit")
    return heard


def boxes_of_another() -> Heard:
    """Black Jack 21: another player's two boxes, one of them split; the listener splits a single box."""
    cards = "8h 9d 9h 7c 8c 9c 9s 3s 3c 4d 4h Kc 3d Kd 6d 5h"
    heard = Heard("black-jack", cards, owners=(0, 1, 1))
    for seat, box in ((0, 0), (1, 1), (1, 2)):
        heard.play(seat, "bet", 50, box)
    heard.play(0, "deal")
    heard.play(0, "split")
    heard.play(0, "hit")
    heard.play(0, "stand")
    heard.play(0, "double")
    heard.play(1, "split")
    heard.play(1, "stand")
    heard.play(1, "hit")
    heard.play(1, "stand")
    return heard


def two_boxes() -> Heard:
    """Black Jack 21: two boxes of one person, two other players, insurance, the croupier's calls."""
    cards = "8h Ac Qs 9d Ah 8c Kd 9c 5c Jh 4s 9h 7d"
    heard = Heard("black-jack", cards, names=("Eva", "Ana", "Boris"), owners=(0, 1, 0, 2))
    heard.play(0, "bet", 50, 0)
    heard.play(0, "bet", 60, 2)
    heard.play(1, "bet", 20, 1)
    heard.play(2, "bet", 20, 3)
    heard.play(0, "deal")
    heard.play(0, "insure", 25)
    heard.play(1, "decline")
    heard.play(0, "decline")
    heard.play(2, "insure", 20)
    heard.play(0, "split")
    heard.play(0, "stand")
    heard.play(0, "double")
    heard.play(0, "stand")
    heard.play(2, "hit")
    return heard


def mala_domu() -> Heard:
    """Oko: a raise, a returned seven, a bust, „Dvacet bere!“, an eight under malá domů, the bank goes home."""
    cards = "10h 7d Ks 9c Ah Jd 9d 8c 10d Qs"
    heard = Heard("oko", cards, names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 20)
    heard.play(0, "hit")
    heard.play(0, "stand")
    heard.play(1, "bet", 10)
    heard.play(1, "exchange")
    heard.play(1, "hit")
    heard.play(1, "raise", 30)
    heard.play(1, "hit")
    heard.play(2, "hit")
    heard.play(2, "hit")
    heard.play(2, "stand")
    heard.table = heard.stacked_again("7h Js 8d 8s 10c 7s Qd 9h")
    heard.play(2, "announce")
    heard.play(2, "deal")
    heard.play(0, "exchange")
    heard.play(0, "bet", 40)
    heard.play(0, "hit")
    heard.play(0, "stand")
    heard.play(1, "bet", 40)
    heard.play(1, "hit")
    heard.play(1, "stand")
    heard.play(2, "hit")
    heard.play(2, "stand")
    return heard


def bank_broken() -> Heard:
    """Oko: the listener breaks the bank with a royal oko, takes it over and banks."""
    heard = Heard("oko", "Ah 10h 9c Ad 8d", names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 100)
    heard.play(0, "hit")
    heard.play(0, "accept")
    heard.play(0, "found", 300)
    heard.table = heard.stacked_again("10h Ac Qs 9c 10d 9d 8h")
    heard.play(0, "deal")
    heard.play(1, "bet", 50)
    heard.play(1, "hit")
    heard.play(1, "stand")
    heard.play(2, "bet", 20)
    heard.play(2, "hit")
    heard.play(0, "hit")
    heard.play(0, "hit")
    heard.play(0, "stand")
    return heard


def banker_s_royal() -> Heard:
    """Oko by option: Šantal with an ace is the royal, and the banker's takes all."""
    options = {"santal_royal": True}
    heard = Heard("oko", "10h Ac 7h 9s 7d Ad", names=NAMES, lots="9c 8d Kh", options=options)
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 20)
    heard.play(0, "hit")
    heard.play(0, "stand")
    heard.play(1, "bet", 10)
    heard.play(1, "hit")
    heard.play(1, "stand")
    heard.play(2, "hit")
    return heard


def own_royal() -> Heard:
    """The next deal: the listener's own Šantal and ace."""
    heard = banker_s_royal()
    heard.table = heard.stacked_again("7h Ah 10c As Qs")
    heard.play(2, "deal")
    heard.play(0, "bet", 30)
    heard.play(0, "hit")
    return heard


def any_great_hand() -> Heard:
    """Ochko by option: two aces among more cards, and six pictures, win at once; the banker's too."""
    options = {"two_aces": "any", "five_pictures": "any_five"}
    heard = Heard("ochko", "Ah 6h Kd 6s Js Ac Jh Qd Kc Qh Jc", names=NAMES, lots="9c 8d Kh", options=options)
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 50)
    heard.play(0, "hit")
    heard.play(0, "hit")
    heard.play(1, "bet", 50)
    heard.play(1, "stand")
    for _ in range(4):
        heard.play(2, "hit")
    return heard


def plain_ten() -> Heard:
    """Blek džek by option: an ace and a ten is a plain 21, a split hand may be a blackjack, the dealer hits soft 17."""
    options = {"ten_blackjack": False, "split_blackjack": True, "soft17": "hit"}
    heard = Heard("blek-dzek", "Ah 10c Ad As 6d Kd Ks Ac 10h", options=options)
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(1, "split")
    return heard


def ochko_blind() -> Heard:
    """Ochko: the cut card, a blind hand, a tie, the cut card comes, the bank is doubled."""
    cards = "10h 9c Kd 6s 7d 8c 9h Jc Ah Qd"
    heard = Heard("ochko", cards, names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 50)
    heard.play(0, "hit-blind")
    heard.play(0, "stand")
    heard.play(2, "hit")
    heard.play(2, "stand")
    heard.play(1, "bet", 50)
    heard.play(1, "hit")
    heard.play(1, "stand")
    while heard.table.phase == "banker":
        heard.play(2, "stand")
    return heard


def club_game() -> Heard:
    """Twenty-One: a sitting out, closed cards, a dealt 21, a closed bust, the opening."""
    cards = "Ah 10h 9c Ks 6d 8d 7c 9s 5h"
    heard = Heard("twenty-one", cards, names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 200)
    heard.play(0, "bet", 20)
    heard.play(1, "bet", 50)
    heard.play(1, "hit")
    heard.play(1, "stand") if heard.table.phase == "play" else None
    heard.play(2, "stand")
    heard.play(0, "sit-out")
    return heard


def pulling() -> Heard:
    """Twenty-One with pulling: a named place; the listener banks."""
    cards = "10h 9c 2s 6d 5d 7c 9s 3h 2c 3c"
    heard = Heard("twenty-one-pull", cards, names=("Eva", "Ana"), lots="Kc 8d")
    heard.play(0, "draw-lots")
    heard.play(0, "found", 200)
    heard.play(1, "bet", 20)
    heard.play(1, "hit-at", 4)
    heard.play(1, "stand")
    heard.play(0, "hit")
    heard.play(0, "stand")
    return heard


ENDS = (bv.BankTaken, bv.BankBroken)


def whole_bank(game: str, seed: int, banker: int, names: Sequence[str] = NAMES) -> Heard:
    """A bank from its founding to its end, everybody playing by the same plain rules; `seed` decides the cards."""
    lots = {0: "Kh 9c 8d", 1: "9c Kh 8d", 2: "9c 8d Kh"}[banker]
    heard = Heard(game, "", names=names, lots=lots)
    heard.play(0, "draw-lots")
    heard.table = heard.shuffled(seed)
    for _ in range(200):
        if any(isinstance(event, ENDS) for event in heard.events):
            return heard
        play_plainly(heard, heard.decider.awaited(heard.table))
    raise AssertionError("the bank never ended")


def play_plainly(heard: Heard, seat: int) -> None:
    """Hits to 16, knocks when it may; Ana takes her third card unseen, Eva pulls cards and keeps what she has."""
    legal = {one.action: one for one in heard.decider.legal(heard.table, seat)}
    hand = heard.table.hands[seat]
    points = heard.decider.view(heard.table, seat).hands[seat].points
    action = next(action for action in _wanted(hand, points, seat) if action in legal)
    wanted = {"found": 100, "bet": (40, 60, 20)[seat], "hit-at": 7}.get(action, 0)
    heard.play(seat, action, max(legal[action].least, min(wanted, legal[action].most)))


def _wanted(hand: Any, points: int, seat: int) -> tuple[str, ...]:
    """What a plain player would do, the best first."""
    idle = ("found", "announce", "deal", "bet", "keep" if seat == 0 else "give-back", "keep", "draw-lots")
    if points >= 16 or (points < 0 and hand.blind):
        return (*idle, "stand", "hit")
    pulls = ("hit-at", "hit-any", "hit-banker")[hand.bought :][:1] if seat == 0 else ()
    blind = ("hit-blind",) if seat == 1 and len(hand.cards) == 2 else ()
    return (*idle, *pulls, *blind, "hit", "stand")


CASINO_ROUNDS: dict[str, Callable[[], Heard]] = {
    "push-and-bust": push_and_bust,
    "split-double-insured": split_double_insured,
    "natural-and-surrender": natural_and_surrender,
    "soft-hand-bust": soft_hand_bust,
    "plain-ten": plain_ten,
    "two-boxes": two_boxes,
    "split-twice": split_twice,
    "boxes-of-another": boxes_of_another,
}

ROUNDS: dict[str, Callable[[], Heard]] = {
    **CASINO_ROUNDS,
    "mala-domu": mala_domu,
    "bank-broken": bank_broken,
    "banker-s-royal": banker_s_royal,
    "own-royal": own_royal,
    "any-great-hand": any_great_hand,
    "ochko-blind": ochko_blind,
    "club-game": club_game,
    "pulling": pulling,
    "bank-ochko": lambda: whole_bank("ochko", 25, banker=2),
    "bank-ochko-mine": lambda: whole_bank("ochko", 11, banker=0),
    "bank-ochko-one-card": lambda: whole_bank("ochko-one-card", 50, banker=2),
    "bank-twenty-one": lambda: whole_bank("twenty-one", 44, banker=2),
    "bank-twenty-one-pull": lambda: whole_bank("twenty-one-pull", 40, banker=2),
}


def transcript(heard: Heard, lang: str) -> str:
    """What was heard, a line an utterance, and then what E and L answer."""
    queries = heard.queries()
    return "\n".join([*heard.text(lang), "", heard.read(queries.explain(), lang), heard.read(queries.overview(), lang)])


def main() -> None:
    """Write every golden transcript."""
    for name, played in ROUNDS.items():
        heard = played()
        for lang in ("en", "cs", "ru", "sr"):
            (GOLDEN / f"{name}.{lang}.txt").write_text(transcript(heard, lang) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
