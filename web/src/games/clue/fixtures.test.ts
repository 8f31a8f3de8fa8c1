// Both folders against real matches: frames as the house's own rules made them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import lessMatch from '../clue-less/fixtures/match.json';
import { lessStage } from '../clue-less/geometry';
import { BoardState } from './board/board.svelte';
import { classicStage } from './board/geometry';
import { keyOf, type Stage } from './board/stage';
import { wayAlong } from './board/ways';
import classicMatch from './fixtures/match.json';
import { movesOf } from './moves';
import { SUSPECTS } from './names';
import { actsOf } from './table/acts';
import { Desk } from './table/desk.svelte';
import { plain, tell } from './telling';
import type { Action, Sight, View } from './types.gen';
import { clueWords } from './words';

interface Picture {
  seat: number | null;
  seq: number;
  sights: Sight[];
  view: View;
  actions: Action[];
}
const names = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];
const nothing = () => {};

function given({ view, actions, sights, seq, seat }: Picture) {
  return { view, actions, sights, seq, seat, busy: false, pace: 1, onaction: nothing, onsay: nothing };
}

const games: [string, Picture[], Stage, 'classic' | 'less'][] = [
  ['Clue', classicMatch as unknown as Picture[], classicStage, 'classic'],
  ['Clue-less', lessMatch as unknown as Picture[], lessStage, 'less'],
];

describe.each(games)('a real match of %s', (_name, frames, stage, board) => {
  it('is seen by seats and by a spectator', () => {
    expect(frames.some(({ seat }) => seat === null)).toBe(true);
    expect(frames.some(({ seat, actions }) => seat !== null && actions.length > 0)).toBe(true);
  });

  it('lights a named place for every listed move, and for nothing else', () => {
    for (const frame of frames) {
      const state = new BoardState(stage, () => given(frame));
      const moves = movesOf(frame.view, frame.actions).map(({ to }) => keyOf(to));
      for (const key of moves) {
        const site = state.sites.find((each) => each.key === key);
        expect(site && state.label(site)).toContain('You can go there');
      }
      const lit = [...state.lit.keys()].filter((key) => !key.startsWith('passage '));
      expect(lit.sort()).toEqual(moves.sort());
    }
  });

  it('has a place in the bar for everything else that is listed', () => {
    for (const { view, actions, seat } of frames) {
      const does = actsOf({ view, actions, seat, board }).flatMap((act) => (act.does && 'action' in act.does ? [act.does.action] : []));
      for (const action of actions) {
        if (action.do === 'roll' || action.do === 'passage' || action.do === 'end-turn') expect(does).toContainEqual(action);
      }
    }
  });

  it('asks for a card exactly where one must be shown', () => {
    for (const frame of frames) {
      const desk = new Desk(() => given(frame));
      const isAsked = frame.view.suggestion !== null && frame.view.suggestion.asked === frame.seat;
      expect(desk.dialog === 'disprove').toBe(isAsked);
    }
  });

  it('is told in whole sentences', () => {
    for (const { sights, seat, view, actions } of frames) {
      for (const sight of sights) {
        const text = tell(sight, names, seat);
        if (sight.saw === 'took-dice') expect(text).toBeNull();
        else expect(plain(text ?? [])).toMatch(/^[A-Z].*\.$/);
      }
      const prompt = clueWords.prompt(view, actions);
      if (prompt) expect(prompt.text).not.toMatch(/undefined|null/);
      expect(clueWords.end(view, names)).not.toMatch(/undefined|null/);
    }
  });
});

describe('the way that is shown', () => {
  it('is the way the piece then takes, in the golden match of the rules', () => {
    const golden = readFileSync(join(import.meta.dirname, '../../../../games/clue/rules/tests/playthroughs/clue.txt'), 'utf8');
    let view: View | null = null;
    let walks = 0;
    for (const line of golden.split('\n')) {
      const [, known] = line.match(/^ *spectator knows (.*)$/) ?? [];
      if (known) view = JSON.parse(known) as View;
      const [, seen] = line.match(/^ *everyone saw (.*)$/) ?? [];
      const sight = seen ? (JSON.parse(seen) as Sight) : null;
      if (!view || sight?.saw !== 'moved' || sight.by_passage) continue;
      const mover = SUSPECTS.indexOf(view.suspects[sight.seat] ?? 'scarlet');
      expect(wayAlong(view.pieces, mover, sight.path.at(-1) ?? 'home', 0)).toEqual(sight.path);
      walks += 1;
    }
    expect(walks).toBeGreaterThan(0);
  });
});
