// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

import type { Seat } from '$lib/table/wire.gen';

/**
 * What a seat asks for.
 */
export type Action = { "do": "move",
/**
 * The station.
 */
to: Station,
/**
 * What is handed in for it.
 */
by: Ticket,
/**
 * Whether this is the first half of a double move. Mister X only.
 */
double?: boolean, } | { "do": "peek" } | { "do": "forfeit" };

/**
 * What the aid answers.
 */
export type AidAnswer = { "answer": "where",
/**
 * In the order of their numbers.
 */
stations: Array<Station>, } | { "answer": "chances",
/**
 * In whole percents from 1 to 95, the likeliest first. The most stands for whatever is likelier, or certain; a
 * station that is missing may be impossible or just unlikely. So no chance is a proof.
 */
chances: Array<[Station, number]>, } | { "answer": "plans",
/**
 * By seat, those who have not moved yet and know what they want.
 */
plans: Array<Intent>, } | { "answer": "review" } & ChaseReview | { "answer": "choice" } & ReviewChoice;

/**
 * What the aid can be asked.
 */
export type AidQuestion = { "ask": "where" } | { "ask": "chances" } | { "ask": "plans",
/**
 * Who, and which brain.
 */
brains: Array<[Seat, string]>, } | { "ask": "review" } | { "ask": "choice",
/**
 * Instead of which event.
 */
seq: number, };

/**
 * Why the aid does not answer.
 */
export type AidRefusal = { "code": "all-revealed" } | { "code": "detectives-alone" } | { "code": "not-over" } | { "code": "no-such-move" } | { "code": "his-alone" };

/**
 * What speaks for a move.
 */
export type Aim = "certain" | "likely" | "cut-off" | "underground" | "last-seen" | "closing";

/**
 * How many black tickets Mister X has.
 */
export type Black = number | "one-each";

/**
 * What a finished match was like for one side.
 */
export type ChaseReview = {
/**
 * How open each round was.
 */
rounds: Array<ReviewRound>,
/**
 * How often the match was played on from each moment.
 */
playouts: number,
/**
 * How it stood before each move.
 */
moments: Array<ReviewMoment>, };

/**
 * A detective: nothing about him is hidden.
 */
export type Detective = {
/**
 * The station.
 */
station: Station,
/**
 * What is left.
 */
tickets: Fares,
/**
 * Whether this round is over for him.
 */
moved: boolean, };

/**
 * How and where the game ended. It is told to all, with Mister X's whole way.
 */
export type Ended = {
/**
 * The way it ended.
 */
how: How,
/**
 * Who caught Mister X, or ran out of time, if that was the end.
 */
seat: Seat | null,
/**
 * Where Mister X was.
 */
station: Station,
/**
 * Where he began and where each of his moves ended; null where a game that started from a position never knew.
 */
path: Array<Station | null>, };

/**
 * Tickets for taxi, bus and underground.
 */
export type Fares = {
/**
 * For taxis.
 */
taxi: number,
/**
 * For buses.
 */
bus: number,
/**
 * For the underground.
 */
underground: number, };

/**
 * How the game ended.
 */
export type How = "caught" | "stuck" | "log-filled" | "detectives-stuck" | "out-of-time";

/**
 * What a detective means to do.
 */
export type Intent = {
/**
 * Who.
 */
seat: Seat,
/**
 * Where they would go.
 */
to: Station,
/**
 * With which ticket.
 */
by: Ticket,
/**
 * What for.
 */
aim: Aim, };

/**
 * Mister X, as far as he is known.
 */
export type MisterX = {
/**
 * Where he is, for whoever may know.
 */
station: Station | null,
/**
 * His tickets.
 */
tickets: Tickets,
/**
 * When and where all last saw him.
 */
last_seen: Seen | null, };

/**
 * What happens to a seat that does not move in time.
 */
export type OnTimeout = "move" | "lose";

/**
 * In which order the detectives move.
 */
export type Order = "fixed" | "free";

/**
 * Why a text is no position.
 */
