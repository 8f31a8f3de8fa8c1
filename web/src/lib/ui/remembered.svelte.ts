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
