### Clue und Clue-less: die Regeln, was die Computer denken, der Assistent mit Beweisen und Rat, und Hilfe im Spiel.

## Karten. Die klassischen haben die Namen der deutschen Ausgabe; eigene Namen stehen ohne Artikel.

named = { $name }
    .accusative = { $name }
    .shown = die Karte { $name }
    .dative = { $name }
    .in = in { $name }
    .into = in { $name }
    .bare = { $name }
thing = { $name }
    .accusative = { $name }
    .shown = { $name }
    .dative = { $name }
    .in = in { $name }
    .into = in { $name }
    .bare = { $name }
card-name = { $card_bare }
scarlet = Fräulein Gloria
    .accusative = Fräulein Gloria
    .shown = die Karte Fräulein Gloria
    .dative = Fräulein Gloria
    .in = bei Fräulein Gloria
    .into = zu Fräulein Gloria
    .bare = Fräulein Gloria
mustard = Oberst von Gatow
    .accusative = Oberst von Gatow
    .shown = die Karte Oberst von Gatow
    .dative = Oberst von Gatow
    .in = bei Oberst von Gatow
    .into = zu Oberst von Gatow
    .bare = Oberst von Gatow
white = Frau Weiß
    .accusative = Frau Weiß
    .shown = die Karte Frau Weiß
    .dative = Frau Weiß
    .in = bei Frau Weiß
    .into = zu Frau Weiß
    .bare = Frau Weiß
green = Reverend Grün
    .accusative = Reverend Grün
    .shown = die Karte Reverend Grün
    .dative = Reverend Grün
    .in = bei Reverend Grün
    .into = zu Reverend Grün
    .bare = Reverend Grün
peacock = Baronin von Porz
    .accusative = Baronin von Porz
    .shown = die Karte Baronin von Porz
    .dative = Baronin von Porz
    .in = bei Baronin von Porz
    .into = zu Baronin von Porz
    .bare = Baronin von Porz
plum = Professor Bloom
    .accusative = Professor Bloom
    .shown = die Karte Professor Bloom
    .dative = Professor Bloom
    .in = bei Professor Bloom
    .into = zu Professor Bloom
    .bare = Professor Bloom
candlestick = der Leuchter
    .accusative = den Leuchter
    .shown = den Leuchter
    .dative = dem Leuchter
    .in = im Leuchter
    .into = in den Leuchter
    .bare = Leuchter
knife = der Dolch
    .accusative = den Dolch
    .shown = den Dolch
    .dative = dem Dolch
    .in = im Dolch
    .into = in den Dolch
    .bare = Dolch
lead-pipe = das Heizungsrohr
    .accusative = das Heizungsrohr
    .shown = das Heizungsrohr
    .dative = dem Heizungsrohr
    .in = im Heizungsrohr
    .into = ins Heizungsrohr
    .bare = Heizungsrohr
revolver = die Pistole
    .accusative = die Pistole
    .shown = die Pistole
    .dative = der Pistole
    .in = in der Pistole
    .into = in die Pistole
    .bare = Pistole
rope = das Seil
    .accusative = das Seil
    .shown = das Seil
    .dative = dem Seil
    .in = im Seil
    .into = ins Seil
    .bare = Seil
wrench = die Rohrzange
    .accusative = die Rohrzange
    .shown = die Rohrzange
    .dative = der Rohrzange
    .in = in der Rohrzange
    .into = in die Rohrzange
    .bare = Rohrzange
study = das Arbeitszimmer
    .accusative = das Arbeitszimmer
    .shown = das Arbeitszimmer
    .dative = dem Arbeitszimmer
    .in = im Arbeitszimmer
    .into = ins Arbeitszimmer
    .bare = Arbeitszimmer
hall = die Halle
    .accusative = die Halle
    .shown = die Halle
    .dative = der Halle
    .in = in der Halle
    .into = in die Halle
    .bare = Halle
lounge = der Salon
    .accusative = den Salon
    .shown = den Salon
    .dative = dem Salon
    .in = im Salon
    .into = in den Salon
    .bare = Salon
library = die Bibliothek
    .accusative = die Bibliothek
    .shown = die Bibliothek
    .dative = der Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
    .bare = Bibliothek
billiard-room = das Billardzimmer
    .accusative = das Billardzimmer
    .shown = das Billardzimmer
    .dative = dem Billardzimmer
    .in = im Billardzimmer
    .into = ins Billardzimmer
    .bare = Billardzimmer
