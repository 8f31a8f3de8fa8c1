import { expect, test } from 'vitest';
import type { Guest, Note, NoteBody } from '../wire.gen';
import { ann, ben } from '../testing';
import { conversation } from './conversation';
import { isGreeting, repliesTo } from './greetings';

const guests = [null, { id: 'basil', name: 'Basil' }, { id: 'hester', name: 'Hester' }];
const remarks = { all: { greeted: ['Good evening.', 'Pleased.', 'Ah.', 'Hello there.'] }, own: {} };
const notes = (...bodies: (NoteBody | [Guest, string, number?])[]): Note[] =>
  bodies.map((body, n) =>
    Array.isArray(body) ? { n, at: (body[2] ?? n) * 60_000, seq: n, body: { kind: 'said', guest: body[0], text: body[1] } } : { n, at: n * 60_000, seq: n, body },
  );
const answered = (written: Note[]) => repliesTo(written, 't1', guests, remarks).map(({ n }) => n);

test('greetings are known in the languages of the house', () => {
  for (const text of ['hello', 'Hello everyone!', 'good evening', 'Guten Abend zusammen', 'Hallo', 'hi', 'Grüß dich', 'moin', 'Hey, all'])
    expect(isGreeting(text), text).toBe(true);
  for (const text of ['history is long', 'that was a good evening', 'Hier bin ich', 'nice move', 'abends regnet es', `hello ${'and so on '.repeat(9)}`])
    expect(isGreeting(text), text).toBe(false);
});

test('a person is greeted once in a while, each for themselves, by a guest of the house', () => {
  const written = notes({ kind: 'started' }, [ann, 'hello'], [ann, 'hello?'], [ben, 'hallo'], [ann, 'good evening', 40]);
  expect(answered(written)).toEqual([1, 3, 4]);
  const replies = repliesTo(written, 't1', guests, remarks);
  expect(replies.every(({ seat }) => guests[seat] !== null)).toBe(true);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(3);
  expect(repliesTo(written, 't1', guests, remarks)).toEqual(replies);
});

test('nobody answers before the match, or where only people play', () => {
  expect(answered(notes([ann, 'hello'], { kind: 'started' }))).toEqual([]);
  expect(repliesTo(notes([ann, 'hello']), 't1', [null, null], remarks)).toEqual([]);
});

test('remarks stand between the messages where they were made, answers right under them', () => {
  const written = notes([ann, 'hello'], [ben, 'your turn']);
  const lines = conversation(
    written,
    [0, 1, 5].map((seq) => ({ seq, seat: 1, about: 'x', text: `at ${seq}` })),
    [{ n: 0, seat: 2, text: 'Good evening.' }],
  );
  expect(lines.map((line) => ('note' in line ? line.note.n : line.said.text))).toEqual(['at 0', 0, 'Good evening.', 'at 1', 1, 'at 5']);
  // Nothing is said before the match has begun.
  const begun = conversation(notes([ann, 'hello'], { kind: 'started' }), [{ seq: 1, seat: 1, about: 'begins', text: 'Welcome.' }], []);
  expect(begun.map((line) => ('note' in line ? line.note.n : line.said.text))).toEqual([0, 1, 'Welcome.']);
});
