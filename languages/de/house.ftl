### What the house says: the server, and what it is sent.

## What a game, a tool or an advisor says itself.
rule = { $said }
bad-setup = { $fault_code ->
    [own-fault] { $fault }
   *[other] Diese Einstellungen lassen sich nicht lesen. { $fault }
  }
bad-action = Das ist kein Zug dieses Spiels. { $fault }
bad-question = { $fault_code ->
    [own-fault] { $fault }
   *[other] Diese Anfrage lässt sich nicht lesen. { $fault }
  }
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.

## Who may do what at a table.
not-host = Das kann nur der Gastgeber.
not-your-seat = Das ist nicht dein Platz.
plans-with-nobody = Du hast hier niemanden, mit dem du planen kannst.
ask-for-seat = Du spielst hier mit. Frag für einen deiner Plätze.
sit-first = Such dir zuerst einen Platz aus und gib deinen Namen ein.
seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
seat-occupied = Dort sitzt jemand. Mach den Platz zuerst frei.
character-taken = Diese Figur kannst du hier nicht spielen. Nimm eine freie.
seat-kept = Das ist ein gespeichertes Spiel. Diesen Platz bekommt nur, wer ihn vorher hatte.
only-watching = Dieser Link ist zum Zuschauen. Frag den Gastgeber nach dem Code, wenn du mitspielen willst.
practice = Hier übt { $name }. An diesem Tisch spielt man allein.
name-taken = { $name } heißt hier schon jemand. Nimm einen anderen Namen.
needs-name = Gib zuerst deinen Namen ein, damit die anderen wissen, wer du bist.
needs-name-to-chat = Gib deinen Namen ein, um mitzureden.
sent-away = Der Gastgeber hat dich von diesem Tisch entfernt. Nur er kann dich wieder hereinlassen.
send-self-away = Dich selbst kannst du nicht entfernen. Gib stattdessen deinen Platz auf.
already-sent-away = { $name } ist schon entfernt.
not-sent-away = Diese Person wurde hier nicht entfernt.
unknown-guest = Niemand hier hat diese Kennung.
not-your-table = Das ist nicht dein Tisch.
others-sit-here = Hier spielen auch andere. Gib zuerst deinen Platz auf, dann entferne den Tisch.
not-a-player = Nur wer hier mitspielt, kann das Spiel speichern.

## When it may be done.
not-started = Das Spiel hat noch nicht begonnen.
already-started = Das Spiel hat schon begonnen.
game-over = Das Spiel ist zu Ende.
not-playing = Hier wird gerade nicht gespielt.
not-over = Dieses Spiel läuft noch. Danach kannst du es noch einmal ansehen.
stale = Das Spiel ist schon weiter. Schau noch einmal hin, dann entscheide.
overtaken = Am Tisch hat sich etwas geändert. Schau noch einmal hin, dann entscheide.
game-too-long = Dieses Spiel ist zu lang geworden. Beende oder verlass es, und fang ein neues an.
open-seat = Ein Platz ist noch frei. Warte auf jemanden, oder setz einen Computer hin.
player-away = { $name } ist nicht da. Warte noch.
not-ready = { $name } ist noch nicht bereit.
part-not-sent = Die Seite von { $name } hat ihren Teil des Startwerts noch nicht geschickt. Warte einen Moment.
player-present = { $name } ist da und spielt.
just-left = { $name } ist seit { $seconds } s weg. In { $wait } s kann ein Computer übernehmen.
not-paused = Die Computer machen gerade keine Pause.
no-computers-turn = Gerade ist kein Computer am Zug.
others-play = { $name } spielt auch mit. Da kannst du das Spiel nicht pausieren.
played-elsewhere = Dieses Spiel wird gerade an einem anderen Tisch gespielt. Spiel dort weiter.
finished-elsewhere = Dieses Spiel wurde an einem anderen Tisch beendet. Fang ein neues an.
restarted-elsewhere = Der Gastgeber hat dieses Spiel an einem anderen Tisch von vorn angefangen. Spiel dort.
not-in-progress = Nur ein laufendes Spiel kann von vorn anfangen.
plays-elsewhere = { $name } spielt dieses Spiel noch an einem anderen Tisch. Warte auf { $name }, oder spiel dort weiter.
knows-more = { $name } hat an einem anderen Tisch schon mehr von diesem Spiel gesehen als die anderen hier. Spielt dort weiter, oder fangt ein neues an.
nothing-left = Das Spiel ist zu Ende. Da gibt es nichts mehr zu speichern.
already-saved = Schon gespeichert: Seither ist nichts passiert.
no-help = Zu diesem Spiel gibt es keine Tipps.
help-off = An diesem Tisch { $help ->
    [hint] gibt das Haus keine Tipps
    [chances] nennt das Haus keine Chancen
   *[proved] zeigt das Haus keine Beweise
  }.

