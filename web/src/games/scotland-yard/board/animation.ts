/** What was seen, as journeys that can be shown one after another. Draws nothing and knows no clock. */
import { quadInOut } from 'svelte/easing';
import type { Shot } from '$lib/film.svelte';
import type { Point } from '../map/atlas';
import { pointOf } from '../map/atlas';
import { along, track } from '../map/track';
import type { Sight, View } from '../types.gen';

/** Where the pieces are, by seat; one that is not seen has no place. */
export type Scene = ReadonlyMap<number, Point>;

/** In milliseconds; 0 shows nothing. */
export interface Times {
  /** From station to station. */
  move: number;
}

/** The pieces as the view has them. Mister X stands where this viewer may know him to be now. */
export function sceneOf(view: View): Scene {
  const scene = new Map<number, Point>();
  view.detectives.forEach(({ station }, index) => scene.set(index + 1, pointOf(station)));
  const hidden = view.mister_x.station ?? view.ended?.station ?? view.peeked;
  if (hidden !== null) scene.set(0, pointOf(hidden));
  return scene;
}

/** The journeys that lead from how things stood to how they stand. Those that were not seen are not shown. */
export function shotsOf(before: Scene, news: readonly Sight[], times: Times): Shot<Scene>[] {
  if (times.move === 0) return [];
  const shots: Shot<Scene>[] = [];
  let scene = before;
  for (const sight of news) {
    if (sight.saw !== 'moved' || sight.to === null) continue;
    const { seat, from, to, by } = sight;
    const start = scene;
    scene = new Map(scene).set(seat, pointOf(to));
    // Where he came from is his secret: he just appears.
    if (from === null) continue;
    const points = track(from, to, by === 'black' ? undefined : by);
    shots.push({ length: times.move, at: (elapsed) => new Map(start).set(seat, along(points, quadInOut(elapsed / times.move))) });
  }
  return shots;
}
