-- One row: the number of the last commit. A commit that another connection cannot see here is none.
CREATE TABLE commits (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL
) STRICT;

INSERT INTO commits (id, number) VALUES (1, 0);
