import { expect, it } from 'vitest';
import { disguised, inDisguise } from './disguise';

it('texts bear accents and marks, and are longer', () => {
  expect(disguised('Your turn')).toBe('⟦Ýóúr túrñ~~ ~~⟧');
  expect(disguised('12 · 7')).toBe('12 · 7');
});

it('a long text gets more words, none of which is too long to be broken', () => {
  expect(disguised('No table has the code that you typed. Check it with your host.')).toBe(
    '⟦Ñó táblé hás thé çódé thát ýóú týpéd. Çhéçk ít wíth ýóúr hóst.~~ ~~~~~~ ~~~~~~ ~~~~~~ ~~~~~⟧',
  );
});

it('what is filled in stays as it is', () => {
  const say = inDisguise({ won: (name: string) => `${name} won a game`, list: (names: string[]) => names.join(' and '), rows: (n: number) => [`row ${n}`, { card: 'Rope' }] });
  expect(say.won('Ann')).toBe('⟦Ann wóñ á gámé~~ ~~~⟧');
  expect(say.won('a')).toBe('⟦a wóñ á gámé~~ ~~~⟧');
  expect(say.list(['Ann', 'Ben'])).toBe('⟦Ann áñd Ben~~⟧');
  expect(say.list(['Ann'])).toBe('Ann');
  expect(say.rows(3)).toEqual(['⟦rów 3~ ~⟧', { card: '⟦Rópé~~⟧' }]);
});

it('a text that only chooses among sentences is not one that is filled in', () => {
  const modes = { screen: 'on one screen', host: 'with friends' };
  const say = inDisguise({
    mode: (game: string, mode: keyof typeof modes) => `${game} ${modes[mode]}`,
    by: ({ name, kind }: { name: string; kind: string }) => (kind === 'you' ? 'You' : `${name}, a ${kind}`),
  });
  expect(say.mode('Ann', 'screen')).toBe('⟦Ann óñ óñé sçrééñ~~~ ~~~⟧');
  expect(say.by({ name: 'Ann', kind: 'you' })).toBe('⟦Ýóú~~⟧');
});
