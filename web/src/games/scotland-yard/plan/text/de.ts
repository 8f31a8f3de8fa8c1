/** Was über Pläne der Detektive gesagt wird, auf Deutsch. */
import { figures } from '$lib/words/figures';
import type { en } from './en';

const { all } = figures('de-DE');

export const de: typeof en = {
  tab: 'Plan',
  count: (plans) => (plans === 1 ? '1 Plan' : `${plans} Pläne`),
  pencil: 'Gemeinsam planen (P)',
  tools: { mark: 'Hier könnte er sein (X)', arrow: 'Da gehe ich hin (A)', rub: 'Ausradieren (R)' },
  you: (pawn) => `Du, ${pawn}`,
  row: (arrow, marks) => [arrow && `${arrow.from} nach ${arrow.to}`, marks.length > 0 && `markiert ${marks.join(', ')}`].filter(Boolean).join('; '),
  go: 'Los',
  goTo: (pawn, station) => `${pawn} nach ${station} ziehen`,
  empty: 'Noch nichts geplant. Nimm den Bleistift neben der Karte: Kreise ein, wo er sein könnte, und zeichne einen Pfeil dorthin, wohin du gehst. Mister X sieht nichts davon.',
  stale: (marks) => (marks === 1 ? 'Eine überholte Markierung ausradieren?' : `${marks} überholte Markierungen ausradieren?`),
  full: (most) => `Du hast schon ${most} Markierungen. Radier zuerst eine aus.`,
  fromHere: (station) => `Du stehst auf ${station}. Wohin willst du?`,
  noStation: (digits) => `Eine Station ${digits} gibt es nicht.`,
  aloud: {
    certain: [
      (to) => `Er muss auf ${to} sein. Ich gehe hin und klopfe.`,
      (to) => `${to}, und sonst nirgends. Das übernehme ich.`,
      (to) => `Ich nehme ${to}. Bringt die Handschellen mit.`,
      (to) => `Alle Wege führen nach ${to}. Meine Stiefel auch.`,
    ],
    likely: [
      (to) => `Ich versuche es auf ${to}. Da könnte er sein.`,
      (to) => `Ich schaue mal auf ${to} vorbei.`,
      (to) => `Auf ${to} riecht es nach Zigarren. Bin unterwegs.`,
      (to) => `${to} ist meins. Einer nimmt die nächste Straße.`,
    ],
    'cut-off': [
      (to) => `Von ${to} aus sperre ich ihn ein.`,
      (to) => `Ich stelle mich auf ${to}. An mir kommt er nicht vorbei.`,
      (to) => `${to} ist die Tür, und ich mache sie zu.`,
      (to) => `Von ${to} aus habe ich seine Auswege im Auge.`,
    ],
    underground: [
      (to) => `Auf ${to} geht es runter. Die U-Bahn ist schnell.`,
      (to) => `Erst ${to}, dann auf Schienen überallhin.`,
      (to) => `Ich will eine Bahn. Auf ${to} fährt eine.`,
      (to) => `${to}, zurückbleiben bitte. Von da komme ich überallhin.`,
    ],
    'last-seen': [
      (to) => `Ich folge ihm über ${to}.`,
      (to) => `Da lang ist er gegangen. Ich nehme ${to}.`,
      (to) => `Wieder auf seiner Spur: ${to}.`,
      (to) => `Ich gehe über ${to} dahin, wo wir ihn zuletzt gesehen haben.`,
    ],
    closing: [
      (to) => `Ich nehme ${to}, und der Ring wird enger.`,
      (to) => `${to} für mich. Macht ihr die andere Seite zu.`,
      (to) => `Ich gehe nach ${to}. Haltet euer Ende dicht.`,
      (to) => `Eine Straße näher: ${to}.`,
    ],
  },
  arrow: (name, from, to) => `${name} geht von ${from} nach ${to}`,
  mark: (name, station) => `${name}: Er könnte auf ${station} sein`,
  drawn: (name, to, marks) => `${name} ${all([...(to === null ? [] : [`geht nach ${to}`]), ...(marks.length === 0 ? [] : [`markiert ${all(marks.map(String))}`])])}.`,
};
