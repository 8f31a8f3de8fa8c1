// The card of the verdict and its graph, drawn for those who read it.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Tickets from '../panels/Tickets.svelte';
import match from '../fixtures/match.json';
import { propsOf, viewOf } from '../testing';
import type { Sight, View } from '../types.gen';
import { roundsOf } from '../board/rounds';
import { openOf } from '../board/summary';
import Graph from './Graph.svelte';
import Verdict from './Verdict.svelte';

const frames = match as unknown as { seat: number | null; sights: Sight[]; view: View }[];
let drawn: object | null = null;
const draw = (component: typeof Verdict | typeof Tickets, more: Parameters<typeof propsOf>[0]) => {
  drawn = mount(component, { target: document.body, props: propsOf(more).props });
  flushSync();
  return document.body;
};
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

describe('the verdict', () => {
  const read = (seat: number | null) => {
    const { sights, view } = frames.find((frame) => frame.seat === seat && frame.view.ended)!;
    return draw(Verdict, { sights, view, seat, setup: { starts: 'shared-cards' } });
  };

  it('tells how long he lasted, how far off they were and his best trick', () => {
    const { textContent: text } = read(1);
    expect(text).toMatch(/Mister X made \d+ of 24 moves\./);
    expect(text).toMatch(/[\d.]+ stops? off on average/);
    expect(text).toMatch(/His best trick: round \d+/);
    expect(text).not.toMatch(/undefined|NaN|null/);
  });

  it('speaks to him in the second person', () => {
    expect(read(0).textContent).toMatch(/Your best trick: round \d+/);
  });

  it('says nothing before it is over', () => {
    expect(draw(Verdict, { view: viewOf() }).textContent?.trim()).toBe('');
  });
});

it('the graph has a bar for each round, told in words; nothing is open after a capture', () => {
  const { sights, view } = frames.find((frame) => frame.seat === 1 && frame.view.ended)!;
  const rounds = roundsOf(sights, view.log);
  const open = openOf(rounds, sights, view, { starts: 'shared-cards' }, false);
  drawn = mount(Graph, { target: document.body, props: { rounds, open, side: 'detectives' } });
  const bars = [...document.querySelectorAll('figure li .unseen')].map(({ textContent }) => textContent ?? '');
  expect(bars).toHaveLength(rounds.length);
  for (const bar of bars.slice(0, -1)) expect(bar).toMatch(/^Round \d+: \d+, then \d+(, seen)?$/);
  expect(bars.at(-1)).toMatch(/^Round \d+: \d+(, seen)?$/);
  expect(bars.filter((bar) => bar.endsWith('seen')).length).toBe(view.log.filter(({ shown }) => shown).length);
  expect(document.querySelector('figcaption')!.textContent).toContain('after yours');
});

describe('the tickets', () => {
  it('mark a detective’s last ones, and let another pawn be picked', () => {
    const picked: number[] = [];
    const body = draw(Tickets, { movers: [1, 3], onseat: (seat) => picked.push(seat) });
    const low = [...body.querySelectorAll('td.low')].map(({ textContent }) => textContent);
    expect(low).toEqual(['1', '1', '1']);
    const [button, ...more] = [...body.querySelectorAll<HTMLButtonElement>('tbody button')];
    expect(more).toEqual([]);
    button!.click();
    expect(picked).toEqual([3]);
  });
});
