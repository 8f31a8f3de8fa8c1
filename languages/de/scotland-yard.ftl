### Was Scotland Yard sagt: Absagen der Regeln, Fehler in Einstellungen, Stellungen und Stadtplänen.

## Namen

by-taxi = Taxi-Tickets
    .line = kein Taxi
by-bus = Bus-Tickets
    .line = kein Bus
by-underground = U-Bahn-Tickets
    .line = keine U-Bahn
by-black = Black Tickets
    .line = nichts
transport-taxi = Taxi
transport-bus = Bus
transport-underground = U-Bahn
transport-ferry = Fähre

## Absagen der Regeln

no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
not-placed = Die Startkarten sind noch nicht gezogen.
already-placed = Die Startkarten sind schon gezogen.
not-a-start = Das ist keine Startstation.
game-over = Das Spiel ist zu Ende.
not-your-turn = { $to_move ->
    [0] Mister X
   *[other] Detektiv { $to_move }
  } ist am Zug.
already-moved = Du hast in dieser Runde schon gezogen.
already-there = Du bist schon auf { $station }.
not-next = Zwischen { $from } und { $to } gibt es keine Verbindung.
not-served = Von { $from } nach { $to } fährt { $by_line }.
no-ticket = Du hast keine { $by } mehr.
occupied = Auf { $station } steht ein Detektiv.
double-is-mister-xs = Nur Mister X macht Doppelzüge.
no-double = Du hast keinen Doppelzug mehr.
in-double = Das ist schon der zweite Teil deines Doppelzugs.
no-room-for-double = Es ist nur noch ein Zug übrig, also kein Doppelzug mehr.
no-second-half = Ein Doppelzug über { $station } geht nicht: Von dort kommst du nicht weiter.
no-peeking = Nur Detektive dürfen einen Blick auf Mister X werfen, und nur in der Übung.
already-known = Du weißt schon, wo Mister X ist.
not-lost-on-time = In diesem Spiel verliert niemand auf Zeit.
peek-later = Mister X zieht gleich. Wirf danach einen Blick auf ihn.
detectives-alone = Was die Detektive planen, hören nur sie.
all-revealed = Das Spiel ist zu Ende, und alle sehen, wo Mister X war.
not-over = Das Spiel läuft noch. Den Rückblick gibt es, wenn es aus ist.
no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
his-alone = Das würde zeigen, wo Mister X war. Sieh es dir von seiner Seite an.

## Einstellungen

no-such-station = Es gibt keine Station { $number }. Die Stationen haben die Nummern 1 bis { $most }.
detectives = Es müssen 2 bis 5 Detektive sein, nicht { $count }.
too-many-tickets = { $count } Tickets sind zu viele. Höchstens { $most } von einer Sorte.
windows = Ein Spiel hat 1 bis { $most } Züge, nicht { $count }.
shown-outside = Bei Zug { $shown } kann Mister X nicht auftauchen. Das Spiel hat { $windows ->
    [one] nur einen Zug
   *[other] { $windows } Züge
  }.
shown-order = Nenne die Züge, bei denen Mister X auftaucht, je einmal und der Reihe nach. Zug { $shown } passt nicht.

## Stellungen

