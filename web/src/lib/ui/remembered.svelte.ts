import { keepText, keptText } from '../storage';

/** A switch that this browser remembers; off until somebody has chosen, unless it is on at first. */
export class RememberedSwitch {
  isOn = $state(false);

  constructor(
    readonly key: string,
    first = false,
  ) {
    this.isOn = (keptText('device', key) ?? (first ? 'yes' : 'no')) === 'yes';
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    keepText('device', this.key, isOn ? 'yes' : 'no');
  }
}

/** A number from 0 to 1 that this browser remembers. */
export class RememberedNumber {
  now = $state(0);

  constructor(
    readonly key: string,
    first: number,
  ) {
    const kept = Number.parseFloat(keptText('device', key) ?? '');
    this.now = kept >= 0 && kept <= 1 ? kept : first;
  }

  set(now: number): void {
    this.now = now;
    keepText('device', this.key, String(now));
  }
}
