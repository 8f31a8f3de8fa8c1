### Was Dame sagt: Absagen der Regeln, Fehler in Stellungen und Partien, Tipps und Bemerkungen der Computer.

## Namen

side-black = Schwarz
side-white = Weiß
to_move-black = { side-black }
to_move-white = { side-white }
by-black = { side-black }
by-white = { side-white }
kind-draw = Remis angeboten
kind-takeback = um Zugrücknahme gebeten

## Absagen der Regeln

no-such-seat = Beim Damespiel gibt es nur zwei Plätze.
game-over = Das Spiel ist zu Ende.
ballot-not-drawn = Die Eröffnung ist noch nicht ausgelost.
nothing-to-draw = Hier wird keine Eröffnung ausgelost.
not-your-turn = { $to_move } ist am Zug.
offer-open = { $by } hat { $kind }. Antworte erst darauf.
path-too-short = Ein Zug braucht ein Start- und ein Zielfeld.
empty-square = Auf { $square } steht kein Stein.
not-your-piece = Der Stein auf { $square } gehört dir nicht.
capture-compulsory = Schlagzwang: Du musst mit { $pieces_or } schlagen.
men-move-forward = Der Stein auf { $square } darf nur vorwärts.
square-occupied = Auf { $square } steht schon ein Stein.
cannot-move-there = Von { $from } geht es nicht nach { $to }.
jump-unfinished = Schlag zu Ende: von { $at } weiter nach { $on_to_or }.
jumped-twice = Der Stein auf { $square } darf nur einmal übersprungen werden.
crowning-ends-move = Auf { $square } wird der Stein zur Dame, und damit endet der Zug.
no-offer-open = Es gibt kein Angebot zu beantworten.
own-offer = Das ist dein eigenes Angebot. Warte auf die Antwort oder zieh es zurück.
not-your-offer = Das Angebot ist nicht von dir. Nimm es an oder lehne es ab.
already-asked = Du hast schon etwas angeboten. Zieh erst, dann darfst du wieder.
nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
not-lost-on-time = In diesem Spiel verliert niemand auf Zeit.

## Stellungen und Einstellungen

off-board = Es gibt kein Feld { $number }. Die Felder haben die Nummern 1 bis 32.
not-a-board = Ein Brett besteht aus 32 Zeichen, jedes b, w, B, W oder ein Punkt, mit höchstens 12 Steinen je Seite.
empty-position = Da steht keine Stellung. Sie beginnt mit B oder W für die Seite am Zug.
no-side-to-move = Die Stellung muss mit B oder W für die Seite am Zug beginnen, nicht mit „{ $token }“.
no-side = „{ $token }“ muss mit B oder W beginnen: Wessen Steine sind das?
side-twice = Die Steine von { $side } sind zweimal aufgeführt.
side-missing = Die Steine von { $side } fehlen.
not-a-square = „{ $token }“ ist kein Feld.
backward-range = Der Bereich „{ $token }“ läuft rückwärts.
square-twice = Feld { $square } ist zweimal genannt.
too-many-pieces = { $side } hat mehr als { $most } Steine.
man-on-king-row = Der Stein von { $side } auf { $square } steht schon auf der letzten Reihe. Mach ihn zur Dame: K{ $square }.
no-pieces = { $side } hat keine Steine.
no-move = { $side } ist am Zug und kann nicht ziehen.
no-such-ballot = Es gibt keine Eröffnung { $number }. Die Eröffnungen haben die Nummern 1 bis { $most }.
not-a-ballot = Eine Eröffnung ist eine Nummer von 1 bis { $most } oder „drawn“ (ausgelost), nicht „{ $token }“.
ballot-elsewhere = Eine ausgeloste Eröffnung beginnt mit der normalen Aufstellung, nicht mit { $fen }.

## Notation

option-twice = „{ $option }“ ist zweimal angegeben.
not-a-timeout = Auf „on_timeout=“ folgt move oder lose, nicht „{ $token }“.
not-an-action = „{ $token }“ ist weder ein Zug wie 11-15 oder 11x18 noch eines der Wörter { $words }.
not-a-square-of-a-move = „{ $token }“ in „{ $text }“ ist kein Feld von 1 bis 32.
several-moves = „{ $text }“ passt auf mehrere Züge. Schreib { $moves_or }.

## Partien als PDN

pdn = Zeile { $line }, Spalte { $column }: { $what }
text-too-long = Der Text ist länger als { NUM($most) } Bytes.
too-many-moves = Das Spiel hat mehr als { NUM($most) } Züge.
no-game = Im Text ist kein Spiel.
no-such-game = Es gibt kein Spiel { $wanted }. Im Text { $found ->
    [one] ist eines
   *[other] sind { $found }
  }.
