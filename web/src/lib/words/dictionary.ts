// The shell's sentences, of which the page loads one language only.

import { language, type Language } from '../language';
import type { en } from './en';

const loaders: Record<Language, () => Promise<typeof en>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
};

export let dictionary: typeof en;

/** Must be done before any module is imported that says something: `hooks.client.ts` does it before the first page. */
export async function loadDictionary(): Promise<void> {
  dictionary = await loaders[language]();
}
