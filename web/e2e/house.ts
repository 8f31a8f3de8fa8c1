// A house for one test: the real binary on a free port, with a data folder of its own. Every run meets the same games: the
// house numbers its seeds, and what pages contribute to a seed is no chance either.

import { test as base, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a house may take to open its door. */
const OPENING_TIME = 20_000;

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export class House {
  readonly url: string;
  readonly data: string;
  #binary: string;
  #port: number;
  #countdown: number;
  /** How often it was opened: a game must not have the seed of another one in the same data. */
  #openings = 0;
  #process: ChildProcess | null = null;
  #log = '';

  private constructor(binary: string, port: number, data: string, countdown: number) {
    this.#countdown = countdown;
    this.#binary = binary;
    this.#port = port;
    this.data = data;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Opens a new house with nothing in it. */
  static async open(countdown = 1): Promise<House> {
    const binary = process.env.PARLOUR_BIN;
    if (!binary) throw new Error('PARLOUR_BIN must name the parlour binary to test');
    const house = new House(binary, await freePort(), await mkdtemp(join(tmpdir(), 'parlour-e2e-')), countdown);
    await house.start();
    return house;
  }

  /** Opens the door (again), on the same port and with the same data. */
  async start(): Promise<void> {
    const child = spawn(
      this.#binary,
      [
        ...['serve', '--addr', `127.0.0.1:${this.#port}`, '--data', this.data, '--seed', String(1000 * this.#openings++)],
        ...['--countdown', String(this.#countdown), '--quick-countdown', String(this.#countdown)],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PARLOUR_TEST: '1' } },
    );
    child.stdout.on('data', (chunk: Buffer) => (this.#log += chunk));
    child.stderr.on('data', (chunk: Buffer) => (this.#log += chunk));
    this.#process = child;
    const giveUp = Date.now() + OPENING_TIME;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > giveUp) throw new Error(`the house did not open:\n${this.#log}`);
    }
  }

  /** Closes it politely: pages are told to come back. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Ends it in the middle of whatever it does. */
  async kill9(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Closes it for good and clears up. */
  async demolish(): Promise<void> {
    await this.kill9();
    await rm(this.data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      // Not yet; a breath keeps the machine free for the house itself.
      await new Promise((then) => setTimeout(then, 25));
      return false;
    }
  }
}

/** Complaints of a page that must stay empty: broken scripts, and what the content policy forbids. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** How many contexts the test has opened. */
let contexts = 0;

/** What pages draw in this browser is the same in every run, and different in each context of a test. */
function withoutChance(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript((first) => {
      let next = first;
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
        if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => (bytes[at] = next++));
        return array;
      };
    }, contexts++);
    return context;
  };
}
const known = new WeakSet<Browser>();

/** `test` with a fresh house for each, and how long it counts down before a game, at a table and in a queue, in seconds. */
export const test = base.extend<{ house: House; countdown: number }>({
  countdown: [1, { option: true }],
  house: async ({ countdown, browser }, use) => {
    if (!known.has(browser)) withoutChance(browser);
    known.add(browser);
    contexts = 0;
    const house = await House.open(countdown);
    await use(house);
    // Pages that a test opened by itself would knock at the closed house for as long as the browser runs.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await house.demolish();
  },
});

export { expect } from '@playwright/test';