## How a game is set up.
unknown-game = Das Spiel { $game } gibt es in diesem Haus nicht.
no-such-computer = Einen Computer namens { $brain } gibt es nicht.
seat-count = Dieses Spiel hat { $seats } Plätze, angegeben { $filled ->
    [one] ist nur einer
   *[other] sind { $filled }
  }.
bad-time = { $time ->
    [per-move] Die Zeit pro Zug
   *[before-stand-in] Die Zeit, bis ein Computer übernimmt,
  } muss zwischen { $least } und { NUM($most) } Sekunden liegen.
setup-fixed = Dieses gespeicherte Spiel läuft schon. Seine Einstellungen lassen sich nicht mehr ändern.
seat-lost = So gibt es nur { $seats } Plätze, und für { $name } bliebe keiner. Mach den Platz zuerst frei.
only-one-plays = So spielt man allein, hier sitzen aber { $one } und { $other }.

## How the seed is drawn.
bad-commitment = Eine Zusage muss aus 64 Hexziffern in Kleinbuchstaben bestehen.
seed-fixed = Dieses gespeicherte Spiel hat schon seinen Startwert. Mach dich ohne Zusage bereit.
promise-stands = Der Countdown läuft, und deine Zusage gilt. Halte ihn zuerst an.
promise-unready = Nur wer bereit ist, kann einen Teil des Startwerts zusagen.
part-too-early = Ein Teil des Startwerts wird erst verraten, wenn der Countdown läuft.
nothing-promised = Du hast keinen Teil des Startwerts zugesagt.
bad-part = Ein Teil des Startwerts muss aus 64 Hexziffern in Kleinbuchstaben bestehen.
other-part = Das ist nicht der Teil des Startwerts, den du zugesagt hast.

## What somebody types.
empty-line = { $line ->
    [notebook-name] Gib dem Notizbuch einen Namen.
    [save-name] Gib dem gespeicherten Spiel einen Namen.
    [message] Schreib erst etwas.
   *[name] Gib einen Namen ein.
  }
long-line = { $line ->
    [message] Die Nachricht ist zu lang.
   *[name] Der Name ist zu lang.
  } Höchstens { $most } Zeichen gehen.
unprintable-line = { $line ->
    [message] In der Nachricht sind Zeichen, die nicht gehen.
   *[name] Im Namen sind Zeichen, die nicht gehen.
  }

## How much, and how fast.
too-fast = Das war zu viel auf einmal. Warte einen Moment, dann versuch es noch einmal.
flood = Zu viele Nachrichten auf einmal. Lade die Seite neu.
joined-too-often = Du kommst und gehst zu oft. Warte einen Moment.
asks-too-fast = Zu viele Anfragen. Warte einen Moment.
writes-too-fast = Du schreibst zu schnell. Warte einen Moment.
too-many-requests = Zu viele Anfragen von deiner Adresse. Warte einen Moment.
too-many-pages = Zu viele Anfragen und offene Seiten von deiner Adresse. Schließ welche, oder warte einen Moment.
too-many-new = Zu viele { $what } von deiner Adresse. Warte eine Minute.
house-full = Dieses Haus ist voll. Laufende Spiele gehen weiter, aber Neues wird nicht gespeichert. Sag dem Betreiber Bescheid.
address-full = Von deiner Adresse wurde zuletzt sehr viel gespeichert. Warte eine Stunde.
too-many-unfinished = Du hast { $most } offene Spiele. Spiel zuerst eines zu Ende.
too-many-hosted = Du hast { NUM($most) } Tische. Entferne welche, die du nicht mehr brauchst.
too-many-saves = Du hast { $most } gespeicherte Spiele. Lösch eines, das du nicht mehr brauchst.
saves-full = Für dieses gespeicherte Spiel ist kein Platz. Lösch einige, die du nicht mehr brauchst.
too-many-notebooks = Du hast { $most } Notizbücher. Lösch eines, das du nicht mehr brauchst.
notebooks-full = Deine Notizbücher brauchen zu viel Platz. Lösch eines, das du nicht mehr brauchst.
notebook-full = Das Notizbuch ist voll. Mach in einem neuen weiter.
notes-too-long = Diese Notizen sind zu lang. Mehr als { $kilobytes } Kilobyte gehen nicht.
sketch-too-long = Dieser Plan ist zu lang. Mehr als { $bytes } Bytes gehen nicht.
text-too-long = Dieser Text ist zu lang.
file-too-large = Diese Datei ist zu groß für ein gespeichertes Spiel.
qr-too-long = Das ist zu lang für einen QR-Code.

