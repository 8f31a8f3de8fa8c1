/**
 * The sound of this page: the switch, and the door to everything that makes a noise. The synthesiser behind it is
 * fetched after the first touch of the page, since browsers allow no sound before; what is asked for until it is there
 * is not heard late but never. While the switch is off there is no audio at all.
 */
import { RememberedNumber, RememberedSwitch } from '$lib/ui/remembered.svelte';
import type { Score } from './composer';
import type { Desk } from './desk';
import type { HouseEffect, HouseScore } from './house';
import type { Effect } from './parts';

/** Everything outside that it touches; tests put their own in its place. */
export interface Studio {
  open(): AudioContext;
  /** Fetches the synthesiser. */
  fetch(): Promise<new (context: AudioContext, volume: number) => Desk>;
}

export class Sound {
  /** Effects tell something (it is your turn), so they are heard until somebody wants none. */
  readonly muted = new RememberedSwitch('parlour-muted');
  /** Music is a matter of taste and of who else is in the room, so it waits until somebody wants it. */
  readonly music = new RememberedSwitch('parlour-music');
  readonly volume = new RememberedNumber('parlour-volume', 0.6);

  #studio: Studio;
  #context: AudioContext | null = null;
  #desk: Desk | null = null;
  #score: Score | HouseScore | null = null;
  #heard: Score | null = null;
  #isHidden = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** The page was touched: from now on the browser allows sound. */
  touch(): void {
    if (this.#context || this.muted.isOn) return;
    void this.#open();
  }

  /** Plays an effect, after so many seconds if need be. */
  play(which: HouseEffect | Effect, after = 0): void {
    this.#desk?.play(which, after);
  }

  /** To be called by a click. */
  async setMuted(isMuted: boolean): Promise<void> {
    this.muted.set(isMuted);
    if (isMuted) return this.#close();
    await this.#open();
    this.play('on');
  }

  setVolume(volume: number): void {
    this.volume.set(volume);
    this.#desk?.setVolume(loudness(volume));
  }

  setMusic(isOn: boolean): void {
    this.music.set(isOn);
    this.#accompany();
  }

  /** The soundtrack of where we are. The answer takes it away again. */
  accompany(score: Score | HouseScore | null): () => void {
    this.#score = score;
    this.#accompany();
    return () => {
      if (this.#score !== score) return;
      this.#score = null;
      this.#accompany();
    };
  }

  /** Plays a soundtrack for its own sake, whether or not there is music at tables. The answer ends it. */
  listen(score: Score): () => void {
    this.#heard = score;
    this.#accompany();
    return () => {
      if (this.#heard === score) this.#heard = null;
      this.#accompany();
    };
  }

  /** A page that nobody looks at plays no music, but it still calls for its turn. */
  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#accompany();
  }

  #accompany(): void {
    const score = this.#heard ?? (this.music.isOn ? this.#score : null);
    this.#desk?.accompany(this.#isHidden ? null : score);
  }

  async #open(): Promise<void> {
    if (this.#context) return;
    const context = this.#studio.open();
    this.#context = context;
    try {
      const Desk = await this.#studio.fetch();
      // It may have been switched off while it was fetched.
      if (this.#context !== context) return;
      this.#desk = new Desk(context, loudness(this.volume.now));
      this.#accompany();
    } catch {
      // The house cannot be reached, which the page tells in its own way; the next touch tries again.
      if (this.#context === context) this.#close();
    }
  }

  #close(): void {
    if (this.#desk) this.#desk.close();
    else void this.#context?.close();
    this.#desk = null;
    this.#context = null;
  }
}

/** The ear hears ratios: half of the slider shall be half as loud, not nearly as loud. */
const loudness = (volume: number): number => volume ** 2;

export const sound = new Sound({
  open: () => new AudioContext(),
  fetch: async () => (await import('./desk')).Desk,
});
