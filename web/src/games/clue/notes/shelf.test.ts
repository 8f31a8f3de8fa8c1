import { describe, expect, it } from 'vitest';
import { Pencil } from './pencil.svelte';
import { shelfIn, type Storage } from './shelf';

function storage(): Storage & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('the shelf', () => {
  it('gives the marks back after a reload, to the same table and seat only', () => {
    const box = storage();
    const place = shelfIn(box, 'K7QF-0');
    new Pencil(place.read(), (kept) => place.write(kept)).press('rope', 2);
    const later = (name: string) => new Pencil(shelfIn(box, name).read(), () => {});
    expect(later('K7QF-0').at('rope', 2)).toEqual({ mark: 'x', ink: 1 });
    expect(later('K7QF-1').at('rope', 2)).toBeNull();
  });

  it('keeps nothing of an empty checklist', () => {
    const box = storage();
    const place = shelfIn(box, 'a');
    const pencil = new Pencil(place.read(), (kept) => place.write(kept));
    pencil.press('rope', 2);
    pencil.clear('rope', 2);
    expect(box.held.size).toBe(0);
  });

  it('bears what it cannot read or write', () => {
    const box = storage();
    box.held.set('parlour-clue-notes-a', '{');
    expect(shelfIn(box, 'a').read()).toBeNull();
    const full: Storage = { ...box, setItem: () => { throw new Error('full'); } };
    expect(() => shelfIn(full, 'a').write({ 'rope 1': { mark: 'x', ink: 1 } })).not.toThrow();
  });
});
