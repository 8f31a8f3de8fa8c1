/** The rules of Scotland Yard in our own words, in German. */
import type { en } from './en';

export const de: typeof en = {
  hunt: 'Die Jagd',
  huntText:
    'Einer spielt Mister X, bis zu fünf Detektive jagen ihn gemeinsam. Mister X zieht ungesehen durch London, nur seine Tickets sind bekannt. Die Detektive gewinnen, wenn einer von ihnen seine Station erreicht oder wenn er nicht mehr ziehen kann. Er gewinnt, wenn seine Fahrtentafel voll ist oder wenn kein Detektiv mehr ziehen kann.',
  turn: 'Ein Zug',
  turnText:
    'Mister X zieht zuerst, dann ein Detektiv nach dem anderen. Ein Zug folgt einer Linie zur nächsten Station und kostet ein passendes Ticket. Wer ziehen kann, muss ziehen. Ein Detektiv, der nicht kann, setzt aus.',
  turnList: [
    'Zwei Detektive stehen nie auf derselben Station, und Mister X zieht nie dorthin, wo einer steht.',
    'Die Tickets der Detektive bekommt Mister X. Seine eigenen kommen aus dem Spiel.',
    'Die Startstationen werden ausgelost, alle verschieden.',
  ],
  tickets: 'Tickets',
  slips: {
    taxi: 'Taxis fahren von jeder Station. Ein Detektiv beginnt mit zehn Tickets.',
    bus: 'Grüne Linien, Stationen mit dickem Ring. Acht Tickets.',
    underground: 'Rote Linien mit hellen Strichen, eckige Stationen. Vier Tickets.',
    black: 'Nur Mister X. Gilt für jede Linie und verrät nicht, welche. Nur damit kommt er auf die Fähre.',
    double: 'Nur Mister X. Er zieht zweimal hintereinander, jedes Mal mit einem eigenen Ticket.',
  },
  ticketsEnd: 'Mister X beginnt mit vier Taxi-, drei Bus- und drei U-Bahn-Tickets, einem Black Ticket je Detektiv und zwei Doppelzügen.',
  log: 'Die Fahrtentafel',
  logText:
    'Jeder Zug von Mister X kommt mit dem benutzten Ticket auf die Fahrtentafel. Bei Zug 3, 8, 13 und 18 taucht er auf: Alle sehen, wo er ist. Ein Doppelzug zählt als zwei Züge: Taucht er beim ersten auf, wird er dort gesehen und zieht dann weiter.',
  other: 'Andere Regeln',
  otherList: [
    '**Einfach:** Start irgendwo auf dem Plan, keine Doppelzüge.',
    '**Modern:** Mister X hat unbegrenzt Taxi-, Bus- und U-Bahn-Tickets und fünf Black Tickets und taucht auch bei Zug 24 auf. Die Detektive ziehen in beliebiger Reihenfolge und nach dem letzten Zug noch einmal.',
    '**Übung:** Detektive dürfen einen Blick auf Mister X werfen. Jeder Blick steht bei den Zügen.',
  ],
  position: 'Stellungen',
  positionText: 'Ein Spiel kann mit einer Stellung beginnen: einer Zeile aus Wörtern in beliebiger Reihenfolge. Auf dem Stadtplan kannst du eine kopieren.',
  positionWords: {
    turn: 'sagt, wer am Zug ist. Mister X ist 0.',
    count: 'ist die Zahl der Detektive.',
    detectives: 'nennt von jedem die Station und die Taxi-, Bus- und U-Bahn-Tickets. Ein Stern heißt: In dieser Runde schon gezogen.',
    x: 'nennt die Station von Mister X, seine Taxi-, Bus- und U-Bahn-Tickets, Black Tickets und Doppelzüge. Mit Fragezeichen beginnt er zufällig auf einer Station, die nach seiner Fahrtentafel möglich ist.',
    shown: 'ist die Station, an der er zuletzt aufgetaucht ist, oder ein Strich.',
    log: 'hat einen Buchstaben für jedes Ticket, das er benutzt hat: t, b, u und x für Black Tickets. Ein Punkt verbindet die Teile eines Doppelzugs. Eine leere Tafel ist ein Strich.',
  },
  map: 'Auf dem Stadtplan',
  mapText: [
    'Wähle eine markierte Station oder tippe ihre Nummer. Kommen mehrere Tickets infrage, wähle mit T, B, U oder K. Esc bricht ab. Die Pfeiltasten gehen von einer markierten Station zur nächsten. Ziehen bewegt den Plan, Mausrad, zwei Finger, Plus und Minus vergrößern und verkleinern ihn. Pos1 zeigt den ganzen Plan.',
    'Mister X sieht an jeder markierten Station, wie viele Detektive sie im nächsten Zug erreichen könnten. Detektive können den Nebel einschalten: Er zeigt, wo Mister X nach allem, was alle gesehen haben, sein kann.',
  ],
  figures: {
    lines: {
      label: 'Vier Stationen und die Linien dazwischen: Taxilinien, eine Buslinie, eine U-Bahn-Linie und die Fähre',
      caption:
        'An jeder Station gibt es Taxis (dünne gelbe Linien). Ein grüner Ring heißt Bushaltestelle, ein rotes Quadrat U-Bahnhof. Die Fähre ist eine Reihe von Punkten auf dem Fluss.',
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'U-Bahn',
      ferry: 'Fähre',
    },
    ticket: {
      label: 'Ein Detektiv benutzt ein Taxi-Ticket, und Mister X bekommt es',
      caption: 'Jedes Ticket, das ein Detektiv benutzt, bekommt Mister X. Detektive tauschen keine Tickets. Du darfst zu der Station zurück, von der du kamst.',
    },
    log: {
      label: 'Die ersten sechs Züge einer Fahrtentafel: Taxi, Bus, U-Bahn, aufgetaucht auf Station 46, dann ein Doppelzug mit einem Black Ticket und einem Taxi',
      caption:
        'Bei Zug 3 ist Mister X auf Station 46 aufgetaucht. Der rote Balken über 4 und 5 ist ein Doppelzug: zwei Tickets, zwei Felder der Tafel. Er braucht zwei freie Felder.',
    },
  },
};