conservatory = der Wintergarten
    .accusative = den Wintergarten
    .shown = den Wintergarten
    .dative = dem Wintergarten
    .in = im Wintergarten
    .into = in den Wintergarten
    .bare = Wintergarten
ballroom = das Musikzimmer
    .accusative = das Musikzimmer
    .shown = das Musikzimmer
    .dative = dem Musikzimmer
    .in = im Musikzimmer
    .into = ins Musikzimmer
    .bare = Musikzimmer
kitchen = die Küche
    .accusative = die Küche
    .shown = die Küche
    .dative = der Küche
    .in = in der Küche
    .into = in die Küche
    .bare = Küche
dining-room = das Speisezimmer
    .accusative = das Speisezimmer
    .shown = das Speisezimmer
    .dative = dem Speisezimmer
    .in = im Speisezimmer
    .into = ins Speisezimmer
    .bare = Speisezimmer

kind-suspect = Verdächtiger
    .the = der Verdächtige
    .plural = Verdächtige
    .accusative = Verdächtigen
    .one = nur einen Verdächtigen
    .none = kein Verdächtiger
kind-weapon = Waffe
    .the = die Waffe
    .plural = Waffen
    .accusative = Waffe
    .one = nur eine Waffe
    .none = keine Waffe
kind-room = Zimmer
    .the = das Zimmer
    .plural = Zimmer
    .accusative = Zimmer
    .one = nur ein Zimmer
    .none = kein Zimmer

## Orte

to-square = das Feld in Reihe { $row }, Spalte { $column }
    .in = auf dem Feld in Reihe { $row }, Spalte { $column }
    .into = auf das Feld in Reihe { $row }, Spalte { $column }
to-room = { $room }
    .in = { $room_in }
    .into = { $room_into }
to-hallway = der Flur zwischen { $rooms_dative }
    .in = im Flur zwischen { $rooms_dative }
    .into = in den Flur zwischen { $rooms_dative }
to-home = das Startfeld
    .in = auf dem Startfeld
    .into = auf das Startfeld

## Was die Regeln verbieten

no-such-seat = Diesen Platz gibt es am Tisch nicht.
game-over = Das Spiel ist zu Ende.
chance-first = Erst wird ausgeteilt oder gewürfelt.
not-your-turn = { $to_play } ist am Zug.
awaiting-answer = { $asked } muss erst eine Karte zeigen.
must-show = Zeig erst eine Karte.
nothing-to-show = Niemand wartet auf eine Karte von dir.
not-named = { CAP($card) } war nicht dabei. Zeig eine der drei genannten Karten.
not-your-card = { CAP($card_accusative) } hast du nicht.
no-dice = In Clue-less gibt es keine Würfel. Geh in ein benachbartes Zimmer oder einen Flur.
passage-is-a-move = In Clue-less gehst du direkt ins Zimmer am anderen Ende des Geheimgangs.
has-rolled = Du hast schon gewürfelt.
roll-first = Würfle zuerst.
has-moved = Du bist in diesem Zug schon gegangen.
blocked = Jeder Ausgang ist versperrt, du kannst nicht ziehen.
no-passage = Wo du bist, gibt es keinen Geheimgang.
out-of-reach = Du kommst jetzt nicht { $to_into }.
just-left = Du kommst gerade aus { $room_dative } und kannst in diesem Zug nicht zurück.
occupied = { CAP($to_in) } steht schon eine andere Figur.
not-in-a-room = Einen Verdacht kannst du nur in einem Zimmer äußern.
not-entered = Du hast { $room_accusative } in diesem Zug nicht betreten. Geh hinaus und betritt ein Zimmer, um einen Verdacht zu äußern.
has-suggested = Du hast deinen Verdacht geäußert. Klage an oder beende deinen Zug.
must-move = Du kannst noch gehen, also musst du.
must-suggest = Du hast { $room_accusative } betreten. Äußere einen Verdacht oder klage an.
impossible-chance = So kann jetzt nicht ausgeteilt oder gewürfelt werden.

## Einstellungen

too-few-seats = Es müssen mindestens { $least } mitspielen, nicht { $count }.
too-many-seats = Höchstens 6 können mitspielen, nicht { $count }.
suspect-twice = { $suspect } ist zweimal gewählt.
not-clockwise = Die Plätze folgen dem Uhrzeigersinn: { $second } kommt nach { $first }.
not-so-many-dice = Cluedo spielt man mit 1 oder 2 Würfeln, nicht mit { $count }.

## Einstellungen und Züge als Text

