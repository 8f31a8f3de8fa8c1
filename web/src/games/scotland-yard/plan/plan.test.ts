import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sketching } from '$lib/game';
import type { Props } from '../board/board.svelte';
import { propsOf, viewOf } from '../testing';
import { strokeOf } from './ink';
import { Colleagues } from './colleagues.svelte';
import { Pencil } from './pencil.svelte';
import { added, plansOf, withAloud } from './plans';
import { PAUSE, Saying } from './saying.svelte';
import { MOST_MARKS, sheetIn, sketchOf } from './sheet';
import { text } from './text';
import { de } from './text/de';
import { en } from './text/en';

const view = viewOf();
const window = view.log.length;

describe('a sheet', () => {
  it('comes back as it was sent', () => {
    const sheet = { arrow: { from: 140, to: 153, window }, marks: [128, 158] };
    expect(sheetIn(JSON.parse(JSON.stringify(sketchOf(sheet))))).toEqual(sheet);
    expect(sketchOf({ arrow: null, marks: [] })).toBeNull();
  });

  it('has nothing on it that makes no sense', () => {
    const blank = { arrow: null, marks: [] };
    for (const junk of [
      null,
      undefined,
      7,
      'x',
      [],
      { arrow: 'x', marks: 3 },
      { arrow: [140, 140, 1] },
      { arrow: [0, 1, 1] },
      { arrow: [1, 2] },
      { arrow: [1, 2, 'x'] },
      { marks: [0, 200, -1, 1.5, '7', null] },
    ]) {
      expect(sheetIn(junk)).toEqual(blank);
    }
    expect(sheetIn({ marks: [...Array.from({ length: 50 }, (_, index) => index + 1), 50] }).marks).toHaveLength(MOST_MARKS);
  });
});

describe('plans', () => {
  const all = (arrow: unknown, seat = 1): Sketching['all'] => [{ seat, sketch: { arrow, marks: [] } }];

  it('an arrow stands until its pawn or Mister X has moved', () => {
    expect(plansOf(all([140, 153, window]), view)).toEqual([{ seat: 1, arrow: { from: 140, to: 153 }, marks: [] }]);
    expect(plansOf(all([139, 153, window]), view)).toEqual([]);
    expect(plansOf(all([140, 153, window - 1]), view)).toEqual([]);
  });

  it('are of detectives who are there', () => {
    expect(plansOf(all([140, 153, window], 0), view)).toEqual([]);
    expect(plansOf(all([140, 153, window], 6), view)).toEqual([]);
  });

  it('what is new is told once', () => {
    const before = [{ seat: 1, arrow: { from: 140, to: 153 }, marks: [128] }];
    expect(added(before, before)).toEqual([]);
    expect(added(before, [{ seat: 1, arrow: { from: 140, to: 154 }, marks: [128, 158] }])).toEqual([{ seat: 1, arrow: { from: 140, to: 154 }, marks: [158] }]);
    expect(added(before, [{ seat: 1, arrow: null, marks: [] }])).toEqual([]);
  });

  it('a stroke leaves both numbers free', () => {
    const { d, tip } = strokeOf(140, 153);
    expect(d).toMatch(/^M[-\d. ]+Q[-\d. ]+$/);
    expect(Number.isFinite(tip.x + tip.y)).toBe(true);
  });
});

