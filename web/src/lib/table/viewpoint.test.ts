import { expect, test } from 'vitest';
import { viewpoint } from './viewpoint';

const open = { mine: [0, 1], turnSeat: 1, pick: null, hidesNothing: true };
const secret = { ...open, hidesNothing: false };

test('without a seat one sees what a spectator sees', () => {
  expect(viewpoint({ ...open, mine: [] })).toBeNull();
});

test('with one seat one looks from there, whoever is to move', () => {
  expect(viewpoint({ ...open, mine: [0] })).toBe(0);
});

test('in an open game the eyes follow the turn', () => {
  expect(viewpoint(open)).toBe(1);
  expect(viewpoint({ ...open, turnSeat: 0 })).toBe(0);
  expect(viewpoint({ ...open, turnSeat: null })).toBe(0);
});

test('in an open game nothing stands between the seat to move and its move', () => {
  expect(viewpoint({ ...open, pick: 0 })).toBe(1);
});

test('in a game with secrets only a pick changes the eyes', () => {
  expect(viewpoint(secret)).toBe(0);
  expect(viewpoint({ ...secret, pick: 1 })).toBe(1);
});

test('a pick of a seat that is no longer mine is forgotten', () => {
  expect(viewpoint({ ...secret, mine: [0], pick: 1 })).toBe(0);
});