unknown-name = „{ $token }“: So heißt { $kind_none }.
unknown-card = „{ $token }“: So heißt keine Karte.
unknown-option = Die Option „{ $token }“ gibt es nicht. { $options_count ->
    [one] Es gibt nur { $options }.
   *[other] Es gibt { $options }.
  }
bad-choice = Auf { $option } folgt { $choices_or }, nicht „{ $token }“.
option-twice = { $option } steht zweimal da.
suspects-twice = Die Liste der Verdächtigen steht zweimal da.
bad-setup = { $fault }
not-an-action = „{ $token }“ ist kein Zug. Schreib { $forms_or }.
not-a-number = „{ $token }“ ist keine Reihe oder Spalte.
not-a-square = { $fault }
no-such-square = In Reihe { $row }, Spalte { $column } ist kein Feld.
not-a-hallway = { $fault }
no-such-hallway = Zwischen { $one_dative } und { $other_dative } ist kein Flur.

## Namen und Ausgaben

no-name = Ein Name fehlt.
long-name = Der Name „{ $name }“ ist zu lang. Höchstens { $most } Zeichen gehen.
unprintable-name = Der Name „{ $name }“ hat Zeichen, die nicht gehen.
too-few-of-a-kind = Es müssen mindestens zwei { $kind_plural } sein.
too-many-cards = Eine Ausgabe darf höchstens { $most } Karten haben. Diese hat { $count }.
nameless-card = { $kind_plural }: Eine Karte hat keinen Namen.
bad-card-name = { $fault }
card-name-twice = „{ $name }“ ist doppelt.

## Wer Karten hat: .place sagt, wo eine Karte ist.

you = du
    .place = bei dir
player = { $name }
    .place = bei { $name }
seat = Platz { $seat }
    .place = bei Platz { $seat }
case-file = die Fallakte
    .place = in der Fallakte
face-up = die offenen Karten
    .place = unter den offenen Karten
set-aside = die weggelegten Karten
    .place = unter den weggelegten Karten

count = { $number ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
  }
hand = { $holder_code ->
    [you] { $size_number ->
        [1] deine einzige Karte
       *[other] deine { $size } Karten
      }
    [case-file] die { $size } Karten der Fallakte
    [face-up] { $size_number ->
        [1] die offene Karte
       *[other] die { $size } offenen Karten
      }
    [set-aside] { $size_number ->
        [1] die weggelegte Karte
       *[other] die { $size } weggelegten Karten
      }
   *[other] { $size_number ->
        [1] die einzige Karte von { $holder }
       *[other] die { $size } Karten von { $holder }
      }
  }
    .is = { $size_number ->
        [1] ist
       *[other] sind
      }
percent = { $percent }{ "\u00A0" }%
under-one-percent = <1{ "\u00A0" }%
over-ninety-nine = >99{ "\u00A0" }%

## Aussagen: .then nach einem vorangestellten Wort, .that als Nebensatz, .short dasselbe, wenn die Karten gerade genannt wurden, .them für einige davon

has = { $holder_code ->
    [you] du hast { $cards_accusative }
    [player] { $holder } hat { $cards_accusative }
    [seat] { $holder } hat { $cards_accusative }
   *[other] { $cards } { $cards_count ->
        [one] ist
       *[other] sind
      } { $holder_place }
  }
    .then = { $holder_code ->
        [you] hast du { $cards_accusative }
        [player] hat { $holder } { $cards_accusative }
        [seat] hat { $holder } { $cards_accusative }
       *[other] { $cards_count ->
            [one] ist
           *[other] sind
          } { $cards } { $holder_place }
      }
    .that = { $holder_code ->
        [you] du { $cards_accusative } hast
        [player] { $holder } { $cards_accusative } hat
        [seat] { $holder } { $cards_accusative } hat
       *[other] { $cards } { $holder_place } { $cards_count ->
            [one] ist
           *[other] sind
          }
      }
    .short = { $holder_code ->
        [you] hast du { $cards_count ->
            [one] die Karte
           *[other] die Karten
          }
        [player] hat { $holder } { $cards_count ->
            [one] die Karte
           *[other] die Karten
          }
        [seat] hat { $holder } { $cards_count ->
            [one] die Karte
           *[other] die Karten
          }
       *[other] { $cards_count ->
            [one] ist die Karte
           *[other] sind die Karten
          } { $holder_place }
      }
