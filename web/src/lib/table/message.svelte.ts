// The message line beside a board: what was said to a click, that time runs out, what has just happened, how the game stands.

import type { GameModule } from '$lib/game';
import { noteText, words } from '$lib/words';
import type { BoardRoom } from './boardroom.svelte';
import type { Message } from './MessageLine.svelte';
import type { Perspective } from './perspective.svelte';
import { isLate, rests, type Missing } from './presence/presence';
import { presenceWords } from './presence/words';
import type { PlayRequests } from './requests.svelte';
import type { TableSession } from './session.svelte';
import { Tidings } from './tidings.svelte';
import type { TableView } from './wire.gen';
import { roomWords } from './words';

interface Situation {
  session: TableSession;
  game: GameModule;
  table: TableView;
  names: string[];
  /** Factor for times. */
  pace: number;
  /** How long I have for my decision, if there is a limit. */
  seconds: number | null;
  /** Who is awaited and away. */
  absence: Missing | null;
}

/** How long a sentence stays to be read, in milliseconds at the usual pace. */
const READ_TIME = 4000;

export class PlayMessage {
  readonly #at: () => Situation;
  readonly #room: BoardRoom;
  readonly #perspective: Perspective;
  readonly #requests: PlayRequests;
  readonly #tidings = new Tidings();

  /** Whoever is to decide is told before the house decides for them. */
  readonly warning = $derived.by(() => {
    const { game, table, seconds } = this.#at();
    if (!isLate(seconds, table.options.decision_seconds)) return null;
    return { strong: presenceWords.hurry, text: game.words.late?.(table.setup) ?? presenceWords.late };
  });
  /** What has just happened beside plain moves: a refused offer, a time that is up. */
  readonly #news = $derived.by((): string => {
    const { session, game, table } = this.#at();
    const { eyes, seat, seq } = this.#perspective;
    const late = session.notes.findLast((note) => note.body.kind === 'timed-out');
    const newest = (eyes?.sights.length ?? 0) - 1;
    const told = eyes && newest >= 0 ? [...this.#tidings.before(seat, newest), this.#tell(eyes, newest)] : [];
    // The move that the house makes for someone who is late comes with the note.
    const lateText = late && late.seq >= seq - 1 ? noteText(late.body, game.seatNames(table.setup), (brain) => game.words.brain(brain).title) : null;
    return [lateText, ...told].filter(Boolean).join(' ');
  });
  /** How the game stands. */
  readonly #standing = $derived.by((): Message => {
    const { game, table, names, absence } = this.#at();
    const { eyes, seat, turnSeat, isMyTurn, outcome } = this.#perspective;
    if (!eyes || outcome) return { text: words.table.ended, tone: 'info' };
    if (table.rests) return { text: roomWords.rests(table.rests), tone: 'must' };
    const isComputers = turnSeat !== null && table.seats[turnSeat]?.brain != null;
    const awaited = turnSeat === null ? '' : (names[turnSeat] ?? '');
    const theirTurn = turnSeat === null ? '' : words.table.theirTurn(awaited);
    if (table.paused && isComputers) return { strong: words.table.held, text: theirTurn, tone: 'info' };
    if (rests(table)) return { strong: presenceWords.rests[0] ?? '', text: presenceWords.rests[1] ?? '', tone: 'info' };
    if (absence) return { strong: absence.strong, text: absence.text, tone: 'must' };
    if (seat === null) return { strong: words.table.youWatch, text: theirTurn, tone: 'info' };
    const prompt = game.words.prompt(eyes.frame.view, eyes.frame.actions, seat, names);
    if (prompt) return { ...prompt, tone: prompt.tone === 'warn' ? 'must' : 'info' };
    if (isMyTurn) return { text: words.table.yourTurn, tone: 'info' };
    return { text: isComputers ? words.table.thinking(awaited) : theirTurn, tone: 'info' };
  });
  readonly current = $derived.by((): Message => {
    if (this.#requests.busy && this.#at().session.link === 'away') return { text: words.link.pending, tone: 'must' };
    if (this.#room.said) return this.#room.said;
    if (this.warning) return { ...this.warning, tone: 'must' };
    const standing = this.#standing;
    if (this.#news === '') return standing;
    return { ...standing, strong: this.#news, text: [standing.strong, standing.text].filter(Boolean).join(' ') };
  });

  constructor(at: () => Situation, room: BoardRoom, perspective: Perspective, requests: PlayRequests) {
    this.#at = at;
    this.#room = room;
    this.#perspective = perspective;
    this.#requests = requests;
    room.news.on((batch) => this.#tidings.hear(batch, (number) => this.#tell(batch, number), READ_TIME * at().pace));
  }

  #tell({ sights }: { sights: readonly unknown[] }, number: number): string | null | undefined {
    const { game, names } = this.#at();
    return game.words.news?.(sights[number], names, this.#perspective.seat, sights.slice(0, number));
  }
}
