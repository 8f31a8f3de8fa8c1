-- Tables whose matches have the same seed are copies of one game: they are found by it.
CREATE INDEX tables_by_seed ON tables (seed);

-- How far guests have seen games at tables that were thrown away since. Only games that were saved can come back.
CREATE TABLE witnesses (
    seed       BLOB NOT NULL,
    guest      TEXT NOT NULL,
    seq        INTEGER NOT NULL,       -- so many events
    acted      INTEGER NOT NULL,       -- so many of them up to their last own action
    PRIMARY KEY (seed, guest)
) STRICT;
