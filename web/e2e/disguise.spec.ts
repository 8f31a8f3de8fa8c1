// Every screen in English disguised as another language, with accents and longer: whatever is still plain was never
// translated, and what does not fit would not fit in German either.

import type { Page } from '@playwright/test';
import { accented } from '../src/languages/en-XA/disguise';
import { nameOf, ROOMS, SUSPECTS, WEAPONS } from './cards';
import { test } from './house';
import { NO_WORDS, reading, shelves, SPOKEN, walk } from './walk';

/** A folder for pictures of every screen, to be looked through. */
const SHOTS = process.env.PARLOUR_SHOTS;

/** What is the same in every language: people, what they wrote, and proper names. */
const GUESTS = ['Fenwick', 'Odette', 'Basil', 'Hester', 'Ambrose', 'Lavinia'];
const SAME = ['Ann', 'Ben', 'Cid', 'Dee', 'Sunday', 'Study', 'Parlour', 'LONDON', ...GUESTS];

/** What is filled into sentences of the house: in English a card is called what its edition calls it, a side and a ticket what the code calls them. */
const FILLED_IN = ['black', 'white', 'taxi', 'bus', 'underground', ...[...SUSPECTS, ...WEAPONS, ...ROOMS].flatMap((card) => nameOf(card).split(' '))];

/** What a name reads like in disguise. Marks stand at both ends, so it may be found anywhere; what is filled in bears no accents. */
function inDisguise(name: string | RegExp): RegExp {
  const source = name instanceof RegExp ? name.source.replace(/^\^|\$$/g, '') : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    source.replace(/[aeiouync]/gi, (letter) => `[${letter}${accented(letter)}]`),
    'i',
  );
}

