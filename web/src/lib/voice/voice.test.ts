// The page says what the house says: the same values, the same sentences, in every language.

import { describe, expect, it } from 'vitest';
import { say } from '.';
import { Speech, type Spoken } from './speech';

interface Example {
  value: Spoken;
  said: Record<string, string>;
}

const examples = Object.entries(import.meta.glob<Example[]>('./examples/*.gen.json', { import: 'default', eager: true })).map(([path, list]) => ({
  space: path.replace(/^.*\/(.*)\.gen\.json$/, '$1'),
  list,
}));
const files = import.meta.glob<string>('../../../../languages/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const text = (language: string, space: string): string => files[`../../../../languages/${language}/${space}.ftl`] ?? '';
const languages = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))];

const generated = import.meta.glob<string>(['/src/**/*.gen.ts'], { query: '?raw', import: 'default', eager: true });

describe.each(examples)('$space', ({ space, list }) => {
  it.each(languages)('is said in %s as the house says it', (language) => {
    const of = (which: string) => new Speech(language, [text(language, 'language'), text(language, which)]);
    const speech = of(space);
    speech.elsewhere = of;
    expect(list.filter(({ value }) => !speech.knows(value))).toEqual([]);
    expect(list.map(({ value }) => speech.say(value))).toEqual(list.map(({ said }) => said[language]));
  });
});

it('every code that can cross the wire is said', () => {
  const codes = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = 'code' in value && typeof value.code === 'string' ? [value.code] : [];
    return [...own, ...Object.values(value).flatMap(codes)];
  };
  const said = new Set(examples.flatMap(({ list }) => list.flatMap(({ value }) => codes(value))));
  const declared = Object.values(generated).flatMap((source) => [...source.matchAll(/"code": "([a-z0-9-]+)"/g)].map(([, code]) => code ?? ''));
  expect([...new Set(declared)].filter((code) => !said.has(code))).toEqual([]);
});

it('what a space quotes of another is said in its words; what has none is not said', async () => {
  const quoting = (said: object) => ({ code: 'rule', said });
  expect(await say('house', quoting({ space: 'voice', code: 'welcome', name: 'Ann' }))).toBe('Welcome, Ann.');
  expect(await say('house', quoting({ space: 'voice', code: 'unheard-of' }))).toBeNull();
  expect(await say('house', quoting({ space: 'nowhere', code: 'welcome' }))).toBeNull();
  expect(await say('house', { code: 'unheard-of' })).toBeNull();
});
