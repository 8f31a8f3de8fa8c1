import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { propsOf, viewOf } from '../testing';
import { Colleagues, colleagues } from './colleagues.svelte';
import Planning from './Planning.svelte';

const settled = () => new Promise((then) => setTimeout(then));
const plan = { seat: 2, arrow: { from: 136, to: 135 }, marks: [] };

/** A detective's table with a computer among the others; its questions are answered when a test says so. */
function desk() {
  const asked: { answer: () => void; fail: () => void }[] = [];
  const ask = () =>
    new Promise((then, fail) => {
      asked.push({ answer: () => then({ answer: 'plans', plans: [{ seat: 2, to: 135, by: 'taxi', aim: 'likely' }] }), fail: () => fail(new Error('still working')) });
    });
  const { props } = propsOf({ view: viewOf(), ask, helps: ['hint'], turn: 1, table: 't1', brains: [null, null, 'master'], sketching: { all: [], mine: [1], draw: () => {} } });
  return { asked, props };
}

it('a question that fails too late takes nothing away', async () => {
  const { asked, props } = desk();
  const computers = new Colleagues();
  computers.listen(props)();
  computers.listen({ ...props, seq: 2 });
  asked[1]!.answer();
  await settled();
  asked[0]!.fail();
  await settled();
  expect(computers.plans).toEqual([plan]);
});

it('the plans of one table are not shown at the next', async () => {
  const { asked, props } = desk();
  const given = $state(props);
  const pencil = { can: false, plans: [], isMine: () => true, take: () => {} } as never;
  const planning = mount(Planning, { target: document.body, props: { given, board: {} as never, pencil } });
  const answered = async () => {
    flushSync();
    asked.at(-1)!.answer();
    await settled();
    return colleagues.plans;
  };
  expect(await answered()).toEqual([plan]);
  // After an event they stay until the answer is there.
  given.seq += 1;
  flushSync();
  expect([asked.length, colleagues.plans]).toEqual([2, [plan]]);
  given.table = 't2';
  flushSync();
  expect(colleagues.plans).toEqual([]);
  given.seq += 1;
  expect(await answered()).toEqual([plan]);
  await unmount(planning);
  expect(colleagues.plans).toEqual([]);
});
