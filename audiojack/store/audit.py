"""Prove that the chips add up: a bounded check at each start, a whole one on demand.

The start trusts a checkpoint of balances and checks what came after it, so that it stays quick however
long the ledger grows; `full` believes nothing and recomputes everything from the entries.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

import msgspec

from audiojack.store import journal, statistics, sums
from audiojack.store.accounts import parse
from audiojack.store.ledger import SELECT_ENTRIES, Entry, entry_digest
from audiojack.store.names import fold

NEWEST = 1000
"""Entries whose digests are recomputed at each start, at most."""
CHECKPOINT_EVERY = 500
"""Entries after which the checkpoint is moved on."""
PAGE = 5000
"""Entries read at once."""


class Problem(msgspec.Struct, frozen=True):
    """Something that does not add up: a code (`sum`, `balance`, `chain`, `gap`, `negative`, `structure`,
    `reference`, `journal`, `unjournaled`, `left_over`, `peak`, `name`, `row`, `round`) and what it was found on."""

    code: str
    where: str


class AuditReport(msgspec.Struct, frozen=True):
    """The result of a whole audit."""

    entries: int
    accounts: int
    tables: int
    journal_rows: int
    problems: tuple[Problem, ...]


def _entries(connection: sqlite3.Connection, after: int) -> Iterator[tuple[Entry, bytes]]:
    """Entries above `after`, page by page: an abandoned cursor would keep its lock."""
    while True:
        rows = connection.execute(f"{SELECT_ENTRIES} WHERE e.id > ? ORDER BY e.id LIMIT {PAGE}", (after,)).fetchall()
        yield from ((Entry(*row[:10]), row[10]) for row in rows)
        if len(rows) < PAGE:
            return
        after = rows[-1][0]


def _chain(connection: sqlite3.Connection, after: int, digest: bytes) -> Iterator[Problem]:
    expected = after + 1
    for entry, kept in _entries(connection, after):
        digest = entry_digest(digest, entry)
        if entry.id != expected:
            yield Problem("gap", f"entry {expected}")
            expected = entry.id
        if digest != kept:
            yield Problem("chain", f"entry {entry.id}")
            digest = kept
        expected += 1


def _sums(connection: sqlite3.Connection) -> Iterator[Problem]:
    total = connection.execute("SELECT coalesce(sum(balance), 0) FROM accounts").fetchone()[0]
    if total != 0:
        yield Problem("sum", str(total))
    overdrawn = "SELECT name FROM accounts WHERE balance < 0 AND kind NOT IN ('house', 'mint')"
    for (name,) in connection.execute(overdrawn).fetchall():
        yield Problem("negative", name)


_DRIFT = """
SELECT a.name FROM accounts a
LEFT JOIN checkpoint_balances c ON c.account_id = a.id
LEFT JOIN (
    SELECT account, sum(change) AS change FROM (
        SELECT source AS account, -amount AS change FROM entries WHERE id > :through
        UNION ALL SELECT target, amount FROM entries WHERE id > :through
    ) GROUP BY account
) d ON d.account = a.id
WHERE a.balance <> coalesce(c.balance, 0) + coalesce(d.change, 0)
"""


_Part = Callable[[sqlite3.Connection], Iterator[Problem]]


def _found(connection: sqlite3.Connection, *parts: _Part) -> Iterator[Problem]:
    """What the parts of an audit find. In a damaged file anything may stand in the place of a number or a row."""
    for part in parts:
        try:
            yield from part(connection)
        except (TypeError, ValueError, AttributeError) as error:
            yield Problem("structure", str(error))


def _checkpoint(connection: sqlite3.Connection) -> Iterator[Problem]:
    through, digest = connection.execute("SELECT through, digest FROM checkpoint").fetchone()
    for (name,) in connection.execute(_DRIFT, {"through": through}).fetchall():
        yield Problem("balance", name)
    newest = connection.execute("SELECT coalesce(max(id), 0) FROM entries").fetchone()[0]
    if newest < through:
        yield Problem("gap", f"entry {through}")
    kept = connection.execute("SELECT digest FROM entries WHERE id = ?", (through,)).fetchone()
    if through and kept is not None and kept[0] != digest:
        yield Problem("chain", f"entry {through}")


def _newest(connection: sqlite3.Connection) -> Iterator[Problem]:
    through, digest = connection.execute("SELECT through, digest FROM checkpoint").fetchone()
    newest = connection.execute("SELECT coalesce(max(id), 0) FROM entries").fetchone()[0]
    start = max(through, newest - NEWEST)
    if start > through:
        digest = connection.execute("SELECT digest FROM entries WHERE id = ?", (start,)).fetchone()[0]
    yield from _chain(connection, start, digest)


def recent(connection: sqlite3.Connection) -> tuple[Problem, ...]:
    """The check at each start: sums, balances since the checkpoint, newest digests, rows, open journals."""
    return tuple(_found(connection, _sums, _checkpoint, _newest, _accounts, _rows, _sealed, _open_journals))


def checkpoint_due(connection: sqlite3.Connection) -> bool:
    """Whether enough entries have come since the checkpoint to move it on."""
    newest = connection.execute("SELECT coalesce(max(id), 0) FROM entries").fetchone()[0]
    through = connection.execute("SELECT through FROM checkpoint").fetchone()[0]
    return bool(newest - through >= CHECKPOINT_EVERY)


def move_checkpoint(connection: sqlite3.Connection) -> None:
    """Trust the ledger as it is from now on; only after an audit without problems, in its transaction."""
    connection.execute("DELETE FROM checkpoint_balances")
    connection.execute("INSERT INTO checkpoint_balances SELECT id, balance FROM accounts WHERE balance <> 0")
    connection.execute(
        "UPDATE checkpoint SET (through, digest) = (SELECT id, digest FROM entries ORDER BY id DESC LIMIT 1)"
    )


def _structure(connection: sqlite3.Connection) -> Iterator[Problem]:
    for (answer,) in connection.execute("PRAGMA integrity_check(20)").fetchall():
        if answer != "ok":
            yield Problem("structure", answer)
    for row in connection.execute("PRAGMA foreign_key_check").fetchall():
        yield Problem("reference", f"{row[0]} {row[1]}")


class _Recount(msgspec.Struct):
    """Balances, wealth and peaks as the entries alone tell them."""

    owner: dict[str, int | None]
    balance: defaultdict[str, int] = msgspec.field(default_factory=lambda: defaultdict(int))
    wealth: defaultdict[int, int] = msgspec.field(default_factory=lambda: defaultdict(int))
    peak: defaultdict[int, int] = msgspec.field(default_factory=lambda: defaultdict(int))

    def add(self, account: str, change: int, touched: set[int]) -> None:
        """Carry one side of an entry."""
        self.balance[account] += change
        owner = self.owner.get(account)
        if owner is not None:
            self.wealth[owner] += change
            touched.add(owner)

    def settle(self, touched: set[int]) -> None:
        """A commit has ended: only then is wealth what a player could have heard."""
        for owner in touched:
            self.peak[owner] = max(self.peak[owner], self.wealth[owner])
        touched.clear()


def _recount(connection: sqlite3.Connection) -> Iterator[Problem]:
    accounts = connection.execute("SELECT name, balance, player_id FROM accounts").fetchall()
    count = _Recount({name: owner for name, _, owner in accounts})
    touched: set[int] = set()
    commit = None
    for entry, _ in _entries(connection, 0):
        key = entry.key.rpartition(":")[0]
        if key != commit:
            count.settle(touched)
            commit = key
        count.add(entry.source, -entry.amount, touched)
        count.add(entry.target, entry.amount, touched)
    count.settle(touched)
    for name, balance, _ in accounts:
        if balance != count.balance[name]:
            yield Problem("balance", name)
    for player, amount in connection.execute("SELECT player_id, amount FROM peaks").fetchall():
        if amount != count.peak[player]:
            yield Problem("peak", f"player {player}")


def _journals(connection: sqlite3.Connection) -> Iterator[Problem]:
    return _journals_of(connection, "")


def _open_journals(connection: sqlite3.Connection) -> Iterator[Problem]:
    return _journals_of(connection, "WHERE state = 'open'")


def _journals_of(connection: sqlite3.Connection, which: str) -> Iterator[Problem]:
    tables = connection.execute(f"SELECT id, seq, digest, base_seq, base_digest FROM tables {which}").fetchall()
    for table, seq, digest, base_seq, base_digest in tables:
        found = connection.execute(
            "SELECT seq, kind, payload, moves, digest FROM journal WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
        rows = [journal.Row(*row[:4]) for row in found]
        kept = [row[4] for row in found]
        if not journal.chained((base_seq, base_digest), rows, kept, (seq, digest)):
            yield Problem("journal", f"table {table}")


_UNJOURNALED = """
SELECT e.table_id, e.seq FROM entries e JOIN tables t ON t.id = e.table_id
LEFT JOIN journal j ON j.table_id = e.table_id AND j.seq = e.seq AND j.kind = 'command'
WHERE e.seq >= t.base_seq
GROUP BY e.table_id, e.seq HAVING j.moves IS NULL OR count(*) <> j.moves
UNION ALL
SELECT j.table_id, j.seq FROM journal j WHERE j.moves > 0 AND NOT EXISTS (
    SELECT 1 FROM entries e WHERE e.key = 'table:' || j.table_id || ':' || j.seq || ':0')
