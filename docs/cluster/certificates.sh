#!/bin/sh
# Certificates for database and bus, and the authority that signs them, which nodes trust:
#   certificates.sh FOLDER NAME=ADDRESS…
# makes ca.pem, NAME.crt and NAME.key in FOLDER, valid for ten years. The authority's own key is thrown away: for others, or
# new ones, all are made again, in another folder. Where there are some, nothing is done. A key can be read by its owner
# alone: give it to the user as whom its server runs.
set -eu
umask 022
folder=$1
shift
if [ -e "$folder/ca.pem" ]; then
    echo "$folder/ca.pem is there already: nothing is made" >&2
    exit 0
fi
mkdir -p "$folder"
key=$(mktemp)
authority=$(mktemp)
said=$(mktemp)
trap 'rm -f "$key" "$authority" "$said"' EXIT
# What openssl tells of its progress matters only where it fails.
make() {
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 "$@" 2>"$said" || {
        cat "$said" >&2
        return 1
    }
}
make -subj '/CN=The house' -keyout "$key" -out "$authority"
for pair in "$@"; do
    name=${pair%%=*}
    make -CA "$authority" -CAkey "$key" -subj "/CN=$name" -addext "subjectAltName=IP:${pair#*=}" \
        -addext 'basicConstraints=critical,CA:FALSE' -keyout "$folder/$name.key" -out "$folder/$name.crt"
    chmod 400 "$folder/$name.key"
done
cp "$authority" "$folder/ca.pem"
chmod 444 "$folder/ca.pem"
