### Was die Befehle ausgeben: status, stop, backup, restore, serve, replay, analyse, map, tables.

open = Parlour { $version } unter http://{ $addr }, Prozess { $pid }, offen seit { $time }
label-tables = Tische
label-present = an Tischen
label-queues = Warteschlange
label-kept = aufbewahrt
label-room = Platz
label-times = Fristen
label-removed = entfernt
label-memory = Speicher
label-data = Daten
tables = { $waiting } wartend, { $running } laufend, { $over } beendet; { $awake } wach, { $asleep } schlafend
present = { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
  } ({ $spectators ->
    [one] 1 davon schaut zu
   *[other] { $spectators } davon schauen zu
  }), { $pages ->
    [one] 1 offene Seite
   *[other] { $pages } offene Seiten
  }
queues = { $queues_count ->
    [0] niemand wartet
   *[other] es warten: { $queues }
  }
queue = { $count } auf { $game }
kept = { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
  }, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
  }, { $saves ->
    [one] 1 gespeichertes Spiel
   *[other] { $saves } gespeicherte Spiele
  }, { $notebooks ->
    [one] 1 Notizbuch
   *[other] { $notebooks } Notizbücher
  }
room = { $used } { $most_code ->
    [unlimited] belegt, ohne Grenze
   *[size] von { $most }
  }; am Tag von einer Adresse { $daily_code ->
    [unlimited] beliebig viel
   *[size] { $daily }
  }
unlimited = ohne Grenze
size = { $unit ->
    [bytes] { $value } Bytes
   *[other] { NUM($value) } { $unit }
  }
times = beendete Spiele { $finished }, verlassene { $abandoned }, Warteräume { $waiting }, Gäste { $guests }, Fremde { $strangers }, Notizen verlassener Plätze { $notes }
days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
for-ever = für immer
removed = seit dem Öffnen { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
  }, { $seat_notes ->
    [one] 1 Platznotiz
   *[other] { $seat_notes } Platznotizen
  }
unknown = unbekannt
data = { $size } in { $folder }

node = Knoten { $name } unter { $addr }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
  }, { $memory }, offen seit { $time }, Version { $version }; { $bus }; { $store }
new-node = Knoten { $name }: eben gestartet, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }
gone-node = Knoten { $name }: weg; { $tables ->
    [0] kein Tisch wartet auf einen anderen Knoten
    [one] 1 Tisch zieht zu einem anderen Knoten um, sobald er wieder geöffnet wird
   *[other] { $tables } Tische ziehen zu einem anderen Knoten um, sobald sie wieder geöffnet werden
  }
bus-lag = Bus { $ms } ms
no-bus = der Bus antwortet nicht
unreached = dieser Knoten erreicht ihn nicht über den Bus
store-well = Datenbank in Ordnung
store-trouble = Datenbank: { $detail }

no-tables = Es gibt keine Tische.
table = { $id }  { $game }, { $phase }, Gastgeber: { $host_code ->
    [unnamed] ein Gast ohne Namen
   *[other] { $host }
  }, zuletzt vor { $age }
phase-waiting = wartet
phase-starting = beginnt gleich
phase-playing = läuft
phase-over = beendet
seat = { $turn ->
    [true] am Zug:{" "}
   *[false] { "" }
  }{ $who }
person = { $name }{ $away ->
    [true] {" "}(weg)
   *[false] { "" }
  }
substituted = { $name } (weg, es spielt { $brain })
brain = Computer ({ $brain })
nobody = freier Platz
unnamed = ein Gast ohne Namen
watching = schauen zu: { $names }

node-stopped = Der Knoten { $name } ist geschlossen. { $others ->
    [0] Kein anderer bedient das Haus
    [one] 1 weiterer bedient das Haus
   *[other] { $others } weitere bedienen das Haus
  }.
