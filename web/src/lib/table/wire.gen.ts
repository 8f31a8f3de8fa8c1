// Generated from the Rust types by `cargo xtask codegen`. Do not edit.

/**
 * Why a seed cannot have been drawn like that.
 */
export type BadDraw = { "code": "draw-house" } | { "code": "draw-guest",
/**
 * The first of the guest's seats.
 */
seat: Seat, } | { "code": "draw-order" } | { "code": "draw-no-guest" } | { "code": "draw-seed" };

/**
 * A fault of a record.
 */
export type BadRecord = { "code": "record-unreadable",
/**
 * Why.
 */
fault: Misread, } | { "code": "no-record" } | { "code": "newer-record",
/**
 * Its own.
 */
version: number,
/**
 * The newest this house can read.
 */
newest: number, } | { "code": "unknown-game",
/**
 * Its id.
 */
game: string, } | { "code": "other-rules",
/**
 * By which it was played.
 */
version: number,
/**
 * This house's.
 */
ours: number, } | { "code": "broken-setup",
/**
 * Why.
 */
fault: Misread, } | { "code": "other-names",
/**
 * How many names it has.
 */
names: number,
/**
 * How many seats the game has.
 */
seats: number, } | { "code": "bad-seed" } | { "code": "other-commitment",
/**
 * What they give.
 */
found: string,
/**
 * What was published.
 */
published: string, } | { "code": "bad-draw",
/**
 * Why.
 */
fault: BadDraw, } | { "code": "broken-event",
/**
 * Its number.
 */
event: number,
/**
 * The reason.
 */
fault: EventFault, } | { "code": "unfinished",
/**
 * How many it has.
 */
events: number, } | { "code": "other-outcome" };

/**
 * What a page is told about a brain.
 */
export type BrainInfo = {
/**
 * How it is asked for.
 */
name: string,
/**
 * One English line for people who write bots; the page has its own words.
 */
about: string, };

/**
 * A log that cannot be replayed.
 */
export type BrokenLog = { "code": "broken-setup",
/**
 * Why.
 */
fault: Misread, } | { "code": "broken-event",
/**
 * The number of the first one.
 */
event: number,
/**
 * Why.
 */
fault: EventFault, };

/**
 * What an address may do a few times a minute.
 */
export type Costly = "guests" | "tables" | "saves" | "notebooks" | "links" | "codes";

/**
 * What a seed is, or was, drawn from. `docs/replay.md` tells what is hashed.
 */
export type DrawView = {
/**
 * What the house promised, before any guest did.
 */
commitment: string,
/**
 * The house's part in hex, published when the match is over.
 */
bytes: string | null,
/**
 * In the order of the seats. Guests who contribute nothing are left out.
 */
guests: Array<GuestDraw>, };

/**
 * Why an event cannot have happened.
 */
export type EventFault = { "code": "event-unreadable",
/**
 * Why.
 */
fault: Misread, } | { "code": "event-forbidden",
/**
 * In the words of the game.
 */
said: { space: string, code: string }, } | { "code": "event-after-end" } | { "code": "event-not-drawn" } | { "code": "event-missing" };

/**
 * The match as one viewer may know it, with what that viewer saw since an earlier point.
 */
export type Frame = {
/**
 * Whose eyes; `None` = a spectator's.
 */
seat: Seat | null,
/**
 * How many events have happened.
 */
seq: number,
/**
 * The number of the event that `sights` starts with.
 */
since: number,
/**
 * One per event from `since` to `seq`.
 */
sights: unknown[], view: unknown,
/**
 * What this seat may do now; empty for a spectator.
 */
actions: unknown[], turn: Turn,
/**
 * When the time for the awaited decision is up.
 */
deadline: number | null, };

/**
 * What a page sends over a table's socket. Every message carries an id of the sender's choice, and gets
 * exactly one [`ToClient::Done`] or [`ToClient::Refused`] with that id.
 */
