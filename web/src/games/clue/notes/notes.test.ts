import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '$lib/testing';
import { viewOf } from '../testing';
import type { Sight } from '../types.gen';
import { holderOf, seen } from './known';
import Notes from './Notes.svelte';
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

describe('on a phone', () => {
  afterEach(() => vi.unstubAllGlobals());
  function open(isSmall: boolean) {
    vi.stubGlobal('matchMedia', () => ({ matches: isSmall, addEventListener: () => {}, removeEventListener: () => {} }));
    const pencil = new Pencil({}, () => {});
    const notes = show(Notes, { view: viewOf(), sights: [], seat: 0, names: ['Ann', 'Ben', 'Cleo', 'Dan'], pencil });
    const press = (found: HTMLElement | null) => {
      found!.click();
      flushSync();
    };
    /** The knife is the second weapon; its last column is the case file. */
    const knife = () => notes.querySelectorAll('tbody')[1]!.querySelectorAll<HTMLElement>('tr:not(.group, .below)')[1]!;
    return { notes, pencil, press, knife };
  }

  it('a press opens the row, with the pencils under it; the next one writes', () => {
    const { notes, pencil, press, knife } = open(true);
    expect(notes.querySelector('.tools')).toBeNull();
    press(knife().querySelector('td:last-child button'));
    expect(pencil.at('knife', 'file')).toBeNull();
    expect(knife().nextElementSibling?.querySelectorAll('.marks [role="radio"]')).toHaveLength(3);
    press(knife().querySelector('td:last-child button'));
    expect(pencil.at('knife', 'file')).toEqual({ mark: 'x', ink: 1 });
    press(notes.querySelector('.ink'));
    press(knife().querySelector('td:nth-child(3) button'));
    expect(pencil.at('knife', 1)).toEqual({ mark: 'x', ink: 2 });
    press(knife().querySelector('th'));
    expect(notes.querySelector('.tools')).toBeNull();
  });

  it('where there is room a press writes at once', () => {
    const { notes, pencil, press, knife } = open(false);
    press(knife().querySelector('td:last-child button'));
    expect(pencil.at('knife', 'file')).not.toBeNull();
    expect(notes.querySelector('.below')).toBeNull();
  });
});