describe('the pencil', () => {
  /** A page of the seats 1 and 2. */
  function desk(more: Parameters<typeof propsOf>[0] = {}) {
    const sheets = new Map<number, unknown>();
    const sketching = (): Sketching => ({
      all: [...sheets].flatMap(([seat, sketch]) => (sketch === null ? [] : [{ seat, sketch }])),
      mine: [1, 2],
      draw: (seat, sketch) => void sheets.set(seat, sketch),
    });
    const { props, done } = propsOf(more);
    // What is drawn is there at once; nothing tells a test's plain object that it has changed.
    const pencil = () => new Pencil(() => ({ ...props, sketching: sketching() }));
    return { sheets, pencil, done };
  }
  const held = (pencil: Pencil, tool: 'mark' | 'arrow' | 'rub') => {
    pencil.take(tool);
    return pencil;
  };

  it('rings a station, and takes the ring away again', () => {
    const { sheets, pencil } = desk();
    held(pencil(), 'mark').press(134);
    expect(sheets.get(1)).toEqual({ arrow: null, marks: [134] });
    held(pencil(), 'mark').press(134);
    expect(sheets.get(1)).toBeNull();
  });

  it('takes away what one’s other pawn has ringed, and nothing of others', () => {
    const { sheets, pencil } = desk();
    sheets.set(2, { marks: [134] }).set(3, { marks: [134] });
    held(pencil(), 'mark').press(134);
    expect(sheets.get(2)).toBeNull();
    expect(sheets.get(3)).toEqual({ marks: [134] });
    held(pencil(), 'rub').press(134);
    expect(sheets.get(3)).toEqual({ marks: [134] });
  });

  it('has lead for so many rings', () => {
    const { sheets, pencil, done } = desk();
    for (let station = 1; station <= MOST_MARKS + 1; station += 1) held(pencil(), 'mark').press(station);
    expect(sheetIn(sheets.get(1)).marks).toHaveLength(MOST_MARKS);
    expect(done.said.at(-1)).toBe(text.full(MOST_MARKS));
  });

  it('draws one arrow for a pawn, the last one', () => {
    const { sheets, pencil, done } = desk();
    held(pencil(), 'arrow').press(153);
    held(pencil(), 'arrow').press(154);
    pencil().draw(2, 135);
    pencil().draw(3, 135);
    expect(sheets.get(1)).toEqual({ arrow: [140, 154, window], marks: [] });
    expect(sheets.get(2)).toEqual({ arrow: [136, 135, window], marks: [] });
    expect(sheets.has(3)).toBe(false);
    held(pencil(), 'arrow').press(140);
    expect(done.said.at(-1)).toBe(text.fromHere(140));
    held(pencil(), 'rub').press(154);
    expect(sheets.get(1)).toBeNull();
  });

  it('is moved by keys', () => {
    const { sheets, pencil } = desk();
    const one = pencil();
    expect(one.key('x')).toBe(false);
    expect(one.key('P') && one.isOn).toBe(true);
    expect(one.key('a') && one.tool).toBe('arrow');
    expect(one.key('T')).toBe(false);
    for (const key of ['1', '5', '4', 'Backspace', '3', 'Enter']) expect(one.key(key)).toBe(true);
    expect(sheets.get(1)).toEqual({ arrow: [140, 153, window], marks: [] });
    expect(one.key('Escape')).toBe(true);
    expect(one.isOn).toBe(false);
    expect(one.key('Escape')).toBe(false);
    expect(one.key('p') && one.tool).toBe('arrow');
  });

  it('is not there where nobody plans, nor when all is over', () => {
    const { props } = propsOf();
    const none = new Pencil(() => props);
    expect([none.can, none.key('p'), none.press(134)]).toEqual([false, false, false]);
    const { pencil } = desk({ view: viewOf({ ended: { how: 'caught', seat: 1, station: 5, path: [] } }) });
    expect(pencil().can).toBe(false);
  });

  it('knows which rings are stale, where the house would say so, too', () => {
    const setup = { starts: 'any' } as const;
    const sights = [
      { saw: 'placed', detectives: view.detectives.map(({ station }) => station), mister_x: null, ended: null },
      { saw: 'moved', seat: 0, from: null, to: 115, by: 'taxi', shown: true, double: false, window: 1, skipped: [], ended: null },
    ] as Props['sights'];
    const { sheets, pencil } = desk({ setup, sights, turn: 1, helps: ['proved'] });
    sheets
      .set(1, { marks: [115, 134] })
      .set(2, { marks: [7] })
      .set(3, { marks: [9] });
    expect(pencil().stale).toEqual([134, 7]);
    pencil().rubStale();
    expect([sheets.get(1), sheets.get(2), sheets.get(3)]).toEqual([{ arrow: null, marks: [115] }, null, { marks: [9] }]);
    expect(desk({ setup, sights, turn: 1, helps: ['hint', 'chances'] }).pencil().stale).toEqual([]);
  });
});