has-not = { $holder_code ->
    [you] du hast { $cards_count ->
        [one] { $cards_accusative } nicht
       *[other] weder { $cards_accusative_nor }
      }
    [player] { $holder } hat { $cards_count ->
        [one] { $cards_accusative } nicht
       *[other] weder { $cards_accusative_nor }
      }
    [seat] { $holder } hat { $cards_count ->
        [one] { $cards_accusative } nicht
       *[other] weder { $cards_accusative_nor }
      }
   *[other] { $cards_count ->
        [one] { $cards } ist nicht { $holder_place }
       *[other] weder { $cards_nor } ist { $holder_place }
      }
  }
    .then = { $holder_code ->
        [you] hast du { $cards_count ->
            [one] { $cards_accusative } nicht
           *[other] weder { $cards_accusative_nor }
          }
        [player] hat { $holder } { $cards_count ->
            [one] { $cards_accusative } nicht
           *[other] weder { $cards_accusative_nor }
          }
        [seat] hat { $holder } { $cards_count ->
            [one] { $cards_accusative } nicht
           *[other] weder { $cards_accusative_nor }
          }
       *[other] ist { $cards_count ->
            [one] { $cards } nicht { $holder_place }
           *[other] weder { $cards_nor } { $holder_place }
          }
      }
    .that = { $holder_code ->
        [you] du { $cards_count ->
            [one] { $cards_accusative } nicht hast
           *[other] weder { $cards_accusative_nor } hast
          }
        [player] { $holder } { $cards_count ->
            [one] { $cards_accusative } nicht hat
           *[other] weder { $cards_accusative_nor } hat
          }
        [seat] { $holder } { $cards_count ->
            [one] { $cards_accusative } nicht hat
           *[other] weder { $cards_accusative_nor } hat
          }
       *[other] { $cards_count ->
            [one] { $cards } nicht { $holder_place } ist
           *[other] weder { $cards_nor } { $holder_place } ist
          }
      }
    .short = { $holder_code ->
        [you] hast du { $cards_count ->
            [one] die Karte nicht
           *[other] die Karten nicht
          }
        [player] hat { $holder } { $cards_count ->
            [one] die Karte nicht
           *[other] die Karten nicht
          }
        [seat] hat { $holder } { $cards_count ->
            [one] die Karte nicht
           *[other] die Karten nicht
          }
       *[other] { $cards_count ->
            [one] ist die Karte
           *[other] sind die Karten
          } nicht { $holder_place }
      }
has-some = { $holder_code ->
    [you] du hast mindestens { $least } der Karten { $cards_bare }
    [player] { $holder } hat mindestens { $least } der Karten { $cards_bare }
    [seat] { $holder } hat mindestens { $least } der Karten { $cards_bare }
   *[other] mindestens { $least } der Karten { $cards_bare } { $least_number ->
        [1] ist
       *[other] sind
      } { $holder_place }
  }
    .then = { $holder_code ->
        [you] hast du mindestens { $least } der Karten { $cards_bare }
        [player] hat { $holder } mindestens { $least } der Karten { $cards_bare }
        [seat] hat { $holder } mindestens { $least } der Karten { $cards_bare }
       *[other] { $least_number ->
            [1] ist
           *[other] sind
          } mindestens { $least } der Karten { $cards_bare } { $holder_place }
      }
    .that = { $holder_code ->
        [you] du mindestens { $least } der Karten { $cards_bare } hast
        [player] { $holder } mindestens { $least } der Karten { $cards_bare } hat
        [seat] { $holder } mindestens { $least } der Karten { $cards_bare } hat
       *[other] mindestens { $least } der Karten { $cards_bare } { $holder_place } { $least_number ->
            [1] ist
           *[other] sind
          }
      }
    .them = { $holder_code ->
        [you] hast du mindestens { $least } davon
        [player] hat { $holder } mindestens { $least } davon
        [seat] hat { $holder } mindestens { $least } davon
       *[other] { $least_number ->
            [1] ist
           *[other] sind
          } mindestens { $least } davon { $holder_place }
      }
not-the-three = die drei in der Fallakte sind nicht { $cards }
    .then = sind die drei in der Fallakte nicht { $cards }
    .that = die drei in der Fallakte nicht { $cards } sind
impossible = das kann nicht sein
    .then = kann das nicht sein
    .that = das nicht sein kann

## Einträge

entry = Eintrag { $number }
turn = { $whose_code ->
    [you] deinem Zug in Runde { $round }
   *[other] dem Zug von { $whose } in Runde { $round }
  }
one-of-them = eine davon
    .shown = eine davon
this-card = { $card }
    .shown = { $card_shown }
