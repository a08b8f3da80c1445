"""Rounds played by hand for the golden transcripts, by name. `python -m tests.presentation.rounds` writes them anew.

Read what it writes aloud, in every language, before keeping it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.presentation.heard import Heard

GOLDEN = Path(__file__).parent / "golden"


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


ROUNDS: dict[str, Callable[[], Heard]] = {
    "push-and-bust": push_and_bust,
    "split-double-insured": split_double_insured,
    "natural-and-surrender": natural_and_surrender,
    "soft-hand-bust": soft_hand_bust,
    "two-boxes": two_boxes,
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
