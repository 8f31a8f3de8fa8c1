// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Seat } from '$lib/table/wire.gen';

/**
 * An accusation of the seat itself.
 */
export type Accusation = {
/**
 * In which round.
 */
round: number,
/**
 * What was named.
 */
theory: Theory,
/**
 * Whether it was so.
 */
right: boolean,
/**
 * How many solutions were possible for the seat when it accused.
 */
cases: number | null, };

/**
 * What a seat asks for.
 */
export type Action = { "do": "roll" } | { "do": "passage" } | { "do": "move",
/**
 * Where it ends.
 */
to: Place, } | { "do": "suggest",
/**
 * The suspect.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon, } | { "do": "show",
/**
 * The card.
 */
card: CardId, } | { "do": "accuse",
/**
 * The suspect.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room, } | { "do": "end-turn" };

/**
 * What is answered.
 */
export type Answer = { "answer": "hint" } & Hint | { "answer": "chances",
/**
 * By card.
 */
chances: Array<CardChances>, } | { "answer": "proved",
/**
 * By card, then by holder: the seats, the open cards, the envelope.
 */
proved: Array<Proved>, } | { "answer": "why" } & Explanation | { "answer": "review" } & Review | { "answer": "better" } & Better;

/**
 * A suggestion of the seat itself, and what came of it.
 */
export type Asked = {
/**
 * In which round.
 */
round: number,
/**
 * What was named.
 */
theory: Theory,
/**
 * Who could not disprove it.
 */
passed: Array<Seat>,
/**
 * Who showed a card, if anybody did.
 */
shown_by: Seat | null,
/**
 * Which.
 */
shown: CardId | null,
/**
 * How many solutions were possible before.
 */
before: number | null,
/**
 * How many were left after.
 */
after: number | null, };

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
 * Why a card is in the envelope.
 */
export type Because = {
/**
 * Which card.
 */
card: CardId,
/**
 * In a word.
 */
how: How,
/**
 * The whole proof.
 */
proof: Explanation, };

/**
 * What else a seat could have asked where it was.
 */
export type Better = {
/**
 * What it asked, weighed by what was known before.
 */
asked: Weighed,
/**
 * What would have told most in that room.
 */
best: Weighed, };

/**
 * How likely a card is with each seat and in the envelope.
 */
export type CardChances = {
/**
 * Which card.
 */
card: CardId,
/**
 * By seat.
 */
seats: Array<Percent>,
/**
 * That it is part of the solution.
 */
envelope: Percent, };

/**
 * A card of the classic edition, by what it names. On the wire just the id: `"rope"`.
 */
export type CardId = Suspect | Weapon | Room;

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
 * Why the game ended.
 */
export type Ended = "solved" | "last-standing" | "unsolved";

/**
 * Why something is proved.
 */
export type Explanation = {
/**
 * What is asked.
 */
title: Said<Title>,
/**
 * How it follows. What happened comes first; none of it can be left out.
 */
steps: Array<Reason>, };

/**
 * A failed accusation.
 */
export type Failed = { "code": "accusation-at",
/**
 * When.
 */
at: At, } | { "code": "the-accusation" };

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
 * A hallway of Clue-less: it joins two rooms and holds one piece. On the wire the two rooms.
 */
export type Hallway = [Room, Room];

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
 * The suggestion that is expected to tell most, in whatever room, and what its seat sees without any thought.
 *
 * It rests on what the seat knows of the deal alone, which does not change before it has suggested: there is one hint
 * a turn, however often somebody asks. It says of nothing that it is certain, nor that the case is solved.
 */
export type Hint = {
/**
 * What to ask.
 */
theory: Theory,
/**
 * Which of these cards the seat has in hand, has been shown, or sees on the table.
 */
seen: Array<CardId>, };

/**
 * How it follows that a card is in the envelope: the simplest that is true.
 */
export type How = { "how": "passed",
/**
 * Who, and when first, in the order in which they did.
 */
passed: Array<Pass>, } | { "how": "others" } | { "how": "deduced" };

/**
 * Whoever or whatever keeps cards. On the wire: the number of a seat, or a word.
 */
export type Keeper = Seat | Pile;

/**
 * What becomes of the cards that cannot be dealt evenly.
 */
export type Leftovers = "dealt" | "open";

/**
 * Why there is no answer.
 */
export type NotProved = { "code": "no-hint-now" } | { "code": "not-proved" } | { "code": "no-such-holder" } | { "code": "not-over" } | { "code": "no-such-suggestion" };

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
 * Somebody did not have a card.
 */
export type Pass = {
/**
 * Who.
 */
seat: Seat,
/**
 * In which round they said so first.
 */
round: number, };

/**
 * A chance in whole percents from 5 to 95. The least stands for whatever is less likely, or impossible; the most for
 * whatever is likelier, or certain: no chance is a proof.
 */
export type Percent = number;

/**
 * Cards in nobody's hand.
 */
export type Pile = "envelope" | "open";

/**
 * Where a piece is. A piece in Clue is on a square or in a room, one in Clue-less at home, in a hallway or in a
 * room.
 */
export type Place = { "square": Square } | { "room": Room } | { "hallway": Hallway } | "home";

/**
 * Something that is certain.
 */
export type Proved = {
/**
 * Which card.
 */
card: CardId,
/**
 * Where the card is.
 */
holder: Keeper,
/**
 * Whether it is there.
 */
has: boolean, };

/**
 * What can be asked.
 */
export type Question = { "ask": "hint" } | { "ask": "chances" } | { "ask": "proved" } | { "ask": "why",
/**
 * Which card.
 */
card: CardId,
/**
 * Where the card is.
 */
holder: Keeper, } | { "ask": "review" } | { "ask": "better",
/**
 * Instead of which of its suggestions, from 0.
 */
suggestion: number, };

/**
 * A step of an explanation.
 */
export type Reason = {
/**
 * If it tells what happened: in which round.
 */
round: number | null,
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
 * A rule's "no" to an action.
 */
export type Refusal = { "code": "no-such-seat" } | { "code": "game-over" } | { "code": "chance-first" } | { "code": "not-your-turn",
/**
 * Whose turn it is.
 */
to_play: SaidCard, } | { "code": "awaiting-answer",
/**
 * Who must show a card.
 */
asked: SaidCard, } | { "code": "must-show" } | { "code": "nothing-to-show" } | { "code": "not-named",
/**
 * The card.
 */
card: SaidCard, } | { "code": "not-your-card",
/**
 * The card.
 */
card: SaidCard, } | { "code": "no-dice" } | { "code": "passage-is-a-move" } | { "code": "has-rolled" } | { "code": "roll-first" } | { "code": "has-moved" } | { "code": "blocked" } | { "code": "no-passage" } | { "code": "out-of-reach",
/**
 * Where it was to go.
 */
to: SaidPlace, } | { "code": "just-left",
/**
 * The room.
 */
room: SaidCard, } | { "code": "occupied",
/**
 * Where the piece was to go.
 */
to: SaidPlace, } | { "code": "not-in-a-room" } | { "code": "not-entered",
/**
 * The room.
 */
room: SaidCard, } | { "code": "has-suggested" } | { "code": "must-move" } | { "code": "must-suggest",
/**
 * The room.
 */
room: SaidCard, } | { "code": "impossible-chance" };

/**
 * What one seat could know in a match that is over.
 */
export type Review = {
/**
 * Its own cards.
 */
hand: Array<CardId>,
/**
 * After the deal, and then after every round. The list ends early where the seat looked into the envelope: from
 * then on it had nothing to find out.
 */
rounds: Array<Standing>,
/**
 * When it was first left with one solution, if it ever was.
 */
proved: Solved | null,
/**
 * Its accusation, if it made one.
 */
accused: Accusation | null,
/**
 * Its suggestions, in order.
 */
asked: Array<Asked>,
/**
 * The cards of which it was certain where they are, when all was over but the envelope not yet open.
 */
placed: Array<CardId>, };

/**
 * Where it can have been done.
 */
export type Room = "study" | "hall" | "lounge" | "library" | "billiard-room" | "conservatory" | "ballroom" | "kitchen" | "dining-room";

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
 * Where a piece was to go, in a sentence.
 */
export type SaidPlace = { "code": "to-square",
/**
 * From the top.
 */
row: number,
/**
 * From the left.
 */
column: number, } | { "code": "to-room",
/**
 * Which.
 */
room: SaidCard, } | { "code": "to-hallway",
/**
 * The rooms.
 */
rooms: [SaidCard, SaidCard], } | { "code": "to-home" };

/**
 * What can be chosen before a match of Clue.
 */
export type Setup = {
/**
 * Who sits in which seat.
 */
suspects: Array<Suspect>,
/**
 * How many dice are rolled.
 */
dice: number,
/**
 * Whether a move that ends in the corridors must use the whole roll.
 */
exact: boolean,
/**
 * What becomes of the cards that cannot be dealt evenly.
 */
leftovers: Leftovers, };

/**
 * Why a match cannot be set up so.
 */
export type SetupFault = { "code": "too-few-seats",
/**
 * How many the game needs.
 */
least: number,
/**
 * How many there are.
 */
count: number, } | { "code": "too-many-seats",
/**
 * How many there are.
 */
count: number, } | { "code": "suspect-twice",
/**
 * Who.
 */
suspect: SaidCard, } | { "code": "not-clockwise",
/**
 * Who comes first around the table.
 */
first: SaidCard,
/**
 * Who comes later.
 */
second: SaidCard, } | { "code": "not-so-many-dice",
/**
 * How many.
 */
count: number, };

/**
 * What was shown.
 */
export type ShownCard = { "code": "one-of-them" } | { "code": "this-card",
/**
 * Which.
 */
card: SaidCard, };

/**
 * An event as one viewer saw it.
 */
export type Sight = { "saw": "dealt",
/**
 * The viewer's own cards; none for a spectator.
 */
hand: Array<CardId>,
/**
 * How many each seat got.
 */
sizes: Array<number>,
/**
 * What lies face up.
 */
open: Array<CardId>, } | { "saw": "took-dice",
/**
 * The seat that acted.
 */
seat: Seat, } | { "saw": "rolled",
/**
 * The seat that rolled.
 */
seat: Seat,
/**
 * What they show.
 */
dice: Array<number>, } | { "saw": "moved",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * Every place it came through: the first one it left, the last one it reached.
 */
path: Array<Place>,
/**
 * Whether it went through a secret passage.
 */
by_passage: boolean, } | { "saw": "suggested",
/**
 * Who made it.
 */
seat: Seat,
/**
 * Who is said to have done it.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room,
/**
 * Where the suspect's piece was before; null if it was in the room already.
 */
moved_from: Place | null,
/**
 * Who could not disprove it, in the order they were asked.
 */
passed: Array<Seat>,
/**
 * Who can, and must show a card; null if nobody could.
 */
asked: Seat | null, } | { "saw": "showed",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * The seat that was shown it.
 */
to: Seat,
/**
 * Which; only for these two.
 */
card: CardId | null, } | { "saw": "accused",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * Who is said to have done it.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room,
/**
 * Whether it was so. If not, the seat is out.
 */
right: boolean,
/**
 * The room that the piece of a wrong accuser was taken into, out of its doorway.
 */
put_into: Room | null,
/**
 * What is in the envelope: for all if the game is over, else for the accuser alone.
 */
envelope: Theory | null,
/**
 * Whether and why the game is over.
 */
ended: Ended | null, } | { "saw": "ended-turn",
/**
 * The seat whose turn it was.
 */
seat: Seat,
/**
 * What is in the envelope, if the game is over.
 */
envelope: Theory | null,
/**
 * Whether and why the game is over.
 */
ended: Ended | null, };

/**
 * The solution is proved.
 */
export type Solved = {
/**
 * In which round.
 */
round: number,
/**
 * In which round it was first the seat's turn after that, so that it could have accused; none if it never was.
 */
accusable: number | null,
/**
 * Why: the suspect, the weapon, the room.
 */
because: Array<Because>, };

/**
 * A corridor square of the classic board. On the wire `[row, column]`, counted from 0 at the top left.
 */
export type Square = [number, number];

/**
 * What is open at some moment. Nothing, where counting would have taken too long.
 */
export type Standing = {
/**
 * How many solutions are possible.
 */
cases: number | null,
/**
 * How likely the likeliest of them is: the chance of the best accusation.
 */
chance: number | null, };

/**
 * How far a turn has gone.
 */
export type Step = "start" | "rolling" | "rolled" | "entered" | "asking" | "done";

/**
 * A suggestion that waits for an answer.
 */
export type Suggestion = {
/**
 * Who made it.
 */
by: Seat,
/**
 * Who is said to have done it.
 */
suspect: Suspect,
/**
 * The weapon.
 */
weapon: Weapon,
/**
 * The room.
 */
room: Room,
/**
 * Who could not disprove it, in the order they were asked.
 */
passed: Array<Seat>,
/**
 * Who must show a card.
 */
asked: Seat, };

/**
 * Who can have done it, clockwise around the table from Miss Scarlet, who begins.
 */
export type Suspect = "scarlet" | "mustard" | "white" | "green" | "peacock" | "plum";

/**
 * Who, with what, where: what a suggestion or an accusation says, and what the envelope holds. On the wire a
 * list of three ids.
 */
export type Theory = [Suspect, Weapon, Room];

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
 * All that one viewer may know about a game in play, besides what it saw.
 */
export type View = {
/**
 * Who sits in which seat.
 */
suspects: Array<Suspect>,
/**
 * The viewer's own cards; none for a spectator.
 */
hand: Array<CardId>,
/**
 * How many cards each seat holds.
 */
sizes: Array<number>,
/**
 * The cards that lie face up.
 */
open: Array<CardId>,
/**
 * Where the pieces are, in the order of the suspects.
 */
pieces: [Place, Place, Place, Place, Place, Place],
/**
 * Where the weapons are, in their own order.
 */
weapons: [Room, Room, Room, Room, Room, Room],
/**
 * Whose turn it is. While a suggestion runs another seat may have to act.
 */
to_play: Seat,
/**
 * How far that turn has gone.
 */
step: Step,
/**
 * What was rolled this turn; empty before.
 */
dice: Array<number>,
/**
 * The suggestion that waits for an answer.
 */
suggestion: Suggestion | null,
/**
 * Who was brought into a room by another's suggestion, and may suggest there without moving.
 */
called: Array<Seat>,
/**
 * Who has accused wrongly.
 */
out: Array<Seat>,
/**
 * From 1; after the 200th nobody wins.
 */
round: number,
/**
 * What is in the envelope, once this viewer may know it.
 */
envelope: Theory | null,
/**
 * Why the game is over, if it is.
 */
ended: Ended | null,
/**
 * Who won, if somebody has.
 */
winner: Seat | null,
/**
 * The squares where the viewer may move its piece now. Rooms and hallways are among its actions.
 */
squares: Array<Square>,
/**
 * Whether the viewer may make a suggestion now: any suspect with any weapon.
 */
may_suggest: boolean,
/**
 * Whether the viewer may accuse now: any suspect, weapon and room.
 */
may_accuse: boolean, };

/**
 * What it can have been done with.
 */
export type Weapon = "candlestick" | "knife" | "lead-pipe" | "revolver" | "rope" | "wrench";

/**
 * A suggestion, weighed before it is made.
 */
export type Weighed = {
/**
 * What is named.
 */
theory: Theory,
/**
 * How many solutions are left after the answer, on average.
 */
after: number,
/**
 * How many bits the answer is expected to tell.
 */
bits: number,
/**
 * How likely one solution alone is left after it.
 */
solves: number, };
