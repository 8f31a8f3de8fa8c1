/** Mister X's whole path, which is open to all when the game is over. */
import type { View } from '../types.gen';
import { text as say } from './text';

/** A stop on the way: after which window he was there; 0 is where he began. */
export interface PathPoint {
  window: number;
  station: number;
}

/** His way in order. Of a game that began in the middle only what came after the last unknown stop. */
export function pathOfX({ start, log }: Pick<View, 'start' | 'log'>): PathPoint[] {
  const stations = [start, ...log.map(({ station }) => station)];
  const first = stations.lastIndexOf(null) + 1;
  return stations.flatMap((station, window) => (window >= first && station !== null ? [{ window, station }] : []));
}

export interface Stop {
  station: number;
  /** "start", "4, 16": after which windows he was here. */
  text: string;
  isShown: boolean;
}

/** Each station of the path once, with the numbers of its windows. */
export function stopsOf(path: readonly PathPoint[], log: View['log']): Stop[] {
  return [...new Set(path.map(({ station }) => station))].map((station) => {
    const windows = path.flatMap((step) => (step.station === station ? [step.window] : []));
    return {
      station,
      text: windows.map((window) => (window === 0 ? say.map.start : String(window))).join(', '),
      isShown: windows.some((window) => log[window - 1]?.shown === true),
    };
  });
}
