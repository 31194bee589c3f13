CREATE TABLE users (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    colour  TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- A person can be signed in at several places.
CREATE TABLE sessions (
    -- SHA-256 of the token in the cookie.
    token   BLOB PRIMARY KEY,
    user    TEXT NOT NULL REFERENCES users (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user);

-- Everything but the log follows from the log, and is here so that tables can be found and listed.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    stage   TEXT NOT NULL,
    public  INTEGER NOT NULL,
    -- How many seats people have.
    people  INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    listing TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_stage ON tables (stage, public, updated DESC);

CREATE TABLE seats (
    user     TEXT NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_table ON seats (table_id);

-- The log. Its key lets one writer have each number.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    -- Who caused it, and the client's id for the command.
    user     TEXT,
    ack      TEXT,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_by_ack ON events (table_id, user, ack) WHERE ack IS NOT NULL;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    -- A person, or the level of a bot.
    user     TEXT,
    level    TEXT,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    ending   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;
