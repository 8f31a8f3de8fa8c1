// Which language the page speaks. It is decided once, when the page is loaded: whoever chooses another loads the
// page anew, and every text is a plain value.

import { keepText, keptText } from './storage';

export type Language = 'en' | 'de';

export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const KEY = 'parlour-language';

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(languages, text);

/** What was chosen on this device, else what the browser prefers, else English. */
function decide(): Language {
  // Browser tests read the texts in Node.
  if (typeof navigator === 'undefined') return 'en';
  const kept = keptText('device', KEY);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = decide();

/** Of a text module in every language, the one that is spoken. */
export function inLanguage<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[language];
}

/** Speaks another language from now on, on this device. */
export function speak(other: Language): void {
  keepText('device', KEY, other);
  location.reload();
}
