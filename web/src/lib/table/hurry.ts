/**
 * How fast a table was before somebody let the computers finish at once. That is for the rest of one game: the next
 * of the same set-up goes on as before. Lies in the tab's own storage, so a reload forgets nothing.
 */
import type { Pace, Options } from './wire.gen';

/** As much of the browser's storage as is needed. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'parlour-pace-before-';
const PACES: readonly string[] = ['slow', 'normal', 'fast', 'instant'] satisfies Pace[];

export class Hurry {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage = () => sessionStorage) {
    this.#storage = storage;
  }

  /** The computers shall finish at once. Said twice, the first pace counts. */
  begin(table: string, { pace }: Options): void {
    if (this.#before(table) === null) this.#try((storage) => storage.setItem(PREFIX + table, pace));
  }

  /** Somebody has chosen a pace: that one counts from now on. */
  end(table: string): void {
    this.#try((storage) => storage.removeItem(PREFIX + table));
  }

  /** The options for the next table. */
  next(table: string, options: Options): Options {
    return { ...options, pace: this.#before(table) ?? options.pace };
  }

  #before(table: string): Pace | null {
    const pace = this.#try((storage) => storage.getItem(PREFIX + table)) ?? '';
    return PACES.includes(pace) ? (pace as Pace) : null;
  }

  #try<Result>(use: (storage: Storage) => Result): Result | null {
    try {
      return use(this.#storage());
    } catch {
      // No storage: the next table is as fast as this one.
      return null;
    }
  }
}

export const hurry = new Hurry();
