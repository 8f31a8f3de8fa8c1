import { expect, it } from 'vitest';
import { CROWD, GAP, Mixing, MOST } from './mixing';
import { effect, tone, type Effect } from './parts';

/** An effect of one second. */
const make = (weight: Effect['weight']): Effect => effect('', weight, tone('sine', 440, 1, { attack: 0, decay: 1 }));

/** A desk at which so many effects of a weight began, one every tenth of a second from 0 on. */
function busy(count: number, weight: Effect['weight']): Mixing {
  const mixing = new Mixing();
  for (let i = 0; i < count; i++) mixing.admit(make(weight), i / 10);
  return mixing;
}

it('lets an effect in, and forgets it when it has ended', () => {
  const mixing = new Mixing();
  expect(mixing.admit(make(1), 2)).toMatchObject({ voice: { from: 2, to: 3 }, silenced: null });
  expect(mixing.sounding(2.9)).toHaveLength(1);
  expect(mixing.sounding(3)).toHaveLength(0);
});

it('plays the same effect again only after a gap, and others at once', () => {
  const mixing = new Mixing();
  const knock = make(1);
  expect(mixing.admit(knock, 0)).not.toBeNull();
  expect(mixing.admit(knock, GAP * 0.9)).toBeNull();
  expect(mixing.admit(make(1), GAP * 0.9)).not.toBeNull();
  expect(mixing.admit(knock, GAP * 1.1)).not.toBeNull();
});

it('measures the gap where the effects begin, not when they are asked for', () => {
  const mixing = new Mixing();
  const hop = make(1);
  expect(mixing.admit(hop, 0, 0)).not.toBeNull();
  expect(mixing.admit(hop, 0, 0.4)).not.toBeNull();
  expect(mixing.admit(hop, 0, 0.42)).toBeNull();
});

it('never has more than so many voices: the lightest gives way, of these the oldest', () => {
  const mixing = busy(MOST, 1);
  const [first] = mixing.sounding(0.6);
  const admitted = mixing.admit(make(1), 0.6);
  expect(admitted?.silenced).toBe(first);
  expect(mixing.sounding(0.6)).toHaveLength(MOST);
  expect(mixing.sounding(0.6)).not.toContain(first);
});

it('never silences what is weightier', () => {
  const mixing = busy(MOST, 2);
  expect(mixing.admit(make(1), 0.6)).toBeNull();
  expect(mixing.admit(make(2), 0.6)).not.toBeNull();
});

it('silences a detail before a move, however old the move is', () => {
  const mixing = new Mixing();
  mixing.admit(make(2), 0);
  mixing.admit(make(1), 0.1);
  const detail = mixing.admit(make(0), 0.2)?.voice;
  for (let i = 3; i < MOST; i++) mixing.admit(make(1), i / 10);
  expect(mixing.admit(make(1), 0.7)?.silenced).toBe(detail);
});

it('leaves details out of a crowd', () => {
  expect(busy(CROWD - 1, 1).admit(make(0), 0.5)).not.toBeNull();
  expect(busy(CROWD, 1).admit(make(0), 0.5)).toBeNull();
});
