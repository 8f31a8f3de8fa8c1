/** A lesson on its way: which step, what is seen of it, and what the learner's doing brings about. Knows no game and no DOM. */

import { isSame } from '../same';
import type { NotesDoor } from '../table/notes';
import type { Help, SeatNotes } from '../table/wire.gen';
import type { Lesson, Moment, Scene, LessonStep, StepWords } from './lesson';

/** Calls back after so many milliseconds; the answer calls it off. */
export type After = (ms: number, then: () => void) => () => void;

/** So long what the others do is looked at before the next of it. */
export const LOOK = 1300;

/** What is said to the learner's doing. */
export interface Remark {
  tone: 'right' | 'wrong' | 'hint';
  text: string;
}

/** `task` = the learner is to do something or to read; `playing` = it takes its course; `done` = what came of it is read. */
export type Phase = 'task' | 'playing' | 'done';

interface Place {
  scene: Scene;
  step: LessonStep;
  words: StepWords;
}

export class LessonSession {
  /** The step, by its number in the lesson. */
  at = $state(0);
  phase = $state<Phase>('task');
  remark = $state.raw<Remark | null>(null);
  /** Whether the hint was given: then the lesson offers to do it. */
  isHinted = $state(false);
  /** Grows when the board must forget what it showed: at another scene, and wherever one goes by hand. */
  setting = $state(0);
  #frame = $state(0);
  readonly #places: Place[];
  readonly #after: After;
  #callOff: (() => void) | null = null;

  constructor(lesson: Lesson, after: After, at = 0) {
    this.#places = lesson.scenes.flatMap((scene) => scene.steps.map((step) => ({ scene, step, words: lesson.words.steps[step.id] ?? { title: '', text: '' } })));
    this.#after = after;
    this.#stand(Math.min(Math.max(Math.trunc(at) || 0, 0), this.count - 1));
  }

  get count(): number {
    return this.#places.length;
  }

  get scene(): Scene {
    return this.#place.scene;
  }

  get step(): LessonStep {
    return this.#place.step;
  }

  get words(): StepWords {
    return this.#place.words;
  }

  get moment(): Moment {
    return this.scene.frames[this.#frame]!;
  }

  readonly sights = $derived.by(() => this.scene.frames.slice(0, this.#frame + 1).flatMap(({ sights }) => sights));

  /** What the board offers: nothing while there is only something to read, or to look at. */
  get actions(): unknown[] {
    return this.phase === 'task' && this.step.action !== null ? this.moment.actions : [];
  }

  get isTask(): boolean {
    const { action, ask, note } = this.step;
    return action !== null || ask !== null || note !== null;
  }

  /** Nothing has been done yet, so there is no way back. */
  get isFresh(): boolean {
    return this.at === 0 && this.phase === 'task';
  }

  get isLast(): boolean {
    return this.at === this.count - 1;
  }

  /** Whether there is nothing left to do but to go on; whoever has seen enough of what the others do may, too. */
  get mayGoOn(): boolean {
    return !this.isLast && (this.phase !== 'task' || !this.isTask);
  }

  /** The learner plays something; says whether it was the task. */
  act(action: unknown): boolean {
    if (this.phase !== 'task') return false;
    if (this.step.action === null || !isSame(action, this.step.action)) return this.#refuse();
    this.#complete();
    return true;
  }

  /** The learner asks the advisor. What it answers stays until something happens. */
  ask(question: unknown): Promise<unknown> {
    const place = this.#places.slice(0, this.at + 1).findLast(({ step, scene }) => step.ask !== null && scene === this.scene);
    if (!place || !isSame(question, place.step.ask)) return Promise.reject(new Error(''));
    if (this.phase === 'task' && place.step === this.step) this.#complete();
    return Promise.resolve(place.step.answer);
  }

  /** Whether the advisor may be asked now. */
  get mayAsk(): boolean {
    return this.#asking.length > 0;
  }

  /** For which help it may be asked. */
  get helps(): Help[] {
    return this.#asking.flatMap(({ help }) => help ?? []);
  }

  get #asking(): LessonStep[] {
    return this.scene.steps.filter(({ ask, from }) => ask !== null && from === this.#frame);
  }

  /** Where the learner's notes go: nowhere, but the lesson looks at them. */
  readonly notes: NotesDoor = {
    read: () => Promise.resolve(this.#kept),
    save: (notes) => {
      this.#kept = { version: notes.version + 1, notes: notes.notes };
      this.#look(notes);
      return Promise.resolve(this.#kept);
    },
  };
  #kept: SeatNotes = { version: 0, notes: {} };

  /** First says how, then does it. */
  help(): void {
    if (this.phase !== 'task' || !this.isTask) return;
    if (this.isHinted) return this.#complete();
    this.isHinted = true;
    this.remark = { tone: 'hint', text: this.words.hint ?? '' };
  }

  next(): void {
    if (!this.mayGoOn) return;
    if (this.phase === 'done') this.#enter(this.at + 1);
    else if (this.phase === 'task') this.#complete();
    else {
      this.end();
      this.#frame = this.step.to;
      this.#finish();
    }
  }

  /** To the beginning of this step, or of the one before if this one has only begun. */
  back(): void {
    this.#stand(this.phase === 'task' ? Math.max(this.at - 1, 0) : this.at);
  }

  restart(): void {
    this.#kept = { version: 0, notes: {} };
    this.#stand(0);
  }

  /** The page is gone. */
  end(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  get #place(): Place {
    return this.#places[this.at]!;
  }

  #refuse(): false {
    this.remark = { tone: 'wrong', text: this.words.wrong ?? this.words.hint ?? '' };
    return false;
  }

  #look({ notes }: SeatNotes): void {
    const { note } = this.step;
    if (this.phase !== 'task' || note === null) return;
    const kept = (notes ?? {}) as Record<string, Record<string, unknown> | undefined>;
    const isThere = Object.entries(note).every(([place, wanted]) => Object.entries(wanted).every(([key, value]) => isSame(kept[place]?.[key], value)));
    if (isThere) this.#complete();
    else if (Object.keys(kept).length > 0) this.#refuse();
  }

  /** What was done, and then what the others do, one after the other. */
  #complete(): void {
    this.remark = null;
    this.phase = 'playing';
    this.#play();
  }

  #play(): void {
    this.#callOff = null;
    if (this.#frame >= this.step.to) return this.#finish();
    this.#frame += 1;
    if (this.#frame >= this.step.to) this.#finish();
    else this.#callOff = this.#after(LOOK, () => this.#play());
  }

  #finish(): void {
    const { done } = this.words;
    const isEndOfScene = this.#places[this.at + 1]?.scene !== this.scene;
    if (done === undefined && !isEndOfScene) return this.#enter(this.at + 1);
    this.phase = 'done';
    this.remark = done === undefined ? null : { tone: 'right', text: done };
  }

  /** The next step: of the same scene the board goes on, of another it begins anew. */
  #enter(at: number): void {
    const before = this.scene;
    if (this.#places[at]?.scene === before) this.#begin(at);
    else this.#stand(at);
  }

  #stand(at: number): void {
    this.setting += 1;
    this.#begin(at);
  }

  #begin(at: number): void {
    this.end();
    this.at = at;
    this.phase = 'task';
    this.remark = null;
    this.isHinted = false;
    this.#frame = this.step.from;
  }
}
