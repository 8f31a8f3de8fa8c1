import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import match from '../fixtures/match.json';
import type { AidAnswer, AidQuestion, ChaseReview, ReviewChoice, Sight, View } from '../types.gen';
import { Book } from './book.svelte';
import ChoiceCard from './ChoiceCard.svelte';
import { betterText, moveText, pointsOf } from './points';
import { positionAt } from './position';
import { Stepper } from './stepper.svelte';

interface Picture {
  seat: number | null;
  seq: number;
  sights: Sight[];
  view: View;
}
const frames = match as unknown as Picture[];
const { sights, view: end } = frames.find(({ seat, view }) => seat === null && view.ended)!;

const way = (to: number, won: number) => ({ to, by: 'taxi' as const, double: false, won });
const choiceOf = (more: Partial<ReviewChoice> = {}): ReviewChoice => ({
  seq: 5,
  seat: 2,
  round: 1,
  from: 140,
  stations: [
    [132, 0.5],
    [133, 0.5],
  ],
  playouts: 2000,
  ways: [way(153, 1760), way(154, 1700), way(128, 1640)],
  played: 2,
  best: 0,
  error: 0.017,
  ...more,
});

describe('the position at an event', () => {
  it('is what these eyes were sent then: where everybody was, his log, and when he was seen', () => {
    for (const { seat, seq, view } of frames.filter(({ view, seat }) => !view.ended && (seat === null || seat === 0))) {
      const position = positionAt(sights, end, seq, seat === 0 ? 'x' : 'detectives', false);
      expect(position.detectives.map(({ station }) => station)).toEqual(view.detectives.map(({ station }) => station));
      expect(position.log).toEqual(view.log);
      expect(position.mister_x.station).toBe(view.mister_x.station);
      expect(position.mister_x.last_seen).toEqual(view.mister_x.last_seen);
      expect(position.peeked).toBeNull();
    }
  });

  it('has him as a ghost where it is asked for, and nowhere else', () => {
    const his = frames.find(({ seat, seq }) => seat === 0 && seq === 30)!.view.mister_x.station;
    expect(positionAt(sights, end, 30, 'detectives', true)).toMatchObject({ peeked: his, mister_x: { station: null } });
    expect(positionAt(sights, end, 30, 'x', true)).toMatchObject({ peeked: null, mister_x: { station: his } });
  });
});

describe('the book of answers', () => {
  function house() {
    const asked: [number | null, AidQuestion][] = [];
    let fault: Error | null = null;
    const review: ChaseReview = { rounds: [], playouts: 10, moments: [] };
    const ask = (seat: number | null, question: AidQuestion): Promise<AidAnswer> => {
      asked.push([seat, question]);
      if (fault) return Promise.reject(fault);
      return Promise.resolve(question.ask === 'choice' ? { answer: 'choice', ...choiceOf({ seq: question.seq }) } : { answer: 'review', ...review });
    };
    return { asked, ask, fail: (error: Error | null) => (fault = error) };
  }

  it('asks once for each side and move, his own from his seat', async () => {
    const { asked, ask } = house();
    const book = new Book(ask);
    await Promise.all([book.open('detectives'), book.open('detectives'), book.open('x'), book.weigh(5, false), book.weigh(5, false), book.weigh(6, true)]);
    await book.open('x');
    expect(asked).toEqual([
      [null, { ask: 'review' }],
      [0, { ask: 'review' }],
      [null, { ask: 'choice', seq: 5 }],
      [0, { ask: 'choice', seq: 6 }],
    ]);
  });

  it('says why nothing came, and asks again', async () => {
    const { asked, ask, fail } = house();
    const book = new Book(ask);
    fail(new Error('Too much at once.'));
    await book.weigh(5, false);
    expect(book.choice(5)).toEqual(new Error('Too much at once.'));
    fail(null);
    await book.weigh(5, false);
    expect(book.choice(5)).toMatchObject({ seq: 5 });
    expect(asked).toHaveLength(2);
  });
});

