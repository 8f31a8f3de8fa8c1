// One file of a language, ready to speak: the messages of `languages/<language>/<space>.ftl`. What becomes of a value's
// fields is told in `languages/README.md`; the house itself does the same in Rust (`crates/voice`), and a test holds
// that both say the same.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type FluentValue } from '@fluent/bundle';

/** What the house says: the name of a message, and what is filled in. */
export type Spoken = { code: string };
type Fields = Readonly<Record<string, unknown>>;
type Parameters = Record<string, FluentVariable>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** With a capital letter at the front. */
const capital = ([text]: FluentValue[]): string => String(text).replace(/^\p{L}/u, (letter) => letter.toUpperCase());

export class Speech {
  readonly #bundle: FluentBundle;

  /** @param texts How the language joins words and writes numbers, then the messages themselves. */
  constructor(language: string, ...texts: string[]) {
    // Isolating marks would be seen in copied text.
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { CAP: capital, NUM: (given) => this.#grouped(given) } });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The sentence of a value. What is missing is shown by its name; tests see to it that nothing is. */
  say(value: Spoken | string): string {
    const { code, ...fields } = typeof value === 'string' ? { code: value } : value;
    const parameters: Parameters = {};
    for (const [name, field] of Object.entries(fields)) this.#put(parameters, name, field);
    return this.#message(code, parameters) ?? code;
  }

  #message(name: string, parameters: Parameters = {}): string | null {
    const pattern = this.#bundle.getMessage(name)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, parameters, []) : null;
  }

  #put(parameters: Parameters, name: string, field: unknown): void {
    if (field === null || field === undefined) parameters[name] = 'none';
    else if (typeof field === 'string') this.#putNamed(parameters, name, field);
    else if (typeof field === 'number') parameters[name] = new FluentNumber(field, { useGrouping: false });
    else if (Array.isArray(field)) this.#putList(parameters, name, field);
    else if (isObject(field)) {
      const { code, ...parts } = field;
      if (typeof code === 'string') {
        parameters[name] = this.say(field as Spoken);
        parameters[`${name}_code`] = code;
      }
      for (const [part, value] of Object.entries(parts)) this.#put(parameters, `${name}_${part}`, value);
    } else parameters[name] = String(field);
  }

  /** A text; or the name of what it stands for, in all the forms that the language has of it. */
  #putNamed(parameters: Parameters, field: string, text: string): void {
    const message = this.#bundle.getMessage(`${field}-${text}`);
    if (!message) parameters[field] = text;
    else {
      parameters[field] = this.#message(`${field}-${text}`) ?? text;
      parameters[`${field}_id`] = text;
    }
    for (const [form, pattern] of Object.entries(message?.attributes ?? {})) parameters[`${field}_${form}`] = this.#bundle.formatPattern(pattern);
  }

  #putList(parameters: Parameters, name: string, list: readonly unknown[]): void {
    const items = list.map((item) => {
      if (typeof item === 'string') return this.#message(`${name}-${item}`) ?? item;
      return isObject(item) ? this.say(item as Spoken) : String(item);
    });
    parameters[name] = this.#joined('and', items);
    parameters[`${name}_or`] = this.#joined('or', items);
    parameters[`${name}_count`] = items.length;
  }

  /** "Ann, Ben and Cleo", as the language joins what is said in a row. */
  #joined(join: string, items: readonly string[]): string {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    return this.#message(join, { before: items.slice(0, -1).join(', '), last }) ?? '';
  }

  /** "1,234,567", as the language writes it; of a number or of its digits. */
  #grouped([given]: FluentValue[]): string {
    const digits = String(given instanceof FluentNumber ? given.value : given);
    const [whole = '', part] = digits.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, this.#message('thousands') ?? '');
    return part === undefined ? grouped : `${grouped}${this.#message('decimal') ?? ''}${part}`;
  }
}
