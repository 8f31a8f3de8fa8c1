/** The analysis of checkers in German. */
import { figures } from '$lib/words/figures';
import { de as game } from '../../text/de';
import type { en } from './en';

const { count, sides } = game;
const { hundredths } = figures('de-DE');

export const de: typeof en = {
  lost: {
    something: 'hat etwas verschenkt',
    half: 'hat einen halben Stein oder mehr verschenkt',
    game: 'hat das Spiel weggeworfen',
    men: (men, isExact) => `hat ${isExact ? '' : 'mehr als '}${men === 1 ? 'einen Stein' : `${count(men)} Steine`} verschenkt`,
  },
  better: (name, lost, best) => `${name} ${lost}. Besser: ${best}.`,
  best: 'Der beste Zug.',
  asGood: (best) => `So gut wie der beste. Der Computer hätte ${best} gespielt.`,
  won: (name, side) => `${name} hat mit ${sides[side]} gewonnen`,
  drawn: 'Remis',
  unfinished: 'Nicht beendet',
  even: 'Ausgeglichen',
  ahead: (side, men) => `${sides[side]} +${hundredths(men)}`,
  wins: (side, moves) => (moves === 0 ? `${sides[side]} gewinnt` : `${sides[side]} gewinnt in ${moves === 1 ? 'einem Zug' : `${count(moves)} Zügen`}`),

  startPosition: 'Ausgangsstellung',
  after: (move) => `Stellung nach ${move}`,
  along: (moves) => `Zug ${moves} der besten Variante`,
  toMove: (side) => `${sides[side]} am Zug`,
  steps: 'Durch das Spiel gehen',
  toStart: 'Zum Anfang',
  back: 'Zurück',
  forward: 'Vor',
  toEnd: 'Zum Ende',
  playFrom: 'Von hier aus spielen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert. Wer ihn hat, kann sich dieses Spiel ansehen.',
  linkNotCopied: 'Dein Browser erlaubt das Kopieren nicht. Kopiere die Adresse dieser Seite selbst.',
  rename: 'Umbenennen',
  remove: 'Löschen',
  title: 'Auswertung',
  goOn: 'Weiter',
  done: (done, all) => `${done} von ${all} Stellungen`,
  clean: 'Keine echten Fehler.',
  isAhead: (name) => `${name} vorn`,
  asTable: 'Kurve als Tabelle',
  columns: { move: 'Zug', before: 'Davor', after: 'Danach', best: 'Bester' },
  worthStart: 'am Anfang',
  worthAfter: (move) => `nach ${move}`,
  endsHere: 'Hier hört die Aufzeichnung auf.',
  thinking: 'Der Computer denkt noch über diese Stellung nach.',
  line: 'Beste Variante',
  untitled: 'Ein Damespiel',
  game: 'Spiel',
  slider: 'Stelle im Spiel',
  start: 'Anfang',
  noMoves: 'Dieses Spiel hat keine Züge.',
  show: 'Zeigen',
  showThis: (move) => `${move} zeigen`,

  refused: (file) => (file === undefined ? 'Dieses Spiel lässt sich nicht öffnen' : `„${file}“ lässt sich nicht öffnen`),
  close: 'Schließen',

  new: {
    title: 'Spiel öffnen',
    nothing: 'Füge zuerst ein Spiel ein oder wähle eine Datei.',
    pdn: 'Spiel als PDN',
    pdnHint: 'Das Format, in dem Programme Damespiele austauschen. Zum Beispiel',
    which: (games) => `Welches der ${games} Spiele?`,
    file: 'Datei wählen',
    fileLabel: 'PDN-Datei wählen',
    open: 'Auswerten',
  },

  help: {
    title: 'So liest du eine Auswertung',
    what: 'Der Computer bewertet jede Stellung in Steinen: +1 ist so gut wie ein Stein mehr. Die Kurve zeigt die Sicht der Seite, die unten sitzt. Dreh das Brett, und die Kurve dreht sich mit.',
    marks: 'Zeichen',
    marksText: [
      ' es gab einen besseren Zug, ',
      ' es hat einen halben Stein oder mehr gekostet, ',
      ' es hat einen Stein oder mehr gekostet oder ein gewonnenes oder ausgeglichenes Endspiel verdorben. Die schlimmsten Fehler haben Buchstaben auf der Kurve und eine eigene Zeile.',
    ],
    lines: 'Beste Varianten',
    linesText: 'Pfeile zeigen, was der Computer gespielt hätte und welche Antworten er erwartet. Seine Züge stehen neben dem Brett. Wähle einen, um die Stellung zu sehen.',
    keys: 'Tasten',
    keysText: 'Mit den Pfeilen nach links und rechts gehst du durch das Spiel oder die Variante, mit Pos1 und Ende zum Anfang und zum Ende. Esc verlässt die Variante.',
    share: 'Weitergeben',
    shareText: 'Wer den Link hat, kann sich das Spiel ansehen. Als PDN lässt es sich in anderen Programmen öffnen und auch hier.',
  },
};
