import { expect, test } from 'vitest';
import { sameChairs } from './next';
import type { SeatView } from './wire.gen';

const seat = (guest: string | null, brain: string | null): SeatView => ({ guest: guest === null ? null : { id: guest, name: guest }, brain, ready: false, away: false });

test('the next game has the same chairs, with those of others kept open', () => {
  // Ann twice, a computer, Ben, and Cleo for whom a computer stands in.
  const seats = [seat('Ann', null), seat(null, 'easy'), seat('Ann', null), seat('Ben', null), seat('Cleo', 'easy')];
  expect(sameChairs(seats, [0, 2])).toEqual([{ kind: 'me' }, { kind: 'brain', brain: 'easy' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
});
