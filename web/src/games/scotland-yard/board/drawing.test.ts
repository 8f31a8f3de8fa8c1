import { describe, expect, it } from 'vitest';
import { pointOf, STATIONS } from '../map/atlas';
import { fit, toScreen } from '../map/camera';
import { markerOf } from '../map/layers';
import { viewOf } from '../testing';
import type { AidAnswer, AidQuestion, Sight } from '../types.gen';
import { sceneOf, shotsOf } from './animation';
import { beliefOf, beliefText, fogOf, knownBelief, look, shortOdds } from './belief';
import { Hand } from './hand';
import { apart, clearOf, cornerClear, isCovered, labelSpot, placeBeside } from './placing';
import { pathOfX, stopsOf } from './trail';
import { MapWindow } from './window.svelte';

const moved = (more: Partial<Extract<Sight, { saw: 'moved' }>>): Sight => ({
  saw: 'moved',
  seat: 1,
  from: 140,
  to: 156,
  by: 'bus',
  window: null,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
  ...more,
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
  });

  it('he stands where this viewer may know him to be', () => {
    const x = viewOf().mister_x;
    expect(sceneOf(viewOf({ mister_x: { ...x, station: 67 } })).get(0)).toEqual(pointOf(67));
    expect(sceneOf(viewOf({ peeked: 66 })).get(0)).toEqual(pointOf(66));
  });
});

