/**
 * A suggestion as a show: which steps it has for one viewer, how long each lasts, and what is seen in it. Made from that
 * viewer's own sights alone, so it can tell nothing but what they tell. Knows no clock and draws nothing.
 */
import type { Named } from '../names';
import type { CardId, Sight } from '../types.gen';

/** A suggestion and what became of it, as one viewer saw it. */
export interface Asking {
  /** The number of its sight. */
  at: number;
  asker: number;
  named: Named;
  /** Who could not disprove it, in the order they were asked. */
  passed: readonly number[];
  /** Who can; null = nobody. */
  asked: number | null;
  /** The card, once it was shown; `card` is null for whoever may not see it. */
  answer: { card: CardId | null } | null;
}

export type Step =
  /** The curtain opens on the asker, who names the three cards; pawn and weapon come. */
  | 'curtain'
  | 'asks'
  | 'card'
  | 'comes'
  /** Seat after seat is asked. */
  | 'thinks'
  | 'passes'
  /** Nothing goes on until the card is shown: by somebody else, by me. */
  | 'waits'
  | 'chooses'
  | 'shows'
  | 'slides'
  /** The asker alone sees the card, until it is put away. */
  | 'turns'
  | 'reads'
  /** Nobody can. */
  | 'silence'
  | 'bow'
  | 'falls';

export interface Beat {
  step: Step;
  /** Who is asked, or shows. */
  seat?: number;
  /** How many cards lie on the table. */
  cards?: number;
  /** In milliseconds; null = until something happens. */
  length: number | null;
}

export interface Tempo {
  /** Factor for all times; 0 = the last frame alone. */
  pace: number;
  /** Nothing slides, and nobody thinks for long. */
  isReduced: boolean;
}

/** How long each step lasts at the usual pace, in milliseconds. */
const TIMES = { curtain: 240, asks: 240, card: 360, comes: 420, thinks: 700, passes: 240, shows: 240, slides: 420, turns: 240, silence: 1400, bow: 900, falls: 240 } as const;
/** Thinking where motion is reduced. */
const SHORT_THOUGHT = 300;
/** The last frame, where everything is shown at once. */
const AT_ONCE = 600;
/** A card that is shown to me cannot be put away sooner, whatever the pace. */
export const LEAST_READ = 1200;

/** The number of the last suggestion; -1 = there was none. */
export const lastAsking = (sights: readonly Sight[]): number => sights.findLastIndex((sight) => sight.saw === 'suggested');

export function askingAt(sights: readonly Sight[], at: number): Asking | null {
  const sight = sights[at];
  if (sight?.saw !== 'suggested') return null;
  const next = sights[at + 1];
  const { suspect, weapon, room, seat: asker, passed, asked } = sight;
  return { at, asker, named: { suspect, weapon, room }, passed, asked, answer: next?.saw === 'showed' ? { card: next.card } : null };
}

/** Nothing has happened since but the answer: it is still worth showing. */
export const isLatest = (sights: readonly Sight[], { at, answer }: Asking): boolean => sights.length === at + (answer ? 2 : 1);

/** The cards in the order in which they are named. */
export const cardsOf = ({ suspect, weapon, room }: Named): CardId[] => [suspect, weapon, room];

/** How it ends for a viewer; the last of it lasts until something happens where it must be read, or is not over. */
function ending({ asker, asked, answer }: Asking, viewer: number | null): Beat['step'][] {
  const isMine = asker === viewer;
  if (asked === null) return isMine ? ['silence', 'reads', 'falls'] : ['silence', 'falls'];
  if (!answer) return [asked === viewer ? 'chooses' : 'waits'];
  return isMine ? ['shows', 'slides', 'turns', 'reads', 'falls'] : ['shows', 'slides', 'bow', 'falls'];
}

