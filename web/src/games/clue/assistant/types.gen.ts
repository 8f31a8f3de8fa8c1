// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Seat } from '$lib/table/wire.gen';

/**
 * A possible accusation.
 */
export type Accusation = {
/**
 * A suspect, a weapon, a room.
 */
cards: Array<string>,
/**
 * How likely it is right, from 0 to 1.
 */
chance: number,
/**
 * Whether it must be right.
 */
is_certain: boolean, };

/**
 * What can be done to a notebook.
 */
export type Action = { "do": "add",
/**
 * The entry.
 */
entry: Entry, } | { "do": "edit",
/**
 * The number of the entry.
 */
at: number,
/**
 * What happened instead.
 */
entry: Entry, } | { "do": "delete",
/**
 * The number of the entry.
 */
at: number, } | { "do": "set-up",
/**
 * In clockwise order.
 */
players: Array<Person>,
/**
 * Where each of them sat before, counted from 0; nowhere if they were forgotten. If it is not said, all sit
 * where they sat.
 */
was?: Array<number | null>,
/**
 * Which of them I am.
 */
me: string | null,
/**
 * My cards.
 */
hand: Array<string>,
/**
 * Cards lying face up.
 */
open: Array<string>,
/**
 * How many cards lie face down in nobody's hand.
 */
aside: number, } | { "do": "undo",
/**
 * The number of steps.
 */
steps: number, } | { "do": "redo",
/**
 * The number of steps.
 */
steps: number, };

/**
 * What to ask, and whether to accuse.
 */
export type Advice = {
/**
 * How many cases are left.
 */
cases: number,
/**
 * The likeliest case.
 */
accusation: Accusation,
/**
 * Whether to accuse now.
 */
should_accuse: boolean,
/**
 * Whether and why.
 */
verdict: Said<Verdict>,
/**
 * What can be asked that would tell something, the best first: up to ten for a named room, otherwise the best
 * for each room. None if it is time to accuse.
 */
suggestions: Array<Advised>, };

/**
 * A possible suggestion and what it would tell.
 */
export type Advised = {
/**
 * A suspect, a weapon, a room.
 */
cards: Array<string>,
/**
 * How many bits about the case the answer is expected to tell.
 */
bits: number,
/**
 * How many cases are left after the answer, on average.
 */
cases_after: number,
/**
 * How likely the case is certain after the answer.
 */
solves: number,
/**
 * Every possible answer, the likeliest first.
 */
answers: Array<PossibleAnswer>,
/**
 * All this in a sentence or two.
 */
gain: Said<Gain>, };

/**
 * What is answered.
 */
export type Answer = { "answer": "sheet" } & Sheet | { "answer": "why" } & Why | { "answer": "advice" } & Advice;

/**
 * What happened when: how a later sentence refers to it.
 */
export type At = { "code": "entry",
/**
 * Counted from 1.
 */
number: number, } | { "code": "turn",
/**
 * Whose turn.
 */
whose: SaidHolder,
/**
 * In which round.
 */
round: number, };

/**
 * Why a list of names is no edition.
 */
export type BadEdition = { "code": "too-few-of-a-kind",
/**
 * Which kind.
 */
kind: CardKind, } | { "code": "too-many-cards",
/**
 * How many there are.
 */
count: number,
/**
 * How many there may be.
 */
most: number, } | { "code": "nameless-card",
/**
 * Of which kind.
 */
kind: CardKind, } | { "code": "bad-card-name",
/**
 * Why not.
 */
fault: BadName, } | { "code": "card-name-twice",
/**
 * The name.
 */
name: string, };

/**
 * Why a text is no name.
 */
export type BadName = { "code": "no-name" } | { "code": "long-name",
/**
 * The name, or its beginning.
 */
name: string,
/**
 * How many letters it may have.
 */
most: number, } | { "code": "unprintable-name",
/**
 * The name, with those characters escaped.
 */
name: string, };

