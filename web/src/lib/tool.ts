import type { Component } from 'svelte';
import type { NotebookSession } from './notebook/session.svelte';
import type { shelfWords } from './notebook/words';

/**
 * What a game's folder gives the house for a game that is played elsewhere: the default export of
 * `src/games/<id>/tool.ts`. The shell keeps the shelf of notebooks and knows no tool by name.
 *
 * It is small, because the home page loads it; whatever a notebook needs comes with `pages`.
 */
export interface ToolModule {
  /** The tool's id in URLs and on the wire. */
  id: string;
  /** The game whose rules are read beside it, by its id. */
  game: string;
  /** What people call it. */
  name: string;
  /** What it is for, in a sentence or two. */
  blurb: string;
  /** What the link on the home page says. */
  call: string;
  /** Place on the home page, lowest first. */
  order: number;
  /** The address of a drawing of 320 by 220 units. */
  picture: string;
  /** 24-unit icon of class `icon`, for roundels. */
  Mark: Component;
  /** The colour of its roundels. */
  ground: string;
  /** What the shelf says differently, e.g. where a notebook is called a game. */
  words?: Partial<ShelfWords>;
  /** A file that is no notebook saved as JSON: how its name ends, and the set-up it means. */
  file?: { ending: string; setup(text: string): unknown };
  pages(): Promise<ToolPages>;
}

/** The words of the shelf that a tool may choose. */
export type ShelfWords = Pick<typeof shelfWords, 'title' | 'mine' | 'new' | 'emptyTitle' | 'empty'>;

/** The types are the tool's own; the shell passes them through without looking inside, hence `any`. */
export interface ToolPages {
  /** Sets up a new notebook. */
  New: Component<NewProps>;
  /** One notebook. */
  Notebook: Component<NotebookProps>;
  /** Tells why a notebook was refused, from what the tool itself said about it. */
  Refused: Component<RefusedProps>;
  /** How to use it, to read. */
  Help: Component<HelpProps>;
  /** What a notebook says in a few words: "25% sure". */
  headline(page: any): string;
}

export interface NewProps {
  /** What the tool says about itself before there is a notebook. */
  info: any;
  /** Opens the notebook and goes to it, once `leave` has put away what is kept here. Fails with an `ApiError`. */
  oncreate: (name: string, setup: any, leave: () => void) => Promise<void>;
  /** The finished game of this house that is to be looked into, by its table. */
  table?: string | null;
}

export interface NotebookProps {
  session: NotebookSession<any, any>;
  /** Whether it is one's own, or another's that may be read by its link. */
  isMine?: boolean;
  /** Strikes the notebook and leaves; the shell asks first. */
  ondelete: () => void;
  onrename: () => void;
}

export interface RefusedProps {
  text: string;
  detail: any;
  /** The name of the file it came from. */
  file?: string;
  onclose: () => void;
}

export interface HelpProps {
  onclose: () => void;
}
