-- A guest on several devices: each has a token of its own, got by a link that works once.

CREATE TABLE keys (
    token_hash BLOB PRIMARY KEY,
    guest      TEXT NOT NULL REFERENCES guests (id),
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    secret_hash BLOB PRIMARY KEY,
    guest       TEXT NOT NULL REFERENCES guests (id),
    kind        TEXT NOT NULL,          -- for another device now, or to be kept: one of each for a guest
    expires_at  INTEGER NOT NULL,
    used_at     INTEGER,
    UNIQUE (guest, kind)
) STRICT, WITHOUT ROWID;
