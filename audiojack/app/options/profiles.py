"""Several players on one machine: each has a purse, a language and settings of their own.

The settings in force are in the settings file; those of the others wait with their players in the chip store.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from audiojack.app.options.settings import Settings, document_of, understood
from audiojack.app.stage.services import SceneServices
from audiojack.store.errors import NameRefused
from audiojack.store.players import Player
from audiojack.store.store import ChipStore


def keep(services: SceneServices) -> None:
    """Lays the settings in force up with the player who has them. Raises StoreError."""
    keeping(services)()


def keeping(services: SceneServices) -> Callable[[], None]:
    """What lays the settings that are in force now up with the player who has them; it asks the store."""
    store, person = services.lobby.store, services.lobby.person
    kept = msgspec.json.encode(document_of(services.settings_file.own)).decode()

    def keep() -> None:
        if store is not None and person is not None and store.player(person.id).settings != kept:
            store.set_settings(person.id, kept)

    return keep


def settings_of(player: Player, present: Settings) -> Settings:
    """The settings that the player left; who has none yet takes over the present ones, but for the tables."""
    try:
        document = msgspec.json.decode(player.settings)
    except msgspec.DecodeError:
        document = {}
    if not isinstance(document, dict) or not document:
        fresh = Settings()
        return replace(present, name=player.name, tables={}, last_game=fresh.last_game, played=False)
    found = understood(document)
    return replace(found, name=player.name, language=found.language or present.language)


def switching(services: SceneServices, name: str) -> Callable[[], Player | None]:
    """What finds the player of that name, the settings of the present one laid up; it asks the store."""
    keep, look_up = keeping(services), services.lobby.look_up

    def switch() -> Player | None:
        keep()
        return look_up(name)

    return switch


def switched(services: SceneServices, player: Player) -> None:
    """This player, as the store knows them, plays from now on, with their own settings."""
    services.lobby.sit(player, player.name)
    services.settings_file.take(settings_of(player, services.settings_file.own))


def creating(services: SceneServices, store: ChipStore, name: str) -> Callable[[], Player]:
    """What makes a new player; it asks the store. Raises NameRefused and other StoreErrors."""
    keep = keeping(services)

    def create() -> Player:
        refuse_taken(store, name, None)
        keep()
        return store.create_player(name)

    return create


def renaming(store: ChipStore, player: Player, name: str) -> Callable[[], Player]:
    """What gives a player another name; it asks the store. Raises NameRefused and other StoreErrors."""

    def rename() -> Player:
        refuse_taken(store, name, player.id)
        return store.rename(player.id, name)

    return rename


def renamed(services: SceneServices, player: Player) -> None:
    """This player has another name in the store: it is used at once where it is the one at the keyboard."""
    person = services.lobby.person
    if person is not None and person.id == player.id:
        services.lobby.sit(player, player.name)
        services.settings_file.change(replace(services.settings, name=player.name))


def refuse_taken(store: ChipStore, name: str, by_other_than: int | None) -> None:
    """NameRefused telling whose name it is: `taken` by a computer player, by a `person`, by one who has `retired`."""
    found = store.find_player(name)
    if found is None or found.id == by_other_than:
        return
    whose = "taken" if found.kind == "computer" else "person" if found.retired is None else "retired"
    raise NameRefused(reason=whose, name=found.name)
