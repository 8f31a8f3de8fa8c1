// The house answers in English. What it says when it says no is told in the page's own language, if it is known here;
// else in the house's own words, which are better than none.

import { language } from '../../language';
import { de } from './de';

const known: Readonly<Record<string, string>> = language === 'de' ? de : {};

const pattern = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split('{}')
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('(.+)')}$`,
  );

/** A sentence of the house in a language, from what is known of it. */
export function translate(sentence: string, translations: Readonly<Record<string, string>>): string {
  const exact = translations[sentence];
  if (exact !== undefined) return exact;
  for (const [key, translation] of Object.entries(translations)) {
    const values = key.includes('{}') ? pattern(key).exec(sentence)?.slice(1) : undefined;
    if (values) return values.reduce((text, value) => text.replace('{}', () => value), translation);
  }
  return sentence;
}

export const heard = (sentence: string): string => translate(sentence, known);
