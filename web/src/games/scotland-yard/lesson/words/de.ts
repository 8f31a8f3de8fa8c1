import type { en } from './en';

export const de: typeof en = {
  steps: {
    hunt: {
      title: 'Die Jagd',
      text: 'Du bist der erste von drei Detektiven. Mister X zieht ungesehen durch London. Auf der Fahrtentafel siehst du nur, welches Ticket er benutzt. Er zieht zuerst.',
    },
    taxi: {
      title: 'Nimm ein Taxi',
      text: 'Er ist mit dem Bus irgendwohin gefahren. Jetzt du: Von Station 37 fahren Taxis die gelben Linien entlang. Wähle die markierte Station 23.',
      hint: 'Wähle die markierte Station 23 oder tippe ihre Nummer.',
      wrong: 'Auch dorthin fährt ein Taxi. Fahr für diese Lektion zur 23, wo Busse halten.',
    },
    tickets: {
      title: 'Tickets wechseln den Besitzer',
      text: 'Jeder Zug kostet ein passendes Ticket, und deines bekommt Mister X. Sie können dir ausgehen, also geh sparsam damit um. Jetzt zieht er wieder.',
    },
    bus: {
      title: 'Nimm einen Bus',
      text: 'Grüne Linien sind Busse: Sie fahren weiter als Taxis. Station 23 hat einen grünen Ring. Nimm den Bus zur 67.',
      hint: 'Wähle Station 67, wo die grüne Linie endet, oder tippe 67.',
      wrong: 'Nimm den Bus zur 67: Dort kannst du in die U-Bahn umsteigen.',
    },
    reveal: {
      title: 'Er muss auftauchen',
      text: 'Bei Zug 3, 8, 13 und 18 taucht Mister X auf: Diese Felder sind auf der Fahrtentafel umrahmt. Jetzt kommt sein dritter Zug.',
    },
    underground: {
      title: 'Nimm die U-Bahn',
      text: 'Da ist er, auf der 47! Rote Linien sind die U-Bahn, der schnellste Weg. Komm ihm näher: Fahr mit ihr von 67 nach 79.',
      hint: 'Wähle Station 79 oder tippe 79. Wirst du nach dem Ticket gefragt, wähle die U-Bahn.',
      wrong: 'Jemand sollte von Süden kommen: Nimm die U-Bahn zur 79.',
      done: 'Auch die anderen Detektive sind näher gekommen, auf 34 und 46. Dann ist Mister X weitergezogen, mit einem Taxi.',
    },
    where: {
      title: 'Wo kann er sein?',
      text: 'Von der 47 fahren Taxis zur 34, 46 und 62, und auf einen Detektiv zieht er nie. Das Haus kann das für dich ausrechnen: Schalte mit dem runden Knopf auf dem Stadtplan den Nebel ein.',
      hint: 'Es ist der Knopf auf dem Stadtplan, der zeigt, wo Mister X sein kann.',
      done: 'Nur Station 62 bleibt übrig.',
    },
    catch: {
      title: 'Fang ihn',
      text: 'Du bist auf der 79, eine Taxifahrt entfernt. Fahr zur 62.',
      hint: 'Wähle Station 62 oder tippe 62, und nimm das Taxi.',
      wrong: 'So würde er entkommen. Nimm ein Taxi zur 62!',
      done: 'Gefangen! Die Detektive gewinnen als Team. Jetzt siehst du seinen ganzen Weg.',
    },
    ferry: {
      title: 'Jetzt bist du Mister X',
      text: 'Du bist auf der 157, und die Detektive auf 156 und 170 sind hinter dir her. Ein Black Ticket gilt für jede Linie und verrät nicht, für welche, und nur damit kommst du auf die Fähre. Nimm die Fähre zur 115.',
      hint: 'Wähle Station 115 oder ihr Schild, den Fluss entlang nach Norden. Oder tippe 115.',
      wrong: 'Zu nah an den Detektiven. Mit einem Black Ticket kommst du über den Fluss zur 115.',
      done: 'Die Detektive sehen nur, dass du ein Black Ticket benutzt hast. Sie suchen dich rund um die 157.',
    },
    double: {
      title: 'Zieh zweimal',
      text: 'Mit einem Doppelzug ziehst du zweimal hintereinander. Schalte unter dem Stadtplan „Doppelzug“ ein und nimm dann ein Taxi zur 102.',
      hint: 'Drück unter dem Stadtplan auf „Doppelzug“, wähle Station 102, dann das Taxi.',
      wrong: 'Schalte zuerst „Doppelzug“ ein, dann nimm ein Taxi zur 102.',
    },
    second: {
      title: 'Und gleich noch einmal',
      text: 'Dazwischen zieht niemand. Fahr mit dem Bus weiter, von 102 nach 67.',
      hint: 'Wähle Station 67, dann den Bus.',
      wrong: 'Auch dort wärst du sicher. Nimm für diese Lektion den Bus zur 67.',
      done: 'Das sind zwei Züge auf deiner Fahrtentafel, und du bist weit weg.',
    },
    away: {
      title: 'Das ist Scotland Yard',
      text: 'Mister X gewinnt, wenn er alle Züge übersteht, die Detektive gewinnen, wenn sie ihn fangen. Wähle eine Seite und leg los.',
    },
  },
};
