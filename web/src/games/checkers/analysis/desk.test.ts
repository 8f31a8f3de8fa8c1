import { expect, test } from 'vitest';
import { AnalysisDesk } from './desk.svelte';
import { game, verdict } from './testing';
import type { Verdict } from './wire';

/** A desk whose engine answers when it is told to. */
function open() {
  const asked: number[] = [];
  const answers: { give: (verdict: Verdict) => void; fail: (error: Error) => void }[] = [];
  const desk = new AnalysisDesk(game(), (question) => {
    asked.push((question as { ply: number }).ply);
    return new Promise((give, fail) => answers.push({ give, fail }));
  });
  return { desk, asked, answers };
}
/** Lets what waits for an answer go on. */
const breath = () => new Promise<void>((then) => setTimeout(then));

test('who has played Black sees the board from there, and where no move is left nobody is to move', async () => {
  const { desk, answers } = open();
  const sides = ['Ann', 'Ben', ''].map((name) => {
    desk.lookFor(name);
    return desk.isFlipped;
  });
  expect(sides).toEqual([true, false, false]);
  void desk.gather();
  expect(desk.isOver).toBe(false);
  answers[0]!.give(verdict(900, { best: null, line: [], played: null }));
  await breath();
  expect(desk.isOver).toBe(true);
  desk.goTo(0);
  expect(desk.isOver).toBe(false);
});

test('it begins at the end, steps and jumps, and never leaves the game', () => {
  const { desk } = open();
  expect(desk.ply).toBe(4);
  expect(desk.last?.text).toBe('24x15');
  desk.key('ArrowRight');
  expect(desk.ply).toBe(4);
  desk.key('ArrowLeft');
  expect(desk.last?.text).toBe('15-19');
  desk.key('Home');
  expect([desk.ply, desk.fen, desk.toMove]).toEqual([0, game().start, 'black']);
  desk.key('ArrowLeft');
  desk.key('ArrowRight');
  expect([desk.ply, desk.toMove]).toEqual([1, 'white']);
  desk.key('End');
  expect(desk.ply).toBe(4);
  expect(desk.key('a')).toBe(false);
});

test('one verdict after the other is asked for, that of the shown position first', async () => {
  const { desk, asked, answers } = open();
  const all = desk.gather();
  void desk.gather();
  expect(asked).toEqual([4]);
  desk.goTo(2);
  answers[0]!.give(verdict(10));
  await breath();
  expect(asked).toEqual([4, 2]);
  answers[1]!.give(verdict(20));
  await breath();
  answers[2]!.give(verdict(30));
  await breath();
  expect(desk.done).toBe(3);
  answers[3]!.give(verdict(40));
  await breath();
  answers[4]!.give(verdict(50, { played: null }));
  await all;
  expect(asked).toEqual([4, 2, 0, 1, 3]);
  expect(desk.verdicts.map((known) => known?.score.black)).toEqual([30, 40, 20, 50, 10]);
});

test('trouble stops it, and it goes on where it was', async () => {
  const { desk, asked, answers } = open();
  const first = desk.gather();
  answers[0]!.fail(new Error('The house is busy.'));
  await first;
  expect(desk.trouble).toBe('The house is busy.');
  void desk.gather();
  expect(desk.trouble).toBeNull();
  expect(asked).toEqual([4, 4]);
});

test('a closed desk asks no more and complains of nothing', async () => {
  const { desk, asked, answers } = open();
  const all = desk.gather();
  desk.close();
  answers[0]!.give(verdict(10));
  await all;
  expect(asked).toEqual([4]);
  expect(desk.trouble).toBeNull();
});

test('the best line is drawn and can be followed; the game is one step back', async () => {
  const { desk, answers } = open();
  desk.goTo(0);
  expect(desk.arrows).toEqual([]);
  void desk.gather();
  answers[0]!.give(verdict(10));
  await breath();
  expect(desk.arrows.map(({ label }) => label)).toEqual(['1', '2']);
  expect(desk.arrows.map(({ isFaint }) => isFaint)).toEqual([false, true]);
  desk.follow(1);
  expect([desk.last?.text, desk.toMove]).toEqual(['9-13', 'white']);
  desk.key('ArrowRight');
  expect(desk.last?.text).toBe('22-18');
  expect(desk.arrows.map(({ path }) => path)).toEqual([[12, 16]]);
  desk.key('ArrowLeft');
  desk.key('ArrowLeft');
  expect([desk.ahead, desk.ply, desk.last]).toEqual([0, 0, null]);
  desk.follow(2);
  expect(desk.key('Escape')).toBe(true);
  expect(desk.ahead).toBe(0);
  expect(desk.key('Escape')).toBe(false);
  desk.follow(2);
  desk.goTo(3);
  expect(desk.ahead).toBe(0);
});
