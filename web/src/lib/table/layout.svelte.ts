// How a room of play divides the screen: which panels stand beside the board, and which are tabs.

import { MediaQuery } from 'svelte/reactivity';
import { isZoomed } from '$lib/ui/zoom.svelte';
import type { GameModule } from '$lib/game';
import { words } from '$lib/words';
import { roomWords } from './words';

/** Which lines of the log are shown. */
export type LogFilter = 'all' | 'moves' | 'talk';

/** Which tab the player has picked. */
export class TabChoice {
  filter = $state<LogFilter>('all');
  /** Empty while none is picked: the screen decides which comes first. */
  tab = $state('');
  isSheetOpen = $state(false);

  /** Shows a tab, wherever on the page it was asked for. */
  show(tab: string): void {
    this.tab = tab;
    this.isSheetOpen = true;
  }

  /** A click on a tab: a second click closes the sheet. */
  press(tab: string): void {
    if (tab === this.tab) this.isSheetOpen = !this.isSheetOpen;
    else this.show(tab);
  }
}

export class PlayLayout {
  readonly #game: () => GameModule;
  readonly #choice: TabChoice;
  readonly #seat: () => number | null;
  // A board that fills a narrow screen leaves no room beside it: what stood there becomes tabs on a sheet.
  readonly #narrow = new MediaQuery('(max-width: 36rem), (max-width: 48rem) and (max-aspect-ratio: 6/5)');
  // An upright phone shows the board or a checklist, never both; what is to be done stays at its foot.
  readonly #upright = new MediaQuery('(max-width: 60rem) and (max-aspect-ratio: 6/5)');
  // A screen that is wide enough has room for one more column.
  readonly #broad = new MediaQuery('(min-width: 76rem) and (min-height: 42rem) and (min-aspect-ratio: 7/5)');

  // A phone on its side has no height to give.
  readonly #low = new MediaQuery('(max-height: 34rem) and (min-aspect-ratio: 6/5)');

  /** Where the message line stands: inside the board's own part, under the board, or beside it. */
  readonly linePlace = $derived.by(() => (this.#game().placesLine && !this.#low.current ? 'inside' : this.#game().fillsScreen ? 'under' : 'beside'));
  /** One column: the newest line of the log stands under the message line. */
  readonly isUpright = $derived.by(() => this.#upright.current || (this.#game().fillsScreen === true && this.#narrow.current));
  readonly isSheet = $derived.by(() => this.#game().fillsScreen === true && this.#narrow.current);
  readonly isDocked = $derived.by(() => this.#upright.current && (this.#game().panels ?? []).some(({ replacesBoard }) => replacesBoard));
  readonly isTabbed = $derived.by(() => this.isSheet || this.isDocked);
  readonly column = $derived.by(() => (this.#broad.current && !isZoomed() ? (this.#game().panels?.find(({ isColumn }) => isColumn) ?? null) : null));
  readonly #panels = $derived.by(() =>
    (this.#game().panels ?? []).filter((each) => each !== this.column && (!each.isInSide || this.isTabbed) && (each.isFor?.(this.#seat()) ?? true)),
  );
  readonly tabs = $derived.by(() => {
    const game = this.#game();
    const own = (isInSide: boolean) => this.#panels.filter((each) => (each.isInSide ?? false) === isInSide).map(({ id, label }) => ({ id, label }));
    const log = { id: 'log', label: game.logName ?? (game.Log ? words.table.tabs.moves : words.table.tabs.log) };
    // Upright the first tab is the board, with one's own under it; each other has its place.
    const [first, ...rest] = own(true);
    return [
      ...(this.isDocked && first ? [{ ...first, label: roomWords.board }, ...rest, ...own(false), log] : [...own(true), log, ...own(false)]),
      { id: 'chat', label: words.table.tabs.chat },
      // A column beside a board that fills the screen has room for so many tabs: the rules are in the rail, too.
      ...(game.fillsScreen && this.#panels.length > (this.isSheet ? 2 : 0) ? [] : [{ id: 'rules', label: words.table.tabs.rules }]),
      { id: 'table', label: words.table.tabs.table },
    ];
  });
  /** The tab that is picked, or the one that comes first on this screen. */
  readonly tab = $derived.by(() => (this.tabs.some(({ id }) => id === this.#choice.tab) ? this.#choice.tab : this.isDocked ? this.tabs[0]!.id : 'log'));
  readonly label = $derived.by(() => (this.panel ? this.#game().name : this.tabs.find(({ id }) => id === this.tab)?.label));
  /** The game's own panel on that tab. */
  readonly panel = $derived.by(() => this.#panels.find(({ id }) => id === this.tab) ?? null);
  readonly isFolded = $derived.by(() => this.isDocked && this.tab !== this.tabs[0]!.id);
  /** What is on the tab can be seen. */
  readonly isTabInSight = $derived.by(() => !this.isSheet || this.#choice.isSheetOpen);

  constructor(game: () => GameModule, choice: TabChoice, seat: () => number | null = () => null) {
    this.#seat = seat;
    this.#game = game;
    this.#choice = choice;
  }
}