unclosed = „{ $token }“ wird nie geschlossen.
closes-nothing = „{ $token }“ schließt nichts.
not-a-tag = Eine Kopfzeile sieht so aus: [Name "Wert"], nicht „{ $token }“.
other-game = „{ $token }“ ist eine andere Art Dame. Das englische Damespiel hat GameType 21.
bad-fen = Die Kopfzeile FEN stimmt nicht. { $fault }
not-a-move = „{ $token }“ ist weder ein Zug wie 11-15 oder 11x18 noch ein Ergebnis.
unclear-move = Zug { $number } von { $side } ist nicht eindeutig. { $why }
illegal-move = Zug { $number } von { $side }, „{ $token }“, ist nicht erlaubt. { $refusal }

## Analyse

no-such-ply = Nach Halbzug { $ply } kommt nichts mehr. Das Spiel hat { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
  }.
inaccuracy = Ungenauigkeit
mistake = Fehler
blunder = grober Fehler

## Tipps

nothing-left = Das Spiel ist zu Ende, es gibt nichts mehr zu ziehen.
not-your-move = Du bist nicht am Zug, da gibt es keinen Tipp.
empty-seat = Auf diesem Platz sitzt niemand.
must-take = Du musst schlagen, und anders geht es nicht.
only-move = Du hast keinen anderen Zug.
wins = { $moves ->
    [none] Damit bleibt deine Stellung gewonnen.
    [1] Das gewinnt sofort.
   *[other] Das gewinnt in höchstens { $moves } Zügen.
  }
loses-last = Bei bestem Spiel verliert jeder Zug, dieser am spätesten.
holds-draw = Das hält das Remis, manch anderer Zug verliert.
wins-pieces = { $pieces ->
    [1] Das gewinnt einen Stein.
    [2] Das gewinnt zwei Steine.
   *[other] Das gewinnt mehrere Steine.
  }
crowns = Damit bekommst du eine Dame.
saves-piece = Das rettet einen Stein, der sonst verloren ginge.
stops-king = So kommt die andere Seite nicht zur Dame.
runs-to-king = So kommt bald ein Stein von dir zur Dame.
loses-least = Ein Stein geht so oder so verloren, hier verlierst du am wenigsten.
takes-the-move = Das tauscht Steine und gibt dir die Opposition, das letzte Wort im Endspiel.
swaps-ahead = Das tauscht Steine, und das hilft der Seite, die vorn liegt.
swaps = Das tauscht Stein gegen Stein, und etwas Besseres ist nicht in Sicht.
holds-back-rank = Die Grundreihe bleibt bewacht, von dort zu ziehen wäre schlechter.
centre = Das geht in die Mitte, und kein anderer Zug ist besser.
best = Kein anderer Zug ist besser.

## Warum Computer so gezogen haben: für den Rückblick und das Protokoll

thinks-takeback = Natürlich, nimm ihn zurück.
thinks-play-on = Ich spiele jede Partie zu Ende.
thinks-nothing = Es gibt nichts zu ziehen.
thinks-only-move = Mein einziger Zug.
thinks-one-of = Einer von { $moves } Zügen, zufällig gewählt.
thinks-average = { $is_lowest ->
    [true] Ich wollte verlieren: Nach { $text } hätte ich im Schnitt { NUM($average) } Steine für jeden gegnerischen, und kein Zug versprach weniger.
   *[other] Nach { $text } hätte ich im Schnitt { NUM($average) } Steine für jeden gegnerischen, und kein Zug versprach mehr.
  }
thinks-book = { $moves ->
    [one] Laut Eröffnungsbuch der beste Zug.
   *[other] Einer von { $moves } Zügen, die laut Eröffnungsbuch gleich gut sind.
  }
thinks-ahead = { $is_forced ->
    [true] Mein einziger Zug. { $score }, { $depth } Halbzüge voraus: { $line }.
   *[other] { $score }, { $depth } Halbzüge voraus: { $line }.
  }
thinks-drawn = Dieses Endspiel ist remis.
thinks-lucky = Ein Remis ist mehr, als ich hoffen konnte ({ $score }).
thinks-better = Meine Stellung gefällt mir, spielen wir weiter ({ $score }).
thinks-level = Das gewinnt keiner von uns ({ $score }).
thinks-early = Es ist noch früh, spielen wir weiter ({ $score }).

## Bewertungen

