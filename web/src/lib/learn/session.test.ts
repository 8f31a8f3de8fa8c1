import { describe, expect, it } from 'vitest';
import { loadCovers } from '../games';
import { languages } from '../language';
import { loadLesson, type Lesson, type LessonWords } from './lesson';
import { isSame } from '../same';
import { LessonSession } from './session.svelte';

const texts = import.meta.glob<Record<string, LessonWords>>('../../games/*/lesson/words/*.ts', { eager: true });
const lessons = await Promise.all((await loadCovers()).map(async ({ id }) => ({ id, lesson: (await loadLesson(id))! })));

/** A lesson whose waiting is over when the test says so. */
function begin(lesson: Lesson, at = 0) {
  const due: (() => void)[] = [];
  const session = new LessonSession(
    lesson,
    (_, then) => {
      due.push(then);
      return () => void due.splice(due.indexOf(then), due.includes(then) ? 1 : 0);
    },
    at,
  );
  const watch = () => {
    for (let then = due.shift(); then; then = due.shift()) then();
  };
  return { session, watch, due };
}

/** Does what the script does next. */
async function doIt(session: LessonSession) {
  const { step } = session;
  if (step.action !== null) expect(session.act(step.action)).toBe(true);
  else if (step.ask !== null) expect(await session.ask(step.ask)).toEqual(step.answer);
  else if (step.note !== null) await session.notes.save({ version: 0, notes: step.note as never });
  else session.next();
}

it('every game of the house has a lesson', () => {
  expect(lessons.length).toBeGreaterThan(1);
  expect(lessons.filter(({ lesson }) => lesson === null)).toEqual([]);
});

describe.each(lessons)('the lesson of $id', ({ id, lesson }) => {
  const steps = lesson.scenes.flatMap((scene) => scene.steps);

  it('says in every language what to do, and how', () => {
    const words = Object.entries(texts).filter(([path]) => path.includes(`/${id}/`));
    expect(words.map(([path]) => path.match(/\/([\w-]+)\.ts$/)?.[1]).sort()).toEqual([...languages].flatMap(([tag, { disguises }]) => (disguises ? [] : [tag])).sort());
    for (const [, module] of words) {
      const said = Object.values(module)[0]!.steps;
      expect(Object.keys(said)).toEqual(steps.map((step) => step.id));
      for (const { id: name, action, ask, note } of steps) {
        expect(said[name]!.text.length).toBeGreaterThan(20);
        if (action !== null || ask !== null || note !== null) expect(said[name]!.hint, name).toBeTruthy();
      }
    }
  });

  it('is finished by its script', async () => {
    const { session, watch } = begin(lesson);
    const been = [session.step.id];
    while (!session.isLast) {
      await doIt(session);
      watch();
      if (session.phase === 'done') session.next();
      been.push(session.step.id);
    }
    expect(been).toEqual(steps.map((step) => step.id));
    expect(session.isTask).toBe(false);
  });

  it('does not go on after a wrong try, and says something kind', () => {
    for (const [at, step] of steps.entries()) {
      if (step.action === null) continue;
      const { session, due } = begin(lesson, at);
      const { moment } = session;
      const others = [...session.actions.filter((action) => !isSame(action, step.action)), { do: 'something else' }];
      for (const other of others) {
        session.remark = null;
        expect(session.act(other)).toBe(false);
        expect(session.remark).toMatchObject({ tone: 'wrong', text: expect.stringMatching(/.{10}/) });
      }
      expect([session.at, session.moment, session.phase, due.length]).toEqual([at, moment, 'task', 0]);
      session.next();
      expect(session.at).toBe(at);
    }
  });

  it('shows whoever is lost how it is done', () => {
    const { session, watch } = begin(lesson);
    for (let left = 100; !session.isLast && left > 0; left -= 1) {
      if (session.mayGoOn) session.next();
      else {
        session.help();
        expect(session.remark?.tone).toBe('hint');
        session.help();
      }
      watch();
    }
    expect(session.isLast).toBe(true);
  });
});

describe('on the way', () => {
  const { lesson } = lessons.find(({ lesson }) => lesson.scenes.length > 1)!;

  it('what was seen grows with what happens, and nothing is offered while others act', async () => {
    const { session, watch, due } = begin(lesson);
    while (session.step.action === null) (session.next(), watch());
    const { length } = session.sights;
    const { from, to } = session.step;
    await doIt(session);
    expect(session.sights.length).toBe(length + 1);
    expect([session.phase, session.actions, due.length]).toEqual(['playing', [], 1]);
    watch();
    expect(session.sights.length).toBe(length + to - from);
  });

  it('back goes to the beginning of a step, then to the one before, and the board begins anew', async () => {
    const { session, watch, due } = begin(lesson);
    while (session.step.action === null) (session.next(), watch());
    const { at, setting } = session;
    await doIt(session);
    session.back();
    expect([session.at, session.phase, due.length]).toEqual([at, 'task', 0]);
    expect(session.setting).toBeGreaterThan(setting);
    session.back();
    expect(session.at).toBe(Math.max(at - 1, 0));
  });

  it('begins anywhere, and never outside', () => {
    expect(begin(lesson, 2).session.at).toBe(2);
    expect(begin(lesson, -1).session.at).toBe(0);
    expect(begin(lesson, 1000).session.isLast).toBe(true);
    expect(begin(lesson, Number('x')).session.at).toBe(0);
    const { session } = begin(lesson, 3);
    session.restart();
    expect(session.at).toBe(0);
  });
});
