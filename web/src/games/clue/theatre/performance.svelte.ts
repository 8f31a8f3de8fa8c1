/**
 * Puts the show of a suggestion on a table: when one begins, what the board draws meanwhile, what is heard, and that all
 * around waits until it may tell.
 */
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { BoardProps, Hold } from '$lib/game';
import { sound } from '$lib/sound/sound.svelte';
import { News } from '$lib/table/news';
import { browser } from '$lib/table/world';
import { SUSPECTS, WEAPONS } from '../names';
import { effects } from '../sounds';
import type { Desk } from '../table/desk.svelte';
import { plain, tell } from '../telling';
import type { Action, Sight, View } from '../types.gen';
import { Show } from './show.svelte';
import { isLatest, isRest, lastAsking, type Asking, type Beat, type Step } from './storyboard';

type Given = BoardProps<View, Action, Sight>;

const BEFORE_THEY_COME: readonly Step[] = ['curtain', 'asks', 'card'];

export class Performance {
  readonly show: Show;
  /** The stage tells those who listen; otherwise all around it does. */
  isTelling = $state(false);
  readonly #given: () => Given;
  readonly #news = new News<View, Sight>();
  /** How the pieces stand once they have come. */
  #scene = $state.raw<Pick<View, 'pieces' | 'weapons'> | null>(null);
  readonly #hold: Hold<View, Action, Sight> | undefined = $derived.by(() => this.#given().hold);
  readonly #calls: number | null = $derived.by(() => this.#called());

  /** What is so by now, whatever is shown. */
  readonly now = $derived.by((): Hold<View, Action, Sight>['now'] => this.#hold?.now ?? this.#given());
  /** All around waits for the show. */
  readonly isHeld = $derived.by((): boolean => this.show.asking !== null && this.#given().seq < this.now.seq);
  /** What the board is given: pawn and weapon come when they are called. */
  readonly drawn = $derived.by((): Given => this.#drawn());

  /** To be made with a component. */
  constructor(
    given: () => Given,
    readonly desk: Desk,
    /** Nothing moves on the board. */
    isStill: () => boolean = () => true,
  ) {
    this.#given = given;
    this.show = new Show({
      seen: () => ({ view: this.now.view, sights: this.now.sights, seat: given().seat, calls: this.#calls }),
      tempo: () => ({ pace: this.#hold && !document.hidden ? given().pace : 0, isReduced: prefersReducedMotion.current }),
      isClosed: () => given().isPast === true || (desk.isLetting && this.#calls === null),
      isFree: isStill,
      after: browser.after,
      onbeat: (beat, asking) => this.#play(beat, asking),
      onout: (told) => {
        if (this.isHeld) this.#hold?.end(told);
      },
    });
    $effect(() => this.#hold?.when((before, after) => untrack(() => this.show.shows(before, after))));
    $effect(() => {
      // Nothing waits while nothing is shown, or while somebody has to read or to answer.
      const { beat } = this.show;
      if (given().seq >= this.now.seq || (beat && !isRest(beat.step))) return;
      untrack(() => {
        this.show.tellAll();
        this.#hold?.end([]);
      });
    });
    $effect.pre(() => {
      const { view, sights, seq, seat } = this.drawn;
      untrack(() => this.#news.look({ view, sights, seq, seat }));
    });
  }

  /** The card, or that nobody has one, has been read. */
  putAway(): void {
    if (!this.show.isReadable) return;
    this.desk.close();
    this.show.putAway();
  }

  #called(): number | null {
    const { dialog, shown, unanswered } = this.desk;
    const { sights } = this.now;
    if (dialog === 'disprove') return lastAsking(sights);
    if (dialog === 'shown' && shown) return sights.lastIndexOf(shown) - 1;
    return dialog === 'unanswered' && unanswered ? sights.lastIndexOf(unanswered) : null;
  }

  #drawn(): Given {
    const given = this.#given();
    if (!this.#hold) return given;
    const { asking, beat } = this.show;
    if (!asking || !this.isHeld) return { ...given, news: this.#news };
    const still = { ...given, actions: [], news: this.#news };
    if (given.sights.length > asking.at || !this.#scene || !beat || BEFORE_THEY_COME.includes(beat.step)) return still;
    return { ...still, sights: this.now.sights.slice(0, asking.at + 1), seq: asking.at + 1, view: { ...given.view, ...this.#scene } };
  }

  #sceneOf(asking: Asking): Pick<View, 'pieces' | 'weapons'> {
    const { view, sights } = this.now;
    if (isLatest(sights, asking)) return { pieces: view.pieces, weapons: view.weapons };
    // Others have moved since, and that is shown later.
    const { pieces, weapons } = this.#given().view;
    const { suspect, weapon, room } = asking.named;
    return { pieces: pieces.with(SUSPECTS.indexOf(suspect), { room }) as View['pieces'], weapons: weapons.with(WEAPONS.indexOf(weapon), room) as View['weapons'] };
  }

  #play({ step }: Beat, asking: Asking): void {
    const { at, asker, asked } = asking;
    const { isHeld } = this;
    const { seat, names, onsay } = this.#given();
    if (!this.isTelling || step === 'curtain') this.isTelling = isHeld;
    if (!isHeld) return;
    if (step === 'curtain') {
      this.#scene = this.#sceneOf(asking);
      sound.play(effects.suggestion);
      const said = this.now.sights[at];
      if (said?.saw === 'suggested') onsay(plain(tell({ ...said, passed: [], asked: asked ?? asker }, names ?? [], seat) ?? []));
    }
    if (step === 'comes') sound.play(effects.called);
    if (step === 'slides') sound.play(seat !== null && (seat === asker || seat === asked) ? effects.shown : effects.whisper);
    if (step === 'silence') sound.play(effects.unanswered);
  }
}
