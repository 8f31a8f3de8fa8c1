-- Several processes serve one house. A table and a role belong to the node that claimed them last, until that node
-- releases them or its time is over.

ALTER TABLE nodes
    ADD COLUMN is_alone boolean NOT NULL DEFAULT true,  -- it knows of no bus: nobody else may serve the house
    ADD COLUMN about    text NOT NULL DEFAULT '';       -- what it says of itself, as JSON

-- Beside the version, which every claim raises, so that nothing a former owner still writes is kept.
ALTER TABLE logs ADD COLUMN owner bigint;

-- Seals what travels between nodes; drawn by the first one. It is not in a backup: a copy of the house is another house.
ALTER TABLE house ADD COLUMN bus_key bytea;

-- What one node does for the whole house.
CREATE TABLE roles (
    role       text COLLATE "C" PRIMARY KEY,
    owner      bigint NOT NULL
);
