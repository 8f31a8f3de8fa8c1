import { flushSync } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { propsOf } from '../testing';
import type { AidQuestion } from '../types.gen';
import { Fogging } from './fogging.svelte';

const settled = () => new Promise((then) => setTimeout(then));

/** A map whose props are another object at every change, as at a table. */
function map() {
  const asked: { what: string; answer: () => void }[] = [];
  const ask = (question: unknown) =>
    new Promise((then) => {
      const { ask: what } = question as AidQuestion;
      asked.push({ what, answer: () => then(what === 'where' ? { answer: 'where', stations: [115] } : { answer: 'chances', chances: [[115, 40]] }) });
    });
  const props = $state(propsOf({ ask, helps: ['proved', 'chances'] }).props);
  let fogging!: Fogging;
  onTestFinished(
    $effect.root(() => {
      const given = $derived({ ...props });
      fogging = new Fogging(() => given);
    }),
  );
  const change = (change: () => void) => {
    asked.length = 0;
    change();
    flushSync();
    return asked;
  };
  const answer = async () => {
    for (let nth = 0; nth < asked.length; nth += 1) {
      asked[nth]!.answer();
      await settled();
    }
    return asked.map(({ what }) => what);
  };
  return { props, fogging, asked, change, answer };
}

it('asks one question after the other, as long as it is wanted', async () => {
  const { fogging, asked, change, answer } = map();
  expect(change(() => {})).toEqual([]);
  expect(change(() => (fogging.isOn = true))).toHaveLength(1);
  expect(await answer()).toEqual(['where', 'chances']);
  expect(fogging.belief?.stations).toEqual([[115, 40]]);
  expect(change(() => (fogging.isOn = false))).toEqual([]);
  expect([fogging.belief, asked]).toEqual([null, []]);
});

it('asks again after an event, and not with every stroke of a pencil', async () => {
  const { props, fogging, change, answer } = map();
  change(() => (fogging.isOn = true));
  await answer();
  expect(change(() => Object.assign(props, { sketching: { all: [], mine: [1], draw: () => {} } }))).toEqual([]);
  expect(change(() => (props.busy = true))).toEqual([]);
  expect(change(() => Object.assign(props, { helps: ['proved', 'chances'] }))).toEqual([]);
  change(() => (props.seq += 1));
  expect(await answer()).toEqual(['where', 'chances']);
});

it('of an event that is past already nothing more is asked', async () => {
  const { props, fogging, change, asked, answer } = map();
  change(() => (fogging.isOn = true));
  const [first] = asked;
  change(() => (props.seq += 1));
  first!.answer();
  await settled();
  expect(asked.map(({ what }) => what)).toEqual(['where']);
  expect(await answer()).toEqual(['where', 'chances']);
  expect(fogging.belief?.stations).toEqual([[115, 40]]);
});

it('is not there for Mister X, nor where there are hints alone', () => {
  const { props, fogging, change } = map();
  change(() => (fogging.isOn = true));
  expect(change(() => (props.seat = 0))).toEqual([]);
  expect([fogging.can, fogging.belief]).toEqual([false, null]);
  change(() => Object.assign(props, { seat: 1, helps: ['hint'] }));
  expect(fogging.can).toBe(false);
});
