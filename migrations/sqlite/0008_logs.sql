-- What changes with every move is kept apart from the head, in a short row with an integer key. Events are appended in
-- the order in which they happen, whatever their table; each names the one before it at its table, and the short row
-- names the last. A group of moves then writes few pages: the end of `events` and the short rows.

CREATE TABLE logs (
    key        INTEGER PRIMARY KEY,
    table_id   TEXT NOT NULL UNIQUE REFERENCES tables (id),
    version    INTEGER NOT NULL,           -- raised by every commit: one writer at a time
    changed_at INTEGER NOT NULL,
    waits_for  INTEGER,                    -- the seat the match waits for
    events     INTEGER NOT NULL DEFAULT 0, -- how many there are
    last_event INTEGER                     -- the id of the latest
) STRICT;
INSERT INTO logs (table_id, version, changed_at, waits_for)
    SELECT id, version, changed_at, waits_for FROM tables ORDER BY created_at, id;
ALTER TABLE tables DROP COLUMN version;
ALTER TABLE tables DROP COLUMN changed_at;
ALTER TABLE tables DROP COLUMN waits_for;

ALTER TABLE events RENAME TO events_by_table;
CREATE TABLE events (
    id         INTEGER PRIMARY KEY,
    previous   INTEGER,                -- the id of the event before it at this table
    log        INTEGER NOT NULL,
    seq        INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    request    TEXT                    -- the request that brought it about: guest and id, to recognise a repeat
) STRICT;
INSERT INTO events (log, seq, at, body, request)
    SELECT l.key, e.seq, e.at, e.body, e.request FROM logs l JOIN events_by_table e ON e.table_id = l.table_id
    ORDER BY l.key, e.seq;
DROP TABLE events_by_table;
UPDATE events SET previous = id - 1
    WHERE EXISTS (SELECT 1 FROM events e WHERE e.id = events.id - 1 AND e.log = events.log);
UPDATE logs SET (events, last_event) = (e.count, e.last)
    FROM (SELECT log, count(*) AS count, max(id) AS last FROM events GROUP BY log) e WHERE e.log = logs.key;
