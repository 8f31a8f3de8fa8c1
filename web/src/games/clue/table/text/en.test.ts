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