/**
 * A built-in edition.
 */
export type BuiltIn = {
/**
 * How a case file names it.
 */
id: string,
/**
 * Its cards.
 */
cards: OwnEdition, };

/**
 * What a card names.
 */
export type CardKind = "suspect" | "weapon" | "room";

/**
 * A game at a table, as it is written in a file.
 */
export type Case = {
/**
 * Which cards it is played with.
 */
edition: EditionChoice,
/**
 * In clockwise order.
 */
players: Array<Person>,
/**
 * Which of them the notebook belongs to; nobody if it is a spectator's.
 */
me: string | null,
/**
 * My cards.
 */
hand: Array<string>,
/**
 * Cards lying face up for all to see.
 */
open: Array<string>,
/**
 * How many cards lie face down beside the envelope, in nobody's hand.
 */
aside: number,
/**
 * What happened, in order.
 */
entries: Array<Entry>, };

/**
 * A chance in whole per cents. Only what is certain has all or none of them.
 */
export type Chance = { "code": "percent",
/**
 * From 0 to 100.
 */
percent: number, } | { "code": "under-one-percent" } | { "code": "over-ninety-nine" };

/**
 * What is said of a holder and cards.
 */
export type Clause = { "code": "has",
/**
 * The holder.
 */
holder: SaidHolder,
/**
 * The cards.
 */
cards: Array<SaidCard>, } | { "code": "has-not",
/**
 * The holder.
 */
holder: SaidHolder,
/**
 * The cards.
 */
cards: Array<SaidCard>, } | { "code": "has-some",
/**
 * The holder.
 */
holder: SaidHolder,
/**
 * The cards.
 */
cards: Array<SaidCard>,
/**
 * How many at least.
 */
least: Count, } | { "code": "not-the-three",
/**
 * One card of each kind.
 */
cards: Array<SaidCard>, } | { "code": "impossible" };

/**
 * A number of cards, in words if it is small.
 */
export type Count = { "code": "count",
/**
 * The number.
 */
number: number, };

/**
 * One of the built-in editions by its id, or one's own.
 */
export type EditionChoice = string | OwnEdition;

/**
 * Something that happened.
 */
export type Entry = { "kind": "suggestion",
/**
 * Who asked.
 */
by: string,
/**
 * A suspect, a weapon, a room.
 */
cards: Array<string>,
/**
 * Who showed a card. Whoever sits between passed; if nobody showed, all others passed.
 */
shown_by: string | null,
/**
 * What was shown, if it was seen.
 */
card?: string, } | { "kind": "spoiler",
/**
 * Who; may also be the envelope.
 */
player: string,
/**
 * The card.
 */
card: string,
/**
 * Whether they have it.
 */
has: boolean, } | { "kind": "accusation",
/**
 * The player who did it.
 */
by: string,
/**
 * A suspect, a weapon, a room.
 */
cards: Array<string>,
/**
 * Whether it was right.
 */
correct: boolean, };

/**
 * A failed accusation.
 */
export type Failed = { "code": "accusation-at",
/**
 * When.
 */
at: At, } | { "code": "the-accusation" };

/**
 * What is wrong.
 */
