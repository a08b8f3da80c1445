"""Several players on one machine: each has a purse, a language and settings of their own.

The settings in force are in the settings file; those of the others wait with their players in the chip store.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from audiojack.app.options.settings import Settings, document_of, understood
from audiojack.app.stage.services import SceneServices
from audiojack.store.errors import NameRefused
from audiojack.store.players import Player
from audiojack.store.store import ChipStore


def keep(services: SceneServices) -> None:
    """Lays the settings in force up with the player who has them. Raises StoreError."""
    store, person = services.lobby.store, services.lobby.person
    if store is None or person is None:
        return
    kept = msgspec.json.encode(document_of(services.settings_file.own)).decode()
    if store.player(person.id).settings != kept:
        store.set_settings(person.id, kept)


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


def switch(services: SceneServices, player: Player) -> None:
    """This player plays from now on, with their own settings. Raises StoreError."""
    keep(services)
    services.lobby.be(player.name)
    services.settings_file.take(settings_of(player, services.settings_file.own))


def create(services: SceneServices, store: ChipStore, name: str) -> Player:
    """A new player, who plays from now on. Raises NameRefused and other StoreErrors."""
    refuse_taken(store, name, None)
    player = store.create_player(name)
    switch(services, player)
    return player


def rename(services: SceneServices, store: ChipStore, player: Player, name: str) -> Player:
    """Gives a player another name. Raises NameRefused and other StoreErrors."""
    refuse_taken(store, name, player.id)
    renamed = store.rename(player.id, name)
    person = services.lobby.person
    if person is not None and person.id == renamed.id:
        services.lobby.be(renamed.name)
        services.settings_file.change(replace(services.settings, name=renamed.name))
    return renamed


def refuse_taken(store: ChipStore, name: str, by_other_than: int | None) -> None:
    """NameRefused telling whose name it is: `taken` by a computer player, by a `person`, by one who has `retired`."""
    found = store.find_player(name)
    if found is None or found.id == by_other_than:
        return
    whose = "taken" if found.kind == "computer" else "person" if found.retired is None else "retired"
    raise NameRefused(reason=whose, name=found.name)
