import { describe, expect, it, vi } from 'vitest';
import { Film } from '$lib/film.svelte';
import { STEP_MS } from '$lib/pace';
import { move, movesFrom, propsOf, viewOf } from '../testing';
import type { Sight } from '../types.gen';
import { BoardState } from './board.svelte';
import { asksFirst } from './habits';

const board = (more: Parameters<typeof propsOf>[0] = {}) => {
  const { props, done } = propsOf(more);
  return { board: new BoardState(() => props), done };
};

const hunted = viewOf({ mister_x: { ...viewOf().mister_x, station: 108 }, start: 174 });
/** Mister X on 108: a taxi to 117, taxi or bus to 105, the ferry to 115. */
const flights = [
  move(117, 'taxi'),
  move(117, 'black'),
  move(105, 'taxi'),
  move(105, 'bus'),
  move(105, 'black'),
  move(115, 'black'),
  move(117, 'taxi', true),
  move(105, 'bus', true),
];
const asX = { view: hunted, actions: flights, seat: 0 };

describe('a click', () => {
  it('moves at once where one ticket serves', () => {
    const { board: map, done } = board();
    map.press(126);
    expect(done.actions).toEqual([move(126, 'taxi')]);
    expect(map.chosen).toBeNull();
  });

  it('asks how where several serve, and a key answers', () => {
    const { board: map, done } = board();
    map.press(156);
    expect(done.actions).toEqual([]);
    expect(map.question?.moves.map(({ by }) => by)).toEqual(['taxi', 'bus']);
    expect(map.key('u')).toBe(false);
    expect(map.key('b')).toBe(true);
    expect(done.actions).toEqual([move(156, 'bus')]);
  });

  it('stays with Escape', () => {
    const { board: map, done } = board();
    map.press(156);
    expect(map.key('Escape')).toBe(true);
    expect(map.chosen).toBeNull();
    expect(map.key('Escape')).toBe(false);
    expect(done.actions).toEqual([]);
  });

  it('is asked first where one wants that: the second press goes', () => {
    asksFirst.set(true);
    const { board: map, done } = board();
    map.press(126);
    expect(done.actions).toEqual([]);
    expect(map.question?.moves).toEqual([move(126, 'taxi')]);
    map.press(82);
    map.press(126);
    expect(done.actions).toEqual([]);
    map.press(126);
    expect(done.actions).toEqual([move(126, 'taxi')]);
    asksFirst.set(false);
  });

  it('elsewhere changes nothing and says why', () => {
    const { board: map, done } = board();
    map.press(1);
    map.press(140);
    map.miss();
    expect(done.actions).toEqual([]);
    expect(done.said).toEqual(['140 and 1 aren’t connected.', 'You’re already at 140. Choose a highlighted station.', 'No station here.']);
  });

  it('does nothing while an action is on its way', () => {
    const { board: map, done } = board({ busy: true });
    map.press(126);
    map.press(156);
    expect(done.actions).toEqual([]);
    expect(map.chosen).toBeNull();
  });
});

describe('typing a number', () => {
  it('chooses as soon as nothing else lit begins so', () => {
    const { board: map, done } = board();
    for (const figure of '82') map.key(figure);
    expect(done.actions).toEqual([move(82, 'bus')]);
    expect(map.typed).toBe('');
  });

  it('waits for Enter where a longer number is highlighted, and says what is wrong', () => {
    const { board: map, done } = board({ actions: [move(15, 'taxi'), move(156, 'taxi')] });
    map.key('1');
    map.key('5');
    expect(map.typed).toBe('15');
    expect(done.actions).toEqual([]);
    map.key('Enter');
    expect(done.actions).toEqual([move(15, 'taxi')]);
    for (const key of ['9', '9', '9', 'Enter']) map.key(key);
    expect(done.said.at(-1)).toBe('There’s no station 999.');
    for (const key of ['7', 'Backspace', '6', 'Enter']) map.key(key);
    expect(done.said.at(-1)).toBe('140 and 6 aren’t connected.');
  });

  it('is not heard when there is nothing to choose', () => {
    const { board: map } = board({ actions: [] });
    expect(map.key('8')).toBe(false);
    expect(map.typed).toBe('');
  });
});

describe('the arrows', () => {
  it('go from lit station to lit station', () => {
    const { board: map } = board();
    map.focus(140);
    map.focus(133);
    expect(map.turn('ArrowLeft')).not.toBe(133);
    expect(map.goals.has(map.turn('ArrowDown')!)).toBe(true);
    expect(map.turn('x')).toBeNull();
  });
});

describe('Mister X', () => {
  it('spends a black ticket only if he lays it out or says so', () => {
    const { board: map, done } = board(asX);
    map.press(117);
    expect(done.actions).toEqual([move(117, 'taxi')]);
    map.press(115);
    expect(map.question?.moves).toEqual([move(115, 'black')]);
    map.key('f');
    expect(done.actions.at(-1)).toEqual(move(115, 'black'));
  });

  it('travels by black ticket everywhere once it is laid out', () => {
    const { board: map, done } = board(asX);
    map.lay('black', true);
    expect([...map.goals.keys()].sort()).toEqual([105, 115, 117]);
    map.press(105);
    expect(done.actions).toEqual([move(105, 'black')]);
    expect(map.switches).toEqual({ black: false, double: false });
  });

  it('begins a double move only where it is listed', () => {
    const { board: map, done } = board(asX);
    map.lay('double', true);
    expect([...map.goals.keys()].sort()).toEqual([105, 117]);
    map.press(117);
    expect(done.actions).toEqual([move(117, 'taxi', true)]);
    map.lay('double', true);
    map.press(115);
    expect(done.said.at(-1)).toBe('You can’t start a double move with 115: there’s no second move from there.');
  });

  it('cannot lay out what would leave nothing on offer', () => {
    const { board: map } = board({ ...asX, actions: [move(117, 'taxi')] });
    map.lay('black', true);
    map.lay('double', true);
    expect(map.switches).toEqual({ black: false, double: false });
    expect(map.goals.size).toBe(1);
  });
});

it('watching, a click says so', () => {
  const { board: map, done } = board({ seat: null, actions: [] });
  map.press(67);
  expect(done.said).toEqual(['You’re watching.']);
  expect(movesFrom(67).length).toBeGreaterThan(5);
});

describe('a journey', () => {
  it('takes one step of the pace from station to station', () => {
    const { props } = propsOf();
    const film = vi.spyOn(Film.prototype, 'play');
    const map = new BoardState(() => props, { now: () => 0, frame: () => () => {} });
    const journey: Sight = { saw: 'moved', seat: 1, from: 140, to: 156, by: 'bus', window: null, double: false, shown: false, skipped: [], ended: null };
    map.show({ ...props, before: props, fresh: [journey] }, (token) => (token === '--piece-step' ? STEP_MS.fast : 1));
    expect(film.mock.calls[0]![0].map(({ length }) => length)).toEqual([STEP_MS.fast]);
  });
});