unknown-word = „{ $token }“ ist weder turn=, count=, detectives=, x=, shown= noch log=.
field-twice = „{ $field }=“ ist zweimal angegeben.
field-missing = In der Stellung fehlt „{ $field }=“.
wrong-turn = Der Zug stimmt nicht: „{ $token }“ ist keiner der Plätze 0 bis { $most }.
turn-of-moved = Der Zug stimmt nicht: Detektiv { $detective } hat in dieser Runde schon gezogen.
turn-out-of-order = Der Zug stimmt nicht: Vorher ist Detektiv { $detective } an der Reihe.
turn-without-move = Der Zug stimmt nicht: Detektiv { $detective } kann nicht ziehen.
turn-in-double = Der Zug stimmt nicht: Mister X ist mitten in einem Doppelzug.
detective-off-map = Die Station von Detektiv { $detective } stimmt nicht: „{ $token }“ gibt es auf dem Plan nicht.
shared-station = Die Station von Detektiv { $detective } stimmt nicht: Auf { $station } steht schon ein anderer.
list-length = Die Liste der Detektive stimmt nicht: Erlaubt sind 2 bis 5, nicht { $count }.
wrong-count = Die Zahl der Detektive stimmt nicht: Angegeben ist „{ $token }“, in der Liste stehen { $listed }.
other-count = Die Zahl der Detektive stimmt nicht: { $listed } in der Stellung, { $set_up } in den Einstellungen.
mister-x-off-map = Die Station von Mister X stimmt nicht: „{ $token }“ gibt es auf dem Plan nicht.
mister-x-caught = Die Station von Mister X stimmt nicht: Auf { $station } steht ein Detektiv.
mister-x-unreachable = Die Station von Mister X stimmt nicht: Seine Tickets führen nicht von { $from } nach { $to }.
mister-x-nowhere = Für Mister X bleibt keine Station übrig.
last-shown-off-map = Der Ort, an dem Mister X zuletzt aufgetaucht ist, stimmt nicht: „{ $token }“ gibt es auf dem Plan nicht.
not-shown-yet = Der Ort, an dem Mister X zuletzt aufgetaucht ist, stimmt nicht: Laut Fahrtentafel ist er noch nicht aufgetaucht.
shown-somewhere = Es fehlt, wo Mister X zuletzt aufgetaucht ist: Das war bei Zug { $shown }.
not-tickets = „{ $token }“ ist keine Ticketliste. Schreib eine Zahl je Sorte, mit „/“ dazwischen.
tickets-too-many = „{ $token }“ sind zu viele Tickets.
not-a-log = Die Fahrtentafel stimmt nicht: „{ $token }“ ist weder t, b, u, x noch ein Punkt dazwischen.
log-full = Die Fahrtentafel stimmt nicht: Nach { $moves } Zügen ist von { $windows } keiner mehr übrig.

## Stadtpläne

station-count = Ein Stadtplan hat 2 bis { $most } Stationen, nicht { $count }.
station-number = Eine Stationsnummer stimmt nicht: { $id } liegt nicht zwischen 1 und { $most }.
station-twice = Eine Stationsnummer stimmt nicht: { $id } kommt zweimal vor.
station-off-sheet = Die Lage von Station { $id } stimmt nicht: { NUM($x) } | { NUM($y) } liegt nicht zwischen 0 und 1.
station-missing = Eine Stationsnummer stimmt nicht: { $id } fehlt.
no-neighbour = Ein Nachbar von Station { $of } stimmt nicht: Per { $transport } geht es nach { $to }, und das ist keine Station.
own-neighbour = Ein Nachbar von Station { $of } stimmt nicht: Per { $transport } ist sie mit sich selbst verbunden.
neighbour-twice = Ein Nachbar von Station { $of } stimmt nicht: Per { $transport } ist sie zweimal mit { $to } verbunden.
one-way = Ein Nachbar von Station { $of } stimmt nicht: Per { $transport } geht es nach { $to }, aber von dort nicht zurück.
unreachable = Station { $id } ist von Station 1 aus mit Taxi, Bus und U-Bahn nicht zu erreichen.

## Notation

option-twice = „{ $option }“ ist zweimal angegeben.
not-an-option = „{ $token }“ ist keine Einstellung. Schreib option=wert.
unknown-option = Die Einstellung „{ $option }“ gibt es nicht. Es gibt preset, detectives, starts, mister_x, black, doubles, windows, shown, detective, order, last_round, practice, on_timeout und position.
unfit-value = Auf „{ $option }=“ folgt { $fits }, nicht „{ $token }“.
fits-number = eine Zahl
fits-yes-or-no = true oder false
fits-preset = classic, seed oder modern
fits-starts = shared-cards, split-cards oder any
fits-purse = eine Ticketliste wie 4/3/3 oder unlimited
fits-black = eine Zahl oder one-each
fits-windows = eine Liste von Zügen wie 3/8/13 oder -
fits-fares = eine Ticketliste wie 10/8/4
fits-order = fixed oder free
fits-on-timeout = move oder lose
not-a-ticket = „{ $token }“ ist kein Ticket. Es gibt taxi, bus, underground und black.
not-a-station = „{ $token }“ ist keine Station. Die Stationen haben die Nummern 1 bis { $most }.
not-an-action = „{ $token }“ ist weder TICKET STATION noch double TICKET STATION noch peek.