describe('the aid', () => {
  const where: AidAnswer = { answer: 'where', stations: [46, 115, 126] };
  const likely: AidAnswer = {
    answer: 'chances',
    chances: [
      [115, 73],
      [126, 26],
    ],
  };

  it('asks for what is allowed, and for nothing else', async () => {
    const asked: string[] = [];
    const ask = ({ ask }: AidQuestion) => {
      asked.push(ask);
      return Promise.resolve(ask === 'where' ? where : likely);
    };
    expect(await look(ask, ['proved'])).toEqual({ stations: [46, 115, 126].map((station) => [station, null]), isWhole: true, most: 95 });
    expect(await look(ask, ['chances'])).toEqual({ stations: likely.chances, isWhole: false, most: 95 });
    expect(asked).toEqual(['where', 'chances']);
    expect(await look(ask, ['hint', 'chances', 'proved'])).toEqual({ stations: [...likely.chances, [46, null]], isWhole: true, most: 95 });
  });

  it('tells how many and which, as far as it was told', () => {
    expect(beliefText(beliefOf(where, likely))).toBe('3 possible stations, most likely 115 (73%)');
    expect(beliefText(beliefOf(where, null))).toBe('3 possible stations');
    expect(beliefText(beliefOf(null, likely))).toBe('Most likely 115 (73%)');
    expect(beliefText(beliefOf(null, { answer: 'chances', chances: [] }))).toBe('No station is likely.');
    expect(beliefText(beliefOf({ answer: 'where', stations: [115] }, null))).toBe('He’s at 115.');
    // One station that is likely may not be the only one.
    expect(beliefText(beliefOf(null, { answer: 'chances', chances: [[115, 95]] }))).toBe('Most likely 115 (≥95%)');
  });

  it('holds nothing back of a match that is over', () => {
    const belief = knownBelief([
      [115, 0.951],
      [46, 0.046],
      [126, 0.003],
    ]);
    expect(belief.stations.map(([, percent]) => shortOdds(belief, percent))).toEqual(['95', '5', '<1']);
    expect(beliefText(knownBelief([[115, 1]]))).toBe('He’s at 115.');
  });

  it('is larger and denser where he is likelier', () => {
    const belief = beliefOf(where, likely);
    const [likeliest, likelier, unlikely] = belief.stations.map(([, percent]) => fogOf(belief, percent));
    expect(likeliest!.radius).toBeGreaterThan(likelier!.radius);
    expect(likelier!.opacity).toBeGreaterThan(unlikely!.opacity);
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

  it('keeps what it looks at in sight when a sheet opens over half of it', () => {
    const map = new MapWindow();
    map.resize(360, 500);
    // Near the upper edge, where the middle of the window cannot be the station.
    map.follow(3);
    map.resize(360, 230);
    const { y } = toScreen(map.camera, map.pane, pointOf(3));
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(120);
    const path = [3, 199];
    map.surround(path);
    map.resize(360, 200);
    for (const station of path) {
      const at = toScreen(map.camera, map.pane, pointOf(station));
      expect(at.y).toBeGreaterThan(0);
      expect(at.y).toBeLessThan(200);
    }
  });

  it('is small where it is low as well: a phone on its side begins at the piece', () => {
    const map = new MapWindow();
    map.resize(900, 700);
    expect(map.isSmall).toBe(false);
    expect(map.resize(700, 300)).toBe(true);
    expect(map.isSmall).toBe(true);
    map.follow(140);
    expect(map.camera.scale).toBe(1.14);
    map.resize(900, 700);
    expect(map.camera).toEqual(fit(map.pane));
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

it('tags at the edge of the window do not cover each other', () => {
  const pane = { width: 360, height: 300 };
  const size = { width: 46, height: 32 };
  const tags = [
    { x: 180, y: 22 },
    { x: 190, y: 22 },
    { x: 334, y: 150 },
    { x: 334, y: 160 },
    { x: 334, y: 22 },
  ].map((at) => ({ at }));
  const placed = apart(tags, size, pane).map(({ at }) => at);
  expect(placed[0]).toEqual({ x: 180, y: 22 });
  placed.forEach((a, index) => {
    for (const b of placed.slice(index + 1)) expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true);
    expect(a.x).toBeGreaterThan(0);
    expect(a.x).toBeLessThan(pane.width);
  });
});

it('a station under the tickets or the buttons sends its tag beside them', () => {
  const tickets = { x: 0, y: 0, width: 230, height: 42 };
  const buttons = { x: 340, y: 0, width: 50, height: 220 };
  const size = { width: 46, height: 32 };
  const covers = [tickets, buttons];
  expect(isCovered({ x: 210, y: 20 }, covers)).toBe(true);
  expect(isCovered({ x: 210, y: 60 }, covers)).toBe(false);
  expect(clearOf({ x: 210, y: 20 }, size, covers)).toEqual({ x: 210, y: 58 });
  expect(clearOf({ x: 364, y: 200 }, size, covers)).toEqual({ x: 317, y: 200 });
  // What is free stays where it is.
  expect(clearOf({ x: 364, y: 400 }, size, covers)).toEqual({ x: 364, y: 400 });
});

it('what asks back stands in the nearest corner that hides nothing one may go to', () => {
  const pane = { width: 900, height: 700 };
  const size = { width: 376, height: 150 };
  const inset = { x: 60, y: 60 };
  const at = { x: 100, y: 90 };
  // The corner it is in hides it itself; the one below is nearest.
  expect(cornerClear(at, size, pane, [], inset)).toEqual({ x: 60, y: 490 });
  expect(cornerClear(at, size, pane, [{ x: 100, y: 600 }], inset)).toEqual({ x: 464, y: 60 });
  // Where every corner hides something, the one that hides least.
  const everywhere = [
    { x: 600, y: 120 },
    { x: 100, y: 600 },
    { x: 120, y: 600 },
    { x: 600, y: 600 },
    { x: 620, y: 600 },
  ];
  expect(cornerClear(at, size, pane, everywhere, inset)).toEqual({ x: 464, y: 60 });
});

it('a tag that makes room for another does not move over what lies over the map', () => {
  const size = { width: 46, height: 32 };
  const pane = { width: 360, height: 400 };
  const covers = [
    { x: 0, y: 0, width: 200, height: 42 },
    { x: 0, y: 340, width: 360, height: 60 },
  ];
  // Three stations above the window, side by side, just beside the tickets.
  const tags = [224, 228, 232].map((x) => ({ at: clearOf({ x, y: 22 }, size, covers) }));
  const placed = apart(tags, size, pane, covers).map(({ at }) => at);
  for (const at of placed)
    for (const box of covers) expect(at.x - size.width / 2 >= box.x + box.width || at.y - size.height / 2 >= box.y + box.height || at.y + size.height / 2 <= box.y).toBe(true);
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  // Without room to be minded one of them would lie on the tickets.
  expect(apart(tags, size, pane).some(({ at }) => at.x - size.width / 2 < 200 && at.y < 42)).toBe(true);
  // What is at the foot of the window sends tags above it.
  expect(clearOf({ x: 100, y: 380 }, size, covers)).toEqual({ x: 100, y: 324 });
});

it('a label beside a station covers neither its neighbours nor a piece', () => {
  const size = { width: 48, height: 20 };
  const at = { x: 100, y: 100 };
  const free = labelSpot(at, size, 'corner', [at], []);
  expect(free.x).toBeLessThan(0);
  expect(free.y).toBeLessThan(0);
  const neighbour = { x: at.x + free.x, y: at.y + free.y };
  const beside = labelSpot(
    at,
    size,
    'corner',
    [at, neighbour],
    [
      { x: 130, y: 100 },
      { x: 130, y: 71 },
    ],
  );
  expect(beside).not.toEqual(free);
  expect(beside.y).toBeGreaterThan(0);
  expect(labelSpot(at, size, 'below', [at], [])).toMatchObject({ x: 0 });
});

it('every station can be drawn once more, under no name', () => {
  for (const station of STATIONS) {
    const drawn = markerOf(station);
    expect(drawn).toContain(`>${station}</text>`);
    expect(drawn).not.toContain(' id=');
    expect(drawn.match(/<g/g)?.length).toBe(drawn.match(/<\/g>/g)?.length);
  }
});
