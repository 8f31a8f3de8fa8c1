import { expect, test } from 'vitest';
import type { GameModule } from '$lib/game';
import { entriesOf, inOrder, logText, newestOf, tableLines } from './chronicle';
import { ann, ben } from './testing';
import type { Note, NoteBody } from './wire.gen';

const game = {
  seatNames: () => ['North', 'South'],
  words: { brain: () => ({ title: 'Master', about: '' }), sight: (sight: string) => (sight === '' ? null : `Saw ${sight}.`) },
} as unknown as GameModule;

const note = (n: number, seq: number, body: NoteBody): Note => ({ n, at: n * 1000, seq, body });
const notes = [
  note(0, 0, { kind: 'said', guest: ann, text: 'Welcome!' }),
  note(1, 0, { kind: 'started' }),
  note(2, 1, { kind: 'said', guest: ben, text: 'Good luck.' }),
  note(3, 2, { kind: 'timed-out', seat: 0, name: 'Ann' }),
  note(4, 2, { kind: 'stands-in', seat: 0, name: 'Ann', brain: 'master' }),
  note(5, 4, { kind: 'left-seat', seat: 1, name: 'Ben' }),
  note(6, 4, { kind: 'hosts', seat: 0, name: 'Ann' }),
  note(7, 4, { kind: 'paused', paused: true }),
];
const lines = tableLines(notes, game, null, () => false);

test('what happens at the table since the start is in the log, and what people say', () => {
  expect(lines.map(({ n }) => n)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(lines.map(({ speaker }) => speaker)).toEqual(['Ben', null, null, null, null, null]);
  expect(lines.every(({ text }) => text !== '')).toBe(true);
});

test('what the chat hides is not in the log', () => {
  const shown = tableLines(notes, game, null, ({ body }) => body.kind === 'said');
  expect(shown.map(({ n }) => n)).toEqual([3, 4, 5, 6, 7]);
});

test('lines stand between the events as they happened', () => {
  const events = [0, 1, 3].map((seq) => ({ seq }));
  const order = inOrder(events, lines).map((each) => ('event' in each ? `event ${each.event.seq}` : each.line.n));
  expect(order).toEqual(['event 0', 2, 'event 1', 3, 4, 'event 3', 5, 6, 7]);
});

test('the file has one line for each thing, and tells what these eyes saw and nothing else', () => {
  const text = logText('Toy: Ann, Ben', game, ['a', '', 'c'], ['Ann', 'Ben'], lines.slice(0, 2));
  expect(text.split('\n')).toEqual(['Toy: Ann, Ben', '', 'Saw a.', 'Ben: Good luck.', `(${lines[1]!.text})`, 'Saw c.', '']);
});

test('what belongs together is one line, and the file tells it so, too', () => {
  const words = {
    sight: (sight: string) => sight,
    // A small letter goes on with what came before.
    groups: (sights: string[]) => sights.map((_, seq) => sights.findLastIndex((each, at) => at <= seq && each === each.toUpperCase())),
    group: (group: string[]) => group.join(' and '),
  };
  expect(entriesOf(words, ['A', 'b', 'C'], [])).toEqual([
    { seq: 0, last: 1, text: 'A and b' },
    { seq: 2, last: 2, text: 'C' },
  ]);
  expect(logText('T', { words } as unknown as GameModule, ['A', 'b', 'C'], [], []).split('\n')).toEqual(['T', '', 'A and b', 'C', '']);
});

test('the newest line is what happened last, at the board or beside it', () => {
  const entries = (...texts: string[]) => texts.flatMap((text, seq) => (text === '' ? [] : [{ seq, last: seq, text }]));
  const at = (seq: number) => ({ n: seq, seq, speaker: null, text: 'Ben left.' });
  expect(newestOf([], [])).toBeNull();
  expect(newestOf(entries('a', 'b', ''), [])).toMatchObject({ event: { seq: 1, text: 'b' } });
  // Said when three events had happened, and when one had.
  expect(newestOf(entries('a', 'b', 'c'), [at(3)])).toEqual({ line: at(3) });
  expect(newestOf(entries('a', 'b', 'c'), [at(1)])).toMatchObject({ event: { seq: 2, text: 'c' } });
  expect(newestOf(entries('', ''), [at(1)])).toEqual({ line: at(1) });
});
