// Firefox and WebKit as Debian builds them, which Playwright cannot drive: they are asked in the words of WebDriver, Firefox
// over its own socket (Marionette), WebKit through WebKitWebDriver.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './house';

/** The commands that are used, as Firefox names them, and their paths in WebKit's driver. */
const COMMANDS = { Navigate: 'url', FindElement: 'element', ElementClick: 'element/{id}/click', ExecuteScript: 'execute/sync' };
type Send = (command: keyof typeof COMMANDS, params: Record<string, unknown>) => Promise<{ value: unknown }>;

/** How long a browser may take to start. */
const STARTING_TIME = 60_000;

/** One window of a browser. */
export class Engine {
  constructor(
    readonly send: Send,
    readonly close: () => Promise<void>,
  ) {}

  async goto(url: string): Promise<void> {
    await this.send('Navigate', { url });
  }

  /** Clicks the first element that an XPath finds. */
  async click(value: string): Promise<void> {
    const found = await this.send('FindElement', { using: 'xpath', value });
    await this.send('ElementClick', { id: Object.values(found.value as object)[0] });
  }

  /** What an expression is worth in the page. */
  async evaluate(expression: string): Promise<unknown> {
    return (await this.send('ExecuteScript', { script: `return ${expression}`, args: [] })).value;
  }
}

/** A program that ends with all it has started. Its language is English, as the tests are. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): { child: ChildProcess; end: () => Promise<void> } {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true, env: { ...process.env, LANG: 'en_US.UTF-8', ...env } });
  const ended = once(child, 'exit');
  return {
    child,
    end: async () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Tries again until it works or the browser had its time. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (const giveUp = Date.now() + STARTING_TIME; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await new Promise((then) => setTimeout(then, 50));
    }
  }
}

export async function firefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'parlour-firefox-'));
  // A free port, and an empty first page.
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\nuser_pref("browser.startup.page", 0);\n');
  const { end } = start(process.env.PARLOUR_FIREFOX ?? 'firefox-esr', ['--headless', '--marionette', '--profile', profile]);
  const close = async () => {
    await end();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const port = await patiently(async () => Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8')));
    const ask = await marionette(port);
    await ask('WebDriver:NewSession', {});
    return new Engine((command, params) => ask(`WebDriver:${command}`, params), close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Firefox's own protocol: each message is its length, a colon, and `[type, id, error or command, answer or parameters]`. */
async function marionette(port: number): Promise<(command: string, params: unknown) => Promise<{ value: unknown }>> {
  const socket = connect(port, '127.0.0.1');
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffer = Buffer.alloc(0);
  const next = async (): Promise<unknown> => {
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)));
      if (colon > 0 && buffer.length >= end) {
        const message = buffer.subarray(colon + 1, end).toString();
        buffer = buffer.subarray(end);
        return JSON.parse(message);
      }
      const { value, done } = await chunks.next();
      if (done) throw new Error('Firefox has closed its socket');
      buffer = Buffer.concat([buffer, value]);
    }
  };
  await next(); // It says what it speaks.
  let id = 0;
  // Commands are sent one at a time, so the next message is the answer.
  return async (command, params) => {
    const message = JSON.stringify([0, ++id, command, params]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, answer] = (await next()) as [1, number, object | null, { value: unknown }];
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return answer;
  };
}

export async function webkit(): Promise<Engine> {
  const port = await freePort();
  // WebKit has no headless mode: it draws on a screen in memory, whose number is told on the fourth stream.
  const screen = start(process.env.PARLOUR_XVFB ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const [display] = (await once(screen.child.stdio[3] as Readable, 'data')) as [Buffer];
  const driver = start(process.env.PARLOUR_WEBKIT ?? 'WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display.toString().trim()}` });
  const close = async () => {
    await driver.end();
    await screen.end();
  };
  const post = async (path: string, params: object): Promise<{ value: unknown }> => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', body: JSON.stringify(params) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text);
  };
  try {
    const { sessionId } = (await patiently(() => post('session', { capabilities: {} }))).value as { sessionId: string };
    return new Engine((command, params) => post(`session/${sessionId}/${COMMANDS[command].replace('{id}', String(params.id))}`, params), close);
  } catch (error) {
    await close();
    throw error;
  }
}
