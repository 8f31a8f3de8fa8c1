/** Something that knows the house's time. */
interface Timed {
  now(): number;
}

/** How late the page may have heard the house's time, in seconds: a countdown of 20 would begin at 21. */
const LATE = 0.25;

/** The house's time, told again four times a second while somebody looks at it. */
export class Ticker {
  now = $state(0);
  #session: Timed;

  constructor(session: Timed) {
    this.#session = session;
    this.now = session.now();
  }

  /** For an `$effect`: runs as long as the component that shows the time. */
  run = (): (() => void) => {
    const tick = () => (this.now = this.#session.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  };

  /** Whole seconds until then, never less than none. */
  secondsTo(time: number): number {
    return Math.max(0, Math.ceil((time - this.now) / 1000));
  }

  /** What a clock shows that counts down to then. */
  faceTo(time: number): number {
    return Math.max(0, Math.ceil((time - this.now) / 1000 - LATE));
  }
}
