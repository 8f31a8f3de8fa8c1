// Makes of English a language that is read as easily, and seen at once: accents on vowels, marks around every text, and
// 40% longer, as translations are. What is filled in stays as it is.

const PLAIN = 'aeiouyncAEIOUYNC';
const ACCENTED = 'áéíóúýñçÁÉÍÓÚÝÑÇ';
const LONGER = 0.4;

/** Every letter that can bear an accent bears one. */
export const accented = (text: string): string => text.replace(/[aeiouync]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);

/** The texts among what a sentence is made of, the longest first. */
function filledIn(parameters: readonly unknown[]): string[] {
  const texts = parameters.flatMap((each): string[] => {
    if (typeof each === 'string') return each === '' ? [] : [each];
    return typeof each === 'object' && each !== null ? filledIn(Object.values(each)) : [];
  });
  return texts.sort((a, b) => b.length - a.length);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence in disguise, without what was filled in. */
export function disguised(text: string, parameters: readonly unknown[] = []): string {
  if (!/\p{L}/u.test(text)) return text;
  const kept = filledIn(parameters);
  // Only whole words: a seat called "a" is not every "a" of the sentence.
  const parts = kept.length === 0 ? [text] : text.split(new RegExp(`(?<!\\p{L})(${kept.map(escaped).join('|')})(?!\\p{L})`, 'u'));
  const own = parts.filter((_, at) => at % 2 === 0).join('');
  if (!/\p{L}/u.test(own)) return text;
  return `⟦${parts.map((part, at) => (at % 2 === 0 ? accented(part) : part)).join('')}${'~'.repeat(Math.ceil(own.length * LONGER))}⟧`;
}

/** Everything that is said, in the same shape: texts, functions that make texts, and whatever holds them. */
export function inDisguise<Value>(value: Value, parameters: readonly unknown[] = []): Value {
  if (typeof value === 'string') return disguised(value, parameters) as Value;
  if (typeof value === 'function') return ((...given: unknown[]) => inDisguise((value as (...given: unknown[]) => unknown)(...given), given)) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => inDisguise(each, parameters)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inDisguise<unknown>(each, parameters)])) as Value;
}

/** The texts of English files, as those of this language. */
export const disguisedFiles = (texts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace(/en\.ts$/, 'en-XA.ts'), inDisguise(text)]));
