// One file of a language, ready to speak: the messages of `languages/<language>/<space>.ftl`. What becomes of a value's
// fields is told in `languages/README.md`; the house itself does the same in Rust (`crates/voice`), and a test holds
// that both say the same.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type FluentValue } from '@fluent/bundle';

/** What the house says: the name of a message, and what is filled in. What names another space is said in that one's words. */
export type Spoken = { code: string; space?: string };
type Fields = Readonly<Record<string, unknown>>;
type Parameters = Record<string, FluentVariable>;
/** A text in all its forms, by what is added to a parameter's name: '' is the plain one. */
type Forms = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** With a capital letter at the front. */
const capital = ([text]: FluentValue[]): string => String(text).replace(/^\p{L}/u, (letter) => letter.toUpperCase());

export class Speech {
  readonly #bundle: FluentBundle;
  /** The words of another space; undefined if they are not there. */
  elsewhere: (space: string) => Speech | undefined = () => undefined;

  /** @param texts How the language joins words and writes numbers, then the messages themselves. */
  constructor(language: string, texts: readonly string[], transform = (text: string): string => text) {
    // Isolating marks would be seen in copied text.
    this.#bundle = new FluentBundle(language, { useIsolating: false, transform, functions: { CAP: capital, NUM: (given) => this.#grouped(given) } });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The sentence of a value. What is missing is shown by its name; tests see to it that nothing is. */
  say(value: Spoken | string): string {
    const [code, parameters] = this.#read(value);
    return this.#message(code, parameters) ?? code;
  }

  /** Whether there are words for all of it. */
  knows(value: unknown): boolean {
    if (Array.isArray(value)) return value.every((item) => this.knows(item));
    if (!isObject(value)) return true;
    const speech = this.#of(value);
    if (!speech) return false;
    const isSaid = typeof value.code !== 'string' || speech.#bundle.hasMessage(value.code);
    return isSaid && Object.values(value).every((part) => speech.knows(part));
  }

  #of({ space }: { space?: unknown }): Speech | undefined {
    return typeof space === 'string' ? this.elsewhere(space) : this;
  }

  /** What a nested value says, in all its forms. */
  #said(value: Spoken): Forms {
    const speech = this.#of(value);
    return speech ? speech.#forms(...speech.#read(value)) : new Map();
  }

  /** A value's code, and what its message may use. */
  #read(value: Spoken | string): [code: string, parameters: Parameters] {
    const { code, ...fields } = typeof value === 'string' ? { code: value } : value;
    const parameters: Parameters = {};
    for (const [name, field] of Object.entries(fields)) this.#put(parameters, name, field);
    return [code, parameters];
  }

  #message(name: string, parameters: Parameters = {}): string | null {
    const pattern = this.#bundle.getMessage(name)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, parameters, []) : null;
  }

  /** A message in all its forms: the plain one, and each attribute by its name. None if there is no message. */
  #forms(name: string, parameters: Parameters = {}): Forms {
    const { value, attributes } = this.#bundle.getMessage(name) ?? { value: null, attributes: {} };
    const forms = Object.entries(attributes).map(([form, pattern]) => [`_${form}`, this.#bundle.formatPattern(pattern, parameters, [])] as const);
    return new Map([...(value ? [['', this.#bundle.formatPattern(value, parameters, [])] as const] : []), ...forms]);
  }

  #put(parameters: Parameters, name: string, field: unknown): void {
    if (field === null || field === undefined) parameters[name] = 'none';
    else if (typeof field === 'string') this.#putNamed(parameters, name, field);
    else if (typeof field === 'number') parameters[name] = new FluentNumber(field, { useGrouping: false });
    else if (Array.isArray(field)) this.#putList(parameters, name, field);
    else if (isObject(field)) {
      const { code, ...parts } = field;
      if (typeof code === 'string') {
        parameters[`${name}_code`] = code;
        for (const [form, text] of this.#said(field as Spoken)) parameters[`${name}${form}`] = text;
      }
      for (const [part, value] of Object.entries(parts)) this.#put(parameters, `${name}_${part}`, value);
    } else parameters[name] = String(field);
  }

  /** A text; or the name of what it stands for, in all the forms that the language has of it. */
  #putNamed(parameters: Parameters, field: string, text: string): void {
    const forms = this.#forms(`${field}-${text}`);
    parameters[forms.size === 0 ? field : `${field}_id`] = text;
    for (const [form, name] of forms) parameters[`${field}${form}`] = name;
  }

  /** The items in a row, in each of their forms. An item that has no such form is said plainly. */
  #putList(parameters: Parameters, name: string, list: readonly unknown[]): void {
    const items = list.map((item) => this.#item(name, item));
    for (const form of new Set(['', ...items.flatMap((item) => [...item.keys()])])) {
      const row = items.map((item) => item.get(form) ?? item.get('') ?? '');
      parameters[`${name}${form}`] = this.#joined('and', row);
      for (const join of ['or', 'nor']) parameters[`${name}${form}_${join}`] = this.#joined(join, row);
    }
    parameters[`${name}_count`] = items.length;
  }

  #item(name: string, item: unknown): Forms {
    if (isObject(item)) return this.#said(item as Spoken);
    const named = typeof item === 'string' ? this.#forms(`${name}-${item}`) : new Map<string, string>();
    return named.size > 0 ? named : new Map([['', String(item)]]);
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
