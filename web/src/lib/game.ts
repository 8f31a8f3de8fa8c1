import type { Component, Snippet } from 'svelte';
import type { Reasons } from './reasons/reasons.svelte';
import type { Score } from './sound/composer';
import type { HouseEffect } from './sound/house';
import type { Effect } from './sound/parts';
import type { TableLine } from './table/chronicle';
import type { News } from './table/news';
import type { NotesDoor } from './table/notes';
import type { Talk } from './table/talk/talk';
import type { Help, TableView } from './table/wire.gen';
import { capital } from './words/plain';

/**
 * What a game's folder gives the house: the default export of `src/games/<id>/index.ts`. The shell finds the
 * folders by itself and knows no game by name.
 *
 * The types are the game's own; the shell passes them through without looking inside, hence `any`.
 */
export interface GameModule<View = any, Action = any, Sight = any, Setup = any> {
  /** The game's id in URLs and on the wire, and the name of its folder. */
  id: string;
  /** What people call it. */
  name: string;
  /** One line under the title. */
  blurb: string;
  /** "2 players" */
  players: string;
  /** How long a game takes, roughly. */
  minutes: number;
  /** Place on the home page, lowest first. */
  order: number;
  /**
   * Nothing is hidden from anyone. Whoever holds several seats then always acts for the one to move, and the game
   * may be played at one screen; in a game with secrets they must change seats themselves.
   */
  hidesNothing?: boolean;
  /** A set-up for practice: whoever plays alone with it may ask computers for their reasons, whatever those tell. */
  practises?(setup: Setup): boolean;
  /** All may play at one device: nothing is hidden, or whole teams pass it on between their turns. */
  fitsOneScreen?: boolean;
  /** Computers that are not offered to people, because another one plays the same. */
  unlisted?: string[];
  /** What looks into a finished game: a tool by its id, or a page of the game's own, `Review`. */
  review?: { tool: string } | 'page';
  /**
   * Seats that know the same and act together, e.g. all on one side. Whoever holds several of a team always acts for
   * the one to move; between two teams the device is passed on first. Seats in no team have secrets of their own.
   */
  teams?(setup: Setup): Team[];
  /** Seats that may move beside the one the match waits for, if that is of their team: where the order within it is free. */
  mayMove?(view: View, setup: Setup): number[];
  /**
   * The board takes all room that is left, e.g. a map that is moved about in its frame. On a narrow screen the rest
   * lies on a sheet under it that can be closed.
   */
  fillsScreen?: boolean;
  /**
   * The board has buttons of its own under it, and puts the message line (`line`) between: in its own height. Otherwise the
   * line stands beside the board or under it.
   */
  placesLine?: boolean;
  /** What the seats are called: "Black", "White". As many as the set-up has seats. */
  seatNames(setup: Setup): string[];
  /** The same where there is little room, if they can be shorter: "Green" for "Mr. Green". */
  shortSeatNames?(setup: Setup): string[];
  /** The address of the cover drawing on the home page, 320 by 220 units. */
  picture: string;
  /** 24-unit icon of class `icon`, for roundels. */
  Mark: Component;
  /** The colour of its roundels. */
  ground: string;
  /** Set-ups in which this seat has a character whom nobody plays, and which seat that is then; left out where seats are what they are. */
  recasts?(setup: Setup, seat: number): { setup: Setup; seat: number }[];
  /** Who the computers are. Without, they are called by their levels or their seats. */
  cast?: Cast<Setup>;
  /** What these say while they play. */
  talk?: Talk<Sight, Setup>;
  /** The piece shown on seat plates. */
  Token: Component<{ seat: number; setup: Setup }>;
  /** Has `--board-height` for itself and what belongs under it, unless it fills the screen. */
  Board: Component<BoardProps<View, Action, Sight>>;
  /** What happened, e.g. a move list. Without one the shell lists the sentences of `words.sight`. */
  Log?: Component<LogProps<View, Sight>>;
  /** The round that each sight belongs to, from 1 on: the log is grouped by them. 0 for what comes before. */
  rounds?(sights: Sight[]): number[];
  /** What that tab is called, if not "Moves". */
  logName?: string;
  /** What a computer says to its moves: beside the plate of its seat, and never over the board. */
  Remark?: Component<BoardProps<View, Action, Sight>>;
  /** Beside the board, above the tabs, e.g. one's own cards; in a narrow column these are `--card-width` wide. */
  Side?: Component<BoardProps<View, Action, Sight>>;
  /** Tabs of the game's own, after the log: e.g. a checklist. */
  panels?: GamePanel<View, Action, Sight>[];
  /** What there is to tell of a game that is over, on the card that says who has won. */
  Verdict?: Component<BoardProps<View, Action, Sight>>;
  /** At the right of a seat plate, e.g. captured men; `--tally` high where that is set. */
  Tally?: Component<{ seat: number; view: View; setup: Setup }>;
  /** What a press on a seat's plate opens: what that seat did, with the eyes of whoever looks. `open` = what the press is called. */
  record?: { open(name: string): string; Panel: Component<BoardProps<View, Action, Sight> & { of: number }> };
  /** How this device helps along in play: switches among the settings of the table. */
  Habits?: Component;
  Setup: Component<SetupProps<Setup>>;
  /** The content of the rules page. */
  Rules: Component;
  words: GameWords<View, Action, Sight, Setup>;
  /** How a finished game is looked at with everything revealed. Without it the board is drawn as for those who watch. */
  revealed?: Revealed<View>;
  /** What could be known or done in a finished game, move by move: the page that `review` stands for. */
  Review?: Component<ReviewProps<View>>;
  /** What the keys do at its board, beside what they do everywhere. */
  keys?: KeyUse[];
  /** What is heard of it. Without, only what the house itself sounds: whose turn it is, how it ended. */
  sounds?: GameSounds<Sight>;
}

