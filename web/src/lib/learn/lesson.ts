/**
 * A first lesson of a game: data of the game's folder, played by one page. The positions and what is allowed in them
 * come from the rules themselves (`lesson/frames.json`, written by `cargo xtask codegen` from `lesson/script.json`);
 * the texts are the folder's own, in every language.
 */
import type { Help } from '$lib/table/wire.gen';

/** A moment of a scene, as the learner's seat knows it. */
export interface Moment {
  /** How many events have happened. */
  seq: number;
  /** What was seen since the moment before. */
  sights: unknown[];
  view: unknown;
  actions: unknown[];
}

/** Something to read, or to do. At most one of `action`, `ask` and `note` is the task. */
export interface LessonStep {
  /** The name of its texts. */
  id: string;
  /** The moment at which it begins, by its number in the scene. */
  from: number;
  /** The moment to which it leads. */
  to: number;
  /** What is to be played. */
  action: unknown;
  /** What the game's advisor is to be asked. */
  ask: unknown;
  /** Which kind of help in play that is. */
  help: Help | null;
  /** Its answer. */
  answer: unknown;
  /** What is to be noted: by place, as much of the note as matters. */
  note: Record<string, Record<string, unknown>> | null;
  /** The panel that is looked at, by its id. */
  panel: string | null;
}

export interface Scene {
  setup: unknown;
  /** Where the learner sits. */
  seat: number;
  frames: Moment[];
  steps: LessonStep[];
}

export interface StepWords {
  title: string;
  /** What it is about, and what to do. */
  text: string;
  /** How to do it, for whoever asks. Needed where something is to be done. */
  hint?: string;
  /** A kind answer to anything else. */
  wrong?: string;
  /** What came of it, read before the lesson goes on. */
  done?: string;
}

export interface LessonWords {
  /** Who sits where, if not by the names of the seats. */
  names?: string[];
  /** By the ids of the steps. */
  steps: Record<string, StepWords>;
}

/** The default export of `src/games/<id>/lesson/index.ts`. */
export interface Lesson {
  scenes: Scene[];
  words: LessonWords;
  /** The computer to meet in a first game, by its name. */
  level: string;
}

const lessons = import.meta.glob('../../games/*/lesson/index.ts') as Record<string, () => Promise<{ default: Lesson }>>;

/** The first lesson of the game with this id, or null if it has none. */
export async function loadLesson(id: string): Promise<Lesson | null> {
  const load = lessons[`../../games/${id}/lesson/index.ts`];
  return load ? (await load()).default : null;
}
