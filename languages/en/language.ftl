### How English joins words and writes numbers; every other file of the language may use it.

name = English
locale = en-GB
and = { $before } and { $last }
or = { $before } or { $last }
nor = { $before } nor { $last }
thousands = ,
decimal = .
