import { expect, test } from 'vitest';
import { usualOptions } from '../lobby/setup.svelte';
import { helpsAt, withHelp } from './helps';

test('a table gives what its game has and its host allows', () => {
  expect(helpsAt({ help: ['hint', 'chances'] }, { helps: ['hint', 'proved'] })).toEqual(['hint']);
  expect(helpsAt({ help: ['hint'] }, { helps: [] })).toEqual([]);
  expect(helpsAt({ help: ['hint'] }, undefined)).toEqual([]);
  expect(helpsAt({ help: true }, { helps: ['hint', 'proved'] })).toEqual(['hint', 'proved']);
  expect(helpsAt({ help: false }, { helps: ['hint', 'proved'] })).toEqual([]);
});

test('each kind is switched by itself, and their order stays', () => {
  const without = withHelp(usualOptions, 'chances', false);
  expect(without.help).toEqual(['hint', 'proved']);
  expect(withHelp(without, 'chances', false)).toEqual(without);
  expect(withHelp(without, 'chances', true)).toEqual(usualOptions);
});

test('all and none are told as a node of the version before understands them', () => {
  expect(usualOptions.help).toBe(true);
  expect(withHelp({ ...usualOptions, help: ['hint', 'proved'] }, 'chances', true).help).toBe(true);
  expect(withHelp({ ...usualOptions, help: ['hint'] }, 'hint', false).help).toBe(false);
});
