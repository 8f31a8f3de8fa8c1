-- What tells how long something is kept, and how many tables a guest has.

-- When the guest was last here, to the day. Of those who came before this was kept: today.
ALTER TABLE guests ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

-- How far the table is, and whether the guest hosts it: both as the head says, so that tables are counted unread.
ALTER TABLE sittings ADD COLUMN phase TEXT;
ALTER TABLE sittings ADD COLUMN is_host INTEGER NOT NULL DEFAULT 0;
UPDATE sittings SET (phase, is_host) = (
    SELECT json_extract(t.head, '$.phase.at'), json_extract(t.head, '$.host.id') IS sittings.guest
    FROM tables t WHERE t.id = sittings.table_id
) WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = sittings.table_id AND json_valid(t.head));

-- A guest is removed without reading what others have.
CREATE INDEX keys_by_guest ON keys (guest);
CREATE INDEX seat_notes_by_guest ON seat_notes (guest);
