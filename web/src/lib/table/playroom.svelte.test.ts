import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BoardProps, GameModule } from '$lib/game';
import { show } from '$lib/testing';
import { words } from '$lib/words';
import { chat } from './chat.svelte';
import type { Batch } from './news';
import PlayRoom from './PlayRoom.svelte';
import { TableSession } from './session.svelte';
import { TabChoice } from './layout.svelte';
import { Tempo } from './tempo.svelte';
import { ann, ben, FakeHouse, seatView, tableView } from './testing';
import type { Frame, FromClient, House, TableView, ToClient } from './wire.gen';
import { turning } from './turning';
import { roomWords } from './words';

const table = tableView();

/** What the board was given, and told of news. */
let given: BoardProps<unknown, unknown, unknown>;
let batches: Batch[];

const toy = {
  id: 'toy',
  name: 'Toy',
  seatNames: () => ['North', 'South'],
  Token: () => {},
  Rules: () => {},
  Board: (_: unknown, props: typeof given) => {
    given = props;
    props.news?.on((batch) => void batches.push(batch));
  },
  words: {
    brain: (name: string) => ({ title: name, about: '' }),
    sight: (sight: string) => `Saw ${sight}.`,
    turn: () => 'to move',
    prompt: () => null,
    controls: () => [],
    news: (sight: string) => (sight === '!' ? 'Something happened.' : null),
    end: () => '',
  },
} as unknown as GameModule;

/** What the page asked over plain HTTP. */
let asked: string[];

let house: FakeHouse<FromClient, ToClient>;
let session: TableSession;
let props: { session: TableSession; game: GameModule; house: House; table: TableView; choice: TabChoice; tempo: Tempo };

function frame(since: number, ...sights: string[]): void {
  const seq = since + sights.length;
  house.wire.says({ type: 'frame', seat: 0, seq, since, sights, view: { seq }, actions: ['leap'], turn: { seat: 0 }, deadline: null } as ToClient & Frame);
}

/** Ben says something. */
let said = 0;
function says(text: string): void {
  house.wire.says({ type: 'note', n: said++, at: 0, seq: 0, body: { kind: 'said', guest: ben, text } });
  flushSync();
}

/** How the media queries of a screen are answered. */
let isNarrow = false;
function open(game: Partial<GameModule> = {}): HTMLElement {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && query.includes('max-width'), addEventListener: () => {}, removeEventListener: () => {} }));
  let tempo!: Tempo;
  onTestFinished($effect.root(() => void (tempo = new Tempo(() => session))));
  const given: typeof props = $state({ tempo, session, game: { ...toy, ...game }, house: { games: [] } as unknown as House, table, choice: new TabChoice() });
  props = given;
  return show(PlayRoom, props);
}

/** Both seats are mine, and what happens is seen by both. */
const both = tableView({ seats: [ann, ann].map((guest) => seatView({ guest })) });
function framesOfBoth(since: number, turn: number, ...sights: string[]): void {
  const seq = since + sights.length;
  for (const seat of [0, 1])
    house.wire.says({ type: 'frame', seat, seq, since, sights, view: { seq, seat }, actions: ['leap'], turn: { seat: turn }, deadline: null } as ToClient & Frame);
  flushSync();
}
function openForBoth(game: Partial<GameModule> = {}): HTMLElement {
  house.wire.says({ type: 'table', ...both });
  framesOfBoth(0, 0, 'x');
  const room = open(game);
  props.table = both;
  flushSync();
  return room;
}
const unread = (room: HTMLElement) => room.querySelector('.tabs .count')?.textContent ?? '';
const pick = (room: HTMLElement, tab: string) => {
  room.querySelector<HTMLElement>(`[role=tab][id$="-${tab}"]`)!.click();
  flushSync();
};
const line = (room: HTMLElement) => room.querySelector('.line [role=status]')?.textContent;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ thoughts: [], next: null });
  });
  batches = [];
  said = 0;
  isNarrow = false;
  house = new FakeHouse();
  session = new TableSession('ws://house/t1', house);
  house.wire.says({ type: 'welcome', you: ann, code: null, table, notes: [], now: 0, incarnation: 'one' });
  frame(0, 'x');
});

