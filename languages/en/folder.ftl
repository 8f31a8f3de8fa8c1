### What is wrong with a data folder or a backup, after “error:”, for hosts.

in-use = the data folder '{ $path }' is in use: process { $pid } { $purpose }. Stop it first
purpose-serve = is running a house there
purpose-restore = is restoring a backup there
purpose-build_tables = is building endgame tables there
in-use-by-someone = the data folder '{ $path }' is in use by another process. Stop it first
shared = others on this machine can use the data folder '{ $path }' (mode { $mode }), and it contains things other than a house. Choose an empty folder, or make this one yours alone: chmod 700 '{ $path }'
exposed = others on this machine can use '{ $path }' (mode { $mode }), and this cannot be changed: { $error }. Choose a folder of your own, for example a new one inside it
unusable-folder = cannot use the folder '{ $path }': { $error }

no-house = '{ $path }' is not a data folder: it has no parlour.sqlite
exists = '{ $path }' already exists, and a backup never overwrites a file
unreadable-house = cannot read the house: { $fault }
unwritable-backup = cannot write '{ $path }': { $error }

not-empty = the folder '{ $path }' is not empty
folder = { $fault }
unusable-backup = cannot use '{ $path }': { $error }
damaged-part = cannot use '{ $path }': { $name } in it is damaged: { $reason }
differs = '{ $place }' does not hold what the backup holds. Different: { $kinds }. Unless someone has opened the house since, restore it again
unread = { $fault }
foreign = it is not a Parlour backup
newer = it is a backup of format { $format }, which this version does not know yet. Use a newer parlour
cut-off = it is incomplete
damaged-backup = it is damaged: { $fault }
too-large = it holds { NUM($needed) } bytes, and the disk has room for { NUM($free) }
unreadable-backup = { $error }

damaged-house = the house in '{ $path }' is damaged: { $damage }. Put the missing file back, or restore a backup with 'parlour restore FILE --replace'. To open it with what is left, use 'parlour serve --accept-loss'
no-database = parlour.sqlite is missing, but { $sign } shows that there was a house here
empty-database = parlour.sqlite is empty, but { $sign } shows that there was a house here
no-journal = parlour.sqlite-wal is missing or empty, but the house was not closed and its last confirmed moves were in there
journal-header = the beginning of parlour.sqlite-wal is damaged, so the last confirmed moves cannot be read
journal-pages = parlour.sqlite-wal is damaged: { $pages } pages cannot be read, some of them confirmed
store = cannot open the house: { $fault }
bus = cannot use the bus { $place }: { $detail }{ $cure ->
    [none] { "" }
   *[other] . { $cure }
  }
check-account = Check the user and the password, or the key, in its address
find-bus = No NATS answers at that address and port
give-certificates = ca={ $file } in its address must name a file with certificates
give-seed = nkey={ $file } in its address must name a file with the seed of a user’s key: 58 characters, the first ones SU
trust-bus = ca=FILE in its address must name the certificate of the authority that signed the bus’s
name-bus = Write the host in the address as it stands in the certificate, or make a certificate for that host
bus-rights = the bus { $place } doesn't let this account speak or listen: allow it to publish and subscribe to parlour.>
listen = cannot listen on { $addr }: { $error }

database = { $fault }
database-fault = cannot use the database { $place }: { $detail }{ $cure ->
    [none] { "" }
   *[other] . { $cure }
  }
check-password = Check the user, the password, and whether pg_hba.conf lets this machine in
give-password = Write the password into the address: postgres://USER:PASSWORD@HOST
encrypt = Add sslmode=require to the address
offer-encryption = Turn ssl on in postgresql.conf, or add sslmode=disable to the address if nobody else can read the network
create-database = Create the database, or correct its name in the address
trust-certificate = sslrootcert=FILE in the address must name the certificate of the authority that signed the server’s
name-server = Write the host in the address as it stands in the certificate, or make a certificate for that host
find-primary = That server takes no writes. Name all servers in the address, with commas between, and add target_session_attrs=read-write
grant-rights = The role needs rights that it does not have. Take the role that owns the tables, or grant what docs/cluster/roles.sql grants to nodes
bad-certificates = cannot use the certificates in '{ $file }': { $detail }
wrong-encoding = the database { $place } stores texts as { $encoding }, which has not every letter. Create one with ENCODING 'UTF8' TEMPLATE template0
no-schema = the search path of { $place } names no schema that exists. Create the schema first
closed-schema = the role { $user } may not use the schema '{ $schema }' of { $place }. Let its owner run: GRANT USAGE ON SCHEMA { $schema } TO { $user }
no-tables = the house in { $place } has no tables yet, and the role { $user } may not make them. Run 'parlour migrate' with the role that owns the schema
foreign-schema = the schema '{ $schema }' of { $place } is neither empty nor a house’s. Create a database for the house
newer-database = the database { $place } is of version { $found }, and this program knows versions up to { $known }. Use a newer parlour
served-elsewhere = the house in { $place } is already open, at { $node }. Stop it there first, or use another database
name-taken = a node called '{ $node }' already serves the house in { $place }. Stop it, or give this one another name with --node
clock-differs = the clock of this machine and that of the database { $place } differ by { $milliseconds } milliseconds. Set the clocks (a time service such as chrony keeps them right); one second is the most that is allowed
older-database = the tables in { $place } are of version { $found }, and this program needs version { $known }. Run 'parlour migrate' with the role that owns them
not-owner = the role { $user } may not restore into { $place }. Take the role that owns the tables
no-house-there = there is no house in the database { $place }
house-in-use = the database { $place } already has guests or tables. Restore into an empty one
