// A person without a mouse: whatever is to be pressed is reached by the Tab key and arrows, and seen to be reached.

import { expect, type Locator, type Page } from '@playwright/test';

/** No page has nearly as many stops, and no board as many places. */
const MOST = 120;

export class Keys {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async isOn(goal: Locator): Promise<boolean> {
    return (await goal.and(this.page.locator(':focus')).count()) > 0;
  }

  /** Goes there by the Tab key. */
  async reach(goal: Locator): Promise<void> {
    await this.#walk(goal, 'Tab');
  }

  /** Goes there and presses it. */
  async use(goal: Locator): Promise<void> {
    await this.reach(goal);
    await this.press('Enter');
  }

  /** Chooses one of several: Tab leads to the group, arrows from one to the other. */
  async choose(group: Locator, radio: Locator): Promise<void> {
    await this.reach(group.getByRole('radio'));
    if (await this.isOn(radio)) await this.press('Space');
    else await this.#walk(radio, 'ArrowRight');
    await expect(radio).toBeChecked();
  }

  /** Writes into a field, in place of what is there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Goes round the lit places of a board until this one. */
  async reachPlace(board: Locator, place: Locator): Promise<void> {
    await this.reach(board);
    await this.#walk(place, 'PageDown');
  }

  /** Whatever happened, the keys are somewhere: not at the top of the page again. */
  async expectHeld(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null)).toBe(true);
  }

  async #walk(goal: Locator, key: string): Promise<void> {
    await expect(goal.first()).toBeAttached();
    const way: string[] = [];
    for (let presses = 0; presses < MOST; presses++) {
      if (await this.isOn(goal)) return;
      await this.press(key);
      const { name, isSeen } = await this.#here();
      expect(isSeen, `the focus is to be seen on ${name}`).toBe(true);
      way.push(name);
    }
    throw new Error(`${key} does not lead to ${goal}, but to ${way.join(' | ')}`);
  }

  /** What has the focus, and whether one sees that: by an outline of its own or of what frames it. Boards draw it themselves. */
  #here(): Promise<{ name: string; isSeen: boolean }> {
    return this.page.evaluate(() => {
      const here = document.activeElement;
      if (!here || here === document.body) return { name: 'the page', isSeen: true };
      const name = (here.getAttribute('aria-label') ?? here.textContent ?? '').trim().slice(0, 40) || here.outerHTML.slice(0, 60);
      const isOutlined = (each: Element | null) => each !== null && getComputedStyle(each).outlineStyle !== 'none';
      const isDrawn = here.matches('[data-stop], [data-to]');
      return { name, isSeen: isDrawn || isOutlined(here) || isOutlined(here.parentElement) || isOutlined(here.closest('label')) };
    });
  }
}