export type Fault = { "code": "no-such",
/**
 * What it should name.
 */
thing: Thing,
/**
 * What was typed.
 */
typed: string, } | { "code": "no-such-but",
/**
 * What it should name.
 */
thing: Thing,
/**
 * What was typed.
 */
typed: string,
/**
 * What may have been meant.
 */
near: string, } | { "code": "edition-fault",
/**
 * Why.
 */
fault: BadEdition, } | { "code": "player-count",
/**
 * How many.
 */
count: number, } | { "code": "player-name",
/**
 * Why.
 */
fault: BadName, } | { "code": "name-reserved",
/**
 * The word.
 */
name: string, } | { "code": "name-twice",
/**
 * The name.
 */
name: string, } | { "code": "hand-sizes",
/**
 * How many cards the players hold together.
 */
held: number,
/**
 * How many are dealt.
 */
dealt: number,
/**
 * How many there are.
 */
deck: number,
/**
 * How many lie face up.
 */
face_up: number,
/**
 * How many are set aside.
 */
aside: number, } | { "code": "too-many-beside",
/**
 * How many there are.
 */
deck: number,
/**
 * How many lie face up.
 */
face_up: number,
/**
 * How many are set aside.
 */
aside: number, } | { "code": "empty-hand",
/**
 * Who.
 */
name: string, } | { "code": "hand-of-nobody" } | { "code": "hand-size",
/**
 * How many the hand has.
 */
stated: number,
/**
 * How many are named.
 */
named: number, } | { "code": "card-twice",
/**
 * Which.
 */
card: SaidCard, } | { "code": "in-hand-and-open",
/**
 * Which.
 */
card: SaidCard, } | { "code": "nothing-for-envelope",
/**
 * Which kind.
 */
kind: CardKind, } | { "code": "no-cards-open" } | { "code": "no-cards-aside" } | { "code": "not-three",
/**
 * How many were.
 */
count: number, } | { "code": "same-kind",
/**
 * One.
 */
first: SaidCard,
/**
 * The other.
 */
second: SaidCard,
/**
 * Of which kind.
 */
kind: CardKind, } | { "code": "shows-to-self",
/**
 * Who.
 */
player: SaidHolder, } | { "code": "not-asked",
/**
 * Which.
 */
card: SaidCard, } | { "code": "shown-by-nobody" } | { "code": "no-entry",
/**
 * Its number.
 */
at: number,
/**
 * How many there are.
 */
count: number, } | { "code": "too-many-entries",
/**
 * How many it can hold.
 */
most: number, } | { "code": "players-left",
/**
 * How many there were.
 */
before: number,
/**
 * How many there are.
 */
now: number, } | { "code": "places" } | { "code": "no-steps" } | { "code": "undo-too-far",
/**
 * How many there are.
 */
count: number, } | { "code": "redo-too-far",
/**
 * How many there are.
 */
count: number, } | { "code": "too-many-deals" } | { "code": "too-many-to-advise" } | { "code": "no-room",
/**
 * Which.
 */
card: SaidCard, } | { "code": "advice-for-nobody" } | { "code": "in-entry",
/**
 * The number of the entry.
 */
number: number,
/**
 * What is wrong with it.
 */
fault: Fault, } | { "code": "clashes-with-setup",
/**
 * The number of the entry.
 */
number: number,
/**
 * Whether of the set-up only the reader's own cards matter.
 */
with_hand: boolean, } | { "code": "entries-clash",
/**
 * Their numbers.
 */
numbers: Array<number>, } | { "code": "new-clashes-with-setup",
/**
 * Whether of the set-up only the reader's own cards matter.
 */
with_hand: boolean, } | { "code": "new-clashes",
/**
 * Their numbers.
 */
numbers: Array<number>, } | { "code": "accuses-again",
/**
 * Who.
 */
player: SaidHolder,
/**
 * The number of the later entry.
 */
number: number, } | { "code": "is-out",
/**
 * Who.
 */
player: SaidHolder,
/**
 * The number of the entry by which they are out.
 */
number: number, } | { "code": "is-out-in",
/**
 * Who.
 */
player: SaidHolder,
/**
 * The number of the entry by which they are out.
 */
number: number,
/**
 * The number of the entry by which they accuse again.
 */
again: number, };

/**
 * What is in all the places of a holder.
 */
export type Filled = { "code": "filled-hand",
/**
 * Which.
 */
hand: Hand,
/**
 * By what.
 */
parts: Array<Part>, } | { "code": "filled-kind",
/**
 * Which kind.
 */
kind: SaidKind,
/**
 * By what.
 */
parts: Array<Part>, };

