import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BoardProps, GameModule } from '$lib/game';
import type { Batch } from '$lib/table/news';
import type { Replay, TableView } from '$lib/table/wire.gen';
import { show } from '$lib/testing';
import ReplayRoom from './ReplayRoom.svelte';

let given: BoardProps<unknown, unknown, unknown> | null;
let batches: Batch[];

const toy = {
  id: 'toy',
  name: 'Toy',
  hidesNothing: true,
  seatNames: () => ['North', 'South'],
  Token: () => {},
  Board: (_: unknown, props: BoardProps<unknown, unknown, unknown>) => {
    given = props;
    props.news?.on((batch) => void batches.push(batch));
  },
  words: { brain: (name: string) => ({ title: name, about: '' }), sight: (sight: string) => `Saw ${sight}.`, turn: () => 'to move', end: () => 'It is over.' },
} as unknown as GameModule;

const seat = (id: string, name: string) => ({ guest: { id, name }, brain: null, ready: true, away: false });
const replay: Replay = {
  table: { id: 't1', game: 'toy', setup: {}, seats: [seat('a', 'Ann'), seat('b', 'Ben')] } as unknown as TableView,
  moments: [
    { seq: 0, turn: { seat: 0 } },
    { seq: 1, turn: { seat: 1 } },
    { seq: 2, turn: { over: 'drawn' } },
  ],
  sights: ['x', 'y'],
};

beforeEach(() => {
  given = null;
  batches = [];
  const views = [0, 1, 2].map((step) => [`north ${step}`, `south ${step}`, `all ${step}`]);
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify({ from: Number(new URL(url, 'http://house').searchParams.get('from')), views })));
});

const settled = () => new Promise((then) => setTimeout(then));

async function open() {
  const room = show(ReplayRoom, { game: toy, found: { replay, eyes: 'all' as const, step: 0 } });
  await vi.waitFor(() => {
    flushSync();
    expect(given?.view).toBe('all 0');
  });
  return room;
}

function press(key: string) {
  dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

it('shows one step moving, a step back at once, and tells what happened', async () => {
  const room = await open();
  press('ArrowRight');
  await settled();
  expect(batches).toMatchObject([{ fresh: ['x'], before: { view: 'all 0' }, view: 'all 1' }]);
  expect(room.querySelector('.news p')?.textContent?.trim()).toBe('Saw x.');
  press('ArrowLeft');
  expect(batches[1]).toMatchObject({ fresh: [], before: { view: 'all 1' }, view: 'all 0' });
});

it('marks the seat to move, and tells how the game ended', async () => {
  const room = await open();
  expect(room.querySelector('.plate.turn')?.textContent).toContain('Ann');
  press('End');
  expect(room.querySelector('.plate.turn')).toBeNull();
  expect(room.querySelector('.news')?.textContent).toContain('It is over.');
});