no-one-showed = { $by_code ->
    [you] Du hast { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } verdächtigt
   *[other] { $by } hat { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } verdächtigt
  }, und niemand hat eine Karte gezeigt{ $left_count ->
    [0] .
    [one] : { CAP($left) } ist { $by_place } oder in der Fallakte.
    [3] : Jede ist { $by_place } oder in der Fallakte.
   *[other] : { CAP($left) } sind jeweils { $by_place } oder in der Fallakte.
  }
passed = { $by_code ->
    [you] Du hast { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } verdächtigt.
   *[other] { $by } hat { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } verdächtigt.
  } { CAP($passers) } { $passers_count ->
    [one] { $with_you ->
        [true] hast
       *[false] hat
      }
   *[other] { $with_you ->
        [true] habt
       *[false] haben
      }
  } gepasst.
showed = { $by_code ->
    [you] Du hast { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } verdächtigt.
   *[other] { $by } hat { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } verdächtigt.
  } { $passers_count ->
    [0] { CAP($shower) } { $shower_code ->
        [you] hast
       *[other] hat
      } { $shown_shown } gezeigt.
   *[other] { CAP($passers) } { $passers_count ->
        [one] { $with_you ->
            [true] hast
           *[false] hat
          }
       *[other] { $with_you ->
            [true] habt
           *[false] haben
          }
      } gepasst, { $shower } { $shower_code ->
        [you] hast
       *[other] hat
      } { $shown_shown } gezeigt.
  }
learned = Du hast erfahren, dass { $claim_that }.
accused = { $by_code ->
    [you] Du hast { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } angeklagt und lagst
   *[other] { $by } hat { $three_suspect_accusative } mit { $three_weapon_dative } { $three_room_in } angeklagt und lag
  } { $right ->
    [true] richtig.
   *[false] falsch: Das sind nicht die drei in der Fallakte.
  }

## Schritte der Beweise

stated = { CAP($says) }.
yours = { CAP($cards) } { $cards_count ->
    [one] ist eine deiner Karten.
   *[other] sind unter deinen Karten.
  }
supposed = Angenommen, { $says }.
refuted = Also { $says_then }.
some-from = { $some } aus { $at }
some-of = { $some } der Karten { $cards_bare }
filled-hand = { $hand } { $hand_is } { $parts }
filled-kind = { $kind_the } in der Fallakte ist { $parts }
full = { CAP($filled) }, nicht { $others_or }.
no-room-for = { CAP($filled) }: Für { $others_accusative_or } ist kein Platz.
only-left = Für { $hand } kommen nur noch { $cards } infrage.
no-other-of-kind = Sonst kann { $kind_none } in der Fallakte sein, also { $says_then }.
what-was-shown = { CAP($without) }. { $holder_code ->
    [you] Was du in { $at } gezeigt hast, war
   *[other] Die Karte aus { $at } war
  } also { $cards }.
last-of-some = { CAP($some) }, aber nicht { $without_accusative_or }. Also { $says_then }.
no-one-else = Niemand sonst kann { $cards_accusative } haben, also { $says_short }.
nowhere-else = { CAP($cards) } { $cards_count ->
    [one] kann
   *[other] können
  } nirgends sonst sein, also { $says_short }.
shared-with-case-file = { CAP($cards) } sind jeweils { $holder_place } oder in der Fallakte, und die hat { $kind_one }. Also { $says_them }.
room-for = { $holder_code ->
    [case-file] in der Fallakte ist nur Platz für { $most_number ->
        [1] eine davon
       *[other] { $most } davon (je Art eine)
      }
   *[other] { $holder_place } ist nur Platz für { $most } davon
  }
shared = { CAP($cards) } sind jeweils { $holders_place_or }, aber { $rooms }. Also { $says_them }.
two-pairs = { CAP($first) }, ebenso { $second }, sind jeweils { $holder_place } oder in der Fallakte, die von jeder Art nur eine Karte hat ({ $kinds }). Also { $holder_code ->
    [you] hast du von jedem Paar mindestens eine.
    [player] hat { $holder } von jedem Paar mindestens eine.
    [seat] hat { $holder } von jedem Paar mindestens eine.
   *[other] ist von jedem Paar mindestens eine { $holder_place }.
  }
