// What an undo or a redo has done, told from the case before and after it.

import { isSame } from '$lib/same';
import type { Case } from './types.gen';
import { words } from './words';

const numbers = (from: number, many: number) => Array.from({ length: many }, (_, n) => from + n);

/** "Entry 8 is taken back." `steps` > 0 goes forward (redo), < 0 back (undo). */
export function stepped(before: Case, after: Case, steps: number): string {
  const say = words.stepped;
  const again = steps > 0;
  const [old, now] = [before.entries, after.entries];
  const changed = now.flatMap((entry, at) => (isSame(entry, old[at]) ? [] : [at + 1]));
  const by = now.length - old.length;
  // The first place where the lists part: everything after it has only moved.
  const first = changed[0] ?? now.length + 1;
  const isCut = by < 0 && now.slice(first - 1).every((entry, at) => isSame(entry, old[first - 1 + at - by]));
  const isGrown = by > 0 && old.slice(first - 1).every((entry, at) => isSame(entry, now[first - 1 + at + by]));
  if (isCut) return say.entries(numbers(first, -by), again ? 'deleted' : 'taken-back');
  if (isGrown) return say.entries(numbers(first, by), again ? 'written' : 'back');
  if (by === 0 && changed.length > 0) return say.entries(changed, again ? 'changed' : 'as-before');
  if (by === 0) return again ? say.setUpAgain : say.setUpBefore;
  return again ? say.again : say.takenBack;
}
