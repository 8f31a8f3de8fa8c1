### `parlour solve`, das Notizbuch für ein Cluedo am echten Tisch: seine Fragen, seine Hilfe, und was es mit einer Zeile anfängt. Was aus den Einträgen folgt, steht in clue.ftl, was man eintippen kann, in typed.ftl.

## Einstellungen

new-notebook = Ein neues Notizbuch. Mit „zurück“ kommst du zur vorigen Frage, mit „hilfe“ zur Hilfe.
setup-help = Mit der Eingabetaste nimmst du, was in Klammern steht. „zurück“ führt zur vorigen Frage, „öffnen DATEI“ öffnet stattdessen eine Notizbuchdatei, „ende“ beendet. Teile von Namen genügen.
first-question = Das ist die erste Frage.
ask-edition = Ausgabe ({ $editions }, oder eine Datei mit einer eigenen)
ask-players = Alle Mitspieler im Uhrzeigersinn, beginnend mit dem, der die erste Karte bekam
ask-sizes = Karten von { $players }
ask-face-up = { $count ->
    [one] Eine Karte ist nicht ausgeteilt. Liegt sie offen? Nenne sie
   *[other] { $count } Karten sind nicht ausgeteilt. Welche davon liegen offen
  }
ask-me = Wer davon bist du
ask-hand = { $count ->
    [one] Deine Karte
   *[other] Deine { $count } Karten
  }
asked = { $question }:
asked-with = { $question } [{ $kept }]:
numbers-needed = Gib { $count } Zahlen ein, eine für jeden Mitspieler.
setup-unchanged = Die Einstellungen bleiben, wie sie waren.

## Dateien

confirm = { $question } (j/n)
leave-unsaved = Das Notizbuch ist nicht gespeichert. Trotzdem beenden?
start-over-unsaved = Das Notizbuch ist nicht gespeichert. Trotzdem von vorn anfangen?
open-unsaved = Das Notizbuch ist nicht gespeichert. Trotzdem ein anderes öffnen?
save-first = Das Notizbuch vorher speichern?
replace = „{ $file }“ gibt es schon. Ersetzen?
which-file = Datei:
not-saved = Das Notizbuch wurde nicht gespeichert.
nothing-saved = Nichts wurde gespeichert.
saved = Als „{ $file }“ gespeichert.
save-where = Welche Datei? Tippe „speichern DATEI“.
save-failed = Nicht gespeichert. { $fault }
file = „{ $name }“
standard-input = die Standardeingabe
cant-read = { CAP($file) } lässt sich nicht lesen: { $reason }.
not-utf8 = { CAP($file) } ist kein UTF-8-Text.
not-json = { CAP($file) } ist keine { $wanted ->
    [edition] Ausgabe
   *[notebook] Notizbuchdatei
  }. { $fault }
link-nowhere = Die Verknüpfung { $file } führt ins Leere.
not-a-file = { CAP($file) } ist keine Datei.
cant-write = { CAP($file) } lässt sich nicht schreiben: { $reason }.

## Hilfe

type-away = Tippe, was geschieht, etwa „{ $example }“, oder „hilfe“.
example = { $by } fragt { $cards }: { $shower } zeigt
help-entries = Was geschieht (Teile von Namen genügen, Kommas und Doppelpunkt kannst du weglassen):
help-commands = Befehle (ihre Anfänge genügen):
help-form = { $row }
help-about = { $row_about }
row-showed = ben fragt bloom, seil, halle: anna zeigt
    .about = jemand hat gefragt, und eine Karte wurde gezeigt
row-seen = ich frage bloom, seil, halle: anna zeigt seil
    .about = du hast die Karte gesehen
row-nobody-showed = ben fragt bloom, seil, halle: niemand
    .about = alle anderen haben gepasst
row-known = ben hat seil, ben hat kein seil
    .about = du hast es anders erfahren
row-accused = ben klagt bloom, seil, halle an: falsch
    .about = oder richtig
row-table = tabelle [gezeigt|gleich]
    .about = die Tabelle zeigen, nach gezeigten Karten gewichtet (üblich) oder alle Verteilungen gleich
row-entries = einträge
    .about = die Einträge auflisten
row-why = warum KARTE WO
    .about = warum eine Karte dort ist oder nicht: warum seil ben, warum halle fallakte
row-advice = rat [ZIMMER]
    .about = was du als Nächstes fragst, und ob du anklagst; auch: was fragen
row-edit = ändern N EINTRAG
    .about = Eintrag N ersetzen
row-delete = löschen N
    .about = Eintrag N löschen
row-undo = rückgängig [N]
    .about = die letzte Änderung rückgängig machen, oder die letzten N