kind-is = Also ist { $kind_the } in der Fallakte { $cards }.
kind-is-not = Also ist { $kind_the } in der Fallakte { $cards_or }, nicht { $others_or }.
accusation-at = die Anklage in { $at }
the-accusation = die Anklage
two-of-three = { CAP($cards) } sind in der Fallakte, aber { $accusation } war falsch. Also { $says_then }.
elsewhere = { CAP($has) }, also { $says_short }.
elsewhere-there = { CAP($has) }, also { $says_then }.
no-deal-fits = Keine mögliche Verteilung passt zu alldem (alle wurden geprüft).
every-deal-says = Der Beweis ist zu lang, aber in jeder möglichen Verteilung { $says_then }.
both = { CAP($one) }, und { $other }: Beides zugleich geht nicht.
too-many-for = { CAP($filled) }: zu viele.
none-left = Für { $hand } bleibt keine Karte übrig.
too-few-left = Für { $hand } { $cards_count ->
    [one] käme
   *[other] kämen
  } nur { $cards } infrage: zu wenig.
no-kind-left = Für die Fallakte bleibt { $kind_none } übrig.
one-of-each-kind = { CAP($some) }, aber die Fallakte hat von jeder Art nur eine Karte.
none-of-those = { CAP($some) }, aber nicht { $without_accusative_or }: Beides zugleich geht nicht.
nowhere = { CAP($card) } könnte nirgends sein.
all-three = { CAP($cards) } wären in der Fallakte, aber { $accusation } war falsch.
still-open = Noch offen: In { NUM($there) } von { NUM($all) } möglichen Verteilungen { $claim_then }, in den anderen { NUM($other) } ist die Karte woanders.
still-open-weighed = Noch offen: In { NUM($there) } von { NUM($all) } möglichen Verteilungen { $claim_then }, in den anderen { NUM($other) } ist die Karte woanders. Die Wahrscheinlichkeit ist { $weighed } statt { $counted }, denn wer mehrere der genannten Karten hat, hätte auch eine andere zeigen können.
why-is-it = Warum { $claim_then }?
is-it = { CAP($claim_then) }?
no-hint-now = Einen Tipp bekommst du einmal pro Zug: wenn du dran bist und bevor du einen Verdacht äußerst.
not-proved = Noch offen: Nichts, was du gesehen hast, beweist es.
no-such-holder = Dort sitzt niemand, und dort sind keine Karten.
not-over = Das Spiel läuft noch. Den Rückblick gibt es, wenn es aus ist.
no-such-suggestion = Diesen Verdacht gibt es nicht.

## Rat

case-solved = Der Fall ist gelöst: { $cards_bare }.
accuse-certain = Klage jetzt an: { $cards_bare } stehen fest.
accuse-likeliest = Klage jetzt an: Kein Verdacht bringt dich weiter. Die wahrscheinlichste Lösung, { $cards_bare }, stimmt mit { $chance } Wahrscheinlichkeit.
ask-elsewhere = Klage noch nicht an: Die wahrscheinlichste Lösung, { $cards_bare }, stimmt mit { $chance } Wahrscheinlichkeit. { CAP($room_in) } hilft kein Verdacht, in einem anderen Zimmer schon.
ask-first = Klage noch nicht an: Die wahrscheinlichste Lösung, { $cards_bare }, stimmt mit { $chance } Wahrscheinlichkeit, und ein weiterer Verdacht kann mehr verraten.{ $is_even ->
    [true] { " " }Wenn du glaubst, dass vor deinem nächsten Zug jemand anderes anklagt, klage jetzt an.
   *[false] { "" }
  }
shows = { $who_code ->
    [you] zeigst du
   *[other] zeigt { $who }
  } { $card_shown }
no-one-shows = zeigt niemand eine Karte
leaves = Danach { $after ->
    [1] bleibt
   *[other] bleiben
  } im Schnitt { NUM($after) } von { $solutions } Lösungen. Am ehesten { $answer } ({ $chance }).
leaves-or-solves = Danach { $after ->
    [1] bleibt
   *[other] bleiben
  } im Schnitt { NUM($after) } von { $solutions } Lösungen, und mit { $solves } Wahrscheinlichkeit ist der Fall gelöst. Am ehesten { $answer } ({ $chance }).

## Was an einem Notizbuch nicht stimmt

thing-player = kein Spieler
thing-card = keine Karte
thing-room = kein Zimmer
thing-edition = keine Ausgabe
no-such = „{ $typed }“: So heißt hier { $thing }.
no-such-but = „{ $typed }“: So heißt hier { $thing }. Meinst du { $near }?
edition-fault = Diese Ausgabe geht nicht. { $fault }
player-count = Cluedo spielen zwei bis sechs, nicht { $count }.
player-name = { $fault }
name-reserved = „{ $name }“ ist hier ein Befehl. Wähle einen anderen Namen.
name-twice = Zwei heißen { $name }. Gib ihnen verschiedene Namen.
hand-sizes = Zusammen { $held ->
    [one] ist 1 Karte
   *[other] sind { $held } Karten
  } auf der Hand, ausgeteilt { $dealt ->
    [one] wird aber 1
   *[other] werden aber { $dealt }
  }: Von { $deck } Karten sind 3 in der Fallakte{ $face_up ->
    [0] { "" }
   *[other] , { $face_up } offen
  }{ $aside ->
    [0] { "" }
   *[other] , { $aside } weggelegt
  }.
