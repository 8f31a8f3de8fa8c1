// What a page remembers over a reload, in this tab only.

/** What was kept under this key; null if nothing was, or if it cannot be read. */
export function kept<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Keeps a value; null = keeps nothing. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No storage, or no room in it: a reload then begins anew.
  }
}