export type FromClient = { "type": "act", id: string, seat: Seat, seq: number, action: unknown, } | { "type": "sketch", id: string, seat: Seat, sketch: unknown, } | { "type": "chat", id: string, text: string, seat?: Seat, } | { "type": "sit", id: string, seat: Seat, name: string, } | { "type": "rename", id: string, name: string, seat?: Seat, } | { "type": "recast", id: string, seat: Seat, setup: unknown, } | { "type": "leave", id: string, seat: Seat, } | { "type": "ready", id: string, ready: boolean, commitment?: string, } | { "type": "reveal", id: string, bytes: string, } | { "type": "appoint", id: string, seat: Seat, brain: string, } | { "type": "clear", id: string, seat: Seat, } | { "type": "send-away", id: string, guest: string, } | { "type": "let-in", id: string, guest: string, } | { "type": "change", id: string, setup: unknown, options: Options, } | { "type": "pace", id: string, pace: Pace, } | { "type": "pause", id: string, paused: boolean, } | { "type": "step", id: string, } | { "type": "start", id: string, } | { "type": "resync", id: string, since: number, };

/**
 * What a page sends over a queue's socket. As at a table, every message carries an id of the sender's choice and is
 * answered by one `done` or `refused` with that id.
 */
export type FromWaiting = { "type": "join", id: string, name: string,
/**
 * This page was waiting when its line was lost: if a game was found meanwhile, that is the one.
 */
again: boolean, } | { "type": "leave", id: string, };

/**
 * What a page is told about a game.
 */
export type GameInfo = {
/**
 * In addresses and folders.
 */
id: string,
/**
 * Fewest and most seats.
 */
seats: [number, number],
/**
 * Its brains, the weakest first.
 */
brains: Array<BrainInfo>,
/**
 * Who stands in for somebody who left.
 */
default_brain: string,
/**
 * Whether the house answers questions.
 */
has_advisor: boolean,
/**
 * How it can help in play.
 */
helps: Array<Help>,
/**
 * The usual set-up.
 */
setup: unknown, };

/**
 * A guest as others may know them. The id is public; what proves it is in the cookie.
 */
export type Guest = { id: string,
/**
 * Empty until they have told it.
 */
name: string, };

/**
 * What a guest contributes to a seed.
 */
export type GuestDraw = {
/**
 * The first of the guest's seats.
 */
seat: Seat,
/**
 * What they promised; `None` = their last part was told for a countdown that was stopped, and a fresh promise is
 * awaited.
 */
commitment: string | null,
/**
 * They have told the house their part for this countdown.
 */
revealed: boolean,
/**
 * Their part in hex, published when the match is over.
 */
bytes: string | null, };

/**
 * A kind of help in play. Each question of an [`Advisor`](crate::Advisor) is for at most one of them, so that what one
 * kind tells never comes along with another.
 */
export type Help = "hint" | "chances" | "proved";

/**
 * Answer to `GET /api/house`.
 */
export type House = { version: string, games: Array<GameInfo>,
/**
 * Where friends reach this house, e.g. `http://192.168.1.20:7878`; none if it hears only this machine.
 */
addresses: Array<string>,
/**
 * If the house hears only this machine: what opens it to the network.
 */
lan_command: string | null, now: number, };

/**
 * Why not. A page decides by the `code` and says it in its reader's language; English is beside it wherever it is sent.
 */
