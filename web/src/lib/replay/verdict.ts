// What came of checking a deal, in words: what this browser has worked out itself, and what the house has.

import { isSame } from '$lib/same';
import type { ReplayCheck, TableView } from '$lib/table/wire.gen';
import { commitmentOf } from './commitment';
import { isDrawn } from './draw';
import type { Part } from './parts';
import { replayWords as say } from './words';

/** Right, wrong, or nothing that could be compared. The names are those of icons. */
type Mark = 'check' | 'warn' | 'info';

export interface Verdict {
  title: string;
  isFair: boolean;
  sentences: { text: string; mark: Mark }[];
}

/** What can be said of how the seed was drawn; nothing if the house drew it alone. */
function ofDraw({ draw, seed }: TableView, part: Part | null): Verdict['sentences'] {
  if (!draw) return part ? [{ text: say.partMissing, mark: 'warn' }] : [];
  const drawn: Verdict['sentences'][number] = isDrawn(draw, seed) ? { text: say.drawnRight(draw.guests.length), mark: 'check' } : { text: say.drawnWrong, mark: 'warn' };
  if (!part?.seen) return [drawn, { text: say.noPart, mark: 'info' }];
  const promises = { house: draw.commitment, guests: draw.guests.map(({ seat, commitment }) => [seat, commitment]) };
  const isIn = draw.guests.some(({ bytes }) => bytes === part.bytes);
  if (!isIn) return [drawn, { text: say.partMissing, mark: 'warn' }];
  return [drawn, isSame(promises, part.seen) ? { text: say.partIn, mark: 'check' } : { text: say.otherPromises, mark: 'warn' }];
}

/** What the house found, with its fault as a sentence. */
export type Checked = Pick<ReplayCheck, 'events' | 'drawn' | 'brought'> & { fault: string | null };

/**
 * `promised` = the hash this browser was shown when the match began; null if it was not there. `part` = what it contributed
 * to the seed.
 */
export function verdictOf(table: TableView, promised: string | null, check: Checked, part: Part | null): Verdict {
  const { commitment, seed, setup } = table;
  const isHash = seed !== null && commitmentOf(seed, setup) === commitment;
  const sentences: Verdict['sentences'] = [
    isHash ? { text: say.hashRight, mark: 'check' } : { text: say.hashWrong, mark: 'warn' },
    promised === null ? { text: say.notThere, mark: 'info' } : promised === commitment ? { text: say.promised, mark: 'check' } : { text: say.notPromised, mark: 'warn' },
    ...ofDraw(table, part),
    check.fault === null ? { text: say.replayed(check.events, check.drawn), mark: 'check' } : { text: check.fault, mark: 'warn' },
  ];
  if (check.brought > 0) sentences.push({ text: say.brought(check.brought), mark: 'info' });
  const isFair = sentences.every(({ mark }) => mark !== 'warn');
  // Only who was there knows that nothing was dealt anew.
  const isSure = sentences.every(({ mark }) => mark === 'check');
  return { title: isSure ? say.fair : isFair ? say.agrees : say.unfair, isFair, sentences };
}