describe('what is new', () => {
  it('is told to the board once, with the view before it', () => {
    open();
    expect(batches).toEqual([]);
    frame(1, 'y', 'z');
    flushSync();
    expect(batches).toMatchObject([{ fresh: ['y', 'z'], before: { view: { seq: 1 } }, view: { seq: 3 } }]);
    says('Hello');
    expect(batches).toHaveLength(1);
  });

  it('stands in the message line, and ends what was said to a click', () => {
    const room = open();
    given.onsay('Not there.', 'warn');
    flushSync();
    expect(line(room)).toBe('Not there.');
    frame(1, '!');
    flushSync();
    expect(line(room)).toBe(`Something happened. ${words.table.yourTurn}`);
  });
});

describe('what the board shows moving', () => {
  it('is told when it lies still, but for the end; the board itself is of the present', () => {
    const room = open();
    given.onmoving!(true);
    frame(1, '!');
    flushSync();
    expect(given.seq).toBe(2);
    expect(room.textContent).not.toMatch(/Saw !\.|Something happened/);
    given.onmoving!(false);
    flushSync();
    expect(room.textContent).toContain('Saw !.');
    expect(line(room)).toContain('Something happened.');
    given.onmoving!(true);
    frame(2, 'z');
    flushSync();
    expect(room.textContent).not.toContain('Saw z.');
    props.table = tableView({ phase: { at: 'over', outcome: 'drawn' } as TableView['phase'] });
    flushSync();
    expect(room.textContent).toContain('Saw z.');
  });
});

describe('what the house is asked', () => {
  it('is asked by the same function whatever else changes at the table', () => {
    open();
    props.house = { games: [{ id: 'toy', has_advisor: true, helps: ['hint'] }] } as unknown as House;
    props.table = tableView({ options: { ...table.options, help: ['hint'] } });
    flushSync();
    const { ask } = given;
    expect(ask).toBeDefined();
    props.table = { ...props.table, paused: true };
    props.house = { ...props.house, games: props.house.games.map((each) => ({ ...each })) };
    frame(1, 'y');
    flushSync();
    expect([given.seq, given.ask === ask]).toEqual([2, true]);
  });

  it('is why computers did what they did, once the game is over', () => {
    open();
    expect(asked).toEqual([]);
    props.table = tableView({ phase: { at: 'over', outcome: 'drawn' } as TableView['phase'] });
    flushSync();
    expect(asked).toEqual([`/api/tables/${table.id}/thoughts?from=0`]);
  });
});

describe('what the board shows bit by bit', () => {
  it('has not happened yet for anything around it; an action is for the present all the same', () => {
    const room = open();
    let isShown = false;
    given.hold!.when(() => !isShown);
    frame(1, '!');
    flushSync();
    expect(given.seq).toBe(1);
    expect(given.hold!.now).toMatchObject({ seq: 2, sights: ['x', '!'], view: { seq: 2 } });
    expect(batches).toEqual([]);
    expect(room.textContent).not.toMatch(/Saw !\.|Something happened/);
    void given.onaction('leap');
    expect(house.wire.sent.at(-1)).toMatchObject({ type: 'act', seq: 2 });
    isShown = true;
    given.hold!.end(['!']);
    flushSync();
    expect(batches).toMatchObject([{ fresh: ['!'], before: { view: { seq: 1 } } }]);
    expect(line(room)).toContain('Something happened.');
    expect(room.textContent).toContain('Saw !.');
  });

  it('is not held back from the end', () => {
    open();
    given.hold!.when(() => true);
    frame(1, '!');
    flushSync();
    expect(given.seq).toBe(1);
    props.table = tableView({ phase: { at: 'over', outcome: 'drawn' } as TableView['phase'] });
    flushSync();
    expect(given.seq).toBe(2);
  });

  it('waits for nobody where one screen passes between seats', () => {
    const room = openForBoth();
    room.querySelector<HTMLElement>('.cover button')?.click();
    flushSync();
    expect(given.seat).toBe(0);
    expect(given.hold).toBeUndefined();
  });
});

