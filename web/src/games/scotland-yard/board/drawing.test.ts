import { describe, expect, it } from 'vitest';
import { pointOf } from '../map/atlas';
import { viewOf } from '../testing';
import type { Sight } from '../types.gen';
import { milliseconds, sceneOf, shotsOf } from './animation';
import { beliefIn, beliefText, fogOf, percent } from './belief';
import { Hand } from './hand';
import { placeBeside } from './placing';
import { pathOfX, stopsOf } from './trail';
import { MapWindow } from './window.svelte';

const moved = (more: Partial<Extract<Sight, { saw: 'moved' }>>): Sight => ({
  saw: 'moved', seat: 1, from: 140, to: 156, by: 'bus', window: null, shown: false, double: false, skipped: [], ended: null, ...more,
});

describe('what moves', () => {
  const before = sceneOf(viewOf());

  it('goes along its line and arrives', () => {
    const [shot, ...more] = shotsOf(before, [moved({})], { move: 400 });
    expect(more).toEqual([]);
    expect(shot!.length).toBe(400);
    expect(shot!.at(0).get(1)).toEqual(pointOf(140));
    expect(shot!.at(400).get(1)).toEqual(pointOf(156));
    expect(shot!.at(200).get(2)).toEqual(pointOf(136));
  });

  it('one after another, each from where the last one ended', () => {
    const shots = shotsOf(before, [moved({}), moved({ seat: 2, from: 136, to: 135, by: 'taxi' })], { move: 400 });
    expect(shots).toHaveLength(2);
    expect(shots[1]!.at(0).get(1)).toEqual(pointOf(156));
  });

  it('hidden moves are not shown, nor where he came from', () => {
    const hidden = moved({ seat: 0, from: null, to: null, by: 'taxi', window: 11 });
    const seen = moved({ seat: 0, from: null, to: 67, by: 'taxi', window: 13, shown: true });
    expect(shotsOf(before, [hidden, seen], { move: 400 })).toEqual([]);
    expect(before.has(0)).toBe(false);
  });

  it('nothing at no time', () => {
    expect(shotsOf(before, [moved({})], { move: 0 })).toEqual([]);
    expect([milliseconds('420ms'), milliseconds('.42s'), milliseconds('')]).toEqual([420, 420, 0]);
  });

  it('he stands where this viewer may know him to be', () => {
    const x = viewOf().mister_x;
    expect(sceneOf(viewOf({ mister_x: { ...x, station: 67 } })).get(0)).toEqual(pointOf(67));
    expect(sceneOf(viewOf({ peeked: 66 })).get(0)).toEqual(pointOf(66));
  });
});

describe('the aid', () => {
  const belief = [[115, 0.26], [126, 0.004]] as const;

  it('reads the answer, or nothing', () => {
    expect(beliefIn({ stations: belief })).toEqual(belief);
    expect(beliefIn(null)).toBeNull();
    expect(beliefIn({})).toBeNull();
  });

  it('never says that what is possible has no chance', () => {
    expect(percent(0.004)).toBe('<1%');
    expect(percent(0.26)).toBe('26%');
  });

  it('tells how many and which', () => {
    expect(beliefText(belief)).toBe('2 stations possible, likeliest 115 (26%)');
    expect(beliefText([[115, 1]])).toBe('He is on 115.');
  });

  it('is larger and denser where he is likelier', () => {
    const [likely, unlikely] = belief.map(([, chance]) => fogOf(belief, chance));
    expect(likely!.radius).toBeGreaterThan(unlikely!.radius);
    expect(likely!.opacity).toBeGreaterThan(unlikely!.opacity);
  });
});

describe('his path', () => {
  const log = [175, 162, 175].map((station, index) => ({ by: 'taxi' as const, station, shown: index === 2, double: false }));

  it('is numbered, each station once', () => {
    const path = pathOfX({ start: 174, log });
    expect(path.map(({ station }) => station)).toEqual([174, 175, 162, 175]);
    expect(stopsOf(path, log)).toEqual([
      { station: 174, text: 'start', isShown: false },
      { station: 175, text: '1, 3', isShown: true },
      { station: 162, text: '2', isShown: false },
    ]);
  });

  it('of a game that began in the middle is what is known', () => {
    expect(pathOfX({ start: null, log: [{ ...log[0]!, station: null }, log[1]!] })).toEqual([{ window: 2, station: 162 }]);
  });
});

describe('a hand on the map', () => {
  it('drags with one finger, and a small tremble is a click', () => {
    const hand = new Hand();
    hand.down(1, { x: 0, y: 0 });
    expect(hand.move(1, { x: 3, y: 0 })).toBeNull();
    expect(hand.move(1, { x: 10, y: 0 })).toMatchObject({ by: { x: 10, y: 0 }, factor: 1 });
    hand.up(1);
    expect(hand.move(1, { x: 20, y: 0 })).toBeNull();
    expect(hand.endsDrag()).toBe(true);
    expect(hand.endsDrag()).toBe(false);
    hand.down(1, { x: 0, y: 0 });
    hand.move(1, { x: 3, y: 0 });
    hand.up(1);
    expect(hand.endsDrag()).toBe(false);
  });

  it('stretches with two', () => {
    const hand = new Hand();
    hand.down(1, { x: 0, y: 0 });
    hand.down(2, { x: 10, y: 0 });
    expect(hand.move(2, { x: 20, y: 0 })).toEqual({ by: { x: 5, y: 0 }, factor: 2, at: { x: 10, y: 0 } });
    expect(hand.endsDrag()).toBe(true);
  });
});

describe('the window', () => {
  it('begins at the whole sheet where it is wide, at the piece where it is narrow', () => {
    const wide = new MapWindow();
    expect(wide.resize(900, 700)).toBe(true);
    const whole = wide.camera;
    wide.follow(140);
    expect(wide.camera).toEqual(whole);
    const narrow = new MapWindow();
    narrow.resize(360, 500);
    narrow.follow(140);
    expect(narrow.camera).toEqual({ scale: 1.14, middle: pointOf(140) });
    expect(narrow.resize(360, 300)).toBe(false);
    expect(narrow.camera.middle).toEqual(pointOf(140));
  });

  it('stays whole when it is resized, until it is moved', () => {
    const map = new MapWindow();
    map.resize(900, 700);
    map.resize(1800, 1400);
    expect(map.camera.scale).toBeGreaterThan(1.5);
    map.zoom(2);
    const { scale } = map.camera;
    map.resize(1700, 1400);
    expect(map.camera.scale).toBe(scale);
  });
});

it('a sheet beside a station hides neither it nor what is lit', () => {
  const pane = { width: 900, height: 700 };
  const size = { width: 200, height: 150 };
  const below = placeBeside({ x: 450, y: 300 }, size, pane, [], 20);
  expect(below.side).toBe('below');
  const blocked = placeBeside({ x: 450, y: 300 }, size, pane, [{ x: 450, y: 380 }], 20);
  expect(blocked.side).toBe('above');
  const corner = placeBeside({ x: 890, y: 690 }, size, pane, [], 20);
  expect(corner.x + size.width).toBeLessThanOrEqual(pane.width);
  expect(corner.y + size.height).toBeLessThanOrEqual(pane.height);
  expect(corner.x + size.width < 890 || corner.y + size.height < 690).toBe(true);
});
