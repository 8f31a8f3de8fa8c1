import { keepText } from './storage';

export type Theme = 'night' | 'day';

// Must agree with the script in app.html, which sets the theme before the first paint.
const KEY = 'parlour-theme';

class ThemeSwitch {
  now = $state<Theme>('night');

  constructor() {
    if (typeof document !== 'undefined' && document.documentElement.dataset.theme === 'day') this.now = 'day';
  }

  toggle(): void {
    this.now = this.now === 'night' ? 'day' : 'night';
    document.documentElement.dataset.theme = this.now;
    keepText('device', KEY, this.now);
  }
}

export const theme = new ThemeSwitch();