describe('a screen for two seats', () => {
  it('shows one side nothing of what the other saw', () => {
    const room = openForBoth();
    const uncover = () => {
      [...room.querySelectorAll<HTMLElement>('button')].find((button) => button.closest('.cover'))?.click();
      flushSync();
    };
    uncover();
    framesOfBoth(1, 1, 'y');
    uncover();
    framesOfBoth(2, 1, 'z');
    expect(given.seat).toBe(1);
    expect(batches.at(-1)).toMatchObject({ seat: 1, fresh: ['z'], before: { view: { seq: 2, seat: 1 } } });
    expect(batches.filter(({ seat, before }) => before.seat !== seat)).toEqual([]);
  });

  it('turns a shared board in time, however often the table changes', () => {
    vi.useFakeTimers();
    turning.set(true);
    onTestFinished(() => {
      turning.set(false);
      vi.useRealTimers();
    });
    openForBoth({ hidesNothing: true });
    vi.advanceTimersByTime(1000);
    framesOfBoth(1, 1, 'y');
    vi.advanceTimersByTime(600);
    props.table = { ...both };
    flushSync();
    vi.advanceTimersByTime(600);
    flushSync();
    expect(given.from).toBe(1);
  });
});

describe('the sheet of a phone', () => {
  it('opens again for the same tab, asked for from elsewhere', () => {
    isNarrow = true;
    const room = open({ fillsScreen: true });
    const isOpen = () => room.querySelector('.side')!.classList.contains('open');
    props.choice.show('rules');
    flushSync();
    expect(isOpen()).toBe(true);
    pick(room, 'rules');
    expect(isOpen()).toBe(false);
    props.choice.show('rules');
    flushSync();
    expect(isOpen()).toBe(true);
  });
});

describe('what was said to a click', () => {
  it('goes when the screen passes to another of my seats', () => {
    const room = openForBoth();
    room.querySelector<HTMLElement>('.cover button, button.uncover')?.click();
    flushSync();
    given.onsay('No line leads from 45 to 67.', 'warn');
    flushSync();
    expect(room.textContent).toContain('from 45 to 67');
    room.querySelectorAll<HTMLElement>('[role=radio]').forEach((side) => side.getAttribute('aria-checked') === 'false' && side.click());
    flushSync();
    expect(room.textContent).not.toContain('from 45 to 67');
    [...room.querySelectorAll<HTMLElement>('button')].find((button) => button.closest('.cover'))?.click();
    flushSync();
    expect(room.textContent).not.toContain('from 45 to 67');
  });
});

describe('a request', () => {
  it('keeps the board busy until the page has seen what it made', async () => {
    open();
    const taken = given.onaction('leap');
    flushSync();
    expect(given.busy).toBe(true);
    house.wire.says({ type: 'done', id: house.wire.sent[0]!.id, seq: 2 });
    await Promise.resolve();
    expect(given.busy).toBe(true);
    frame(1, 'y');
    expect(await taken).toBe(true);
    expect(given.busy).toBe(false);
    void given.onaction('leap');
    expect(house.wire.sent[1]).toMatchObject({ type: 'act', seq: 2 });
  });
});

describe('the chat', () => {
  it('keeps what was said before it was switched off, even if the page’s clock lags behind the house’s', () => {
    const room = open();
    pick(room, 'chat');
    house.wire.says({ type: 'note', n: said++, at: 10_000, seq: 0, body: { kind: 'said', guest: ben, text: 'Hello' } });
    flushSync();
    [...room.querySelectorAll<HTMLElement>('[role=switch]')].find((each) => each.textContent?.includes(roomWords.show))!.click();
    flushSync();
    expect(room.querySelector('[role=log]')?.textContent).toContain('Hello');
    chat.set(true, 20_000);
  });
});

describe('unread messages', () => {
  it('are counted until the chat is looked at', () => {
    const room = open();
    says('Hello');
    says('Anyone?');
    expect(unread(room)).toBe('2');
    pick(room, 'chat');
    expect(unread(room)).toBe('');
  });

  it('stay read when the chat is left by another door than its tabs', () => {
    const room = open();
    pick(room, 'chat');
    says('Hello');
    // The rules in the rail above.
    props.choice.show('rules');
    flushSync();
    expect(unread(room)).toBe('');
    says('Anyone?');
    expect(unread(room)).toBe('1');
  });

  it('are counted while the sheet with the chat is closed', () => {
    isNarrow = true;
    const room = open({ fillsScreen: true });
    pick(room, 'chat');
    says('Hello');
    expect(unread(room)).toBe('');
    pick(room, 'chat');
    says('Anyone?');
    expect(unread(room)).toBe('1');
    pick(room, 'chat');
    expect(unread(room)).toBe('');
  });
});
