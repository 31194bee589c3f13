-- Who made a table, and how many of its seats bots have. Neither changes while the table exists.
ALTER TABLE tables ADD COLUMN host TEXT;
ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;

-- When a user was last seen, to the day; nothing before the second day.
ALTER TABLE users ADD COLUMN seen INTEGER;

UPDATE tables SET
    host = listing ->> '$.host',
    bots = (
        SELECT count(*) FROM json_each(tables.listing, '$.seats')
        WHERE json_each.value ->> '$.sitter.kind' = 'bot'
    );

CREATE TRIGGER tables_are_hosted AFTER INSERT ON tables BEGIN
    UPDATE tables SET
        host = NEW.listing ->> '$.host',
        bots = (
            SELECT count(*) FROM json_each(NEW.listing, '$.seats')
            WHERE json_each.value ->> '$.sitter.kind' = 'bot'
        )
    WHERE id = NEW.id;
END;

-- How many unfinished games somebody has, without looking at any other table.
CREATE INDEX unfinished_by_host ON tables (host, bots) WHERE stage <> 'over';
-- The tables that have been left alone for longest.
CREATE INDEX unfinished_by_age ON tables (stage, updated) WHERE stage <> 'over';
CREATE INDEX empty_by_age ON tables (updated) WHERE stage = 'waiting' AND people = 0;
CREATE INDEX users_by_seen ON users (coalesce(seen, created), id);

-- One row: how many games are unfinished.
CREATE TABLE unfinished (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL
) STRICT;

INSERT INTO unfinished (id, number) SELECT 1, count(*) FROM tables WHERE stage <> 'over';

CREATE TRIGGER unfinished_begins AFTER INSERT ON tables WHEN NEW.stage <> 'over' BEGIN
    UPDATE unfinished SET number = number + 1;
END;

CREATE TRIGGER unfinished_ends AFTER UPDATE OF stage ON tables
WHEN OLD.stage <> 'over' AND NEW.stage = 'over' BEGIN
    UPDATE unfinished SET number = number - 1;
END;

CREATE TRIGGER unfinished_goes AFTER DELETE ON tables WHEN OLD.stage <> 'over' BEGIN
    UPDATE unfinished SET number = number - 1;
END;
