-- Saves, notebooks and seat notes become documents: texts that belong to a guest.

CREATE TABLE documents (
    kind       TEXT NOT NULL,          -- save, notebook or seat-notes
    guest      TEXT NOT NULL REFERENCES guests (id),
    id         TEXT NOT NULL,          -- of seat notes: table/seat
    topic      TEXT NOT NULL,          -- the game, the tool or the table it belongs to
    table_id   TEXT REFERENCES tables (id), -- of seat notes: they are deleted with their table
    name       TEXT NOT NULL,
    about      TEXT NOT NULL,          -- JSON for lists, or empty
    body       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every change: no one overwrites what they have not seen
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (guest, kind, id)
) STRICT;
CREATE INDEX documents_by_id ON documents (id);
CREATE INDEX documents_by_table ON documents (table_id);
CREATE UNIQUE INDEX saves_by_name ON documents (guest, name) WHERE kind = 'save';

INSERT INTO documents
    SELECT 'save', guest, id, game, NULL, name, about, body, 0, saved_at FROM saves
    UNION ALL SELECT 'notebook', guest, id, tool, NULL, name, '', body, version, changed_at FROM notebooks
    UNION ALL SELECT 'seat-notes', guest, table_id || '/' || seat, table_id, table_id, '', '', body, version, changed_at
        FROM seat_notes;
DROP TABLE saves;
DROP TABLE notebooks;
DROP TABLE seat_notes;
