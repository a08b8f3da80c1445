"""Chooses a game and sets its table up: company, boxes and every option, each explained where it stands."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.opening import open_table
from audiojack.app.stage.effects import Change, Effects, Later, Push, Sound, answer, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.engine.table import OptionValue
from audiojack.games.options import LIMIT_PAIRS, Option, agreeing
from audiojack.games.registry import GAMES
from audiojack.play.setup import TableSetup
from audiojack.play.tables import company_range, company_size, own_boxes, sound_options
from audiojack.presentation.options import LIMITS, spoken_value

PLAYERS = "players"
"""The option that the number of computer players decides."""
OWN_BOXES = "own-boxes"
"""The row of one's own boxes; the boxes of the table are an option, which has a row too."""


class ChooseGame(MenuScene):
    """All games, the one last played first."""

    name = "choose-game"

    def title(self) -> str:
        return self.services.text("choose-title")

    def items(self) -> list[Item]:
        last = self.services.settings.last_game
        ordered = sorted(GAMES, key=lambda game: game != last)
        text = self.services.text
        return [Item(game, text(f"game-{game}"), hint=text(f"game-{game}-about")) for game in ordered]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Push(SetupScene(self.services, key)))


class SetupScene(MenuScene):
    """The set-up of one game. Deal stands first, so that Enter begins at once."""

    name = "setup"

    def __init__(self, services: SceneServices, game: str) -> None:
        super().__init__(services)
        self._game = GAMES[game]

    def title(self) -> str:
        return self.services.text("setup-title", game=self.services.text(f"game-{self._game.id}"))

    def items(self) -> list[Item]:
        setup, game = self._setup, self._game
        options = sound_options(game, setup.options)
        company = company_size(game, setup)
        rows = [Item("deal", self.services.text("setup-deal")), self._number_row("computers", "computers", company)]
        if game.own_boxes:
            rows.append(self._number_row(OWN_BOXES, "boxes", own_boxes(game, setup)))
        rows += [self._option_row(one, options[one.name]) for one in game.options if one.name != PLAYERS]
        return [*rows, Item("reset", self.services.text("setup-reset"))]

    def choose(self, key: str) -> Effects:
        if key == "deal":
            return open_table(self.services, self._game.id)
        if key != "reset":
            return self.change(key, 1)
        usual = TableSetup(computers=company_size(self._game, TableSetup()), stake=self._setup.stake)
        done = (self._keep(usual), answer("setup-reset-done", "menu-choose"))
        if not self.services.settings.confirm:
            return done
        return (Push(Confirm(self.services, self.services.text("setup-reset-ask"), done)),)

    def change(self, key: str, by: int) -> Effects:
        setup = self._setup
        options = sound_options(self._game, setup.options)
        company, boxes = company_size(self._game, setup), own_boxes(self._game, setup)
        least, most = company_range(self._game, boxes, options)
        if key == "computers":
            changed = replace(setup, computers=max(least, min(most, company + by)))
            same = changed.computers == company
        elif key == OWN_BOXES:
            changed = self._with_boxes(max(1, min(most + boxes - company, boxes + by)))
            same = own_boxes(self._game, changed) == boxes
        else:
            option = next(option for option in self._game.options if option.name == key)
            value = self._following(option, options, by)
            agreed = agreeing({**options, key: value}, kept=key)
            moved = {name: one for name, one in agreed.items() if name == key or one != options[name]}
            changed = replace(setup, options={**setup.options, **moved})
            same = value == options[key]
        if same:
            return (refused("value-end"),)
        return (self._keep(changed), Later(self.say_value))

    # --- how

    def _following(self, option: Option, options: Mapping[str, OptionValue], by: int) -> OptionValue:
        """The value that follows; an upper limit goes from "none" to the lower one, not to a number below it."""
        value = next_value(option, options[option.name], by)
        lower = next((lower for lower, upper in LIMIT_PAIRS if upper == option.name), "")
        least = options.get(lower)
        if option.least or not isinstance(value, int) or not isinstance(least, int) or not 0 < value < least:
            return value
        return least if by > 0 else 0

    @property
    def _setup(self) -> TableSetup:
        return self.services.settings.table(self._game.id)

    def _with_boxes(self, wanted: int) -> TableSetup:
        """So many boxes of one's own; the table then allows as many to one player, as far as its game does."""
        setup, name = self._setup, self._game.own_boxes
        allowed = sound_options(self._game, setup.options)[name]
        limit = next(option for option in self._game.options if option.name == name)
        boxes = min(wanted, max(int(number) for number in limit.choices))
        return replace(setup, boxes=boxes, options={**setup.options, name: max(int(allowed), boxes)})

    def _keep(self, setup: TableSetup) -> Change:
        return Change(self.services.settings.with_table(self._game.id, setup))

    def _number_row(self, key: str, words: str, value: int) -> Item:
        text = self.services.text
        number = text(f"setup-{words}-value", n=value)
        return Item(key, text(f"setup-{words}"), number, hint=text(f"setup-{words}-about"), change=True)

    def _option_row(self, option: Option, value: OptionValue) -> Item:
        """The name of the option and its value; what that means at the table where the two don't say it already."""
        name = option.name.replace("_", "-")
        text = self.services.text
        label = text(f"set-{name}")
        if option.name in LIMITS:
            number = str(value) if value or option.least > 0 else text("none")
            return Item(option.name, label, number, hint=text(f"set-{name}-about"), change=True)
        if isinstance(value, str) or option.name in _RATIOS:
            return Item(option.name, label, text(f"choice-{name}", value=spoken_value(value)), change=True)
        short = text("on" if value else "off") if isinstance(value, bool) else str(value)
        told = option.name in _COUNTS and value != 1
        meaning = "" if told else text(f"option-{name}", value=spoken_value(value), play=self._game.traits.play)
        return Item(option.name, label, short, hint=meaning, change=True)


_RATIOS = frozenset({"royal_pays"})
"""Numbers that are said as a ratio, in words of their own."""
_COUNTS = frozenset({"packs", "max_splits"})
"""Options whose name and number say all, but for one alone."""


_WIDE = 20
"""More values than this, and a step leads to the next of the round numbers."""


def next_value(option: Option, value: OptionValue, by: int) -> OptionValue:
    """The value that follows (1) or precedes (-1); the same at an end. On and off, and named choices, go round."""
    if isinstance(option.default, bool):
        return not value
    choices = option.choices or _numbers(option)
    if value not in choices:
        choices = tuple(sorted((*choices, value), key=int))
    place = choices.index(value) + by
    if option.choices and not isinstance(option.default, int):
        return choices[place % len(choices)]
    return choices[place] if 0 <= place < len(choices) else value


def _numbers(option: Option) -> tuple[int, ...]:
    """The numbers that one can step to: all of a narrow range, round ones of a wide range."""
    every = range(option.least, option.most + 1, option.step)
    if len(every) <= _WIDE:
        return tuple(every)
    rounds = [digit * 10**power for power in range(10) for digit in (1, 2, 5)]
    inside = [number for number in rounds if number in every]
    return tuple(sorted({option.least, *inside, option.most}))
