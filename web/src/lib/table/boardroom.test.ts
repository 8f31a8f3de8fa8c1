import { expect, test } from 'vitest';
import { bySitter } from './boardroom.svelte';

test('the seats of one person are put together, and each computer stands for itself', () => {
  const nora = { id: 'n', name: 'Nora' };
  const seat = (guest: typeof nora | null, brain: string | null = null) => ({ guest, brain, ready: true, away: false });
  expect(bySitter([seat(null, 'master'), seat(nora), seat({ id: 'b', name: 'Ben' }), seat(nora), seat(null, 'master')])).toEqual([[0], [1, 3], [2], [4]]);
  // Whoever shares a device under a name of their own is somebody else.
  expect(bySitter([seat(nora), seat({ ...nora, name: 'Ben' }), seat(nora)])).toEqual([[0, 2], [1]]);
  // Where a computer plays one of their seats, that is another matter.
  expect(bySitter([seat(nora), seat(nora, 'master')])).toEqual([[0], [1]]);
});
