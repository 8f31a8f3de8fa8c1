import { expect, it } from 'vitest';
import match from './fixtures/match.json';
import { effects, sounds } from './sounds';
import type { Sight } from './types.gen';

const cues = (sight: Sight) => sounds.cues(sight, 0);
const moved = (captured: number[], crowned = false): Sight => ({ saw: 'moved', seat: 0, path: [9, 13], captured, crowned, text: '', ply: 1 });

it('has a sound for everything that happens in a real match', () => {
  const sights = (match as unknown as { sights: Sight[] }[]).flatMap((frame) => frame.sights);
  const heard = new Set(sights.flatMap((sight) => cues(sight).map(({ effect }) => effect)));
  expect(sights.every((sight) => cues(sight).length > 0)).toBe(true);
  expect(heard).toContain(effects.slide);
  expect(heard).toContain(effects.capture);
});

it('tells by the sound how many were taken', () => {
  const heard = [[], [18], [18, 25], [18, 25, 26], [7, 15, 18, 25]].map((captured) => cues(moved(captured))[0]?.effect);
  expect(heard).toEqual([effects.slide, effects.capture, effects.doubleCapture, effects.longCapture, effects.longCapture]);
});

it('crowns after the last hop', () => {
  expect(cues(moved([], true))).toEqual([{ effect: effects.slide }, { effect: effects.crown, after: 1 }]);
  expect(cues(moved([18, 25], true))[1]).toEqual({ effect: effects.crown, after: 2 });
});

it('hears what is asked and answered; an agreed draw has the sound of its end', () => {
  expect(cues({ saw: 'offered', seat: 0, kind: 'draw' })).toEqual([{ effect: 'offer' }]);
  expect(cues({ saw: 'accepted', seat: 1, kind: 'takeback', ply: 3 })).toEqual([{ effect: 'undo' }]);
  expect(cues({ saw: 'accepted', seat: 1, kind: 'draw', ply: 3 })).toEqual([]);
});
