// The browser's storage. It may be absent, full or forbidden: then what is kept is forgotten with the page.

/** `device` = until it is deleted; `tab` = over a reload of this tab. */
type Where = 'device' | 'tab';
const storageOf = (where: Where): Storage => (where === 'device' ? localStorage : sessionStorage);

/** The text that is kept under a key; null if there is none. */
export function keptText(where: Where, key: string): string | null {
  try {
    return storageOf(where).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it (null); whether that could be done. */
export function keepText(where: Where, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(where).removeItem(key);
    else storageOf(where).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The data that is kept under a key; null if there is none, or if it cannot be read. */
export function kept<Value>(where: Where, key: string): Value | null {
  try {
    return JSON.parse(keptText(where, key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Keeps data, or forgets it (null); whether that could be done. */
export const keep = (where: Where, key: string, value: unknown): boolean => keepText(where, key, value === null ? null : JSON.stringify(value));
