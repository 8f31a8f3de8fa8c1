-- A house in PostgreSQL. What its rows mean is told beside those of SQLite; what differs:
-- ids are compared byte by byte, JSON is text (`jsonb` refuses \u0000), and what SQLite reads inside a head has columns.

CREATE TABLE house (
    only_row   boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    version    integer NOT NULL,       -- the number of these files that were applied
    save_key   bytea,                  -- seals files of saved games; drawn by the first node
    probed     bigint NOT NULL DEFAULT 0
);

-- The processes that serve this house. A node whose time is over is gone, whatever it believes.
CREATE TABLE nodes (
    epoch      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name       text COLLATE "C" NOT NULL UNIQUE,
    until      timestamptz NOT NULL
);

CREATE TABLE guests (
    id         text COLLATE "C" PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    name       text NOT NULL,
    created_at bigint NOT NULL,
    seen_at    bigint NOT NULL
);

CREATE TABLE tables (
    id         text COLLATE "C" PRIMARY KEY,
    code       text COLLATE "C" UNIQUE, -- NULL once nobody can join any more
    seed       bytea NOT NULL,
    head       text NOT NULL,
    phase      text COLLATE "C",        -- as the head says; NULL if it cannot be read
    can_go     boolean NOT NULL,        -- the head says that no one has saved the game
    created_at bigint NOT NULL,
    wake_at    bigint
);
CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_by_seed ON tables (seed);

-- What changes with every move: short rows with room beside them, so that no index is written.
CREATE TABLE logs (
    key        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id   text COLLATE "C" NOT NULL UNIQUE REFERENCES tables (id),
    version    bigint NOT NULL,
    changed_at bigint NOT NULL,
    waits_for  smallint,
    events     bigint NOT NULL
) WITH (fillfactor = 50);

-- They refer to `logs` without a foreign key, which would lock a row there for every event. Only the deletion of a
-- table deletes its log, together with its events.
CREATE TABLE events (
    log        bigint NOT NULL,
    seq        bigint NOT NULL,
    at         bigint NOT NULL,
    body       text NOT NULL,
    request    text,
    PRIMARY KEY (log, seq)
);

CREATE TABLE notes (
    table_id   text COLLATE "C" NOT NULL REFERENCES tables (id),
    n          bigint NOT NULL,
    body       text NOT NULL,
    request    text,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE sittings (
    guest      text COLLATE "C" NOT NULL REFERENCES guests (id),
    table_id   text COLLATE "C" NOT NULL REFERENCES tables (id),
    phase      text COLLATE "C",        -- of the game, which is over here if it was started over elsewhere
    is_host    boolean NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX sittings_by_table ON sittings (table_id);

CREATE TABLE hidden (
    guest      text COLLATE "C" NOT NULL REFERENCES guests (id),
    table_id   text COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX hidden_by_table ON hidden (table_id);

CREATE TABLE documents (
    kind       text COLLATE "C" NOT NULL,
    guest      text COLLATE "C" NOT NULL REFERENCES guests (id),
    id         text COLLATE "C" NOT NULL,
    topic      text COLLATE "C" NOT NULL,
    table_id   text COLLATE "C" REFERENCES tables (id),
    name       text COLLATE "C" NOT NULL,
    about      text NOT NULL,
    body       text NOT NULL,
    version    bigint NOT NULL,
    changed_at bigint NOT NULL,
    PRIMARY KEY (guest, kind, id)
);
CREATE INDEX documents_by_id ON documents (id);
CREATE INDEX documents_by_table ON documents (table_id);
CREATE UNIQUE INDEX saves_by_name ON documents (guest, name) WHERE kind = 'save';

CREATE TABLE keys (
    token_hash bytea PRIMARY KEY,
    guest      text COLLATE "C" NOT NULL REFERENCES guests (id),
    created_at bigint NOT NULL
);
CREATE INDEX keys_by_guest ON keys (guest);

CREATE TABLE links (
    secret_hash bytea PRIMARY KEY,
    guest       text COLLATE "C" NOT NULL REFERENCES guests (id),
    kind        text COLLATE "C" NOT NULL,
    expires_at  bigint NOT NULL,
    used_at     bigint,
    UNIQUE (guest, kind)
);

CREATE TABLE witnesses (
    n          bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    seed       bytea NOT NULL,
    guest      text COLLATE "C" NOT NULL,
    seq        bigint NOT NULL,
    acted      bigint NOT NULL,
    PRIMARY KEY (seed, guest)
);