/** What is wrong with the screen as it is shown now, one line each. */
const faults = (page: Page) =>
  page.evaluate(
    ({ same, filledIn, spoken, noWords }) => {
      const found: string[] = [];
      const isShown = (each: Element) =>
        !each.closest('.unseen') &&
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        each.getBoundingClientRect().width > 1 &&
        each.getBoundingClientRect().height > 1;
      const isWords = (each: Element) => !each.closest(noWords);
      const nodes: { node: Text; element: Element; text: string }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const element = node.parentElement!;
        const text = (node.textContent ?? '').replaceAll('\u00AD', '').trim();
        if (text !== '' && !element.closest('script, style') && isShown(element)) nodes.push({ node, element, text });
      }

      const isPlain = (text: string) =>
        (text.replace(/https?:\S+/g, '').match(/\p{L}{2,}/gu) ?? []).some(
          (word) => /[aeiouync]/i.test(word) && !same.includes(word) && !(text.startsWith('⟦') && filledIn.includes(word)),
        );
      for (const { element, text } of nodes) if (isWords(element) && isPlain(text)) found.push(`not translated: “${text}”`);
      // What is read out, or shown only when it is asked for.
      const unseen = [{ name: 'title of the page', text: document.title }];
      for (const element of document.querySelectorAll('body *')) {
        if (!isWords(element)) continue;
        for (const name of spoken) unseen.push({ name, text: element.getAttribute(name) ?? '' });
        if (element.matches('option, .unseen, .unseen *, svg title'))
          unseen.push({ name: element.localName, text: [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('') });
      }
      for (const { name, text } of unseen) if (isPlain(text.trim())) found.push(`not translated: ${name} “${text.trim()}”`);

      const rectsOf = (node: Text) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      };
      const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];
      const isToldBy = (title: string, text: string) => wordsOf(text).every((word) => wordsOf(title).includes(word));
      /** Whether a text is cut off by something that cannot be scrolled. An ellipsis may stand for what a title tells. */
      const isCut = (node: Text, element: Element, text: string): boolean => {
        const rects = rectsOf(node);
        let [canScrollX, canScrollY] = [false, false];
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
          if (/auto|scroll/.test(overflowX)) canScrollX = true;
          if (/auto|scroll/.test(overflowY)) canScrollY = true;
          // A picture may be a part of a larger one.
          if (box instanceof SVGSVGElement && box.getAttribute('role') === 'img') return false;
          // A map is dragged instead.
          if (box instanceof SVGSVGElement && box.parentElement && getComputedStyle(box.parentElement).touchAction === 'none') return false;
          const frame = box.getBoundingClientRect();
          const cutsX = !canScrollX && /hidden|clip/.test(overflowX) && rects.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
          // Letters are lower than the line they stand on.
          const cutsY = !canScrollY && /hidden|clip/.test(overflowY) && rects.some(({ top, bottom, height }) => top < frame.top - height / 4 || bottom > frame.bottom + height / 4);
          if (cutsX || cutsY) return !(textOverflow === 'ellipsis' && isToldBy(box.closest('[title]')?.getAttribute('title') ?? '', text));
          if (position === 'fixed') return false;
        }
        return false;
      };
      for (const { node, element, text } of nodes) if (isCut(node, element, text)) found.push(`clipped: “${text}”`);

      /** What is seen of a text: less than all of it behind an ellipsis, or in something that scrolls. */
      const seenOf = (rect: DOMRect, element: Element): DOMRect => {
        let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, textOverflow, paddingRight, position } = getComputedStyle(box);
          const frame = box.getBoundingClientRect();
          // An ellipsis ends where the padding begins.
          const end = frame.right - (textOverflow === 'ellipsis' ? parseFloat(paddingRight) : 0);
          if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, end)];
          if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
          if (position === 'fixed') break;
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      /** Whether a text leaves the button, field or cell that it stands in. */
      const sticksOut = (node: Text, element: Element): boolean => {
        const frame = element.closest('button, label, .btn, th, td')?.getBoundingClientRect();
        const seen = element.closest('svg') ? [] : rectsOf(node).map((rect) => seenOf(rect, element));
        return frame !== undefined && seen.some(({ left, right, width }) => width > 0 && (left < frame.left - 1 || right > frame.right + 1));
      };
      for (const { node, element, text } of nodes) if (sticksOut(node, element)) found.push(`sticks out: “${text}”`);
      const boxes = nodes.flatMap(({ node, element, text }) =>
        rectsOf(node).flatMap((whole) => {
          const rect = seenOf(whole, element);
          if (rect.width === 0 || rect.height === 0) return [];
          const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
          const top = document.elementFromPoint(x, y);
          return top && (top === element || element.contains(top) || top.contains(element)) ? [{ rect, element, text }] : [];
        }),
      );
      /** What a letter may need above and below small ones, which lines share. */
      const edge = ({ height }: DOMRect) => height / 4;
      boxes.forEach((a, at) =>
        boxes.slice(at + 1).forEach((b) => {
          if (a.text === b.text || a.element.contains(b.element) || b.element.contains(a.element) || a.element.closest('svg') || b.element.closest('svg')) return;
          const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
          const high = Math.min(a.rect.bottom - edge(a.rect), b.rect.bottom - edge(b.rect)) - Math.max(a.rect.top + edge(a.rect), b.rect.top + edge(b.rect));
          if (wide > 4 && high > 2) found.push(`overlapping: “${a.text}” and “${b.text}”`);
        }),
      );

      const sideways = document.documentElement.scrollWidth - innerWidth;
      const isOutside = ({ right }: DOMRect) => right > innerWidth;
      const widest =
        nodes.find(({ node }) => rectsOf(node).some(isOutside))?.element ??
        [...document.querySelectorAll('body *')].findLast((each) => each.checkVisibility() && isOutside(each.getBoundingClientRect()));
      if (sideways > 0) found.push(`scrolls sideways by ${sideways}: ${widest?.outerHTML.slice(0, 200)}`);
      return [...new Set(found)];
    },
    { same: SAME, filledIn: FILLED_IN, spoken: SPOKEN, noWords: NO_WORDS },
  );

// What is counted down to is not to begin while it is looked at.
test.use({ countdown: 600 });

for (const { shelf, screens } of shelves) {
  test(`in disguise every text is translated and has room: ${shelf}`, async ({ house, browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('parlour-language', 'en-XA'));
    const page = reading(await context.newPage(), inDisguise);
    await walk(
      page,
      house,
      screens,
      () => faults(page),
      async (name) => SHOTS && (await page.screenshot({ path: `${SHOTS}/${shelf}/${name}.png` })),
    );
    await context.close();
  });
}
