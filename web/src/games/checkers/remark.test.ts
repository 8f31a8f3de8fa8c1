import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Remarks, type Heard } from './remark.svelte';
import type { Remark, Sight, Topic } from './types.gen';

const moved = (seat: number): Sight => ({ saw: 'moved', seat, path: [11, 15], captured: [], crowned: false, text: '11-15', ply: 1 });

let questions: unknown[];
let answers: ((answer: unknown) => void)[];
const ask = (question: unknown) => {
  questions.push(question);
  return new Promise((answer) => answers.push(answer));
};
/** What the house says. */
const remark = (topic: Topic, number: number): Remark => ({ code: `${topic}-${number}`, sentence: { topic, number } });
const table = (seq: number, ...sights: Sight[]): Heard => ({ seq, sights, computers: [1], isOver: false, ask, plain: false });
beforeEach(() => {
  questions = [];
  answers = [];
});
afterEach(() => vi.unstubAllGlobals());

test('a computer that has moved is asked once, and told what it said before', async () => {
  const remarks = new Remarks();
  const first = remarks.hear(table(2, moved(0), moved(1)));
  void remarks.hear(table(2, moved(0), moved(1)));
  answers[0]!({ remark: remark('quiet-mine', 0) });
  await first;
  expect(remarks.now).toEqual({ by: 1, text: 'A quiet one, for a change.' });
  await remarks.hear(table(3, moved(0), moved(1), moved(0)));
  expect(remarks.now).not.toBeNull();
  const second = remarks.hear(table(4, moved(0), moved(1), moved(0), moved(1)));
  answers[1]!({ remark: null });
  await second;
  expect(remarks.now).toBeNull();
  // It can still be read.
  expect(remarks.latest?.text).toBe('A quiet one, for a change.');
  expect(questions).toEqual([
    { ask: 'remark', by: 1, last: null, plain: false },
    { ask: 'remark', by: 1, last: { topic: 'quiet-mine', number: 0 }, plain: false },
  ]);
});

test('a game begins with a greeting, and the next one with another', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  for (const number of [2, 3]) {
    const greeted = new Remarks().hear(table(0));
    answers.pop()!({ remark: remark('start', number) });
    await greeted;
  }
  expect(questions.map((question) => (question as { last: unknown }).last)).toEqual([null, { topic: 'start', number: 2 }]);
  // What is said to a move has nothing to do with the last game's greeting.
  void new Remarks().hear(table(2, moved(0), moved(1)));
  expect(questions[2]).toMatchObject({ last: null });
});

test('an answer to an earlier move is not heard after a later one', async () => {
  const remarks = new Remarks();
  const early = remarks.hear(table(2, moved(1)));
  const late = remarks.hear(table(4, moved(1), moved(0), moved(1)));
  answers[1]!({ remark: remark('king-mine', 3) });
  answers[0]!({ remark: remark('king-mine', 0) });
  await Promise.all([early, late]);
  expect(remarks.now?.text).toBe('My court is growing.');
});

test('people are not asked, and a house without time is silent', async () => {
  const remarks = new Remarks();
  await remarks.hear(table(1, moved(0)));
  await remarks.hear({ ...table(2, moved(0)), computers: [] });
  expect(questions).toEqual([]);
  await remarks.hear({ ...table(3, moved(1)), ask: () => Promise.reject(new Error('busy')) });
  expect(remarks.now).toBeNull();
});

test('switched off, it forgets what hangs in the air', async () => {
  const remarks = new Remarks();
  const asked = remarks.hear(table(2, moved(1)));
  await remarks.hear({ ...table(2, moved(1)), ask: undefined });
  answers[0]!({ remark: remark('king-mine', 0) });
  await asked;
  expect(remarks.now).toBeNull();
});

test('a computer has its say about offers and the end, whoever made them', () => {
  const remarks = new Remarks();
  void remarks.hear(table(2, moved(1), { saw: 'offered', seat: 0, kind: 'draw' }));
  void remarks.hear({ ...table(4, moved(0)), isOver: true });
  void remarks.hear({ ...table(6, moved(0)), computers: [0, 1] });
  expect(questions.map((question) => (question as { by: number }).by)).toEqual([1, 1, 0]);
});