/** Guests of the house: computers have names and faces of their own, apart from the seats they play. */
export interface Cast<Setup = any> {
  /**
   * By seat, who sits there when a computer does; no two are alike. It rests on nothing that changes during a match,
   * so that nobody is renamed by it.
   */
  at(table: CastTable<Setup>): Character[];
  /** People have a monogram beside them; else they have the piece of their seat. */
  hasMonograms?: boolean;
  /** The addresses of their portraits, by id. */
  faces: Readonly<Record<string, string>>;
  /** What lies on the rim of a portrait: which seat it is, in a small square. */
  Badge: Component<{ seat: number; setup: Setup }>;
  /** As whom they play, where there is little room: "as Mustard". */
  role(setup: Setup, seat: number): string;
  /** How strong a level is, from 1 to the strongest of all. */
  strength(brain: string): { dots: number; of: number };
}

/** What tells who sits at a table. */
export type CastTable<Setup = any> = Pick<TableView, 'id' | 'seats'> & { setup: Setup };

export interface Character {
  /** The name of the portrait, and of what is said in this voice. */
  id: string;
  name: string;
  /** The same where there is little room, if it can be shorter. */
  short?: string;
}

/** A finished game with everything revealed. */
export interface Revealed<View> {
  /** Through whose eyes the board is drawn, if one seat sees most of it. */
  seat?: number;
  /** Beside the board: what no single view shows, e.g. all hands. */
  Panel?: Component<RevealedProps<View>>;
}

export interface RevealedProps<View> {
  /** What each seat could know at the moment that is drawn. */
  views: View[];
  /** What all could know at the end. */
  end: View;
  names: string[];
}

export interface ReviewProps<View = any> {
  table: string;
  setup: unknown;
  /** What all could know at the end. */
  end: View;
  /** What all saw of it. */
  sights: unknown[];
  names: string[];
  /** My seat in it; null if I did not play. */
  mine: number | null;
  /** What the address asks for. */
  at: ReviewPlace;
  /** Asks the house's advisor of this game about the finished game, for any seat. */
  ask: (seat: number | null, question: unknown) => Promise<unknown>;
  /** Tells where the reader is, for the address. */
  onplace: (at: ReviewPlace) => void;
}

