import { describe, expect, it } from 'vitest';
import { propsOf, viewOf } from '../testing';
import type { Sight } from '../types.gen';
import { Looking } from './looking.svelte';

const moved = { saw: 'moved' as const, window: null, shown: false, double: false, skipped: [], ended: null };
const SIGHTS: Sight[] = [
  { saw: 'placed', detectives: [26, 29], mister_x: null, ended: null },
  { ...moved, seat: 0, from: null, to: null, by: 'taxi', window: 1 },
  { ...moved, seat: 1, from: 26, to: 39, by: 'taxi' },
  { ...moved, seat: 2, from: 29, to: 41, by: 'bus' },
  { ...moved, seat: 0, from: null, to: null, by: 'bus', window: 2 },
];
const log = [1, 2].map((window) => ({ by: window === 1 ? ('taxi' as const) : ('bus' as const), station: null, shown: false, double: false }));
const looking = (more: Parameters<typeof propsOf>[0] = {}) => {
  const { props } = propsOf({ view: viewOf({ log }), sights: SIGHTS, turn: 1, setup: { starts: 'shared-cards' }, ...more });
  return new Looking(() => props);
};

describe('the line at the foot of the map', () => {
  it('shows the newest round, and steps back and on', () => {
    const line = looking();
    expect(line.line).toEqual({ number: 2, his: 'Mister X took a bus.', theirs: '', open: '' });
    expect([line.isFirst, line.isLast]).toEqual([false, true]);
    line.step(-1);
    expect(line.line!.number).toBe(1);
    expect(line.ways.map(({ seat, isOld }) => [seat, isOld])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect([line.isFirst, line.isLast]).toEqual([true, false]);
    line.reset();
    expect(line.line!.number).toBe(2);
    expect(line.ways.map(({ isOld }) => isOld)).toEqual([true, true]);
  });

  it('says a round once it is over', () => {
    expect(looking().said).toBe('Round 1. Mister X took a taxi. Detectives: 1 by taxi, 1 by bus.');
    expect(looking({ turn: 0 }).said).toMatch(/^Round 2\./);
    // Between the halves of a double move his turn is not over.
    expect(looking({ turn: 0, view: viewOf({ log, second_half: true }) }).said).toMatch(/^Round 1\./);
  });

  it('counts stations only where the house would help, and when nothing is hidden any more', () => {
    expect(looking().line!.open).toBe('');
    expect(looking({ helps: ['chances'] }).line!.open).toBe('');
    const helped = looking({ helps: ['proved'] });
    expect(helped.line!.open).toMatch(/^\d+ stations open$/);
    expect(helped.said).toMatch(/ \d+ stations open(, now \d+)?\.$/);
    expect(looking({ isPast: true }).line!.open).toMatch(/stations open/);
    expect(looking({ view: viewOf({ log, ended: { how: 'log-filled', seat: null, station: 9, path: [] } }) }).line!.open).toMatch(/stations open/);
  });

  it('is not there before anybody has moved', () => {
    const line = looking({ sights: SIGHTS.slice(0, 1), view: viewOf({ log: [] }) });
    expect(line.line).toBeNull();
    expect([line.said, line.ways, line.isFirst, line.isLast]).toEqual(['', [], true, true]);
  });
});
