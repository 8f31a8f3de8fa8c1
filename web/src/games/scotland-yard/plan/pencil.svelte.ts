/** The pencil in one's hand: what is drawn with it for the other detectives. Knows no DOM. */
import type { Props } from '../board/board.svelte';
import { possibleAlong } from '../board/possible';
import { standsAt } from '../board/ways';
import { isStation } from '../map/atlas';
import type { Setup } from '../types.gen';
import { plansOf, type Plan } from './plans';
import { MOST_MARKS, sheetIn, sketchOf, type Sheet } from './sheet';
import { text } from './text';

export type Tool = 'mark' | 'arrow' | 'rub';
export const TOOLS: readonly { tool: Tool; key: string }[] = [
  { tool: 'mark', key: 'x' },
  { tool: 'arrow', key: 'a' },
  { tool: 'rub', key: 'r' },
];

export class Pencil {
  /** What is done with it; null while it lies on the table. */
  tool = $state<Tool | null>(null);
  /** The figures of a station typed so far. */
  typed = $state('');
  #last: Tool = 'mark';
  readonly #props: () => Props;

  readonly #sketching = $derived.by(() => {
    const { sketching, isPast, view } = this.#props();
    return isPast || view.ended ? undefined : sketching;
  });
  readonly plans = $derived.by((): Plan[] => (this.#sketching ? plansOf(this.#sketching.all, this.#props().view) : []));
  readonly can = $derived.by(() => this.#sketching !== undefined);
  readonly isOn = $derived.by(() => this.can && this.tool !== null);
  /** Rings of mine around stations where he cannot be; only where the house would say so, too. */
  readonly stale = $derived.by((): number[] => {
    const { setup, helps, sights, view, turn } = this.#props();
    if (!setup || !helps?.includes('proved') || !this.#sketching) return [];
    const possible = possibleAlong(sights, view, setup as Setup, turn === 0).at(-1);
    const mine = this.plans.filter(({ seat }) => this.isMine(seat)).flatMap(({ marks }) => marks);
    return possible ? [...new Set(mine.filter((station) => !possible.has(station)))] : [];
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  isMine(seat: number): boolean {
    return this.#sketching?.mine.includes(seat) ?? false;
  }

  /** Takes it in hand as it was held last, or puts it down. */
  toggle(): void {
    this.take(this.tool === null ? this.#last : null);
  }

  take(tool: Tool | null): void {
    this.tool = tool;
    this.typed = '';
    if (tool) this.#last = tool;
  }

  /** A click on a station, or its number. Whether the pencil took it. */
  press(station: number): boolean {
    const { seat } = this.#props();
    if (!this.isOn || seat === null) return false;
    if (this.tool === 'mark') this.mark(station);
    else if (this.tool === 'rub') this.rub(station);
    else this.draw(seat, station);
    return true;
  }

  /** Rings a station, or takes the ring away again. */
  mark(station: number): void {
    const { seat, onsay } = this.#props();
    if (!this.can || seat === null) return;
    const owner = this.#owner(station);
    if (owner !== null) return this.#change(owner, (sheet) => ({ ...sheet, marks: sheet.marks.filter((each) => each !== station) }));
    const { marks } = this.#sheet(seat);
    if (marks.length >= MOST_MARKS) return onsay(text.full(MOST_MARKS), 'warn');
    onsay('');
    this.#change(seat, (sheet) => ({ ...sheet, marks: [...sheet.marks, station] }));
  }

  /** An arrow from this pawn of mine, in the place of the one it had. */
  draw(seat: number, to: number): void {
    const { view, onsay } = this.#props();
    const from = standsAt(view, seat);
    if (!this.isMine(seat) || from === null) return;
    if (from === to) return onsay(text.fromHere(from), 'info');
    onsay('');
    this.#change(seat, (sheet) => ({ ...sheet, arrow: { from, to, window: view.log.length } }));
  }

  /** All that is mine at a station: its ring, and arrows that begin or end there. */
  rub(station: number): void {
    for (const { seat, arrow, marks } of this.plans) {
      if (!this.isMine(seat) || !(marks.includes(station) || arrow?.to === station || arrow?.from === station)) continue;
      this.#change(seat, (sheet) => ({
        arrow: arrow && (arrow.to === station || arrow.from === station) ? null : sheet.arrow,
        marks: sheet.marks.filter((each) => each !== station),
      }));
    }
  }

  rubStale(): void {
    const { stale } = this;
    for (const { seat, marks } of this.plans) {
      if (this.isMine(seat) && marks.some((each) => stale.includes(each)))
        this.#change(seat, (sheet) => ({ ...sheet, marks: sheet.marks.filter((each) => !stale.includes(each)) }));
    }
  }

  /** A key that is the pencil's; whether it was. */
  key(key: string): boolean {
    const low = key.toLowerCase();
    if (!this.can) return false;
    if (low === 'p') this.toggle();
    else if (!this.isOn) return false;
    else if (key === 'Escape') this.take(null);
    else if (/^\d$/.test(key)) this.typed = (this.typed + key).slice(-3).replace(/^0+/, '');
    else if (key === 'Backspace' && this.typed !== '') this.typed = this.typed.slice(0, -1);
    else if (key === 'Enter' && this.typed !== '') this.#enter();
    else {
      const tool = TOOLS.find((each) => each.key === low)?.tool;
      if (!tool) return false;
      this.take(tool);
    }
    return true;
  }

  #enter(): void {
    const station = Number(this.typed);
    if (isStation(station)) this.press(station);
    else this.#props().onsay(text.noStation(this.typed), 'warn');
    this.typed = '';
  }

  /** The seat of mine that has ringed the station. */
  #owner(station: number): number | null {
    return this.plans.find(({ seat, marks }) => this.isMine(seat) && marks.includes(station))?.seat ?? null;
  }

  #sheet(seat: number): Sheet {
    return sheetIn(this.#sketching?.all.find((each) => each.seat === seat)?.sketch);
  }

  #change(seat: number, change: (sheet: Sheet) => Sheet): void {
    this.#sketching?.draw(seat, sketchOf(change(this.#sheet(seat))));
  }
}
