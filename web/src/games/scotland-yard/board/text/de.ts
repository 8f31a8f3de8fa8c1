/** What the map, the panels and the setup form of Scotland Yard say, in German. */
import { figures } from '$lib/words/figures';
import type { Kind } from '../../names';
import type { Ticket } from '../../types.gen';
import type { en } from './en';

const { all, any } = figures('de-DE');
const TICKETS: Record<Ticket, string> = { taxi: 'Taxi-Ticket', bus: 'Bus-Ticket', underground: 'U-Bahn-Ticket', black: 'Black Ticket' };
/** What one has none of: "kein Taxi-Ticket". */
const FARES: Record<Kind, string> = { taxi: 'Taxi-Ticket', bus: 'Bus-Ticket', underground: 'U-Bahn-Ticket', ferry: 'Black Ticket' };
/** Nominative, with article: what runs there. */
const LINES: Record<Kind, string> = { taxi: 'ein Taxi', bus: 'ein Bus', underground: 'die U-Bahn', ferry: 'die Fähre' };
const RIDE: Record<Ticket, string> = { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', black: 'Black Ticket' };
const LINES_ALL: Record<Kind, string> = { taxi: 'das Taxi', bus: 'der Bus', underground: 'die U-Bahn', ferry: 'die Fähre' };
/** By what one goes. */
const BY: Record<Kind | 'black', string> = { taxi: 'mit dem Taxi', bus: 'mit dem Bus', underground: 'mit der U-Bahn', ferry: 'mit der Fähre', black: 'mit Black Ticket' };

export const de: typeof en = {
  log: 'Züge',
  travelLog: 'Fahrtentafel',
  tickets: 'Tickets',
  ticketsHint: 'die Zahl ist die Station',
  who: 'Wer',
  noneEver: 'keine',
  anyNumber: 'beliebig viele',
  left: (count) => `noch ${count}`,
  yourTickets: 'Deine Tickets',
  onStation: (station) => `auf Station ${station}`,
  fetching: 'Der Stadtplan wird geladen …',
  notFetched: 'Der Stadtplan ließ sich nicht laden. Lade die Seite neu, wenn du wieder online bist.',

  openNow: 'jetzt für alle sichtbar',
  onlyYou: 'die Stationen siehst nur du',
  lastSeen: (station, window) => `zuletzt gesehen auf ${station}, Zug ${window}`,
  notSeen: 'noch nicht gesehen',
  window: {
    name: (number, what) => `Zug ${number}: ${what}`,
    empty: 'leer',
    emptyShow: 'leer, hier taucht er auf',
    ticket: (by) => TICKETS[by],
    half: (half) => (half === 1 ? 'erster Teil eines Doppelzugs' : 'zweiter Teil eines Doppelzugs'),
    shown: (station) => `aufgetaucht auf Station ${station}`,
    station: (station) => `Station ${station}`,
  },

  map: {
    label: 'Stadtplan von London.',
    legend: { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', ferry: 'Fähre', river: 'THEMSE' },
    here: (station) => `Du bist auf Station ${station}.`,
    mayGo: (stations) => `Du kannst nach ${any(stations)}.`,
    goal: (station, ways) => `Station ${station}, ${ways}`,
    safe: 'Kein Detektiv kann im nächsten Zug hierher',
    danger: (detectives) => `${detectives === 1 ? '1 Detektiv kann' : `${detectives} Detektive können`} im nächsten Zug hierher`,
    ways: (tickets) => any(tickets.map((by) => BY[by])),
    piece: (seat, name, station) => `${seat}${name === null ? '' : `, ${name},`} auf Station ${station}`,
    seen: (station, window) => `Mister X wurde zuletzt auf ${station} gesehen, bei Zug ${window}`,
    seenMark: (window) => `Zug ${window}`,
    odds: (station, odds) => (odds === null ? `Mister X kann auf ${station} sein` : `Mister X ist auf ${station}: ${odds}\u00a0%`),
    stop: (station, windows, isShown) => `Mister X auf ${station}: ${windows}${isShown ? ', aufgetaucht' : ''}`,
    start: 'Start',
    show: (station) => `Station ${station} zeigen`,
    typed: (digits) => `Station ${digits}`,
    nowhere: 'Keine Station möglich.',
    certain: (station) => `Er ist auf ${station}.`,
    unlikely: 'Keine Station ist wahrscheinlich.',
    possible: (stations) => `${stations} mögliche Stationen`,
    likeliest: (station, odds) => `am ehesten ${station} (${odds}\u00a0%)`,
  },

  round: {
    region: 'Runden',
    title: (round) => `Runde ${round}`,
    before: 'Runde davor',
    next: 'Nächste Runde',
    once: ({ by, shown }) => `Mister X: ${RIDE[by]}${shown === null ? '' : `, aufgetaucht auf ${shown}`}.`,
    twice: (first, second) => {
      const half = ({ by, shown }: typeof first) => `${RIDE[by]}${shown === null ? '' : ` (aufgetaucht auf ${shown})`}`;
      return `Mister X zog doppelt: ${half(first)}, dann ${half(second)}.`;
    },
    steps: (counts) => `Detektive: ${counts.map(({ by, count }) => `${count}-mal ${RIDE[by]}`).join(', ')}.`,
    skipped: (seats) => `${all(seats)} ${seats.length === 1 ? 'konnte' : 'konnten'} nicht ziehen.`,
    open: (stations) => `${stations} Station${stations === 1 ? '' : 'en'} möglich`,
    openNow: (before, now) => `${before} Station${before === 1 ? '' : 'en'} möglich, jetzt ${now}`,
  },
  stranding: {
    title: (lines, station) => `Sackgasse: Von ${station} ${lines.length === 1 ? 'fährt' : 'fahren'} nur ${all(lines.map((kind) => LINES_ALL[kind]))}`,
    text: (pawn, fares) => `${pawn} hätte dafür kein ${any(fares.map((kind) => FARES[kind]))} mehr und müsste dort bleiben.`,
    stay: 'Anders ziehen',
    go: (station) => `Nach ${station} ziehen`,
  },
  pick: {
    picked: (pawn, station, goals) => `${pawn} gewählt, auf ${station}. ${goals} Station${goals === 1 ? '' : 'en'}.`,
    pick: (pawn) => `${pawn} wählen`,
  },

  habits: {
    title: 'Auf der Karte',
    asksFirst: 'Vor jedem Zug nachfragen',
    asksFirstAbout: 'Der erste Klick wählt eine Station, der zweite zieht dorthin.',
  },

  tools: {
    region: 'Stadtplan',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Ganzer Plan',
    me: 'Zu meiner Figur',
    fog: 'Zeigen, wo Mister X sein kann',
    peek: 'Blick auf Mister X (zur Übung, steht bei den Zügen)',
    trails: 'Letzte Züge einzeichnen',
    names: 'Stadtteile zeigen',
    copy: 'Stellung kopieren',
    copied: 'Stellung kopiert.',
    notCopied: 'Die Stellung ließ sich nicht kopieren. Erlaube der Seite den Zugriff auf die Zwischenablage.',
  },

  chooser: {
    label: (station) => `Ticket zu Station ${station}`,
    title: (station) => `Zu Station ${station}`,
    blackBy: (kind) => `Black, ${BY[kind]}`,
    stay: 'Abbrechen',
  },

  switches: {
    black: 'Black Ticket',
    blackHint: (left) => `verbirgt, womit du fährst (noch ${left})`,
    double: 'Doppelzug',
    doubleHint: (left) => `zweimal ziehen (noch ${left})`,
    doubleShows: (window) => `du tauchst auf: Zug ${window}`,
    doubleSurfaces: (window) => `Dieser Doppelzug verrät dich: Nach Zug ${window} sehen alle, wo du bist.`,
    secondStep: 'zweiter Zug',
    none: (ticket) => (ticket === 'black' ? 'Du hast kein Black Ticket mehr.' : 'Du hast keinen Doppelzug mehr.'),
    notYourMove: 'Du bist nicht am Zug.',
    alreadySecond: 'Das ist schon der zweite Teil eines Doppelzugs.',
    noSecond: 'Danach könntest du kein zweites Mal ziehen.',
    noBlack: 'Ein Black Ticket geht hier nicht.',
    legendDanger: 'Detektive in Reichweite',
    legendSafe: 'keine',
  },

  whyNot: {
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu.',
    notYourMove: 'Du bist nicht am Zug.',
    notOffered: (station) => `Nach ${station} kannst du nicht.`,
    here: (station) => `Du bist schon auf ${station}. Wähle eine markierte Station.`,
    noLine: (from, to) => `${from} und ${to} sind nicht verbunden.`,
    taken: (name, station) => `${name || 'Ein Detektiv'} ist auf ${station}.`,
    noDouble: (station) => `Ein Doppelzug über ${station} geht nicht: Von dort kommst du nicht weiter.`,
    noBlack: (station) => `Nach ${station} geht kein Black Ticket. Schalte es aus, um dorthin zu fahren.`,
    ferry: (station) => `Nach ${station} fährt nur die Fähre, und die darf nur Mister X nehmen.`,
    noTicket: (station, lines, missing) =>
      `Nach ${station} fährt nur ${any(lines.map((kind) => LINES[kind]))}, und du hast kein ${any([...new Set(missing.map((kind) => FARES[kind]))])} mehr.`,
    notNow: (station) => `Nach ${station} kannst du jetzt nicht.`,
    noStationHere: 'Hier ist keine Station.',
    noStation: (digits) => `Es gibt keine Station ${digits}.`,
  },

  setup: {
    wholeNumber: (least, most) => `Gib eine ganze Zahl von ${least} bis ${most} ein.`,
    rules: 'Regeln',
    hints: {
      classic: 'Die Regeln von 2000: zwei Doppelzüge, und Mister X taucht bei Zug 3, 8, 13 und 18 auf.',
      seed: 'Start irgendwo auf dem Plan, keine Doppelzüge.',
      modern: 'Mister X hat unbegrenzt Tickets und taucht auch beim letzten Zug auf. Die Detektive ziehen in beliebiger Reihenfolge.',
    },
    own: 'Hausregeln. Wähle oben eine Vorlage, um zurückzukehren.',
    detectives: 'Detektive',
    practice: 'Übung',
    practiceHint: 'Wenn du allein gegen Computer spielst: Detektive dürfen einen Blick auf Mister X werfen. Jeder Blick steht bei den Zügen.',
    single: 'Hausregeln',
    start: 'Start',
    starts: {
      'shared-cards': { label: 'Ein Stapel', about: 'Alle ziehen aus denselben achtzehn Startkarten.' },
      'split-cards': { label: 'Zwei Stapel', about: 'Mister X und die Detektive ziehen aus getrennten Stapeln.' },
      any: { label: 'Irgendwo', about: 'Beliebige Stationen, alle verschieden.' },
    },
    orders: { fixed: 'Nach Plätzen', free: 'Beliebig' },
    windows: 'Züge im Spiel',
    shown: 'Mister X taucht auf bei Zug',
    shownFault: 'Gib Zugnummern mit Leerzeichen dazwischen ein.',
    lastRound: 'Die Detektive ziehen nach dem letzten Zug noch einmal',
    lose: 'Wer die Zeit überschreitet, verliert',
    loseHint: 'Sonst macht das Haus den Zug. Nur mit Zeitlimit.',
    order: 'Reihenfolge der Detektive',
    counts: 'Mister X hat begrenzt Tickets',
    purseX: 'Tickets von Mister X',
    purse: 'Tickets jedes Detektivs',
    doubles: 'Doppelzüge',
    black: 'Black Tickets',
    oneEach: 'Ein Black Ticket je Detektiv',
    position: 'Aus einer Stellung beginnen',
    positionHint: 'Als Text. Leer lassen für den normalen Start. Wie du sie schreibst, steht in den Regeln.',
  },
};
