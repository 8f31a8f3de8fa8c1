#!/bin/bash
# What the containers of the nodes do, with the passwords in /run/secrets:
#   house serve       a node
#   house ready       whether it is ready
#   house tables      makes the tables or brings them up to date, with the owner's role
#   house status      what `parlour status` says
#   house backup      writes a backup to standard output
#   house restore     reads one from standard input, with the owner's role
set -euo pipefail
umask 077
# In memory, as is all that a container may write.
data=/run/house
export TMPDIR=$data

store() {
    PARLOUR_STORE="postgres://parlour_$1:$(cat "/run/secrets/$1")@10.0.0.21/parlour?sslrootcert=/etc/parlour/ca.pem"
    export PARLOUR_STORE
}

is_ready() {
    local line
    exec 3<>"/dev/tcp/${ADDRESS/:/\/}" && printf 'GET /readyz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
    read -t 2 -r line <&3 && [[ $line == *' 200 '* ]]
} 2>/dev/null

case ${1-} in
serve)
    store node
    PARLOUR_BUS="nats://parlour:$(cat /run/secrets/bus)@10.0.0.20:4222?ca=/etc/parlour/ca.pem"
    export PARLOUR_BUS
    exec parlour serve --addr "$ADDRESS" --data "$data" --public-url "$PUBLIC_URL" --trusted-proxy 10.0.0.10
    ;;
ready)
    is_ready
    ;;
tables)
    store owner
    exec parlour migrate
    ;;
status)
    exec parlour status --data "$data" "${@:2}"
    ;;
backup)
    store node
    file=$data/backup.tgz
    trap 'rm -f "$file"' EXIT
    parlour backup "$file" >&2
    cat "$file"
    ;;
restore)
    store owner
    file=$data/restore.tgz
    trap 'rm -f "$file"' EXIT
    cat >"$file"
    parlour restore "$file" --verify
    ;;
*)
    sed -n 's/^#   //p' "$0" >&2
    exit 2
    ;;
esac