describe('turning points', () => {
  const moment = (seq: number, away: number, is_turning = false) => ({ seq, seat: seq % 2, round: seq, away, is_turning });
  const review: ChaseReview = { rounds: [], playouts: 100, moments: [moment(1, 50), moment(2, 50, true), moment(3, 80), moment(4, 75, true), moment(5, 20)] };

  it('are lettered in the order of the game, with the chance before and after', () => {
    expect(pointsOf(review).map(({ letter, before, after }) => [letter, before, after])).toEqual([
      ['A', 0.5, 0.8],
      ['B', 0.75, 0.2],
    ]);
  });

  it('tell where he went only where it is asked for', () => {
    const seq = sights.findIndex((sight) => sight.saw === 'moved' && sight.seat === 0 && !sight.shown);
    expect(moveText({ ...moment(seq, 1), seat: 0 }, sights, null)).toMatch(/^Mister X: (taxi|bus|underground|black ticket)$/);
    expect(moveText({ ...moment(seq, 1), seat: 0 }, sights, 77)).toMatch(/ to 77$/);
    const step = sights.findIndex((sight) => sight.saw === 'moved' && sight.seat === 2);
    expect(moveText({ ...moment(step, 1), seat: 2 }, sights, null)).toMatch(/^Red to \d+$/);
  });

  it('name a better move only where there clearly was one', () => {
    expect([betterText(choiceOf()), betterText(choiceOf({ best: null })), betterText(choiceOf({ played: 0 })), betterText(null)]).toEqual(['better 153', '', '', '']);
  });
});

it('rounds are stepped within the game, and played to its end', () => {
  const stepper = new Stepper(1, 3, 99);
  expect(stepper.step).toBe(3);
  stepper.jump(0);
  expect(stepper.step).toBe(1);
  stepper.toggle();
  stepper.advance();
  expect([stepper.step, stepper.isPlaying]).toEqual([2, true]);
  stepper.advance();
  expect([stepper.step, stepper.isPlaying]).toEqual([3, false]);
  stepper.toggle();
  expect([stepper.step, stepper.isPlaying]).toEqual([1, true]);
});

describe('the card of a turning point', () => {
  let drawn: object | null = null;
  afterEach(async () => {
    if (drawn) await unmount(drawn);
    drawn = null;
  });
  const read = (found: ReviewChoice | 'asked' | Error | undefined, ontell: (() => void) | null = null) => {
    drawn = mount(ChoiceCard, { target: document.body, props: { eyebrow: 'Turning point C, round 10', title: 'Red to 128', chances: '', found, ontell, onretry: () => {} } });
    flushSync();
    return document.querySelector('section')!;
  };

  it('says how often each way was played out, how sure that is, and which was best', () => {
    const card = read(choiceOf());
    expect(card.textContent).toContain('2,000 times');
    expect(card.textContent).toContain('Give or take 2 percentage points.');
    expect(card.querySelector('li.best')!.textContent).toMatch(/153.*88%.*best/s);
    expect(card.querySelector('li.played')!.textContent).toMatch(/128.*82%.*played/s);
    expect(card.textContent).not.toContain('No clear difference');
  });

  it('names no best where none is clear', () => {
    const card = read(choiceOf({ best: null }));
    expect(card.textContent).toContain('No clear difference.');
    expect(card.querySelector('.best')).toBeNull();
  });

  it('tells nothing of his ways before somebody asks where he was', () => {
    let isAsked = false;
    const card = read(undefined, () => (isAsked = true));
    expect(card.querySelector('li')).toBeNull();
    card.querySelector('button')!.click();
    expect(isAsked).toBe(true);
  });

  it('shows what was played however many ways were better', () => {
    const ways = Array.from({ length: 12 }, (_, nth) => way(nth + 1, 1900 - 10 * nth));
    const card = read(choiceOf({ ways, played: 11 }));
    expect(card.querySelectorAll('li')).toHaveLength(7);
    expect(card.querySelector('li.played')!.textContent).toContain('12');
    expect(card.textContent).toContain('and 5 more');
  });
});
