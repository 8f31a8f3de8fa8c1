### Was an einem Datenordner oder einer Sicherung nicht stimmt, nach „Fehler:“, für alle, die ein Haus betreiben.

in-use = der Datenordner „{ $path }“ wird gerade benutzt: Prozess { $pid } { $purpose }. Beende ihn zuerst
purpose-serve = hat dort ein Haus offen
purpose-restore = stellt dort eine Sicherung wieder her
purpose-build_tables = berechnet dort Endspieltabellen
in-use-by-someone = der Datenordner „{ $path }“ wird von einem anderen Prozess benutzt. Beende ihn zuerst
shared = andere auf diesem Rechner können den Datenordner „{ $path }“ benutzen (Modus { $mode }), und darin ist nicht nur ein Haus. Nimm einen leeren Ordner, oder behalte diesen für dich: chmod 700 '{ $path }'
exposed = andere auf diesem Rechner können „{ $path }“ benutzen (Modus { $mode }), und das lässt sich nicht ändern: { $error }. Nimm einen eigenen Ordner, etwa einen neuen darin
unusable-folder = der Ordner „{ $path }“ lässt sich nicht benutzen: { $error }

no-house = „{ $path }“ ist kein Datenordner: parlour.sqlite fehlt
exists = „{ $path }“ gibt es schon, und eine Sicherung überschreibt nie eine Datei
unreadable-house = das Haus lässt sich nicht lesen: { $fault }
unwritable-backup = „{ $path }“ lässt sich nicht schreiben: { $error }

not-empty = der Ordner „{ $path }“ ist nicht leer
folder = { $fault }
unusable-backup = „{ $path }“ lässt sich nicht benutzen: { $error }
damaged-part = „{ $path }“ lässt sich nicht benutzen: { $name } darin ist beschädigt: { $reason }
differs = „{ $place }“ enthält nicht, was die Sicherung enthält. Es weichen ab: { $kinds }. Wenn niemand das Haus inzwischen geöffnet hat, stelle es noch einmal wieder her
unread = { $fault }
foreign = das ist keine Sicherung von Parlour
newer = das ist eine Sicherung im Format { $format }, das diese Version noch nicht kennt. Nimm ein neueres parlour
cut-off = sie ist unvollständig
damaged-backup = sie ist beschädigt: { $fault }
too-large = sie enthält { NUM($needed) } Bytes, und auf der Platte ist Platz für { NUM($free) }
unreadable-backup = { $error }

damaged-house = das Haus in „{ $path }“ ist nicht vollständig: { $damage }. Leg die fehlende Datei zurück, oder stell mit 'parlour restore FILE --replace' eine Sicherung wieder her. Mit 'parlour serve --accept-loss' öffnest du es mit dem, was übrig ist
no-database = parlour.sqlite fehlt, aber { $sign } zeigt, dass hier ein Haus war
empty-database = parlour.sqlite ist leer, aber { $sign } zeigt, dass hier ein Haus war
no-journal = parlour.sqlite-wal fehlt oder ist leer, aber das Haus wurde nicht geschlossen, und die letzten bestätigten Züge standen darin
journal-header = der Anfang von parlour.sqlite-wal ist beschädigt, die letzten bestätigten Züge sind nicht zu lesen
journal-pages = parlour.sqlite-wal ist beschädigt: { $pages } Seiten sind nicht zu lesen, darunter bestätigte
store = das Haus lässt sich nicht öffnen: { $fault }
bus = der Bus { $place } lässt sich nicht benutzen: { $detail }{ $cure ->
    [none] { "" }
   *[other] . { $cure }
  }
