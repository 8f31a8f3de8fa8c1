### Was man bei `parlour solve` eintippen kann: Jede Nachricht nennt Wörter, die dasselbe bedeuten, das übliche zuerst.
### Großbuchstaben, Punkte und Apostrophe sind egal. Englische Wörter werden immer verstanden.

## Befehle. Der Anfang eines Wortes genügt.

table = Tabelle, Tafel, Blatt
entries = Einträge, Liste, Verlauf
why = warum, wieso, weshalb
advice = Rat, Tipp, was fragen, was soll ich fragen
edit = ändern, ändere
delete = löschen, lösche
undo = rückgängig, zurück
redo = wiederholen, wiederherstellen
setup = Einstellungen
save = speichern, sichern
load = öffnen, laden
new = neu
help = Hilfe, ?
quit = Ende, beenden, tschüss
back = zurück

## Wie die Verteilungen gewichtet werden

shown = gezeigt
alike = gleich

## Einträge

asks = fragt, frage, fragte, verdächtigt, verdächtige, verdächtigte
has = hat, habe, hast, hatte
has-not = hat nicht, habe nicht, hat kein, hat keine, hat keinen, habe kein, habe keine, habe keinen
not = nicht, kein, keine, keinen
accuses = klagt, klage, klagte, beschuldigt, beschuldige, beschuldigte
shows = zeigt, zeige, zeigte
nobody = niemand, keiner, keine, nichts, alle passen, alle haben gepasst
unseen = eine Karte, Karte, eine, etwas
wrong = falsch, nein
right = richtig, ja, stimmt, korrekt

## Wörter zwischen Namen, die nichts besagen; dann die einer Frage, die mit „warum“ beginnt

filler = der, die, das, den, dem, nach, mit, in, im, an
why-filler = ist, liegt, in, im, bei, der, die, das, den, dem, hat, habe, nicht, kein, keine, keinen, ein, eine

## Wer und wo: der Leser, die drei verborgenen Karten, die offenen und die weggelegten

me = ich, mich, mir
envelope = Fallakte, Akte, Umschlag
open = offen
aside = weggelegt

## Antworten

none = keine
yes = j, ja
no = n, nein

## Die Ausgabe, die die erste Frage anbietet

edition = cluedo-german
