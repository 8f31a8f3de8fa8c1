// The folder against a real match: frames as the house's own rules made them.

import { describe, expect, it } from 'vitest';
import match from './fixtures/match.json';
import { squareLabel } from './labels';
import { moveList } from './movelist';
import { pieceOn, sideOf, sideOfSeat } from './pieces';
import { click, endOf, listMoves, movable, movesAlong } from './selection';
import type { Action, Sight, View } from './types.gen';
import { words } from './words';

interface Picture {
  seat: number | null;
  seq: number;
  sights: Sight[];
  view: View;
  actions: Action[];
}
const frames = match as unknown as Picture[];
const names = ['Ann', 'Ben'];
const last = frames.at(-1) as Picture;

describe('a real match', () => {
  it('is seen by both seats and by a spectator', () => {
    expect(new Set(frames.map((frame) => frame.seat))).toEqual(new Set([0, 1, null]));
    expect(frames.some((frame) => frame.actions.length > 0)).toBe(true);
  });

  it('lets every listed move be played by clicking its squares, and only own pieces be picked', () => {
    for (const { seat, view, actions } of frames) {
      const moves = listMoves(actions);
      for (const square of movable(moves)) expect(sideOf(pieceOn(view.board, square))).toBe(sideOfSeat(seat ?? -1));
      for (const move of moves) {
        let trail: readonly number[] = [move.path[0] ?? 0];
        expect(movesAlong(moves, trail)).toContain(move);
        const ends = movesAlong(moves, trail).filter((other) => endOf(other.path) === endOf(move.path));
        if (ends.length > 1) trail = move.path.slice(0, -1);
        expect(click(moves, trail, endOf(move.path))).toMatchObject({ move: { path: move.path } });
      }
    }
  });

  it('has a label for every square and a sentence for what happened', () => {
    for (const { seat, view, actions, sights } of frames) {
      const moves = listMoves(actions);
      for (let square = 1; square <= 32; square++) {
        expect(squareLabel({ view, moves, seat, trail: [] }, square)).toMatch(/^square \d+, (empty|(black|white) (man|king))/);
      }
      for (const sight of sights) expect(words.sight(sight, names)).toMatch(/^(Ann|Ben) .+\.$/);
    }
  });

  it('is listed move by move to the end', () => {
    const { rows } = moveList(last.sights, names);
    const listed = rows.flatMap((row) => row.cells).filter((cell) => cell !== null);
    expect(listed.length).toBe(last.sights.filter((sight) => sight.saw === 'moved').length);
    expect(last.view.ended).not.toBeNull();
    expect(words.end(last.view, names)).toMatch(/\.$/);
  });
});
