import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '$lib/api';
import type { NotesDoor } from '$lib/table/notes';
import type { SeatNotes } from '$lib/table/wire.gen';
import type { Kept } from './pencil.svelte';
import { merged, Shelf } from './shelf';
import { FakeTimers, settled } from './testing';

const x = { mark: 'x', ink: 1 } as const;
const o = { mark: 'o', ink: 2 } as const;

/** Something that waits; ends the waiting. */
function late(set: (wait: Promise<void>) => void): () => void {
  let end = () => {};
  set(new Promise((done) => (end = done)));
  return () => end();
}

/** A house that keeps one seat's notes. */
class FakeHouse implements NotesDoor {
  kept: SeatNotes = { version: 0, notes: null };
  saves: SeatNotes[] = [];
  trouble: ApiError | null = null;
  async read() {
    if (this.trouble) throw this.trouble;
    return this.kept;
  }
  async save(notes: SeatNotes) {
    if (this.trouble) throw this.trouble;
    if (notes.version !== this.kept.version) throw new ApiError(409, 'changed elsewhere', this.kept);
    this.saves.push(notes);
    this.kept = { version: notes.version + 1, notes: notes.notes };
    return this.kept;
  }
  /** Somebody writes with another device. */
  elsewhere(notes: Kept) {
    this.kept = { version: this.kept.version + 1, notes };
  }
}

let house: FakeHouse;
let timers: FakeTimers;
let heard: Kept[];
const shelf = (name = 'K7QF-0', door: NotesDoor | null = house) => new Shelf(name, door, (kept) => heard.push(kept), timers.after);

beforeEach(() => {
  house = new FakeHouse();
  localStorage.clear();
  timers = new FakeTimers();
  heard = [];
});

describe('two checklists put together', () => {
  it('keep what each has changed, and mine where both have', () => {
    const base: Kept = { 'rope 1': x, 'hall 1': x, 'study 1': x };
    const mine: Kept = { 'rope 1': o, 'hall 1': x, 'knife 1': x };
    const theirs: Kept = { 'rope 1': { mark: 'star', ink: 7 }, 'study 1': x, 'plum 2': o };
    expect(merged(base, mine, theirs)).toEqual({ 'rope 1': o, 'knife 1': x, 'plum 2': o });
  });
});

