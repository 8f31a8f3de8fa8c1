-- Guests, tables and what happened at them. A table is its head (seats, options, phase), its seed and its
-- numbered events; memory is rebuilt from here at any time.

CREATE TABLE guests (
    id         TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    code       TEXT UNIQUE,            -- NULL once nobody can join any more
    seed       BLOB NOT NULL,
    head       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every commit: one writer at a time
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    wake_at    INTEGER,                -- when the table must be awake next
    waits_for  INTEGER                 -- the seat its match waits for
) STRICT;
CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

-- Who hosts or sits where, for "my tables".
CREATE TABLE sittings (
    guest      TEXT NOT NULL REFERENCES guests (id),
    table_id   TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sittings_by_table ON sittings (table_id);

CREATE TABLE events (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seq        INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    request    TEXT,                   -- the request that brought it about: guest and id, to recognise a repeat
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    n          INTEGER NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    request    TEXT,                   -- as with events
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
