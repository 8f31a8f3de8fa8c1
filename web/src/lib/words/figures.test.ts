import { expect, test } from 'vitest';
import { figures } from './figures';

const [en, de] = [figures('en-GB'), figures('de-DE')];

test('rows are joined as each language joins them', () => {
  expect([[], ['Ann'], ['Ann', 'Ben'], [26, 27, 28]].map(en.all)).toEqual(['', 'Ann', 'Ann and Ben', '26, 27 and 28']);
  expect([en.any([26, 27, 28]), de.all(['Ann', 'Ben', 'Cid']), de.any([1, 2])]).toEqual(['26, 27 or 28', 'Ann, Ben und Cid', '1 oder 2']);
  expect(en.parts(['Rope', 'Hall'], (card) => ({ card }))).toEqual([{ card: 'Rope' }, ' and ', { card: 'Hall' }]);
});

test('numbers are counted in threes, as each language marks them', () => {
  expect([en.number(1_234_567), de.number(1_234_567n), en.number(3.4), de.number(3.456)]).toEqual(['1,234,567', '1.234.567', '3.4', '3,46']);
  expect([en.hundredths(0.9), de.hundredths(1)]).toEqual(['0.90', '1,00']);
});

test('only what is certain looks certain', () => {
  expect([0.001, 0.25, 0.999].map(en.percent)).toEqual(['<1%', '25%', '>99%']);
  expect(de.percent(0.25)).toBe('25\u00a0%');
});
