#!/bin/sh
# PostgreSQL in a container. The first time it makes the database and the roles of roles.sql, with the passwords in
# /run/secrets. Arguments are passed on to PostgreSQL.
set -eu
data=/var/lib/postgresql/15/main

if [ ! -d "$data" ]; then (
    # It gets its name when it is complete, and until then its socket is where nobody looks for it.
    new=$data.new
    PGHOST=$(mktemp -d)
    rm -rf "$new"
    initdb --pgdata="$new" --encoding=UTF8 --locale=C.UTF-8 --auth=peer --data-checksums
    pg_ctl --pgdata="$new" --wait --options="-k $PGHOST -c listen_addresses=''" start
    psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --file=/etc/postgresql/roles.sql
    psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 <<'END'
\set owner `cat /run/secrets/owner`
\set node `cat /run/secrets/node`
ALTER ROLE parlour_owner PASSWORD :'owner';
ALTER ROLE parlour_node PASSWORD :'node';
END
    pg_ctl --pgdata="$new" --wait --mode=fast stop
    mv "$new" "$data"
) fi

exec postgres -D "$data" -k "$PGHOST" -c hba_file=/etc/postgresql/pg_hba.conf -c listen_addresses='*' \
    -c ssl=on -c ssl_cert_file=/etc/parlour/database.crt -c ssl_key_file=/etc/parlour/database.key "$@"
