import { expect, test } from 'vitest';
import { EntryDraft } from './entry.svelte';
import { evening } from './testing';
import { cellLabel, echo, grouped, news, percent, words } from './words';

function draft(fill: (draft: EntryDraft) => void): string {
  const entry = new EntryDraft(() => ({ ...evening, entries: [] }));
  fill(entry);
  return echo(entry)
    .map((piece) => piece.text)
    .join('');
}

test('a suggestion is echoed as it grows', () => {
  expect(draft(() => {})).toBe('');
  const begin = (entry: EntryDraft) => {
    entry.ask('Ben');
    entry.pick('suspect', 'Mrs. Peacock');
    entry.pick('weapon', 'Lead Pipe');
    entry.pick('room', 'Study');
  };
  expect(draft(begin)).toBe('Ben asks Mrs. Peacock, Lead Pipe, Study …');
  expect(draft((entry) => (begin(entry), entry.answer('Dee')))).toBe('Ben asks Mrs. Peacock, Lead Pipe, Study. Cid passes, Dee shows.');
  expect(draft((entry) => (begin(entry), entry.answer(null)))).toBe('Ben asks Mrs. Peacock, Lead Pipe, Study. Nobody shows.');
});

test('what I do is told to me', () => {
  const text = draft((entry) => {
    entry.ask('Ann');
    entry.pick('suspect', 'Mr. Green');
    entry.pick('weapon', 'Rope');
    entry.pick('room', 'Study');
    entry.answer('Cid');
    entry.see('Rope');
  });
  expect(text).toBe('You ask Mr. Green, Rope, Study. Ben passes, Cid shows Rope.');
  const shown = draft((entry) => {
    entry.ask('Cid');
    entry.pick('suspect', 'Mr. Green');
    entry.pick('weapon', 'Knife');
    entry.pick('room', 'Study');
    entry.answer('Ann');
  });
  expect(shown).toBe('Cid asks Mr. Green, Knife, Study. Dee passes, you show Knife.');
});

test('spoilers and accusations are echoed too', () => {
  expect(draft((entry) => Object.assign(entry, { kind: 'spoiler', player: 'envelope', card: 'Rope', has: false }))).toBe('The envelope does not have Rope.');
  expect(
    draft((entry) => {
      entry.kind = 'accusation';
      entry.ask('Dee');
      entry.pick('suspect', 'Mr. Green');
      entry.pick('weapon', 'Rope');
      entry.pick('room', 'Study');
      entry.correct = false;
    }),
  ).toBe('Dee accuses Mr. Green, Rope, Study. It is wrong.');
});

test('what is new: finds are named, the rest is counted', () => {
  const cell = (card: string, holder: string, state: 'has' | 'not') => ({ card, holder, state });
  expect(news([])).toBe('Nothing new is certain.');
  expect(news([cell('Rope', 'Ben', 'not'), cell('Hall', 'Ben', 'not')])).toBe('New: two places ruled out.');
  expect(news([cell('Rope', 'Ben', 'has'), cell('Hall', 'envelope', 'has'), cell('Hall', 'Ben', 'not')])).toBe(
    'New: Rope is with Ben and Hall is in the envelope. One place ruled out.',
  );
});

test('chances keep away from nought and certainty, long numbers come in threes', () => {
  expect([0.001, 0.25, 0.999].map(percent)).toEqual(['<1', '25', '>99']);
  expect(grouped('1234567')).toBe('1\u202f234\u202f567');
  expect(grouped('52')).toBe('52');
});

test('a cell says what it is in words', () => {
  expect(cellLabel('Rope', 'Ben', { mark: 'may', chance: 0.62 })).toBe('Rope, Ben: 62 percent. Why?');
  expect(cellLabel('Rope', 'Ben', { mark: 'has-not' })).toBe('Rope, Ben: has it not. Why?');
  expect(cellLabel('Rope', 'envelope', { mark: 'has' })).toBe('Rope, the envelope: certain. Why?');
});

test('a new notebook is called by its players, as far as the name goes', () => {
  expect(words.setup.notebook(['Ann', 'Ben', 'Cid'], 40)).toBe('Ann, Ben and Cid');
  expect(words.setup.notebook(['Bartholomew', 'Maximiliana', 'Constantine', 'Wilhelmina'], 40)).toBe('Bartholomew and three others');
});