/**
 * What a suggestion is expected to bring.
 */
export type Gain = { "code": "leaves",
/**
 * How many are left on average.
 */
after: number,
/**
 * Of how many.
 */
solutions: number,
/**
 * The likeliest answer.
 */
answer: LikelyAnswer,
/**
 * How likely that is.
 */
chance: Chance, } | { "code": "leaves-or-solves",
/**
 * How many are left on average.
 */
after: number,
/**
 * Of how many.
 */
solutions: number,
/**
 * How likely the case is solved then.
 */
solves: Chance,
/**
 * The likeliest answer.
 */
answer: LikelyAnswer,
/**
 * How likely that is.
 */
chance: Chance, };

/**
 * All the cards of a holder.
 */
export type Hand = { "code": "hand",
/**
 * The holder.
 */
holder: SaidHolder,
/**
 * How many they are.
 */
size: Count, };

/**
 * What a page must know before there is a notebook.
 */
export type Info = {
/**
 * The editions that are built in, the usual one first.
 */
editions: Array<BuiltIn>,
/**
 * The most cards an edition may have.
 */
most_cards: number, };

/**
 * How a suggestion may be answered.
 */
export type LikelyAnswer = { "code": "shows",
/**
 * Who shows it.
 */
who: SaidHolder,
/**
 * Which.
 */
card: SaidCard, } | { "code": "no-one-shows" };

/**
 * What is known of a card and a holder.
 */
export type Mark = { "mark": "has" } | { "mark": "has-not" } | { "mark": "may",
/**
 * How likely, from 0 to 1.
 */
chance: number, };

/**
 * An edition written by hand: three kinds, at most thirty cards.
 */
export type OwnEdition = {
/**
 * What it is called.
 */
name: string,
/**
 * The suspects.
 */
suspects: Array<string>,
/**
 * The weapons.
 */
weapons: Array<string>,
/**
 * The rooms.
 */
rooms: Array<string>, };

/**
 * A notebook as its reader sees it.
 */
export type Page = {
/**
 * All that was entered, as the case file says it.
 */
case: Case,
/**
 * What the edition is called.
 */
edition: string,
/**
 * The entries as they are told, the first one first.
 */
entries: Array<Told>,
/**
 * How many changes can be taken back.
 */
can_undo: number,
/**
 * How many can be made again.
 */
can_redo: number,
/**
 * What follows, with the usual weighting.
 */
sheet: Sheet, };

/**
 * One of the things that fill a hand.
 */
export type Part = { "code": "this-card",
/**
 * Which.
 */
card: SaidCard, } | { "code": "some-from",
/**
 * How many.
 */
some: Count,
/**
 * When.
 */
at: At, } | { "code": "some-of",
/**
 * How many.
 */
some: Count,
/**
 * Of which.
 */
cards: Array<SaidCard>, };

/**
 * Somebody at the table.
 */
export type Person = {
/**
 * What they are called.
 */
name: string,
/**
 * How many cards they hold.
 */
cards: number, };

/**
 * A possible answer to a suggestion.
 */
export type PossibleAnswer = {
/**
 * Who shows; nobody if none.
 */
shown_by: string | null,
/**
 * Which card.
 */
card: string | null,
/**
 * How likely, from 0 to 1.
 */
chance: number,
/**
 * How many cases are left then.
 */
cases: number, };

/**
 * What can be asked about a notebook.
 */
export type Question = { "ask": "sheet",
/**
 * How deals are weighted.
 */
weighting: Weighting, } | { "ask": "why",
/**
 * Which card.
 */
card: string,
/**
 * Where the card is.
 */
holder: string, } | { "ask": "advice",
/**
 * The room I am in or can reach; any room if none is named.
 */
room: string | null, };

/**
 * Why something cannot be done. The notebook stays as it was.
 */