too-many-beside = So viele Karten gibt es nicht: Von { $deck } Karten sind 3 in der Fallakte{ $face_up ->
    [0] { "" }
   *[other] , { $face_up } offen
  }{ $aside ->
    [0] { "" }
   *[other] , { $aside } weggelegt
  }.
empty-hand = { $name } hat keine Karte, dabei reichen sie für alle.
hand-of-nobody = Du hast Handkarten eingetragen, aber nicht, wem sie gehören. Wähle, wer du bist.
hand-size = Du hast { $stated ->
    [one] 1 Karte
   *[other] { $stated } Karten
  }, genannt { $named ->
    [one] ist aber 1
   *[other] sind aber { $named }
  }.
card-twice = { CAP($card) } ist zweimal genannt.
in-hand-and-open = { CAP($card) } kann nicht auf deiner Hand und zugleich offen sein.
nothing-for-envelope = { $kind_plural }: Alle sind schon zu sehen, aber eine Karte davon muss in der Fallakte sein.
no-cards-open = In diesem Spiel liegen keine Karten offen.
no-cards-aside = In diesem Spiel sind keine Karten weggelegt.
not-three = Nenne drei Karten, nicht { $count }: einen Verdächtigen, eine Waffe und ein Zimmer.
same-kind = { CAP($first) } und { $second } sind beide { $kind_plural }. Nenne einen Verdächtigen, eine Waffe und ein Zimmer.
shows-to-self = { $player_code ->
    [you] Du kannst dir nicht selbst eine Karte zeigen.
   *[other] { $player } kann sich nicht selbst eine Karte zeigen.
  } Wer hat sie gezeigt?
not-asked = { CAP($card) } war nicht dabei und kann nicht gezeigt worden sein.
shown-by-nobody = Du hast eine gezeigte Karte genannt, aber nicht, wer sie gezeigt hat.
no-entry = Eintrag { $at } gibt es nicht. { $count ->
    [0] Es gibt noch keine Einträge.
    [one] Es gibt nur einen.
   *[other] Die Einträge gehen von 1 bis { $count }.
  }
too-many-entries = Ein Notizbuch hat höchstens { $most } Einträge. Mach in einem neuen weiter.
players-left = Dieses Notizbuch hatte { $before } Mitspieler, jetzt sind es { $now }. Sag, wo alle vorher saßen.
places = Sag, wo alle vorher saßen, jeden Platz höchstens einmal.
no-steps = Sag, wie viele Änderungen: 1 oder mehr.
undo-too-far = { $count ->
    [0] Es gibt nichts rückgängig zu machen.
    [one] Nur eine Änderung lässt sich rückgängig machen.
   *[other] Nur { $count } Änderungen lassen sich rückgängig machen.
  }
redo-too-far = { $count ->
    [0] Es gibt nichts zu wiederholen.
    [one] Nur eine Änderung lässt sich wiederholen.
   *[other] Nur { $count } Änderungen lassen sich wiederholen.
  }
too-many-deals = Es gibt zu viele mögliche Verteilungen, um sie zu zählen. Trag zuerst etwas ein, das mehr verrät.
too-many-to-advise = Es gibt noch zu viele mögliche Verteilungen, um Verdächtigungen zu vergleichen. Trag zuerst mehr ein.
no-room = { CAP($card) } ist kein Zimmer.
advice-for-nobody = Rat gibt es nur für Mitspieler, und in diesem Notizbuch schaust du zu. Wähle in den Einstellungen, wer du bist.
in-entry = Eintrag { $number }: { $fault }
clashes-with-setup = Eintrag { $number } widerspricht { $with_hand ->
    [true] deinen eigenen Karten.
   *[false] den Einstellungen.
  }
entries-clash = Die Einträge { $numbers } widersprechen sich.
new-clashes-with-setup = Das widerspricht { $with_hand ->
    [true] deinen eigenen Karten.
   *[false] den Einstellungen.
  }
new-clashes = Das widerspricht { $numbers_count ->
    [one] Eintrag { $numbers }.
   *[other] den Einträgen { $numbers }.
  }
