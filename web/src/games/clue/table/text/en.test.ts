import { expect, test } from 'vitest';
import { en } from './en';

test('seats and cards are counted as people count', () => {
  expect([en.setup.seats(1), en.setup.seats(4)]).toEqual(['1 seat.', '4 seats.']);
  expect([en.setup.open(4, 1), en.setup.open(4, 2)]).toEqual([
    'Everyone gets four cards, and one is face up for everyone.',
    'Everyone gets four cards, and two are face up for everyone.',
  ]);
  expect([en.setup.dealt(4, 1), en.setup.dealt(4, 2)]).toEqual(['The first player gets five cards, the others four.', 'The first two players get five cards, the others four.']);
  expect([en.inHand(1), en.inHand(3)]).toEqual(['one card in hand', 'three cards in hand']);
});

test('the end is told to the winner and of the winner', () => {
  const [ann, you] = [
    { name: 'Ann', isReader: false },
    { name: 'Ben', isReader: true },
  ];
  expect(en.over('solved', ann, 5)).toBe('Ann names all three and wins in round 5.');
  expect(en.over('solved', you, 5)).toBe('You name all three and win in round 5.');
  expect(en.over('last-standing', ann, 5)).toBe('Everyone else made a wrong accusation. Ann wins in round 5.');
  expect(en.over('last-standing', you, 5)).toBe('Everyone else made a wrong accusation. You win in round 5.');
});
