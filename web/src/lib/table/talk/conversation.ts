/** Chat, remarks and answers in the order in which they were said. */
import type { Note } from '../wire.gen';
import type { Reply } from './greetings';
import type { Remark } from './talk';

/** What a guest of the house said. */
export interface Utterance {
  key: string;
  seat: number;
  text: string;
}

export type Line = { note: Note } | { said: Utterance };

export function conversation(notes: readonly Note[], remarks: readonly Remark[], replies: readonly Reply[]): Line[] {
  const lines: Line[] = [];
  let next = 0;
  const upTo = (seq: number) => {
    while (next < remarks.length && remarks[next]!.seq <= seq) {
      const { seq: event, seat, text, about } = remarks[next++]!;
      lines.push({ said: { key: `remark ${event} ${seat} ${about}`, seat, text } });
    }
  };
  const start = notes.findLastIndex(({ body }) => body.kind === 'started');
  notes.forEach((note, index) => {
    // The deal is an event of the match, but its first word is that it begins.
    if (index > start) upTo(note.seq);
    lines.push({ note });
    const reply = replies.find(({ n }) => n === note.n);
    if (reply) lines.push({ said: { key: `reply ${note.n}`, seat: reply.seat, text: reply.text } });
  });
  upTo(Infinity);
  return lines;
}
