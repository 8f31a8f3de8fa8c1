import { describe, expect, it } from 'vitest';
import { ROOMS, SUSPECTS } from '../names';
import type { Place, Square } from '../types.gen';
import { DOORS, GRID, LETTERS, PASSAGES, STARTS } from './facts';
import { boxOf, classicStage, corners, isMirrored } from './geometry';

const isCorridor = ([row, column]: Square) => GRID[row]?.[column] === '.';

describe('the facts', () => {
  it('are 25 rows of 24 cells', () => {
    expect(GRID).toHaveLength(25);
    expect(new Set(GRID.map((line) => line.length))).toEqual(new Set([24]));
  });

  it('put every door between a corridor square and a cell of its room', () => {
    for (const { room, at, into } of DOORS) {
      expect(isCorridor(at)).toBe(true);
      expect(GRID[into[0]]?.[into[1]]).toBe(LETTERS[room]);
      expect(Math.abs(at[0] - into[0]) + Math.abs(at[1] - into[1])).toBe(1);
    }
  });

  it('give every room a door, every suspect a square, and passages two ends', () => {
    for (const room of ROOMS) expect(DOORS.some((door) => door.room === room)).toBe(true);
    for (const suspect of SUSPECTS) expect(isCorridor(STARTS[suspect])).toBe(true);
    for (const room of ROOMS) {
      const end = PASSAGES[room];
      if (end) expect(PASSAGES[end]).toBe(room);
    }
  });
});

describe('outlines', () => {
  it('walk around a room once, turning at its corners and passing its edges', () => {
    const walks = corners((letter) => letter === LETTERS.hall);
    expect(walks).toHaveLength(1);
    // Six wide, seven high: as many steps as the edge is long.
    expect(walks[0]).toHaveLength(2 * (6 + 7));
  });

  it('are closed lines for every room', () => {
    for (const room of ROOMS) {
      const [walk = [], ...more] = corners((letter) => letter === LETTERS[room]);
      expect(more).toEqual([]);
      walk.forEach((point, number) => {
        const next = walk[(number + 1) % walk.length] ?? point;
        expect(Math.abs(point.x - next.x) + Math.abs(point.y - next.y)).toBe(1);
      });
    }
  });
});

describe('the stage', () => {
  it('gives six pieces and six weapons in one room a spot each, inside it', () => {
    for (const room of ROOMS) {
      const box = boxOf(room);
      const pawns = classicStage.pawns(SUSPECTS.map((): Place => ({ room })));
      const arms = classicStage.arms(SUSPECTS.map(() => room));
      for (const spots of [pawns, arms]) {
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
        for (const { x, y } of spots) {
          expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
        }
      }
    }
  });

  it('has a site for every room, every corridor square and both ends of both passages', () => {
    const count = (kind: string) => classicStage.sites.filter((site) => site.kind === kind).length;
    expect(count('room')).toBe(9);
    expect(count('passage')).toBe(4);
    expect(count('square')).toBe(GRID.join('').replaceAll(/[^.]/g, '').length);
    expect(new Set(classicStage.sites.map(({ key }) => key)).size).toBe(classicStage.sites.length);
  });

  it('hangs the two doors of the Hall on opposite jambs', () => {
    const pair = DOORS.filter(({ room, at }) => room === 'hall' && at[0] === 7);
    expect(pair.map(isMirrored)).toEqual([true, false]);
  });
});
