/** How long after a click the next one still belongs to it, in milliseconds: as long as people's double clicks take. */
const DOUBLE = 500;

/**
 * What a click closes no longer catches the second click of a double one: without this it would press whatever comes to
 * light underneath. A click of its own is never swallowed.
 */
export function swallowSecondClick(): void {
  const stop = () => {
    removeEventListener('click', swallow, true);
    clearTimeout(timer);
  };
  const swallow = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
    stop();
  };
  const timer = setTimeout(stop, DOUBLE);
  addEventListener('click', swallow, true);
}
