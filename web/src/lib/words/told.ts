// What the house says, in the page's own language. The translations are loaded only when they are needed.

import { language } from '../language';

/** The house speaks English: there is nothing to translate. */
const isHouseLanguage = language === 'en';

export async function told(text: string): Promise<string> {
  if (isHouseLanguage) return text;
  // A part of the page that cannot be fetched now must not hide what the house said.
  return import('./house').then(
    ({ heard }) => heard(text),
    () => text,
  );
}

/** Passes on what the house said in the page's own language; at once where there is nothing to translate. */
export function tell(text: string, then: (text: string) => void): void {
  if (isHouseLanguage) then(text);
  else void told(text).then(then);
}
