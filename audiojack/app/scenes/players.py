"""The players of this machine: who plays now, a new one, another name, and who has left the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiojack.app.options import profiles
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.start import NameScene, name_refused
from audiojack.app.stage.asking import asking
from audiojack.app.stage.effects import Effects, Later, Pop, Push, Sound, alone, answer, news, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.stage.store_menu import StoreMenu
from audiojack.app.widgets.menu import Item
from audiojack.store.players import Player, Standing

Renamed = Callable[[Player], None]


class PlayersScene(StoreMenu):
    """Everybody who plays here; `New player` stands last, with those who have left the list."""

    name = "players"

    def title(self) -> str:
        return self.services.text("players-title")

    def read(self) -> tuple[Standing, ...]:
        store = self.services.lobby.store
        return () if store is None else store.richest(False)

    def rows(self, read: Sequence[Standing]) -> list[Item]:
        if self.services.lobby.store is None:
            return []
        everybody = [one for one in read if one.player.kind == "human"]
        rows = [
            self._row(one) for one in sorted(everybody, key=lambda one: one.player.id) if one.player.retired is None
        ]
        rows.append(Item("new", self.services.text("players-new")))
        gone = len(everybody) + 1 - len(rows)
        return [*rows, Item("retired", self.services.text("players-retired"), str(gone))] if gone else rows

    def _row(self, one: Standing) -> Item:
        """A player with chips; whoever has never sat down has none yet, and is given some then (GEN-R03)."""
        text = self.services.text
        chips = text("players-chips", chips=one.wealth) if one.has_played else text("players-fresh")
        now = text("players-now") if is_playing(self.services, one.player) else ""
        return Item(str(one.player.id), one.player.name, chips, now)

    def empty(self) -> str:
        return self.services.text("store-without")

    def chosen(self, key: str) -> Effects:
        match key:
            case "new":
                return (Sound("menu-choose"), Push(NewPlayerScene(self.services)))
            case "retired":
                return (Sound("menu-choose"), Push(RetiredScene(self.services)))
            case _:
                player = next(one.player for one in self._read if str(one.player.id) == key)
                return (Sound("menu-choose"), Push(PlayerScene(self.services, player)))


class PlayerScene(MenuScene):
    """What can be done about one player."""

    name = "player"

    def __init__(self, services: SceneServices, player: Player) -> None:
        super().__init__(services)
        assert services.lobby.store is not None
        self._store = services.lobby.store
        self._player = player

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
        store, player = self._store, self._player

        def retire() -> bool:
            held = (dict(table.seats).values() for table in store.open_tables() if table.held == "other")
            if any(player.id in seated for seated in held):
                return False
            store.retire(player.id)
            return True

        def done(retired: bool) -> Effects:
            if not retired:
                return (refused("player-at-table"),)
            return (Pop(), news("player-retired", name=player.name))

        return asking(retire, done)


class RetiredScene(StoreMenu):
    """Those who have left the list; Enter brings one back."""

    name = "players-retired"

    def title(self) -> str:
        return self.services.text("players-retired")

    def read(self) -> tuple[Player, ...]:
        store = self.services.lobby.store
        return () if store is None else store.players(retired=True)

    def rows(self, read: Sequence[Player]) -> list[Item]:
        return [
            Item(str(one.id), one.name, hint=self.services.text("players-back-about"))
            for one in read
            if one.kind == "human" and one.retired is not None
        ]

    def chosen(self, key: str) -> Effects:
        store = self.services.lobby.store
        assert store is not None

        def back(player: Player) -> Effects:
            return (Pop(quiet=True), answer("players-back", "menu-choose", name=player.name))

        return asking(lambda: store.bring_back(int(key)), back)


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
        work = profiles.creating(self.services, self.services.lobby.store, name)
        return asking(work, lambda player: _home(self.services, player), name_refused)


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

        def renamed(player: Player) -> Effects:
            profiles.renamed(self.services, player)
            self._renamed(player)
            return (Pop(quiet=True), answer("player-renamed", "menu-choose", name=player.name))

        return asking(profiles.renaming(self.services.lobby.store, self._player, name), renamed, name_refused)


def is_playing(services: SceneServices, player: Player) -> bool:
    """Whether this is the player at the keyboard."""
    return services.lobby.person is not None and services.lobby.person.id == player.id


def play_as(services: SceneServices, player: Player) -> Effects:
    """This player plays from now on."""
    switch = profiles.switching(services, player.name)
    return asking(switch, lambda found: _home(services, found or player))


def _home(services: SceneServices, player: Player) -> Effects:
    profiles.switched(services, player)
    return (Sound("menu-choose"), news("players-switched", name=player.name), alone("main-menu"))
