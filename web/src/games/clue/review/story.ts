/** What is told of a seat's rounds: rounds in which nothing was found out share a line. */
import type { Accusation, Asked, Better, Review, Standing } from '../types.gen';

export interface Part {
  round: number;
  /** The last round that is told with it. */
  to: number;
  standing: Standing;
  asked: { number: number; asked: Asked }[];
  accused: Accusation | null;
}

export function roundsToTell({ rounds, asked, accused, proved }: Review): Part[] {
  const told: Part[] = [];
  rounds.forEach((standing, round) => {
    const own = asked.map((each, number) => ({ number, asked: each })).filter(({ asked: { round: of } }) => of === round);
    const mine = accused?.round === round ? accused : null;
    const last = told.at(-1);
    const isPlain = (part: Pick<Part, 'asked' | 'accused'>) => part.asked.length === 0 && part.accused === null;
    const isSame = last && last.standing.cases === standing.cases && last.standing.chance === standing.chance;
    if (last && last.round > 0 && isSame && isPlain(last) && isPlain({ asked: own, accused: mine }) && round !== proved?.round) last.to = round;
    else told.push({ round, to: round, standing, asked: own, accused: mine });
  });
  return told;
}

/** Whether another question would have left noticeably fewer cases: a hundredth of them is nothing to be told of. */
export const isClearlyBetter = ({ asked, best }: Better): boolean => best.after < asked.after * 0.97;
