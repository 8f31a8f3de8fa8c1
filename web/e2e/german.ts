// What the tests call things by, in English, as it reads in German: the texts of both languages stand beside each other.

import { readdirSync } from 'node:fs';

const FOLDER = new URL('../src/', import.meta.url);
/** Stands for whatever is filled in. */
const GAP = '\uE000';

type Texts = Readonly<Record<string, unknown>>;

/** What a text is; what a function makes of its parameters, if it needs no more than their names. */
function said(text: unknown): unknown {
  if (typeof text !== 'function') return text;
  try {
    return (text as (...given: string[]) => unknown)(...Array.from({ length: text.length }, () => GAP));
  } catch {
    return null;
  }
}

function* pairs(english: unknown, german: unknown): Generator<[english: string, german: string]> {
  const [en, de] = [said(english), said(german)];
  if (typeof en === 'string' && typeof de === 'string') yield [en, de];
  else if (typeof en === 'object' && typeof de === 'object' && en !== null && de !== null) {
    for (const key of Object.keys(en)) yield* pairs((en as Texts)[key], (de as Texts)[key]);
  }
}

async function load(): Promise<[string, string][]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => /(words|text)\/en\.ts$/.test(path));
  const loaded = await Promise.all(
    files.map(async (path) => {
      const [english, german] = await Promise.all(['en', 'de'].map((tag) => import(new URL(path.replace('en.ts', `${tag}.ts`), FOLDER).href) as Promise<Texts>));
      return [...pairs(english!.en, german!.de)];
    }),
  );
  return loaded.flat();
}
const texts = await load();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (text: string) => escaped(text).replaceAll(GAP, '.+');

/** An English name in German; as it is where the page has no such text, such as the name of a person. */
export function inGerman(name: string | RegExp): RegExp {
  const isMeant = ([english]: [string, string]) =>
    typeof name === 'string' ? (new RegExp(`^${pattern(english)}$`).test(name) || english.startsWith(`${name} `)) && !/^\W*\uE000\W*$/.test(english) : name.test(english);
  const german = texts.filter(isMeant).map(([, text]) => pattern(text));
  const all = german.length > 0 ? german : [name instanceof RegExp ? name.source : escaped(name)];
  return new RegExp(`${typeof name === 'string' ? '^' : ''}(${all.join('|')})`, 'i');
}

const german = new Set(texts.map(([, text]) => text));
/** Texts of the page that are no German. What has no letter is of every language. */
export const ENGLISH_TEXTS = new Set(
  texts.flatMap(([english, text]) => (english === text || german.has(english) || english.includes(GAP) || !/\p{L}/u.test(english) ? [] : [english])),
);
