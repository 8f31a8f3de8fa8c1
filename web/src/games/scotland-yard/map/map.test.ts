import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindsBetween, linesFrom, pathOf, pointOf, SHEET, stationAt, STATIONS } from './atlas';
import { text } from '../board/text';
import { edgeTowards, fit, goTo, hold, pan, toScreen, toSheet, viewBox, zoom } from './camera';
import { FRAME, GROUND, LINES, MARKERS } from './layers';
import { along, pointsOf, track } from './track';

describe('the atlas', () => {
  it('has 199 stations on the sheet', () => {
    expect(STATIONS).toHaveLength(199);
    for (const { x, y } of STATIONS.map(pointOf)) {
      expect(x > SHEET.x && x < SHEET.x + SHEET.width && y > SHEET.y && y < SHEET.y + SHEET.height).toBe(true);
    }
  });

  it('has every line of the facts, from both ends', () => {
    const count = (kind: string) => STATIONS.flatMap(linesFrom).filter((line) => line.kind === kind).length / 2;
    expect(['taxi', 'bus', 'underground', 'ferry'].map(count)).toEqual([346, 99, 20, 3]);
  });

  it('knows what runs between two stations', () => {
    expect(kindsBetween(140, 156)).toEqual(['taxi', 'bus']);
    expect(kindsBetween(115, 108)).toEqual(['ferry']);
    expect(kindsBetween(1, 199)).toEqual([]);
  });

  it('finds the station under a finger, and of several the nearest', () => {
    const { x, y } = pointOf(67);
    expect(stationAt({ x: x + 5, y: y - 5 }, 13)).toBe(67);
    expect(stationAt({ x: x + 5, y: y - 5 }, 3)).toBeNull();
    expect(stationAt({ x, y }, 60, [66, 84])).toBe(84);
  });

  it('is the same as the drawing: every station is drawn where the atlas has it', () => {
    const drawing = readFileSync(join(import.meta.dirname, './london.svg'), 'utf8');
    const drawn = [...drawing.matchAll(/id="s(\d+)" data-id="\d+" transform="translate\(([\d.]+) ([\d.]+)\)"/g)];
    expect(drawn).toHaveLength(199);
    for (const [, station, x, y] of drawn) expect(pointOf(Number(station))).toEqual({ x: Number(x), y: Number(y) });
    for (const slot of ['under', 'middle', 'over']) expect(drawing.split(`<g class="slot ${slot}"></g>`)).toHaveLength(2);
  });

  it('has the words of the language printed on it, and leaves none open', () => {
    for (const word of Object.values(text.map.legend)) expect(GROUND + MARKERS).toContain(`>${word}<`);
    expect(GROUND + LINES + MARKERS + FRAME).not.toMatch(/[{}]/);
  });
});

describe('a track', () => {
  it('reads the numbers of a path, also those without a nought', () => {
    const points = pointsOf('M0 0C.5 -1 10.5 -.5 10 0');
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.at(-1)).toEqual({ x: 10, y: 0 });
  });

  it('runs from one station to the other, whichever has the smaller number', () => {
    for (const [from, to] of [
      [140, 156],
      [156, 140],
    ] as const) {
      const points = track(from, to, 'bus');
      expect(points[0]).toEqual(pointOf(from));
      expect(points.at(-1)).toEqual(pointOf(to));
      expect(points.length).toBeGreaterThan(10);
    }
  });

  it('takes another line if that kind does not run there', () => {
    expect(track(115, 108, 'taxi').length).toBeGreaterThan(40);
    expect(track(115, 108)).toEqual(track(115, 108, 'ferry'));
    expect(track(1, 199)).toEqual([pointOf(1), pointOf(199)]);
  });

  it('is travelled at an even speed', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(along(points, 0.5)).toEqual({ x: 5, y: 0 });
    expect(along(points, 0)).toEqual({ x: 0, y: 0 });
    expect(along(points, 2)).toEqual({ x: 10, y: 0 });
  });

  it('lies between its stations for every line on the map', () => {
    for (const { kind, from, to } of STATIONS.flatMap(linesFrom)) {
      expect(pathOf(kind, from, to)).not.toBe('');
      const [start, end] = [pointsOf(pathOf(kind, from, to))[0]!, pointOf(Math.min(from, to))];
      expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeLessThan(6);
    }
  });
});

describe('the camera', () => {
  const pane = { width: 900, height: 700 };
  const whole = fit(pane);

  it('shows the whole sheet', () => {
    const corners = [
      { x: SHEET.x, y: SHEET.y },
      { x: SHEET.x + SHEET.width, y: SHEET.y + SHEET.height },
    ];
    for (const { x, y } of corners.map((corner) => toScreen(whole, pane, corner))) {
      expect(x >= 0 && x <= pane.width && y >= 0 && y <= pane.height).toBe(true);
    }
  });

  it('goes to the sheet and back', () => {
    const camera = goTo(whole, pane, pointOf(67), 1.4);
    expect(toSheet(camera, pane, toScreen(camera, pane, pointOf(100)))).toEqual(pointOf(100));
    expect(camera.scale).toBe(1.4);
  });

  it('zooms around what is under the pointer', () => {
    const near = zoom(whole, pane, 2);
    const at = { x: 300, y: 200 };
    const before = toSheet(near, pane, at);
    const after = toSheet(zoom(near, pane, 1.5, at), pane, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never leaves the sheet, nor makes it smaller than the window', () => {
    expect(zoom(whole, pane, 0.1)).toEqual(whole);
    expect(zoom(whole, pane, 1000).scale).toBe(6);
    const near = zoom(whole, pane, 3);
    const far = pan(near, pane, { x: 1e6, y: 1e6 });
    const corner = toSheet(far, pane, { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(SHEET.x);
    expect(corner.y).toBeCloseTo(SHEET.y);
    expect(hold(far, pane)).toEqual(far);
  });

  it('moves as a hand moves paper', () => {
    const near = zoom(whole, pane, 3);
    const before = toScreen(near, pane, pointOf(67));
    const after = toScreen(pan(near, pane, { x: 10, y: -20 }), pane, pointOf(67));
    expect(after.x - before.x).toBeCloseTo(10);
    expect(after.y - before.y).toBeCloseTo(-20);
  });

  it('writes the window for the drawing', () => {
    expect(viewBox({ scale: 2, middle: { x: 100, y: 50 } }, { width: 40, height: 20 })).toBe('90.00 45.00 20.00 10.00');
  });

  it('points from the edge to what is outside', () => {
    const near = goTo(whole, pane, pointOf(67), 4);
    expect(edgeTowards(near, pane, pointOf(67), { x: 26, y: 22 })).toBeNull();
    const edge = edgeTowards(near, pane, pointOf(199), { x: 26, y: 22 })!;
    expect(edge.y).toBeCloseTo(pane.height - 22);
    expect(edge.x).toBeLessThanOrEqual(pane.width - 26);
  });
});