node-stopped-blindly = Der Knoten { $name } ist geschlossen. Ob andere das Haus bedienen, ist nicht bekannt, weil die Datenbank nicht antwortet.
stopped = Das Haus unter http://{ $addr } ist geschlossen.
backed-up = „{ $data }“ ist in „{ $file }“ gesichert ({ $size }): { $contents }.
backup-secret = Die Datei enthält Geheimnisse, etwa die Karten laufender Spiele. Bewahre sie so sicher auf wie den Datenordner.
restored = „{ $file }“, vor { $age } mit Parlour { $version } gemacht, ist in „{ $data }“ wiederhergestellt: { $contents }.
restore-verified = Geprüft: Zeile für Zeile steht dort, was die Sicherung enthält.
open-it = So öffnest du es: parlour serve --data '{ $data }'
open-store = So öffnest du es: parlour serve --store '{ $place }', mit dem Passwort und dem, was sonst in der Adresse stand
tables-made = In „{ $place }“ sind die Tabellen eines Hauses angelegt, Version { $to }.
migrated = Die Tabellen in „{ $place }“ sind von Version { $from } auf { $to } gebracht.
up-to-date = Die Tabellen in „{ $place }“ sind auf dem neuesten Stand: Version { $to }.
contents = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $kept }
older-house = ein Haus einer älteren Version

verified = Geprüft: die Prüfsumme vom Beginn, { $events } Ereignisse nach den Regeln und { $drawn ->
    [one] 1 Zufallsziehung
   *[other] { $drawn } Zufallsziehungen
  }{ $brought ->
    [0] { "" }
    [one] , bis auf das erste Ereignis, das aus einer Datei ohne Startwert kam
   *[other] , bis auf die ersten { $brought } Ereignisse, die aus einer Datei ohne Startwert kamen
  }.
drawn-from = Den Startwert hat das Haus gemeinsam mit { $names } gezogen.
won = Gewonnen: { $names }.
drawn = Unentschieden.
nobody-won = Niemand hat gewonnen.
chance = Zufall

open-at = Parlour ist offen unter http://{ $addr }
for-friends = für Freunde: { $addr }
ended-early = beendet, bevor alles geschlossen war
seed-of-tests = mit --seed ist jedes Spiel vorhersehbar, darum gibt es das nur für Tests: setze PARLOUR_TEST=1
empty-store = die Adresse der Datenbank (--store oder die Variable PARLOUR_STORE) ist leer
bad-store = schreib die Adresse der Datenbank als postgres://BENUTZER:PASSWORT@HOST:PORT/DATENBANK
unescaped-store = die Adresse der Datenbank ist nicht lesbar: schreib in Benutzer und Passwort @ als %40, : als %3A, / als %2F, ? als %3F und % als %25
bad-store-host = die Adresse der Datenbank nennt keinen Rechner
bad-store-option = hinter dem Fragezeichen kennt die Adresse der Datenbank { $known }; schreib in einem Passwort & als %26 und = als %3D
bad-store-part = die Adresse der Datenbank ist nicht lesbar: { $detail }
empty-bus = die Adresse des Busses (--bus oder die Variable PARLOUR_BUS) ist leer
bad-bus = schreib die Adresse des Busses als nats://BENUTZER:PASSWORT@HOST:PORT; bei mehreren Servern mit Kommas dazwischen
bad-bus-host = die Adresse des Busses nennt keinen Rechner
bad-bus-rest = in der Adresse des Busses darf auf einen Rechner nur ein Port folgen, wie in nats://BENUTZER:PASSWORT@HOST:PORT
bad-bus-option = hinter dem Fragezeichen kennt die Adresse des Busses tls=disable, ca=DATEI und nkey=DATEI
bad-node = der Name eines Knotens hat 1 bis { $most } Zeichen: Buchstaben, Ziffern und . _ : - [ ]
bad-public-url = die öffentliche Adresse „{ $url }“ muss mit http:// oder https:// beginnen

