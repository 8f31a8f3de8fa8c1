/** What is said about plans of the detectives, in English. */
import { figures } from '$lib/words/figures';
import type { Aim } from '../../types.gen';

const { all } = figures('en-GB');

export const en = {
  tab: 'Plan',
  count: (plans: number) => `${plans} plan${plans === 1 ? '' : 's'}`,
  pencil: 'Plan together (P)',
  /** What the pencil does; shown beside its button. */
  tools: { mark: 'He could be here (X)', arrow: 'I’ll go there (A)', rub: 'Rub out (R)' },
  /** Who drew it. */
  you: (pawn: string) => `You, ${pawn}`,
  /** One line of the list, after the name. */
  row: (arrow: { from: number; to: number } | null, marks: readonly number[]) =>
    [arrow && `${arrow.from} to ${arrow.to}`, marks.length > 0 && `marks ${marks.join(', ')}`].filter(Boolean).join('; '),
  go: 'Go',
  goTo: (pawn: string, station: number) => `Move ${pawn} to ${station}`,
  empty: 'Nothing planned yet. Take the pencil beside the map: ring the stations where he could be, and draw an arrow to where you’re going. Mister X sees none of it.',
  stale: (marks: number) => `Rub out ${marks} stale mark${marks === 1 ? '' : 's'}?`,
  full: (most: number) => `You have ${most} marks already. Rub one out first.`,
  fromHere: (station: number) => `You’re at ${station}. Where will you go?`,
  noStation: (digits: string) => `There’s no station ${digits}.`,
  /** What a computer says of where it means to go. */
  aloud: {
    certain: [
      (to) => `He must be at ${to}. I’ll go and knock.`,
      (to) => `${to}, and nowhere else. Mine.`,
      (to) => `I’ll take ${to}. Bring the handcuffs.`,
      (to) => `All roads lead to ${to}. So do my boots.`,
    ],
    likely: [
      (to) => `I’ll try ${to}. He may be there.`,
      (to) => `I’ll look in at ${to}.`,
      (to) => `${to} smells of cigars. I’m off.`,
      (to) => `${to} is mine. Somebody take the next street.`,
    ],
    'cut-off': [
      (to) => `I’ll shut him in from ${to}.`,
      (to) => `I’ll stand guard at ${to}. He won’t get past me.`,
      (to) => `${to} is the door, and I’m closing it.`,
      (to) => `From ${to} I’ll have an eye on his ways out.`,
    ],
    underground: [
      (to) => `I’ll go down at ${to}. The underground is quick.`,
      (to) => `First ${to}, then anywhere by rail.`,
      (to) => `I want a train. ${to} has one.`,
      (to) => `${to}, mind the gap. From there I can get anywhere.`,
    ],
    'last-seen': [
      (to) => `I’ll follow him by way of ${to}.`,
      (to) => `That’s the way he went. I’ll take ${to}.`,
      (to) => `Back on his trail: ${to}.`,
      (to) => `I’ll go where we saw him last, by way of ${to}.`,
    ],
    closing: [
      (to) => `I’ll take ${to}, and the ring gets tighter.`,
      (to) => `${to} for me. You take the other side.`,
      (to) => `I’m off to ${to}. Keep your end closed.`,
      (to) => `One street nearer: ${to}.`,
    ],
  } satisfies Record<Aim, ((to: number) => string)[]>,
  /** On the map, for readers. */
  arrow: (name: string, from: number, to: number) => `${name} will go from ${from} to ${to}`,
  mark: (name: string, station: number) => `${name}: he could be at ${station}`,
  /** Said when somebody else has drawn it. */
  drawn: (name: string, to: number | null, marks: readonly number[]) =>
    `${name} ${all([...(to === null ? [] : [`will go to ${to}`]), ...(marks.length === 0 ? [] : [`marks ${all(marks.map(String))}`])])}.`,
};
