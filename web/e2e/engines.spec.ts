// All other tests use Chromium; here Firefox and WebKit open the page, and one move is made and answered.

import { expect as base, test } from '@playwright/test';
import { firefox, webkit } from './engines';
import { House } from './house';

// A browser of its own starts beside those of the other tests.
test.setTimeout(240_000);
const expect = base.configure({ timeout: 60_000 });

// Apple's WebKit needs a driver that somebody has to allow by hand.
for (const start of process.platform === 'linux' ? [firefox, webkit] : [firefox]) {
  test(`a game is begun, a move is made and answered in ${start.name}`, async () => {
    const house = await House.open();
    const engine = await start();
    try {
      const click = (path: string) => expect.poll(() => engine.click(path).then(() => 'clicked', String)).toBe('clicked');
      const count = (selector: string) => engine.evaluate(`document.querySelectorAll('${selector}').length`);
      await engine.goto(`${house.url}/new/checkers?mode=computer`);
      await engine.evaluate(`(window.complaints = [],
        addEventListener('error', ({ message }) => complaints.push(message)),
        addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason))),
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => complaints.push(violatedDirective)))`);
      await click(`//button[contains(., 'Start the game')]`);
      await click(`//*[@data-square='11' and contains(@class, 'live')]`);
      await click(`//*[@data-square='15' and contains(@class, 'goal')]`);
      await expect.poll(() => engine.evaluate(`document.querySelector('[data-square="15"]').ariaLabel`)).toMatch(/black man/);
      // The computer has moved, and it is my turn again.
      await expect.poll(() => count('.move')).toBe(2);
      await expect.poll(() => count('[data-square].live')).toBeGreaterThan(0);
      expect(await engine.evaluate('complaints')).toEqual([]);
    } finally {
      await engine.close();
      await house.demolish();
    }
  });
}
