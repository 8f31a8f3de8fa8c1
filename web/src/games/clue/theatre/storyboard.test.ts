import { describe, expect, it } from 'vitest';
import type { CardId, Sight } from '../types.gen';
import { askingAt, frameOf, isLatest, storyboard, type Asking, type Beat, type Frame } from './storyboard';

const SEATS = 5;
const USUAL = { pace: 1, isReduced: false };
type Suggested = Extract<Sight, { saw: 'suggested' }>;

/** Seat 1 suggests; seats 2 and 3 cannot, seat 4 can. */
const suggested = (more: Partial<Suggested> = {}): Suggested => ({
  saw: 'suggested',
  seat: 1,
  suspect: 'white',
  weapon: 'knife',
  room: 'kitchen',
  moved_from: null,
  passed: [2, 3],
  asked: 4,
  ...more,
});
const showed = (card: CardId | null): Sight => ({ saw: 'showed', seat: 4, to: 1, card });
/** What a seat, or a spectator, sees of it. */
const seenBy = (viewer: number | null, card: CardId): Sight[] => [suggested(), showed(viewer === 1 || viewer === 4 ? card : null)];
const asking = (sights: readonly Sight[]): Asking => askingAt(sights, 0)!;
const nobody = [suggested({ passed: [2, 3, 4, 0], asked: null })];

const steps = (beats: readonly Beat[]) => beats.map(({ step, seat }) => (seat === undefined ? step : `${step} ${seat}`));
const play = (sights: readonly Sight[], viewer: number | null, tempo = USUAL): Frame[] =>
  storyboard(asking(sights), viewer, tempo).map((beat) => frameOf(asking(sights), viewer, SEATS, beat));
const length = (beats: readonly Beat[]) => beats.reduce((sum, beat) => sum + (beat.length ?? 0), 0);
const OPENING = ['curtain', 'asks', 'card', 'card', 'card', 'comes'];

describe('the beats', () => {
  it('ask seat after seat, until one shows a card', () => {
    const beats = storyboard(asking(seenBy(0, 'knife')), 0, USUAL);
    expect(steps(beats)).toEqual([...OPENING, 'thinks 2', 'passes 2', 'thinks 3', 'passes 3', 'thinks 4', 'shows', 'slides', 'bow', 'falls']);
    expect(length(beats)).toBe(240 + 240 + 3 * 360 + 420 + 3 * (700 + 240) + 420 + 900 + 240);
  });

  it('wait for a card that has not been shown, and go on from there', () => {
    for (const viewer of [0, 1, 2, null]) {
      const before = storyboard(asking([suggested()]), viewer, USUAL);
      const after = storyboard(asking(seenBy(viewer, 'knife')), viewer, USUAL);
      expect(before.at(-1)).toEqual({ step: 'waits', length: null });
      expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      expect(after[before.length - 1]?.step).toBe('shows');
    }
  });

  it('stop where a card is asked of me, and go on with the card that I showed', () => {
    const before = storyboard(asking([suggested()]), 4, USUAL);
    expect(steps(before).slice(-2)).toEqual(['passes 3', 'chooses']);
    expect(before.at(-1)?.length).toBeNull();
    const after = storyboard(asking(seenBy(4, 'knife')), 4, USUAL);
    expect(steps(after).slice(before.length - 1)).toEqual(['shows', 'slides', 'bow', 'falls']);
  });

  it('stay with a card that is shown to me until it is put away', () => {
    const beats = storyboard(asking(seenBy(1, 'knife')), 1, USUAL);
    expect(steps(beats).slice(-5)).toEqual(['shows', 'slides', 'turns', 'reads', 'falls']);
    expect(beats.find(({ step }) => step === 'reads')?.length).toBeNull();
  });

  it('are silent where nobody can, and stay for the asker', () => {
    expect(steps(storyboard(asking(nobody), 0, USUAL)).slice(-2)).toEqual(['silence', 'falls']);
    expect(steps(storyboard(asking(nobody), 1, USUAL)).slice(-3)).toEqual(['silence', 'reads', 'falls']);
    expect(steps(storyboard(asking(nobody), null, USUAL)).slice(-2)).toEqual(['silence', 'falls']);
  });

  it('let me pass by myself', () => {
    expect(steps(storyboard(asking(seenBy(2, 'knife')), 2, USUAL))).toContain('passes 2');
  });

  it('follow the pace, and are the last frame alone at once', () => {
    const sights = seenBy(0, 'knife');
    expect(length(storyboard(asking(sights), 0, { pace: 0.5, isReduced: false }))).toBe(length(storyboard(asking(sights), 0, USUAL)) / 2);
    const atOnce = { pace: 0, isReduced: false };
    expect(storyboard(asking(sights), 0, atOnce)).toEqual([{ step: 'bow', length: 600 }]);
    expect(storyboard(asking(nobody), 0, atOnce)).toEqual([{ step: 'silence', length: 600 }]);
    expect(storyboard(asking(nobody), 1, atOnce)).toEqual([{ step: 'reads', length: null }]);
    expect(storyboard(asking(seenBy(1, 'knife')), 1, atOnce)).toEqual([{ step: 'reads', length: null }]);
    expect(storyboard(asking([suggested()]), 4, atOnce)).toEqual([{ step: 'chooses', length: null }]);
    expect(storyboard(asking([suggested()]), 0, atOnce)).toEqual([{ step: 'waits', length: null }]);
  });

  it('think shortly without motion, and keep the silence', () => {
    const beats = storyboard(asking(nobody), 0, { pace: 1, isReduced: true });
    expect(beats.filter(({ step }) => step === 'thinks').map((beat) => beat.length)).toEqual([300, 300, 300, 300]);
    expect(beats.find(({ step }) => step === 'silence')?.length).toBe(1400);
  });
});

