// Which language the page speaks. It is decided once, when the page is loaded: whoever chooses another loads the
// page anew, and every text is a plain value.

export type Language = 'en' | 'de';

export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const KEY = 'parlour-language';

function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'de';
}

/** What was chosen on this device, else what the browser prefers, else English. */
function decide(): Language {
  if (typeof localStorage === 'undefined') return 'en';
  try {
    const kept = localStorage.getItem(KEY);
    if (isLanguage(kept)) return kept;
  } catch {
    // No storage: as for everyone who has not chosen.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = decide();

/** Of a text module in every language, the one that is spoken. */
export function inLanguage<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[language];
}

/** Speaks another language from now on, on this device. */
export function speak(other: Language): void {
  try {
    localStorage.setItem(KEY, other);
  } catch {
    // No storage: the browser's own settings decide.
  }
  location.reload();
}
