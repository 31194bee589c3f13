CREATE TABLE users (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    colour  TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- When the user was last seen, to the day; nothing before the second day.
    seen    BIGINT
);

CREATE INDEX users_by_seen ON users (coalesce(seen, created), id);

-- A person can be signed in at several places.
CREATE TABLE sessions (
    -- SHA-256 of the token in the cookie.
    token   BYTEA PRIMARY KEY,
    "user"  TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL
);

CREATE INDEX sessions_by_user ON sessions ("user");

-- Everything but the log follows from the log, and is here so that tables can be found and listed. Most moves change
-- the listing and the length alone; a page with room takes them without touching an index.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    stage   TEXT NOT NULL,
    public  BOOLEAN NOT NULL,
    -- How many seats people have.
    people  BIGINT NOT NULL,
    -- Who made the table, and how many of its seats bots have. Neither changes while the table exists.
    host    TEXT NOT NULL,
    bots    BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    -- How many entries its log has, so that nodes can look at many tables at once.
    length  BIGINT NOT NULL,
    listing TEXT NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX tables_by_stage ON tables (stage, public, updated DESC);
CREATE INDEX unfinished_by_host ON tables (host, bots) WHERE stage <> 'over';
CREATE INDEX unfinished_by_age ON tables (stage, updated) WHERE stage <> 'over';
CREATE INDEX empty_by_age ON tables (updated) WHERE stage = 'waiting' AND people = 0;

CREATE TABLE seats (
    "user"   TEXT NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY ("user", table_id)
);

CREATE INDEX seats_by_table ON seats (table_id);

-- The log. Its key lets one writer have each number. Entries are written first in every transaction, in the order of
-- their tables: whoever loses a race learns it there, and no two transactions wait for each other.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED,
    seq      BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    -- A person, or the level of a bot.
    "user"   TEXT,
    level    TEXT,
    place    BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    ending   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_user ON results ("user") WHERE "user" IS NOT NULL;

-- Who does what has to be done once, and until when, by the clock of the database. Leases that a crash of the database
-- loses are claimed again, so that they need not be flushed.
CREATE UNLOGGED TABLE leases (
    name   TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until  TIMESTAMPTZ NOT NULL
);

CREATE INDEX leases_by_end ON leases (until);
CREATE INDEX leases_by_holder ON leases (holder);

-- One row: the name by which the nodes of this database find each other on the bus.
CREATE TABLE cluster (
    one  BOOLEAN PRIMARY KEY CHECK (one),
    name TEXT NOT NULL
);

INSERT INTO cluster (one, name) VALUES (TRUE, replace(gen_random_uuid()::text, '-', ''));

-- When each node last found out that it can write.
CREATE TABLE beats (
    node TEXT PRIMARY KEY,
    at   TIMESTAMPTZ NOT NULL
);
