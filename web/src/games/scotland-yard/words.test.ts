import { describe, expect, it } from 'vitest';
import { windowsOf, lastSeenText } from './panels/windows';
import { fieldOf, presetOf, RULES, windowList, withPreset } from './presets';
import { tell } from './telling';
import { move, viewOf } from './testing';
import type { Ended, Setup, Sight } from './types.gen';
import { seatNames, words } from './words';

const names = ['Xavier', 'Ada', 'Bram', 'Cleo', 'Dev', 'Edith'];
const moved = (more: Partial<Extract<Sight, { saw: 'moved' }>>): Sight => ({
  saw: 'moved',
  seat: 0,
  from: null,
  to: null,
  by: 'taxi',
  window: 4,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
  ...more,
});
const setup: Setup = { detectives: 5, practice: false, ...RULES.classic };

describe('the log', () => {
  it('tells tickets, never a hidden station', () => {
    expect(tell(moved({}), names)).toBe('4. Mister X uses a taxi ticket.');
    expect(tell(moved({ by: 'underground', double: true }), names)).toBe('4. Mister X begins a double move with an underground ticket.');
    expect(tell(moved({ to: 67, shown: true }), names)).toBe('4. Mister X uses a taxi ticket and surfaces at 67.');
  });

  it('tells Mister X his own way', () => {
    expect(tell(moved({ from: 66, to: 67 }), names)).toBe('4. Mister X uses a taxi ticket from 66 to 67.');
  });

  it('tells where detectives go, who skips the turn, and how it ends', () => {
    expect(tell(moved({ seat: 1, from: 140, to: 156, by: 'bus', window: null }), names)).toBe('Ada goes by bus from 140 to 156.');
    expect(tell(moved({ seat: 1, from: 140, to: 156, by: 'bus', window: null, skipped: [2, 3] }), names)).toBe(
      'Ada goes by bus from 140 to 156. Bram and Cleo can’t move and are skipped.',
    );
    const caught: Ended = { how: 'caught', seat: 1, station: 199, path: [] };
    expect(tell(moved({ seat: 1, from: 128, to: 199, by: 'bus', window: null, ended: caught }), names)).toBe('Ada goes by bus from 128 to 199. Ada catches Mister X at 199.');
  });

  it('agrees with one who skips the turn', () => {
    expect(tell(moved({ seat: 1, from: 140, to: 156, by: 'bus', window: null, skipped: [2] }), names)).toBe('Ada goes by bus from 140 to 156. Bram can’t move and is skipped.');
  });

  it('tells a peek, and what was seen only to whoever peeked', () => {
    expect(tell({ saw: 'peeked', seat: 2, station: null }, names)).toBe('Bram peeks at Mister X.');
    expect(tell({ saw: 'peeked', seat: 2, station: 67 }, names)).toBe('Bram peeks at Mister X: he’s at 67.');
  });

  it('tells the start', () => {
    expect(tell({ saw: 'placed', detectives: [50, 141], mister_x: null, ended: null }, names)).toBe('The detectives start: Ada at 50 and Bram at 141.');
  });
});

describe('the windows of the travel log', () => {
  const windows = windowsOf(viewOf());

  it('are as many as the set-up has, with those that show him marked', () => {
    expect(windows).toHaveLength(24);
    expect(windows.filter(({ isShow }) => isShow).map(({ number }) => number)).toEqual([3, 8, 13, 18]);
    expect(windows.filter(({ isNext }) => isNext).map(({ number }) => number)).toEqual([11]);
  });

  it('join both halves of a double move', () => {
    expect(windows.filter(({ half }) => half !== null).map(({ number, half }) => [number, half])).toEqual([
      [8, 1],
      [9, 2],
    ]);
  });

  it('are said in words', () => {
    expect(windows[7]!.label).toBe('Move 8: Black ticket, first half of a double move, surfaced at station 115');
    expect(windows[0]!.label).toBe('Move 1: Taxi ticket');
    expect(windows[12]!.label).toBe('Move 13: empty, he surfaces here');
    expect(lastSeenText(viewOf())).toBe('last seen at 115, move 8');
  });

  it('have no next one when the game is over', () => {
    expect(windowsOf(viewOf({ ended: { how: 'caught', seat: 1, station: 1, path: [] } })).some(({ isNext }) => isNext)).toBe(false);
  });
});