"""

_LEFT_OVER = """
SELECT a.name FROM accounts a JOIN tables t ON t.id = a.table_id
WHERE t.state = 'closed' AND a.balance <> 0
"""


def _ties(connection: sqlite3.Connection) -> Iterator[Problem]:
    for table, seq in connection.execute(_UNJOURNALED).fetchall():
        yield Problem("unjournaled", f"table {table}, {seq}")
    for (name,) in connection.execute(_LEFT_OVER).fetchall():
        yield Problem("left_over", name)


def _rows(connection: sqlite3.Connection) -> Iterator[Problem]:
    """Whatever SQLite finds nothing wrong with, but the program could not read."""
    for player, name, folded, settings, created, retired in connection.execute(
        "SELECT id, name, folded, settings, created, retired FROM players"
    ).fetchall():
        if fold(str(name)) != folded:
            yield Problem("name", f"player {player}")
        if not _is_object(settings) or type(created) is not int or not isinstance(retired, int | None):
            yield Problem("row", f"player {player}")
    for table, options, *numbers in connection.execute(
        "SELECT id, options, seq, base_seq, round, opened, touched FROM tables"
    ).fetchall():
        if not _is_object(options) or any(type(number) is not int for number in numbers):
            yield Problem("row", f"table {table}")


_FEW = ("players", "tables", "seats", "peaks")
"""Tables of rows with sums that stay small enough to be read at each start."""
_ROW_NAMES = {"players": "player", "tables": "table", "seats": "seat", "rounds": "round of player", "peaks": "peak"}


def _sealed(connection: sqlite3.Connection, tables: Sequence[str] = _FEW) -> Iterator[Problem]:
    for table in tables:
        for key in sums.broken(connection, table):
            yield Problem("row", f"{_ROW_NAMES[table]} {key}")


def _accounts(connection: sqlite3.Connection) -> Iterator[Problem]:
    """Accounts that say of themselves what their names don't."""
    rows = connection.execute("SELECT name, kind, player_id, table_id, game FROM accounts").fetchall()
    for name, *said in rows:
        account = parse(name)
        if said != [account.kind, account.player, account.table, account.game]:
            yield Problem("reference", name)


def _is_object(text: object) -> bool:
    """Whether this is the text of a JSON object."""
    if not isinstance(text, str):
        return False
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except msgspec.DecodeError:
        return False


def _results(connection: sqlite3.Connection) -> Iterator[Problem]:
    for table, round_no, net, tags, ended in connection.execute(
        "SELECT table_id, round, net, tags, ended FROM rounds"
    ).fetchall():
        if statistics.tags_of(tags) is None or type(net) is not int or type(ended) is not int:
            yield Problem("round", f"table {table}, round {round_no}")


def full(connection: sqlite3.Connection) -> AuditReport:
    """Recompute everything: structure, sums, balances, digests, journals, entries against journals."""
    parts: tuple[_Part, ...] = (_structure, _sums, _recount, _journals, _ties, _accounts, _rows, _results)
    whole: tuple[_Part, ...] = (lambda all: _chain(all, 0, b""), lambda all: _sealed(all, tuple(sums.KEYS)))
    found = _found(connection, *parts, *whole, _checkpoint)
    problems = tuple(dict.fromkeys(found))
    entries, accounts, tables, rows = (
        int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        for table in ("entries", "accounts", "tables", "journal")
    )
    return AuditReport(entries, accounts, tables, rows, problems)
