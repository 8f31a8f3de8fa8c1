const KEY = 'parlour-turn-board';

/** Whether a board that is shared at one screen turns to the seat to move. Most people sit side by side: it does not. */
class Turning {
  isOn = $state(false);

  constructor() {
    try {
      this.isOn = localStorage.getItem(KEY) === 'yes';
    } catch {
      // No storage: as for everyone who has not chosen.
    }
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    try {
      localStorage.setItem(KEY, isOn ? 'yes' : 'no');
    } catch {
      // No storage: it lasts as long as the page.
    }
  }
}

export const turning = new Turning();