export type HouseReason = { "code": "rule", said: { space: string, code: string }, } | { "code": "bad-setup", fault: Misread, } | { "code": "bad-action", fault: Misread, } | { "code": "bad-question", fault: Misread, } | { "code": "no-such-seat", seat: Seat, } | { "code": "not-host" } | { "code": "not-your-seat" } | { "code": "plans-with-nobody" } | { "code": "ask-for-seat" } | { "code": "sit-first" } | { "code": "seat-taken" } | { "code": "seat-occupied" } | { "code": "character-taken" } | { "code": "seat-kept" } | { "code": "only-watching" } | { "code": "practice", name: string, } | { "code": "name-taken", name: string, } | { "code": "needs-name" } | { "code": "needs-name-to-chat" } | { "code": "sent-away" } | { "code": "send-self-away" } | { "code": "already-sent-away", name: string, } | { "code": "not-sent-away" } | { "code": "unknown-guest" } | { "code": "not-your-table" } | { "code": "others-sit-here" } | { "code": "not-a-player" } | { "code": "not-started" } | { "code": "already-started" } | { "code": "game-over" } | { "code": "not-playing" } | { "code": "not-over" } | { "code": "stale" } | { "code": "overtaken" } | { "code": "game-too-long" } | { "code": "open-seat" } | { "code": "player-away", name: string, } | { "code": "not-ready", name: string, } | { "code": "part-not-sent", name: string, } | { "code": "player-present", name: string, } | { "code": "just-left", name: string, seconds: number, wait: number, } | { "code": "not-paused" } | { "code": "no-computers-turn" } | { "code": "others-play", name: string, } | { "code": "played-elsewhere" } | { "code": "finished-elsewhere" } | { "code": "restarted-elsewhere" } | { "code": "not-in-progress" } | { "code": "plays-elsewhere", name: string, } | { "code": "knows-more", name: string, } | { "code": "nothing-left" } | { "code": "already-saved" } | { "code": "no-help" } | { "code": "help-off", help: Help, } | { "code": "unknown-game", game: string, } | { "code": "no-such-computer", brain: string, } | { "code": "seat-count", seats: number, filled: number, } | { "code": "bad-time", time: Time, least: number, most: number, } | { "code": "setup-fixed" } | { "code": "seat-lost", seats: number, name: string, } | { "code": "only-one-plays", one: string, other: string, } | { "code": "bad-commitment" } | { "code": "seed-fixed" } | { "code": "promise-stands" } | { "code": "promise-unready" } | { "code": "part-too-early" } | { "code": "nothing-promised" } | { "code": "bad-part" } | { "code": "other-part" } | { "code": "empty-line", line: LineKind, } | { "code": "long-line", line: LineKind, most: number, } | { "code": "unprintable-line", line: LineKind, } | { "code": "too-fast" } | { "code": "flood" } | { "code": "joined-too-often" } | { "code": "asks-too-fast" } | { "code": "writes-too-fast" } | { "code": "too-many-requests" } | { "code": "too-many-pages" } | { "code": "too-many-new", what: Costly, } | { "code": "house-full" } | { "code": "address-full" } | { "code": "too-many-unfinished", most: number, } | { "code": "too-many-hosted", most: number, } | { "code": "too-many-saves", most: number, } | { "code": "saves-full" } | { "code": "too-many-notebooks", most: number, } | { "code": "notebooks-full" } | { "code": "notebook-full" } | { "code": "notes-too-long", kilobytes: number, } | { "code": "sketch-too-long", bytes: number, } | { "code": "text-too-long" } | { "code": "file-too-large" } | { "code": "qr-too-long" } | { "code": "no-such-save" } | { "code": "no-such-notebook" } | { "code": "no-such-notes" } | { "code": "save-name-taken", name: string, } | { "code": "notebook-changed" } | { "code": "notes-changed" } | { "code": "broken-notebook" } | { "code": "no-such-tool", tool: string, } | { "code": "not-their-game" } | { "code": "empty-file" } | { "code": "no-save" } | { "code": "newer-save", version: number, } | { "code": "other-house" } | { "code": "cut-off" } | { "code": "broken-seal" } | { "code": "unsealed", game: string, } | { "code": "other-game", game: string, } | { "code": "unreadable-file", fault: Misread, } | { "code": "saved-setup", fault: Misread, } | { "code": "other-rules", version: number, ours: number, } | { "code": "too-many-events", most: number, } | { "code": "bad-seed" } | { "code": "broken-game", log: BrokenLog, } | { "code": "saved-game-over" } | { "code": "no-such-table" } | { "code": "unknown-code", typed: string, } | { "code": "no-free-code" } | { "code": "broken-table" } | { "code": "removed" } | { "code": "full" } | { "code": "too-many-queue-pages" } | { "code": "link-unknown" } | { "code": "link-used" } | { "code": "link-old" } | { "code": "link-own" } | { "code": "no-former" } | { "code": "unavailable" } | { "code": "not-kept" } | { "code": "no-answer" } | { "code": "busy" } | { "code": "still-working" } | { "code": "took-too-long" } | { "code": "receives-too-much" } | { "code": "sends-too-much" } | { "code": "looks-too-often" } | { "code": "queue-restarts" } | { "code": "closing" } | { "code": "too-slow" } | { "code": "broken" } | { "code": "cannot-keep", detail: string, } | { "code": "stranger" } | { "code": "not-operator" } | { "code": "other-site" } | { "code": "other-host" } | { "code": "nothing-here" } | { "code": "no-such-file" } | { "code": "read-only" } | { "code": "wrong-method" } | { "code": "needs-upgrade" } | { "code": "late-body" } | { "code": "not-json-type" } | { "code": "bad-request", detail: string, } | { "code": "bad-eyes" } | { "code": "not-drawable" } | { "code": "not-text" } | { "code": "not-json" } | { "code": "long-message", most: number, } | { "code": "no-id", most: number, } | { "code": "no-sense", fault: Misread, } | { "code": "not-here" };

