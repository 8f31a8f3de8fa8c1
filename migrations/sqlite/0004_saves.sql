-- Games that guests keep under a name, to go on with later. The body is the house's own (set-up, seats, seed, events):
-- it never leaves the house but sealed, or as a plain file where a game has no secrets.

CREATE TABLE saves (
    id         TEXT PRIMARY KEY,
    guest      TEXT NOT NULL REFERENCES guests (id),
    game       TEXT NOT NULL,
    name       TEXT NOT NULL,
    about      TEXT NOT NULL,          -- JSON: what a list tells of it
    body       TEXT NOT NULL,          -- JSON
    saved_at   INTEGER NOT NULL,
    UNIQUE (guest, name)
) STRICT;

-- Tables that a guest no longer wants to see among theirs.
CREATE TABLE hidden (
    guest      TEXT NOT NULL REFERENCES guests (id),
    table_id   TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_by_table ON hidden (table_id);
