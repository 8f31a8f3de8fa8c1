import { beforeEach, expect, test } from 'vitest';
import { deckOf } from './cards';
import { SetupDraft } from './setup.svelte';
import { classic, evening, info } from './testing';

let draft: SetupDraft;
beforeEach(() => {
  draft = SetupDraft.fresh(info);
});

function seat(...names: string[]): void {
  while (draft.chairs.length < names.length) draft.addPlayer();
  names.forEach((name, number) => (draft.chairs[number]!.name = name));
}

test('all cards but three are dealt; the first players get one more', () => {
  seat('Ann', 'Ben', 'Cid', 'Dee');
  expect(draft.dealt).toBe(18);
  expect(draft.sizes).toEqual([5, 5, 4, 4]);
  expect(draft.fault('hands')).toBeNull();
});

test('cards lying open or aside are not dealt', () => {
  seat('Ann', 'Ben', 'Cid', 'Dee');
  draft.toggleOpen('Hall');
  draft.setAside(1);
  expect(draft.dealt).toBe(16);
  expect(draft.sizes).toEqual([4, 4, 4, 4]);
  draft.toggleOpen('Hall');
  expect(draft.sizes).toEqual([5, 4, 4, 4]);
});

test('a hand can be corrected; the sum tells what is wrong until it fits', () => {
  const [first, second] = draft.chairs.map((chair) => chair.id);
  draft.resize(first!, -1);
  expect(draft.sizes).toEqual([5, 6, 6]);
  expect(draft.fault('hands')).toBe('One card not dealt yet. Give it to a player, or put it face up or aside below.');
  draft.resize(second!, 1);
  expect(draft.fault('hands')).toBeNull();
  draft.resize(second!, 1);
  expect(draft.fault('hands')).toBe('That’s one card too many. Take it from a player.');
  expect(draft.isAdjusted).toBe(true);
  draft.dealEvenly();
  expect(draft.sizes).toEqual([6, 6, 6]);
  expect(draft.isAdjusted).toBe(false);
});

test('a hand never falls below nothing', () => {
  draft.aside = 18;
  draft.resize(draft.chairs[0]!.id, -1);
  expect(draft.sizes).toEqual([0, 0, 0]);
  draft.setAside(1);
  expect(draft.aside).toBe(18);
});

test('two to six players, moved and removed; somebody stays me', () => {
  seat('Ann', 'Ben', 'Cid');
  const [ann, , cid] = draft.chairs.map((chair) => chair.id);
  draft.movePlayer(cid!, -1);
  expect(draft.players.map((player) => player.name)).toEqual(['Ann', 'Cid', 'Ben']);
  draft.movePlayer(ann!, -1);
  expect(draft.players[0]!.name).toBe('Ann');
  draft.removePlayer(ann!);
  expect(draft.setup.me).toBe('Cid');
  draft.removePlayer(cid!);
  expect(draft.chairs).toHaveLength(2);
  for (let n = 0; n < 9; n += 1) draft.addPlayer();
  expect(draft.chairs).toHaveLength(6);
});

test('nameless players are called by their numbers; equal names are told', () => {
  expect(draft.players.map((player) => player.name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  seat('Ann', 'ann ', 'Cid');
  expect(draft.fault('players')).toBe('Two players are called ann. Rename one.');
});

test('my cards must be as many as I hold', () => {
  seat('Ann', 'Ben', 'Cid', 'Dee');
  for (const card of ['Knife', 'Wrench', 'Hall', 'Kitchen']) draft.toggleMine(card);
  expect(draft.fault('mine')).toBe('Tap one more card.');
  draft.toggleMine('Colonel Mustard');
  expect(draft.fault('mine')).toBeNull();
  expect(draft.setup).toEqual({ ...evening, entries: [] });
  draft.toggleMine('Rope');
  expect(draft.fault('mine')).toMatch(/one card too many/);
});

test('a spectator chooses no cards', () => {
  draft.toggleMine('Rope');
  draft.me = null;
  expect(draft.steps).toEqual(['edition', 'players', 'hands']);
  expect(draft.setup).toMatchObject({ me: null, hand: [] });
});

test('an edition of one’s own is read line by line', () => {
  draft.choose('own');
  expect(draft.fault('edition')).toBe('Add at least two suspects.');
  draft.write('suspect', 'Fox\n\n Hen \n');
  draft.write('weapon', 'Pan\nSpoon');
  draft.write('room', 'Barn\nYard\nfox');
  expect(draft.fault('edition')).toBe('“fox” is listed twice.');
  draft.write('room', 'Barn\nYard\nPond');
  expect(draft.fault('edition')).toBeNull();
  expect(draft.dealt).toBe(4);
  expect(draft.setup.edition).toEqual({ name: 'Our own cards', suspects: ['Fox', 'Hen'], weapons: ['Pan', 'Spoon'], rooms: ['Barn', 'Yard', 'Pond'] });
  draft.write('room', Array.from({ length: 27 }, (_, n) => `Room ${n}`).join('\n'));
  expect(draft.fault('edition')).toBe('31 cards is too many: the limit is 30.');
});

test('another edition keeps the chosen cards that it has too', () => {
  draft.toggleMine('Rope');
  draft.toggleMine('Hall');
  draft.choose('own');
  draft.write('weapon', 'Rope');
  expect(draft.hand).toEqual([]);
});

test('a reload loses nothing', () => {
  seat('Ann', 'Ben');
  draft.toggleMine('Rope');
  draft.step = 'players';
  const again = SetupDraft.fresh(info, JSON.parse(JSON.stringify(draft.kept)));
  expect(again.setup).toEqual(draft.setup);
  expect(again.step).toBe('players');
  again.addPlayer();
  expect(new Set(again.chairs.map((chair) => chair.id)).size).toBe(again.chairs.length);
});

test('a correction begins with what is known and knows where everybody sat', () => {
  const correction = SetupDraft.correcting(evening, deckOf(classic), 'Clue');
  expect(correction.steps).toEqual(['players', 'hands', 'mine']);
  expect(correction.setup).toEqual({ ...evening, entries: [] });
  correction.chairs[1]!.name = 'Bea';
  expect(correction.setup.players[1]).toEqual({ name: 'Bea', cards: 5 });
  correction.movePlayer(2, 1);
  correction.addPlayer();
  correction.removePlayer(4);
  expect(correction.chairs.map((chair) => chair.name)).toEqual(['Ann', 'Cid', 'Bea', '']);
  expect(correction.was).toEqual([0, 2, 1, null]);
});
