import { describe, expect, it } from 'vitest';
import match from '../fixtures/match.json';
import { viewOf } from '../testing';
import type { Setup, Sight, View } from '../types.gen';
import { linesFrom } from '../map/atlas';
import { sceneOf } from './animation';
import { leansOf } from './pins';
import { possibleAlong, reach, SHARED_CARDS } from './possible';
import { roundsOf, shownWay, trailsOf, type Round } from './rounds';
import { hisText, openOf, openText, theirText } from './summary';

type Moved = Extract<Sight, { saw: 'moved' }>;
interface Frame {
  seat: number | null;
  seq: number;
  sights: Sight[];
  view: View;
  turn: { seat: number } | { over: unknown };
}
const frames = match as unknown as Frame[];
const SETUP: Pick<Setup, 'starts'> = { starts: 'shared-cards' };
const colours = (seat: number) => ['X', 'Blue', 'Red', 'Yellow', 'White', 'Purple'][seat]!;
const roundText = (round: Round) => [hisText(round), theirText(round, colours)].filter(Boolean).join(' ');
const turnOf = ({ turn }: Frame) => ('seat' in turn ? turn.seat : null);

const step = (seat: number, from: number, to: number, by: Moved['by']): Moved => ({
  saw: 'moved',
  seat,
  from,
  to,
  by,
  window: null,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
});
const flight = (window: number, by: Moved['by'], more: Partial<Moved> = {}): Moved => ({ ...step(0, 0, 0, by), from: null, to: null, window, ...more });
const log = (sights: readonly Sight[]): View['log'] =>
  sights.flatMap((sight) =>
    sight.saw === 'moved' && sight.seat === 0 ? [{ by: sight.by, station: sight.shown ? sight.to : null, shown: sight.shown, double: sight.double }] : [],
  );

/** Two rounds: a taxi, then a double move that surfaces in its second half. */
const PLAYED: Sight[] = [
  { saw: 'placed', detectives: [26, 29], mister_x: null, ended: null },
  flight(1, 'taxi'),
  step(1, 26, 39, 'taxi'),
  step(2, 29, 41, 'bus'),
  flight(2, 'bus', { double: true }),
  flight(3, 'black', { shown: true, to: 100 }),
  step(1, 39, 51, 'taxi'),
];

describe('the rounds of a game', () => {
  const rounds = roundsOf(PLAYED, log(PLAYED));

  it('are his turn and what the detectives did after it; a double move is one', () => {
    expect(rounds.map(({ number, flights, steps }) => [number, flights.map(({ by }) => by), steps.map(({ to }) => to)])).toEqual([
      [1, ['taxi'], [39, 41]],
      [2, ['bus', 'black'], [51]],
    ]);
    expect(rounds.map(({ fled, end }) => [fled, end])).toEqual([
      [2, 4],
      [6, 7],
    ]);
  });

  it('are told in one line', () => {
    expect(roundText(rounds[0]!)).toBe('Mister X took a taxi. Detectives: 1 by taxi, 1 by bus.');
    expect(roundText(rounds[1]!)).toBe('Mister X moved twice: bus, then black ticket (surfaced at 100). Detectives: 1 by taxi.');
    expect(roundText({ ...rounds[1]!, skipped: [2] })).toMatch(/Red couldn’t move\.$/);
    expect(openText({ after: 25, end: 24 })).toBe('25 stations open, now 24');
    expect(openText({ after: 25, end: 25 })).toBe('25 stations open');
    expect(openText({ after: 1, end: 1 })).toBe('1 station open');
    expect(openText({ after: null, end: null })).toBe('');
  });

  it('draw the last way of each: solid this round, dashed the round before', () => {
    expect(trailsOf(rounds, 1).map(({ seat, to, isOld }) => [seat, to, isOld])).toEqual([
      [2, 41, true],
      [1, 51, false],
    ]);
    expect(trailsOf(rounds, 0).map(({ seat, to, isOld }) => [seat, to, isOld])).toEqual([
      [1, 39, false],
      [2, 41, false],
    ]);
  });

  it('draw his way only between two stations where all saw him', () => {
    expect(shownWay(rounds, 1)).toBeNull();
    const seen = [...PLAYED, flight(4, 'taxi', { shown: true, to: 112 })];
    expect(shownWay(roundsOf(seen, log(seen)), 2)).toEqual({ seat: 0, from: 100, to: 112, by: 'taxi' });
  });

  it('are counted from where a game began that began in the middle', () => {
    const before: View['log'] = [
      { by: 'taxi', station: null, shown: false, double: true },
      ...Array.from({ length: 3 }, () => ({ by: 'bus' as const, station: null, shown: false, double: false })),
    ];
    const sights = PLAYED.slice(3, 5);
    expect(roundsOf(sights, [...before, ...log(sights)]).map(({ number }) => number)).toEqual([3, 4]);
  });
});

