-- What a guest writes for themselves at a seat, for example a checklist. The body is the page's own; the house keeps
-- it and hands it back, to this guest alone.

CREATE TABLE seat_notes (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    guest      TEXT NOT NULL REFERENCES guests (id),
    body       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every save: nobody writes over what they have not seen
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
) STRICT, WITHOUT ROWID;