## Saves, notebooks and notes.
no-such-save = Dieses gespeicherte Spiel hast du nicht.
no-such-notebook = Dieses Notizbuch hast du nicht.
no-such-notes = Dort hast du keine Notizen.
save-name-taken = Ein gespeichertes Spiel namens „{ $name }“ hast du schon. Nimm einen anderen Namen.
notebook-changed = Dieses Notizbuch wurde woanders geändert. Lade es neu, dann versuch es noch einmal.
notes-changed = Diese Notizen wurden woanders geändert. Füge beides zusammen, dann versuch es noch einmal.
broken-notebook = Dieses Notizbuch stammt von einer anderen Version von Parlour und lässt sich nicht lesen.
no-such-tool = Ein Werkzeug namens { $tool } gibt es in diesem Haus nicht.
not-their-game = Nur wer bei diesem Spiel dabei war, kann es fortsetzen.
empty-file = Die Datei ist leer.
no-save = Diese Datei ist kein gespeichertes Spiel.
newer-save = Diese Datei braucht eine neuere Version von Parlour (Format { $version }).
other-house = Diese Datei hat ein anderes Haus versiegelt. Nur dort lässt sie sich öffnen.
cut-off = Die Datei ist unvollständig. Lade sie noch einmal herunter.
broken-seal = Die Datei wurde nach dem Speichern verändert oder beschädigt: Ihr Siegel ist gebrochen.
unsealed = { $game }: Ein gespeichertes Spiel muss von einem Haus versiegelt sein, und diese Datei ist es nicht.
other-game = Diese Datei gehört zum Spiel { $game }. Such eine Datei vom richtigen Spiel aus.
unreadable-file = Die Datei lässt sich nicht lesen. { $fault }
saved-setup = Mit den Einstellungen darin kann man nicht spielen. { $fault }
other-rules = Es wurde mit Version { $version } der Regeln begonnen. Dieses Haus hat Version { $ours }.
too-many-events = Dieses Spiel hat { NUM($most) } Ereignisse oder mehr. Das ist zu lang zum Weiterspielen.
bad-seed = Der Startwert ist ungültig. Er muss aus 64 Hexziffern bestehen.
broken-game = So kann dieses Spiel nicht gelaufen sein. { $log }
saved-game-over = Dieses Spiel ist schon zu Ende.

## Tables, codes and links.
no-such-table = Diesen Tisch gibt es nicht.
unknown-code = Kein Tisch hat den Code { $typed }. Frag deinen Gastgeber.
no-free-code = Es war kein Code frei. Versuch es noch einmal.
broken-table = Dieser Tisch lässt sich nicht mehr öffnen.
removed = Dieser Tisch wurde gelöscht.
full = Diesem Tisch schauen schon zu viele zu.
too-many-queue-pages = Du wartest auf zu vielen Seiten auf ein Spiel. Schließ welche.
link-unknown = Dieser Link gilt hier nicht. Vielleicht ist er unvollständig, oder ein neuerer hat ihn ersetzt.
link-used = Dieser Link wurde schon benutzt. Erstell auf dem anderen Gerät einen neuen.
link-old = Dieser Link ist zu alt. Erstell auf dem anderen Gerät einen neuen.
link-own = Du bist hier schon dieser Spieler. Der Link gilt weiter.
no-former = Auf diesem Gerät gab es vorher niemand anderen.

## The house itself.
unavailable = Das hat gerade nicht geklappt. Versuch es noch einmal.
not-kept = Das ließ sich nicht speichern. Versuch es noch einmal.
no-answer = Der Tisch antwortet nicht. Versuch es noch einmal.
busy = Das Haus ist beschäftigt. Versuch es gleich noch einmal.
still-working = Deine letzte Anfrage läuft noch. Warte, bis sie fertig ist.
took-too-long = Das hat zu lange gedauert und wurde abgebrochen. Versuch es später noch einmal.
receives-too-much = Das Haus empfängt gerade zu viel. Versuch es gleich noch einmal.
sends-too-much = Das Haus verschickt gerade zu viel. Versuch es gleich noch einmal.
looks-too-often = Dieses Spiel ist lang und braucht einen Moment, bis es wieder da ist.
queue-restarts = Die Warteschlange startet neu.
closing = Das Haus startet neu.
too-slow = Deine Verbindung ist zu langsam.
broken = Bei uns ist etwas schiefgegangen.
cannot-keep = Das Haus kann nichts speichern: { $detail }
stranger = Das Haus kennt dich noch nicht. Öffne zuerst die Startseite.
not-operator = Das ist nur für den Betreiber des Hauses.
other-site = Diese Anfrage kam von einer fremden Seite.
other-host = Unter diesem Namen ist das Haus nicht bekannt. Nimm die Adresse, die du bekommen hast.

