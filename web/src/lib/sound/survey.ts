/** Looks at all sounds at once: how loud each is, and which other is most like it. */
import type { Score } from './composer';
import { distance, peakOf, pictureOf } from './measure';
import { lengthOf, type Effect } from './parts';
import { renderEffects, renderScore } from './render';

export interface Finding {
  id: string;
  /** In seconds. */
  length: number;
  /** The highest sample at full volume; more than 1 would be clipped. */
  peak: number;
  /** The sound that is most like it, and how far away that is. */
  nearest: string;
  distance: number;
}

/** So many bars of a soundtrack are listened to. */
const BARS = 6;

export async function survey(effects: ReadonlyMap<string, Effect>, scores: ReadonlyMap<string, Score>): Promise<Finding[]> {
  const rendered: { id: string; length: number; samples: Float32Array }[] = [];
  for (const [id, effect] of effects) rendered.push({ id, length: lengthOf(effect.parts), samples: await renderEffects([effect]) });
  for (const [id, score] of scores) rendered.push({ id, length: Infinity, samples: await renderScore(score, BARS) });
  const seen = rendered.map((each) => ({ ...each, picture: pictureOf(each.samples) }));
  return seen.map((each) => {
    let nearest = { id: '', far: Infinity };
    for (const other of seen) {
      const far = other === each ? Infinity : distance(each.picture, other.picture);
      if (far < nearest.far) nearest = { id: other.id, far };
    }
    return { id: each.id, length: each.length, peak: peakOf(each.samples), nearest: nearest.id, distance: nearest.far };
  });
}

/** The highest sample when all begin at once, which the mixing rules forbid and the limiter must survive. */
export async function worstPeak(effects: Iterable<Effect>): Promise<number> {
  return peakOf(await renderEffects([...effects]));
}
