#!/bin/sh
# Certificates for database and bus, and the authority that signs them, which nodes trust:
#   certificates.sh FOLDER NAME=ADDRESS…
# makes ca.pem, NAME.crt and NAME.key in FOLDER, valid for ten years. The authority's own key is thrown away: for others, or
# new ones, all are made again, in another folder. Where there are some, nothing is done.
set -eu
umask 022
folder=$1
shift
if [ -e "$folder/ca.pem" ]; then
    exit 0
fi
key=$(mktemp)
authority=$(mktemp)
trap 'rm -f "$key" "$authority"' EXIT
make() {
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 "$@"
}
make -subj '/CN=The house' -keyout "$key" -out "$authority" 2>/dev/null
for pair in "$@"; do
    name=${pair%%=*}
    make -CA "$authority" -CAkey "$key" -subj "/CN=$name" -addext "subjectAltName=IP:${pair#*=}" \
        -addext 'basicConstraints=critical,CA:FALSE' -keyout "$folder/$name.key" -out "$folder/$name.crt" 2>/dev/null
    chmod 400 "$folder/$name.key"
done
cp "$authority" "$folder/ca.pem"
chmod 444 "$folder/ca.pem"
