/** What was seen, told as sentences with the cards marked, so that a page can print them in bold. */
import { capital, count, counted, list } from './grammar';
import { kindOf, named, nameOf, said, type Named } from './names';
import type { CardId, Ended, Place, Sight, Theory } from './types.gen';

/** A sentence: plain words, and cards that are to be set off. */
export type Text = (string | { card: string })[];

export const card = (id: CardId): { card: string } => ({ card: said(id) });

/** "the Rope", "the card Professor Plum": after the name of a person, who may be called like a card. */
export const cardOf = (id: CardId): Text => (kindOf(id) === 'suspect' ? ['the card ', { card: nameOf(id) }] : [card(id)]);

/** The same without marks. */
export const plain = (text: Text): string => text.map((part) => (typeof part === 'string' ? part : part.card)).join('');

/** "Colonel Mustard, with the Wrench, in the Lounge" */
export function theory({ suspect, weapon, room }: Named): Text {
  return [card(suspect), ', with ', card(weapon), ', in ', card(room)];
}

/** Cards in a row: "the Rope and the Hall". */
export function cardList(cards: readonly CardId[]): Text {
  return cards.flatMap((id, number): Text => {
    if (number === 0) return [card(id)];
    return [number === cards.length - 1 ? ' and ' : ', ', card(id)];
  });
}

/** Who is told: seats by name, the reader as "you". */
class Company {
  constructor(
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.reader ? 'you' : this.names[seat] || `Seat ${seat + 1}`;
  }

  /** "Ann rolls", "You roll": the subject that opens a sentence, with its verb in either form. */
  does(seat: number, third: string, second: string): string {
    return `${capital(this.name(seat))} ${seat === this.reader ? second : third}`;
  }

  /** "Ben and you": the reader last. */
  these(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.reader);
    return list([...others, ...seats.filter((seat) => seat === this.reader)].map((seat) => this.name(seat)));
  }
}

const article = (side: number): string => (side === 8 ? `an ${count(side)}` : `a ${count(side)}`);

function moved(sight: Extract<Sight, { saw: 'moved' }>, company: Company): Text {
  const end: Place = sight.path.at(-1) ?? 'home';
  const goes = company.does(sight.seat, 'goes', 'go');
  if (end === 'home') return [`${goes} home.`];
  if ('room' in end) {
    if (!sight.by_passage) return [`${goes} to `, card(end.room), '.'];
    return [`${company.does(sight.seat, 'takes', 'take')} the secret passage to `, card(end.room), '.'];
  }
  if ('hallway' in end) return [`${goes} into the hallway between ${list(end.hallway.map(said))}.`];
  return [`${company.does(sight.seat, 'moves', 'move')} ${counted(sight.path.length - 1, 'step')}.`];
}

function suggested(sight: Extract<Sight, { saw: 'suggested' }>, company: Company): Text {
  const text: Text = [`${company.does(sight.seat, 'suggests', 'suggest')}: `, ...theory(sight), '.'];
  if (sight.asked === null) return [...text, ' Nobody can disprove it.'];
  if (sight.passed.length === 0) return text;
  return [...text, ` ${capital(company.these(sight.passed))} cannot disprove it.`];
}

function showed(sight: Extract<Sight, { saw: 'showed' }>, company: Company): Text {
  const shows = `${company.does(sight.seat, 'shows', 'show')} ${company.name(sight.to)} `;
  return sight.card === null ? [`${shows}a card.`] : [shows, ...cardOf(sight.card), '.'];
}

/** Why the game is over, where the sentence before has not said it. While it goes on, a wrong accuser alone is told. */
function ending(ended: Ended | null, envelope: Theory | null): Text {
  if (ended === 'solved' || !envelope) return [];
  if (ended === null) return [' The case file, which you alone have seen: ', ...theory(named(envelope)), '.'];
  const why = ended === 'last-standing' ? ' Only one is left, and wins. It was ' : ' Too many rounds have gone by. It was ';
  return [why, ...theory(named(envelope)), '.'];
}

function accused(sight: Extract<Sight, { saw: 'accused' }>, company: Company): Text {
  const text: Text = [`${company.does(sight.seat, 'accuses', 'accuse')} `, ...theory(sight)];
  if (sight.right) return [...text, ', and ', company.reader === sight.seat ? 'you are right.' : 'that is right.'];
  const out = ` ${company.does(sight.seat, 'is', 'are')} out.`;
  return [...text, `. That is wrong.${out}`, ...ending(sight.ended, sight.envelope)];
}

/** Who could not disprove my suggestion: "Ben and Cleo cannot disprove it." Empty if the first one asked can. */
export function passes(passed: readonly number[], names: readonly string[], reader: number | null): string {
  return passed.length === 0 ? '' : `${capital(new Company(names, reader).these(passed))} cannot disprove it.`;
}

/**
 * What the reader must not overlook in the newest sight: all that others do but end their turns, and what became of
 * one's own suggestion. `before` = what was seen before it.
 */
export function tidings(sight: Sight, names: readonly string[], reader: number | null, before: readonly Sight[]): Text | null {
  const isMine = 'seat' in sight && sight.seat === reader;
  if (sight.saw === 'dealt' || sight.saw === 'ended-turn') return null;
  if (isMine) return sight.saw === 'suggested' && sight.asked === null ? ['Nobody can disprove it: ', ...theory(sight), '.'] : null;
  const text = tell(sight, names, reader);
  const asked = before.at(-1);
  if (!text || sight.saw !== 'showed' || sight.to !== reader || asked?.saw !== 'suggested') return text;
  return [asked.passed.length > 0 ? `${passes(asked.passed, names, reader)} ` : '', ...text].filter((part) => part !== '');
}

/** A line of the log, told to the reader; null = nothing worth a line. */
export function tell(sight: Sight, names: readonly string[], reader: number | null): Text | null {
  const company = new Company(names, reader);
  switch (sight.saw) {
    case 'dealt':
      if (sight.open.length === 0) return ['The cards are dealt.'];
      return ['The cards are dealt. Face up: ', ...cardList(sight.open), '.'];
    case 'took-dice':
      return null;
    case 'rolled':
      return [`${company.does(sight.seat, 'rolls', 'roll')} ${list(sight.dice.map(article))}.`];
    case 'moved':
      return moved(sight, company);
    case 'suggested':
      return suggested(sight, company);
    case 'showed':
      return showed(sight, company);
    case 'accused':
      return accused(sight, company);
    case 'ended-turn':
      return [`${company.does(sight.seat, 'ends', 'end')} the turn.`, ...ending(sight.ended, sight.envelope)];
  }
}
