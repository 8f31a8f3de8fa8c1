-- What guests write with a tool. The body is the tool's own; the house keeps it and hands it back.

CREATE TABLE notebooks (
    id         TEXT PRIMARY KEY,
    guest      TEXT NOT NULL REFERENCES guests (id),
    tool       TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every save: nobody writes over what they have not seen
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX notebooks_by_guest ON notebooks (guest, tool, changed_at);
