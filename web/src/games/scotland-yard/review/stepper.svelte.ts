/** Which round is looked at, by hand or played through. Knows no clock. */

export class Stepper {
  readonly first: number;
  readonly last: number;
  step = $state(0);
  isPlaying = $state(false);
  speed = $state(1);

  constructor(first: number, last: number, at: number | null) {
    this.first = first;
    this.last = last;
    this.step = this.#held(at ?? first);
  }

  jump(step: number): void {
    this.isPlaying = false;
    this.step = this.#held(step);
  }

  /** From the end it plays once more. */
  toggle(): void {
    if (!this.isPlaying && this.step === this.last) this.step = this.first;
    this.isPlaying = !this.isPlaying && this.first < this.last;
  }

  /** The next one while it plays; at the end it stops. */
  advance(): void {
    if (this.step < this.last) this.step += 1;
    this.isPlaying = this.step < this.last;
  }

  #held(step: number): number {
    return Math.min(Math.max(step, this.first), this.last);
  }
}
