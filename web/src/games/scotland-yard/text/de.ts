/** The sentences of Scotland Yard in German. */
import { figures } from '$lib/words/figures';
import type { Ticket } from '../types.gen';
import type { en } from './en';

const { all: list } = figures('de-DE');

const WITH: Record<Ticket, string> = { taxi: 'einem Taxi-Ticket', bus: 'einem Bus-Ticket', underground: 'einem U-Bahn-Ticket', black: 'einem Black Ticket' };
const BY: Record<Ticket, string> = { taxi: 'mit dem Taxi', bus: 'mit dem Bus', underground: 'mit der U-Bahn', black: 'mit einem Black Ticket' };

const PRESETS = { classic: 'Klassisch', seed: 'Einfach', modern: 'Modern' };
const RULES = { classic: 'klassische Regeln', seed: 'einfache Regeln', modern: 'moderne Regeln' };

export const de: typeof en = {
  misterX: 'Mister X',
  allDetectives: 'alle Detektive',
  xWins: 'Mister X gewinnt',
  detectivesWin: 'Die Detektive gewinnen',
  stranded: 'gestrandet',
  colours: ['Blau', 'Rot', 'Gelb', 'Weiß', 'Lila'],
  detectives: ['Detektiv Blau', 'Detektiv Rot', 'Detektiv Gelb', 'Detektiv Weiß', 'Detektiv Lila'],
  slips: { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', black: 'Black', double: 'Doppel' },

  log: {
    placed: (starts) => `Die Detektive starten: ${list(starts.map(({ name, station }) => `${name} auf ${station}`))}.`,
    xStarts: (station) => `Mister X startet auf ${station}.`,
    hunted: ({ by, window, isDouble, from, to, isShown }) => {
      const start = isDouble ? `Mister X beginnt einen Doppelzug mit ${WITH[by]}` : `Mister X fährt mit ${WITH[by]}`;
      const where = to === null ? '' : isShown ? ` und taucht auf Station ${to} auf` : from === null ? ` nach ${to}` : ` von ${from} nach ${to}`;
      return `${window === null ? '' : `${window}. `}${start}${where}.`;
    },
    hunting: (name, by, from, to) => `${name} fährt ${BY[by]} von ${from} nach ${to}.`,
    skipped: (names) => `${list(names)} ${names.length === 1 ? 'kann nicht ziehen und setzt' : 'können nicht ziehen und setzen'} aus.`,
    peeked: (name, station) => `${name} wirft einen Blick auf Mister X${station === null ? '' : `: Er ist auf ${station}`}.`,
    caught: (station) => `Mister X ist${station === null ? '' : ` auf ${station}`} gefangen.`,
    caughtBy: (name, station) => `${name === null ? 'Du fängst' : `${name} fängt`} Mister X${station === null ? '' : ` auf ${station}`}.`,
    stuck: (station) => `Mister X kann${station === null ? '' : ` auf ${station}`} nicht mehr ziehen und ist gefangen.`,
    logFilled: (station) => `Die Fahrtentafel ist voll: Mister X entkommt${station === null ? '' : ` von ${station}`}.`,
    detectivesStuck: 'Kein Detektiv kann mehr ziehen: Mister X entkommt.',
    outOfTime: (name) => `${name === null ? 'Du überschreitest' : `${name} überschreitet`} die Zeit.`,
  },

  turn: { yourSecond: 'dein zweiter Zug', second: 'zweiter Zug', yourMove: 'du bist am Zug', moving: 'am Zug' },

  prompt: {
    yourSecond: 'Dein zweiter Zug.',
    chooseLit: 'Wähle eine markierte Station.',
    yourMove: 'Du bist am Zug.',
    yourMoveAs: (seat) => `${seat}: Du bist am Zug.`,
    chooseOrType: 'Wähle eine markierte Station oder tippe ihre Nummer.',
    windowShows: (window) => `Bei Zug ${window} tauchst du auf: Alle sehen, wohin du ziehst.`,
    windowOf: (window, windows) => `Zug ${window} von ${windows}: Wähle eine markierte Station.`,
  },

  presets: PRESETS,
  setup: {
    rules: (preset) => (preset ? RULES[preset] : 'Hausregeln'),
    detectives: (number) => `${number} Detektive`,
    practice: 'Übung',
    lose: 'wer die Zeit überschreitet, verliert',
    late: 'Wenn du nicht ziehst, verliert deine Seite das Spiel.',
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['0', '…', '9'], does: 'Stationsnummer tippen, dann Eingabe, wenn auch eine längere markiert ist' },
    { keys: ['↑', '↓', '←', '→'], does: 'von einer markierten Station zur nächsten' },
    { keys: ['T', 'B', 'U', 'K'], does: 'Taxi, Bus, U-Bahn oder Black Ticket wählen, wenn du gefragt wirst' },
    { keys: ['Umschalt 1', '…', '5'], does: 'einen Detektiv wählen, wenn ihre Reihenfolge frei ist' },
    { keys: ['+', '−', 'Pos1'], does: 'näher, weiter, ganzer Plan' },
  ],
  /** What the sounds tell. */
  sounds: {
    placed: 'Alle kommen auf den Stadtplan',
    taxi: 'Mit dem Taxi',
    bus: 'Mit dem Bus',
    underground: 'Mit der U-Bahn',
    black: 'Mit einem Black Ticket',
    ferry: 'Mit der Fähre',
    double: 'Ein Doppelzug',
    reveal: 'Mister X taucht auf',
    peek: 'Jemand wirft einen Blick auf Mister X',
    skipped: 'Jemand kann nicht ziehen',
    caught: 'Mister X ist gefangen',
    away: 'Mister X entkommt',
  },
};
