"""`audiojack odds GAME …`: exact odds in plain lines, or as JSON.

A whole game takes seconds: its progress is told every few seconds on the error output, Ctrl+C stops it, and what was
worked out is kept in the data folder.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from audiojack.cli.arguments import UsageError
from audiojack.cli.words import Words
from audiojack.engine.cards import Card, CardError, parse_cards
from audiojack.files import reason_of
from audiojack.games.options import Option, OptionError
from audiojack.games.registry import GAMES, Game

if TYPE_CHECKING:  # numpy comes with them
    from audiojack.odds.casino import CasinoOdds
    from audiojack.odds.kinds import Shoe

EVERY = 3.0
"""Seconds between two lines of progress."""

WHOLE = re.compile(r"-?[0-9]{1,9}")
"""A whole number as it is typed: plain digits, no powers, one sign at most."""

LEAST_CARDS = 30
"""A shoe of fewer cards can run out within a round, and is no shoe to be counted."""

Answer = dict[str, Any]


def odds(wanted: argparse.Namespace, words: Words) -> int:
    """Answers one question about a game; exit status 0. Raises UsageError."""
    game = _game(wanted)
    options = options_given(game, wanted.options or "")
    if wanted.plot is not None and game.family != "casino":
        raise UsageError("odds-no-chart", game=game.id)
    if wanted.hand is not None:
        return _hand(wanted, words, game, options)
    if game.family == "casino":
        return _casino_game(wanted, words, game, options)
    return _bank_game(wanted, words, game, options)


# --- what was asked --------------------------------------------------------------------------------------


def _game(wanted: argparse.Namespace) -> Game:
    if not wanted.words:
        raise UsageError("odds-what", known=", ".join(GAMES))
    if len(wanted.words) > 1:
        raise UsageError("cli-unknown-word", word=wanted.words[1])
    if wanted.words[0] not in GAMES:
        raise UsageError("odds-no-game", word=wanted.words[0], known=", ".join(GAMES))
    return GAMES[wanted.words[0]]


def options_given(game: Game, text: str) -> Mapping[str, Any]:
    """All options, those given as "soft17=hit,packs=1". Raises UsageError."""
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        name = name.strip().removeprefix(f"{game.prefix}.")
        if not equals:
            raise UsageError("cli-l10n-value", word=part)
        if name not in known:
            raise UsageError("odds-no-option", word=name, known=", ".join(known))
        if name in given:
            raise UsageError("odds-option-twice", option=name)
        given[name] = _value(known[name], value.strip())
    try:
        complete = game.complete(given)
        least, most = (int(complete.get(name, 0)) for name in ("min_bet", "max_bet"))
        if 0 < most < least:  # a `max_bet` of 0 is no limit
            raise UsageError("odds-stakes-apart", least=least, most=most)
        return complete
    except OptionError as error:
        allowed = ", ".join(_written(choice) for choice in _choices(known[error.name]))
        raise UsageError("cli-not-among", option=error.name, word=str(error.value), known=allowed) from error


def _value(option: Option, text: str) -> object:
    if isinstance(option.default, bool):
        return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(text, text)
    return int(text) if isinstance(option.default, int) and WHOLE.fullmatch(text) else text


def _choices(option: Option) -> tuple[object, ...]:
    if option.choices:
        return option.choices
    return (True, False) if isinstance(option.default, bool) else (option.least, "…", option.most)


def _written(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as error:
        raise UsageError("odds-no-card", word=str(error)) from error


def _upcard(wanted: argparse.Namespace) -> Card | None:
    if wanted.up is None:
        return None
    cards = _cards(wanted.up)
    if len(cards) != 1:
        raise UsageError("odds-one-card")
    return cards[0]


# --- one hand --------------------------------------------------------------------------------------------


def _hand(wanted: argparse.Namespace, words: Words, game: Game, options: Mapping[str, Any]) -> int:
    from audiojack.odds.kinds import NoSuchCardError  # noqa: PLC0415 - numpy comes with it

    cards, upcard, seen = _cards(wanted.hand), _upcard(wanted), _cards(wanted.seen or "")
    if len(cards) < (2 if game.family == "casino" else 1):
        raise UsageError("odds-hand-short")
    if game.family == "casino" and upcard is None:
        raise UsageError("odds-upcard-missing")
    try:
        if game.family == "casino":
            assert upcard is not None
            answer = casino_hand(game, options, cards, upcard, seen)
        else:
            answer = bank_hand(game, options, cards, upcard, seen)
    except NoSuchCardError as error:
        raise UsageError("odds-no-more", word=error.card) from error
    except ValueError as error:
        raise UsageError("odds-over", word=wanted.hand) from error
    if wanted.json:
        _print_json(answer)
        return 0
    _print_hand(words, answer)
    return 0


Cards = tuple[Card, ...]


def casino_hand(game: Game, options: Mapping[str, Any], cards: Cards, upcard: Card, seen: Cards) -> Answer:
    """The worth of each action; "insurance" is per chip of insurance and never the best."""
    from audiojack.odds.casino import odds_of  # noqa: PLC0415

    table = odds_of(game.id, options)
    _shoe_left(table, (*cards, upcard, *seen))
    found = table.actions(cards, upcard, seen)
    actions: dict[str, float] = {str(action): value for action, value in found.actions.items()}
    if found.insurance is not None:
        actions["insurance"] = found.insurance
    return {"actions": actions, "best": found.best}


def _shoe_left(table: CasinoOdds, gone: Cards) -> Shoe:
    """The shoe without these cards. Raises UsageError where it is too small, NoSuchCardError for impossible cards."""
    from audiojack.odds.kinds import NoSuchCardError  # noqa: PLC0415

    held = Counter(table.house.rules.pack)
    for card in gone:
        held[card] -= 1
        if held[card] < 0:
            raise NoSuchCardError(card)
    shoe = table.shoe(gone)
    if sum(shoe.ranks) < LEAST_CARDS:
        raise UsageError("odds-shoe-short", count=sum(shoe.ranks), least=LEAST_CARDS)
    return shoe


def bank_hand(game: Game, options: Mapping[str, Any], cards: Cards, upcard: Card | None, seen: Cards) -> Answer:
    """The worth of each action, and what the next card makes."""
    from audiojack.practice.bank import hand_odds  # noqa: PLC0415

    found = hand_odds(game.id, options, cards, upcard, seen)
    totals = {str(points): chance for points, chance in found.next.totals.items()}
    following = {"totals": totals, "over": found.next.over, "special": found.next.special}
    return {"actions": dict(found.actions), "best": found.best, "next": following}


def _print_hand(words: Words, answer: Answer) -> None:
    if answer["best"]:
        print(words.text("odds-best", action=answer["best"]))
    for action, value in sorted(answer["actions"].items(), key=lambda item: -item[1]):
        print(words.text("odds-worth", action=action, value=_signed(words, value), sign=_sign(value)))
    following = answer.get("next")
    if following:
        for points, chance in following["totals"].items():
            print(words.text("odds-next-total", points=int(points), percent=_percent(words, chance)))
        if following["special"]:
            print(words.text("odds-next-special", percent=_percent(words, following["special"])))
        if any((following["totals"], following["special"], following["over"])):
            print(words.text("odds-next-over", percent=_percent(words, following["over"])))


# --- whole games -----------------------------------------------------------------------------------------


def _casino_game(wanted: argparse.Namespace, words: Words, game: Game, options: Mapping[str, Any]) -> int:
    from audiojack.cli import odds_chart  # noqa: PLC0415 - numpy comes with it
    from audiojack.odds.casino import odds_of  # noqa: PLC0415
    from audiojack.odds.kinds import NoSuchCardError  # noqa: PLC0415
    from audiojack.odds.whole_game import work_out  # noqa: PLC0415

    table = odds_of(game.id, options)
    answer: Answer = {"game": game.id, "options": dict(options)}
    seen = _cards(wanted.seen or "")
    try:
        shoe = _shoe_left(table, seen)
    except NoSuchCardError as error:
        raise UsageError("odds-no-more", word=error.card) from error
    if seen:
        answer["seen"] = list(seen)
        whole = work_out(table.house, _progress(words), shoe)
    else:
        whole = odds_chart.kept(wanted.data_dir, game.id, options, table.house, _progress(words))
    answer |= {"ev": whole.ev, "ev_chart": whole.ev_chart, "house_edge": whole.house_edge}
    if wanted.dealer:
        answer["dealer"] = odds_chart.dealer_table(table, shoe)
    if wanted.plot is not None:
        _write_plot(wanted.plot, whole.chart)
    if wanted.chart:
        answer["chart"] = odds_chart.plain(whole.chart)
    if wanted.json:
        _print_json(answer)
        return 0
    print(words.text("odds-game", value=_percent(words, abs(whole.ev)), sign=_sign(whole.ev)))
    print(words.text("odds-game-chart", value=_percent(words, abs(whole.ev_chart)), sign=_sign(whole.ev_chart)))
    for upcard, ends in answer.get("dealer", {}).items():
        shown = {f"p{name}": _percent(words, chance) for name, chance in ends.items()}
        print(words.text("odds-dealer", upcard=upcard, **shown))
    if wanted.chart:
        for line in odds_chart.lines(whole.chart, words):
            print(line)
    if wanted.plot is not None:
        print(words.text("odds-plotted", path=str(wanted.plot)))
    return 0


def _bank_game(wanted: argparse.Namespace, words: Words, game: Game, options: Mapping[str, Any]) -> int:
    from audiojack.practice.bank import round_odds  # noqa: PLC0415

    if wanted.chart or wanted.dealer:
        raise UsageError("odds-no-chart", game=game.id)
    found = round_odds(game.id, options)
    if wanted.json:
        _print_json({"game": game.id, "options": dict(options), "ev": found.ev, "ev_chart": None,
                     "house_edge": -found.ev, "banker": found.banker})  # fmt: skip
        return 0
    print(words.text("odds-bank", value=_percent(words, abs(found.ev)), sign=_sign(found.ev)))
    print(words.text("odds-banker", value=_percent(words, abs(found.banker)), sign=_sign(found.banker)))
    return 0


def _progress(words: Words) -> Callable[[int, int], None]:
    """Tells how much is done on the error output, not more often than a listener can bear."""
    last = [time.monotonic()]

    def tell(done: int, of: int) -> None:
        if done < of and time.monotonic() - last[0] >= EVERY:
            last[0] = time.monotonic()
            print(words.text("odds-progress", done=done, of=of), file=sys.stderr, flush=True)

    return tell


def _write_plot(path: Path, chart: Mapping[str, Any]) -> None:
    from audiojack.cli.odds_plot import draw  # noqa: PLC0415 - pygame comes with it

    try:
        draw(path, chart)
    except OSError as error:
        raise UsageError("odds-plot-file", path=str(path), detail=reason_of(error)) from error


def _signed(words: Words, value: float) -> str:
    return _written_out(words, f"{abs(value):.4f}")


def _sign(value: float) -> str:
    return "minus" if value < 0 else "plus"


def _percent(words: Words, chance: float) -> str:
    return _written_out(words, f"{chance * 100:.3f}")


def _written_out(words: Words, number: str) -> str:
    """A decimal fraction as the language writes it."""
    whole, _, part = number.partition(".")
    return words.text("odds-number", whole=whole, part=part)


def _print_json(answer: Answer) -> None:
    print(msgspec.json.encode(answer).decode())