/**
 * A line that somebody types.
 */
export type LineKind = "name" | "notebook-name" | "save-name" | "message";

/**
 * What a link is for. A guest has one of each kind at most.
 */
export type LinkKind = "device" | "recovery";

/**
 * `POST /api/links/look` and `POST /api/links/use`
 */
export type LinkSecret = { secret: string, };

/**
 * Answer to `POST /api/links/look`.
 */
export type LinkView = {
/**
 * Who one becomes by it.
 */
guest: Guest,
/**
 * Who this browser is so far, if anybody.
 */
here: Guest | null, expires: number, };

/**
 * Why something cannot be read: a set-up, an action, a question.
 */
export type Misread = { "code": "own-fault",
/**
 * In the words of the game or tool.
 */
said: { space: string, code: string }, } | { "code": "wrong-shape",
/**
 * Where, in JSON: `suspects[2]`; `None` if it is the whole.
 */
path: string | null,
/**
 * The field that should be there, if one is missing.
 */
missing: string | null,
/**
 * What the reader says of it, for people who write programs: no sentence has it.
 */
detail: string, } | { "code": "broken-json",
/**
 * Where that shows, from 1.
 */
line: number,
/**
 * Where in the line, from 1.
 */
column: number, } | { "code": "json-ends",
/**
 * Its last line, from 1.
 */
line: number, };

/**
 * `PUT /api/me`
 */
export type MyName = { name: string, };

/**
 * `POST /api/me/links`
 */
export type NewLink = { kind: LinkKind, };

/**
 * `POST /api/notebooks`
 */
export type NewNotebook = { tool: string, name: string,
/**
 * What the tool opens a notebook with.
 */
setup: unknown, };

/**
 * `POST /api/saves`: a set-up with nothing played yet, as for a new table.
 */
export type NewSave = { name: string, table: NewTable, };

export type NewSeat = { "kind": "me",
/**
 * Of whoever plays this seat on my device, if that is not my own name.
 */
name?: string, } | { "kind": "open" } | { "kind": "brain", brain: string, };

/**
 * `POST /api/tables`
 */
export type NewTable = { game: string,
/**
 * The game's set-up; `None` = its usual one.
 */
setup?: unknown, options?: Options,
/**
 * One per seat of the set-up. With no open seat and me ready the match starts at once.
 */
seats: Array<NewSeat>, };

/**
 * Something said or done at the table that is not part of the match.
 */
export type Note = {
/**
 * Its number at this table.
 */
n: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * How many events had happened.
 */
seq: number, body: NoteBody, };