row-redo = wiederholen [N]
    .about = sie wiederholen
row-setup = einstellungen
    .about = Namen, Kartenzahlen und Karten berichtigen
row-save = speichern [DATEI]
    .about = das Notizbuch speichern
row-load = öffnen DATEI
    .about = eine Notizbuchdatei öffnen
row-new = neu
    .about = ein neues Notizbuch anfangen
row-help = hilfe
    .about = diese Hilfe zeigen
row-quit = ende
    .about = beenden

## Übersicht

headline = { $edition }: { $players }. { $watching ->
    [true] Du schaust zu.
   *[false] Du bist { $me }.
  } { $entries ->
    [0] Noch keine Einträge.
    [one] Ein Eintrag.
   *[other] { $entries } Einträge.
  }
case-solved = Fallakte: { $cards }. Das ist sicher.
case-open = Fallakte: noch { NUM($solutions) } Lösungen. Am wahrscheinlichsten: { $cards } ({ $chance }).
one-deal = Nur eine Verteilung ist noch möglich.
deals = { NUM($deals) } mögliche Verteilungen, { $weighting ->
    [shown] gewichtet nach den gezeigten Karten.
   *[alike] alle gleich gewichtet.
  }
no-entries = Noch keine Einträge.
at-entry = Eintrag { $number }: { $says }
advised = { $cards }
heading = { $kind }
kind-suspect = Verdächtige
kind-weapon = Waffen
kind-room = Zimmer
mark-has = ja

## Was eine Änderung bewirkt hat

entry-deleted = Eintrag { $at } gelöscht.
undone = Rückgängig gemacht. Einträge: { $entries }.
redone = Wiederholt. Einträge: { $entries }.
all-known = { $holder ->
    [aside] Alle weggelegten Karten sind bekannt.
   *[other] Alle Karten von { $holder } sind bekannt.
  }
reopened = { $cells ->
    [one] Ein Feld ist wieder offen.
   *[other] { $cells } Felder sind wieder offen.
  }
nothing-new = Nichts Neues ist sicher.

## Was einer Zeile fehlt

could-be = „{ $typed }“ kann { $candidates_or } sein.
unknown = { $sort ->
    [holder] „{ $typed }“: So heißt hier niemand.
    [command] „{ $typed }“ verstehe ich nicht. Tippe „hilfe“ für eine Liste.
    [card] Die Karte „{ $typed }“ gibt es nicht.
    [room] Das Zimmer „{ $typed }“ gibt es nicht.
   *[edition] Die Ausgabe „{ $typed }“ gibt es nicht.
  }
unknown-but = { $sort ->
    [holder] „{ $typed }“: So heißt hier niemand.
    [command] „{ $typed }“ verstehe ich nicht.
    [card] Die Karte „{ $typed }“ gibt es nicht.
    [room] Das Zimmer „{ $typed }“ gibt es nicht.
   *[edition] Die Ausgabe „{ $typed }“ gibt es nicht.
  } Meinst du { $near }?
stands-alone = Auf „{ $command }“ folgt nichts. Lass „{ $rest }“ weg.
edit-which = Welcher Eintrag? Tippe seine Nummer, etwa „ändern 3 ben hat seil“.
delete-which = Welcher Eintrag? Tippe seine Nummer, etwa „löschen 3“.
not-steps = „{ $typed }“ ist keine Anzahl von Änderungen.
weigh-how = Verteilungen werden „gezeigt“ oder „gleich“ gewichtet, nicht „{ $typed }“.
load-which = Welche Datei? Tippe „öffnen DATEI“.
why-what = Nenne eine Karte und wo sie sein soll, etwa „warum seil ben“ oder „warum halle fallakte“.
no-card-no-holder = In „{ $typed }“ ist keine Karte und niemand, der sie hat.
an-entry-is = Ein Eintrag lautet etwa „ben fragt bloom, seil, halle: anna zeigt“, „ben hat seil“, „ben hat kein seil“ oder „ben klagt bloom, seil, halle an: falsch“.
name-three = Nenne drei Karten: einen Verdächtigen, eine Waffe und ein Zimmer.
who-showed = Wer hat eine Karte gezeigt? Schreib dahinter „: { $player } zeigt“, „: { $player } zeigt { $card }“ oder „: niemand“.
nobody-showed = Wenn niemand eine Karte gezeigt hat, was heißt dann „{ $card }“?
was-it-right = War es richtig? Schreib dahinter „: falsch“ oder „: richtig“.
which-card = Welche Karte?
one-card = Nur eine Karte auf einmal. Jede ist ein eigener Eintrag.
not-text = Eine Zeile, die kein UTF-8-Text ist, wurde übergangen.