export interface ReviewPlace {
  seat: number | null;
  round: number | null;
}

/** What a game sounds like: its own effects beside those of the house, and its music. */
export interface GameSounds<Sight = any> {
  /** Its own effects, by name. */
  effects: Readonly<Record<string, Effect>>;
  /** What is heard of something seen, by the ears of `seat`; nothing for what makes no noise. */
  cues(sight: Sight, seat: number | null): Cue[];
  /** The soundtrack. */
  score: Score;
}

export interface Cue {
  effect: HouseEffect | Effect;
  /** How many steps of a piece come first; each takes as long as it is animated. None if left out. */
  after?: number;
}

/**
 * What the home page needs of a game: the default export of `src/games/<id>/cover.ts`. It is loaded with the
 * home page, so it draws in nothing that only a table needs.
 */
export type GameCover = Pick<GameModule, 'id' | 'name' | 'blurb' | 'players' | 'minutes' | 'order' | 'fitsOneScreen' | 'review' | 'picture' | 'Mark' | 'ground'> & {
  words: Pick<GameModule['words'], 'brain'>;
};

/** Names a computer's level by a game's own list; one that is not in it by its id. */
export const brainNames =
  (levels: Record<string, Level>) =>
  (name: string): Level =>
    levels[name] ?? { title: capital(name.replaceAll('-', ' ')), about: '' };

/** What a level is called, and what to expect of it. */
interface Level {
  title: string;
  about: string;
}

/** Seats with the same eyes. */
export interface Team {
  /** "all detectives" */
  name: string;
  /** "The detectives win" */
  wins: string;
  seats: number[];
}

/** The team that is exactly these seats. */
export const teamOf = (teams: readonly Team[], seats: readonly number[]): Team | undefined =>
  teams.find((team) => team.seats.length === seats.length && team.seats.every((seat) => seats.includes(seat)));

export interface KeyUse {
  /** As they are printed on a keyboard. */
  keys: string[];
  does: string;
}

export interface GamePanel<View, Action, Sight> {
  id: string;
  label: string;
  Panel: Component<BoardProps<View, Action, Sight>>;
  /** `Side` shows it already; it is a tab only where `Side` has no room, on a narrow screen whose board fills it or gives way to a panel. */
  isInSide?: boolean;
  /** On a wide screen it stands in a column of its own beside the board, and is no tab; it has `--panel-height` there. */
  isColumn?: boolean;
  /**
   * An upright narrow screen has room for it or for the board: there each tab but the first, which is the board's, has the
   * board's place while it is picked. The message line, and whatever the board marks with the class `dock`, stay in sight.
   */
  replacesBoard?: boolean;
  /** It is there for these eyes alone; for all if left out. */
  isFor?(seat: number | null): boolean;
  /** How much on it is worth a look: a number beside its name, and that in words. */
  count?(given: BoardProps<View, Action, Sight>): { count: number; label: string };
}

/** What seats that plan together draw for each other, in the game's own words. Whatever others drew may be anything. */
export interface Sketching {
  /** One for each seat that has drawn anything, mine among them. */
  readonly all: readonly { seat: number; sketch: unknown }[];
  /** My seats that take part. */
  readonly mine: readonly number[];
  /** All that a seat of mine has drawn from now on; null for nothing. */
  draw(seat: number, sketch: unknown): void;
}

