import { expect, test } from 'vitest';
import { area, curve, dots, heightOf } from './graph';
import { gamesIn, titleOf } from './pdn';
import { moveText, pinsOf, resultText, rowsOf, verdictText, worthText } from './telling';
import { game, step, verdict } from './testing';
import { text } from './text';

test('moves are numbered as they are printed, whoever begins', () => {
  expect([0, 1, 2, 3].map((ply) => moveText(game(), ply))).toEqual(['1. 11–15', '1… 22–17', '2. 15–19', '2… 24×15']);
  const turned = game({ start: 'W:W27:B1', plies: [step('27-23'), step('1-5'), step('23-18')] });
  expect([0, 1, 2].map((ply) => moveText(turned, ply))).toEqual(['1… 27–23', '2. 1–5', '2… 23–18']);
  expect(rowsOf(turned, []).map(({ cells }) => cells.map((cell) => cell?.ply ?? null))).toEqual([
    [null, 1],
    [2, 3],
  ]);
});

test('a row carries the marks of its moves', () => {
  const rows = rowsOf(game(), [null, verdict(0, { mistake: 'blunder', loss: 300 }), null, null]);
  expect(rows[0]?.cells).toEqual([
    { seat: 0, ply: 1, text: '11–15', mistake: null },
    { seat: 1, ply: 2, text: '22–17', mistake: 'blunder' },
  ]);
});

test('the worst mistakes are pinned in the order of the game, slips are not', () => {
  const verdicts = Array.from({ length: 12 }, (_, index) => verdict(0, { mistake: 'mistake', loss: 100 + index }));
  expect(pinsOf(verdicts).map(({ letter, ply }) => `${letter}${ply}`)).toEqual(['A6', 'B7', 'C8', 'D9', 'E10', 'F11']);
  expect(pinsOf([verdict(0, { mistake: 'inaccuracy', loss: 50 }), null])).toEqual([]);
});

test.each([
  [{ mistake: 'inaccuracy', loss: 30 }, 'Ann gave something away. Better: 9–13.'],
  [{ mistake: 'mistake', loss: 60 }, 'Ann gave away half a man or more. Better: 9–13.'],
  [{ mistake: 'mistake', loss: 105 }, 'Ann gave away a man. Better: 9–13.'],
  [{ mistake: 'mistake', loss: 160 }, 'Ann gave away more than a man. Better: 9–13.'],
  [{ mistake: 'blunder', loss: 210 }, 'Ann gave away two men. Better: 9–13.'],
  [{ mistake: 'blunder', loss: 480 }, 'Ann threw the game away. Better: 9–13.'],
  [{ mistake: null, loss: 0 }, 'As good as the best. The engine plays 9–13.'],
  [{ best: step('11-15') }, 'The best move.'],
] as const)('a verdict %o is told', (more, text) => {
  expect(verdictText(game(), 0, verdict(0, more))).toBe(text);
});

test.each([
  ['1-0', 'Ben won with White'],
  ['0-1', 'Ann won with Black'],
  ['1/2-1/2', 'Draw'],
  ['*', 'Unfinished'],
])('%s', (result, text) => {
  expect(resultText(game({ result }))).toBe(text);
});

test('the curve runs from the first move to the end, capped, and turns with the board', () => {
  const verdicts = [verdict(100), null, verdict(-900), verdict(0), verdict(9900, { played: null })];
  const up = dots(verdicts, 1);
  expect(up.map(({ ply, x }) => [ply, x])).toEqual([
    [0, 0],
    [2, 500],
    [3, 750],
    [4, 1000],
  ]);
  expect(up[0]!.y).toBeLessThan(100);
  expect(up[1]!.y).toBe(heightOf(-400, 1));
  expect(up[2]!.y).toBe(100);
  expect(up[3]!.y).toBe(heightOf(400, 1));
  const down = dots(verdicts, -1);
  expect(down[0]!.y + up[0]!.y).toBeCloseTo(200);
  expect(curve(up)).toMatch(/^M0\.0 /);
  expect(area(up)).toMatch(/^M0\.0 100L.*L1000\.0 100z$/);
  expect(curve([])).toBe('');
  expect(area([])).toBe('');
});

test('a game is called by its players, or by what else it says', () => {
  expect(titleOf('[Event "Club"]\n[Black "Ann"]\n[White "Ben"]\n1. 11-15 *', 40)).toBe('Ann, Ben');
  expect(titleOf('[Event "Club"]\n[Black "?"]', 40)).toBe('Club');
  expect(titleOf('1. 11-15 *', 40)).toBe(text.untitled);
  expect(titleOf('1. 11-15 *', 3)).toBe(text.untitled.slice(0, 3));
});

test.each([
  [98, null, 'Black +0.98'],
  [-98, null, 'White +0.98'],
  [0, null, 'Even'],
  [0, { winner: null, plies: null }, 'Draw'],
  [9_900, { winner: 'black', plies: 7 }, 'Black wins in four moves'],
  [-9_900, { winner: 'white', plies: 2 }, 'White wins in one move'],
  [-9_900, { winner: 'white', plies: 0 }, 'White wins'],
  [-9_900, { winner: 'white', plies: null }, 'White wins'],
] as const)('a worth of %i, %o, is told as %s', (black, end, told) => {
  expect(worthText({ black, end })).toBe(told);
});

test('the games of a file are told apart by their tags', () => {
  const one = '[Black "Ann"]\n[White "Ben"]\n\n1. 11-15 {[Black "nobody"]\n[x]} 23-19\n2. 8-11 *\n';
  const two = '[Event "Club"]\n\n[Site "x"]\n1. 9-13 *';
  expect(gamesIn(`${one}\n\n${two}\r\n${one}`, 40)).toEqual(['Ann, Ben', 'Club', 'Ann, Ben']);
  expect(gamesIn('1. 11-15 23-19 *', 40)).toEqual([text.untitled]);
  expect(gamesIn('', 40)).toEqual([text.untitled]);
});