export type NoteBody = { "kind": "said", guest: Guest, text: string, } | { "kind": "sat-down", seat: Seat, name: string, } | { "kind": "renamed", from: string, name: string, } | { "kind": "left-seat", seat: Seat, name: string, } | { "kind": "seat-freed", seat: Seat, name: string, } | { "kind": "sent-away", name: string, } | { "kind": "let-in", name: string, } | { "kind": "goes-on", table: string | null, } | { "kind": "rests", rest: Rest, } | { "kind": "hosts", seat: Seat, name: string, } | { "kind": "counting", seconds: number, } | { "kind": "countdown-stopped", name: string | null, } | { "kind": "part-missing", names: Array<string>, } | { "kind": "stands-in", seat: Seat, name: string, brain: string, } | { "kind": "came-back", seat: Seat, name: string, } | { "kind": "timed-out", seat: Seat, name: string, } | { "kind": "paused", paused: boolean, } | { "kind": "started" };

/**
 * `POST /api/notebooks/{id}/actions`
 */
export type NotebookAction = {
/**
 * Of the notebook I have seen.
 */
version: number, action: unknown, };

/**
 * `PUT /api/notebooks/{id}`
 */
export type NotebookName = { name: string, };

/**
 * `POST /api/notebooks/{id}/questions`
 */
export type NotebookQuestion = { question: unknown, };

/**
 * Answer to `GET /api/notebooks`: those of mine, the latest changed first.
 */
export type NotebookSummary = { id: string, tool: string, name: string, changed_at: number, };

/**
 * A notebook, open. Only its owner sees it, unless the tool's notebooks may be read by link.
 */
export type NotebookView = { id: string, tool: string, name: string,
/**
 * How often it was changed. A change names the version it was made on.
 */
version: number, changed_at: number,
/**
 * Whether it is mine, and so mine to change.
 */
mine: boolean,
/**
 * What the tool shows of it.
 */
page: unknown, };

/**
 * What the host may choose about the table itself, whatever the game.
 */
export type Options = {
/**
 * Seconds for a decision (10 to 86,400); `None` = as long as one likes.
 */
decision_seconds: number | null,
/**
 * How fast computers answer.
 */
pace: Pace,
/**
 * A computer takes the seat of someone who has been away for so many seconds (10 to 86,400); `None` =
 * only when the host says so.
 */
stand_in_seconds: number | null,
/**
 * How the house may help in play, where it can.
 */
help: boolean | Array<Help>, };

/**
 * How a match ended.
 */
export type Outcome = { "won": Array<Seat> } | "drawn" | "nobody-won";

/**
 * How fast computers answer: at the earliest after this long, however fast they think.
 */
export type Pace = "slow" | "normal" | "fast" | "instant";

/**
 * How far a table is.
 */
export type Phase = { "at": "waiting" } | { "at": "starting", starts: number, } | { "at": "playing" } | { "at": "over", outcome: Outcome, };

/**
 * Body of every HTTP answer that is not a success.
 */
export type Problem = { reason: HouseReason,
/**
 * The reason in English: the fact, then what to do.
 */
text: string,
/**
 * The latest version of what was changed elsewhere; left out otherwise.
 */
detail?: unknown, };

/**
 * Those who wait for a quick match of one game.
 */
export type QueueView = { game: string,
/**
 * Who came first stands first.
 */
waiting: Array<Guest>,
/**
 * The game can begin with so many, and begins at once with `most`.
 */
least: number, most: number,
/**
 * When it begins with those who are here then; `None` while they are too few.
 */
starts: number | null, };

/**
 * A request that was not carried out.
 */
export type Refused = { id: string, reason: HouseReason,
/**
 * The reason in English: the fact, then what to do.
 */
text: string, };

/**
 * A finished match, seen through one pair of eyes; its views are asked for apart.
 */
export type Replay = {
/**
 * With hash and seed.
 */
table: TableView,
/**
 * Whenever somebody was to act, and the end: never empty.
 */
moments: Array<ReplayMoment>,
/**
 * Every event as these eyes saw it; with everything revealed, as whoever acted did.
 */
sights: unknown[], };

/**
 * What came of playing a finished match again from its seed.
 */