describe('a shelf at the house', () => {
  it('sends several marks at once, a moment after the last', async () => {
    const place = shelf();
    place.write({ 'rope 1': x });
    place.write({ 'rope 1': x, 'hall 1': o });
    expect(house.saves).toHaveLength(0);
    await timers.pass();
    expect(house.saves).toEqual([{ version: 0, notes: { 'rope 1': x, 'hall 1': o } }]);
    expect(localStorage.length).toBe(0);
    await timers.pass();
    expect(house.saves).toHaveLength(1);
  });

  it('shows what was marked in another page of this browser, as soon as the house has it', async () => {
    const [here, there] = [shelf(), shelf()];
    there.write({ 'rope 1': x });
    const key = localStorage.key(0);
    await here.hear(key);
    expect(here.marks).toEqual({});
    await timers.pass();
    await here.hear('something else');
    expect(here.marks).toEqual({});
    await here.hear(key);
    expect(here.marks).toEqual({ 'rope 1': x });
    expect(heard).toEqual([{ 'rope 1': x }]);
  });

  it('shows who only watches what they marked in another page', async () => {
    const [here, there] = [shelf('K7QF-watching', null), shelf('K7QF-watching', null)];
    there.write({ 'rope 1': x });
    await here.hear(localStorage.key(0));
    expect(here.marks).toEqual({ 'rope 1': x });
  });

  it('shows what was marked on another device', async () => {
    house.elsewhere({ 'rope 1': x });
    const place = shelf();
    await place.look();
    expect(heard).toEqual([{ 'rope 1': x }]);
    expect(place.marks).toEqual({ 'rope 1': x });
    await place.look();
    expect(heard).toHaveLength(1);
    expect(timers.waiting.size).toBe(0);
  });

  it('puts its marks together with those it did not know of', async () => {
    const place = shelf();
    await place.look();
    house.elsewhere({ 'plum 2': o });
    place.write({ 'rope 1': x });
    await timers.pass();
    expect(heard.at(-1)).toEqual({ 'plum 2': o, 'rope 1': x });
    await timers.pass();
    expect(house.kept).toEqual({ version: 2, notes: { 'plum 2': o, 'rope 1': x } });
    expect(localStorage.length).toBe(0);
  });

  it('keeps a copy until the house has it, and sends it after a reload', async () => {
    house.elsewhere({ 'plum 2': o });
    const before = shelf();
    await before.look();
    house.trouble = new ApiError(0, 'unreachable');
    before.write({ 'plum 2': o, 'rope 1': x });
    await timers.pass();
    expect(timers.waiting.size).toBe(1);
    timers.waiting.clear();

    house.trouble = null;
    house.elsewhere({ 'hall 1': x });
    const after = shelf();
    expect(after.marks).toEqual({ 'plum 2': o, 'rope 1': x });
    await after.look();
    expect(after.marks).toEqual({ 'hall 1': x, 'rope 1': x });
    await timers.pass();
    expect(house.kept.notes).toEqual({ 'hall 1': x, 'rope 1': x });
    expect(localStorage.length).toBe(0);
  });

  it('tries again while the house is away, and gives up where it says no for good', async () => {
    const place = shelf();
    place.write({ 'rope 1': x });
    house.trouble = new ApiError(503, 'busy');
    await timers.pass();
    expect(timers.waiting.size).toBe(1);
    house.trouble = new ApiError(403, 'not yours');
    await timers.pass();
    expect(timers.waiting.size).toBe(0);
    expect(place.marks).toEqual({ 'rope 1': x });
  });

  it('sends what is left when it is closed', async () => {
    const place = shelf();
    place.write({ 'rope 1': x });
    place.close();
    await settled();
    expect(house.kept.notes).toEqual({ 'rope 1': x });
  });

  it('sends what was marked while a save was on its way', async () => {
    const place = shelf();
    place.write({ 'rope 1': x });
    const passing = timers.pass();
    place.write({ 'rope 1': x, 'hall 1': x });
    await passing;
    await timers.pass();
    expect(house.kept.notes).toEqual({ 'rope 1': x, 'hall 1': x });
  });

  it('is not set back by a look that was overtaken by a save', async () => {
    const place = shelf();
    const early = house.kept;
    const answer = late((wait) => (house.read = () => wait.then(() => early)));
    const looking = place.look();
    place.write({ 'rope 1': x });
    await timers.pass();
    expect(house.kept.version).toBe(1);
    answer();
    await looking;
    expect(place.marks).toEqual({ 'rope 1': x });
    expect(heard).toEqual([]);
    await timers.pass();
    expect(house.kept).toEqual({ version: 1, notes: { 'rope 1': x } });
  });

  it('keeps what a look saw while an older save was on its way', async () => {
    const place = shelf();
    const save = house.save.bind(house);
    const answerSave = late((wait) => (house.save = (notes) => save(notes).then((done) => wait.then(() => done))));
    const answerLook = late((wait) => (house.read = () => wait.then(() => house.kept)));
    const looking = place.look();
    place.write({ 'rope 1': x });
    await timers.pass();
    house.elsewhere({ 'rope 1': x, 'plum 2': o });
    answerLook();
    await looking;
    answerSave();
    await settled();
    expect(place.marks).toEqual({ 'rope 1': x, 'plum 2': o });
    expect(localStorage.length).toBe(0);
  });

  it('does not read what is no checklist', async () => {
    house.kept = { version: 3, notes: { 'spoon 1': x, 'rope 1': { mark: 'y', ink: 1 }, 'hall file': o } };
    const place = shelf();
    await place.look();
    expect(place.marks).toEqual({ 'hall file': o });
  });
});

describe('a shelf in the browser', () => {
  it('is all that a spectator has, one for each table', async () => {
    shelf('a-watching', null).write({ 'rope 1': x });
    expect(shelf('a-watching', null).marks).toEqual({ 'rope 1': x });
    expect(shelf('b-watching', null).marks).toEqual({});
    expect(timers.waiting.size).toBe(0);
  });

  it('bears what it cannot read or write', () => {
    localStorage.setItem('parlour-clue-notes-K7QF-0', '{');
    expect(shelf().marks).toEqual({});
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => shelf().write({ 'rope 1': x })).not.toThrow();
  });
});
