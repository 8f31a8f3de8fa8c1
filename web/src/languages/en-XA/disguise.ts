// Makes of English a language that is read as easily, and seen at once: accents on vowels, marks around every text, and
// 40% longer, as translations are. What is filled in stays as it is.

const PLAIN = 'aeiouyncAEIOUYNC';
const ACCENTED = 'áéíóúýñçÁÉÍÓÚÝÑÇ';
const LONGER = 0.4;
/** As long as a word of the longer text. */
const WORD = 6;

/** Characters that no text has: they enclose what is filled in while a sentence is made. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const FILLED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

/** Every letter that can bear an accent bears one. */
export const accented = (text: string): string => text.replace(/[aeiouync]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);

/** A text between marks, and longer: its last word, and words after it. */
export function stretched(text: string, own = text): string {
  if (!/\p{L}/u.test(own)) return text;
  const more = Math.ceil(own.length * LONGER);
  const first = Math.min(more, Math.ceil((own.match(/\S+(?=\s*$)/)?.[0].length ?? 0) * LONGER));
  const words = Array.from({ length: Math.ceil((more - first) / WORD) }, (_, at) => '~'.repeat(Math.min(WORD, more - first - at * WORD)));
  return `⟦${[text + '~'.repeat(first), ...words].join(' ')}⟧`;
}

/** A sentence in disguise, without what was filled in. */
export function disguised(text: string): string {
  const parts = text.split(FILLED);
  const own = parts.filter((_, at) => at % 2 === 0).join('');
  return stretched(parts.map((part, at) => (at % 2 === 0 ? accented(part) : part)).join(''), own);
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** The same value with other texts. */
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => mapped(each, change));
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, change)])) : value;
}

const bare = (value: unknown): string | undefined => JSON.stringify(mapped(value, (text) => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')));

/** What a function makes of its parameters, with those texts enclosed that it fills in: a text that it only looks at, as the name of one of several sentences, must stay as it is. */
function made(make: (...given: unknown[]) => unknown, given: unknown[]): unknown {
  const plain = make(...given);
  const attempt = (isEnclosed: (at: number) => boolean): unknown => {
    let at = 0;
    const enclose = (text: string) => (isEnclosed(at++) && /\p{L}/u.test(text) ? OPEN + text + CLOSE : text);
    const marked = given.map((each) => mapped(each, enclose));
    texts = at;
    try {
      return make(...marked);
    } catch {
      return undefined;
    }
  };
  let texts = 0;
  const isSame = (value: unknown) => bare(value) === bare(plain);
  const all = attempt(() => true);
  if (isSame(all)) return all;
  const filledIn = new Set(Array.from({ length: texts }, (_, at) => at).filter((one) => isSame(attempt((at) => at === one))));
  const some = attempt((at) => filledIn.has(at));
  return isSame(some) ? some : plain;
}

/** Everything that is said, in the same shape: texts, functions that make texts, and whatever holds them. */
export function inDisguise<Value>(value: Value): Value {
  if (typeof value === 'string') return disguised(value) as Value;
  if (typeof value === 'function') return ((...given: unknown[]) => inDisguise(made(value as unknown as (...given: unknown[]) => unknown, given))) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => inDisguise(each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inDisguise<unknown>(each)])) as Value;
}

/** The texts of English files, as those of this language. */
export const disguisedFiles = (texts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace(/en\.ts$/, 'en-XA.ts'), inDisguise(text)]));