describe('what others pencil', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const marks = (...marks: number[]) => [{ seat: 3, arrow: null, marks }];

  it('is said at most every two seconds, all of it', () => {
    const said: string[] = [];
    const saying = new Saying((fresh) => {
      said.push(fresh.flatMap(({ marks }) => marks).join(' '));
      return said.at(-1)!;
    });
    saying.look(marks(1));
    expect(said).toEqual([]);
    saying.look(marks(1, 2));
    saying.look(marks(1, 2, 3));
    saying.look(marks(1, 2, 3, 4));
    expect(said).toEqual(['2']);
    vi.advanceTimersByTime(PAUSE);
    expect(said).toEqual(['2', '3 4']);
    vi.advanceTimersByTime(PAUSE);
    saying.look(marks(5));
    expect(said).toEqual(['2', '3 4', '5']);
    saying.stop();
  });
});

describe('computers among the detectives', () => {
  const brains = ['master', null, 'classic', 'master', null, null];
  const guests = brains.map((brain, seat) => (brain ? { id: `g${seat}`, name: 'G' } : null));
  const sketching: Sketching = { all: [], mine: [1], draw: () => {} };
  const answer = {
    answer: 'plans',
    plans: [
      { seat: 2, to: 135, by: 'taxi', aim: 'likely' },
      { seat: 3, to: 105, by: 'bus', aim: 'closing' },
    ],
  };
  const heard = { asked: [] as unknown[], said: [] as { seq: number; seat: number; text: string }[] };
  const ask = async (question: unknown) => {
    heard.asked.push(question);
    return answer;
  };
  const at = (more: Parameters<typeof propsOf>[0] = {}) =>
    propsOf({ brains, guests, sketching, ask, helps: ['hint'], turn: 1, table: 't1', onaside: (said) => void heard.said.push(said), ...more }).props;
  beforeEach(() => {
    heard.asked.length = 0;
    heard.said.length = 0;
  });
  const settled = () => new Promise((then) => setTimeout(then));

  it('say where they go, as arrows, and one of them aloud', async () => {
    const colleagues = new Colleagues();
    colleagues.listen(at());
    await settled();
    expect(heard.asked).toEqual([
      {
        ask: 'plans',
        brains: [
          [2, 'classic'],
          [3, 'master'],
        ],
      },
    ]);
    expect(colleagues.plans).toEqual([
      { seat: 2, arrow: { from: 136, to: 135 }, marks: [] },
      { seat: 3, arrow: { from: 108, to: 105 }, marks: [] },
    ]);
    expect(heard.said).toHaveLength(1);
    expect(heard.said[0]!.text).toMatch(/135|105/);
    // After the next event they are asked again, and nobody speaks twice in a round.
    colleagues.listen(at({ seq: 2 }));
    await settled();
    expect(heard.asked).toHaveLength(2);
    expect(heard.said).toHaveLength(1);
  });

  it('are not asked for Mister X, nor for those who watch, nor where nobody may ask', async () => {
    const colleagues = new Colleagues();
    for (const more of [
      { seat: 0, sketching: undefined },
      { seat: null, sketching: undefined },
      { ask: undefined },
      { helps: ['proved' as const] },
      { turn: 0 },
      { turn: null },
      { pace: 0 },
      { brains: [] },
    ])
      colleagues.listen(at(more));
    await settled();
    expect([heard.asked, heard.said, colleagues.plans]).toEqual([[], [], []]);
  });

  it('an answer that comes too late is not told', async () => {
    const colleagues = new Colleagues();
    colleagues.listen(at())();
    await settled();
    expect([heard.said, colleagues.plans]).toEqual([[], []]);
  });

  it('of a seat that has drawn an arrow itself they say nothing', () => {
    const drawn = [{ seat: 2, arrow: { from: 136, to: 119 }, marks: [] }];
    const aloud = [2, 3].map((seat) => ({ seat, arrow: { from: 1, to: 2 }, marks: [] }));
    expect(withAloud(drawn, aloud).map(({ seat, arrow }) => [seat, arrow?.to])).toEqual([
      [2, 119],
      [3, 2],
    ]);
  });

  it.each([
    ['English', en],
    ['German', de],
  ])('have at least four things to say in %s for each of their aims', (_language, { aloud }) => {
    for (const texts of Object.values(aloud)) {
      const said = texts.map((text) => text(134));
      expect(said.length).toBeGreaterThanOrEqual(4);
      expect(new Set(said).size).toBe(said.length);
      expect(said.every((each) => each.includes('134') && each.length < 80)).toBe(true);
    }
  });
});
