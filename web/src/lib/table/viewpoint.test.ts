import { describe, expect, test } from 'vitest';
import { groupsOf, viewpoint } from './viewpoint';

const nothing = { turnSeat: null, chosen: null, opened: null, isOver: false };

describe('one pair of eyes', () => {
  test('without a seat one sees what a spectator sees', () => {
    expect(viewpoint({ ...nothing, mine: [], teams: [], turnSeat: 1 })).toEqual({ seat: null, isCovered: false });
  });

  test('with one seat one looks from there, whoever is to move', () => {
    expect(viewpoint({ ...nothing, mine: [0], teams: [], turnSeat: 1 })).toEqual({ seat: 0, isCovered: false });
    expect(viewpoint({ ...nothing, mine: [2], teams: [[1, 2, 3]], turnSeat: 1 })).toEqual({ seat: 2, isCovered: false });
  });
});

describe('several seats that know the same', () => {
  const open = { ...nothing, mine: [0, 1], teams: [[0, 1]], turnSeat: 1 };

  test('the eyes follow the turn, and nothing is ever covered', () => {
    expect(viewpoint(open)).toEqual({ seat: 1, isCovered: false });
    expect(viewpoint({ ...open, turnSeat: 0 })).toEqual({ seat: 0, isCovered: false });
    expect(viewpoint({ ...open, turnSeat: null })).toEqual({ seat: 0, isCovered: false });
  });

  test('nothing stands between the seat to move and its move', () => {
    expect(viewpoint({ ...open, chosen: 0 }).seat).toBe(1);
  });

  test('where the order is free, any of them that may move can be picked', () => {
    const free = { ...nothing, mine: [1, 2, 3], teams: [[0], [1, 2, 3]], turnSeat: 1, mayMove: [1, 3] };
    expect(viewpoint({ ...free, chosen: 3 }).seat).toBe(3);
    expect(viewpoint({ ...free, chosen: 2 }).seat).toBe(1);
  });

  test('where the order is free, the next of mine is taken up after each move, whoever is waited for', () => {
    const free = { ...nothing, mine: [1, 3], teams: [[0], [1, 2, 3]], chosen: null };
    expect(viewpoint({ ...free, turnSeat: 2, mayMove: [2, 3] }).seat).toBe(3);
    expect(viewpoint({ ...free, turnSeat: 2, mayMove: [2] }).seat).toBe(1);
  });

  test('while others move, the first is as good as any', () => {
    expect(viewpoint({ ...nothing, mine: [1, 2], teams: [[0], [1, 2]], turnSeat: 0 })).toEqual({ seat: 1, isCovered: false });
  });
});

describe('seats that hide things from each other', () => {
  const sides = { ...nothing, mine: [0, 1, 2], teams: [[0], [1, 2]], turnSeat: 0 };

  test('at first the screen is covered, for whoever is to move', () => {
    expect(viewpoint(sides)).toEqual({ seat: 0, isCovered: true });
    expect(viewpoint({ ...sides, turnSeat: 2 })).toEqual({ seat: 2, isCovered: true });
  });

  test('uncovered, it stays so within a team', () => {
    expect(viewpoint({ ...sides, turnSeat: 1, opened: 1 })).toEqual({ seat: 1, isCovered: false });
    expect(viewpoint({ ...sides, turnSeat: 2, opened: 1 })).toEqual({ seat: 2, isCovered: false });
  });

  test('the turn of the other side covers it again', () => {
    expect(viewpoint({ ...sides, turnSeat: 0, opened: 2 })).toEqual({ seat: 0, isCovered: true });
    expect(viewpoint({ ...sides, turnSeat: 1, opened: 0 })).toEqual({ seat: 1, isCovered: true });
  });

  test('while somebody else moves, whoever looked last looks on', () => {
    expect(viewpoint({ ...sides, mine: [0, 2], turnSeat: 1, opened: 0 })).toEqual({ seat: 0, isCovered: false });
  });

  test('a chosen seat of the other side is behind the cover, too', () => {
    expect(viewpoint({ ...sides, opened: 0, chosen: 2 })).toEqual({ seat: 2, isCovered: true });
    expect(viewpoint({ ...sides, opened: 2, chosen: 2 })).toEqual({ seat: 2, isCovered: false });
  });

  test('seats in no team are alone with what they know', () => {
    const alone = { ...nothing, mine: [0, 1], teams: [], turnSeat: 1 };
    expect(viewpoint({ ...alone, opened: 0 })).toEqual({ seat: 1, isCovered: true });
    expect(viewpoint({ ...alone, opened: 1 })).toEqual({ seat: 1, isCovered: false });
    expect(viewpoint({ ...alone, opened: 1, chosen: 0 })).toEqual({ seat: 0, isCovered: true });
  });

  test('a chosen seat that is no longer mine is forgotten', () => {
    expect(viewpoint({ ...nothing, mine: [0], teams: [], turnSeat: 1, chosen: 1 })).toEqual({ seat: 0, isCovered: false });
  });

  test('at the end nothing is covered, and whoever looked last looks on', () => {
    expect(viewpoint({ ...sides, isOver: true, opened: 2 })).toEqual({ seat: 2, isCovered: false });
    expect(viewpoint({ ...sides, isOver: true, opened: 2, chosen: 0 })).toEqual({ seat: 0, isCovered: false });
  });
});

test('groups keep the order of the seats', () => {
  expect(groupsOf([0, 1, 3, 4], [[1, 2, 3]])).toEqual([[0], [1, 3], [4]]);
});
