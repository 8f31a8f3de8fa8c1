import { describe, expect, it, vi } from 'vitest';
import { viewOf } from '../testing';
import type { Sight } from '../types.gen';
import { holderOf, seen } from './known';
import { Pencil, readKept } from './pencil.svelte';

describe('a pencil', () => {
  it('writes the mark and the ink in hand, and tells what is to be kept', () => {
    const onchange = vi.fn();
    const pencil = new Pencil({}, onchange);
    pencil.mark = 'star';
    pencil.ink = 3;
    pencil.press('rope', 2);
    expect(pencil.at('rope', 2)).toEqual({ mark: 'star', ink: 3 });
    expect(onchange).toHaveBeenLastCalledWith({ 'rope 2': { mark: 'star', ink: 3 } });
  });

  it('rubs out what is the same, and writes over what is not', () => {
    const pencil = new Pencil({}, () => {});
    pencil.press('hall', 'file');
    pencil.ink = 2;
    pencil.press('hall', 'file');
    expect(pencil.at('hall', 'file')).toEqual({ mark: 'x', ink: 2 });
    pencil.press('hall', 'file');
    expect(pencil.at('hall', 'file')).toBeNull();
  });

  it('clears a cell and leaves the others', () => {
    const onchange = vi.fn();
    const pencil = new Pencil({ 'rope 1': { mark: 'x', ink: 1 }, 'hall 1': { mark: 'o', ink: 4 } }, onchange);
    pencil.clear('rope', 1);
    expect(pencil.at('rope', 1)).toBeNull();
    expect(pencil.at('hall', 1)).toEqual({ mark: 'o', ink: 4 });
    pencil.clear('rope', 1);
    expect(onchange).toHaveBeenCalledTimes(1);
  });

  it('takes up a mark by its key', () => {
    const pencil = new Pencil({}, () => {});
    pencil.write('knife', 0, 'o');
    expect(pencil.mark).toBe('o');
    expect(pencil.at('knife', 0)?.mark).toBe('o');
  });
});

describe('what was kept', () => {
  it('comes back as it was', () => {
    const kept = { 'lead-pipe 5': { mark: 'star', ink: 7 }, 'plum file': { mark: 'x', ink: 1 } };
    expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is read as far as it can be', () => {
    const good = { mark: 'x', ink: 1 };
    expect(readKept({ 'rope 1': good, 'spoon 1': good, 'rope 9': good, 'hall 1': { mark: 'y', ink: 1 }, 'hall 2': { mark: 'x', ink: 8 }, 'hall 3': null })).toEqual({
      'rope 1': good,
    });
    for (const stored of [null, undefined, 'x', 3]) expect(readKept(stored)).toEqual({});
  });
});

describe('what was seen', () => {
  const shown: Sight[] = [
    { saw: 'showed', seat: 2, to: 0, card: 'hall' },
    { saw: 'showed', seat: 2, to: 1, card: null },
  ];

  it('are my hand, what lies face up, and what was shown to me', () => {
    const view = viewOf({ open: ['knife'] });
    expect(holderOf(view, shown, 0, 'rope')).toBe(0);
    expect(holderOf(view, shown, 0, 'knife')).toBe('nobody');
    expect(holderOf(view, shown, 0, 'hall')).toBe(2);
    expect(holderOf(view, shown, 0, 'study')).toBeNull();
  });

  it('prints a tick where a card is and dashes where it then cannot be', () => {
    const view = viewOf();
    expect([0, 1, 2, 'file' as const].map((column) => seen(view, shown, 0, 'hall', column))).toEqual(['not', 'not', 'has', 'not']);
    expect(seen(view, shown, 0, 'study', 0)).toBe('not');
    expect(seen(view, shown, 0, 'study', 1)).toBeNull();
  });

  it('prints nothing for a spectator', () => {
    expect(seen(viewOf({ hand: [] }), [], null, 'study', 0)).toBeNull();
  });

  it('prints the envelope once it may be known', () => {
    const view = viewOf({ envelope: ['mustard', 'wrench', 'ballroom'] });
    expect(seen(view, [], 0, 'wrench', 'file')).toBe('has');
    expect(seen(view, [], 0, 'wrench', 1)).toBe('not');
    expect(seen(view, [], 0, 'study', 'file')).toBe('not');
  });
});
