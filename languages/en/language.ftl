### How English joins words and writes numbers; every other file of the language may use it.

and = { $before } and { $last }
or = { $before } or { $last }
nor = { $before } nor { $last }
thousands = ,
decimal = .

## Why the system refused something, at the end of a sentence

not-there = there is no such file or folder
not-allowed = you are not allowed to
is-a-folder = it is a folder
not-a-folder = it is not a folder
already-there = there is something else of that name
disk-full = the disk is full
address-in-use = another program is using this address
system = { $text }