describe('a real match', () => {
  it('has him on one of the possible stations, always', () => {
    const { sights, view } = frames.find(({ seat, view }) => seat === 0 && view.ended)!;
    const sets = possibleAlong(sights, view, SETUP, false);
    expect(sets).toHaveLength(sights.length + 1);
    let station = view.start!;
    let narrow = 0;
    sights.forEach((sight, index) => {
      if (sight.saw === 'moved' && sight.seat === 0 && sight.to !== null) station = sight.to;
      expect(sets[index + 1]!.has(station)).toBe(true);
      if (sets[index + 1]!.size < 100) narrow += 1;
    });
    expect(narrow).toBeGreaterThan(20);
  });

  it('leans no pin of his for whoever does not see him', () => {
    const hidden = frames.filter(({ seat, view }) => seat !== 0 && view.mister_x.station === null && view.peeked === null && !view.ended);
    expect(hidden.length).toBeGreaterThan(3);
    for (const { view } of hidden) expect([...leansOf(sceneOf(view), { lit: [], marked: [] }).keys()]).toEqual(view.detectives.map((_, index) => index + 1));
  });

  it('tells detectives the same as everybody, and nothing that his seat alone knows', () => {
    for (const watcher of frames.filter(({ seat, view }) => seat !== 0 && !view.ended)) {
      const his = frames.find(({ seat, seq }) => seat === 0 && seq === watcher.seq);
      if (!his) continue;
      const read = ({ sights, view, ...more }: Frame) => {
        const rounds = roundsOf(sights, view.log);
        const open = openOf(rounds, sights, view, SETUP, turnOf({ sights, view, ...more }) === 0);
        return rounds.map((round, index) => [roundText(round), openText(open[index]!), trailsOf(rounds, index), shownWay(rounds, index)]);
      };
      expect(read(watcher)).toEqual(read(his));
    }
  });
});

describe('two games that differ only in where he is', () => {
  /** The game as his own seat sees it, and as a detective does. */
  const played = ([start, first, second]: readonly [number, number, number]) => {
    const detective: Sight[] = [
      { saw: 'placed', detectives: [26, 29], mister_x: null, ended: null },
      flight(1, 'taxi'),
      step(1, 26, 39, 'taxi'),
      step(2, 29, 41, 'bus'),
      flight(2, 'taxi'),
      step(1, 39, 51, 'taxi'),
      step(2, 41, 28, 'taxi'),
    ];
    const ways = new Map([
      [1, { from: start, to: first }],
      [4, { from: first, to: second }],
    ]);
    const his = detective.map((sight, index): Sight => (sight.saw === 'moved' ? { ...sight, ...ways.get(index) } : sight.saw === 'placed' ? { ...sight, mister_x: start } : sight));
    const view = viewOf({ log: log(detective), detectives: viewOf().detectives.slice(0, 2), mister_x: { ...viewOf().mister_x, last_seen: null } });
    return { detective, his, view, end: second };
  };
  const twins = [played([132, 114, 126]), played([197, 184, 169])];
  const read = (sights: readonly Sight[], view: View) => {
    const rounds = roundsOf(sights, view.log);
    return { lines: rounds.map((round) => roundText(round)), open: openOf(rounds, sights, view, SETUP, true), trails: trailsOf(rounds, 1), his: shownWay(rounds, 1) };
  };

  it('give the same summary, counts and trails, even made from what his own seat sees', () => {
    const [one, other] = twins.map(({ his, view }) => read(his, view));
    expect(one).toEqual(other);
    for (const { detective, view } of twins) expect(read(detective, view)).toEqual(one);
    expect(one!.lines[0]).toBe('Mister X took a taxi. Detectives: 1 by taxi, 1 by bus.');
  });

  it('are both possible', () => {
    for (const { detective, view, end } of twins) expect(possibleAlong(detective, view, SETUP, true).at(-1)!.has(end)).toBe(true);
  });
});

it('the possible stations are all ends of ways he can have gone, and no others', () => {
  const sights = PLAYED.slice(0, 4);
  const view = viewOf({ log: log(sights) });
  // Every way at full length, first thought of and then held against what was seen.
  const ways = SHARED_CARDS.flatMap((start) => reach(start, 'taxi').map((to) => [start, to] as const)).filter(
    ([start, to]) => ![26, 29].includes(start) && ![26, 29].includes(to) && ![39, 41].includes(to) && linesFrom(to).some((line) => ![39, 41].includes(line.to)),
  );
  const wanted = new Set(ways.map(([, to]) => to));
  expect(wanted.size).toBeGreaterThan(20);
  expect(possibleAlong(sights, view, SETUP, true).at(-1)).toEqual(wanted);
});

it('where he runs out of a ticket, stations without another way are not possible', () => {
  const sights: Sight[] = [{ saw: 'placed', detectives: [26, 29], mister_x: null, ended: null }];
  const none = { taxi: 0, bus: 0, underground: 0, black: 0, double: 0 };
  const withBus = possibleAlong(sights, { mister_x: { ...viewOf().mister_x, tickets: { ...none, bus: 1 } } }, SETUP, true).at(-1)!;
  expect([...withBus].sort()).toEqual(
    SHARED_CARDS.filter((station) => ![26, 29].includes(station) && linesFrom(station).some(({ kind, to }) => kind === 'bus' && ![26, 29].includes(to)))
      .map(Number)
      .sort(),
  );
});

it('of a position with a log from before nothing is claimed until he is seen', () => {
  const setup = { starts: 'shared-cards' as const, position: 'turn=0 count=2 detectives=26:1/1/1;29:1/1/1 x=?:1/1/1/1/1 shown=- log=tb' };
  const sights: Sight[] = [{ saw: 'placed', detectives: [26, 29], mister_x: null, ended: null }, flight(3, 'taxi', { shown: true, to: 100 })];
  const sets = possibleAlong(sights, viewOf(), setup, false);
  expect(sets).toEqual([null, null, new Set([100])]);
  expect(possibleAlong(sights.slice(0, 1), viewOf(), { ...setup, position: setup.position.replace('x=?', 'x=34') }, false).at(-1)).toEqual(new Set([34]));
});
