import { beforeEach, expect, test } from 'vitest';
import { askingOrder, EntryDraft, nextAsker } from './entry.svelte';
import { evening } from './testing';
import type { Case } from './types.gen';

let table: Case;
let draft: EntryDraft;
beforeEach(() => {
  table = { ...evening, entries: [] };
  draft = new EntryDraft(() => table);
});

function choose(...cards: [string, string, string]): void {
  draft.pick('suspect', cards[0]);
  draft.pick('weapon', cards[1]);
  draft.pick('room', cards[2]);
}

test('the others are asked clockwise from the asker’s left', () => {
  expect(askingOrder(['Ann', 'Ben', 'Cid', 'Dee'], 'Cid')).toEqual(['Dee', 'Ann', 'Ben']);
  expect(askingOrder(['Ann', 'Ben'], 'Ann')).toEqual(['Ben']);
});

test('the next asker sits left of the last one; who accused wrongly asks no more; a spoiler is no turn', () => {
  const players = ['Ann', 'Ben', 'Cid', 'Dee'];
  const asked = (by: string) => ({ kind: 'suggestion' as const, by, cards: [], shown_by: null });
  const accused = (by: string, correct: boolean) => ({ kind: 'accusation' as const, by, cards: [], correct });
  expect(nextAsker(players, [])).toBe('Ann');
  expect(nextAsker(players, [asked('Ann')])).toBe('Ben');
  expect(nextAsker(players, [asked('Dee')])).toBe('Ann');
  expect(nextAsker(players, [accused('Cid', false), asked('Ben')])).toBe('Dee');
  expect(nextAsker(players, [asked('Ben'), { kind: 'spoiler', player: 'Dee', card: 'Rope', has: true }])).toBe('Cid');
});

test('it says what is missing, from top to bottom', () => {
  expect(draft.missing).toBe('suspect');
  draft.pick('suspect', 'Mr. Green');
  expect(draft.missing).toBe('weapon');
  draft.pick('weapon', 'Rope');
  draft.pick('room', 'Study');
  expect(draft.missing).toBe('shower');
  expect(draft.entry).toBeNull();
});

test('whoever sits before the shower passed, whoever sits behind was not asked', () => {
  draft.ask('Ben');
  choose('Mr. Green', 'Rope', 'Study');
  draft.answer('Dee');
  expect(draft.asked.map((name) => draft.part(name))).toEqual(['passes', 'shows', null]);
  expect(draft.part('Ben')).toBeNull();
  expect(draft.entry).toEqual({ kind: 'suggestion', by: 'Ben', cards: ['Mr. Green', 'Rope', 'Study'], shown_by: 'Dee' });
});

test('if nobody shows, all passed', () => {
  draft.ask('Ben');
  choose('Mr. Green', 'Rope', 'Study');
  draft.answer(null);
  expect(draft.asked.map((name) => draft.part(name))).toEqual(['passes', 'passes', 'passes']);
  expect(draft.entry).toMatchObject({ shown_by: null });
});

test('when I asked, the shown card must be told', () => {
  draft.ask('Ann');
  choose('Mr. Green', 'Rope', 'Study');
  draft.answer('Cid');
  expect(draft.missing).toBe('seen');
  expect(draft.showable).toEqual(['Mr. Green', 'Rope', 'Study']);
  draft.see('Rope');
  expect(draft.entry).toMatchObject({ shown_by: 'Cid', card: 'Rope' });
});

test('when I show, it comes out of my hand; a single one is filled in', () => {
  draft.ask('Ben');
  choose('Colonel Mustard', 'Knife', 'Study');
  draft.answer('Ann');
  expect(draft.showable).toEqual(['Colonel Mustard', 'Knife']);
  expect(draft.seen).toBeNull();
  expect(draft.missing).toBeNull();
  draft.pick('weapon', 'Rope');
  expect(draft.seen).toBe('Colonel Mustard');
});

test('a seen card is forgotten when it can no longer have been shown', () => {
  draft.ask('Ann');
  choose('Mr. Green', 'Rope', 'Study');
  draft.answer('Cid');
  draft.see('Rope');
  draft.pick('weapon', 'Revolver');
  expect(draft.seen).toBeNull();
  draft.see('Revolver');
  draft.answer(null);
  expect(draft.seen).toBeNull();
  expect(draft.entry).not.toHaveProperty('card');
});

test('nobody shows to themselves: a new asker frees the answer', () => {
  draft.ask('Ben');
  draft.answer('Dee');
  draft.ask('Dee');
  expect(draft.shower).toBeUndefined();
});

test('a spoiler needs somebody, a card and yes or no', () => {
  draft.kind = 'spoiler';
  expect(draft.missing).toBe('player');
  draft.player = 'Cid';
  expect(draft.missing).toBe('card');
  draft.card = 'Rope';
  expect(draft.missing).toBe('has');
  draft.has = false;
  expect(draft.entry).toEqual({ kind: 'spoiler', player: 'Cid', card: 'Rope', has: false });
});

test('an accusation needs a verdict', () => {
  draft.kind = 'accusation';
  draft.ask('Dee');
  choose('Mr. Green', 'Rope', 'Study');
  expect(draft.missing).toBe('correct');
  draft.correct = false;
  expect(draft.entry).toEqual({ kind: 'accusation', by: 'Dee', cards: ['Mr. Green', 'Rope', 'Study'], correct: false });
});

test('every entry comes back as it was when it is loaded to be changed', () => {
  table = {
    ...evening,
    entries: [
      ...evening.entries,
      { kind: 'spoiler', player: 'Cid', card: 'Rope', has: true },
      { kind: 'accusation', by: 'Dee', cards: ['Mr. Green', 'Rope', 'Study'], correct: false },
    ],
  };
  table.entries.forEach((entry, number) => {
    draft.load(number + 1);
    expect(draft.at).toBe(number + 1);
    expect(draft.entry).toEqual(entry);
  });
});

test('a proposed suggestion is mine and waits for the answer', () => {
  draft.propose(['Mr. Green', 'Candlestick', 'Billiard Room']);
  expect(draft.by).toBe('Ann');
  expect(draft.cards).toEqual(['Mr. Green', 'Candlestick', 'Billiard Room']);
  expect(draft.missing).toBe('shower');
});

test('a spectator may tell a seen card and need not', () => {
  table = { ...evening, me: null, hand: [], entries: [] };
  draft = new EntryDraft(() => table);
  draft.ask('Ann');
  choose('Mr. Green', 'Rope', 'Study');
  draft.answer('Cid');
  expect(draft.missing).toBeNull();
  draft.see('Study');
  expect(draft.entry).toMatchObject({ card: 'Study' });
});
