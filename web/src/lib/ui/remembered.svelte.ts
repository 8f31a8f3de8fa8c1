/** A switch that this browser remembers; off until somebody has chosen. */
export class RememberedSwitch {
  isOn = $state(false);

  constructor(readonly key: string) {
    try {
      this.isOn = localStorage.getItem(key) === 'yes';
    } catch {
      // No storage: as for everyone who has not chosen.
    }
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    try {
      localStorage.setItem(this.key, isOn ? 'yes' : 'no');
    } catch {
      // No storage: it lasts as long as the page.
    }
  }
}

/** A number from 0 to 1 that this browser remembers. */
export class RememberedNumber {
  now = $state(0);

  constructor(
    readonly key: string,
    first: number,
  ) {
    this.now = first;
    try {
      const kept = Number.parseFloat(localStorage.getItem(key) ?? '');
      if (kept >= 0 && kept <= 1) this.now = kept;
    } catch {
      // No storage: as for everyone who has not chosen.
    }
  }

  set(now: number): void {
    this.now = now;
    try {
      localStorage.setItem(this.key, String(now));
    } catch {
      // No storage: it lasts as long as the page.
    }
  }
}