check-account = Prüfe Benutzer und Passwort, oder den Schlüssel, in seiner Adresse
find-bus = Unter dieser Adresse und diesem Port antwortet kein NATS
give-certificates = ca={ $file } in seiner Adresse muss eine Datei mit Zertifikaten nennen
give-seed = nkey={ $file } in seiner Adresse muss eine Datei mit dem Startwert eines Benutzerschlüssels nennen: 58 Zeichen, die ersten SU
trust-bus = In seiner Adresse muss ca=DATEI das Zertifikat der Stelle nennen, die das des Busses unterschrieben hat
name-bus = Schreib den Rechner in der Adresse so, wie er im Zertifikat steht, oder mach ein Zertifikat für diesen Rechner
bus-rights = am Bus { $place } darf dieses Konto nicht reden oder nicht hören: Erlaube ihm, parlour.> zu veröffentlichen und zu abonnieren
listen = unter { $addr } lässt sich kein Haus öffnen: { $error }

database = { $fault }
database-fault = die Datenbank { $place } lässt sich nicht benutzen: { $detail }{ $cure ->
    [none] { "" }
   *[other] . { $cure }
  }
check-password = Prüfe Benutzer und Passwort, und ob pg_hba.conf diesen Rechner einlässt
give-password = Schreib das Passwort in die Adresse: postgres://BENUTZER:PASSWORT@HOST
encrypt = Ergänze in der Adresse sslmode=require
offer-encryption = Schalte in postgresql.conf ssl ein, oder ergänze in der Adresse sslmode=disable, wenn sonst niemand im Netz mitlesen kann
create-database = Lege die Datenbank an, oder berichtige ihren Namen in der Adresse
trust-certificate = In der Adresse muss sslrootcert=DATEI das Zertifikat der Stelle nennen, die das des Servers unterschrieben hat
name-server = Schreib den Rechner in der Adresse so, wie er im Zertifikat steht, oder mach ein Zertifikat für diesen Rechner
find-primary = Dieser Server nimmt nichts Neues an. Nenne in der Adresse alle Server, mit Kommas dazwischen, und ergänze target_session_attrs=read-write
grant-rights = Der Rolle fehlen Rechte. Nimm die Rolle, der die Tabellen gehören, oder gewähre, was docs/cluster/roles.sql den Knoten gewährt
bad-certificates = die Zertifikate in „{ $file }“ lassen sich nicht benutzen: { $detail }
wrong-encoding = die Datenbank { $place } speichert Texte als { $encoding }, wo nicht jeder Buchstabe Platz hat. Lege eine mit ENCODING 'UTF8' TEMPLATE template0 an
no-schema = der Suchpfad von { $place } nennt kein Schema, das es gibt. Lege das Schema zuerst an
closed-schema = die Rolle { $user } darf das Schema „{ $schema }“ in { $place } nicht benutzen. Lass seinen Besitzer ausführen: GRANT USAGE ON SCHEMA { $schema } TO { $user }
no-tables = das Haus in { $place } hat noch keine Tabellen, und die Rolle { $user } darf sie nicht anlegen. Führe 'parlour migrate' mit der Rolle aus, der das Schema gehört
foreign-schema = das Schema „{ $schema }“ in { $place } ist weder leer noch das eines Hauses. Lege für das Haus eine eigene Datenbank an
newer-database = die Datenbank { $place } hat Version { $found }, und dieses Programm kennt Versionen bis { $known }. Nimm ein neueres parlour
served-elsewhere = das Haus in { $place } ist schon offen, unter { $node }. Beende es dort zuerst, oder nimm eine andere Datenbank
name-taken = ein Knoten namens „{ $node }“ bedient das Haus in { $place } schon. Beende ihn, oder gib diesem mit --node einen anderen Namen
clock-differs = die Uhr dieses Rechners und die der Datenbank { $place } gehen um { $milliseconds } Millisekunden auseinander. Stelle die Uhren (ein Zeitdienst wie chrony hält sie genau); erlaubt ist höchstens eine Sekunde
older-database = die Tabellen in { $place } haben Version { $found }, und dieses Programm braucht Version { $known }. Führe 'parlour migrate' mit der Rolle aus, der sie gehören
not-owner = die Rolle { $user } darf in { $place } nichts wiederherstellen. Nimm die Rolle, der die Tabellen gehören
no-house-there = in der Datenbank { $place } ist kein Haus
house-in-use = in der Datenbank { $place } sind schon Gäste oder Tische. Stelle die Sicherung in einer leeren wieder her
