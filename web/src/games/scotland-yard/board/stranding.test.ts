import { describe, expect, it } from 'vitest';
import { linesFrom, STATIONS } from '../map/atlas';
import { move, propsOf, viewOf } from '../testing';
import type { View } from '../types.gen';
import { BoardState } from './board.svelte';

/** A station that only taxis serve, beside one that has a bus as well. */
const dead = STATIONS.find(
  (station) => linesFrom(station).every(({ kind }) => kind === 'taxi') && linesFrom(station).some(({ to }) => linesFrom(to).some(({ kind }) => kind === 'bus')),
)!;
const from = linesFrom(dead).find(({ to }) => linesFrom(to).some(({ kind }) => kind === 'bus'))!.to;
const free = linesFrom(from).find(({ kind }) => kind === 'bus')!.to;

const holding = (tickets: View['detectives'][0]['tickets'], more: Partial<View> = {}) =>
  viewOf({ detectives: [{ station: from, tickets, moved: false }, ...viewOf().detectives.slice(1)], ...more });
const last = { taxi: 1, bus: 2, underground: 0 };
const actions = [move(dead, 'taxi'), move(free, 'bus')];
const board = (view: View, listed = actions) => {
  const { props, done } = propsOf({ view, actions: listed });
  return { map: new BoardState(() => props), done };
};

describe('a move to where the pawn has no ticket left', () => {
  it('is asked back, and the safe answer sends nothing', () => {
    const { map, done } = board(holding(last));
    map.press(dead);
    expect(done.actions).toEqual([]);
    expect(map.warning).toMatchObject({ seat: 1, move: move(dead, 'taxi'), lines: ['taxi'] });
    expect(map.key('Escape')).toBe(true);
    expect(map.warning).toBeNull();
    expect(done.actions).toEqual([]);
  });

  it('is sent once it is meant', () => {
    const { map, done } = board(holding(last));
    map.press(dead);
    map.send(map.warning!.move);
    expect(done.actions).toEqual([move(dead, 'taxi')]);
    expect(map.warning).toBeNull();
  });

  it('is not asked back with a ticket to spare, nor for another way', () => {
    const { map, done } = board(holding({ ...last, taxi: 2 }));
    map.press(dead);
    expect(done.actions).toEqual([move(dead, 'taxi')]);
    const other = board(holding(last));
    other.map.press(free);
    expect(other.done.actions).toEqual([move(free, 'bus')]);
  });

  it('is not asked back where it catches him, is the last round, or nothing else is left', () => {
    const seen = { ...viewOf().mister_x, station: dead };
    for (const [view, listed] of [
      [holding(last, { mister_x: seen }), actions],
      [holding(last, { peeked: dead }), actions],
      [holding(last, { windows: viewOf().log.length }), actions],
      [holding({ taxi: 1, bus: 0, underground: 0 }), [move(dead, 'taxi')]],
    ] as const) {
      const { map, done } = board(view, [...listed]);
      map.press(dead);
      expect(done.actions).toEqual([move(dead, 'taxi')]);
    }
  });

  it('goes away when something else is chosen', () => {
    const { map } = board(holding(last));
    map.press(dead);
    map.press(1);
    expect(map.warning).toBeNull();
  });
});

describe('where the order is free', () => {
  it('a click on another pawn takes it in hand', () => {
    const picked: number[] = [];
    const { props, done } = propsOf({ movers: [1, 2, 4], onseat: (seat) => picked.push(seat) });
    const map = new BoardState(() => props);
    map.press(viewOf().detectives[1]!.station);
    expect(map.pick(4)).toBe(true);
    // The third has moved.
    expect(map.pick(3)).toBe(false);
    map.press(viewOf().detectives[2]!.station);
    expect(picked).toEqual([2, 4]);
    expect(done.actions).toEqual([]);
    expect(done.said.at(-1)).toMatch(/108/);
  });

  it('none can be picked while a move is on its way, or where there is no choice', () => {
    expect(new BoardState(() => propsOf({ movers: [1, 2], onseat: () => {}, busy: true }).props).pick(2)).toBe(false);
    expect(new BoardState(() => propsOf().props).pick(2)).toBe(false);
  });
});
