/** All sentences of Scotland Yard that the house asks for, rendered from data. */
import type { GameWords } from '$lib/game';
import { capital } from './grammar';
import { DETECTIVES, MISTER_X, seatName } from './names';
import { presetOf, PRESET_NAMES } from './presets';
import { ending, tell } from './telling';
import type { Action, Setup, Sight, View } from './types.gen';

export const seatNames = (setup: Pick<Setup, 'detectives'>): string[] => [
  MISTER_X,
  ...DETECTIVES.slice(0, setup.detectives).map((_, index) => seatName(index + 1)),
];

/** "Blue" for "Blue detective" */
export const shortSeatNames = (setup: Pick<Setup, 'detectives'>): string[] => [
  MISTER_X,
  ...DETECTIVES.slice(0, setup.detectives).map(({ colour }) => colour),
];

/** What must not be overlooked: he shows himself, or plays something unusual. Never more than was seen. */
function news(sight: Sight, names: string[], seat: number | null): string | null {
  if (sight.saw === 'peeked') return sight.seat === seat && sight.station !== null ? tell(sight, names) : null;
  if (sight.saw !== 'moved' || sight.ended) return null;
  if (sight.skipped.length > 0) return tell(sight, names);
  const isTelling = sight.shown || sight.double || sight.by === 'black';
  return sight.seat === 0 && seat !== 0 && isTelling ? tell(sight, names) : null;
}

/** On the plate of the seat to move. */
function turn(view: View, _names: string[], mine: boolean): string {
  if (view.ended) return '';
  if (view.second_half) return mine ? 'your second step' : 'second step';
  return mine ? 'your move' : 'moving';
}

/** The message line: what is to be done now. */
function prompt(view: View, actions: Action[], seat: number | null = null): { text: string; strong?: string; tone: 'info' | 'warn' } | null {
  if (view.ended || !actions.some((action) => action.do === 'move')) return null;
  const window = view.log.length + 1;
  if (view.second_half) return { strong: 'Your second step.', text: 'Choose a lit station.', tone: 'info' };
  // Whoever plays several detectives must be told which.
  if (seat !== 0) return { strong: seat === null ? 'Your move.' : `${seatName(seat)}: your move.`, text: 'Choose a lit station, or type its number.', tone: 'info' };
  if (view.shown.includes(window)) return { strong: 'Your move.', text: `Window ${window} shows everyone where you end.`, tone: 'warn' };
  return { strong: 'Your move.', text: `Window ${window} of ${view.windows}: choose a lit station.`, tone: 'info' };
}

/** "The detectives win: Ann catches Mister X on 199." */
function end(view: View, names: string[]): string {
  if (!view.ended) return '';
  const isX = view.ended.how === 'log-filled' || view.ended.how === 'detectives-stuck';
  return `${isX ? `${MISTER_X} wins` : 'The detectives win'}. ${ending(view.ended, names)}`;
}

const LEVELS: Record<string, { title: string; about: string }> = {
  random: { title: 'Random', about: 'Goes anywhere that is allowed, without a thought.' },
  novice: { title: 'Novice', about: 'Leaves much to chance: for a first game.' },
  classic: { title: 'Classic', about: 'Looks one move ahead: flees from who is near, goes where Mister X can be.' },
  steady: { title: 'Steady', about: 'Plans ahead, and now and then slips: good company for an evening.' },
  master: { title: 'Master', about: 'Plans for all detectives together, and as Mister X for what they must believe.' },
};

/** Level names for people. */
function brain(name: string): { title: string; about: string } {
  return LEVELS[name] ?? { title: capital(name.replaceAll('-', ' ')), about: '' };
}

/** For the waiting room: "Classic rules, 4 detectives" */
function setup(setup: Setup): string {
  const preset = presetOf(setup);
  const parts = [preset ? `${PRESET_NAMES[preset]} rules` : 'own rules', `${setup.detectives} detectives`, ...(setup.practice ? ['practice'] : [])];
  return parts.join(', ');
}

export const words: GameWords<View, Action, Sight, Setup> = {
  sight: tell,
  news,
  turn,
  prompt,
  end,
  brain,
  // Everything is done on the map.
  controls: () => [],
  setup,
};
