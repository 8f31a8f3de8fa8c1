/** What the house asks Scotland Yard to say, rendered from data; the sentences are in `text/`. */
import type { GameWords } from '$lib/game';
import cover from './cover';
import { isStranded } from './board/stranding';
import { DETECTIVES, MISTER_X, seatName } from './names';
import { presetOf } from './presets';
import { ending, tell } from './telling';
import { text } from './text';
import type { Action, Setup, Sight, View } from './types.gen';

export const seatNames = (setup: Pick<Setup, 'detectives'>): string[] => [MISTER_X, ...DETECTIVES.slice(0, setup.detectives).map((_, index) => seatName(index + 1))];

/** "Blue" for "Blue detective" */
export const shortSeatNames = (setup: Pick<Setup, 'detectives'>): string[] => [MISTER_X, ...DETECTIVES.slice(0, setup.detectives).map(({ colour }) => colour)];

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
  const { turn } = text;
  if (view.second_half) return mine ? turn.yourSecond : turn.second;
  return mine ? turn.yourMove : turn.moving;
}

/** A detective without a ticket for any line from where they stand. */
const seat = (view: View, seat: number): string | null => (!view.ended && isStranded(view, seat) ? text.stranded : null);

/** The message line: what is to be done now. */
function prompt(view: View, actions: Action[], seat: number | null = null): { text: string; strong?: string; tone: 'info' | 'warn' } | null {
  if (view.ended || !actions.some((action) => action.do === 'move')) return null;
  const window = view.log.length + 1;
  const say = text.prompt;
  if (view.second_half)
    return view.shown.includes(window) ? { strong: say.yourSecond, text: say.windowShows(window), tone: 'warn' } : { strong: say.yourSecond, text: say.chooseLit, tone: 'info' };
  // Whoever plays several detectives must be told which.
  if (seat !== 0) return { strong: seat === null ? say.yourMove : say.yourMoveAs(seatName(seat)), text: say.chooseOrType, tone: 'info' };
  if (view.shown.includes(window)) return { strong: say.yourMove, text: say.windowShows(window), tone: 'warn' };
  return { strong: say.yourMove, text: say.windowOf(window, view.windows), tone: 'info' };
}

/** "Ann catches Mister X on 199." */
function end(view: View, names: string[], mine: number[] = []): string {
  return view.ended ? ending(view.ended, names, mine) : '';
}

/** For the waiting room: "Classic rules, 4 detectives" */
function setup(setup: Setup): string {
  const say = text.setup;
  const parts = [say.rules(presetOf(setup)), say.detectives(setup.detectives), ...(setup.practice ? [say.practice] : []), ...(setup.on_timeout === 'lose' ? [say.lose] : [])];
  return parts.join(', ');
}

/** Who does not move in time loses, where that was chosen. */
function late(setup: Setup): string | null {
  return setup.on_timeout === 'lose' ? text.setup.late : null;
}

export const words: GameWords<View, Action, Sight, Setup> = {
  sight: tell,
  news,
  turn,
  seat,
  prompt,
  end,
  ...cover.words,
  // Everything is done on the map.
  controls: () => [],
  setup,
  late,
};
