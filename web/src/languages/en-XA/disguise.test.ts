import { expect, it } from 'vitest';
import { disguised, inDisguise } from './disguise';

it('texts bear accents and marks, and are longer', () => {
  expect(disguised('Your turn')).toBe('⟦Ýóúr túrñ~~~~⟧');
  expect(disguised('12 · 7')).toBe('12 · 7');
});

it('what is filled in stays as it is', () => {
  const say = inDisguise({ won: (name: string) => `${name} won a game`, list: (names: string[]) => names.join(' and '), rows: (n: number) => [`row ${n}`, { card: 'Rope' }] });
  expect(say.won('Ann')).toBe('⟦Ann wóñ á gámé~~~~~⟧');
  expect(say.won('a')).toBe('⟦a wóñ a gámé~~~~⟧');
  expect(say.list(['Ann', 'Ben'])).toBe('⟦Ann áñd Ben~~⟧');
  expect(say.list(['Ann'])).toBe('Ann');
  expect(say.rows(3)).toEqual(['⟦rów 3~~⟧', { card: '⟦Rópé~~⟧' }]);
});
