/** How fast the page shows what happens at each of a table's speeds. What the house waits for is the house's own. */
import type { Pace } from './table/wire.gen';

/** How long a piece takes for one step (a square, a jump, a station), in milliseconds; 0 = nothing is shown moving. */
export const STEP_MS: Record<Pace, number> = { slow: 500, normal: 250, fast: 120, instant: 0 };

/** The factor for all animation times at this speed: the style sheet has those of the normal one. */
export const paceFactor = (pace: Pace): number => STEP_MS[pace] / STEP_MS.normal;
