// Chat messages of others that have come since the chat was last in sight.

import { chat } from './chat.svelte';
import type { TableSession } from './session.svelte';

export class Unread {
  #readTo = $state(-1);
  readonly #session: Pick<TableSession, 'notes' | 'you'>;
  readonly #isChatShown: () => boolean;

  readonly lines = $derived.by(() => {
    const { notes, you } = this.#session;
    return (this.#isChatShown() ? [] : notes).flatMap((note) => {
      const { n, body } = note;
      if (n <= this.#readTo || body.kind !== 'said' || chat.hides(note) || body.guest.id === you?.id) return [];
      return [{ n, text: `${body.guest.name}: ${body.text}` }];
    });
  });

  /** To be made with a component. What was said before counts as read. */
  constructor(session: Pick<TableSession, 'notes' | 'you'>, isChatShown: () => boolean) {
    this.#session = session;
    this.#isChatShown = isChatShown;
    this.#readTo = session.notes.at(-1)?.n ?? -1;
    $effect(() => {
      if (isChatShown()) this.#readTo = session.notes.at(-1)?.n ?? -1;
    });
  }
}
