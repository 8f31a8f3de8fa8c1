/** What the map, the panels and the set-up form of Scotland Yard say, in German. */
import type { Kind } from '../../names';
import type { Ticket } from '../../types.gen';
import type { en } from './en';

const any = (words: readonly string[]): string => (words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}`);
const TICKETS: Record<Ticket, string> = { taxi: 'Taxi-Ticket', bus: 'Bus-Ticket', underground: 'U-Bahn-Ticket', black: 'schwarzes Ticket' };
/** What one has none of: "kein Taxi-Ticket". */
const FARES: Record<Kind, string> = { taxi: 'Taxi-Ticket', bus: 'Bus-Ticket', underground: 'U-Bahn-Ticket', ferry: 'schwarzes Ticket' };
/** Nominative, with article: what runs there. */
const LINES: Record<Kind, string> = { taxi: 'ein Taxi', bus: 'ein Bus', underground: 'die U-Bahn', ferry: 'die Fähre' };
/** By what one goes. */
const BY: Record<Kind | 'black', string> = { taxi: 'mit dem Taxi', bus: 'mit dem Bus', underground: 'mit der U-Bahn', ferry: 'mit der Fähre', black: 'mit schwarzem Ticket' };

export const de: typeof en = {
  log: 'Züge',
  travelLog: 'Fahrtentafel',
  tickets: 'Tickets',
  ticketsHint: 'Station hinter dem Namen',
  who: 'Wer',
  noneEver: 'nie welche',
  anyNumber: 'beliebig viele',
  left: (count) => `noch ${count}`,
  yourTickets: 'Deine Tickets',
  onStation: (station) => `auf Station ${station}`,
  fetching: 'Der Stadtplan wird geholt',
  notFetched: 'Der Stadtplan ließ sich nicht holen. Lade die Seite neu, wenn die Verbindung wieder da ist.',

  openNow: 'jetzt offen für alle',
  onlyYou: 'die Stationen siehst nur du',
  lastSeen: (station, window) => `zuletzt gesehen auf ${station}, Zug ${window}`,
  notSeen: 'noch nicht gesehen',
  window: {
    name: (number, what) => `Zug ${number}: ${what}`,
    empty: 'leer',
    emptyShow: 'leer; hier zeigt er sich',
    ticket: (by) => TICKETS[by],
    half: (half) => (half === 1 ? 'erster Schritt eines Doppelzugs' : 'zweiter Schritt eines Doppelzugs'),
    shown: (station) => `gezeigt auf Station ${station}`,
    station: (station) => `Station ${station}`,
  },

  map: {
    label: 'Stadtplan von London.',
    here: (station) => `Deine Figur steht auf Station ${station}.`,
    mayGo: (stations) => `Du kannst fahren nach ${stations.join(', ')}.`,
    goal: (station, ways) => `Station ${station}, ${ways}`,
    safe: 'Kein Detektiv kann als Nächstes hierher',
    danger: (detectives) => `${detectives === 1 ? '1 Detektiv kann' : `${detectives} Detektive können`} als Nächstes hierher`,
    ways: (tickets) => any(tickets.map((by) => BY[by])),
    piece: (seat, name, station) => `${seat}${name === null ? '' : `, ${name},`} auf Station ${station}`,
    seen: (station, window) => `Mister X wurde zuletzt auf ${station} gesehen, in Zug ${window}`,
    seenMark: (window) => `Zug ${window}`,
    odds: (station, chance) => `Mister X ist auf ${station}: ${chance}`,
    stop: (station, windows, isShown) => `Mister X auf ${station}: ${windows}${isShown ? ', gezeigt' : ''}`,
    start: 'Start',
    show: (station) => `Station ${station} zeigen`,
    typed: (digits) => `Station ${digits}`,
    nowhere: 'Er kann nirgends sein.',
    certain: (station) => `Er ist auf ${station}.`,
    possible: (stations, likeliest, chance) => `${stations} Stationen möglich, am ehesten ${likeliest} (${chance})`,
  },

  tools: {
    region: 'Stadtplan',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Ganzer Plan',
    me: 'Zu meiner Figur',
    fog: 'Zeigen, wo Mister X sein kann',
    peek: 'Mister X zeigen: nur zur Übung, es steht im Verlauf',
    names: 'Namen der Stadtteile zeigen',
  },

  chooser: {
    label: (station) => `Womit zu Station ${station}`,
    title: (station) => `Zu Station ${station}`,
    blackBy: (kind) => `Schwarz, ${BY[kind]}`,
    stay: 'Hierbleiben',
  },

  switches: {
    black: 'Schwarzes Ticket',
    blackHint: (left) => `noch ${left}; gilt für jede Linie`,
    double: 'Doppelzug',
    doubleHint: (left) => `noch ${left}; zwei Schritte auf einmal`,
    secondStep: 'zweiter Schritt',
    none: (ticket) => (ticket === 'black' ? 'Du hast kein schwarzes Ticket mehr.' : 'Du hast keinen Doppelzug mehr.'),
    notYourMove: 'Du bist nicht am Zug.',
    alreadySecond: 'Das ist schon der zweite Schritt eines Doppelzugs.',
    noSecond: 'Ein zweiter Schritt wäre nicht möglich.',
    noBlack: 'Ein schwarzes Ticket nützt hier nichts.',
    legendDanger: 'Detektive, die hierher können',
    legendSafe: 'keiner kann',
  },

  whyNot: {
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust nur zu.',
    notYourMove: 'Du bist nicht am Zug.',
    notOffered: (station) => `Station ${station} steht nicht zur Wahl.`,
    here: (station) => `Du bist schon auf ${station}: Wähle eine leuchtende Station.`,
    noLine: (from, to) => `Keine Linie führt direkt von ${from} nach ${to}.`,
    taken: (name, station) => `${name || 'Ein Detektiv'} steht auf ${station}.`,
    noDouble: (station) => `Ein Doppelzug kann nicht mit ${station} beginnen: Von dort gibt es keinen zweiten Schritt.`,
    noBlack: (station) => `Nach ${station} geht es nicht mit schwarzem Ticket: Leg es weg, um dorthin zu fahren.`,
    ferry: (station) => `Nach ${station} fährt nur die Fähre, und die darf nur Mister X nehmen.`,
    noTicket: (station, lines, missing) =>
      `Nach ${station} käme nur ${any(lines.map((kind) => LINES[kind]))}, und du hast kein ${any([...new Set(missing.map((kind) => FARES[kind]))])} mehr.`,
    notNow: (station) => `Station ${station} steht jetzt nicht zur Wahl.`,
    noStationHere: 'Hier ist keine Station: Nichts geschieht.',
    noStation: (digits) => `Es gibt keine Station ${digits}.`,
  },

  setup: {
    wholeNumber: (least, most) => `Eine ganze Zahl von ${least} bis ${most}.`,
    rules: 'Regeln',
    hints: {
      classic: 'Wie in den Regeln von 2000: zwei Doppelzüge, gezeigt nach Zug 3, 8, 13 und 18.',
      seed: 'Beginn irgendwo auf dem Plan, keine Doppelzüge.',
      modern: 'Mister X fährt, ohne Tickets zu zählen, zeigt sich auch nach dem letzten Zug, und die Detektive ziehen in beliebiger Reihenfolge.',
    },
    own: 'Eigene Regeln. Wähle oben einen Namen, um zu bekannten zurückzukehren.',
    detectives: 'Detektive',
    practice: 'Übung',
    practiceHint: 'Für einen allein gegen Computer: Ein Detektiv darf nachsehen, wo Mister X ist. Jeder Blick steht im Verlauf.',
    single: 'Einzelne Regeln',
    start: 'Beginn',
    starts: {
      'shared-cards': { label: 'Ein Stapel', about: 'Alle ziehen von denselben achtzehn Startkarten.' },
      'split-cards': { label: 'Zwei Stapel', about: 'Mister X und die Detektive haben eigene Startkarten.' },
      any: { label: 'Irgendwo', about: 'Beliebige Stationen, keine zwei gleich.' },
    },
    orders: { fixed: 'Nach Plätzen', free: 'Beliebig' },
    windows: 'Züge auf der Fahrtentafel',
    shown: 'Er zeigt sich nach',
    shownFault: 'Schreib die Nummern der Züge, mit Leerzeichen dazwischen.',
    lastRound: 'Die Detektive ziehen nach dem letzten Zug noch einmal',
    lose: 'Wer die Zeit überschreitet, verliert',
    loseHint: 'Sonst wird für sie ein Zug gemacht. Das gilt nur, wo es eine Bedenkzeit gibt.',
    order: 'Reihenfolge der Detektive',
    counts: 'Mister X zählt seine Tickets',
    purseX: 'Tickets von Mister X',
    purse: 'Tickets jedes Detektivs',
    doubles: 'Doppelzüge',
    black: 'Schwarze Tickets',
    oneEach: 'So viele schwarze Tickets wie Detektive',
    position: 'Von einer Stellung aus beginnen',
    positionHint: 'Als Text; leer für den üblichen Beginn. In den Regeln steht, wie sie geschrieben wird.',
  },
};
