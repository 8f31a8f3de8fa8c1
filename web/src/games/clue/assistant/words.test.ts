import { expect, test } from 'vitest';
import { EntryDraft } from './entry.svelte';
import { evening, printed } from './testing';
import { cellLabel, echo, news, words } from './words';

function draft(fill: (draft: EntryDraft) => void): string {
  const entry = new EntryDraft(() => ({ ...evening, entries: [] }));
  fill(entry);
  return echo(entry, printed.full)
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
  expect(draft(begin)).toBe('Ben suggests Mrs. Peacock, Lead Pipe, Study …');
  expect(draft((entry) => (begin(entry), entry.answer('Dee')))).toBe('Ben suggests Mrs. Peacock, Lead Pipe, Study. Cid passes, Dee shows a card.');
  expect(draft((entry) => (begin(entry), entry.answer(null)))).toBe('Ben suggests Mrs. Peacock, Lead Pipe, Study. No one shows a card.');
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
  expect(text).toBe('You suggest Mr. Green, Rope, Study. Ben passes, Cid shows Rope.');
  const shown = draft((entry) => {
    entry.ask('Cid');
    entry.pick('suspect', 'Mr. Green');
    entry.pick('weapon', 'Knife');
    entry.pick('room', 'Study');
    entry.answer('Ann');
  });
  expect(shown).toBe('Cid suggests Mr. Green, Knife, Study. Dee passes, you show Knife.');
});

test('spoilers and accusations are echoed too', () => {
  expect(draft((entry) => Object.assign(entry, { kind: 'spoiler', player: 'envelope', card: 'Rope', has: false }))).toBe('The case file doesn’t have Rope.');
  expect(
    draft((entry) => {
      entry.kind = 'accusation';
      entry.ask('Dee');
      entry.pick('suspect', 'Mr. Green');
      entry.pick('weapon', 'Rope');
      entry.pick('room', 'Study');
      entry.correct = false;
    }),
  ).toBe('Dee accuses Mr. Green, Rope, Study. That’s wrong.');
});

test('a known card is told to me as mine', () => {
  const known = (player: string, has: boolean) => draft((entry) => Object.assign(entry, { kind: 'spoiler', player, card: 'Rope', has }));
  expect([known('Ann', true), known('Ann', false)]).toEqual(['You have Rope.', 'You don’t have Rope.']);
  expect([known('Ben', true), known('Ben', false)]).toEqual(['Ben has Rope.', 'Ben doesn’t have Rope.']);
});

test('one and many agree', () => {
  const { advice, setup, grid, why } = words;
  expect([advice.left(1), advice.left(4), advice.answerLeft(1)]).toEqual(['One solution left.', 'Four solutions left.', '1 solution']);
  expect([advice.certain(['Mrs. Peacock']), advice.certain(['Mrs. Peacock', 'Rope'])]).toEqual([' Certain: Mrs. Peacock.', ' Certain: Mrs. Peacock and Rope.']);
  expect([grid.deals('1'), grid.deals('52')]).toEqual(['One possible deal.', '52 possible deals.']);
  expect([why.takes(1, 1), why.takes(2, 8)]).toEqual(['Uses 1 of 1 entry.', 'Uses 2 of 8 entries, all of them needed.']);
  expect([setup.mineLess(1), setup.mineLess(2)]).toEqual([
    'That’s one card too many. Tap one again to put it back.',
    'That’s two cards too many. Tap them again to put them back.',
  ]);
  expect(setup.sumShort(2)).toBe('Two cards not dealt yet. Give them to a player, or put them face up or aside below.');
});

test('what is new: finds are named, the rest is counted', () => {
  const cell = (name: string, holder: string, state: 'has' | 'not') => ({ name, holder, state });
  expect(news([])).toBe('Nothing new proved.');
  expect(news([cell('Rope', 'Ben', 'not'), cell('Hall', 'Ben', 'not')])).toBe('New: two places ruled out.');
  expect(news([cell('Rope', 'Ben', 'has'), cell('Hall', 'envelope', 'has'), cell('Hall', 'Ben', 'not')])).toBe(
    'New: Rope is with Ben and Hall is in the case file. One place ruled out.',
  );
});

test('a cell says what it is in words', () => {
  expect(cellLabel('Rope', 'Ben', { mark: 'may', chance: 0.62 })).toBe('Rope, Ben: 62 percent. Why?');
  expect(cellLabel('Rope', 'Ben', { mark: 'has-not' })).toBe('Rope, Ben: doesn’t have it. Why?');
  expect(cellLabel('Rope', 'envelope', { mark: 'has' })).toBe('Rope, case file: certain. Why?');
});

test('a new notebook is called by its players, as far as the name goes', () => {
  expect(words.setup.notebook(['Ann', 'Ben', 'Cid'], 40)).toBe('Ann, Ben and Cid');
  expect(words.setup.notebook(['Bartholomew', 'Maximiliana', 'Constantine', 'Wilhelmina'], 40)).toBe('Bartholomew and three others');
});
