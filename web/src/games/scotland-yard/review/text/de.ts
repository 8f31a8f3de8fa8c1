/** Was der Rückblick auf ein Spiel Scotland Yard sagt, auf Deutsch. */
import { figures } from '$lib/words/figures';
import type { Ticket } from '../../types.gen';
import type { en } from './en';

const { number } = figures('de-DE');
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const WITH: Record<Ticket, string> = { taxi: 'mit dem Taxi', bus: 'mit dem Bus', underground: 'mit der U-Bahn', black: 'mit einem Black Ticket' };
const BY: Record<Ticket, string> = { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', black: 'Black Ticket' };
const stations = (count: number): string => `${count} Station${count === 1 ? '' : 'en'}`;

export const de: typeof en = {
  title: 'Rückblick',
  map: 'Der Stadtplan',
  seenBy: 'Gesehen von',
  eyes: { detectives: 'Detektiven', x: 'Mister X' },
  truth: 'Zeigen, wo er wirklich war',
  copy: 'Link kopieren',
  copied: 'Link kopiert. Er öffnet diesen Rückblick.',
  notCopied: 'Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.',
  replay: 'Wiederholung',
  waiting: 'Wird durchgespielt …',
  missing: 'Der Rückblick fehlt.',
  retry: 'Noch einmal versuchen',

  open: (count, truth) => `${stations(count)} möglich${truth === null ? '' : `. Er war auf ${truth}`}`,

  points: 'Wendepunkte',
  noPoints: 'Kein Zug hat viel verändert.',
  pointsHint: 'Die Züge, nach denen sich die Aussichten am meisten änderten, nachgespielt.',
  round: (round) => `Runde ${round}`,
  move: (pawn, to, by, isDouble) => {
    if (pawn !== null) return `${pawn} nach ${to}`;
    return `Mister X: ${isDouble ? 'Doppelzug, ' : ''}${BY[by]}${to === null ? '' : ` nach ${to}`}`;
  },
  better: (to) => `besser ${to}`,

  point: (letter, round) => `Wendepunkt ${letter}, Runde ${round}`,
  noPoint: (round) => `Runde ${round}`,
  quiet: 'Kein Wendepunkt in dieser Runde.',
  chances: (before, after, isHis) => `Aussicht, ${isHis ? 'von seiner Station zu entkommen' : 'zu entkommen'}: vorher ${percent.format(before)}, nachher ${percent.format(after)}.`,
  hunted: (pawn, from, to, playouts, open) =>
    `${pawn} fuhr von ${from} nach ${to}. Jeder dieser Züge wurde ${number(playouts)}-mal durchgespielt, mit Mister X ${open === 1 ? 'dort, wo er gesehen wurde' : `auf einer der ${stations(open)}, die möglich waren`}. So oft wurde er gefangen:`,
  fled: (from, to, by, isDouble, playouts) =>
    `Mister X fuhr ${WITH[by]} von ${from} nach ${to}${isDouble ? ', der erste Teil eines Doppelzugs' : ''}. Jeder dieser Züge wurde ${number(playouts)}-mal von dort durchgespielt, wo er war. So oft entkam er:`,
  rate: (won, playouts) => percent.format(won / playouts),
  best: 'am besten',
  played: 'gespielt',
  more: (count) => `und ${count} ${count === 1 ? 'weiterer' : 'weitere'}`,
  double: 'Doppelzug',
  way: (to, by, isDouble) => `${to}, ${BY[by]}${isDouble ? ', Doppelzug' : ''}`,
  error: (share) => {
    const points = Math.max(1, Math.round(share * 100));
    return `Auf ${points === 1 ? 'einen Prozentpunkt' : `${number(points)} Prozentpunkte`} genau.`;
  },
  unclear: 'Kein klarer Unterschied.',
  wasBest: 'Es war der beste Zug.',
  policy:
    'Für beide Seiten spielen schnelle Spieler des Hauses weiter: Die Detektive rücken auf alle möglichen Stationen zu, Mister X nimmt, was auf den ersten Blick am besten aussieht.',
  his: 'Was er sonst hätte tun können, zeigt, wo er war.',
  tell: 'Zeigen',
  mapBest: (rate) => `am besten, ${rate}`,
  mapPlayed: (rate) => `gespielt, ${rate}`,

  table: 'Das Spiel Runde für Runde',
  columns: ['Runde', 'Stationen nach seinem Zug', 'nach den Zügen der Detektive', 'Aussicht zu entkommen davor', 'Wendepunkt'],
  none: 'keiner',
};
