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
bus = cannot use the bus { $place }: { $detail }
bus-rights = the bus { $place } doesn't let this account speak or listen: allow it to publish and subscribe to parlour.>
listen = cannot listen on { $addr }: { $error }

database = { $fault }
database-fault = cannot use the database { $place }: { $detail }
bad-certificates = cannot use the certificates in '{ $file }': { $detail }
no-schema = the search path of { $place } names no schema that exists. Create the schema first
foreign-schema = the schema '{ $schema }' of { $place } is neither empty nor a house’s. Create a database for the house
newer-database = the database { $place } is of version { $found }, and this program knows versions up to { $known }. Use a newer parlour
served-elsewhere = the house in { $place } is already open, at { $node }. Stop it there first, or use another database
name-taken = a node called '{ $node }' already serves the house in { $place }. Stop it, or give this one another name with --node
clock-differs = the clock of this machine and that of the database { $place } differ by { $milliseconds } milliseconds. Set the clocks (a time service such as chrony keeps them right); one second is the most that is allowed
older-database = the database { $place } is of version { $found }, and this program expects { $known }. Open the house with this program once, or use the one that made it
no-house-there = there is no house in the database { $place }
house-in-use = the database { $place } already has guests or tables. Restore into an empty one
