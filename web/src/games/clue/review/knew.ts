/** How a seat knew the case, and whether it could have known sooner: what the ending and the review tell, from reviews. */
import { kindOf, named, nameOf } from '../names';
import type { Person } from '../text/kinds';
import { plain } from '../telling';
import type { Because, Explanation, Review, Theory } from '../types.gen';
import { say, withNames } from '../voice';
import { text } from './text';

/** A step of how somebody knew: what it is about, and why. */
export interface Step {
  lead: string;
  text: string;
}

/** Passes by rounds: the largest group last, as "all others". */
function turns(passed: Extract<Because['how'], { how: 'passed' }>['passed'], people: readonly Person[]) {
  const rounds = [...new Set(passed.map(({ round }) => round))].sort((a, b) => a - b);
  const told = rounds.map((round) => {
    const seats = passed.filter((pass) => pass.round === round).map(({ seat }) => seat);
    const those = seats.map((seat) => people[seat] ?? { name: '', isReader: false });
    // "You and Ann", as people say it.
    return { round, people: those.sort((a, b) => Number(b.isReader) - Number(a.isReader)), isRest: false };
  });
  const most = Math.max(...told.map(({ people }) => people.length));
  const rest = told.findLast(({ people }) => people.length === most);
  if (!rest || (told.length > 1 && most < 2)) return told;
  return [...told.filter((turn) => turn !== rest), { ...rest, isRest: true }];
}

/** Why these three lie in the case file: cards with the same reason share a step. */
export function stepsOf(because: readonly Because[], who: Person, people: readonly Person[]): Step[] {
  const told = because.map(({ card, how, proof }) => ({
    card,
    text: how.how === 'passed' ? text.passed(turns(how.passed, people)) : how.how === 'others' ? text.others(who, kindOf(card)) : text.deduced(proof.steps.length),
  }));
  const reasons = [...new Set(told.map((each) => each.text))];
  return reasons.map((reason) => ({ lead: text.lead(told.filter((each) => each.text === reason).map(({ card }) => card)), text: reason }));
}

/** How the winner knew: steps, or that it was a guess. Without an accusation there is nothing to tell. */
export function howKnew(review: Review, who: Person, people: readonly Person[]): Step[] {
  const { accused, proved } = review;
  if (!accused) return [];
  if (accused.cases === null) return [{ lead: '', text: text.uncounted }];
  if (accused.cases > 1 || !proved) return [{ lead: '', text: text.guess(accused.cases) }];
  const steps = stepsOf(proved.because, who, people);
  return steps.length < 3 ? [...steps, { lead: text.so, text: plain(text.inFile(named(accused.theory as Theory))) }] : steps;
}

export interface Verdict {
  title: string;
  text: string;
}

/** What the chart says: to a seat of the reader's, or to who watches. */
export function verdictOf(reviews: readonly (Review | undefined)[], people: readonly Person[], seat: number | null, winner: number | null): Verdict {
  const mine = seat === null ? undefined : reviews[seat];
  if (!mine) return { title: text.cases, text: text.casesHint };
  const { proved, accused } = mine;
  if (winner === seat && proved) {
    const sooner = reviews.findIndex((review, each) => each !== seat && review?.proved && review.proved.round < proved.round);
    if (sooner < 0) return { title: text.nobodySooner, text: text.youKnew(proved.round) };
    const name = people[sooner]?.name ?? '';
    return { title: text.sooner(name), text: text.soonerText(name, reviews[sooner]?.proved?.round ?? 0) };
  }
  if (proved && winner !== seat) {
    if (proved.accusable !== null) return { title: text.couldAccuse(proved.accusable), text: text.couldAccuseText };
    return { title: text.noTurn(proved.round), text: text.noTurnText };
  }
  const left = accused && !accused.right ? accused.cases : mine.rounds.at(-1)?.cases;
  return left == null ? { title: text.cases, text: text.casesHint } : { title: winner === seat ? text.cases : text.notYet, text: text.notYetText(left) };
}

/** A chart in words. */
export function chartLabel(reviews: readonly (Review | undefined)[], people: readonly Person[]): string {
  const lines = reviews.flatMap((review, seat) => {
    const cases = review?.rounds.at(-1)?.cases;
    return review && cases != null ? [text.line(people[seat] ?? { name: '', isReader: false }, cases, review.proved?.round ?? null)] : [];
  });
  return [text.cases, ...lines].join(' ').replace(text.cases, `${text.cases}.`);
}

/** "Fenwick, as Colonel Mustard": the suspect of a seat, unless the seat is called so anyway. */
export function suspectNote(name: string, suspect: Parameters<typeof nameOf>[0]): string {
  return name === nameOf(suspect) ? '' : text.as(nameOf(suspect));
}

type Value = { code?: unknown; [key: string]: unknown };

/** What the house told somebody as "you", told of them by name. */
function ofOther<T>(value: T, name: string): T {
  if (Array.isArray(value)) return value.map((item) => ofOther(item, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { code, ...rest } = value as Value;
  const who = { code: 'player', name };
  if (code === 'you') return who as T;
  if (code === 'yours') return { ...rest, code: 'stated', says: { code: 'has', holder: who, cards: rest.cards } } as T;
  const told = Object.entries(value).map(([key, part]) => [key, key === 'with_you' ? false : ofOther(part, name)]);
  return Object.fromEntries(told) as T;
}

/** The steps of a proof about `who`, for the reader. */
export function proofSteps(proof: Explanation, who: Person, names: readonly string[], round: (round: number) => string): { entry: null; depth: number; text: string }[] {
  return proof.steps.map((step) => {
    const told = withNames(who.isReader ? step : ofOther(step, who.name), names);
    return { entry: null, depth: step.depth, text: (step.round === null ? '' : `${round(step.round)}: `) + say(told) };
  });
}
