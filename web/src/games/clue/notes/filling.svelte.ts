const KEY = 'parlour-clue-fill-in';

/** Whether the house fills in what is proved. Whoever likes to find out by themselves leaves it off, as it is at first. */
class Filling {
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

export const filling = new Filling();