no-house = mit dem Datenordner „{ $data }“ läuft kein Haus
no-folder = den Datenordner „{ $data }“ gibt es nicht; nenne mit --data einen anderen
bad-running-file = running.json im Datenordner „{ $data }“ lässt sich nicht lesen
other-version = das laufende Haus hat eine andere Version; seine Antwort ist nicht zu lesen
another-house = unter http://{ $addr } antwortet ein anderes Haus, das den Schlüssel in diesem Datenordner nicht kennt; das mit dem Prozess { $pid } wurde beendet
store-away = das Haus unter http://{ $addr } ist offen, aber das, worin es seine Daten aufbewahrt, antwortet nicht. Sein Protokoll sagt, warum
odd-answer = das Haus unter http://{ $addr } antwortet mit Fehler { $status }
no-answer = das Haus unter http://{ $addr } (Prozess { $pid }) antwortet nicht; vielleicht wurde es beendet
not-closed = das Haus unter http://{ $addr } hat sich nicht innerhalb von { $seconds } Sekunden geschlossen
unsure-whether-open = es ist nicht festzustellen, ob dort ein Haus offen ist; wenn nicht, lösche running.json aus dem Ordner
still-open = unter http://{ $addr } ist ein Haus mit dem Datenordner „{ $data }“ offen; schließ es zuerst
not-empty = { $fault }; nimm mit --data einen anderen, oder schieb das alte mit --replace beiseite
unreadable-file = { $file } lässt sich nicht lesen
not-verified = { $file } hält der Prüfung nicht stand
no-such-game = das Spiel „{ $game }“ gibt es nicht; dieses Haus hat: { $games }
bad-setup = mit diesen Einstellungen lässt sich nicht spielen: { $fault }
unwritable-file = { $file } lässt sich nicht schreiben
analysis = { $black } (Schwarz) gegen { $white } (Weiß): { $result }
someone = jemand
label-move = Zug
label-score = Wert
slip = { $mistake }, kostet { NUM($loss) }: { $line }
side-black = Schwarz
side-white = Weiß
side-sum = { $side }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }, je Zug { NUM($loss) } Hundertstel eines Steins verloren, { $inaccuracies ->
    [one] 1 Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
  }, { $mistakes } Fehler, { $blunders ->
    [one] 1 grober Fehler
   *[other] { $blunders } grobe Fehler
  }

sound-map = Ein Stadtplan mit { $stations } Stationen. Strecken: { $taxi } Taxi, { $bus } Bus, { $underground } U-Bahn, { $ferry } Fähre.
not-a-map = { $file } ist kein Stadtplan

tables-used = Endspieltabellen: alle Endspiele mit bis zu { $pieces } Steinen{ $more ->
    [true] {" "}und einige mit mehr
   *[false] { "" }
  }, aus { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  }
tables-not-used = die Endspieltabellen in { $folder } werden nicht benutzt
not-used = { $file } wird nicht benutzt
other-ending = darin ist das Endspiel { $ending }
built-again = Sie wird neu berechnet.
tables-where = Endspiele mit 2 bis { $pieces } Steinen gehören zum Programm. Diese hier sind in { $folder }.
no-tables-for = für „{ $game }“ gibt es keine Endspieltabellen, nur für checkers
label-ending = Steine+Damen
label-positions = Stellungen
label-bytes = Bytes
label-seconds = Sekunden
label-together = zusammen

no-log-file = die Protokolldatei { $file } lässt sich nicht öffnen
no-log-level = die Protokollstufe „{ $typed }“ gibt es nicht. Möglich sind { $levels }, und ein Filter sieht so aus: parlour_server=debug,info

error = Fehler: { $fault }
usage = Fehler: { $fault }

    Mehr dazu sagt „--help“.

## Partien zwischen Computern

no-such-computer = „{ $game }“ hat keinen Computer „{ $name }“, nur { $computers }
seats-of-one = „{ $count }“ in --seats ist keine Zahl von Plätzen: Nimm 1 bis 32
seats-filled = der Tisch hat { $wanted } Plätze, --seats nennt { $given }
no-such-bench = „{ $name }“ lässt sich nicht messen. Möglich ist { $benches_or }
too-many-outcomes = der Zufall hat hier zu viele Möglichkeiten. Geh mit --setup von einer Stellung aus
played = { $game }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, Startwert { $seed }, { $think } je Zug{ $openings ->
    [none] { "" }
   *[other] , mit { $openings }
  }
think-time = { $time }
think-nodes = { $nodes ->
    [one] 1 Stellung
   *[other] { $nodes } Stellungen
  }
label-computer = Computer
label-games = Spiele
label-wins = Siege
label-draws = Remis
label-losses = Niederlagen
label-share = Anteil (95 %)
share = { NUM($share) } ({ NUM($low) } bis { NUM($high) })
openings-ballots = Turniereröffnungen
