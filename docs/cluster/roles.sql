-- The database of a house and two roles: one owns the tables and changes them when a new version needs it, the other
-- serves. Nodes use the second and cannot drop, alter or empty a table. `cargo xtask cluster` runs this very file.
-- For a superuser: psql -f roles.sql. Then set the passwords: \password parlour_owner, \password parlour_node

CREATE ROLE parlour_owner LOGIN;
CREATE ROLE parlour_node LOGIN;
CREATE DATABASE parlour OWNER parlour_owner ENCODING 'UTF8' TEMPLATE template0;
\connect parlour

REVOKE ALL ON DATABASE parlour FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE parlour TO parlour_node;

CREATE SCHEMA parlour AUTHORIZATION parlour_owner;
GRANT USAGE ON SCHEMA parlour TO parlour_node;
ALTER ROLE parlour_owner IN DATABASE parlour SET search_path = parlour;
ALTER ROLE parlour_node IN DATABASE parlour SET search_path = parlour;

-- Also for tables of later versions.
ALTER DEFAULT PRIVILEGES FOR ROLE parlour_owner IN SCHEMA parlour
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO parlour_node;
