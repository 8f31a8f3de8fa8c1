### Wie das Deutsche Wörter verbindet und Zahlen schreibt; jede andere Datei der Sprache darf es benutzen.

name = Deutsch
locale = de-DE
and = { $before } und { $last }
or = { $before } oder { $last }
nor = { $before } noch { $last }
thousands = .
decimal = ,
