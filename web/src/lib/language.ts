// Which language the page speaks, and its texts. It is decided once, when the page is loaded: whoever chooses another
// loads the page anew, and every text is a plain value. A language is a folder of `src/languages` and a file in every
// folder of texts; nothing here knows which there are.

import { keepText, keptText } from './storage';

/** How another language becomes this one: what its texts are made of, and then each text as a whole. */
export interface Disguise {
  accented: (text: string) => string;
  stretched: (text: string) => string;
}

export interface Language {
  /** What it calls itself. */
  name: string;
  /** How it writes numbers, lists and dates, for `Intl`. */
  locale: string;
  /** From left to right, if left out. */
  direction?: 'rtl';
  /** It is another one in disguise, to try the page with: whose messages it says, and how. No menu shows it. */
  disguises?: { tag: string; load: () => Promise<Disguise> };
}

type Texts = Readonly<Record<string, unknown>>;

/** Texts that are fetched together: what the home page needs, and everything else. */
type Space = 'home' | 'rest';

const KEY = 'parlour-language';

const descriptions = Object.entries(import.meta.glob<Language>('../languages/*/language.ts', { import: 'default', eager: true }));
const spaces = import.meta.glob<Texts>('../languages/*/{home,rest}.ts', { import: 'texts' });

/** Every language there is, by its tag. */
export const languages = new Map(descriptions.map(([path, description]) => [path.split('/')[2]!, description]));

/** What was chosen on this device, else what the browser prefers, else English. */
function decide(): string {
  const wanted = [keptText('device', KEY) ?? '', ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0]!]);
  return wanted.find((tag) => languages.has(tag)) ?? 'en';
}

export const language = decide();
export const { locale, direction = 'ltr', disguises } = languages.get(language)!;

const texts: Record<string, unknown> = {};

/**
 * Fetches texts in the language that is spoken. Must be done before any module is imported that says something:
 * `hooks.client.ts` does it before the first page, `hooks.ts` before any but the home page.
 */
export async function loadTexts(space: Space): Promise<void> {
  Object.assign(texts, await spaces[`../languages/${language}/${space}.ts`]!());
}

/** The texts of a folder in the language that is spoken. */
export function spoken<Text>(folder: string): Text {
  const text = texts[`${folder}/${language}.ts`];
  if (text === undefined) throw new Error(`${folder} says nothing in ${language}, or was not loaded`);
  return text as Text;
}

/** Speaks another language from now on, on this device. */
export function speak(other: string): void {
  keepText('device', KEY, other);
  location.reload();
}