accuses-again = Das kann nicht sein: { $player_code ->
    [you] Du klagst in Eintrag { $number } noch einmal an, wärst
   *[other] { $player } klagt in Eintrag { $number } noch einmal an, wäre
  } nach der falschen Anklage aber schon ausgeschieden.
is-out = { $player_code ->
    [you] Du bist seit der falschen Anklage in Eintrag { $number } ausgeschieden und kannst
   *[other] { $player } ist seit der falschen Anklage in Eintrag { $number } ausgeschieden und kann
  } nicht noch einmal anklagen.
is-out-in = Eintrag { $again }: { $player_code ->
    [you] Du bist seit der falschen Anklage in Eintrag { $number } ausgeschieden und kannst
   *[other] { $player } ist seit der falschen Anklage in Eintrag { $number } ausgeschieden und kann
  } nicht noch einmal anklagen.

## Warum Computer so gehandelt haben: für den Rückblick und das Protokoll

thinks-only-action = Etwas anderes konnte ich nicht tun.
thinks-any-action = Eine von { NUM($actions) } Möglichkeiten, zufällig gewählt.
thinks-proved = Ich konnte es beweisen: { $suspect }, { $weapon }, { $room }.
thinks-likely = Ich war mir zu { $percent }{ "\u00A0" }% sicher, und { $needs }{ "\u00A0" }% genügen mir: { $suspect }, { $weapon }, { $room }.
thinks-unsure = { $needs ->
    [none] Ich war mir zu { $percent }{ "\u00A0" }% sicher, klage aber nur mit Beweis an.
   *[other] Ich war mir zu { $percent }{ "\u00A0" }% sicher und klage erst ab { $needs }{ "\u00A0" }% an.
  }
thinks-only-card = Eine andere Karte konnte ich nicht zeigen.
thinks-out = Gewinnen konnte ich nicht mehr, da war jede Karte recht.
thinks-seen = Die kannte { $asker } schon.
thinks-seen-by-most = Die kannte schon mehr als der halbe Tisch.
thinks-drawn-card = Ich habe sie zufällig gewählt. Zimmer zeige ich am seltensten.
thinks-least-telling = Von den { $cards } Karten, die ich zeigen konnte, ließ sie { $asker_accusative } am meisten im Unklaren.
thinks-telling = Die Antwort sollte { $percent }{ "\u00A0" }% meiner Zweifel am Fall klären, und kein anderer Verdacht versprach hier mehr.
thinks-narrow = Ich habe { $mine_accusative } selbst, also konnte es in der Antwort nur noch um { $open_accusative_or } gehen, und sie sollte { $percent }{ "\u00A0" }% meiner Zweifel am Fall klären.
thinks-idle-question = Von keinem Verdacht habe ich mir hier viel versprochen.
thinks-room-alone = Ich wollte etwas über { $room_accusative } wissen, also sollte möglichst nichts anderes zu zeigen sein.
thinks-before-owner = { $owner } hat { $room_accusative }, also wollte ich hören, was alle sagen, die vorher dran sind.
thinks-unknown = Ich wusste noch nicht, wer { $cards_accusative_or } hat.
thinks-passage = Der Geheimgang { $room_into } hat mir das Würfeln erspart.
thinks-only-passage = Der Geheimgang { $room_into } war der einzige Weg hinaus.
thinks-dice-alone = Nur mit den Würfeln kam ich in ein Zimmer.
thinks-elsewhere = { $can_suggest ->
    [true] Anderswo war mehr zu erfahren als { $room_in }.
   *[other] Einen Verdacht durfte ich { $room_in } nicht äußern, also habe ich gewürfelt, um weiterzukommen.
  }
thinks-walk = Weder ein Verdacht noch ein Geheimgang war das Bleiben wert, also habe ich gewürfelt.
thinks-best-room = Von allem in Reichweite versprach { $room } am meisten.
thinks-wanted = Ich wollte { $room_in } einen Verdacht äußern.
thinks-on-the-way = Ich war auf dem Weg { $room_into }.
thinks-way-by = Der beste Weg in ein Zimmer, das ich wollte, führte durch { $room_accusative }.
thinks-return = Ich bin kurz hinausgegangen, um { $room_in } noch einmal einen Verdacht äußern zu können.
thinks-shortest = Es war der kürzeste Weg in ein Zimmer, das ich wollte.
thinks-stuck = Ich kam nicht hinaus.
thinks-nothing-better = Nichts, was ich tun konnte, war mehr wert.
thinks-done = Ich hatte in diesem Zug nichts mehr zu tun.
