import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Hold } from '$lib/game';
import { show } from '$lib/testing';
import { News } from '$lib/table/news';
import type { BoardState } from '../board/board.svelte';
import { lessStage } from '../../clue-less/geometry';
import Table from '../table/Table.svelte';
import { viewOf, type Scenario } from '../testing';
import type { Action, CardId, Sight, View } from '../types.gen';

// What is drawn with is large, and no matter here.
vi.mock('../TableDrawings.svelte', () => ({ default: () => {} }));

type Given = BoardProps<View, Action, Sight>;
/** Time passes in steps of so many milliseconds: what a step brings about has begun before the next. */
const STEP = 20;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
type Suggested = Extract<Sight, { saw: 'suggested' }>;
const suggested = (more: Partial<Suggested> = {}): Suggested => ({
  saw: 'suggested',
  seat: 1,
  suspect: 'white',
  weapon: 'knife',
  room: 'kitchen',
  moved_from: { room: 'study' },
  passed: [2],
  asked: 3,
  ...more,
});
const suggestion: View['suggestion'] = { by: 1, suspect: 'white', weapon: 'knife', room: 'kitchen', passed: [2], asked: 3 };

// Every beat is looked at.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

/** A table whose surroundings may wait for its shows. */
function open(seat: number | null, sights: Sight[], more: Scenario = {}, pace = 1, actions: Action[] = []) {
  const now = $state<Hold['now']>({ view: viewOf(more), actions, sights, seq: sights.length });
  let shows: Parameters<Hold['when']>[0] = () => false;
  const ended: (readonly unknown[])[] = [];
  const onaction = vi.fn();
  const hold: Hold = {
    get now() {
      return now;
    },
    when(asked) {
      shows = asked;
      return () => {};
    },
    end(told) {
      ended.push(told);
      props.view = now.view;
      props.sights = now.sights;
      props.seq = now.seq;
      props.actions = now.actions;
    },
  };
  const props: Given = $state({
    view: viewOf(more),
    setup: {},
    actions,
    sights,
    seq: sights.length,
    seat,
    names: NAMES,
    news: new News(),
    hold,
    busy: false,
    pace,
    onaction,
    onsay: vi.fn(),
  });
  // The board itself is not drawn: what it is given says enough.
  let board!: { given: Given };
  const Drawing = (_: unknown, given: typeof board) => void (board = given);
  const root = show(Table, { given: props, stage: lessStage, Drawing: Drawing as unknown as Component<{ given: Given; board: BoardState }> });
  /** Something happens: all around hears of it, or waits. */
  function happen(fresh: Sight[], later: Scenario = {}, offered: Action[] = []) {
    const after = [...now.sights, ...fresh];
    const isHeld = shows(now.sights, after);
    Object.assign(now, { view: viewOf({ ...more, ...later }), actions: offered, sights: after, seq: after.length });
    if (!isHeld) Object.assign(props, { view: now.view, sights: after, seq: after.length, actions: offered });
    flushSync();
    return isHeld;
  }
  const wait = (ms: number) => {
    for (let left = ms; left > 0; left -= STEP) {
      vi.advanceTimersByTime(Math.min(left, STEP));
      flushSync();
    }
  };
  const stage = () => root.querySelector<HTMLElement>('.stage');
  const read = (selector: string) => [...root.querySelectorAll(selector)].map((each) => each.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '');
  const press = (name: string) => {
    const button = [...root.querySelectorAll<HTMLElement>('.stage button')].find((each) => each.textContent?.trim() === name);
    if (!button) throw new Error(`no button ${name}`);
    button.click();
    flushSync();
  };
  return { root, props, board: () => board.given, happen, wait, stage, read, press, ended, onaction };
}

const showed = (card: CardId | null, to = 1): Sight => ({ saw: 'showed', seat: 3, to, card });

