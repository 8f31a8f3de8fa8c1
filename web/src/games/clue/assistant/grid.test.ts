import { expect, test } from 'vitest';
import { cellKey, columnsOf, deckOfSheet, freshCells, groupsOf, solved } from './grid';
import { evening, printed, sheet } from './testing';
import type { Sheet } from './types.gen';

const after: Sheet = {
  ...sheet,
  cards: sheet.cards.map((row) => (row.card === 'Rope' ? { ...row, marks: [{ mark: 'has-not' }, { mark: 'has-not' }, { mark: 'has' }] } : row)),
};

test('rows are grouped by kind, a cell for every holder', () => {
  const groups = groupsOf(sheet, printed);
  expect(groups.map((group) => group.kind)).toEqual(['suspect', 'weapon', 'room']);
  expect(groups[0]!.rows[0]!.cells.map((cell) => cell.state)).toEqual(['has', 'not', 'not']);
  const [, ben, file] = groups[1]!.rows[0]!.cells;
  expect(ben).toMatchObject({ state: 'may', percent: '63', level: 0.625, label: 'Rope, Ben: 63 percent. Why?' });
  expect(file).toMatchObject({ percent: '38', label: 'Rope, case file: 38 percent. Why?' });
});

test('a card is shown by its name and asked about by what the edition calls it', () => {
  const [row] = groupsOf(sheet, { ...printed, full: (card) => `the ${card}` })[1]!.rows;
  expect(row).toMatchObject({ card: 'Rope', name: 'the Rope' });
  expect(row!.cells[1]).toMatchObject({ key: cellKey('Rope', 'Ben'), card: 'Rope', name: 'the Rope', label: 'the Rope, Ben: 63 percent. Why?' });
});

test('an open cell never looks certain', () => {
  const [, ben, file] = groupsOf(sheet, printed)[2]!.rows[0]!.cells;
  expect(ben!.percent).toBe('<1');
  expect(file!.percent).toBe('>99');
});

test('columns tell how many cards are there', () => {
  const wide: Sheet = { ...sheet, holders: ['Ann', 'Dee', 'open', 'aside', 'envelope'] };
  expect(columnsOf(wide, { ...evening, open: ['Hall'], aside: 2 })).toEqual([
    { holder: 'Ann', name: 'Ann', cards: 5 },
    { holder: 'Dee', name: 'Dee', cards: 4 },
    { holder: 'open', name: 'Face up', cards: 1 },
    { holder: 'aside', name: 'Set aside', cards: 2 },
    { holder: 'envelope', name: 'Case file', cards: null },
  ]);
});

test('the deck is read from the rows', () => {
  expect(deckOfSheet(sheet)).toEqual({ suspect: ['Mr. Green'], weapon: ['Rope'], room: ['Hall'] });
});

test('fresh is what was open and is certain now', () => {
  expect(freshCells(sheet, after, printed).map((cell) => cell.key)).toEqual([cellKey('Rope', 'Ben'), cellKey('Rope', 'envelope')]);
  expect(freshCells(sheet, sheet, printed)).toEqual([]);
  expect(freshCells(after, sheet, printed)).toEqual([]);
});

test('what is certainly in the envelope', () => {
  expect(solved(sheet)).toEqual([]);
  expect(solved(after)).toEqual(['Rope']);
});