export type Refusal = {
/**
 * The entries that clash, if they do; a new one has the number it would get.
 */
entries: Array<number>,
/**
 * How they clash, step by step.
 */
steps: Array<Told>, } & ({ "code": "no-such",
/**
 * What it should name.
 */
thing: Thing,
/**
 * What was typed.
 */
typed: string, } | { "code": "no-such-but",
/**
 * What it should name.
 */
thing: Thing,
/**
 * What was typed.
 */
typed: string,
/**
 * What may have been meant.
 */
near: string, } | { "code": "edition-fault",
/**
 * Why.
 */
fault: BadEdition, } | { "code": "player-count",
/**
 * How many.
 */
count: number, } | { "code": "player-name",
/**
 * Why.
 */
fault: BadName, } | { "code": "name-reserved",
/**
 * The word.
 */
name: string, } | { "code": "name-twice",
/**
 * The name.
 */
name: string, } | { "code": "hand-sizes",
/**
 * How many cards the players hold together.
 */
held: number,
/**
 * How many are dealt.
 */
dealt: number,
/**
 * How many there are.
 */
deck: number,
/**
 * How many lie face up.
 */
face_up: number,
/**
 * How many are set aside.
 */
aside: number, } | { "code": "too-many-beside",
/**
 * How many there are.
 */
deck: number,
/**
 * How many lie face up.
 */
face_up: number,
/**
 * How many are set aside.
 */
aside: number, } | { "code": "empty-hand",
/**
 * Who.
 */
name: string, } | { "code": "hand-of-nobody" } | { "code": "hand-size",
/**
 * How many the hand has.
 */
stated: number,
/**
 * How many are named.
 */
named: number, } | { "code": "card-twice",
/**
 * Which.
 */
card: SaidCard, } | { "code": "in-hand-and-open",
/**
 * Which.
 */
card: SaidCard, } | { "code": "nothing-for-envelope",
/**
 * Which kind.
 */
kind: CardKind, } | { "code": "no-cards-open" } | { "code": "no-cards-aside" } | { "code": "not-three",
/**
 * How many were.
 */
count: number, } | { "code": "same-kind",
/**
 * One.
 */
first: SaidCard,
/**
 * The other.
 */
second: SaidCard,
/**
 * Of which kind.
 */
kind: CardKind, } | { "code": "shows-to-self",
/**
 * Who.
 */
player: SaidHolder, } | { "code": "not-asked",
/**
 * Which.
 */
card: SaidCard, } | { "code": "shown-by-nobody" } | { "code": "no-entry",
/**
 * Its number.
 */
at: number,
/**
 * How many there are.
 */
count: number, } | { "code": "too-many-entries",
/**
 * How many it can hold.
 */
most: number, } | { "code": "players-left",
/**
 * How many there were.
 */
before: number,
/**
 * How many there are.
 */
now: number, } | { "code": "places" } | { "code": "no-steps" } | { "code": "undo-too-far",
/**
 * How many there are.
 */
count: number, } | { "code": "redo-too-far",
/**
 * How many there are.
 */
count: number, } | { "code": "too-many-deals" } | { "code": "too-many-to-advise" } | { "code": "no-room",
/**
 * Which.
 */
card: SaidCard, } | { "code": "advice-for-nobody" } | { "code": "in-entry",
/**
 * The number of the entry.
 */
number: number,
/**
 * What is wrong with it.
 */
fault: Fault, } | { "code": "clashes-with-setup",
/**
 * The number of the entry.
 */
number: number,
/**
 * Whether of the set-up only the reader's own cards matter.
 */
with_hand: boolean, } | { "code": "entries-clash",
/**
 * Their numbers.
 */
numbers: Array<number>, } | { "code": "new-clashes-with-setup",
/**
 * Whether of the set-up only the reader's own cards matter.
 */
with_hand: boolean, } | { "code": "new-clashes",
/**
 * Their numbers.
 */
numbers: Array<number>, } | { "code": "accuses-again",
/**
 * Who.
 */
player: SaidHolder,
/**
 * The number of the later entry.
 */
number: number, } | { "code": "is-out",
/**
 * Who.
 */
player: SaidHolder,
/**
 * The number of the entry by which they are out.
 */
number: number, } | { "code": "is-out-in",
/**
 * Who.
 */
player: SaidHolder,
/**
 * The number of the entry by which they are out.
 */
number: number,
/**
 * The number of the entry by which they accuse again.
 */
again: number, });

