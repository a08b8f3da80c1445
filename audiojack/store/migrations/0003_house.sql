-- Version 3: a house in which several people play: accounts, their devices, and the tables that are open to others.

CREATE TABLE people (
    player_id INTEGER PRIMARY KEY REFERENCES players (id),
    sound     TEXT    NOT NULL UNIQUE,
    secret    TEXT    NOT NULL,
    recovery  TEXT    NOT NULL,
    language  TEXT    NOT NULL,
    role      TEXT    NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'moderator')),
    created   INTEGER NOT NULL,
    seen      INTEGER NOT NULL,
    sum       BLOB
);

CREATE TABLE devices (
    id        INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES people (player_id),
    token     BLOB    NOT NULL UNIQUE,
    label     TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    used      INTEGER NOT NULL,
    ended     INTEGER,
    sum       BLOB
);
CREATE INDEX devices_of_player ON devices (player_id);

CREATE TABLE rooms (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    host     INTEGER NOT NULL REFERENCES players (id),
    word     BLOB,
    rules    TEXT    NOT NULL,
    sum      BLOB
);

CREATE TABLE house (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    uuid    TEXT    NOT NULL,
    created INTEGER NOT NULL
);
