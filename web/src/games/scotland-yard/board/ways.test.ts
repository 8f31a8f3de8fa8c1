import { describe, expect, it } from 'vitest';
import { move, movesFrom, viewOf } from '../testing';
import { goalsOf, signsOf, threats, waysText, whyNot } from './ways';

const off = { black: false, double: false };
const names = ['Xavier', 'Ada', 'Bram', 'Cleo', 'Dev', 'Edith'];
const ask = (station: number, more: Partial<Parameters<typeof whyNot>[0]> = {}) =>
  whyNot({ view: viewOf(), actions: movesFrom(140, [128, 89]), seat: 1, switches: off, names, station, ...more });

describe('why not', () => {
  it('says that a detective is there', () => {
    expect(ask(128)).toBe('Edith is at 128.');
  });

  it('says which ticket is missing', () => {
    const view = viewOf();
    view.detectives[0]!.tickets.underground = 0;
    expect(ask(153, { view, actions: [move(126, 'taxi')] })).toBe('You need the underground to reach 153, but you have no underground tickets left.');
    view.detectives[0]!.tickets = { taxi: 0, bus: 0, underground: 0 };
    expect(ask(156, { view, actions: [move(126, 'taxi')] })).toBe('You need a taxi or a bus to reach 156, but you have no taxi or bus tickets left.');
  });

  it('says that the ferry is not for detectives', () => {
    const view = viewOf();
    view.detectives[0]!.station = 115;
    expect(ask(157, { view, actions: [move(126, 'taxi')] })).toBe('Only the ferry goes to 157, and only Mister X may take it.');
  });

  it('says that it is not my move, or over, or only watched', () => {
    expect(ask(67, { actions: [{ do: 'peek' }] })).toBe('It’s not your move.');
    expect(ask(67, { seat: null })).toBe('You’re watching.');
    expect(ask(67, { view: viewOf({ ended: { how: 'stuck', seat: null, station: 1, path: [] } }) })).toBe('The game is over.');
  });
});

describe('what is lit', () => {
  it('is what is listed and nothing else', () => {
    const actions = [move(156, 'bus'), move(156, 'taxi'), move(126, 'taxi'), { do: 'peek' } as const];
    const goals = goalsOf(actions, off);
    expect([...goals.keys()]).toEqual([156, 126]);
    expect(goals.get(156)?.moves).toEqual([move(156, 'taxi'), move(156, 'bus')]);
  });

  it('has the letters of what leads there', () => {
    expect(signsOf(108, { station: 115, moves: [{ do: 'move', to: 115, by: 'black' }] })).toEqual(['ferry']);
    expect(signsOf(140, { station: 156, moves: [{ do: 'move', to: 156, by: 'bus' }] })).toEqual(['bus']);
  });

  it('is said in words', () => {
    expect(
      waysText([
        { do: 'move', to: 1, by: 'taxi' },
        { do: 'move', to: 1, by: 'black' },
      ]),
    ).toBe('by taxi or black ticket');
  });
});

describe('danger', () => {
  it('counts detectives with a ticket for the way', () => {
    const view = viewOf();
    expect(threats(view, 153)).toBe(1);
    view.detectives[0]!.tickets.underground = 0;
    expect(threats(view, 153)).toBe(0);
    // 142 is next to 140 by no line, to 128 by taxi and bus.
    expect(threats(view, 142)).toBe(1);
    expect(threats(view, 1)).toBe(0);
  });
});
