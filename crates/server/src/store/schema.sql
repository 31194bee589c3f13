BEGIN;

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    -- SHA-256 of the token in the cookie.
    token   BLOB NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    colour  TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE games (
    id       TEXT PRIMARY KEY,
    status   TEXT NOT NULL,
    title    TEXT NOT NULL,
    -- The set-up as JSON; it names its players once the game has begun.
    setup    TEXT NOT NULL,
    systems  TEXT NOT NULL,
    public   INTEGER NOT NULL,
    aids     INTEGER NOT NULL,
    first    TEXT NOT NULL,
    creator  TEXT NOT NULL,
    invite   TEXT NOT NULL,
    -- What all draws follow from; secret until the game is over.
    seed     BLOB NOT NULL,
    created  INTEGER NOT NULL,
    updated  INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    plies    INTEGER NOT NULL,
    -- What lists show of a position: whose turn it is, tiles, scores.
    glance   TEXT NOT NULL,
    scores   TEXT,
    winners  TEXT,
    rematch  TEXT
) STRICT;

CREATE INDEX games_by_status ON games (status, public, updated DESC);

CREATE TABLE seats (
    game     TEXT NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    guest    TEXT REFERENCES guests (id),
    name     TEXT NOT NULL,
    colour   TEXT NOT NULL,
    level    TEXT,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest, game);

CREATE TABLE log (
    game  TEXT NOT NULL REFERENCES games (id),
    seq   INTEGER NOT NULL,
    -- Who acted, and the id that the client gave to it.
    seat  INTEGER,
    guest TEXT,
    ack   TEXT,
    entry TEXT NOT NULL,
    time  INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_by_ack ON log (game, guest, ack) WHERE ack IS NOT NULL;

CREATE TABLE chat (
    id   INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_by_game ON chat (game, id);

PRAGMA user_version = 1;

COMMIT;
