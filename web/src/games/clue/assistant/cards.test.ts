import { expect, test } from 'vitest';
import { CARDS, kindOf as ourKind } from '../names';
import { de } from '../text/de';
import { en } from '../text/en';
import { deckOf, kindOf, pictureOf, shortNames } from './cards';

const deck = deckOf({
  suspects: ['Miss Scarlet', 'Mr. Green', 'Doctor Orchid', 'Orchid'],
  weapons: ['Lead Pipe', 'Rope'],
  rooms: ['Billiard Room', 'Carriage House', 'Hall'],
});

test('every card has one kind', () => {
  expect(kindOf(deck, 'Rope')).toBe('weapon');
  expect(kindOf(deck, 'Hall')).toBe('room');
  expect(kindOf(deck, 'Spoon')).toBeNull();
});

test('drawings are found by name in either spelling', () => {
  expect(pictureOf('suspect', 'Miss Scarlet')).toEqual({ art: 'art-scarlet', who: 'scarlet' });
  expect(pictureOf('suspect', 'Miss Scarlett')).toEqual({ art: 'art-scarlet', who: 'scarlet' });
  expect(pictureOf('suspect', 'Reverend Green')).toEqual({ art: 'art-green', who: 'green' });
  expect(pictureOf('weapon', 'Lead Piping')).toEqual({ art: 'w-lead-pipe' });
  expect(pictureOf('weapon', 'Spanner')).toEqual({ art: 'w-wrench' });
  expect(pictureOf('room', 'Billiard Room')).toEqual({ art: 'art-billiard' });
});

test('drawings are found in every language', () => {
  for (const { cards } of [en, de]) {
    for (const id of CARDS) expect(pictureOf(ourKind(id), cards[id])?.art, cards[id]).toMatch(/^(art|w)-/);
  }
  expect(pictureOf('weapon', 'Rohrzange')).toEqual(pictureOf('weapon', 'Wrench'));
  expect(pictureOf('room', 'Speisezimmer')).toEqual(pictureOf('room', 'Dining Room'));
});

test('what nobody has drawn has no picture', () => {
  expect(pictureOf('suspect', 'Miss Peach')).toBeNull();
  expect(pictureOf('room', 'Trophy Room')).toBeNull();
  expect(pictureOf('room', 'Rope')).toBeNull();
});

test('short names drop titles, but never make two cards the same', () => {
  const short = shortNames(deck);
  expect(short.get('Miss Scarlet')).toBe('Scarlet');
  expect(short.get('Billiard Room')).toBe('Billiard');
  expect(short.get('Carriage House')).toBe('Carriage');
  expect(short.get('Doctor Orchid')).toBe('Doctor Orchid');
  expect(short.get('Orchid')).toBe('Orchid');
});
