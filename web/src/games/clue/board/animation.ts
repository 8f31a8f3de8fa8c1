/** What was seen, as steps that can be shown one after another. Draws nothing and knows no clock. */
import { quadInOut } from 'svelte/easing';
import type { Shot } from '$lib/film.svelte';
import { SUSPECTS, WEAPONS } from '../names';
import type { Place, Room, Sight, Suspect } from '../types.gen';
import type { Spot, Stage } from './stage';

/** How the pieces lie while something moves. */
export interface Scene {
  /** Feet of the pieces, in the order of the suspects. */
  pawns: Spot[];
  arms: Spot[];
  /** What the dice show while they fall; null = they lie still. */
  dice: number[] | null;
  /** What they show since they fell, though the turn may be over by now; null = what the view says. */
  fallen: number[] | null;
}

/** In milliseconds; all 0 shows nothing. */
export interface Times {
  /** From square to square. */
  step: number;
  /** Through a passage, or called into a room. */
  slide: number;
  roll: number;
}

export interface Motion {
  from: Scene;
  to: Scene;
  /** Whose piece walks along which points; the others move straight to their places. */
  walker: number | null;
  points: Spot[];
  dice: number[] | null;
  length: number;
}

/** Where all pieces are, as far as they are seen on the board. */
export interface Standing {
  pieces: readonly Place[];
  weapons: readonly Room[];
  suspects: readonly Suspect[];
}

export function sceneOf(stage: Stage, { pieces, weapons }: Pick<Standing, 'pieces' | 'weapons'>, isSmall = false): Scene {
  return { pawns: stage.pawns(pieces, isSmall), arms: stage.arms(weapons, isSmall), dice: null, fallen: null };
}

const put = <Each>(list: readonly Each[], number: number, value: Each): Each[] => list.map((each, index) => (index === number ? value : each));

/** The steps that lead from how things stood to how they stand; `isSmall` = drawn on a phone. */
export function stepsOf(stage: Stage, before: Standing, news: readonly Sight[], times: Times, isSmall = false): Motion[] {
  const steps: Motion[] = [];
  let { pieces, weapons } = before;
  let fallen: number[] | null = null;

  const show = (next: { pieces: readonly Place[]; weapons: readonly Room[] }, more: Partial<Motion> & { length: number }) => {
    const from = { ...sceneOf(stage, { pieces, weapons }, isSmall), fallen };
    ({ pieces, weapons } = next);
    const to = sceneOf(stage, next, isSmall);
    if (more.length > 0) steps.push({ from, to, walker: null, points: [], dice: null, ...more });
  };
  const suspectOf = (seat: number): Suspect => before.suspects[seat] ?? 'scarlet';

  for (const sight of news) {
    if (sight.saw === 'rolled') {
      show({ pieces, weapons }, { dice: sight.dice, length: times.roll });
      fallen = sight.dice;
    } else if (sight.saw === 'moved') {
      const suspect = suspectOf(sight.seat);
      const walker = SUSPECTS.indexOf(suspect);
      const next = { pieces: put(pieces, walker, sight.path.at(-1) ?? 'home'), weapons };
      const [start, end] = [stage.pawns(pieces, isSmall)[walker], stage.pawns(next.pieces, isSmall)[walker]];
      const between = sight.path.slice(1, -1).map((place) => stage.through(place, suspect, isSmall));
      const points = [start, ...between, end].filter((point) => point !== undefined);
      const length = sight.by_passage ? times.slide : times.step * (points.length - 1);
      show(next, { walker, points, length });
    } else if (sight.saw === 'suggested') {
      const room: Place = { room: sight.room };
      const next = {
        pieces: put(pieces, SUSPECTS.indexOf(sight.suspect), room),
        weapons: put(weapons, WEAPONS.indexOf(sight.weapon), sight.room),
      };
      const isMove = sight.moved_from !== null || weapons[WEAPONS.indexOf(sight.weapon)] !== sight.room;
      show(next, { length: isMove ? times.slide : 0 });
    } else if (sight.saw === 'accused' && sight.put_into !== null) {
      const walker = SUSPECTS.indexOf(suspectOf(sight.seat));
      show({ pieces: put(pieces, walker, { room: sight.put_into }), weapons }, { length: times.slide });
    }
  }
  return steps;
}

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  size: from.size + (to.size - from.size) * share,
});

function along(points: readonly Spot[], share: number): Spot | undefined {
  const legs = points.length - 1;
  const leg = Math.min(Math.floor(share * legs), legs - 1);
  const [from, to] = [points[leg], points[leg + 1]];
  return from && to ? between(from, to, share * legs - leg) : points[0];
}

/** So often the dice show another side while they fall. */
const TUMBLES = 6;

/** A side that is not the same twice in a row, and the true one at last. */
function tumble(dice: readonly number[], share: number): number[] {
  const left = TUMBLES - 1 - Math.min(Math.floor(share * TUMBLES), TUMBLES - 1);
  return dice.map((side, number) => ((side - 1 + left * (number + 1) * 2 + (left > 0 ? number : 0)) % 6) + 1);
}

/** What is seen so many milliseconds after the step began. */
export function sceneAt({ from, to, walker, points, dice, length }: Motion, elapsed: number): Scene {
  const share = length > 0 ? Math.min(Math.max(elapsed / length, 0), 1) : 1;
  const move = (starts: readonly Spot[], ends: readonly Spot[]) => ends.map((end, number) => between(starts[number] ?? end, end, quadInOut(share)));
  const pawns = move(from.pawns, to.pawns);
  const walking = walker === null ? undefined : along(points, share);
  return {
    pawns: walker !== null && walking ? put(pawns, walker, walking) : pawns,
    arms: move(from.arms, to.arms),
    dice: dice ? tumble(dice, share) : null,
    fallen: from.fallen,
  };
}

/** The steps as a film shows them. */
export const shotsOf = (steps: readonly Motion[]): Shot<Scene>[] => steps.map((step) => ({ length: step.length, at: (elapsed) => sceneAt(step, elapsed) }));