describe('a suggestion of others', () => {
  it('is shown beat by beat while all around waits, and read out line by line', () => {
    const { happen, wait, stage, read, ended } = open(0, []);
    expect(stage()).toBeNull();
    expect(happen([suggested()], { suggestion })).toBe(true);
    expect(stage()).not.toBeNull();
    wait(240);
    expect(read('[aria-live=polite] p')).toEqual(['Ben suggests: Mrs. White, with the Knife, in the Kitchen.']);
    expect(ended).toEqual([]);
    wait(240 + 3 * 360 + 420 + 940);
    expect(read('[aria-live=polite] p')).toContain('Cleo passes.');
    expect(read('.round li')).toEqual(['C Cleo passes', 'D Dan', 'A You']);
    wait(700);
    expect(ended).toHaveLength(1);
    expect(happen([showed(null)])).toBe(true);
    wait(240 + 420);
    expect(read('[aria-live=polite] p').at(-1)).toBe('Dan shows Ben a card.');
    expect(ended).toHaveLength(2);
    wait(900 + 240);
    expect(stage()).toBeNull();
  });

  it('ends with a key, but not while somebody is writing', () => {
    const { happen, stage } = open(0, []);
    happen([suggested()]);
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    flushSync();
    expect(stage()).not.toBeNull();
    field.remove();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
    flushSync();
    expect(stage()).toBeNull();
  });

  it('brings pawn and weapon before anything else tells of it', () => {
    const { board, happen, wait } = open(0, [], { pieces: viewOf().pieces.with(2, { room: 'study' }) });
    happen([suggested()], { pieces: viewOf().pieces.with(2, { room: 'kitchen' }), weapons: viewOf().weapons.with(1, 'kitchen') });
    wait(240 + 240 + 3 * 360 - 1);
    expect(board().view.pieces[2]).toEqual({ room: 'study' });
    expect(board().sights).toEqual([]);
    wait(1);
    expect(board().view.pieces[2]).toEqual({ room: 'kitchen' });
    expect(board().view.weapons[1]).toBe('kitchen');
    expect(board().sights).toEqual([suggested()]);
  });

  it('is nothing in a replay', () => {
    const { props, happen, stage } = open(0, []);
    props.isPast = true;
    flushSync();
    expect(happen([suggested()])).toBe(false);
    expect(stage()).toBeNull();
  });
});

describe('twins', () => {
  it('whoever neither asks nor shows sees, hears and reads the same, and as long, whichever card it is', () => {
    const film = (card: CardId, seat: number | null): string[] => {
      // The house tells them that a card was shown, and not which; the hand of whoever shows it is unknown to them.
      const blind = (to: number, from: number) => (seat === to || seat === from ? card : null);
      const { root, board, happen, wait } = open(seat, []);
      const frames: string[] = [];
      happen([suggested()], { suggestion });
      for (let at = 0; at < 6000; at += 200) {
        if (at === 2000) happen([showed(blind(1, 3))]);
        wait(200);
        frames.push(JSON.stringify(board().view) + [...root.querySelectorAll('.box, [aria-live], .bar')].map((part) => part.outerHTML).join(''));
      }
      return frames;
    };
    for (const seat of [0, 2, null]) expect(film('knife', seat)).toEqual(film('kitchen', seat));
    expect(film('knife', 1)).not.toEqual(film('kitchen', 1));
  });
});

describe('what concerns me', () => {
  const mine = { seat: 0, passed: [1, 2] };

  it('a card turns over for me, is told at once, and goes when I have read it', () => {
    const { happen, wait, stage, read, press } = open(0, []);
    happen([suggested(mine), showed('knife', 0)]);
    press('Skip');
    expect(read('[aria-live=assertive]')).toEqual(['Dan shows you the Knife.']);
    press('Continue');
    expect(stage()).not.toBeNull();
    wait(1200);
    press('Continue');
    wait(240);
    expect(stage()).toBeNull();
  });

  it('a card that is asked of me is chosen on the stage', () => {
    const show: Action[] = [
      { do: 'show', card: 'rope' },
      { do: 'show', card: 'kitchen' },
    ];
    const { root, happen, press, onaction, stage } = open(0, []);
    happen([suggested({ weapon: 'rope', passed: [], asked: 0 })], { suggestion: { ...suggestion, weapon: 'rope', passed: [], asked: 0 } }, show);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
    flushSync();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(stage()?.textContent).toContain('You have two of the three. Show one. Only Ben will see it.');
    press('Choose a card');
    expect(onaction).not.toHaveBeenCalled();
    const [rope] = root.querySelectorAll<HTMLElement>('.three button');
    rope?.click();
    flushSync();
    press('Show Ben the Rope');
    expect(onaction).toHaveBeenCalledWith({ do: 'show', card: 'rope' });
  });

  it('that nobody can disprove it stays until I go on, also after a reload', () => {
    const { stage, press, wait } = open(0, [suggested({ ...mine, passed: [1, 2, 3], asked: null })]);
    expect(stage()?.textContent).toContain('No one can disprove it.');
    wait(1200);
    press('Continue');
    expect(stage()).toBeNull();
  });
});