export interface BoardProps<View, Action, Sight> {
  view: View;
  /** How the game was set up, which everyone may know; the game's own type. */
  setup?: unknown;
  /** What my seat may do now; empty when watching. */
  actions: Action[];
  /** All sights so far. */
  sights: Sight[];
  /** Number of events. */
  seq: number;
  /** Tells what is new, for what is shown moving; left out where nothing happens. */
  news?: News<View, Sight> | undefined;
  /** Lets everything around the board wait while it shows something bit by bit; left out where nothing can wait. */
  hold?: Hold<View, Action, Sight> | undefined;
  /** Told whether it shows something moving: what is said of it waits until it lies still. */
  onmoving?: ((isMoving: boolean) => void) | undefined;
  /** Whose eyes; null = spectator. */
  seat: number | null;
  /** The seat to act; null when it is over or nobody’s turn. Left out where nobody plays. */
  turn?: number | null;
  /** My seats that may move now, in whatever order; none where there is no choice. */
  movers?: number[];
  /** Takes one of them in hand: the board is then seen and moved by that seat. */
  onseat?: (seat: number) => void;
  /** A panel has the board's place: only the dock is to be seen. */
  folded?: boolean;
  /** Who sits where, by seat. */
  names?: string[];
  /** The guests of the house among them, by seat; null where a person plays. */
  guests?: (Character | null)[];
  /** The table's id: the name under which a page may keep something of its own. */
  table?: string;
  /** Where this seat may keep notes of the page's own; left out for a spectator. */
  notes?: NotesDoor | undefined;
  /** What those draw with whom this seat plans; left out where nobody does. */
  sketching?: Sketching | undefined;
  /** From whose side the board is drawn, if not from that seat's: at one screen it need not turn with every move. */
  from?: number;
  /** An action is on its way. */
  busy: boolean;
  /** Factor for animation times, e.g. for `--piece-step` and `--move`; 0 = instant. */
  pace: number;
  /** The message line, where the board puts it in its place itself. */
  line?: Snippet | undefined;
  /** A finished game is looked at again: nothing is asked, and nothing comes up that must be put away. */
  isPast?: boolean;
  /** Asks the house for it; a promise tells whether it was taken. */
  onaction: (action: Action) => void | Promise<boolean>;
  /** The next game of the same set-up, once this one is over; absent for those who watch. */
  onagain?: (() => void) | undefined;
  /** Lets the computers play on at once, where nobody else plays whom that would hurry. */
  onhurry?: (() => void) | undefined;
  /** Lets the computers wait, or go on, where nobody else plays who would wait, too; the promise tells whether that changed anything. */
  onwait?: ((isWaiting: boolean) => Promise<boolean>) | undefined;
  /** How the house may help in play here. */
  helps?: readonly Help[];
  /** Asks the house's advisor of this game, if it has one and the host allows any of its `helps`; the answer rests on what this viewer saw. */
  ask?: ((question: unknown) => Promise<unknown>) | undefined;
  /** Asks it for what is no help in play, e.g. a record of the moves: also where the host has switched help off. */
  askAside?: ((question: unknown) => Promise<unknown>) | undefined;
  /** What the advisor answered to a control's question, until something happens. */
  advice?: unknown;
  /** Seats that computers play. */
  computers?: number[];
  /** The levels of those who play them, by seat; null where a person plays. */
  brains?: readonly (string | null)[];
  /** A guest of the house says this to those alone who plan with it. */
  onaside?: ((said: { seq: number; seat: number; text: string }) => void) | undefined;
  /** The message line beside the board: why a click was refused, what is forced. An empty text clears it. */
  onsay: (text: string, tone?: 'info' | 'warn') => void;
}

/**
 * What a board shows bit by bit has not happened yet for anything around it: view, sights and the rest of the props stay
 * as they were before, too.
 */
export interface Hold<View = any, Action = any, Sight = any> {
  /** What is so by now. */
  readonly now: Pick<BoardProps<View, Action, Sight>, 'view' | 'actions' | 'sights' | 'seq'>;
  /** Asked of anything new before it is told: whether the board shows it first. The answer stops that. */
  when(shows: (before: readonly Sight[], after: readonly Sight[]) => boolean): () => void;
  /** The board has shown it, and has told of these by itself, in sounds and to those who listen. */
  end(told: readonly Sight[]): void;
}