export type ReplayCheck = {
/**
 * How many events were checked.
 */
events: number,
/**
 * How many of them chance answered, each compared with what the seed says.
 */
drawn: number,
/**
 * So many events came from a file without its seed: what chance answered in them cannot be compared.
 */
brought: number,
/**
 * The first thing that does not agree; `None` if all does.
 */
fault: BadRecord | null,
/**
 * The same in English.
 */
text: string | null, };

/**
 * A point at which a match can be looked at.
 */
export type ReplayMoment = {
/**
 * How many events had happened.
 */
seq: number,
/**
 * Whom the match waited for.
 */
turn: Turn, };

/**
 * Views of moments one after another, as many as go into one answer.
 */
export type ReplayViews = {
/**
 * The number of the first moment.
 */
from: number,
/**
 * A view each; with everything revealed a list each: the seats' views in order, then the spectators'.
 */
views: unknown[], };

/**
 * Why a game is not played at a table: it is elsewhere.
 */
export type Rest = { "why": "played-at", table: string, } | { "why": "finished", table: string | null, } | { "why": "awaits", name: string, table: string, } | { "why": "knows-more", name: string, } | { "why": "restarted", table: string, };

/**
 * `POST /api/tables/{id}/saves`, `PUT /api/saves/{id}`
 */
export type SaveName = { name: string, };

/**
 * Answer to `GET /api/saves`: mine that fit, the latest first.
 */
export type SavePage = { saves: Array<SaveSummary>,
/**
 * How many fit, with those that are not on this page.
 */
fitting: number,
/**
 * How many I have.
 */
all: number, };

/**
 * A save as its owner sees it. What is hidden in the game is no part of it.
 */
export type SaveSummary = { id: string, game: string, name: string,
/**
 * How many actions had been taken; `None` = a set-up, nothing is played.
 */
moves: number | null,
/**
 * Who sits where.
 */
seats: Array<SeatView>, saved_at: number, };

/**
 * Answer to `GET /api/saves/{id}`: what was chosen before the game.
 */
export type SaveView = { save: SaveSummary, setup: unknown, options: Options, };

/**
 * A chair at a table, numbered from 0 in the game's own order.
 */
export type Seat = number;

/**
 * What I wrote for myself at a seat: answer to `GET /api/tables/{id}/notes/{seat}`, and both ways with `PUT`. A `PUT`
 * names the version it was made on; if that is no longer the latest, the `detail` of the problem is the latest one.
 */
export type SeatNotes = {
/**
 * How often they were saved; 0 before the first time.
 */
version: number,
/**
 * The page's own; the house does not read it.
 */
notes: unknown, };

/**
 * A chair as everyone may know it. Of one guest's chairs those with the same name are one person.
 */
export type SeatView = {
/**
 * Whose it is; `None` for a computer's or an open one.
 */
guest: Guest | null,
/**
 * The computer that plays it; with a guest, the one that stands in for them.
 */
brain: string | null, ready: boolean,
/**
 * The guest has no page open.
 */
away: boolean,
/**
 * When a computer stands in for the guest who is away, where the table has it so.
 */
stand_in_at?: number,
/**
 * From when on the host may put a computer in the place of the guest who is away.
 */
replaceable_at?: number, };

/**
 * Answer to `POST /api/me/links`. The link is the page `/device#` with the secret behind it.
 */
export type SecretLink = { secret: string, expires: number, };

/**
 * What one viewer saw of a part of the match.
 */
export type Sights = {
/**
 * Whose eyes; `None` = a spectator's.
 */
seat: Seat | null,
/**
 * The number of the event that `sights` starts with.
 */
since: number, sights: unknown[], };

/**
 * What a seat has sketched, in the page's own words.
 */
export type Sketch = { seat: Seat, sketch: unknown, };

/**
 * All sketches that a seat may see: its own, and of those with whom it plans.
 */
export type Sketches = {
/**
 * Whose eyes.
 */
seat: Seat,
/**
 * One for each seat that has sketched something.
 */
sketches: Array<Sketch>, };

/**
 * Answer to `POST /api/tables`, `GET /api/codes/{code}`.
 */
export type TableAddress = { id: string, code: string, };