## Warum Computer so gezogen haben: für den Rückblick, die Übung und das Protokoll

thinks-only-move = Mein einziger Zug.
thinks-one-of = Einer von { $moves } Zügen, zufällig gewählt.
thinks-reached = { $detectives ->
    [0] Dort konnte mich kein Detektiv erreichen, und keine Station schien mir besser ({ NUM($rating) }).
    [1] Dort konnte mich ein Detektiv erreichen, aber keine Station schien mir besser ({ NUM($rating) }).
   *[other] Dort konnten mich { $detectives } Detektive erreichen, aber keine Station schien mir besser ({ NUM($rating) }).
  }
thinks-target = Dort konnte er sein, und keine andere Idee schien mir besser ({ NUM($rating) }).
thinks-underground = Die U-Bahn ist schnell, und keine andere Idee schien mir besser ({ NUM($rating) }).
thinks-last-shown = Da geht es dorthin, wo er zuletzt aufgetaucht ist, und keine andere Idee schien mir besser ({ NUM($rating) }).
thinks-fallback = Ich hatte keine bessere Idee ({ NUM($rating) }).
thinks-careless = Ich habe nicht genau hingesehen und bin irgendwohin gefahren.
thinks-certain = Er konnte nirgends sonst sein.
thinks-likely = Er konnte auf { $many } Stationen sein, dieser gab ich { $percent }{ "\u00A0" }%.
thinks-cut-off = { $exits ->
    [0] Ich wusste, wo er war, und von dort kam er nicht mehr weg.
    [1] { $covered ->
        [0] Ich wusste, wo er war, und er hatte nur einen Ausweg.
       *[other] Ich wusste, wo er war, und wir hatten seinen einzigen Ausweg abgedeckt.
      }
   *[other] Ich wusste, wo er war, und wir hatten { $covered } seiner { $exits } Auswege abgedeckt.
  }
thinks-closing-in = { $covered ->
    [0] Er konnte auf { $many } Stationen sein, von denen noch keine für uns erreichbar war.
   *[other] Er konnte auf { $many } Stationen sein, und { $covered } davon waren von hier aus für uns erreichbar.
  }
thinks-double = { $is_reached ->
    [true] { $many ->
        [1] Nach dem Doppelzug sahen sie mich und konnten mich erreichen.
       *[other] Nach dem Doppelzug konnten sie mich erreichen, aber ich konnte auf { $many } Stationen sein.
      }
   *[other] { $many ->
        [1] Nach dem Doppelzug sahen sie mich, konnten mich aber nicht erreichen.
       *[other] Nach dem Doppelzug konnten sie mich nicht erreichen, und ich konnte auf { $many } Stationen sein.
      }
  }
thinks-black = { $is_reached ->
    [true] Dort konnten sie mich erreichen, aber mit dem schwarzen Ticket konnte ich auf { $many } Stationen sein statt auf { $otherwise }.
   *[other] Mit dem schwarzen Ticket konnte ich auf { $many } Stationen sein statt auf { $otherwise }.
  }
thinks-flight = { $is_reached ->
    [true] { $many ->
        [1] Sie wussten, wo ich war, und konnten mich erreichen, aber ich habe es riskiert.
       *[other] Dort konnten sie mich erreichen, aber für sie kamen { $many } Stationen infrage.
      }
   *[other] { $many ->
        [1] Sie wussten, wo ich war, konnten mich aber nicht erreichen.
       *[other] Dort konnten sie mich nicht erreichen, und für sie kamen { $many } Stationen infrage.
      }
  }