export interface LogProps<View, Sight> {
  view: View;
  sights: Sight[];
  /** Who sits where, by seat. */
  names: string[];
  seat: number | null;
  turnSeat: number | null;
  /** What happened at the table between the events. */
  lines: readonly TableLine[];
  /** Asks the house's advisor of this game for what is no help in play, if it has one. */
  askAside?: ((question: unknown) => Promise<unknown>) | undefined;
  /** Why computers did what they did, as far as that is told. */
  reasons?: Reasons | undefined;
}

export interface SetupProps<Setup> {
  setup: Setup;
  onchange: (setup: Setup) => void;
  /** Why the house refused this set-up. */
  fault?: string | undefined;
  /** The game's own code for that, if it is a fault of the setup itself. */
  faultCode?: string | undefined;
  /** Decisions have a time limit. */
  timed?: boolean;
  /** Asks the house whether this could be played: what is wrong with it, or null. Fails with an `ApiError` if it cannot be asked. */
  check?: (setup: Setup) => Promise<string | null>;
}

/** All sentences of a game, rendered from data. */
export interface GameWords<View, Action, Sight, Setup> {
  /** A log sentence, told to `seat` where it is given; null = nothing worth saying. */
  sight(sight: Sight, names: string[], seat?: number | null): string | null;
  /** What belongs together and is one line of the log: for each sight the number of the first that its line tells. Without, each stands alone. */
  groups?(sights: Sight[]): number[];
  /** That line, for more than one of them. */
  group?(sights: Sight[], names: string[], seat?: number | null): string | null;
  /**
   * What must not be overlooked in the newest sight, for the eyes of `seat`: "Ben declines the draw." Shown in the
   * message line for as long as it takes to read, or until something else happens; null for plain moves. `before` =
   * what was seen before it.
   */
  news?(sight: Sight, names: string[], seat: number | null, before?: Sight[]): string | null;
  /** "your move" on the seat plate of the seat to move. */
  turn(view: View, names: string[], mine: boolean): string;
  /** What to say of a seat on its plate instead of the seat's name, e.g. "out"; the plate is then drawn faded. */
  seat?(view: View, seat: number): string | null;
  /** The message line, e.g. strong "You must capture." text "27 takes two men". */
  prompt(view: View, actions: Action[], seat?: number | null, names?: string[]): { text: string; strong?: string; tone: 'info' | 'warn' } | null;
  /** Why it is over: "Ben has no move left." The house itself says who has won. The seats are the reader's. */
  end(view: View, names: string[], mine?: number[]): string;
  /** Level names for people. */
  brain(name: string): Level;
  /**
   * Buttons beside the board that are not clicks on it (resign, offer a draw ...), always in the same places. `canAsk`:
   * the house's advisor can be asked.
   */
  controls(view: View, actions: Action[], canAsk?: boolean): Control<Action>[];
  /** What the advisor answered to a control's question, for the message line. */
  advice?(answer: any): { text: string; strong?: string };
  /** What waits for my answer, e.g. a draw offer: asked in a dialog that cannot be closed otherwise. */
  question?(view: View, actions: Action[], names: string[]): { title: string; text: string; answers: Control<Action>[] } | null;
  /** How the game is set up, in a few words for the waiting room. */
  setup?(setup: Setup): string;
  /** What happens to whoever does not decide in time, if it is not that something is played for them. */
  late?(setup: Setup): string | null;
}

export interface Control<Action> {
  label: string;
  /** Icon id of the shell's sprite, e.g. 'flag'. */
  icon: string;
  /** null = impossible now, unless it asks. */
  action: Action | null;
  /** A question for the house's advisor instead of an action; its answer is shown on the board. */
  ask?: unknown;
  /** Why it is impossible; shown dashed and aria-disabled. */
  reason?: string;
  danger?: boolean;
  /** Asks first, in a dialog, with this text. */
  confirm?: string;
}
