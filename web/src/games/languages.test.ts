// Every text module speaks every language: the same keys, the same kinds of values, nothing left empty or untranslated.

import { describe, expect, it } from 'vitest';

type Module = Record<string, unknown>;
const english = import.meta.glob<Module>('/src/**/{words,text}/en.ts', { import: 'en', eager: true });
const german = import.meta.glob<Module>('/src/**/{words,text}/de.ts', { import: 'de', eager: true });

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Where two values differ in shape. A language may leave out parameters it has no use for, never need more. */
function differences(a: unknown, b: unknown, path: string): string[] {
  if (kindOf(a) !== kindOf(b)) return [`${path}: ${kindOf(a)} in English, ${kindOf(b)} in German`];
  if (typeof a === 'function' && typeof b === 'function') return b.length > a.length ? [`${path}: takes ${b.length} instead of ${a.length}`] : [];
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return [];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => {
    if (!(key in a) || !(key in b)) return [`${path}.${key}: only in ${key in a ? 'English' : 'German'}`];
    return differences((a as Module)[key], (b as Module)[key], `${path}.${key}`);
  });
}

/** All plain texts of a module with their places. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${path}.${key}`));
}

/** Words that are the same in both languages: the house's, which may stand anywhere, and each game's own. */
const lists = Object.entries(import.meta.glob<string[]>('/src/{lib/words,games/*/text}/same.json', { import: 'default', eager: true })).map(([path, words]) => ({
  path,
  words,
  folder: path.startsWith('/src/lib/') ? '/src/' : path.replace('text/same.json', ''),
}));

const pairs = Object.entries(english).map(([path, en]) => ({ path, en, de: german[path.replace(/en\.ts$/, 'de.ts')] }));

/** What is written the same in both languages, with its places. */
function equalTexts({ path, en, de }: (typeof pairs)[number]): [string, string][] {
  const left = new Map(texts(en, path));
  return texts(de, path).filter(([at, text]) => left.get(at) === text && /\p{L}/u.test(text));
}

it('every English text module has a German one beside it', () => {
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter(({ de }) => de === undefined).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(german)).toHaveLength(pairs.length);
});

describe.each(pairs)('$path', (pair) => {
  const { path, en, de } = pair;
  it('has the same shape in German', () => {
    expect(differences(en, de, path)).toEqual([]);
  });

  it('leaves no text empty', () => {
    const empty = [...texts(en, 'en'), ...texts(de, 'de')].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('is translated, but for words that are the same in both', () => {
    const same = lists.filter(({ folder }) => path.startsWith(folder)).flatMap(({ words }) => words);
    expect(equalTexts(pair).filter(([, text]) => !same.includes(text))).toEqual([]);
  });
});

it.each(lists)('$path lists no word that is not the same', ({ folder, words }) => {
  const equal = pairs.filter(({ path }) => path.startsWith(folder)).flatMap((pair) => equalTexts(pair).map(([, text]) => text));
  expect(words.filter((text) => !equal.includes(text))).toEqual([]);
});