## Requests that make no sense.
nothing-here = Unter dieser Adresse ist nichts.
no-such-file = Diese Datei gibt es nicht.
read-only = Diese Seite lässt sich nur lesen.
wrong-method = Diese Adresse kennt diese Methode nicht.
needs-upgrade = Diese Adresse ist für WebSockets. Bitte um ein Upgrade.
late-body = Das kam zu langsam an. Versuch es noch einmal.
not-json-type = Schick JSON, mit dem Inhaltstyp application/json.
bad-request = Diese Anfrage lässt sich nicht lesen.
bad-eyes = Für „eyes“ gehen „all“, „watch“ oder die Nummer eines Platzes.
not-drawable = Daraus lässt sich kein QR-Code machen.
not-text = Nachrichten sind Text, in JSON.
not-json = Die Nachricht ist kein JSON.
long-message = Die Nachricht ist zu lang. Höchstens { NUM($most) } Bytes gehen.
no-id = Eine Nachricht braucht eine „id“: einen Text von 1 bis { $most } Bytes.
no-sense = Die Nachricht lässt sich nicht lesen. { $fault }
not-here = Ein Tisch beantwortet diese Nachricht nicht.

## What was sent and cannot be read.

own-fault = { $said }
wrong-shape = { $missing ->
    [none] { $path ->
        [none] Etwas darin fehlt oder passt nicht.
       *[other] „{ $path }“ gehört nicht hierher oder hat eine falsche Form.
      }
   *[other] { $path ->
        [none] „{ $missing }“ fehlt.
       *[other] In „{ $path }“ fehlt „{ $missing }“.
      }
  }
broken-json = In Zeile { $line }, Spalte { $column } steht etwas, das kein JSON ist.
json-ends = Das JSON bricht in Zeile { $line } ab.

## Games that are replayed from a file.

broken-setup = Mit den Einstellungen kann man nicht spielen. { $fault }
broken-event = Ereignis { $event } kann nicht passiert sein. { $fault }
event-unreadable = Es lässt sich nicht lesen. { $fault }
event-forbidden = { $said }
event-after-end = Das Spiel war schon zu Ende.
event-not-drawn = Der Startwert ergibt etwas anderes.
event-missing = Die Datei hört auf, bevor gewürfelt oder ausgeteilt wurde.
record-unreadable = Die Datei lässt sich nicht lesen. { $fault }
no-record = Diese Datei ist keine Spielaufzeichnung.
newer-record = Diese Datei hat Version { $version }. Diese Version von Parlour liest höchstens Version { $newest }.
other-names = Die Datei nennt { $names ->
    [one] einen Spieler
   *[other] { $names } Spieler
  }, aber das Spiel hat { $seats } Plätze.
other-commitment = Startwert und Einstellungen passen nicht zur veröffentlichten Prüfsumme: { $found } statt { $published }.
bad-draw = { $fault }
draw-house = Das Haus hat einen anderen Teil des Startwerts zugesagt als den, der hier steht.
draw-guest = Der Teil des Startwerts von Platz { $seat } ist nicht der zugesagte.
draw-order = Die Teile des Startwerts sind nicht nach Plätzen geordnet, oder einen der Plätze gibt es nicht.
draw-no-guest = Die Datei nennt den Teil des Hauses am Startwert, aber keinen von einem Spieler.
draw-seed = Die Teile ergeben nicht den Startwert.
unfinished = Nach { NUM($events) } Ereignissen ist das Spiel noch nicht zu Ende. Die Datei ist unvollständig.
other-outcome = Das Ergebnis passt nicht zu den Ereignissen.

## Names of what is counted.

what-guests = neue Spieler
what-tables = neue Tische
what-saves = neue gespeicherte Spiele
what-notebooks = neue Notizbücher
what-links = Links
what-codes = Codes

## Games.

game-checkers = Dame
game-scotland-yard = Scotland Yard
game-clue = Cluedo
game-clue-less = Clue-less
