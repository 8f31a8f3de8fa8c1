import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ann, seatView, tableView } from '../testing';
import type { Note } from '../wire.gen';
import { Company, HANGS, remarks } from './company.svelte';
import type { Talk } from './talk';

/** Every event is great, and the one guest there is says its number. */
const talk: Talk = {
  overt: (sight: unknown) => sight,
  onlooker: () => {
    let turn = 0;
    return () => ({ turn: turn++, occasions: [{ by: [1], about: 'event', isGreat: true }] });
  },
  remarks: { all: { event: ['one', 'two', 'three', 'four', 'five', 'six'], greeted: ['Good evening.', 'Ah.'] }, own: {} },
};
const table = tableView({ seats: [seatView({ guest: ann }), seatView({ brain: 'master' })] });
const guests = [null, { id: 'basil', name: 'Basil' }];

let sights = $state.raw<unknown[] | null>([]);
let notes = $state.raw<Note[]>([]);
let side = $state<number | null>(0);
let stop: () => void;

function sit(seen: number): Company {
  sights = Array.from({ length: seen }, (_, event) => event);
  notes = [];
  let company!: Company;
  stop = $effect.root(() => {
    company = new Company(() => ({ game: { talk }, table, guests, sights, notes, side }));
  });
  flushSync();
  return company;
}
/** So many events have happened, and so much time has passed. */
function wait(events: number, ms = 1000): void {
  sights = Array.from({ length: sights!.length + events }, (_, event) => event);
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  remarks.set(true);
});
afterEach(() => {
  stop();
  remarks.hear('all');
  vi.useRealTimers();
});

it('hangs up what is newly said, for a while', () => {
  const company = sit(5);
  expect(company.remarks).toHaveLength(5);
  wait(0);
  expect(company.bubble).toBeNull();
  wait(1);
  expect(company.bubble).toEqual({ seat: 1, text: company.remarks.at(-1)!.text });
  wait(0, HANGS);
  expect(company.bubble).toBeNull();
});

it('has one bubble at a time; the rest is in the chat alone', () => {
  const company = sit(5);
  wait(1);
  const first = company.bubble;
  wait(2);
  expect(company.bubble).toBe(first);
  expect(company.remarks).toHaveLength(8);
});

it('welcomes whoever is there from the beginning', () => {
  const company = sit(1);
  wait(0);
  expect(company.bubble?.text).toBe(company.remarks[0]!.text);
});

it('answers a greeting', () => {
  const company = sit(5);
  notes = [{ n: 0, at: 0, seq: 5, body: { kind: 'said', guest: ann, text: 'Hello' } }];
  wait(0);
  expect(company.replies).toHaveLength(1);
  expect(company.bubble?.text).toBe(company.replies[0]!.text);
});

it('is silent as long as the switch is off, and does not make up for it', () => {
  const company = sit(5);
  remarks.set(false);
  wait(1);
  expect(company.bubble).toBeNull();
  expect(company.remarks).toEqual([]);
  remarks.set(true);
  wait(0);
  expect(company.bubble).toBeNull();
  wait(1);
  expect(company.bubble).not.toBeNull();
  remarks.set(false);
  flushSync();
  expect(company.bubble).toBeNull();
});

it('has nothing to say where the game knows no words, or only people play', () => {
  sights = [];
  let mute!: Company;
  stop = $effect.root(() => {
    mute = new Company(() => ({ game: { talk }, table, guests: [null, null], sights, notes: [] }));
  });
  flushSync();
  expect(mute.canTalk).toBe(false);
  wait(1);
  expect(mute.bubble).toBeNull();
});

it('says a plan to one side alone, and takes nothing of it over to another', () => {
  const company = sit(5);
  company.aside({ seq: 5, seat: 1, text: 'I take 134.' });
  const said = () => company.spoken.filter(({ about }) => about === 'plan').map(({ text }) => text);
  expect(said()).toEqual(['I take 134.']);
  side = 1;
  flushSync();
  expect(said()).toEqual([]);
  wait(0);
  expect(company.bubble).toBeNull();
  side = 0;
  flushSync();
  expect(said()).toEqual(['I take 134.']);
  company.aside({ seq: 5, seat: 1, text: 'Or 135.' });
  wait(0);
  expect(company.bubble).toEqual({ seat: 1, text: 'Or 135.' });
  side = 1;
  flushSync();
  expect(company.bubble).toBeNull();
  side = 0;
});

it('plans may be heard without remarks', () => {
  const company = sit(5);
  remarks.hear('plans');
  company.aside({ seq: 5, seat: 1, text: 'I take 134.' });
  wait(0);
  expect([company.remarks, company.spoken.map(({ text }) => text), company.bubble?.text]).toEqual([[], ['I take 134.'], 'I take 134.']);
  remarks.hear('off');
  company.aside({ seq: 6, seat: 1, text: 'I take 135.' });
  expect(company.spoken).toEqual([]);
});
