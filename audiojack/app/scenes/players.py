"""The players of this machine: who plays now, a new one, another name, and who has left the list."""

from __future__ import annotations

from collections.abc import Callable

from audiojack.app.options import profiles
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.start import NameScene
from audiojack.app.stage.effects import Effects, Later, Pop, Push, Sound, alone, answer, news, refused, store_fault
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.store.errors import StoreError
from audiojack.store.players import Player

Renamed = Callable[[Player], None]


class PlayersScene(MenuScene):
    """Everybody who plays here; `New player` stands last, with those who have left the list."""

    name = "players"

    def title(self) -> str:
        return self.services.text("players-title")

    def items(self) -> list[Item]:
        store, text = self.services.lobby.store, self.services.text
        if store is None:
            return []
        try:
            everybody = [one for one in store.richest(False) if one.player.kind == "human"]
        except StoreError as error:
            return [Item("error", text(error.code, **error.details))]
        rows = [
            Item(str(one.player.id), one.player.name, text("players-chips", chips=one.wealth),
                 text("players-now") if is_playing(self.services, one.player) else "")
            for one in sorted(everybody, key=lambda one: one.player.id)
            if one.player.retired is None
        ]  # fmt: skip
        rows.append(Item("new", text("players-new")))
        gone = len(everybody) + 1 - len(rows)
        return [*rows, Item("retired", text("players-retired"), str(gone))] if gone else rows

    def empty(self) -> str:
        return self.services.text("store-without")

    def choose(self, key: str) -> Effects:
        match key:
            case "error":
                return self.say_row(None)
            case "new":
                return (Sound("menu-choose"), Push(NewPlayerScene(self.services)))
            case "retired":
                return (Sound("menu-choose"), Push(RetiredScene(self.services)))
            case _:
                return (Sound("menu-choose"), Push(PlayerScene(self.services, int(key))))


class PlayerScene(MenuScene):
    """What can be done about one player."""

    name = "player"

    def __init__(self, services: SceneServices, player: int) -> None:
        super().__init__(services)
        assert services.lobby.store is not None
        self._store = services.lobby.store
        self._player = self._store.player(player)

    def title(self) -> str:
        return self._player.name

    def items(self) -> list[Item]:
        text, playing = self.services.text, is_playing(self.services, self._player)
        return [
            Item("play", text("player-play"), reason=text("player-is-playing") if playing else ""),
            Item("rename", text("player-rename")),
            Item("retire", text("player-retire"), reason=text("player-retire-other") if playing else "",
                 hint=text("player-retire-about")),
        ]  # fmt: skip

    def choose(self, key: str) -> Effects:
        match key:
            case "play":
                return play_as(self.services, self._player)
            case "rename":
                return (Sound("menu-choose"), Push(RenameScene(self.services, self._player, self._renamed)))
            case _:
                question = self.services.text("player-retire-ask", name=self._player.name)
                return (Push(Confirm(self.services, question, (Later(self._retire),))),)

    def _renamed(self, player: Player) -> None:
        self._player = player

    def _retire(self) -> Effects:
        try:
            held = any(table.held == "other" and self._sits(table.seats) for table in self._store.open_tables())
            if held:
                return (refused("player-at-table"),)
            self._store.retire(self._player.id)
        except StoreError as error:
            return (store_fault(error),)
        return (Pop(quiet=True), Later(lambda: (answer("player-retired", name=self._player.name),)))

    def _sits(self, seats: tuple[tuple[int, int], ...]) -> bool:
        return self._player.id in (player for _, player in seats)


class RetiredScene(MenuScene):
    """Those who have left the list; Enter brings one back."""

    name = "players-retired"

    def title(self) -> str:
        return self.services.text("players-retired")

    def items(self) -> list[Item]:
        store = self.services.lobby.store
        if store is None:
            return []
        try:
            everybody = store.players(retired=True)
        except StoreError as error:
            return [Item("error", self.services.text(error.code, **error.details))]
        key = self.services.keys_of("menu", "choose")
        return [
            Item(str(one.id), one.name, hint=self.services.text("players-back-about", key=key))
            for one in everybody
            if one.kind == "human" and one.retired is not None
        ]

    def choose(self, key: str) -> Effects:
        store = self.services.lobby.store
        if store is None or key == "error":
            return self.say_row(None)
        try:
            player = store.bring_back(int(key))
        except StoreError as error:
            return (store_fault(error),)
        return (Pop(quiet=True), answer("players-back", "menu-choose", name=player.name))


class NewPlayerScene(NameScene):
    """Asks for the name of a new player, who then plays."""

    name = "new-player"

    def __init__(self, services: SceneServices, start: str = "") -> None:
        super().__init__(services, start)

    def enter(self) -> Effects:
        return (answer("new-player-prompt", key=self.services.keys_of("text", "accept")),)

    def commands(self) -> tuple[tuple[str, str], ...]:
        return (*super().commands(), ("text", "cancel"))

    def act(self, context: str, command: str) -> Effects | None:
        if (context, command) == ("text", "cancel"):
            return (Sound("menu-back"), Pop())
        return super().act(context, command)

    def accepted(self, name: str) -> Effects:
        assert self.services.lobby.store is not None
        profiles.create(self.services, self.services.lobby.store, name)
        return _home(self.services, name)


class RenameScene(NewPlayerScene):
    """Asks for another name of a player; the old one stands there, selected, to be mended or typed over."""

    name = "rename"

    def __init__(self, services: SceneServices, player: Player, renamed: Renamed) -> None:
        super().__init__(services, player.name)
        self._player = player
        self._renamed = renamed

    def enter(self) -> Effects:
        return (answer("rename-prompt", name=self._player.name, key=self.services.keys_of("text", "accept")),)

    def accepted(self, name: str) -> Effects:
        assert self.services.lobby.store is not None
        player = profiles.rename(self.services, self.services.lobby.store, self._player, name)
        self._renamed(player)
        return (Pop(quiet=True), answer("player-renamed", "menu-choose", name=player.name))


def is_playing(services: SceneServices, player: Player) -> bool:
    """Whether this is the player at the keyboard."""
    return services.lobby.person is not None and services.lobby.person.id == player.id


def play_as(services: SceneServices, player: Player) -> Effects:
    """This player plays from now on."""
    try:
        profiles.switch(services, player)
    except StoreError as error:
        return (store_fault(error),)
    return _home(services, player.name)


def _home(services: SceneServices, name: str) -> Effects:
    return (Sound("menu-choose"), news("players-switched", name=name), alone("main-menu"))
