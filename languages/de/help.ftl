### Die Hilfe der Befehlszeile: `befehl`, `befehl-option`, oder `option`, wo sie überall dasselbe bedeutet.

usage-heading = Aufruf:
commands-heading = Befehle
arguments-heading = Argumente
options-heading = Optionen
default = [Vorgabe: { $value }]
environment = [Umgebungsvariable: { $name }]
command-name = BEFEHL
options-name = OPTIONEN

placeholder-file = DATEI
placeholder-dir = ORDNER
placeholder-lang = SPRACHE
placeholder-game = SPIEL
placeholder-games = ANZAHL
placeholder-depth = TIEFE
placeholder-days = TAGE
placeholder-seconds = SEKUNDEN
placeholder-size = GRÖSSE
placeholder-text = TEXT
placeholder-time = ZEIT
placeholder-url = URL
placeholder-cidr = NETZ
placeholder-format = FORMAT
placeholder-level = STUFE
placeholder-nodes = STELLUNGEN
placeholder-seed = STARTWERT
placeholder-weighting = GEWICHTUNG
placeholder-name = NAME
placeholder-number = ZAHL
placeholder-count = ANZAHL
placeholder-hash = MIB
placeholder-threads = ANZAHL
placeholder-pieces = STEINE
placeholder-address-port = ADRESSE:PORT

help = Diese Hilfe zeigen
version = Die Version zeigen
lang = Sprache der Ausgabe, etwa en oder de; sonst die des Systems
json = JSON ausgeben
data = Datenordner des Hauses
game = Welches Spiel

parlour = Ein Haus für klassische Gesellschaftsspiele.

serve = Das Haus öffnen: ein Server, der die Webseite mitbringt (auch ohne Angabe eines Befehls)
serve-addr = Adresse, unter der das Haus zu erreichen ist
serve-data = Datenordner
serve-store = PostgreSQL-Datenbank für das Haus, als postgres://BENUTZER:PASSWORT@HOST:PORT/DATENBANK, statt einer Datei im Datenordner
serve-bus = Adresse des NATS-Servers, über den mehrere Knoten das Haus in --store gemeinsam bedienen
serve-node = Name dieses Knotens, den kein anderer hat; ohne Angabe seine Adresse
serve-lan = Im ganzen Netz erreichbar sein; zeigt die Adressen und einen QR-Code
serve-public_url = Öffentliche Adresse für Einladungslinks, etwa hinter einem Proxy
serve-trusted_proxy = Adresse oder Netz eines Proxys vor dem Haus, dessen Angaben in X-Forwarded-For und Forwarded das Haus vertraut. Mehrfach möglich
serve-countdown = Countdown vor dem Spielbeginn, in Sekunden
serve-quick_countdown = Countdown vor einem schnellen Spiel, in Sekunden
serve-accept_loss = Ein Haus mit beschädigten oder fehlenden Dateien mit dem öffnen, was davon übrig ist
serve-seed = Die Startwerte der Spiele von hier an durchzählen, damit ein Test dieselben Spiele vorfindet; nur mit PARLOUR_TEST=1
serve-metrics = Adresse, unter der das Haus seine Kennzahlen für Prometheus zeigt, etwa 127.0.0.1:9464; sonst zeigt es keine
serve-keep_finished = Wie viele Tage beendete Spiele noch bleiben, wenn dort nichts mehr geschieht; `never`: für immer
serve-keep_abandoned = Wie viele Tage offene Spiele bleiben, in denen niemand mehr spielt; `never`: für immer
serve-keep_waiting = Wie viele Tage Warteräume bleiben, in denen kein Spiel begonnen hat; `never`: für immer
serve-keep_strangers = Wie viele Tage nach ihrem letzten Besuch Gäste ohne Namen, Spiel und Gespeichertes bleiben; `never`: für immer
serve-keep_guests = Wie viele Tage nach ihrem letzten Besuch alle anderen Gäste mit ihren gespeicherten Sachen bleiben; `never`: für immer
serve-keep_notes = Wie viele Tage Notizen an einem Platz bleiben, den jemand verlassen hat; `never`: für immer
serve-most_data = Ab welcher Größe das Haus nichts Neues mehr annimmt, etwa 500MB oder 10GB; `never`: ohne Grenze
serve-most_daily = Wie viel eine Adresse am Tag speichern darf, höchstens ein Viertel davon auf einmal, etwa 64MB; `never`: ohne Grenze
serve-log_level = Wie viel protokolliert wird: error, warn, info, debug, trace, off, oder ein Filter wie parlour_server=debug
serve-log_file = Das Protokoll auch an diese Datei anhängen
serve-log_format = Format der Protokollzeilen: text für Menschen, json für Programme

