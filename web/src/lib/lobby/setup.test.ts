import { beforeEach, describe, expect, test } from 'vitest';
import type { GameInfo, Options } from '$lib/table/wire.gen';
import { NewTableForm } from './setup.svelte';

const toy: GameInfo = {
  id: 'toy',
  seats: [2, 6],
  brains: [
    { name: 'random', about: '' },
    { name: 'master', about: '' },
  ],
  setup: { seats: 2 },
  default_brain: 'random',
  has_advisor: false,
  helps: [],
};
const seatCount = (setup: unknown) => (setup as { seats: number }).seats;

let form: NewTableForm;
beforeEach(() => {
  form = new NewTableForm(toy, 'computer', seatCount);
  form.name = 'Ann';
});

test('against the computer: I sit first, computers everywhere else', () => {
  expect(form.order(0).seats).toEqual([{ kind: 'me' }, { kind: 'brain', brain: 'random' }]);
  expect(form.startsAtOnce).toBe(true);
});

test('hosting: I sit first, the other chairs are open', () => {
  const host = new NewTableForm(toy, 'host', seatCount);
  expect(host.order(0).seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  expect(host.startsAtOnce).toBe(false);
});

test('at one screen: every chair is mine', () => {
  const screen = new NewTableForm(toy, 'screen', seatCount);
  expect(screen.order(0).seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
  expect(screen.startsAtOnce).toBe(true);
});

test('the order carries game, set-up and options', () => {
  form.change({ seats: 2, house: 'rule' });
  form.options = { decision_seconds: 60, pace: 'fast', stand_in_seconds: null, help: ['hint'] };
  expect(form.order(0)).toMatchObject({
    game: 'toy',
    setup: { seats: 2, house: 'rule' },
    options: { decision_seconds: 60, pace: 'fast' },
  });
  expect(form.setupIsUsual).toBe(false);
});

test('choosing a side changes chairs and keeps the level', () => {
  form.level(1, 'master');
  form.playAs(1);
  expect(form.side).toBe(1);
  expect(form.order(0).seats).toEqual([{ kind: 'brain', brain: 'master' }, { kind: 'me' }]);
});

test('either side: the lot decides at the end', () => {
  form.byLot = true;
  expect(form.order(0.1).seats[0]).toEqual({ kind: 'me' });
  expect(form.order(0.9).seats[1]).toEqual({ kind: 'me' });
  form.playAs(1);
  expect(form.byLot).toBe(false);
});

test('one may hold several chairs, and then has no one side', () => {
  form.seat(1, 'me');
  expect(form.side).toBeNull();
  expect(form.order(0).seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
});

test('a set-up with more seats gets more chairs; those chosen stay', () => {
  form.playAs(1);
  form.change({ seats: 4 });
  expect(form.chairs.map((chair) => chair.kind)).toEqual(['brain', 'me', 'brain', 'brain']);
  form.change({ seats: 2 });
  expect(form.chairs).toHaveLength(2);
});

test('a player needs a name of reasonable length, a watcher none', () => {
  expect(form.nameFault).toBeNull();
  form.name = '   ';
  expect(form.nameFault).not.toBeNull();
  form.seat(0, 'brain');
  expect(form.isWatching).toBe(true);
  expect(form.nameFault).toBeNull();
  form.name = 'x'.repeat(25);
  expect(form.nameFault).not.toBeNull();
});

test('a saved set-up is filled in again', () => {
  const seat = { guest: null, brain: null, ready: false, away: false };
  const seats = [{ ...seat, brain: 'master' }, { ...seat, guest: { id: 'me', name: 'Ann' } }, { ...seat, guest: { id: 'ben', name: 'Ben' } }, seat];
  const options = { decision_seconds: 60, pace: 'fast', stand_in_seconds: null, help: ['hint'] } satisfies Options;
  form.take({ save: { id: 's', game: 'toy', name: 'Sunday', moves: null, seats, saved_at: 0 }, setup: { seats: 4 }, options }, 'me');
  expect(form.order(0)).toEqual({
    game: 'toy',
    setup: { seats: 4 },
    options,
    seats: [{ kind: 'brain', brain: 'master' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
});

describe('teams', () => {
  const teamsOf = (setup: unknown) => [[0], Array.from({ length: seatCount(setup) - 1 }, (_, index) => index + 1)];

  test('one may take a whole team at once, and leaves the other', () => {
    const form = new NewTableForm({ ...toy, setup: { seats: 3 } }, 'computer', seatCount, teamsOf);
    expect(form.team).toBe(0);
    form.playTeam(1);
    expect(form.chairs.map(({ kind }) => kind)).toEqual(['brain', 'me', 'me']);
    expect(form.team).toBe(1);
    form.playTeam(0);
    expect(form.chairs.map(({ kind }) => kind)).toEqual(['me', 'brain', 'brain']);
  });

  test('a team that grows stays mine, and is a mixture when one chair is not', () => {
    const form = new NewTableForm({ ...toy, setup: { seats: 3 } }, 'computer', seatCount, teamsOf);
    form.playTeam(1);
    form.change({ seats: 5 });
    expect(form.chairs.map(({ kind }) => kind)).toEqual(['brain', 'me', 'me', 'me', 'me']);
    form.seat(2, 'brain');
    expect(form.team).toBeNull();
    form.change({ seats: 6 });
    expect(form.chairs.map(({ kind }) => kind)).toEqual(['brain', 'me', 'brain', 'me', 'me', 'brain']);
  });

  test('a host leaves the other team to friends', () => {
    const form = new NewTableForm({ ...toy, setup: { seats: 3 } }, 'host', seatCount, teamsOf);
    form.playTeam(1);
    expect(form.chairs.map(({ kind }) => kind)).toEqual(['open', 'me', 'me']);
  });
});

test('one level for all computers, each of which can still have its own', () => {
  form.change({ seats: 4 });
  expect(form.computers).toEqual(['random', 'random', 'random']);
  form.levelAll('master');
  form.level(2, 'random');
  expect(form.computers).toEqual(['master', 'random', 'master']);
  // Whoever takes a seat later is as strong as all.
  form.levelAll('master');
  form.seat(0, 'brain');
  expect(form.order(0).seats).toEqual(Array(4).fill({ kind: 'brain', brain: 'master' }));
});

test('who shares this device has a name each, and a single seat is mine', () => {
  const screen = new NewTableForm(toy, 'screen', seatCount);
  expect(screen.isShared).toBe(true);
  screen.call(1, ' Ben ');
  expect(screen.order(0).seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Ben' }]);
  screen.seat(0, 'brain');
  expect(screen.isShared).toBe(false);
  expect(screen.order(0).seats).toEqual([{ kind: 'brain', brain: 'random' }, { kind: 'me' }]);
});

test('a save brings the names of those who shared a device', () => {
  const seat = (id: string, name: string) => ({ guest: { id, name }, brain: null, ready: false, away: false });
  const save = { id: 's', game: 'toy', name: 'Sunday', moves: null, saved_at: 0 };
  const options = form.options;
  form.take({ save: { ...save, seats: [seat('a', 'Mum'), seat('a', 'Ben'), seat('c', 'Cid')] }, setup: { seats: 3 }, options }, 'a');
  expect(form.order(0).seats).toEqual([{ kind: 'me', name: 'Mum' }, { kind: 'me', name: 'Ben' }, { kind: 'open' }]);
  form.take({ save: { ...save, seats: [seat('a', 'Mum'), seat('a', 'Mum'), seat('c', 'Cid')] }, setup: { seats: 3 }, options }, 'a');
  expect(form.order(0).seats).toEqual([{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }]);
});