/**
 * How many of some cards a holder has room for.
 */
export type RoomFor = { "code": "room-for",
/**
 * The holder.
 */
holder: SaidHolder,
/**
 * The most.
 */
most: Count, };

/**
 * A card and where it may be.
 */
export type Row = {
/**
 * What it is called.
 */
card: string,
/**
 * What it names.
 */
kind: CardKind,
/**
 * One per holder.
 */
marks: Array<Mark>, };

/**
 * A value with its English sentence beside it, for whoever writes bots and reads logs.
 */
export type Said<T> = {
/**
 * The same in English.
 */
text: string, } & T;

/**
 * A card in a sentence. A language has words of its own for the cards of the classic edition, by their ids; of
 * others it knows the name alone.
 */
export type SaidCard = {
/**
 * The id of a classic card; else `thing`, or `named` if the name needs no article.
 */
code: string,
/**
 * As the edition spells it.
 */
name: string, };

/**
 * Whoever or whatever holds cards.
 */
export type SaidHolder = { "code": "you" } | { "code": "player",
/**
 * What they are called.
 */
name: string, } | { "code": "seat",
/**
 * The number of the seat.
 */
seat: Seat, } | { "code": "case-file" } | { "code": "face-up" } | { "code": "set-aside" };

/**
 * A kind of card.
 */
export type SaidKind = { "code": "kind-suspect" } | { "code": "kind-weapon" } | { "code": "kind-room" };

/**
 * Where the cards are.
 */
export type Sheet = {
/**
 * How deals were weighed.
 */
weighting: Weighting,
/**
 * How many deals agree with every entry.
 */
worlds: string,
/**
 * The columns: players in order, then `open` and `aside` if there are any, last `envelope`.
 */
holders: Array<string>,
/**
 * The rows: suspects, weapons, rooms.
 */
cards: Array<Row>,
/**
 * How many cases are left: what can be in the envelope.
 */
cases: number,
/**
 * The likeliest of them.
 */
accusation: Accusation, };

/**
 * What was shown.
 */
export type ShownCard = { "code": "one-of-them" } | { "code": "this-card",
/**
 * Which.
 */
card: SaidCard, };

/**
 * What a name was taken for.
 */
export type Thing = "player" | "card" | "room" | "edition";

/**
 * What a suggestion or an accusation names.
 */
export type Three = {
/**
 * Who.
 */
suspect: SaidCard,
/**
 * What with.
 */
weapon: SaidCard,
/**
 * Where.
 */
room: SaidCard, };

/**
 * The headline of an explanation.
 */
export type Title = { "code": "why-is-it",
/**
 * What is so.
 */
claim: Clause, } | { "code": "is-it",
/**
 * What is asked.
 */
claim: Clause, };

/**
 * A step of an explanation.
 */
