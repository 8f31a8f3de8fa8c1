/** What the detectives mean to do, as it stands now: an arrow goes with the next move of its pawn, and of Mister X. */
import type { Sketching } from '$lib/game';
import type { View } from '../types.gen';
import { sheetIn, type Sheet } from './sheet';

export interface Arrow {
  from: number;
  to: number;
}

export interface Plan {
  seat: number;
  arrow: Arrow | null;
  marks: readonly number[];
}

/** Whether an arrow still says what its pawn will do. */
export function standing(seat: number, { arrow }: Sheet, view: Pick<View, 'detectives' | 'log'>): Arrow | null {
  if (!arrow || arrow.window !== view.log.length) return null;
  const detective = view.detectives[seat - 1];
  return detective?.station === arrow.from ? { from: arrow.from, to: arrow.to } : null;
}

/** By seat, those who have planned anything. */
export function plansOf(sketches: Sketching['all'], view: Pick<View, 'detectives' | 'log'>): Plan[] {
  return sketches.flatMap(({ seat, sketch }) => {
    if (!view.detectives[seat - 1]) return [];
    const sheet = sheetIn(sketch);
    const plan = { seat, arrow: standing(seat, sheet, view), marks: sheet.marks };
    return plan.arrow || plan.marks.length > 0 ? [plan] : [];
  });
}

/** What is drawn, and what computers say aloud; of a seat that has drawn its arrow itself the computer says nothing. */
export const withAloud = (drawn: readonly Plan[], aloud: readonly Plan[]): Plan[] => [
  ...drawn,
  ...aloud.filter(({ seat }) => !drawn.some((plan) => plan.seat === seat && plan.arrow)),
];

/** What others have drawn since: their arrows, and their rings. */
export function added(before: readonly Plan[], after: readonly Plan[]): Plan[] {
  return after.flatMap(({ seat, arrow, marks }) => {
    const old = before.find((plan) => plan.seat === seat);
    const isSame = arrow?.from === old?.arrow?.from && arrow?.to === old?.arrow?.to;
    const fresh = { seat, arrow: isSame ? null : arrow, marks: marks.filter((station) => !old?.marks.includes(station)) };
    return fresh.arrow || fresh.marks.length > 0 ? [fresh] : [];
  });
}
