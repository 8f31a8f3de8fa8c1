import { describe, expect, it } from 'vitest';
import { text } from '../table/text';
import { viewOf } from '../testing';
import type { Answer, View } from '../types.gen';
import { Tip } from './tip.svelte';

const answer = { answer: 'hint', theory: ['plum', 'rope', 'hall'], seen: ['rope'] } satisfies Answer;
const sentence = text.checklist.tip({ suspect: 'plum', weapon: 'rope', room: 'hall' }, ['rope']);

function tipAt(first: Partial<View>) {
  let view = viewOf(first);
  const said: string[] = [];
  const tip = new Tip(() => ({ view, seat: 0, onsay: (text) => said.push(text) }));
  return { tip, said, now: (next: Partial<View>) => (view = viewOf(next)) };
}
const house = () => {
  let asked = 0;
  return {
    get asked() {
      return asked;
    },
    ask: async () => {
      asked += 1;
      return answer;
    },
  };
};

describe('the house’s hint', () => {
  it('is asked for once a turn', async () => {
    const { tip, said } = tipAt({ to_play: 0, step: 'start', round: 2 });
    const door = house();
    await tip.ask(door.ask);
    expect(tip.told).toEqual(sentence);
    await tip.ask(door.ask);
    expect(door.asked).toBe(1);
    expect(said).toEqual([text.checklist.hintTold]);
  });

  it('is for my own turn, until I have suggested', async () => {
    const door = house();
    for (const view of [
      { to_play: 1, step: 'start' },
      { to_play: 0, step: 'asking' },
      { to_play: 0, step: 'done' },
    ] as const) {
      const { tip, said } = tipAt(view);
      await tip.ask(door.ask);
      expect(said).toEqual([text.checklist.noHint]);
    }
    expect(door.asked).toBe(0);
  });

  it('says why the house has none', async () => {
    const { tip, said } = tipAt({ to_play: 0, step: 'start' });
    await tip.ask(() => Promise.reject(new Error('busy')));
    expect(said).toEqual(['busy']);
    expect(tip.told).toBeNull();
    expect(tip.why).toBeNull();
  });
});