export type PositionFault = { "code": "unknown-word",
/**
 * The word.
 */
token: string, } | { "code": "field-twice",
/**
 * What is given twice.
 */
field: string, } | { "code": "field-missing",
/**
 * What is missing.
 */
field: string, } | { "code": "wrong-turn",
/**
 * What is said.
 */
token: string,
/**
 * The last seat.
 */
most: number, } | { "code": "turn-of-moved",
/**
 * Which detective, from 1.
 */
detective: number, } | { "code": "turn-out-of-order",
/**
 * Who that is, from 1.
 */
detective: number, } | { "code": "turn-without-move",
/**
 * Which detective, from 1.
 */
detective: number, } | { "code": "turn-in-double" } | { "code": "detective-off-map",
/**
 * Which detective, from 1.
 */
detective: number,
/**
 * What is said.
 */
token: string, } | { "code": "shared-station",
/**
 * Which detective, from 1.
 */
detective: number,
/**
 * The station.
 */
station: Station, } | { "code": "list-length",
/**
 * How many there are.
 */
count: number, } | { "code": "wrong-count",
/**
 * What is said.
 */
token: string,
/**
 * How many there are.
 */
listed: number, } | { "code": "other-count",
/**
 * In the position.
 */
listed: number,
/**
 * In the set-up.
 */
set_up: number, } | { "code": "mister-x-off-map",
/**
 * What is said.
 */
token: string, } | { "code": "mister-x-caught",
/**
 * Where a detective is, too.
 */
station: Station, } | { "code": "mister-x-unreachable",
/**
 * Where he was last shown.
 */
from: Station,
/**
 * Where he is said to be.
 */
to: Station, } | { "code": "mister-x-nowhere" } | { "code": "last-shown-off-map",
/**
 * What is said.
 */
token: string, } | { "code": "not-shown-yet" } | { "code": "shown-somewhere",
/**
 * After which window.
 */
shown: number, } | { "code": "not-tickets",
/**
 * What is said.
 */
token: string, } | { "code": "tickets-too-many",
/**
 * What is said.
 */
token: string, } | { "code": "not-a-log",
/**
 * The letter that is none.
 */
token: string, } | { "code": "log-full",
/**
 * How many moves it has.
 */
moves: number,
/**
 * How many windows there are.
 */
windows: number, };

/**
 * Mister X's tickets for taxi, bus and underground.
 */
export type Purse = Fares | "unlimited";

/**
 * A rule's "no" to an action.
 */
export type Refusal = { "code": "no-such-seat" } | { "code": "not-placed" } | { "code": "already-placed" } | { "code": "not-a-start" } | { "code": "game-over" } | { "code": "not-your-turn",
/**
 * Whose turn it is.
 */
to_move: Seat, } | { "code": "already-moved" } | { "code": "already-there",
/**
 * The station.
 */
station: Station, } | { "code": "not-next",
/**
 * Where the mover is.
 */
from: Station,
/**
 * Where he would go.
 */
to: Station, } | { "code": "not-served",
/**
 * Where the mover is.
 */
from: Station,
/**
 * Where he would go.
 */
to: Station,
/**
 * What he would pay with.
 */
by: Ticket, } | { "code": "no-ticket",
/**
 * What he would pay with.
 */
by: Ticket, } | { "code": "occupied",
/**
 * The station.
 */
station: Station, } | { "code": "double-is-mister-xs" } | { "code": "no-double" } | { "code": "in-double" } | { "code": "no-room-for-double" } | { "code": "no-second-half",
/**
 * Where he would get stuck.
 */
station: Station, } | { "code": "no-peeking" } | { "code": "already-known" } | { "code": "not-lost-on-time" } | { "code": "peek-later" };

/**
 * What else could have been done instead of one move.
 */
export type ReviewChoice = {
/**
 * The number of the event that the move was.
 */
seq: number,
/**
 * Who moved.
 */
seat: Seat,
/**
 * In which round.
 */
round: number,
/**
 * Where the one who moved stood.
 */
from: Station,
/**
 * Where he could be then, for all that everyone saw, and how likely that was.
 */
stations: Array<[Station, number]>,
/**
 * How often each way was played out.
 */
playouts: number,
/**
 * The ways there were, the best first.
 */
ways: Array<ReviewWay>,
/**
 * Which of them was taken.
 */
played: number,
/**
 * Which was better than the one taken, or than all others if it was taken; null where the difference is not clear.
 */
best: number | null,
/**
 * Half the width of the widest interval around a share of these playouts that holds in 19 cases of 20.
 */
error: number, };

/**
 * Somebody was to move.
 */
export type ReviewMoment = {
/**
 * The number of the event that the move was.
 */
seq: number,
/**
 * Who moved.
 */
seat: Seat,
/**
 * In which round.
 */
round: number,
/**
 * In how many of the playouts he got away.
 */
away: number,
/**
 * Whether this move is one of those that changed most.
 */
is_turning: boolean, };

/**
 * A round: one turn of Mister X, and the detectives' moves after it.
 */
export type ReviewRound = {
/**
 * Which turn of Mister X it was, from 1.
 */
number: number,
/**
 * Every station where he could be after his turn, for all that everyone saw, and how likely that was.
 */
after: Array<[Station, number]> | null,
/**
 * The same after the detectives' moves; null where the match ended before.
 */
end: Array<[Station, number]> | null, };

/**
 * A way.
 */
export type ReviewWay = {
/**
 * Where it leads.
 */
to: Station,
/**
 * What it costs.
 */
by: Ticket,
/**
 * Whether Mister X moves on at once.
 */
double: boolean,
/**
 * In how many playouts the side of the one who moved won.
 */
won: number, };

/**
 * When and where everyone saw Mister X.
 */
export type Seen = {
/**
 * After how many moves.
 */
window: number,
/**
 * The station.
 */
station: Station, };

/**
 * A set-up as it is stored and sent, not yet checked. What is not given is as in the preset.
 */