export type Told = {
/**
 * The entry it rests on, if it tells one.
 */
entry: number | null,
/**
 * How deep inside suppositions it stands: 0 = plain fact, 1 = under "suppose that ...".
 */
depth: number,
/**
 * The same in English.
 */
text: string, } & ({ "code": "no-one-showed",
/**
 * Who suggested.
 */
by: SaidHolder,
/**
 * What was named.
 */
three: Three,
/**
 * Those which therefore are with the asker or in the case file, where that is worth saying.
 */
left: Array<SaidCard>, } | { "code": "passed",
/**
 * Who suggested.
 */
by: SaidHolder,
/**
 * What was named.
 */
three: Three,
/**
 * Who passed.
 */
passers: Array<SaidHolder>,
/**
 * Whether the reader is one of them.
 */
with_you: boolean, } | { "code": "showed",
/**
 * Who suggested.
 */
by: SaidHolder,
/**
 * What was named.
 */
three: Three,
/**
 * Who passed before.
 */
passers: Array<SaidHolder>,
/**
 * Whether the reader is one of them.
 */
with_you: boolean,
/**
 * Who showed.
 */
shower: SaidHolder,
/**
 * What.
 */
shown: ShownCard, } | { "code": "learned",
/**
 * What is known.
 */
claim: Clause, } | { "code": "accused",
/**
 * Who.
 */
by: SaidHolder,
/**
 * What was named.
 */
three: Three,
/**
 * Whether it was right.
 */
right: boolean, } | { "code": "stated",
/**
 * What it says.
 */
says: Clause, } | { "code": "yours",
/**
 * What.
 */
cards: Array<SaidCard>, } | { "code": "supposed",
/**
 * What.
 */
says: Clause, } | { "code": "refuted",
/**
 * What follows.
 */
says: Clause, } | { "code": "full",
/**
 * By which.
 */
filled: Filled,
/**
 * What is not among them.
 */
others: Array<SaidCard>, } | { "code": "no-room-for",
/**
 * By which.
 */
filled: Filled,
/**
 * What is not among them.
 */
others: Array<SaidCard>, } | { "code": "only-left",
/**
 * Which hand.
 */
hand: Hand,
/**
 * The cards.
 */
cards: Array<SaidCard>, } | { "code": "no-other-of-kind",
/**
 * Which kind.
 */
kind: SaidKind,
/**
 * What follows.
 */
says: Clause, } | { "code": "what-was-shown",
/**
 * What they do not have.
 */
without: Clause,
/**
 * Who.
 */
holder: SaidHolder,
/**
 * When they showed it.
 */
at: At,
/**
 * The card.
 */
cards: Array<SaidCard>, } | { "code": "last-of-some",
/**
 * What they have some of.
 */
some: Clause,
/**
 * What not.
 */
without: Array<SaidCard>,
/**
 * What follows.
 */
says: Clause, } | { "code": "no-one-else",
/**
 * What.
 */
cards: Array<SaidCard>,
/**
 * Who has it.
 */
says: Clause, } | { "code": "nowhere-else",
/**
 * What.
 */
cards: Array<SaidCard>,
/**
 * Where it is.
 */
says: Clause, } | { "code": "shared-with-case-file",
/**
 * The cards.
 */
cards: Array<SaidCard>,
/**
 * The holder.
 */
holder: SaidHolder,
/**
 * Of which kind they are.
 */
kind: SaidKind,
/**
 * What follows.
 */
says: Clause, } | { "code": "shared",
/**
 * The cards.
 */
cards: Array<SaidCard>,
/**
 * Who can have them.
 */
holders: Array<SaidHolder>,
/**
 * For how many there is room.
 */
rooms: Array<RoomFor>,
/**
 * What follows.
 */
says: Clause, } | { "code": "two-pairs",
/**
 * Who else can have them.
 */
holder: SaidHolder,
/**
 * Two cards.
 */
first: Array<SaidCard>,
/**
 * Two others.
 */
second: Array<SaidCard>,
/**
 * Their kinds.
 */
kinds: [SaidKind, SaidKind], } | { "code": "kind-is",
/**
 * Which kind.
 */
kind: SaidKind,
/**
 * The card.
 */
cards: Array<SaidCard>, } | { "code": "kind-is-not",
/**
 * Which kind.
 */
kind: SaidKind,
/**
 * One of these.
 */
cards: Array<SaidCard>,
/**
 * Not one of those.
 */
others: Array<SaidCard>, } | { "code": "two-of-three",
/**
 * The two.
 */
cards: Array<SaidCard>,
/**
 * The accusation.
 */
accusation: Failed,
/**
 * What follows.
 */
says: Clause, } | { "code": "elsewhere",
/**
 * Who has it.
 */
has: Clause,
/**
 * Who does not.
 */
says: Clause, } | { "code": "elsewhere-there",
/**
 * Where it is.
 */
has: Clause,
/**
 * Who does not have it.
 */
says: Clause, } | { "code": "no-deal-fits" } | { "code": "every-deal-says",
/**
 * What they say.
 */
says: Clause, } | { "code": "both",
/**
 * The one.
 */
one: Clause,
/**
 * The other.
 */
other: Clause, } | { "code": "too-many-for",
/**
 * By which the places would be taken.
 */
filled: Filled, } | { "code": "none-left",
/**
 * Which hand.
 */
hand: Hand, } | { "code": "too-few-left",
/**
 * Which hand.
 */
hand: Hand,
/**
 * Those that are left.
 */
cards: Array<SaidCard>, } | { "code": "no-kind-left",
/**
 * Which kind.
 */
kind: SaidKind, } | { "code": "one-of-each-kind",
/**
 * What it would have.
 */
some: Clause, } | { "code": "none-of-those",
/**
 * What they have some of.
 */
some: Clause,
/**
 * What they do not have.
 */
without: Array<SaidCard>, } | { "code": "nowhere",
/**
 * Which.
 */
card: SaidCard, } | { "code": "all-three",
/**
 * The three.
 */
cards: Array<SaidCard>,
/**
 * The accusation.
 */
accusation: Failed, } | { "code": "still-open",
/**
 * In so many deals it is so.
 */
there: string,
/**
 * Of so many.
 */
all: string,
/**
 * In the others it is not.
 */
other: string,
/**
 * What is so or not.
 */
claim: Clause, } | { "code": "still-open-weighed",
/**
 * In so many deals it is so.
 */
there: string,
/**
 * Of so many.
 */
all: string,
/**
 * In the others it is not.
 */
other: string,
/**
 * What is so or not.
 */
claim: Clause,
/**
 * The chance.
 */
weighed: Chance,
/**
 * The share of the deals.
 */
counted: Chance, });

