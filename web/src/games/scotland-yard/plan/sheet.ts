/** What one detective has pencilled on the map: where to go, and where he could be. Drawn by other pages, it may be anything. */
import { isStation } from '../map/atlas';

export interface Sheet {
  /** "I go there": from where, to where, and after how many moves of Mister X that was said. */
  arrow: { from: number; to: number; window: number } | null;
  /** "He could be here", the latest last. */
  marks: readonly number[];
}

/** So many stations one may ring. */
export const MOST_MARKS = 8;
export const BLANK: Sheet = { arrow: null, marks: [] };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** As it is read; what makes no sense is not there. */
export function sheetIn(sketch: unknown): Sheet {
  const { arrow, marks } = (typeof sketch === 'object' && sketch ? sketch : {}) as { arrow?: unknown; marks?: unknown };
  const [from, to, window] = Array.isArray(arrow) ? (arrow as unknown[]) : [];
  const isArrow = isNumber(from) && isNumber(to) && isNumber(window) && isStation(from) && isStation(to) && from !== to;
  const rung = Array.isArray(marks) ? (marks as unknown[]).filter((each): each is number => isNumber(each) && isStation(each)) : [];
  return { arrow: isArrow ? { from, to, window } : null, marks: [...new Set(rung)].slice(-MOST_MARKS) };
}

/** As it is sent; null when nothing is on it. */
export function sketchOf({ arrow, marks }: Sheet): unknown {
  if (!arrow && marks.length === 0) return null;
  return { arrow: arrow && [arrow.from, arrow.to, arrow.window], marks };
}
