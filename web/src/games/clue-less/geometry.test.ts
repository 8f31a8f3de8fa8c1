import { describe, expect, it, vi } from 'vitest';
import { BoardState } from '../clue/board/board.svelte';
import { ROOMS, SUSPECTS } from '../clue/names';
import { viewOf } from '../clue/testing';
import type { Action, Place } from '../clue/types.gen';
import { boxOf, HALLWAYS, lessStage } from './geometry';

describe('the board of Clue-less', () => {
  it('joins neighbours by twelve hallways, the upper or left room first', () => {
    expect(HALLWAYS).toHaveLength(12);
    for (const { ends, isLevel } of HALLWAYS) {
      const [one, other] = ends.map(boxOf);
      if (isLevel) expect(one!.x < other!.x && one!.y === other!.y).toBe(true);
      else expect(one!.y < other!.y && one!.x === other!.x).toBe(true);
    }
  });

  it('has a site for rooms, hallways and both ends of both passages', () => {
    const count = (kind: string) => lessStage.sites.filter((site) => site.kind === kind).length;
    expect([count('room'), count('hallway'), count('passage')]).toEqual([9, 12, 4]);
  });

  it('keeps six pieces in one room apart and inside', () => {
    for (const room of ROOMS) {
      const { x, y, width, height } = boxOf(room);
      const pawns = lessStage.pawns(SUSPECTS.map((): Place => ({ room })));
      expect(new Set(pawns.map((at) => `${at.x} ${at.y}`)).size).toBe(6);
      for (const at of pawns) expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
    }
  });

  it('starts every suspect at a home of its own', () => {
    const homes = lessStage.pawns(SUSPECTS.map((): Place => 'home'));
    expect(new Set(homes.map((at) => `${at.x} ${at.y}`)).size).toBe(6);
  });
});

describe('moving in Clue-less', () => {
  const hallway: Action = { do: 'move', to: { hallway: ['lounge', 'dining-room'] } };
  const through: Action = { do: 'move', to: { room: 'conservatory' } };
  const onaction = vi.fn();
  const view = viewOf({ pieces: [{ room: 'lounge' }, 'home', 'home', 'home', 'home', 'home'], step: 'start', dice: [] });
  const props = { view, actions: [hallway, through], sights: [], seq: 1, seat: 0, busy: false, pace: 1, onaction, onsay: vi.fn() };
  const board = new BoardState(lessStage, () => props);

  it('lights the free hallway, the room at the end of the passage, and the stair that leads there', () => {
    expect([...board.lit.keys()].sort()).toEqual(['hallway lounge dining-room', 'passage lounge', 'room conservatory']);
  });

  it('takes the passage by its stair', () => {
    const stair = lessStage.sites.find(({ key }) => key === 'passage lounge')!;
    board.press(stair);
    expect(onaction).toHaveBeenCalledWith(through);
  });

  it('names hallways by the rooms they join', () => {
    const site = lessStage.sites.find(({ key }) => key === 'hallway lounge dining-room')!;
    expect(board.label(site)).toBe('The hallway between the Lounge and the Dining Room. You can go there.');
  });
});
