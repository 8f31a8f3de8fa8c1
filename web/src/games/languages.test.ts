// Every language says all that English says: the same keys, the same kinds of values, nothing left empty or untranslated.

import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '$lib/language';

type Texts = Record<string, unknown>;
const spaces = import.meta.glob<Texts>('/src/languages/*/{home,rest}.ts', { import: 'texts' });
const files = Object.keys(import.meta.glob('/src/**/{words,text}/*.ts'));
const messages = Object.keys(import.meta.glob('../../../languages/*/language.ftl', { query: '?raw' }));

/** All texts of a language by their folders, as the page loads them. */
async function textsOf(tag: string): Promise<Map<string, unknown>> {
  const loaded = await Promise.all(['home', 'rest'].map((space) => spaces[`/src/languages/${tag}/${space}.ts`]!()));
  return new Map(loaded.flatMap((texts) => Object.entries(texts)).map(([path, text]) => [path.replace(`/${tag}.ts`, ''), text]));
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Where a text differs from the English one in shape. A language may leave out parameters it has no use for, never need more. */
function differences(english: unknown, other: unknown, path: string): string[] {
  if (kindOf(english) !== kindOf(other)) return [`${path}: ${kindOf(english)} in English, here ${kindOf(other)}`];
  if (typeof english === 'function' && typeof other === 'function') return other.length > english.length ? [`${path}: takes ${other.length} instead of ${english.length}`] : [];
  if (english === null || other === null || typeof english !== 'object' || typeof other !== 'object') return [];
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    if (!(key in other)) return [`${path}.${key}: missing`];
    if (!(key in english)) return [`${path}.${key}: not in English`];
    return differences((english as Texts)[key], (other as Texts)[key], `${path}.${key}`);
  });
}

/** All plain texts with their places. */
function plainTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => plainTexts(each, `${path}.${key}`));
}

/** What is written as in English, with its places. Single letters are keys and notation. */
function equalTexts(english: unknown, other: unknown, path: string): [string, string][] {
  const left = new Map(plainTexts(english, path));
  return plainTexts(other, path).filter(([at, text]) => left.get(at) === text && /\p{L}{2}/u.test(text));
}

/** Words that a language shares with English: the house's, which may stand anywhere, and each game's own. */
const same = Object.entries(import.meta.glob<string[]>('/src/{lib/words,games/*/text}/*.same.json', { import: 'default', eager: true })).map(([path, words]) => ({
  tag: path.split('/').at(-1)!.replace('.same.json', ''),
  folder: path.startsWith('/src/lib/') ? '/src/' : path.replace(/text\/[^/]*$/, ''),
  words,
}));

it('every file of texts belongs to a language that names itself', () => {
  const tags = files.map((path) => path.split('/').at(-1)!.replace('.ts', '')).filter((name) => /^[a-z]{2,3}(-\w+)*$/.test(name));
  expect([...new Set(tags)].filter((tag) => !languages.has(tag))).toEqual([]);
  expect([...languages.values()].map(({ locale }) => Intl.getCanonicalLocales(locale))).toEqual([...languages.values()].map(({ locale }) => [locale]));
});

const empty = (texts: Map<string, unknown>) => [...texts].flatMap(([folder, text]) => plainTexts(text, folder)).filter(([, text]) => text.trim() === '');

it('the page and the house speak the same languages', () => {
  const spoken = [...languages].filter(([, { disguises }]) => !disguises).map(([tag]) => tag);
  expect(messages.map((path) => path.split('/').at(-2)).sort()).toEqual(spoken.sort());
});

it('every English file is loaded, and leaves no text empty', async () => {
  const english = await textsOf('en');
  expect(files.filter((path) => path.endsWith('/en.ts') && !english.has(path.replace('/en.ts', '')))).toEqual([]);
  expect(empty(english)).toEqual([]);
}, 60_000);

describe.each([...languages.keys()].filter((tag) => tag !== 'en'))('%s', (tag) => {
  let english: Map<string, unknown>;
  let texts: Map<string, unknown>;
  beforeAll(async () => {
    [english, texts] = await Promise.all([textsOf('en'), textsOf(tag)]);
  }, 60_000);

  it('has a file beside every English one, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has the shape of the English texts', () => {
    expect([...texts].flatMap(([folder, text]) => differences(english.get(folder), text, folder))).toEqual([]);
  });

  it('leaves no text empty', () => {
    expect(empty(texts)).toEqual([]);
  });

  it('is translated, but for words that are the same in English', () => {
    const untranslated = [...texts].flatMap(([folder, text]) => {
      const shared = same.filter((list) => list.tag === tag && `${folder}/`.startsWith(list.folder)).flatMap(({ words }) => words);
      return equalTexts(english.get(folder), text, folder).filter(([, text]) => !shared.includes(text));
    });
    expect(untranslated).toEqual([]);
  });

  it('lists no word as the same that is not', () => {
    const equal = [...texts].flatMap(([folder, text]) => equalTexts(english.get(folder), text, folder).map(([, text]) => ({ folder, text })));
    const surplus = same
      .filter((list) => list.tag === tag)
      .flatMap(({ folder, words }) => words.filter((word) => !equal.some((each) => each.text === word && `${each.folder}/`.startsWith(folder))));
    expect(surplus).toEqual([]);
  });
});
