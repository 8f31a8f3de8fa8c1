/** Who may sound when many want to: without a rule ten pieces that move at once are noise. It plays nothing itself. */
import { lengthOf, type Effect } from './parts';

/** More effects at once nobody can tell apart. */
export const MOST = 6;
/** The same effect again within so many seconds is the same to the ear, only louder. */
export const GAP = 0.09;
/** Details are left out while so many others sound. */
export const CROWD = 3;

/** An effect that was let in. */
export interface Voice {
  effect: Effect;
  /** In seconds, by the clock that `admit` is told. */
  from: number;
  to: number;
}

export class Mixing {
  #voices: Voice[] = [];
  #last = new Map<Effect, number>();

  /** Those that have not ended yet. */
  sounding(now: number): readonly Voice[] {
    this.#voices = this.#voices.filter(({ to }) => to > now);
    return this.#voices;
  }

  /** Lets an effect in that begins at `from`, perhaps in the place of another; null = it is left out. */
  admit(effect: Effect, now: number, from = now): { voice: Voice; silenced: Voice | null } | null {
    const voices = this.sounding(now);
    if (Math.abs(from - (this.#last.get(effect) ?? -Infinity)) < GAP) return null;
    if (effect.weight === 0 && voices.length >= CROWD) return null;
    const silenced = voices.length < MOST ? null : lightest(voices);
    if (silenced && silenced.effect.weight > effect.weight) return null;
    const voice = { effect, from, to: from + lengthOf(effect.parts) };
    this.#voices = [...voices.filter((each) => each !== silenced), voice];
    this.#last.set(effect, from);
    return { voice, silenced };
  }
}

/** The one that is missed least: the lightest, and of these the one that began first. */
function lightest(voices: readonly Voice[]): Voice {
  return voices.reduce((least, each) => {
    const difference = each.effect.weight - least.effect.weight;
    return difference < 0 || (difference === 0 && each.from < least.from) ? each : least;
  });
}
