import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import type { BoardProps, GameModule } from '$lib/game';
import type { Batch } from '$lib/table/news';
import { show } from '$lib/testing';
import type { Lesson, LessonStep } from './lesson';
import LessonRoom from './LessonRoom.svelte';

let given: BoardProps<unknown, unknown, unknown>;
let batches: Batch[];

const toy = {
  id: 'toy',
  name: 'Toy',
  seatNames: () => ['North', 'South'],
  Board: (_: unknown, props: typeof given) => {
    given = props;
    props.news?.on((batch) => void batches.push(batch));
  },
  words: { sight: (sight: string) => `Saw ${sight}.` },
} as unknown as GameModule;

const step = (id: string, from: number, to: number): LessonStep => ({ id, from, to, action: 'leap', ask: null, help: null, answer: null, note: null, panel: null });
const moment = (seq: number) => ({ seq, sights: [`event ${seq}`], view: { seq }, actions: ['leap', 'fall'] });
const lesson: Lesson = {
  scenes: [{ setup: {}, seat: 0, frames: [moment(1), moment(2), moment(3)], steps: [step('one', 0, 1), step('two', 1, 2)] }],
  words: { steps: { one: { title: 'One', text: 'Leap.', wrong: 'Not like that.' }, two: { title: 'Two', text: 'Leap again.' } } },
  level: 'easy',
};

beforeEach(() => (batches = []));

function open() {
  const steps: number[] = [];
  return { room: show(LessonRoom, { game: toy, lesson, at: 0, onstep: (at: number) => void steps.push(at) }), steps };
}

it('shows what the right action brings about, and goes on', async () => {
  const { room, steps } = open();
  expect(room.textContent).toContain('Leap.');
  expect(await given.onaction('leap')).toBe(true);
  flushSync();
  expect(batches).toMatchObject([{ fresh: ['event 2'], before: { view: { seq: 1 } } }]);
  expect(steps).toEqual([1]);
  expect(room.textContent).toContain('Leap again.');
});

it('answers a wrong action, and keeps what the board says until something happens', async () => {
  const { room } = open();
  given.onsay('You must leap.', 'warn');
  flushSync();
  expect(room.querySelector('.say.no')?.textContent).toBe('You must leap.');
  expect(await given.onaction('fall')).toBe(false);
  flushSync();
  expect(room.textContent).toContain('Not like that.');
  expect(room.textContent).not.toContain('You must leap.');
  expect(batches).toEqual([]);
});
