// The folder against a real match: frames as the house's own rules made them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sceneOf } from './board/animation';
import { BoardState } from './board/board.svelte';
import { pathOfX } from './board/trail';
import { standsAt, whyNot } from './board/ways';
import match from './fixtures/match.json';
import { kindsBetween, linesFrom, STATIONS } from './map/atlas';
import { windowsOf } from './panels/windows';
import { tell } from './telling';
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
const names = ['Xavier', 'Ada', 'Bram', 'Cleo', 'Dev', 'Edith'];
const nothing = () => {};
const given = ({ view, actions, sights, seq, seat }: Picture) => ({ view, actions, sights, seq, seat, names, busy: false, pace: 1, onaction: nothing, onsay: nothing });

describe('a real match', () => {
  it('is seen by Mister X, by detectives and by a spectator, to its end', () => {
    const seats = new Set(frames.map(({ seat }) => seat));
    expect(seats.has(0) && seats.has(1) && seats.has(null)).toBe(true);
    expect(frames.some(({ actions }) => actions.length > 0)).toBe(true);
  });

  it('lights a station for every listed move and for nothing else', () => {
    for (const frame of frames) {
      const board = new BoardState(() => given(frame));
      const lit = new Set<number>();
      for (const double of [false, true]) {
        board.lay('double', double);
        for (const [station, { moves }] of board.goals) {
          lit.add(station);
          for (const move of moves) expect(frame.actions).toContainEqual(move);
        }
      }
      expect([...lit].sort()).toEqual([...new Set(frame.actions.flatMap((action) => (action.do === 'move' ? [action.to] : [])))].sort());
    }
  });

  it('has a line on the map for every listed move', () => {
    for (const { view, actions, seat } of frames) {
      const from = standsAt(view, seat);
      for (const action of actions) {
        if (action.do !== 'move') continue;
        const kinds = kindsBetween(from!, action.to);
        expect(action.by === 'black' ? kinds.length > 0 : kinds.includes(action.by)).toBe(true);
      }
    }
  });

  it('says why, wherever else one clicks', () => {
    for (const { view, actions, seat } of frames) {
      for (const station of STATIONS) {
        const isOffered = actions.some((action) => action.do === 'move' && action.to === station);
        if (isOffered) continue;
        const why = whyNot({ view, actions, seat, switches: { black: false, double: false }, names, station });
        expect(why).toMatch(/^[A-Z\d].*\.$/);
        expect(why).not.toContain('not on offer');
      }
    }
  });

  it('is told in whole sentences that name no hidden station', () => {
    for (const { sights, seat, view, actions } of frames) {
      for (const sight of sights) {
        const text = tell(sight, names) ?? '';
        expect(text).toMatch(/^[A-Z0-9].*\.$/);
        expect(text).not.toMatch(/undefined|null|\?/);
        if (sight.saw === 'moved' && sight.seat === 0 && sight.to === null && !sight.ended) expect(text).toMatch(/ticket\.( |$)/);
      }
      const prompt = words.prompt(view, actions, seat);
      if (prompt) expect(prompt.text).not.toMatch(/undefined|null/);
      expect(words.end(view, names)).not.toMatch(/undefined|null/);
      if (seat !== 0 && !view.ended) expect(view.log.every(({ station, shown }) => shown || station === null)).toBe(true);
    }
  });

  it('tells and announces to the others, of all numbers, the window of a hidden move alone', () => {
    const whole = frames.filter(({ view }) => view.ended);
    const own = whole.find(({ seat }) => seat === 0)!.sights;
    const isHidden = (sight: Sight): boolean => sight.saw === 'moved' && sight.seat === 0 && !sight.shown && !sight.ended;
    expect(own.filter(isHidden).length).toBeGreaterThan(10);
    for (const { seat, sights } of whole.filter(({ seat }) => seat !== 0)) {
      own.forEach((sight, index) => {
        if (sight.saw !== 'moved' || !isHidden(sight)) return;
        for (const text of [tell(sights[index]!, names), words.news?.(sights[index]!, names, seat)]) {
          if (text) expect(text.match(/\d+/g)).toEqual([String(sight.window)]);
        }
        expect(tell(sight, names)).toContain(String(sight.to));
      });
    }
  });

  it('draws every piece that is known, and all windows', () => {
    for (const { view, seat } of frames) {
      const scene = sceneOf(view);
      expect(scene.size).toBe(view.detectives.length + (view.mister_x.station === null && view.peeked === null ? 0 : 1));
      expect(windowsOf(view)).toHaveLength(view.windows);
      if (seat === 0) expect(pathOfX(view)).toHaveLength(view.log.length + (view.start === null ? 0 : 1));
    }
  });
});

it('the map has the lines of the rules', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../games/scotland-yard/rules/src/london.rs'), 'utf8');
  for (const kind of ['taxi', 'bus', 'underground', 'ferry'] as const) {
    const [, list = ''] = source.match(new RegExp(`const ${kind.toUpperCase()}: [^=]* = \\[(.*?)\\];`, 's')) ?? [];
    const rules = [...list.matchAll(/\[\s*(\d+),\s*(\d+)\s*\]/g)].map(([, a, b]) => `${a}-${b}`);
    const drawn = STATIONS.flatMap(linesFrom).flatMap((line) => (line.kind === kind && line.from < line.to ? [`${line.from}-${line.to}`] : []));
    expect(drawn.sort()).toEqual(rules.sort());
  }
});
