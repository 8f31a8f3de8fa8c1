import { expect, test } from 'vitest';
import { CARDS, kindOf as ourKind } from '../names';
import { prints, withBreaks } from '../printed/prints';
import { de } from '../printed/text/de';
import { en } from '../printed/text/en';
import { cardsOf, deckOf, kindOf, namesOf, nativeFirst, pictureNamed } from './cards';
import { classic, german } from './testing';

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

test('drawings are found by name in any spelling', () => {
  expect(pictureNamed('suspect', 'Miss Scarlet')).toEqual({ art: 'art-scarlet', who: 'scarlet' });
  expect(pictureNamed('suspect', 'Miss Scarlett')).toEqual({ art: 'art-scarlet', who: 'scarlet' });
  expect(pictureNamed('suspect', 'Reverend Green')).toEqual({ art: 'art-green', who: 'green' });
  expect(pictureNamed('suspect', 'Chef White')).toEqual({ art: 'art-white', who: 'white' });
  expect(pictureNamed('weapon', 'Lead Piping')).toEqual({ art: 'w-lead-pipe' });
  expect(pictureNamed('weapon', 'Spanner')).toEqual({ art: 'w-wrench' });
  expect(pictureNamed('room', 'Billiard Room')).toEqual({ art: 'art-billiard' });
});

test('drawings are found in every country', () => {
  for (const { cards } of prints) {
    for (const id of CARDS) expect(pictureNamed(ourKind(id), cards[id])?.art, cards[id]).toMatch(/^(art|w)-/);
  }
  expect(pictureNamed('weapon', 'Rohrzange')).toEqual(pictureNamed('weapon', 'Wrench'));
  expect(pictureNamed('room', 'Speisezimmer')).toEqual(pictureNamed('room', 'Dining Room'));
});

test('long words are broken where their parts meet', () => {
  expect(['Conservatory', 'Heizungsrohr', 'Rope'].map(withBreaks)).toEqual(['Conser\u00advatory', 'Heizungs\u00adrohr', 'Rope']);
});

test('what nobody has drawn has no picture', () => {
  expect(pictureNamed('suspect', 'Miss Peach')).toBeNull();
  expect(pictureNamed('room', 'Trophy Room')).toBeNull();
  expect(pictureNamed('room', 'Rope')).toBeNull();
});

test('short names drop titles, but never make two cards the same', () => {
  const { short } = namesOf('own', deck);
  expect(short('Miss Scarlet')).toBe('Scarlet');
  expect(short('Billiard Room')).toBe('Billiard');
  expect(short('Carriage House')).toBe('Carriage');
  expect(short('Doctor Orchid')).toBe('Doctor Orchid');
  expect(short('Orchid')).toBe('Orchid');
});

test('the classic cards are called what the language calls them, others what is printed on them', () => {
  const { full, short } = namesOf('classic', deckOf(classic), de.cards);
  expect(['Miss Scarlet', 'Wrench', 'Hall'].map(full)).toEqual(['Fräulein Gloria', 'Rohrzange', 'Halle']);
  expect(['Miss Scarlet', 'Colonel Mustard'].map(short)).toEqual(['Gloria', 'von Gatow']);
  const own = { ...classic, name: 'Ours' };
  expect(cardsOf(deckOf(classic)).map(namesOf(own, deckOf(own), de.cards).full)).toEqual(cardsOf(deckOf(classic)));
  expect(cardsOf(deckOf(classic)).map(namesOf('classic', deckOf(classic), en.cards).full)).toEqual(cardsOf(deckOf(classic)));
});

test('the edition that speaks the language comes first', () => {
  const editions = [classic, { ...classic, name: 'Larger', rooms: [...classic.rooms, 'Studio'] }, german].map((edition) => ({ name: edition.name, deck: deckOf(edition) }));
  const names = (called: typeof en.cards) => nativeFirst(editions, called).map((edition) => edition.name);
  expect(names(en.cards)).toEqual(['Clue', 'Larger', 'Cluedo (deutsch)']);
  expect(names(de.cards)).toEqual(['Cluedo (deutsch)', 'Clue', 'Larger']);
});
