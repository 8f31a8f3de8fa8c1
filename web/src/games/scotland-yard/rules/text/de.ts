/** The rules of Scotland Yard in our own words, in German. */
import type { en } from './en';

export const de: typeof en = {
  hunt: 'Die Jagd',
  huntText:
    'Einer spielt Mister X, die anderen die Detektive: bis zu fünf, mit einem gemeinsamen Ziel. Mister X fährt ungesehen durch London; nur seine Tickets sind bekannt. Die Detektive gewinnen, wenn einer von ihnen die Station erreicht, auf der er ist, oder wenn er nicht mehr ziehen kann. Er gewinnt, wenn seine Fahrtentafel voll ist oder wenn kein Detektiv mehr ziehen kann.',
  turn: 'Ein Zug',
  turnText:
    'Mister X zieht zuerst, dann ein Detektiv nach dem anderen. Ein Zug folgt einer Linie von einer Station zur nächsten und kostet ein Ticket ihrer Art. Wer ziehen kann, muss; ein Detektiv, der nicht kann, wird übersprungen.',
  turnList: [
    'Zwei Detektive stehen nie auf derselben Station, und Mister X zieht nie auf einen.',
    'Das Ticket, das ein Detektiv benutzt hat, bekommt Mister X. Seine eigenen kommen weg.',
    'Die Startstationen werden ausgelost, keine zwei gleich.',
  ],
  tickets: 'Tickets',
  slips: {
    taxi: 'Taxis fahren von jeder Station. Ein Detektiv beginnt mit zehn Tickets.',
    bus: 'Grüne Linien, Stationen mit dickem Ring. Acht Tickets.',
    underground: 'Rote Linien mit hellen Strichen, eckige Stationen. Vier Tickets.',
    black: 'Nur Mister X. Gilt für jede Linie und verrät nicht, welche; nur damit fährt man mit der Fähre.',
    double: 'Nur Mister X. Zwei Schritte in einem Zug, jeder mit einem eigenen Ticket.',
  },
  ticketsEnd: 'Mister X beginnt mit vier Taxi-, drei Bus- und drei U-Bahn-Tickets, mit so vielen schwarzen, wie es Detektive gibt, und mit zwei Doppelzügen.',
  log: 'Die Fahrtentafel',
  logText:
    'Jeder Zug von Mister X füllt ein Fenster der Tafel mit dem Ticket, das er benutzt hat. Nach Zug 3, 8, 13 und 18 zeigt er sich: Alle sehen, wo er ist. Ein Doppelzug füllt zwei Fenster; zeigt er sich in einem davon, dann genau dort, und er zieht weiter.',
  other: 'Andere Regeln',
  otherList: [
    '**Frei:** Beginn irgendwo auf dem Plan, keine Doppelzüge.',
    '**Modern:** Mister X zählt keine Taxi-, Bus- und U-Bahn-Tickets und hat fünf schwarze; er zeigt sich auch nach Zug 24; die Detektive ziehen in beliebiger Reihenfolge, und nach dem letzten Zug noch einmal.',
    '**Übung:** Ein Detektiv darf nachsehen, wo Mister X ist. Jeder Blick steht im Verlauf.',
  ],
  map: 'Auf dem Stadtplan',
  mapText: [
    'Klick eine leuchtende Station an, oder tippe ihre Nummer. Kommen mehrere Tickets infrage, wählen T, B, U und K eines aus; mit Esc überlegst du es dir anders. Die Pfeiltasten gehen von einer leuchtenden Station zur nächsten. Ziehen bewegt den Plan, Mausrad, zwei Finger, Plus und Minus vergrößern und verkleinern; Pos1 zeigt alles.',
    'Mister X sieht an jeder leuchtenden Station, wie viele Detektive sie als Nächstes erreichen könnten. Detektive können sich als Nebel zeigen lassen, wo er sein kann, erschlossen aus dem, was alle gesehen haben.',
  ],
  figures: {
    lines: {
      label: 'Vier Stationen und was sie verbindet: Taxilinien, eine Buslinie, eine U-Bahn-Linie und die Fähre',
      caption:
        'An jeder Station gibt es Taxis (dünne gelbe Linien). Wo Busse halten, hat sie einen grünen Ring, wo die U-Bahn hält, ist sie ein rotes Quadrat. Die Fähre ist eine Reihe von Punkten auf dem Fluss.',
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'U-Bahn',
      ferry: 'Fähre',
    },
    ticket: {
      label: 'Ein Detektiv gibt ein Taxiticket ab, und Mister X bekommt es',
      caption: 'Womit ein Detektiv bezahlt, das bekommt Mister X. Detektive geben einander keine Tickets. Man darf zurück, woher man kam.',
    },
    log: {
      label: 'Die ersten sechs Fenster einer Fahrtentafel: Taxi, Bus, U-Bahn, gesehen auf Station 46, dann ein Doppelzug mit einem schwarzen Ticket und einem Taxi',
      caption:
        'Nach Fenster 3 wurde Mister X auf Station 46 gesehen. Der rote Balken über den Fenstern 4 und 5 ist ein Doppelzug: zwei Tickets, zwei Fenster, ein Zug. Er braucht zwei leere Fenster.',
    },
  },
};
