// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

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
 * Whether and why, in a sentence or two.
 */
verdict: string,
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
text: string, };

/**
 * What is answered.
 */
export type Answer = { "answer": "sheet" } & Sheet | { "answer": "why" } & Why | { "answer": "advice" } & Advice;

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
 * The entries as sentences, the first one first.
 */
entries: Array<string>,
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
 * The reason, for people.
 */
text: string,
/**
 * The entries that clash, if they do; a new one has the number it would get.
 */
entries: Array<number>,
/**
 * How they clash, step by step.
 */
steps: Array<Told>, };

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
 * A step of an explanation.
 */
export type Told = {
/**
 * The entry it rests on, if it tells one.
 */
entry: number | null,
/**
 * A sentence.
 */
text: string,
/**
 * How deep inside suppositions it stands: 0 = plain fact, 1 = under "suppose that ...".
 */
depth: number, };

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
 * The question or the finding as a headline: "Why is the Candlestick in the envelope?"
 */
title: string,
/**
 * The entries it follows from; none of them can be left out. Empty if it follows from the set-up or is open.
 */
entries: Array<number>,
/**
 * How it follows, told step by step. For an open question one step that says how many deals are on each side.
 */
steps: Array<Told>, };