/**
 * Whether to accuse, and why.
 */
export type Verdict = { "code": "case-solved",
/**
 * What it was.
 */
cards: Array<SaidCard>, } | { "code": "accuse-certain",
/**
 * What it must be.
 */
cards: Array<SaidCard>, } | { "code": "accuse-likeliest",
/**
 * The likeliest solution.
 */
cards: Array<SaidCard>,
/**
 * How likely.
 */
chance: Chance, } | { "code": "ask-elsewhere",
/**
 * The likeliest solution.
 */
cards: Array<SaidCard>,
/**
 * How likely.
 */
chance: Chance,
/**
 * This room.
 */
room: SaidCard, } | { "code": "ask-first",
/**
 * The likeliest solution.
 */
cards: Array<SaidCard>,
/**
 * How likely.
 */
chance: Chance,
/**
 * Whether it is likelier than not, so that whoever fears to be too late should not wait.
 */
is_even: boolean, };

/**
 * How deals that agree with everything are weighed against each other.
 */
export type Weighting = "shown" | "alike";

/**
 * Why a card is there or not there.
 */
export type Why = {
/**
 * Which card.
 */
card: string,
/**
 * Where the card is.
 */
holder: string,
/**
 * What is known.
 */
mark: Mark,
/**
 * The question as a headline.
 */
title: Said<Title>,
/**
 * The entries it follows from; none of them can be left out. Empty if it follows from the set-up or is open.
 */
entries: Array<number>,
/**
 * How it follows, told step by step. For an open question one step that says how many deals are on each side.
 */
steps: Array<Told>, };
