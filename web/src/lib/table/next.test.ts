import { describe, expect, it, test } from 'vitest';
import { sameChairs, swappedChairs } from './next';
import type { SeatView } from './wire.gen';

const seat = (guest: string | null, brain: string | null): SeatView => ({ guest: guest === null ? null : { id: guest, name: guest }, brain, ready: false, away: false });

test('the next game has the same chairs, with those of others kept open', () => {
  // Ann twice, a computer, Ben, and Cleo for whom a computer stands in.
  const seats = [seat('Ann', null), seat(null, 'easy'), seat('Ann', null), seat('Ben', null), seat('Cleo', 'easy')];
  expect(sameChairs(seats, [0, 2])).toEqual([{ kind: 'me' }, { kind: 'brain', brain: 'easy' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
});

test('those who share a device keep their names, and may swap sides', () => {
  const [mum, ben] = ['Mum', 'Ben'].map((name) => ({ ...seat('a', null), guest: { id: 'a', name } })) as [SeatView, SeatView];
  expect(sameChairs([mum, seat('Cid', null), ben], [0, 2])).toEqual([{ kind: 'me', name: 'Mum' }, { kind: 'open' }, { kind: 'me', name: 'Ben' }]);
  expect(swappedChairs([mum, ben], [0, 1], [])).toEqual([
    { kind: 'me', name: 'Ben' },
    { kind: 'me', name: 'Mum' },
  ]);
});

describe('with sides swapped', () => {
  const teams = [[0], [1, 2]];

  it('everybody takes the whole other side', () => {
    const detectives = [seat(null, 'easy'), seat('Ann', null), seat('Ann', null)];
    expect(swappedChairs(detectives, [1, 2], teams)).toEqual([{ kind: 'me' }, { kind: 'brain', brain: 'easy' }, { kind: 'brain', brain: 'easy' }]);
    const hunted = [seat('Ann', null), seat('Ben', null), seat('Ben', null)];
    expect(swappedChairs(hunted, [0], teams)).toEqual([{ kind: 'open' }, { kind: 'me' }, { kind: 'me' }]);
  });

  it('two seats are two sides', () => {
    expect(swappedChairs([seat('Ann', null), seat(null, 'easy')], [0], [])).toEqual([{ kind: 'brain', brain: 'easy' }, { kind: 'me' }]);
  });

  it('there is none where a side has two hands, one has both sides, or there are no two', () => {
    expect(swappedChairs([seat('Ann', null), seat('Ben', null), seat(null, 'easy')], [0], teams)).toBeNull();
    expect(swappedChairs([seat('Ann', null), seat('Ann', null), seat('Ann', null)], [0, 1, 2], teams)).toBeNull();
    expect(swappedChairs([seat('Ann', null), seat('Ben', null), seat(null, 'easy')], [0], [])).toBeNull();
    // Whoever watched has no side.
    expect(swappedChairs([seat('Ann', null), seat('Ben', null)], [], [])).toBeNull();
  });
});
