// Whoever stands in a room has a place of their own: nobody covers another, a weapon, the plate or the stair.

import { describe, expect, it } from 'vitest';
import { lessStage, passageBox, plateOf as lessPlateOf, boxOf as lessBoxOf } from '../../clue-less/geometry';
import { ROOMS, SUSPECTS, WEAPONS } from '../names';
import type { Place, Room } from '../types.gen';
import { GRID, LETTERS, PASSAGES } from './facts';
import { boxOf, CELL, classicStage, passagePoint, plateOf } from './geometry';
import { DISC, PAWN, plateBox, type Box, type Point, type Spot, type Stage } from './stage';

interface Thing {
  what: string;
  box: Box;
  /** It is a disc in that box. */
  isRound?: boolean;
}

const around = ({ x, y }: Point, box: Box, size: number): Box => ({ x: x + box.x * size, y: y + box.y * size, width: box.width * size, height: box.height * size });
const DISC_BOX: Box = { x: -DISC, y: -DISC, width: 2 * DISC, height: 2 * DISC };

/** How far two things are apart; negative = one covers the other. */
function gap(one: Thing, other: Thing): number {
  const [dx, dy] = (['x', 'y'] as const).map((axis) => {
    const side = axis === 'x' ? 'width' : 'height';
    const [a, b] = [one.box, other.box];
    return Math.max(b[axis] - (a[axis] + a[side]), a[axis] - (b[axis] + b[side]));
  }) as [number, number];
  if (!one.isRound || !other.isRound) return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
  const middle = ({ box }: Thing) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) - (one.box.width + other.box.width) / 2;
}

interface Drawn {
  name: string;
  stage: Stage;
  plate: (room: Room) => Point;
  stair: (room: Room) => Box;
  /** Whether a point is on the room's floor. */
  isInside: (room: Room, at: Point) => boolean;
}

const BOARDS: Drawn[] = [
  {
    name: 'Clue',
    stage: classicStage,
    plate: plateOf,
    stair: (room) => ({ ...passagePoint(room), width: CELL, height: CELL }),
    isInside: (room, { x, y }) => GRID[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] === LETTERS[room],
  },
  {
    name: 'Clue-less',
    stage: lessStage,
    plate: lessPlateOf,
    stair: passageBox,
    isInside: (room, { x, y }) => {
      const box = lessBoxOf(room);
      return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    },
  },
];

/** No plate is wider than that of a very long name, in whatever language. */
const LONGEST = 'Speisezimmerkammer';

/** Numbers of the suspects or weapons that are in the room; the others are elsewhere. */
const FULL = [0, 1, 2, 3, 4, 5];
const CROWDS = [FULL, [0, 1, 2], [3, 4, 5], [0, 2, 5], [1], [1, 2, 3, 4]];

function things({ stage, plate, stair }: Drawn, room: Room, isSmall: boolean, people: readonly number[], weapons: readonly number[]): Thing[] {
  const elsewhere: Room = room === 'hall' ? 'lounge' : 'hall';
  const pawns = stage.pawns(
    SUSPECTS.map((_, number): Place => ({ room: people.includes(number) ? room : elsewhere })),
    isSmall,
  );
  const arms = stage.arms(
    WEAPONS.map((_, number) => (weapons.includes(number) ? room : elsewhere)),
    isSmall,
  );
  const piece = (spot: Spot, box: Box) => around(spot, box, spot.size);
  return [
    ...people.map((number) => ({ what: SUSPECTS[number]!, box: piece(pawns[number]!, PAWN) })),
    ...weapons.map((number) => ({ what: WEAPONS[number]!, box: piece(arms[number]!, DISC_BOX), isRound: true })),
    { what: 'plate', box: around(plate(room), plateBox(LONGEST, isSmall), 1) },
    ...(PASSAGES[room] ? [{ what: 'stair', box: stair(room) }] : []),
  ];
}

/** Whatever covers something else, or the wall. */
function collisions(drawn: Drawn, room: Room, isSmall: boolean, people: readonly number[], weapons: readonly number[]): string[] {
  const all = things(drawn, room, isSmall, people, weapons);
  const covered = all.flatMap((one, number) =>
    all.slice(number + 1).flatMap((other) => (gap(one, other) < 0 ? [`${one.what} and ${other.what}: ${gap(one, other).toFixed(1)}`] : [])),
  );
  const outside = all.filter(({ what, box: { x, y, width, height } }) => {
    const edges = [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
    return what !== 'stair' && !edges.every((edge) => drawn.isInside(room, edge));
  });
  return [...covered, ...outside.map(({ what }) => `${what} and the wall`)];
}

describe.each(BOARDS)('the rooms of $name', (drawn) => {
  it.each([
    ['on a desk', false],
    ['on a phone', true],
  ])('hold six pieces and six weapons %s, or any few of them, and none covers anything', (_, isSmall) => {
    const found = ROOMS.flatMap((room) =>
      CROWDS.flatMap((people) => CROWDS.flatMap((weapons) => collisions(drawn, room, isSmall, people, weapons).map((each) => `${room}: ${each}`))),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('give everyone the same place whoever else comes in', () => {
    for (const room of ROOMS) {
      const alone = drawn.stage.pawns(SUSPECTS.map((_, number): Place => ({ room: number === 3 ? room : room === 'hall' ? 'lounge' : 'hall' })))[3];
      expect(drawn.stage.pawns(SUSPECTS.map((): Place => ({ room })))[3]).toEqual(alone);
    }
  });

  it('are measured: a test that finds nothing would find two in one place', () => {
    const [one] = things(drawn, 'study', false, [0], []);
    expect(gap(one!, one!)).toBeLessThan(0);
    expect(boxOf('study').width).toBe(280);
  });
});