/** The steps of the show, one after the other. What is added when the card is shown takes the place of the waiting. */
export function storyboard(asking: Asking, viewer: number | null, { pace, isReduced }: Tempo): Beat[] {
  const last = ending(asking, viewer);
  if (pace === 0) {
    const rest = last.find((step) => step === 'chooses' || step === 'waits' || step === 'reads');
    return [rest ? { step: rest, length: null } : { step: asking.asked === null ? 'silence' : 'bow', length: AT_ONCE }];
  }
  const time = (step: keyof typeof TIMES) => (step === 'thinks' && isReduced ? SHORT_THOUGHT : TIMES[step]) * pace;
  const beat = (step: Step, more: Partial<Beat> = {}): Beat => ({ step, length: step in TIMES ? time(step as keyof typeof TIMES) : null, ...more });
  const { asked } = asking;
  // Whoever can disprove it thinks as long as whoever cannot; I am asked at once.
  const thinkers = asked === null || asked === viewer ? [] : [beat('thinks', { seat: asked })];
  return [
    beat('curtain'),
    beat('asks'),
    ...[1, 2, 3].map((cards) => beat('card', { cards })),
    beat('comes'),
    ...asking.passed.flatMap((seat) => [beat('thinks', { seat }), beat('passes', { seat })]),
    ...thinkers,
    ...last.map((step) => beat(step)),
  ];
}

export type Standing = 'waits' | 'thinks' | 'passes' | 'shows' | 'unasked';

/** What is seen. */
export interface Frame {
  step: Step;
  /** So many of the three cards lie there. */
  cards: number;
  /** The others, in the order in which they are asked. */
  seats: { seat: number; is: Standing }[];
  /** The card that is shown: face down, or what it is. */
  shown: 'back' | CardId | null;
  /** What those who listen have been told so far. */
  lines: Line[];
}

/** A sentence for those who listen. */
export type Line = { tells: 'asks' } | { tells: 'passes'; seat: number } | { tells: 'shows' } | { tells: 'nobody' };

const BEFORE_ANSWERS: readonly Step[] = ['curtain', 'asks', 'card', 'comes'];
const SHOWING: readonly Step[] = ['shows', 'slides', 'turns', 'bow', 'reads', 'falls'];

/** The seats after the asker's, around the table. */
const others = (asker: number, seats: number): number[] => Array.from({ length: seats - 1 }, (_, step) => (asker + 1 + step) % seats);

/** What a viewer sees during a beat, at a table of so many seats. */
export function frameOf(asking: Asking, viewer: number | null, seats: number, { step, seat: at, cards = 3 }: Beat): Frame {
  const { asker, passed, asked, answer } = asking;
  const isBefore = BEFORE_ANSWERS.includes(step);
  // How many have answered that they cannot.
  const turn = step === 'thinks' || step === 'passes' ? passed.indexOf(at ?? -1) : -1;
  const said = isBefore ? 0 : turn < 0 ? passed.length : turn + (step === 'passes' ? 1 : 0);
  const isShown = answer !== null && SHOWING.includes(step);
  const isAsked = !isBefore && said === passed.length && step !== 'passes';
  const standing = (seat: number): Standing => {
    const number = passed.indexOf(seat);
    if (number >= 0 && number < said) return 'passes';
    if (step === 'thinks' && seat === at) return 'thinks';
    if (seat === asked && isAsked) return isShown ? 'shows' : 'thinks';
    return isShown && number < 0 ? 'unasked' : 'waits';
  };
  const isFaceUp = answer?.card != null && (asked === viewer || (asker === viewer && step !== 'shows' && step !== 'slides'));
  return {
    step,
    cards: step === 'curtain' || step === 'asks' ? 0 : cards,
    seats: others(asker, seats).map((seat) => ({ seat, is: standing(seat) })),
    shown: !isShown || step === 'shows' ? null : isFaceUp ? answer.card : 'back',
    lines: [
      ...(step === 'curtain' ? [] : [{ tells: 'asks' } as const]),
      ...passed.slice(0, said).map((seat) => ({ tells: 'passes', seat }) as const),
      // To the asker it is told with the card.
      ...(isShown && step !== 'shows' && (asker !== viewer || step !== 'slides') ? [{ tells: 'shows' } as const] : []),
      ...(asked === null && !isBefore && said === passed.length && step !== 'passes' ? [{ tells: 'nobody' } as const] : []),
    ],
  };
}

/** Nothing is left to be found out: from here on all around the stage may tell of it. */
export const isOut = (step: Step): boolean => ['waits', 'chooses', 'turns', 'reads', 'silence', 'bow', 'falls'].includes(step);
/** It goes on only when somebody does something. */
export const isRest = (step: Step): boolean => step === 'waits' || step === 'chooses' || step === 'reads';
