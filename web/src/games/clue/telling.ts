/** What was seen, told as sentences with the cards marked, so that a page can print them in bold. */
import { named } from './names';
import { text } from './text';
import type { Person, Text } from './text/kinds';
import type { Ended, Place, Sight, Theory } from './types.gen';

export type { Text } from './text/kinds';

/** The same without marks. */
export const plain = (told: Text): string => told.map((part) => (typeof part === 'string' ? part : part.card)).join('');

/** Who is told: seats by name, the reader as "you". */
class Company {
  constructor(
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  person(seat: number): Person {
    return { name: this.names[seat] || text.seat(seat + 1), isReader: seat === this.reader };
  }

  people(seats: readonly number[]): Person[] {
    return seats.map((seat) => this.person(seat));
  }
}

function moved(sight: Extract<Sight, { saw: 'moved' }>, company: Company): Text {
  const { log } = text;
  const end: Place = sight.path.at(-1) ?? 'home';
  const who = company.person(sight.seat);
  if (end === 'home') return log.goesHome(who);
  if ('room' in end) return sight.by_passage ? log.takesPassage(who, end.room) : log.goesToRoom(who, end.room);
  if ('hallway' in end) return log.goesToHallway(who, end.hallway);
  return log.walks(who, sight.path.length - 1);
}

function suggested(sight: Extract<Sight, { saw: 'suggested' }>, company: Company): Text {
  const told = text.log.suggested(company.person(sight.seat), sight);
  if (sight.asked === null) return [...told, ` ${text.log.nobody}`];
  if (sight.passed.length === 0) return told;
  return [...told, ` ${text.log.passed(company.people(sight.passed))}`];
}

/** Why the game is over, where the sentence before has not said it. While it goes on, a wrong accuser alone is told. */
function ending(ended: Ended | null, envelope: Theory | null, who: Person): Text {
  if (ended === 'solved' || !envelope) return [];
  const { log } = text;
  if (ended === null) return log.onlyOneSaw(who, named(envelope));
  return (ended === 'last-standing' ? log.lastStanding : log.tooManyRounds)(named(envelope));
}

function accused(sight: Extract<Sight, { saw: 'accused' }>, company: Company): Text {
  const who = company.person(sight.seat);
  if (sight.right) return text.log.accusedRight(who, sight);
  return [...text.log.accusedWrong(who, sight), ...ending(sight.ended, sight.envelope, who)];
}

/** Who could not disprove my suggestion: "Ben and Cleo cannot disprove it." Empty if the first one asked can. */
export function passes(passed: readonly number[], names: readonly string[], reader: number | null): string {
  return passed.length === 0 ? '' : text.log.passed(new Company(names, reader).people(passed));
}

/** What belongs together as one line: that a turn ends goes without saying where something else was done in it. */
export function tellGroup(group: readonly Sight[], names: readonly string[], reader: number | null): Text | null {
  const done = group.filter(({ saw }) => saw !== 'ended-turn' && saw !== 'took-dice');
  const told = (done.length > 0 ? done : group.slice(-1)).flatMap((sight) => {
    const text = tell(sight, names, reader);
    return text ? [text] : [];
  });
  const [sight] = done;
  if (told.length < 2 || !sight || !('seat' in sight)) return told[0] ?? null;
  return told.reduce((first, second) => text.log.both(new Company(names, reader).person(sight.seat), first, second));
}

/**
 * What the reader must not overlook in the newest sight: all that others do but end their turns, and what became of
 * one's own suggestion. `before` = what was seen before it.
 */
export function tidings(sight: Sight, names: readonly string[], reader: number | null, before: readonly Sight[]): Text | null {
  const isMine = 'seat' in sight && sight.seat === reader;
  if (sight.saw === 'dealt' || sight.saw === 'ended-turn') return null;
  if (isMine) return sight.saw === 'suggested' && sight.asked === null ? text.log.nobodyMine(sight) : null;
  const told = tell(sight, names, reader);
  const asked = before.at(-1);
  if (sight.saw === 'moved' && asked?.saw === 'rolled') return tellGroup([asked, sight], names, reader);
  if (!told || sight.saw !== 'showed' || sight.to !== reader || asked?.saw !== 'suggested') return told;
  return [asked.passed.length > 0 ? `${passes(asked.passed, names, reader)} ` : '', ...told].filter((part) => part !== '');
}

/** A line of the log, told to the reader; null = nothing worth a line. */
export function tell(sight: Sight, names: readonly string[], reader: number | null): Text | null {
  const company = new Company(names, reader);
  switch (sight.saw) {
    case 'dealt':
      return text.log.dealt(sight.open);
    case 'took-dice':
      return null;
    case 'rolled':
      return text.log.rolled(company.person(sight.seat), sight.dice);
    case 'moved':
      return moved(sight, company);
    case 'suggested':
      return suggested(sight, company);
    case 'showed':
      return text.log.showed(company.person(sight.seat), company.person(sight.to), sight.card);
    case 'accused':
      return accused(sight, company);
    case 'ended-turn':
      return [...text.log.endedTurn(company.person(sight.seat)), ...ending(sight.ended, sight.envelope, company.person(sight.seat))];
  }
}
