import type { en } from './en';

export const de: typeof en = {
  steps: {
    hunt: {
      title: 'Die Jagd',
      text: 'Du bist der erste von drei Detektiven. Mister X reist ungesehen durch London; jeder seiner Züge hinterlässt nur ein Ticket in der Fahrtentafel. Er zieht zuerst.',
    },
    taxi: {
      title: 'Nimm ein Taxi',
      text: 'Er hat einen Bus genommen, von irgendwo nach irgendwo. Jetzt du: Von Station 37 fährt ein Taxi die gelben Linien entlang. Klick die leuchtende Station 23 an.',
      hint: 'Klick die leuchtende Station 23 an, oder tipp ihre Nummer.',
      wrong: 'Auch dorthin fährt ein Taxi. Fahr für diese Lektion zur 23, wo Busse halten.',
    },
    tickets: {
      title: 'Tickets wechseln den Besitzer',
      text: 'Ein Zug kostet ein Ticket seiner Art, und deines bekommt Mister X: Du hilfst ihm weiter. Deine eigenen gehen zu Ende, also geh sparsam damit um. Jetzt zieht er wieder.',
    },
    bus: {
      title: 'Nimm einen Bus',
      text: 'Grüne Linien sind Busse: Sie fahren weiter als ein Taxi. Station 23 hat einen grünen Ring. Nimm den Bus zur 67.',
      hint: 'Klick Station 67 an, wo die grüne Linie endet, oder tipp 67.',
      wrong: 'Nimm den Bus zur 67: Dort kannst du in die U-Bahn umsteigen.',
    },
    reveal: {
      title: 'Er muss sich zeigen',
      text: 'Nach seinen Zügen 3, 8, 13 und 18 zeigt Mister X, wo er ist: Das sind die umrahmten Fenster der Fahrtentafel. Jetzt kommt sein dritter Zug.',
    },
    underground: {
      title: 'Nimm die U-Bahn',
      text: 'Da ist er, auf der 47! Rote Linien sind die U-Bahn, der schnellste Weg. Komm ihm näher: Fahr mit ihr von 67 nach 79.',
      hint: 'Klick Station 79 an, oder tipp 79. Wenn du gefragt wirst, womit, wähle die U-Bahn.',
      wrong: 'Jemand sollte von Süden kommen: Nimm die U-Bahn zur 79.',
      done: 'Auch die anderen Detektive sind näher gekommen, auf 34 und 46. Dann ist Mister X weitergezogen, mit einem Taxi.',
    },
    where: {
      title: 'Wo kann er sein?',
      text: 'Von der 47 fahren Taxis zur 34, 46 und 62, und auf einen Detektiv zieht er nie. Das Haus kann so etwas für dich ausrechnen: Schalte den Nebel ein, bei den runden Knöpfen auf der Karte.',
      hint: 'Es ist der Knopf auf der Karte, der zeigt, wo Mister X sein kann.',
      done: 'Nur Station 62 bleibt übrig.',
    },
    catch: {
      title: 'Fang ihn',
      text: 'Du stehst auf der 79, eine Taxifahrt entfernt. Fahr zur 62.',
      hint: 'Klick Station 62 an, oder tipp 62, und nimm das Taxi.',
      wrong: 'So würde er entkommen. Nimm ein Taxi zur 62!',
      done: 'Gefangen! Die Detektive gewinnen zusammen, egal wer ihn erwischt. Jetzt siehst du seinen ganzen Weg.',
    },
    ferry: {
      title: 'Jetzt bist du Mister X',
      text: 'Detektive auf 156 und 170 sind hinter dir her, du bist auf 157. Ein schwarzes Ticket gilt für jede Linie und verrät nicht, für welche; und nur damit kommst du auf die Fähre. Nimm die Fähre zur 115.',
      hint: 'Klick Station 115 oder ihr Schild an: den Fluss entlang nach Norden. Oder tipp 115.',
      wrong: 'Zu nah bei den Detektiven. Mit einem schwarzen Ticket kommst du über den Fluss, zur 115.',
      done: 'Die Detektive sehen nur, dass du ein schwarzes Ticket benutzt hast. Sie suchen dich rund um die 157.',
    },
    double: {
      title: 'Zieh zweimal',
      text: 'Ein Doppelticket gibt dir zwei Züge auf einmal. Schalte unter der Karte den Doppelzug ein und nimm dann ein Taxi zur 102.',
      hint: 'Drück unter der Karte auf den Doppelzug, klick Station 102 an und wähle das Taxi.',
      wrong: 'Schalte zuerst den Doppelzug ein, dann nimm ein Taxi zur 102.',
    },
    second: {
      title: 'Und die zweite Hälfte',
      text: 'Dazwischen darf niemand ziehen. Fahr mit dem Bus weiter, von 102 nach 67.',
      hint: 'Klick Station 67 an und wähle den Bus.',
      wrong: 'Auch dort wärst du sicher. Nimm für diese Lektion den Bus zur 67.',
      done: 'Zwei Fenster deiner Fahrtentafel sind gefüllt, und du bist weit weg.',
    },
    away: {
      title: 'Das ist Scotland Yard',
      text: 'Mister X gewinnt, wenn alle Fenster seiner Fahrtentafel gefüllt sind; die Detektive gewinnen, wenn sie ihn fangen. Wähl eine Seite und versuch eine erste Partie.',
    },
  },
};
