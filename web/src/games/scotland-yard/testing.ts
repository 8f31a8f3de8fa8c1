/** What the tests of this folder begin with. */
import type { Props } from './board/board.svelte';
import { linesFrom } from './map/atlas';
import type { Action, Ticket, View } from './types.gen';

/** The tenth window of a game with five detectives; Mister X was last seen on 115, in window 8. */
export const viewOf = (more: Partial<View> = {}): View => ({
  detectives: [
    { station: 140, tickets: { taxi: 5, bus: 8, underground: 1 }, moved: false },
    { station: 136, tickets: { taxi: 2, bus: 8, underground: 4 }, moved: false },
    { station: 108, tickets: { taxi: 7, bus: 6, underground: 1 }, moved: false },
    { station: 89, tickets: { taxi: 7, bus: 6, underground: 1 }, moved: false },
    { station: 128, tickets: { taxi: 8, bus: 4, underground: 2 }, moved: false },
  ],
  mister_x: {
    station: null,
    tickets: { taxi: 16, bus: 11, underground: 14, black: 4, double: 1 },
    last_seen: { window: 8, station: 115 },
  },
  log: [null, null, 175, null, null, null, null, 115, null, null].map((station, index) => ({
    by: index === 7 ? 'black' : 'taxi',
    station,
    shown: station !== null,
    double: index === 7,
  })),
  windows: 24,
  shown: [3, 8, 13, 18],
  last_round: false,
  round: 9,
  second_half: false,
  peeked: null,
  ended: null,
  start: null,
  ...more,
});

/** Moves along every line from a station; what they cost is not asked. */
export function movesFrom(station: number, without: readonly number[] = []): Action[] {
  return linesFrom(station).flatMap(({ kind, to }): Action[] => (without.includes(to) || kind === 'ferry' ? [] : [{ do: 'move', to, by: kind }]));
}

export const move = (to: number, by: Ticket, double?: true): Action => ({ do: 'move', to, by, ...(double ? { double } : {}) });

/** Props with a record of what the board did with them. */
export function propsOf(more: Partial<Props> = {}) {
  const done: { actions: Action[]; said: string[] } = { actions: [], said: [] };
  const props: Props = {
    view: viewOf(),
    actions: movesFrom(140, [128, 89]),
    sights: [],
    seq: 1,
    seat: 1,
    names: ['Xavier', 'Ada', 'Bram', 'Cleo', 'Dev', 'Edith'],
    busy: false,
    pace: 1,
    onaction: (action) => void done.actions.push(action),
    onsay: (text) => void done.said.push(text),
    ...more,
  };
  return { props, done };
}
