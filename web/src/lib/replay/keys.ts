/** What a key asks of the projector; null if it is meant for something else on the page. */
export type Command = 'first' | 'last' | 'back' | 'next' | 'toggle';

const KEYS: Record<string, Command> = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'toggle' };

export function commandOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>): Command | null {
  const command = KEYS[event.key];
  if (!command || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  // The slider steps with the same keys by itself.
  if (target?.closest('input, select, textarea, [role=radiogroup], [role=dialog], dialog, [popover]')) return null;
  // A button is pressed by the space bar, but for those of a board on which nothing can be done.
  if (command === 'toggle' && target?.closest('button, a') && !target.closest('.board')) return null;
  return command;
}
