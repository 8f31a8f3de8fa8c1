/** For a radio group or a list of tabs, which is one stop for the Tab key: an arrow picks the next choice and leads to it. */
export function pickByArrow(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const group = event.currentTarget;
  const isAcross = group.getAttribute('role') === 'tablist';
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: isAcross ? 0 : 1, ArrowUp: isAcross ? 0 : -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const choices = [...group.querySelectorAll<HTMLElement>('[role=radio], [role=tab]')];
  const at = choices.findIndex((choice) => choice === event.target);
  const next = choices[(at + step + choices.length) % choices.length];
  next?.click();
  next?.focus();
}