arena = Computer gegeneinander spielen lassen
arena-seats = Computer in der Reihenfolge der Plätze, `c*3` für drei Plätze einer Mannschaft. Getauscht wird zwischen Plätzen mit derselben Aufgabe; eine Mannschaft gewinnt oder verliert ein Spiel einmal
arena-games = Anzahl der Spiele
arena-seed = Startwert des Zufalls; derselbe Startwert mit demselben --nodes ergibt dasselbe
arena-think = Bedenkzeit je Entscheidung, etwa 200ms oder 1s
arena-nodes = Wie viele Stellungen je Zug betrachtet werden
arena-setup = Einstellungen jedes Spiels, in der Notation des Spiels. Ohne sie spielt Dame die Turniereröffnungen durch, in einer Reihenfolge aus dem Startwert und jede in jeder Sitzordnung
arena-data = Datenordner mit größeren Endspieltabellen

perft = Die Zugfolgen jeder Länge zählen
perft-depth = Länge der längsten Zugfolgen
perft-setup = Ausgangsstellung, in der Notation des Spiels

solve = Bei Cluedo am echten Tisch mitrechnen
solve-file = Notizbuchdatei, die ausgewertet wird, oder `-` für die Standardeingabe; sonst beginnt ein neues Notizbuch
solve-edit = Die Datei stattdessen zum Weiterschreiben öffnen
solve-weighting = Wie mögliche Verteilungen gewichtet werden: shown (wer mehrere Karten zeigen kann, zeigt eine davon zufällig) oder alike (alle zählen gleich)

map = Stadtpläne für Scotland Yard prüfen
map-check = Prüfen, ob eine Datei ein Stadtplan ist, und sonst sagen, was daran falsch ist
map-check-file = Die Datei mit dem Stadtplan
map-check-london = Genau die Stationen von London verlangen: die Nummern 1 bis 199

hub = Das Hub-Protokoll für Dameprogramme sprechen, über Standardeingabe und -ausgabe
hub-hash = Größe der Hashtabelle in MiB
hub-threads = Anzahl der Threads
hub-data = Datenordner mit größeren Endspieltabellen

analyse = Ein Damespiel auswerten: wo es gewonnen und verloren wurde
analyse-file = Ein Spiel in Portable Draughts Notation, oder `-` für die Standardeingabe
analyse-game = Welches Spiel der Datei, ab 1
analyse-think = Bedenkzeit je Zug, etwa 200ms oder 1s
analyse-nodes = Wie viele Stellungen je Zug betrachtet werden; dieselbe Zahl ergibt dieselbe Antwort
analyse-data = Datenordner mit größeren Endspieltabellen

replay = Ein beendetes Spiel aus seiner Aufzeichnung ausgeben und überprüfen
replay-file = Aufzeichnung eines beendeten Spiels, von seiner Wiederholungsseite, oder `-` für die Standardeingabe
replay-verify = Die Prüfsumme, jedes Ereignis nach den Regeln und jede Karte und jeden Würfel aus dem Startwert nachrechnen

tables = Endspieltabellen für Dame berechnen und auszählen
tables-build = Fehlende Tabellen berechnen. Lässt sich jederzeit unterbrechen: Fertige Tabellen bleiben
tables-build-game = Welches Spiel: checkers
tables-build-pieces = Höchstzahl der Steine auf dem Brett; bis 4 sind die Tabellen eingebaut
tables-build-data = Datenordner des Hauses; die Tabellen kommen nach ORDNER/tables
tables-build-threads = Anzahl der Threads; sonst alle
tables-stats = Gewonnene und verlorene Stellungen und Remis zählen, nach Material (auf Englisch, für Berichte)
tables-stats-game = Welches Spiel: checkers
tables-stats-pieces = Höchstzahl der Steine auf dem Brett
tables-stats-data = Datenordner des Hauses; die Tabellen sind in ORDNER/tables

bench = Geschwindigkeit messen (auf Englisch, für Berichte)
bench-name = Was gemessen wird; sonst eine Liste dessen, was sich messen lässt
bench-data = Datenordner mit größeren Endspieltabellen; sonst ohne sie, damit überall dasselbe gemessen wird

status = Zeigen, wie es dem laufenden Haus geht
status-tables = Auch die Tische zeigen und wer dort ist

stop = Das laufende Haus schließen und warten, bis es geschlossen ist

migrate = Die Tabellen eines Hauses in PostgreSQL anlegen oder auf den neuesten Stand bringen, ohne es zu öffnen
migrate-store = PostgreSQL-Datenbank, mit der Rolle, der die Tabellen gehören

backup = Das ganze Haus in einer Datei sichern, auch während es läuft
backup-file = Zieldatei; darf es noch nicht geben. Sie enthält Geheimnisse, nur du kannst sie lesen
backup-store = PostgreSQL-Datenbank des Hauses, statt eines Datenordners

restore = Das Haus aus einer Sicherung wiederherstellen
restore-file = Die Sicherung
restore-data = Zielordner; leer oder noch nicht vorhanden
restore-store = Leere PostgreSQL-Datenbank, die gefüllt wird, statt eines Datenordners
restore-replace = Ein Haus, das schon in dem Ordner ist, zuerst beiseiteschieben
restore-verify = Danach Zeile für Zeile vergleichen, ob dort steht, was die Sicherung enthält