export type Setup = {
/**
 * How many detectives there are, 2 to 5.
 */
detectives: number,
/**
 * Where all begin.
 */
starts: Starts,
/**
 * Mister X's tickets for taxi, bus and underground.
 */
mister_x: Purse,
/**
 * His black tickets.
 */
black: Black,
/**
 * His tickets for two moves in a turn.
 */
doubles: number,
/**
 * How many moves his log has room for.
 */
windows: number,
/**
 * After which of them he shows himself.
 */
shown: Array<number>,
/**
 * Each detective's tickets.
 */
detective: Fares,
/**
 * In which order the detectives move.
 */
order: Order,
/**
 * Whether the detectives move once more after the last window.
 */
last_round: boolean,
/**
 * Whether the detectives may look where he is.
 */
practice: boolean,
/**
 * What happens to whoever does not move in time; a move is played for them where nothing else is said. It is not
 * written out then: the commitments of matches from before there was a choice stay what they were.
 */
on_timeout?: OnTimeout,
/**
 * Where the match starts, if not with start cards: see docs/rules/scotland-yard.md.
 */
position?: string, };

/**
 * Why a match cannot be set up so.
 */
export type SetupFault = { "code": "detectives",
/**
 * How many.
 */
count: number, } | { "code": "too-many-tickets",
/**
 * How many.
 */
count: number,
/**
 * How many there may be.
 */
most: number, } | { "code": "windows",
/**
 * How many.
 */
count: number,
/**
 * How many there may be.
 */
most: number, } | { "code": "shown-outside",
/**
 * The window.
 */
shown: number,
/**
 * How many there are.
 */
windows: number, } | { "code": "shown-order",
/**
 * The first window that is out of order.
 */
shown: number, } | PositionFault;

/**
 * An event as one viewer saw it.
 */
export type Sight = { "saw": "placed",
/**
 * Where the detectives begin.
 */
detectives: Array<Station>,
/**
 * Where Mister X begins, for himself; for all, if the set-up names it.
 */
mister_x: Station | null,
/**
 * Whether and how the game ended with it: he may be hemmed in from the start.
 */
ended: Ended | null, } | { "saw": "moved",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * From where, for whoever may know.
 */
from: Station | null,
/**
 * Where to, for whoever may know.
 */
to: Station | null,
/**
 * What was handed in.
 */
by: Ticket,
/**
 * Which window of the log it filled; null for detectives.
 */
window: number | null,
/**
 * Whether Mister X showed himself after it.
 */
shown: boolean,
/**
 * Whether it was the first half of a double move.
 */
double: boolean,
/**
 * Who would have been next and could not move.
 */
skipped: Array<Seat>,
/**
 * Whether and how the game ended with it.
 */
ended: Ended | null, } | { "saw": "peeked",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * Where he is, for the one who looked.
 */
station: Station | null, } | { "saw": "forfeited",
/**
 * The seat that acted.
 */
seat: Seat,
/**
 * How it ended; Mister X's way is drawn for all, as at every end.
 */
ended: Ended, };

/**
 * Where all begin.
 */
export type Starts = "shared-cards" | "split-cards" | "any";

/**
 * A station by its number on the map, from 1 to 199.
 */
export type Station = number;

/**
 * What is handed in for a move.
 */
export type Ticket = "taxi" | "bus" | "underground" | "black";

/**
 * Mister X's tickets; null for as many as he likes.
 */
export type Tickets = {
/**
 * For taxis.
 */
taxi: number | null,
/**
 * For buses.
 */
bus: number | null,
/**
 * For the underground.
 */
underground: number | null,
/**
 * For anything.
 */
black: number,
/**
 * For two moves in a turn.
 */
double: number, };

/**
 * All that one viewer may know about a game in play, besides what it saw.
 */
export type View = {
/**
 * The detectives in the order of their seats, from seat 1 on.
 */
detectives: Array<Detective>,
/**
 * Mister X, as far as he is known.
 */
mister_x: MisterX,
/**
 * His moves so far.
 */
log: Array<Window>,
/**
 * How many moves the log has room for.
 */
windows: number,
/**
 * After which of them he shows himself.
 */
shown: Array<number>,
/**
 * Whether the detectives move once more after the last window.
 */
last_round: boolean,
/**
 * Which turn of Mister X this is, from 1; a double move is one turn.
 */
round: number,
/**
 * Whether Mister X is in the middle of a double move.
 */
second_half: boolean,
/**
 * Where this viewer saw Mister X by looking, since he last moved.
 */
peeked: Station | null,
/**
 * How the game ended, if it has.
 */
ended: Ended | null,
/**
 * Where Mister X began: for himself, and for all when the game is over.
 */
start: Station | null, };

/**
 * A move of Mister X in his log.
 */
export type Window = {
/**
 * What he paid with.
 */
by: Ticket,
/**
 * Where it ended: where he showed himself, for himself, and for all when the game is over.
 */
station: Station | null,
/**
 * Whether he showed himself after it.
 */
shown: boolean,
/**
 * Whether it was the first half of a double move.
 */
double: boolean, };