describe('what the house asks for', () => {
  it('names seats', () => {
    expect(seatNames(setup)).toEqual(['Mister X', 'Blue detective', 'Red detective', 'Yellow detective', 'White detective', 'Purple detective']);
    expect(seatNames({ detectives: 2 })).toHaveLength(3);
  });

  it('prompts whoever has a move, and warns before a window that shows', () => {
    expect(words.prompt(viewOf(), [], 1)).toBeNull();
    expect(words.prompt(viewOf(), [{ do: 'peek' }], 1)).toBeNull();
    expect(words.prompt(viewOf(), [move(1, 'taxi')], 2)).toMatchObject({ strong: 'Red detective: your move.', tone: 'info' });
    const x = viewOf({ log: viewOf().log.slice(0, 7) });
    expect(words.prompt(x, [move(1, 'taxi')], 0)).toMatchObject({ text: 'You surface on move 8: everyone will see where you end up.', tone: 'warn' });
    expect(words.prompt(viewOf({ second_half: true }), [move(1, 'taxi')], 0)).toMatchObject({ strong: 'Your second move.' });
    // A double move that surfaces in its second half says so, too.
    const second = viewOf({ log: [...viewOf().log, ...viewOf().log.slice(0, 2)], second_half: true });
    expect(words.prompt(second, [move(1, 'taxi')], 0)).toEqual({ strong: 'Your second move.', text: 'You surface on move 13: everyone will see where you end up.', tone: 'warn' });
  });

  it('tells why it is over', () => {
    expect(words.end(viewOf({ ended: { how: 'log-filled', seat: null, station: 67, path: [] } }), names)).toBe('Mister X has survived every move and escapes from 67.');
    expect(words.end(viewOf({ ended: { how: 'out-of-time', seat: 0, station: 67, path: [] } }), names)).toBe(`${names[0]} runs out of time.`);
    expect(words.end(viewOf({ ended: { how: 'out-of-time', seat: 2, station: 67, path: [] } }), names)).toBe('Bram runs out of time.');
    expect(words.end(viewOf({ ended: { how: 'out-of-time', seat: 2, station: 67, path: [] } }), names, [1, 2])).toBe('You run out of time.');
    expect(words.end(viewOf({ ended: { how: 'caught', seat: 2, station: 67, path: [] } }), names, [2])).toBe('You catch Mister X at 67.');
    expect(words.end(viewOf({ ended: { how: 'stuck', seat: null, station: 67, path: [] } }), names)).toBe('Mister X can’t move from 67 and is caught.');
    expect(words.end(viewOf(), names)).toBe('');
  });

  it('has news for the detectives when he shows himself, none for himself', () => {
    const shown = moved({ to: 67, shown: true });
    expect(words.news?.(shown, names, 1)).toContain('surfaces at 67');
    expect(words.news?.(shown, names, 0)).toBeNull();
    expect(words.news?.(moved({}), names, 1)).toBeNull();
  });
});

describe('the set-up', () => {
  it('knows presets by their rules, whatever the order of the names', () => {
    expect(presetOf(setup)).toBe('classic');
    expect(presetOf(withPreset(setup, 'modern'))).toBe('modern');
    expect(presetOf({ ...setup, mister_x: { underground: 3, bus: 3, taxi: 4 } })).toBe('classic');
    expect(presetOf({ ...setup, doubles: 1 })).toBeNull();
    expect(words.setup?.({ ...setup, detectives: 3, practice: true })).toBe('Classic rules, 3 detectives, practice');
    expect(words.setup?.({ ...setup, doubles: 1 })).toBe('house rules, 5 detectives');
  });

  it('reads a list of windows', () => {
    expect(windowList('8, 3 13')).toEqual([3, 8, 13]);
    expect(windowList('')).toEqual([]);
    expect(windowList('three')).toBeNull();
  });

  it('shows a fault where it can be mended', () => {
    expect(fieldOf('detectives', setup)).toBe('detectives');
    expect(fieldOf('windows', setup)).toBe('windows');
    expect(fieldOf('shown-outside', setup)).toBe('shown');
    expect(fieldOf('something-else', setup)).toBeNull();
    expect(fieldOf(undefined, { ...setup, position: 'x' })).toBe('position');
  });
});
