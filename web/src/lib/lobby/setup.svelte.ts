// How a new table is to be: the state behind the set-up page.

import { isSame } from '$lib/same';
import type { GameInfo, NewSeat, NewTable, Options, SaveView } from '$lib/table/wire.gen';
import { words } from '$lib/words';

/** Against computers, with friends elsewhere, or all at this screen. */
export type Mode = 'computer' | 'host' | 'screen';
/** `name`: of whoever plays a seat of mine on this device; empty = I do. */
export type Chair = { kind: NewSeat['kind']; brain: string; name: string };

export const LONGEST_NAME = 24;

export const usualOptions: Options = { decision_seconds: null, pace: 'normal', stand_in_seconds: null, help: true };

export class NewTableForm {
  name = $state('');
  setup = $state.raw<unknown>(null);
  options = $state.raw<Options>(usualOptions);
  chairs = $state.raw<Chair[]>([]);
  /** The side is drawn by lot when the game starts. */
  byLot = $state(false);

  #game: GameInfo;
  #seatCount: (setup: unknown) => number;
  #teamsOf: (setup: unknown) => number[][];
  #mode: Mode;

  constructor(game: GameInfo, mode: Mode, seatCount: (setup: unknown) => number, teamsOf: (setup: unknown) => number[][] = () => []) {
    this.#game = game;
    this.#mode = mode;
    this.#seatCount = seatCount;
    this.#teamsOf = teamsOf;
    this.setup = game.setup;
    this.#fill();
  }

  /** The chair that is mine, if exactly one is. */
  get side(): number | null {
    const mine = this.chairs.flatMap((chair, seat) => (chair.kind === 'me' ? [seat] : []));
    return mine.length === 1 ? mine[0]! : null;
  }

  /** The team whose chairs are mine, all of them and no others. */
  get team(): number | null {
    const mine = this.chairs.flatMap((chair, seat) => (chair.kind === 'me' ? [seat] : []));
    const team = this.#teamsOf(this.setup).findIndex((seats) => seats.length === mine.length && seats.every((seat) => mine.includes(seat)));
    return team === -1 ? null : team;
  }

  /** Whether several seats are mine: people who share this device may then have a name each. */
  get isShared(): boolean {
    return this.chairs.filter((chair) => chair.kind === 'me').length > 1;
  }

  /** How strong each computer is. */
  get computers(): string[] {
    return this.chairs.flatMap((chair) => (chair.kind === 'brain' ? [chair.brain] : []));
  }

  get isWatching(): boolean {
    return this.chairs.every((chair) => chair.kind === 'brain');
  }

  /** Whether the house would start at once: nobody else has to come. */
  get startsAtOnce(): boolean {
    return this.chairs.every((chair) => chair.kind !== 'open');
  }

  get setupIsUsual(): boolean {
    return isSame(this.setup, this.#game.setup);
  }

  /** Why the name will not do; null = it will. */
  get nameFault(): string | null {
    const name = this.name.trim();
    if (name === '' && !this.isWatching) return words.setup.noName;
    if ([...name].length > LONGEST_NAME) return words.setup.longName;
    return null;
  }

  /** Fills in what was saved: my own seats are mine again, those of others are open. */
  take({ save, setup, options }: SaveView, me: string): void {
    this.setup = setup;
    this.options = options;
    const mine = save.seats.flatMap(({ guest }) => (guest?.id === me ? [guest.name] : []));
    const isShared = new Set(mine).size > 1;
    this.chairs = save.seats.map(({ guest, brain }) => ({
      kind: guest?.id === me ? 'me' : guest || brain === null ? 'open' : 'brain',
      brain: brain ?? this.#game.default_brain,
      name: isShared && guest?.id === me ? guest.name : '',
    }));
    this.#fill();
  }

  change(setup: unknown): void {
    const { team } = this;
    this.setup = setup;
    this.#fill();
    // Whoever plays a whole team goes on to do so when it grows.
    if (team !== null) this.playTeam(team);
  }

  /** Takes all chairs of a team, and leaves all others. */
  playTeam(team: number): void {
    const seats = this.#teamsOf(this.setup)[team];
    if (!seats) return;
    this.byLot = false;
    const rest = this.#mode === 'host' ? 'open' : 'brain';
    this.chairs = this.chairs.map((chair, seat) => {
      if (seats.includes(seat)) return { ...chair, kind: 'me' };
      return chair.kind === 'me' ? { ...chair, kind: rest } : chair;
    });
  }

  seat(number: number, kind: Chair['kind']): void {
    this.byLot = false;
    this.#put(number, { kind });
  }

  level(number: number, brain: string): void {
    this.#put(number, { brain });
  }

  /** For all computers, and for those who may still take a seat. */
  levelAll(brain: string): void {
    this.chairs = this.chairs.map((chair) => ({ ...chair, brain }));
  }

  /** Who plays a seat of mine. */
  call(number: number, name: string): void {
    this.#put(number, { name });
  }

  /** Changes chairs with whoever is meant to sit there. */
  playAs(seat: number): void {
    this.byLot = false;
    const { side } = this;
    if (side !== null) this.chairs = swapped(this.chairs, side, seat);
  }

  /** What to ask the house for. `random` is a number from 0 to below 1. */
  order(random: number): NewTable {
    let { chairs } = this;
    if (this.byLot && this.side !== null) {
      chairs = swapped(chairs, this.side, Math.floor(random * chairs.length));
    }
    return {
      game: this.#game.id,
      setup: this.setup,
      options: this.options,
      seats: chairs.map((chair) => this.#seat(chair)),
    };
  }

  #seat({ kind, brain, name }: Chair): NewSeat {
    if (kind === 'brain') return { kind, brain };
    return kind === 'me' && this.isShared && name.trim() !== '' ? { kind, name: name.trim() } : { kind };
  }

  #put(number: number, change: Partial<Chair>): void {
    this.chairs = this.chairs.map((chair, seat) => (seat === number ? { ...chair, ...change } : chair));
  }

  /** As many chairs as the set-up has seats; those already chosen stay. */
  #fill(): void {
    const usual = ({ computer: 'brain', host: 'open', screen: 'me' } as const)[this.#mode];
    const brain = this.#game.default_brain;
    this.chairs = Array.from({ length: this.#seatCount(this.setup) }, (_, seat) => this.chairs[seat] ?? { kind: seat === 0 ? 'me' : usual, brain, name: '' });
  }
}

function swapped(chairs: Chair[], a: number, b: number): Chair[] {
  const result = [...chairs];
  [result[a], result[b]] = [chairs[b]!, chairs[a]!];
  return result;
}