/**
 * `POST /api/tables/{id}/questions`. What is answered is the game's own.
 */
export type TableQuestion = {
/**
 * For which of my seats; `None` = as a spectator.
 */
seat: Seat | null, question: unknown, };

/**
 * Answer to `GET /api/tables`: those where I sit or that I host, the latest first.
 */
export type TableSummary = { id: string, game: string, phase: Phase, seats: Array<SeatView>,
/**
 * Whom the match waits for.
 */
waits_for: Seat | null,
/**
 * When something last happened.
 */
at: number, };

/**
 * A table as everyone may know it.
 */
export type TableView = { id: string, game: string, host: Guest, phase: Phase, setup: unknown, options: Options, seats: Array<SeatView>,
/**
 * Computers hold still.
 */
paused: boolean,
/**
 * It goes on from a save: so many actions had been taken when it was made. `None` for a game of its own.
 */
resumed: number | null,
/**
 * It goes on from a file that may have been edited, which this guest brought. It is a game of its own.
 */
brought_by: string | null,
/**
 * Why it is not played here now, or cannot start.
 */
rests: Rest | null,
/**
 * Whom the host has sent away and not let back in.
 */
sent_away: Array<Guest>,
/**
 * Hash of seed and set-up, published when the match starts.
 */
commitment: string | null,
/**
 * The seed in hex, published when the match is over.
 */
seed: string | null,
/**
 * What the seed is drawn from; `None` if the house draws it alone, or it came with a saved game.
 */
draw: DrawView | null, };

/**
 * Why computers did what they did at a table.
 */
export type Thoughts = {
/**
 * In the order of the events. What people did has none, nor what a computer did before its reasons were kept.
 */
thoughts: Array<ToldThought>,
/**
 * From which event on to ask for more; nothing if these are all so far.
 */
next: number | null, };

/**
 * A time that a host chooses.
 */
export type Time = "per-move" | "before-stand-in";

/**
 * What the house sends over a table's socket.
 */
export type ToClient = { "type": "welcome" } & Welcome | { "type": "table" } & TableView | { "type": "frame" } & Frame | { "type": "sights" } & Sights | { "type": "sketches" } & Sketches | { "type": "note" } & Note | { "type": "done", id: string,
/**
 * For an action: how many events the match had afterwards. Frames up to there may arrive after this answer.
 */
seq: number | null, } | { "type": "refused" } & Refused | { "type": "wrong", reason: HouseReason, text: string, } | { "type": "beat" } | { "type": "bye", reason: HouseReason, text: string, retry_ms: number | null, };

/**
 * What the house sends over a queue's socket, beside the `done`, `refused`, `wrong` and `bye` of every socket.
 */
export type ToWaiting = { "type": "welcome", you: Guest, queue: QueueView,
/**
 * The house's clock in milliseconds since 1970, to which all other times refer.
 */
now: number, } | { "type": "queue" } & QueueView | { "type": "seated", table: string, };

/**
 * Why a computer did one thing.
 */
export type ToldThought = {
/**
 * The number of the event.
 */
event: number,
/**
 * For which seat it was done.
 */
seat: Seat,
/**
 * By which of the game's computers: also one that played for somebody who was away.
 */
brain: string,
/**
 * The sentence, in the words of the game: it speaks of itself as "I".
 */
said: { space: string, code: string },
/**
 * The same in English.
 */
text: string, };

/**
 * Whom the game waits for.
 */
export type Turn = { "seat": Seat } | "chance" | { "over": Outcome };

/**
 * Who I am and where I have come to.
 */
export type Welcome = { you: Guest,
/**
 * The code that lets a friend in: told to those who were let in themselves.
 */
code: string | null, table: TableView,
/**
 * All that was said so far.
 */
notes: Array<Note>,
/**
 * The house's clock in milliseconds since 1970, to which all other times refer.
 */
now: number,
/**
 * Where it is not what the page was told before, nothing that the page has seen need be true any more: the house may
 * have been set back to an earlier state.
 */
incarnation: string, };
