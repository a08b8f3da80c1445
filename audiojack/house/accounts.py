"""Who somebody is: a name and a passphrase, afterwards a device's token (ONLINE 10).

A wrong passphrase and an unknown name are answered alike, after the same work; so nobody learns which names there are.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from audiojack.house.sounding import mixed, sound
from audiojack.net.messages import Why
from audiojack.store.errors import NameRefused
from audiojack.store.house_store import Account, HouseStore
from audiojack.store.names import tidy

SHORTEST, LONGEST = 8, 128
"""Characters of a passphrase."""
RECOVERY_WORDS = 6
TOKEN_BYTES = 32

_SYLLABLES = tuple(first + vowel for first in "bdfgklmnprstvz" for vowel in "aeiou")


class RefusedError(Exception):
    """It was not done, for a reason that has a sentence in every language."""

    def __init__(self, why: Why, seconds: int = 0) -> None:
        super().__init__(why)
        self.why: Why = why
        self.seconds = seconds


class SignedIn(NamedTuple):
    """An account, the token of its device, and the recovery words where they are new."""

    account: Account
    token: str = ""
    recovery: tuple[str, ...] = ()


class Accounts:
    """The accounts of a store. All methods wait for the disk or for a slow hash: never on a loop's thread."""

    def __init__(self, store: HouseStore, *, memory: int = 19 * 1024, rounds: int = 2) -> None:
        """`memory` in KiB and `rounds` are argon2id's; the usual ones take about 40 ms."""
        self._store = store
        self._hasher = PasswordHasher(time_cost=rounds, memory_cost=memory, parallelism=1)
        self._nobody = self._hasher.hash(secrets.token_hex())

    def sign_up(self, name: str, passphrase: str, device: str, language: str) -> SignedIn:
        """A new account. Raises RefusedError, StoreError."""
        kept = _name(name)
        secret = self._hasher.hash(_passphrase(passphrase))
        words = tuple(_word() for _ in range(RECOVERY_WORDS))
        try:
            account = self._store.sign_up(kept, sound(kept), secret, self._hasher.hash(" ".join(words)), language)
        except NameRefused as error:
            why: Why = "name-sounds-taken" if error.details["reason"] == "sounds" else "name-taken"
            raise RefusedError(why) from error
        return SignedIn(account, self._token(account, device), words)

    def sign_in(self, name: str, passphrase: str, device: str) -> SignedIn:
        """An account that there is. Raises RefusedError("wrong-passphrase"), StoreError."""
        account = self._store.account_of(sound(name))
        said = unicodedata.normalize("NFKC", passphrase)[: LONGEST * 2]
        secret = account.secret if account else self._nobody
        by_recovery = self._fits(account.recovery if account else self._nobody, " ".join(said.casefold().split()))
        fits = self._fits(secret, said)
        if account is None or not (fits or by_recovery):
            raise RefusedError("wrong-passphrase")
        if fits and self._hasher.check_needs_rehash(account.secret):
            self._store.set_secret(account.player, self._hasher.hash(said))
        return SignedIn(account, self._token(account, device))

    def by_token(self, token: str) -> SignedIn | None:
        """Whose device this is. Raises StoreError."""
        account = self._store.signed_in(_hashed(token))
        return SignedIn(account) if account else None

    def change(self, account: Account, old: str, new: str) -> None:
        """Another passphrase; every device but those that sign in anew is ended. Raises RefusedError, StoreError."""
        self.sign_in(account.name, old, "")
        self._store.set_secret(account.player, self._hasher.hash(_passphrase(new)))

    def sign_out(self, account: Account, token: str, everywhere: bool) -> None:
        """The device of this token, or every one, signs in no more. Raises StoreError."""
        self._store.end_devices(account.player, None if everywhere else _hashed(token))

    def _token(self, account: Account, device: str) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._store.add_device(account.player, _hashed(token), device[:60])
        return token

    def _fits(self, secret: str, said: str) -> bool:
        try:
            return self._hasher.verify(secret, said)
        except (VerificationError, InvalidHashError):
            return False


def _hashed(token: str) -> bytes:
    """A token of 256 random bits needs no slow hash."""
    return hashlib.blake2b(token.encode(errors="replace"), digest_size=32).digest()


def _name(name: str) -> str:
    try:
        kept = tidy(name)
    except NameRefused as error:
        refused: dict[str, Why] = {"empty": "name-empty", "long": "name-long"}
        raise RefusedError(refused.get(str(error.details["reason"]), "name-characters")) from error
    if mixed(kept):
        raise RefusedError("name-mixed")
    if not sound(kept):
        raise RefusedError("name-characters")
    return kept


def _passphrase(passphrase: str) -> str:
    said = unicodedata.normalize("NFKC", passphrase)
    if len(said) < SHORTEST:
        raise RefusedError("passphrase-short")
    if len(said) > LONGEST:
        raise RefusedError("passphrase-long")
    return said


def _word() -> str:
    """A word that each of our languages can say and write: 18 bits."""
    return "".join(secrets.choice(_SYLLABLES) for _ in range(3))
