-- Version 1: players, accounts, the ledger, tables with their journal, round results.

CREATE TABLE players (
    id        INTEGER PRIMARY KEY,
    name      TEXT    NOT NULL,
    folded    TEXT    NOT NULL UNIQUE,
    kind      TEXT    NOT NULL CHECK (kind IN ('human', 'computer')),
    character TEXT    CHECK (kind = 'computer' OR character IS NULL),
    settings  TEXT    NOT NULL DEFAULT '{}',
    created   INTEGER NOT NULL,
    retired   INTEGER
);

CREATE TABLE tables (
    id          INTEGER PRIMARY KEY,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    state       TEXT    NOT NULL CHECK (state IN ('open', 'closed')),
    owner       TEXT,
    seq         INTEGER NOT NULL,
    digest      BLOB    NOT NULL,
    base_seq    INTEGER NOT NULL,
    base_digest BLOB    NOT NULL,
    round       INTEGER NOT NULL DEFAULT 0,
    opened      INTEGER NOT NULL,
    touched     INTEGER NOT NULL,
    closed      INTEGER
);
CREATE INDEX tables_open ON tables (id) WHERE state = 'open';

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE accounts (
    id        INTEGER PRIMARY KEY,
    name      TEXT    NOT NULL UNIQUE,
    kind      TEXT    NOT NULL CHECK (kind IN ('wallet', 'table', 'bank', 'house', 'mint')),
    player_id INTEGER REFERENCES players (id),
    table_id  INTEGER REFERENCES tables (id),
    game      TEXT,
    balance   INTEGER NOT NULL DEFAULT 0
              CHECK (typeof(balance) = 'integer' AND (balance >= 0 OR kind IN ('house', 'mint')))
);
CREATE INDEX accounts_of_player ON accounts (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX accounts_of_table ON accounts (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE entries (
    id       INTEGER PRIMARY KEY,
    key      TEXT    NOT NULL UNIQUE,
    source   INTEGER NOT NULL REFERENCES accounts (id),
    target   INTEGER NOT NULL REFERENCES accounts (id),
    amount   INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount > 0),
    reason   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    round    INTEGER,
    seq      INTEGER,
    digest   BLOB    NOT NULL,
    CHECK (source <> target)
);
CREATE INDEX entries_source ON entries (source);
CREATE INDEX entries_target ON entries (target);

CREATE TRIGGER entries_move AFTER INSERT ON entries BEGIN
    UPDATE accounts SET balance = balance - NEW.amount WHERE id = NEW.source;
    UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.target;
END;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries  -- REPLACE would delete without a DELETE trigger
WHEN NEW.id <> (SELECT coalesce(max(id), 0) + 1 FROM entries)
    OR EXISTS (SELECT 1 FROM entries WHERE key = NEW.key) BEGIN
    SELECT RAISE(ABORT, 'entries follow each other, each with a key of its own');
END;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN
    SELECT RAISE(ABORT, 'entries are never changed');
END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries BEGIN
    SELECT RAISE(ABORT, 'entries are never deleted');
END;
CREATE TRIGGER accounts_stay BEFORE UPDATE OF id, name, kind, player_id, table_id, game ON accounts BEGIN
    SELECT RAISE(ABORT, 'accounts are never changed');
END;
CREATE TRIGGER accounts_remain BEFORE DELETE ON accounts BEGIN
    SELECT RAISE(ABORT, 'accounts are never deleted');
END;
CREATE TRIGGER players_remain BEFORE DELETE ON players BEGIN
    SELECT RAISE(ABORT, 'players are never deleted');
END;
CREATE TRIGGER tables_remain BEFORE DELETE ON tables BEGIN
    SELECT RAISE(ABORT, 'tables are never deleted');
END;

CREATE TABLE journal (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('snapshot', 'command', 'event')),
    payload  TEXT    NOT NULL,
    moves    INTEGER NOT NULL DEFAULT 0,
    digest   BLOB    NOT NULL,
    UNIQUE (table_id, seq)
);
CREATE INDEX journal_snapshots ON journal (table_id, seq) WHERE kind = 'snapshot';

CREATE TRIGGER journal_follows BEFORE INSERT ON journal
WHEN EXISTS (SELECT 1 FROM journal WHERE id = NEW.id OR (table_id = NEW.table_id AND seq = NEW.seq)) BEGIN
    SELECT RAISE(ABORT, 'the journal is never changed');
END;
CREATE TRIGGER journal_stays BEFORE UPDATE ON journal BEGIN
    SELECT RAISE(ABORT, 'the journal is never changed');
END;
CREATE TRIGGER journal_remains BEFORE DELETE ON journal
WHEN OLD.seq >= (SELECT base_seq FROM tables WHERE id = OLD.table_id) BEGIN
    SELECT RAISE(ABORT, 'the kept journal is never deleted');
END;

CREATE TABLE rounds (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    round     INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id),
    game      TEXT    NOT NULL,
    net       INTEGER NOT NULL,
    tags      TEXT    NOT NULL,
    ended     INTEGER NOT NULL,
    PRIMARY KEY (player_id, table_id, round)
) WITHOUT ROWID;

CREATE TABLE peaks (
    player_id INTEGER PRIMARY KEY REFERENCES players (id),
    amount    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    game      TEXT,
    table_id  INTEGER
);

CREATE TABLE checkpoint (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    through INTEGER NOT NULL,
    digest  BLOB    NOT NULL
);
CREATE TABLE checkpoint_balances (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    balance    INTEGER NOT NULL
);
INSERT INTO checkpoint (id, through, digest) VALUES (1, 0, x'');

INSERT INTO accounts (name, kind) VALUES ('mint', 'mint'), ('house', 'house');
