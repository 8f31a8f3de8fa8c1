### Wie das Deutsche Wörter verbindet und Zahlen schreibt; jede andere Datei der Sprache darf es benutzen.

and = { $before } und { $last }
or = { $before } oder { $last }
nor = { $before } noch { $last }
thousands = .
decimal = ,

## Warum das System etwas verweigert hat, am Ende eines Satzes

not-there = diese Datei oder diesen Ordner gibt es nicht
not-allowed = du darfst das nicht
is-a-folder = es ist ein Ordner
not-a-folder = es ist kein Ordner
already-there = unter diesem Namen gibt es schon etwas anderes
disk-full = die Platte ist voll
address-in-use = ein anderes Programm benutzt diese Adresse
system = { $text }
