export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** What can still be done about it, for instance to take it back. */
  act?: { label: string; run: () => void } | undefined;
}

/** How long a toast stays that is no error, in milliseconds. */
const STAY = 6000;

/** Short messages at the edge of the page, over dialogs as well. Errors stay until they are closed. */
export class Toasts {
  list = $state.raw<Toast[]>([]);
  /** What is said while the line to the house is lost. */
  away = $state<string | null>(null);
  /** How high something stands at the foot of a narrow page that they must not cover, as a CSS length. */
  foot = $state('0px');
  #last = 0;
  #after: (ms: number, then: () => void) => void;

  constructor(after: (ms: number, then: () => void) => void) {
    this.#after = after;
  }

  say(text: string, tone: Toast['tone'] = 'plain', act?: Toast['act']): void {
    // The same complaint twice is one complaint.
    if (this.list.some((toast) => toast.text === text)) return;
    this.#last += 1;
    const id = this.#last;
    this.list = [...this.list, { id, text, tone, act }];
    if (tone !== 'bad') this.#after(STAY, () => this.close(id));
  }

  /** What was said is no longer so. */
  unsay(text: string): void {
    this.list = this.list.filter((toast) => toast.text !== text);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts((ms, then) => void setTimeout(then, ms));