describe('what is seen', () => {
  const last = (sights: readonly Sight[], viewer: number | null) => play(sights, viewer).at(-2);

  it('lays card after card', () => {
    expect(
      play(nobody, 0)
        .slice(0, 6)
        .map(({ cards }) => cards),
    ).toEqual([0, 0, 1, 2, 3, 3]);
  });

  it('keeps every answer: passes, shows, not asked', () => {
    const standings = play(seenBy(0, 'knife'), 0).map(({ seats }) => seats.map(({ is }) => is));
    expect(play(seenBy(0, 'knife'), 0)[0]?.seats.map(({ seat }) => seat)).toEqual([2, 3, 4, 0]);
    expect(standings.slice(6)).toEqual([
      ['thinks', 'waits', 'waits', 'waits'],
      ['passes', 'waits', 'waits', 'waits'],
      ['passes', 'thinks', 'waits', 'waits'],
      ['passes', 'passes', 'waits', 'waits'],
      ['passes', 'passes', 'thinks', 'waits'],
      ...Array.from({ length: 4 }, () => ['passes', 'passes', 'shows', 'unasked']),
    ]);
    expect(
      standings
        .slice(0, 6)
        .flat()
        .every((is) => is === 'waits'),
    ).toBe(true);
  });

  it('is the card for asker and shower, and its back for all others', () => {
    expect([0, 1, 2, 3, 4, null].map((viewer) => last(seenBy(viewer, 'knife'), viewer)?.shown)).toEqual(['back', 'knife', 'back', 'back', 'knife', 'back']);
  });

  it('turns over only once it lies before the asker', () => {
    const frames = play(seenBy(1, 'knife'), 1);
    expect(frames.slice(-5).map(({ step, shown }) => [step, shown])).toEqual([
      ['shows', null],
      ['slides', 'back'],
      ['turns', 'knife'],
      ['reads', 'knife'],
      ['falls', 'knife'],
    ]);
  });

  it('is told line by line to those who listen', () => {
    const told = play(seenBy(0, 'knife'), 0).map(({ lines }) => lines.length);
    expect(told).toEqual([0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(last(seenBy(0, 'knife'), 0)?.lines).toEqual([{ tells: 'asks' }, { tells: 'passes', seat: 2 }, { tells: 'passes', seat: 3 }, { tells: 'shows' }]);
    expect(last(nobody, 0)?.lines.at(-1)).toEqual({ tells: 'nobody' });
    // The asker hears which card it is when it is seen.
    const mine = play(seenBy(1, 'knife'), 1);
    expect(mine.filter(({ lines }) => lines.some(({ tells }) => tells === 'shows')).map(({ step }) => step)).toEqual(['turns', 'reads', 'falls']);
  });

  it('is whole in the last frame that is shown at once', () => {
    const [frame] = play(seenBy(0, 'knife'), 0, { pace: 0, isReduced: false });
    expect(frame).toMatchObject({ cards: 3, shown: 'back', seats: [{ is: 'passes' }, { is: 'passes' }, { is: 'shows' }, { is: 'unasked' }] });
    const [silent] = play(nobody, 0, { pace: 0, isReduced: false });
    expect(silent?.seats.every(({ is }) => is === 'passes')).toBe(true);
  });
});

describe('twins: whoever neither asks nor shows', () => {
  const tempos = [USUAL, { pace: 1.6, isReduced: true }, { pace: 0, isReduced: false }];

  it('sees the same show whichever card it is', () => {
    for (const viewer of [0, 2, 3, null]) {
      for (const tempo of tempos) {
        const [knife, white, kitchen] = (['knife', 'white', 'kitchen'] as const).map((card) => {
          const one = asking(seenBy(viewer, card));
          return storyboard(one, viewer, tempo).map((beat) => ({ beat, frame: frameOf(one, viewer, SEATS, beat) }));
        });
        expect(white).toEqual(knife);
        expect(kitchen).toEqual(knife);
      }
    }
  });

  it('cannot tell beforehand who will show a card: all think equally long', () => {
    for (const tempo of tempos.slice(0, 2)) {
      const shows = storyboard(asking([suggested({ passed: [2], asked: 3 }), { saw: 'showed', seat: 3, to: 1, card: null }]), 0, tempo);
      const passes = storyboard(asking(seenBy(0, 'knife')), 0, tempo);
      const thinks = shows.findIndex(({ step, seat }) => step === 'thinks' && seat === 3);
      expect(thinks).toBeGreaterThan(0);
      expect(shows.slice(0, thinks + 1)).toEqual(passes.slice(0, thinks + 1));
      expect(shows[thinks + 1]?.length).toBe(passes[thinks + 1]?.length);
      const [one, other] = [asking([suggested({ passed: [2], asked: 3 })]), asking([suggested()])];
      for (const beat of shows.slice(0, thinks + 1)) expect(frameOf(one, 0, SEATS, beat)).toEqual(frameOf(other, 0, SEATS, beat));
    }
  });
});

it('only the newest suggestion is still worth showing', () => {
  const sights = seenBy(0, 'knife');
  expect(isLatest(sights, asking(sights))).toBe(true);
  expect(isLatest([...sights, { saw: 'ended-turn', seat: 1, envelope: null, ended: null }], asking(sights))).toBe(false);
  expect(askingAt(sights, 1)).toBeNull();
});