score-worth = { NUM($worth) }
score-wins-in = Sieg in { $plies }
score-loses-in = Niederlage in { $plies }
score-won = gewonnen
score-lost = verloren
score-drawn = remis

## Tabellen der Endspiele

not-a-table = Das ist keine Endspieltabelle.
other-version = Das ist Version { $found } des Formats, gebraucht wird Version { $needed }.
no-such-ending = Das genannte Endspiel gibt es nicht.
wrong-length = Es müssten { NUM($expected) } Bytes sein, es sind { NUM($found) }.
wrong-checksum = Die Prüfsumme stimmt nicht, die Datei ist beschädigt.

## Bemerkungen der Computer

won-all-taken-0 = Und weg ist der letzte. Danke für eine Partie, die bis zum Schluss Spaß gemacht hat.
won-all-taken-1 = Jetzt gehört das Brett mir allein, und es ist ein bisschen einsam hier. Noch eine?
won-all-taken-2 = Das war dein letzter Stein. Er hat sich tapfer geschlagen.
won-all-taken-3 = Nichts mehr zu schlagen. Gut gespielt, du hast es mir nicht leicht gemacht.
won-blocked-0 = Bei dir geht nichts mehr: Stau auf der ganzen Strecke. Das zählt als Sieg.
won-blocked-1 = Alle noch da, und keiner kann sich rühren. Komisch gewonnen, aber gewonnen.
won-blocked-2 = Alle Türen zu. Danke fürs Spiel!
won-blocked-3 = Festgefahren! Besser, als gefressen zu werden, sagt man.
won-resigned-0 = Sehr großzügig. Ich hätte gern gesehen, wie es ausgeht, aber danke für die Partie.
won-resigned-1 = Dann die Hand drauf. Du hast mir ordentlich zu denken gegeben.
won-resigned-2 = Mit Anstand aufgeben ist auch ein Zug. Noch eine Partie?
won-resigned-3 = Angenommen, und ich hoffe auf eine Revanche.
won-on-time-0 = Die hat die Uhr für mich gewonnen. Damit gebe ich lieber nicht an.
won-on-time-1 = Zeit um. Deine Stellung hatte mehr Geduld mit dir als die Uhr.
won-on-time-2 = Diesmal war deine Uhr schneller als du. Nächstes Mal mit mehr Bedenkzeit?
won-on-time-3 = Ich hätte es lieber auf dem Brett entschieden. Die Uhr wollte nicht warten.
lost-all-taken-0 = Keiner mehr von mir übrig. Gründliche Arbeit, und schön anzusehen.
lost-all-taken-1 = Du hast die komplette Sammlung. Glückwunsch!
lost-all-taken-2 = Ich schaue mich um und sehe nur noch deine Farbe. Verdient gewonnen.
lost-all-taken-3 = Mein letzter Stein lässt aus der Schachtel grüßen. Schöne Partie.
lost-blocked-0 = Ich kann keinen Finger mehr rühren. Sauber eingeschnürt, Glückwunsch.
lost-blocked-1 = Du hast eine Mauer gebaut, und ich stehe auf der falschen Seite.
lost-blocked-2 = So viele Steine, und keiner weiß wohin. Die Partie gehört dir.
lost-blocked-3 = Am Nachbartisch hieße das Schachmatt. Stark gespielt!
lost-resigned-0 = Ich weiß, wann Schluss ist. Du hast gewonnen.
lost-resigned-1 = Ich ziehe den Hut und räume die Steine ein.
lost-resigned-2 = Hier aufzuhören ist keine Schande. Alle Achtung!
lost-resigned-3 = Du gewinnst, ganz ohne Wenn und Aber. Ich hätte es nur in die Länge gezogen.
lost-on-time-0 = Zu lange gegrübelt, und die Uhr kennt keine Gnade. Deine Partie.
lost-on-time-1 = Zeit abgelaufen! Dabei hatte ich noch so viel vor.
lost-on-time-2 = Die Uhr war flotter als ich. Glückwunsch.
lost-on-time-3 = Die Uhr hat entschieden, und mit Uhren diskutiert man nicht.
drawn-agreed-0 = Remis unter Freunden. Damit kann ich leben.
drawn-agreed-1 = Unentschieden. Schlägst du ein?
drawn-agreed-2 = Für jeden ein halber Punkt, und niemand muss schmollen.
drawn-agreed-3 = Also Frieden. An dir kommt man nur schwer vorbei.
drawn-repetition-0 = Dreimal dasselbe Bild: Das ist ein Remis.
drawn-repetition-1 = Hier waren wir schon, und davor auch schon. Remis durch Wiederholung.
drawn-repetition-2 = Immer im Kreis herum. Die Regeln erlösen uns: Remis.
drawn-repetition-3 = Das wäre bis zum Frühstück so gegangen. Remis.
drawn-forty-moves-0 = Vierzig Züge, und keiner gibt einen Fußbreit nach. Remis, sagt das Regelbuch.
drawn-forty-moves-1 = Kein Schlag, kein Steinzug, so lange schon: Die Partie schläft als Remis ein.
drawn-forty-moves-2 = Die Damen sind für heute genug spaziert. Remis.
drawn-forty-moves-3 = Geduld gegen Geduld, das endet remis. Ein langer Marsch war das.
draw-offered-to-me-0 = Remis, sagst du? Erst noch ein Blick aufs Brett.
draw-offered-to-me-1 = Ein Friedensangebot! Moment, ich zähle kurz meine Steine.
draw-offered-to-me-2 = Den Punkt teilen? Da muss ich erst überlegen.
draw-offered-to-me-3 = Ein Remis auf dem Silbertablett. Mal sehen.
draw-offered-by-me-0 = Was meinst du, wollen wir uns auf Remis einigen?
draw-offered-by-me-1 = Jeder einen halben Punkt? Die Hälften sind gleich groß, versprochen.
draw-offered-by-me-2 = Von mir aus hören wir hier friedlich auf.
draw-offered-by-me-3 = Ein Remis wäre mir recht. Du entscheidest.
draw-declined-by-me-0 = Danke, aber ich würde gern noch ein wenig spielen.
draw-declined-by-me-1 = Noch nicht. Ich will wissen, wie das ausgeht.
draw-declined-by-me-2 = Nett von dir. Fragen wir erst einmal das Brett.
draw-declined-by-me-3 = Spielen wir es aus. Die Steine sind ja schon so weit gelaufen.
draw-declined-by-you-0 = Du willst weiterspielen? Gern, ich auch.
draw-declined-by-you-1 = Dann eben kein Remis. Dein Kampfgeist gefällt mir.
draw-declined-by-you-2 = Wie du willst. Zurück an die Arbeit.
draw-declined-by-you-3 = Auch gut: Zum frühen Aufhören sind wir ja nicht hier.
takeback-asked-of-me-0 = Abgerutscht? Kann jedem passieren.
takeback-asked-of-me-1 = Den hättest du gern zurück? Mal sehen.
takeback-asked-of-me-2 = Der zweite Gedanke ist oft der bessere.
takeback-asked-of-me-3 = Ah, so ein Zug, der von der anderen Seite ganz anders aussah.
takeback-asked-by-me-0 = Könnte ich den Zug zurückhaben? Das wäre sehr freundlich.
takeback-asked-by-me-1 = Ich werde rot, aber: Machen wir das rückgängig?
takeback-asked-by-me-2 = Die Hand war schneller als der Kopf. Drückst du ein Auge zu?
takeback-asked-by-me-3 = Wenn du ihn mich zurücknehmen lässt, hast du etwas gut.
taken-back-0 = Zurück damit. Ich habe schon alles vergessen.
taken-back-1 = Noch einmal von hier, diesmal klüger.
taken-back-2 = Alles wieder wie vorher. Wo waren wir?
taken-back-3 = Zurückgespult, mit besten Grüßen.
takeback-declined-0 = Dann gilt der Zug. Weiter geht’s.
takeback-declined-1 = Berührt, geführt, für dieses Mal.
takeback-declined-2 = Der Zug bleibt, und wir machen das Beste daraus.
takeback-declined-3 = Kein Zurück also. Vielleicht tut das der Partie ganz gut.
withdrawn-0 = Schon gut, dann weiter.
withdrawn-1 = Vergessen. Niemand hat gefragt.
withdrawn-2 = Die Frage ist wieder vom Tisch.
withdrawn-3 = In Ordnung, zurück zu den Steinen.
start-0 = Schön, dass du da bist! Zwölf gegen zwölf, der bessere Plan gewinnt.
start-1 = Die Steine sind poliert, das Brett ist gedeckt. Wollen wir?
start-2 = Willkommen am Tisch. Hoffentlich hast du deine Sprungschuhe dabei.
start-3 = Ein frisches Brett, und noch ist alles drin. Mal sehen, was wir daraus machen.
ballot-0 = Drei Züge sind schon gemacht, wie bei den großen Turnieren.
ballot-1 = Das Los hat gesprochen. Machen wir das Beste daraus.
ballot-2 = Eine Eröffnung aus dem Hut! Niemand kann sagen, wir hätten uns die leichte ausgesucht.
ballot-3 = Die ersten Züge kamen vom Los. Ab jetzt sind wir selbst schuld.
unusual-start-0 = Ein ungewöhnlicher Anfang! Da muss ich zweimal hinschauen.
unusual-start-1 = So eine Stellung sieht man nicht alle Tage.
unusual-start-2 = Da hat jemand an den Steinen gerückt. Ich mag Rätsel.
unusual-start-3 = Wir steigen mittendrin ein, wie es scheint. Nur zu!
named-opening-0 = Ah, die Eröffnung „{ $opening }“. Darüber streiten sich Generationen.
named-opening-1 = Das hier heißt „{ $opening }“. Klingt gut, finde ich.
named-opening-2 = „{ $opening }“! Eine alte Bekannte aus jedem Vereinsheim.
named-opening-3 = Wenn meine Bücher stimmen, sind wir bei „{ $opening }“ gelandet.
win-missed-by-you-0 = Eben war ich noch verloren, jetzt bin ich mir nicht mehr so sicher. Herzlichen Dank.
win-missed-by-you-1 = Da steckte ein Sieg für dich drin, und jetzt ist er zum Fenster hinaus.
win-missed-by-you-2 = Du hattest mich. Schau dir die Stellung nachher noch einmal an.
win-missed-by-you-3 = Meine Steine atmen auf: Das war knapp.
win-missed-by-me-0 = Oje. Ich hatte es schon in der Hand, und jetzt ist es weg.
win-missed-by-me-1 = Da lag ein Sieg für mich herum, und ich bin daran vorbeigelaufen.
win-missed-by-me-2 = Ich habe dich vom Haken gelassen. Sag es nicht weiter.
win-missed-by-me-3 = Einmal nicht aufgepasst, und der Sieg wackelt. Gut verteidigt.
blunder-yours-0 = Bist du dir da sicher? Ich glaube, das kostet dich etwas.
blunder-yours-1 = Hm. Ich hätte da etwas anderes gespielt, wenn ich das sagen darf.
blunder-yours-2 = Das hilft mir mehr als dir, fürchte ich.
blunder-yours-3 = Da gab es Besseres. Das passiert jedem, und mir öfter, als mir lieb ist.
blunder-mine-0 = Mein Zug gefällt mir selbst nicht. Schau bitte kurz weg.
blunder-mine-1 = Ah. Kaum losgelassen, sehe ich, was daran faul ist.
blunder-mine-2 = Das war heute nicht meine beste Idee.
blunder-mine-3 = Ich glaube, ich habe dir gerade einen Gefallen getan.
combination-mine-0 = Du schlägst, und ich schlage härter zurück. Darauf habe ich mich gefreut.
combination-mine-1 = Erst ein kleines Geschenk, dann ein größeres zurück: So geht Handel.
combination-mine-2 = Wer etwas mehr haben will, muss erst etwas hergeben.
combination-mine-3 = Das war der Plan. Ich bin ein bisschen stolz, zugegeben.
combination-yours-0 = Oh, eine Falle, und ich laufe sehenden Auges hinein. Bravo!
combination-yours-1 = Ich durfte naschen, und du isst das ganze Menü. Fein gemacht.
combination-yours-2 = Den Köder genommen, am Haken gehangen. Chapeau!
combination-yours-3 = Schlechter Tausch für mich! Ich sollte dir besser auf die Finger schauen.
triple-mine-0 = Hopp, hopp und noch mal hopp! Entschuldige, es ging nicht anders.
triple-mine-1 = Drei auf einen Streich. Das erzähle ich noch am Kamin.
triple-mine-2 = Das war selbst für meine Verhältnisse ein weiter Sprung.
triple-mine-3 = Ein Satz nach dem anderen. Mein Stein hat sich eine Pause verdient.
triple-yours-0 = Drei von meinen in einem Zug! Ich bin sprachlos. Fast.
triple-yours-1 = Das war kein Zug, das war eine Rundreise. Großartig.
triple-yours-2 = Autsch, autsch und autsch. Herrlich gesprungen.
triple-yours-3 = Den ersten Sprung habe ich kommen sehen. Die anderen kamen gleich mit.
even-exchange-0 = Stein gegen Stein, und keiner ist ärmer.
even-exchange-1 = Ein fairer Tausch. Das Brett kann ein bisschen durchatmen.
even-exchange-2 = Auge um Auge, aber ganz freundschaftlich.
even-exchange-3 = Wir handeln wie ehrliche Kaufleute: gleich viel raus wie rein.
double-mine-0 = Zwei auf einen Streich! Du nimmst es mir hoffentlich nicht übel.
double-mine-1 = Ein Doppelsprung. Da kann ich einfach nicht nein sagen.
double-mine-2 = Einer für den Stein, einer fürs Vergnügen.
double-mine-3 = Zweimal über den Zaun, und keine Latte gerissen.
double-yours-0 = Zwei von mir auf einmal. Ich habe den Luftzug gespürt.
double-yours-1 = Ein Doppelsprung! Ich hatte gehofft, du siehst ihn nicht.
double-yours-2 = Das hat mich ein Pärchen gekostet. Schön gemacht.
double-yours-3 = Du hüpfst über meine Steine wie über Pfützen.
offer-taken-0 = Geschlagen, wie es die Regeln verlangen. Jetzt zeige ich dir, warum er dort stand.
offer-taken-1 = Greif zu, ich hatte extra gedeckt.
offer-taken-2 = Der Stein wusste, wofür er sich gemeldet hat.
offer-taken-3 = Genau da wollte ich deinen haben. Glaube ich.
piece-offered-0 = Bitte, bedien dich. Die Regeln bestehen ohnehin darauf.
piece-offered-1 = Ein kleines Geschenk für dich. Vorsicht beim Auspacken.
piece-offered-2 = Den hier kann ich entbehren, denke ich.
piece-offered-3 = Großzügigkeit, oder etwas, das so aussieht.
first-king-mine-0 = Die erste Dame der Partie, und sie gehört mir!
first-king-mine-1 = Endlich eine Dame. Ab jetzt geht es auch im Rückwärtsgang.
first-king-mine-2 = Darf ich vorstellen: die erste Dame am Brett.
first-king-mine-3 = Als Erster drüben. Bekomme ich jetzt meine Dame, bitte?
first-king-yours-0 = Du hast die erste Dame. Ich verbeuge mich und behalte sie im Auge.
first-king-yours-1 = Die erste Dame geht an dich. Die Farbe steht ihr.
first-king-yours-2 = Da wollte dein Stein also hin! Glückwunsch.
first-king-yours-3 = Eine Dame auf dem Brett, und keine von meinen. Jetzt heißt es aufpassen.
king-mine-0 = Noch eine Dame. Damenwahl!
king-mine-1 = Wieder einer, der es bis drüben geschafft hat. Aufgestockt.
king-mine-2 = Für den hier ist der lange Marsch vorbei: Dame.
king-mine-3 = Mein Hofstaat wächst.
king-yours-0 = Eine Dame für dich. Ich hätte die Tür abschließen sollen.
king-yours-1 = Dein Stein ist angekommen, und ich war nicht da, um ihn aufzuhalten.
king-yours-2 = Damen, wohin man schaut. Es wird feierlich.
king-yours-3 = Redlich verdient: Das war ein weiter Weg.
king-trapped-yours-0 = Dame sein und keinen Schritt gehen können: Adel schützt vor Arrest nicht.
king-trapped-yours-1 = Eine deiner Damen hat Hausarrest, fürchte ich.
king-trapped-yours-2 = Deine Dame kann gerade nirgendwohin. Ich gebe mir Mühe, dass es so bleibt.
king-trapped-yours-3 = Auch eine Dame braucht ein freies Feld neben sich, und deine hat keins.
king-trapped-mine-0 = Meine Dame sitzt in der Ecke und kommt nicht vom Fleck. Wie peinlich für sie.
king-trapped-mine-1 = Du hast eine meiner Damen eingesperrt. Wann ist Besuchszeit?
king-trapped-mine-2 = Was nützt eine Dame ohne Ausgang? Schön gefangen.
king-trapped-mine-3 = Eine meiner Damen thront so fest, dass sie nicht mehr herunterkommt.
capture-mine-0 = Einer für mich. Für Bescheidenheit lassen die Regeln keinen Platz.
capture-mine-1 = Drüber und weg damit.
capture-mine-2 = Verzeihung, dürfte ich mal durch?
capture-mine-3 = Der kommt mit auf meine Seite vom Tisch.
capture-yours-0 = Da geht einer von mir. Er wird mir fehlen.
capture-yours-1 = Übersprungen! Ich habe dich noch kommen hören.
capture-yours-2 = Geschlagen! Ich winke ihm hinterher.
capture-yours-3 = Ein Stein weniger. Dafür ist die Aussicht besser.
forced-run-0 = Die nächsten Züge spielen sich von allein. Schauen wir zu.
forced-run-1 = Ab hier läuft es wie am Schnürchen, ein Zwangszug nach dem anderen.
forced-run-2 = Eine Weile hat keiner die Wahl. Wie erholsam.
forced-run-3 = Müssen, müssen, müssen. Bin gespannt, wo wir herauskommen.
must-take-0 = Du musst schlagen, und es geht nur auf eine Art.
must-take-1 = Die Regeln haben für dich entschieden: Schlagzwang.
must-take-2 = Ein Sprung, keine Wahl. Entschuldige den Befehlston.
must-take-3 = Du weißt, was jetzt kommt, und ich auch.
only-move-yours-0 = Ich sehe genau einen Zug für dich. Lass dir Zeit damit.
only-move-yours-1 = Bleibt dir noch ein einziger Zug. Hoffentlich gefällt er dir.
only-move-yours-2 = Du hast freie Auswahl unter einem Zug.
only-move-yours-3 = Ein Zug, und er gehört dir. Grübeln lohnt nicht.
only-move-mine-0 = Du lässt mir keine Wahl. Wörtlich.
only-move-mine-1 = Nur ein Zug für mich. Das spart das Nachdenken.
only-move-mine-2 = Ich würde ja grübeln, aber worüber?
only-move-mine-3 = Ein einziger Zug bleibt mir. Du führst ein strenges Regiment.
cramped-yours-0 = Ein bisschen eng bei dir drüben, oder?
cramped-yours-1 = Viele Steine, wenig Züge. Das kenne ich.
cramped-yours-2 = Deine Steine stehen wie in der U-Bahn um acht.
cramped-yours-3 = Zwei Züge zur Auswahl. Welcher besser ist, verrate ich nicht.
cramped-mine-0 = Etwas mehr Ellbogenfreiheit wäre schön.
cramped-mine-1 = Du nimmst mir die Luft. Ich habe kaum noch Züge.
cramped-mine-2 = Meine Steine stehen einander im Weg wie Gäste am Buffet.
cramped-mine-3 = So viele Steine, und so wenige können ziehen.
back-rank-left-0 = Deine letzte Wache hat die Grundreihe verlassen. Ich sehe eine offene Tür.
back-rank-left-1 = In deiner Grundreihe ist niemand mehr zu Hause. Vielleicht komme ich vorbei.
back-rank-left-2 = Deine Grundreihe ist leer, da träumen meine Steine schon vom Damesein.
back-rank-left-3 = Alle ausgeflogen? Hoffentlich hast du abgeschlossen.
repetition-near-0 = Diese Stellung hatten wir schon. Noch einmal, und es ist remis.
repetition-near-1 = Das kommt mir bekannt vor. Beim dritten Mal wäre es remis.
repetition-near-2 = Drehen wir uns im Kreis? Noch eine Runde, und der Punkt wird geteilt.
repetition-near-3 = An dieses Bild erinnere ich mich. Die Wiederholungsregel auch.
forty-moves-near-0 = Lange nichts mehr geschlagen. Nach vierzig Zügen von jedem ist es remis.
forty-moves-near-1 = Wenn hier nicht bald jemand schlägt, schickt uns die Vierzig-Züge-Regel nach Hause.
forty-moves-near-2 = Ich zähle ruhige Züge, und es werden immer mehr.
forty-moves-near-3 = Ein Schlag oder ein Steinzug, irgendwer? Sonst wird das bald ein Remis.
known-win-0 = Ich sehe das Ende des Weges, und die Aussicht gefällt mir.
known-win-1 = Bei bestem Spiel gewinne ich das, glaube ich. Spielen muss ich es aber noch.
known-win-2 = Ich habe es durchgerechnet: Das sollte mir gehören.
known-win-3 = Von hier aus kenne ich den Heimweg.
known-loss-0 = Wenn du das genau spielst, bin ich verloren. Ich hoffe natürlich auf einen Patzer.
known-loss-1 = Ich habe nachgerechnet, und das Ergebnis gefällt mir gar nicht.
known-loss-2 = Das müsste jetzt deins sein. Beweisen musst du es trotzdem.
known-loss-3 = Die Bücher würden mir raten aufzugeben. Ich lese nie bis zum Schluss.
known-draw-0 = Bei bestem Spiel gewinnt das hier keiner mehr, wenn ich richtig rechne.
known-draw-1 = Das ist remis, solange keiner von uns stolpert.
known-draw-2 = Ausgeglichen bis auf den letzten Stein: remis, wenn wir beide aufpassen.
known-draw-3 = Ich sehe keinen Weg zum Sieg, für dich nicht und für mich nicht.
last-piece-mine-0 = Mein letzter Stein. Ich nenne ihn Robinson.
last-piece-mine-1 = Einer noch. Auf ihm lastet jetzt die ganze Verantwortung.
last-piece-mine-2 = Ganz allein gegen alle. Wie romantisch.
last-piece-mine-3 = Wenn der fällt, fällt mir auch nichts mehr ein.
last-piece-yours-0 = Du hast nur noch einen Stein. Aber der hat Mumm.
last-piece-yours-1 = Einer ist dir geblieben. Grüß ihn von mir.
last-piece-yours-2 = Einer gegen alle! Ich bewundere den Mut.
last-piece-yours-3 = Dein letzter Stein hat das Brett fast für sich allein.
few-pieces-0 = Es wird leer auf dem Brett. Jetzt zählt jeder Schritt.
few-pieces-1 = So wenige Steine auf so vielen Feldern: Das ist das Endspiel.
few-pieces-2 = Auf diesem Brett hört man inzwischen das Echo.
few-pieces-3 = Die meisten sind schon gegangen. Mal sehen, wer noch tanzt.
clearly-ahead-0 = Auf meiner Seite ist es recht gemütlich, muss ich sagen.
clearly-ahead-1 = Meine Stellung lächelt mich an. Ich versuche, nicht zurückzugrinsen.
clearly-ahead-2 = Ich sollte besser stehen, wenn ich keine Dummheit mache. Ich habe schon größere gemacht.
clearly-ahead-3 = Es läuft für mich. Bleib dran, das Blatt wendet sich oft.
clearly-behind-0 = Im Moment hast du mich im Griff. Ich suche noch den Ausgang.
clearly-behind-1 = Ich habe schon glücklichere Stellungen gesehen als meine.
clearly-behind-2 = Du spielst stark. Meine Stellung kann das bezeugen.
clearly-behind-3 = Ich stecke in Schwierigkeiten. Verrat es nicht meinen Steinen.
slightly-ahead-0 = Die Seiten würde ich jetzt nicht tauschen, aber viel fehlt nicht.
slightly-ahead-1 = Einen Hauch besser für mich, wenn ich mich nicht irre.
slightly-ahead-2 = Der Wind kommt ein wenig von meiner Seite.
slightly-ahead-3 = Ich liege eine Nasenlänge vorn, glaube ich.
slightly-behind-0 = Du stehst einen Tick besser, würde ich sagen.
slightly-behind-1 = Jetzt muss ich ein bisschen aufpassen.
slightly-behind-2 = Ein kleines Plus für dich, entschieden ist aber noch nichts.
slightly-behind-3 = Wenn ich wählen dürfte, nähme ich gerade deine Steine.
long-balance-0 = So viele Züge, und die Waage steht immer noch gerade.
long-balance-1 = Wir passen gut zusammen, du und ich. Keiner gibt nach.
long-balance-2 = Immer noch gleich. Ein kleiner Ausrutscher wird es entscheiden.
long-balance-3 = Tauziehen, und das Seil hat sich keinen Zentimeter bewegt.
slip-yours-0 = Spielbar, aber da gab es wohl etwas Besseres.
slip-yours-1 = Das lockert deine Stellung ein bisschen, wenn ich das richtig lese.
slip-yours-2 = Da hatte ich mit einem anderen Zug gerechnet.
slip-yours-3 = Ein kleines Zugeständnis. Dankend notiert.
slip-mine-0 = Nicht ganz der genaueste, vermute ich.
slip-mine-1 = Das hätte ich ein wenig besser gekonnt.
slip-mine-2 = Irgendwo gab es einen feineren Zug. Gefunden habe ich ihn nicht.
slip-mine-3 = Das muss reichen, auch wenn es nicht ins Lehrbuch kommt.
same-thought-0 = Das hätte ich auch gespielt.
same-thought-1 = Genau vor dem Zug hatte ich Angst.
same-thought-2 = Gute Wahl. Etwas Besseres habe ich für dich nicht gefunden.
same-thought-3 = Zwei Köpfe, ein Gedanke. Jedenfalls diesmal.
quiet-mine-0 = Zur Abwechslung mal ein leiser.
quiet-mine-1 = Schritt für Schritt, sagte der Igel zum Hasen.
quiet-mine-2 = Den stelle ich mal hierhin und schaue unschuldig.
quiet-mine-3 = Kein Feuerwerk. Nur ein Stein auf seinem Weg.
