// What a room of play asks of the house: actions, advice, and what the host may order.

import { untrack } from 'svelte';
import { api } from '$lib/api';
import type { GameModule } from '$lib/game';
import { sound } from '$lib/sound/sound.svelte';
import type { BoardRoom } from './boardroom.svelte';
import { helpsAt } from './helps';
import type { Perspective } from './perspective.svelte';
import type { TableSession } from './session.svelte';
import type { House, TableView } from './wire.gen';

interface Situation {
  session: TableSession;
  game: GameModule;
  house: House;
  table: TableView;
}

export class PlayRequests {
  /** An action or a question is on its way. */
  busy = $state(false);
  /** What the advisor answered. It lasts until something happens. */
  advice = $state.raw<unknown>(undefined);
  readonly #at: () => Situation;
  readonly #room: BoardRoom;
  readonly #perspective: Perspective;

  readonly #entry = $derived.by(() => this.#at().house.games.find(({ id }) => id === this.#at().game.id));
  readonly #hasAdvisor = $derived.by(() => this.#entry?.has_advisor === true);
  readonly #table = $derived.by(() => this.#at().table.id);
  /** Asks the house's advisor, if this game has one. The same function as long as table and eyes are the same: whoever is given another asks anew. */
  readonly askAside = $derived.by(() => {
    const table = this.#table;
    const { seat } = this.#perspective;
    return this.#hasAdvisor ? (question: unknown) => api.question(table, { seat, question }) : undefined;
  });
  /** How it may help in play. */
  readonly helps = $derived.by(() => helpsAt(this.#at().table.options, this.#entry));
  /** Asks it for help in play, if the host allows any. */
  readonly ask = $derived.by(() => (this.helps.length > 0 ? this.askAside : undefined));

  /** To be made with a component. */
  constructor(at: () => Situation, room: BoardRoom, perspective: Perspective) {
    this.#at = at;
    this.#room = room;
    this.#perspective = perspective;
    room.news.on(() => (this.advice = undefined));
    // What was said to one seat may tell what others must not know: it goes when the screen passes to another.
    $effect.pre(() => {
      void perspective.seat;
      untrack(() => {
        this.advice = undefined;
        room.said = null;
      });
    });
  }

  /** Plays for the seat that is looked through; whether it was taken. */
  act = async (action: unknown): Promise<boolean> => {
    const { seat, eyes, present } = this.#perspective;
    if (seat === null || !eyes || !present || this.busy) return false;
    this.busy = true;
    this.#room.said = null;
    const answer = await this.#at().session.ask({ type: 'act', seat, seq: present.frame.seq, action });
    this.busy = false;
    if (!answer.done && this.#perspective.seat === seat) this.#room.say(answer.refused.text, 'warn');
    return answer.done;
  };

  seekAdvice = async (question: unknown): Promise<void> => {
    if (!this.ask || this.busy) return;
    const { seq, seat } = this.#perspective;
    this.busy = true;
    try {
      const answer = await this.ask(question);
      if (this.#perspective.seq !== seq || this.#perspective.seat !== seat) return;
      this.advice = answer;
      sound.play('hint');
      const told = this.#at().game.words.advice?.(answer);
      this.#room.said = told ? { ...told, tone: 'info' } : null;
    } catch (error) {
      if (this.#perspective.seat === seat) this.#room.say((error as Error).message, 'warn');
    } finally {
      this.busy = false;
    }
  };

  /** Puts a computer in for someone who is away. */
  standIn(seat: number): void {
    const brain = this.#entry?.default_brain;
    if (brain) void this.#at().session.order({ type: 'appoint', seat, brain });
  }
}
