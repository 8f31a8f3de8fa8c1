### What the house says: the server, and what it is sent.

## What a game, a tool or an advisor says itself.
rule = { $said }
bad-setup = { $fault_code ->
    [own-fault] { $fault }
   *[other] This setup can’t be read. { $fault }
  }
bad-action = This isn’t a move in this game. { $fault }
bad-question = { $fault_code ->
    [own-fault] { $fault }
   *[other] This request can’t be read. { $fault }
  }
no-such-seat = This table has no seat { $seat }.

## Who may do what at a table.
not-host = Only the host can do that.
not-your-seat = This isn’t your seat.
plans-with-nobody = You have no one here to plan with.
ask-for-seat = You’re playing here. Ask for one of your seats.
sit-first = Choose a seat and enter your name first.
seat-taken = This seat is taken. Choose another one.
seat-occupied = That seat is taken. Free it first.
character-taken = You can’t play that character here. Choose a free one.
seat-kept = This is a saved game. Only the player who had this seat can take it.
only-watching = This link is for watching. Ask the host for the code to play.
practice = This is { $name }’s practice table, for one player only.
name-taken = Someone called { $name } is already here. Choose another name.
needs-name = Enter your name first, so the others know who you are.
needs-name-to-chat = Enter your name to chat.
sent-away = The host removed you from this table. Only the host can let you back in.
send-self-away = You can’t remove yourself. Leave your seat instead.
already-sent-away = { $name } has already been removed.
not-sent-away = They weren’t removed from this table.
unknown-guest = No one here has that id.
not-your-table = This table isn’t yours.
others-sit-here = Others are playing here. Leave your seat first, then remove the table.
not-a-player = Only players at this table can save the game.

## When it may be done.
not-started = The game hasn’t started yet.
already-started = The game has already started.
game-over = The game is over.
not-playing = No game is being played here.
not-over = This game isn’t over yet. You can replay it when it is.
stale = The game has moved on. Look again, then decide.
overtaken = The table has changed. Look again, then decide.
game-too-long = This game is too long to continue. End it or leave it, and start a new one.
open-seat = A seat is still free. Wait for a friend or add a computer.
player-away = { $name } is offline. Wait for them.
not-ready = { $name } isn’t ready yet.
part-not-sent = { $name }’s page hasn’t sent its part of the seed yet. Wait a moment.
player-present = { $name } is here and playing.
just-left = { $name } has been offline for { $seconds } s. A computer can take over in { $wait } s.
not-paused = The computers aren’t paused.
no-computers-turn = It isn’t a computer’s turn.
others-play = { $name } is playing too, so you can’t pause the game.
played-elsewhere = This game is being played at another table. Continue there.
finished-elsewhere = This game was finished at another table. Start a new one.
restarted-elsewhere = The host started this game over at another table. Play there.
not-in-progress = Only a game in progress can be started over.
plays-elsewhere = { $name } is still playing this game at another table. Wait for { $name }, or continue there.
knows-more = { $name } has seen more of this game at another table than the others here. Continue there, or start a new game.
nothing-left = The game is over, so there’s nothing left to save.
already-saved = Already saved: nothing has happened since.
no-help = This game has no hints.
help-off = At this table the house { $help ->
    [hint] gives no hints
    [chances] shows no odds
   *[proved] shows no proofs
  }.

## How a game is set up.
unknown-game = This house doesn’t have the game { $game }.
no-such-computer = There’s no computer player called { $brain }.
seat-count = This setup has { $seats } seats, but { $filled ->
    [one] only one was
   *[other] { $filled } were
  } filled in.
bad-time = { $time ->
    [per-move] The time per move
   *[before-stand-in] The time before a computer takes over
  } must be between { $least } and { NUM($most) } seconds.
setup-fixed = This is a saved game in progress. Its setup can’t be changed.
seat-lost = This setup has { $seats } seats, so { $name } would lose theirs. Free the seat first.
only-one-plays = This setup is for one player only, and both { $one } and { $other } are here.

## How the seed is drawn.
bad-commitment = A commitment must be 64 hex digits in lower case.
seed-fixed = This saved game already has its seed. Get ready without a commitment.
promise-stands = The countdown is running, and your commitment stands. Stop it first.
promise-unready = Only a player who is ready can commit to a part of the seed.
part-too-early = A part of the seed is revealed while the countdown is running.
nothing-promised = You haven’t committed to a part of the seed.
bad-part = A part of the seed must be 64 hex digits in lower case.
other-part = This isn’t the part of the seed you committed to.

## What somebody types.
empty-line = { $line ->
    [notebook-name] Give the notebook a name.
    [save-name] Give the saved game a name.
    [message] Write something first.
   *[name] Enter a name.
  }
long-line = { $line ->
    [message] The message is too long.
   *[name] The name is too long.
  } It can have up to { $most } characters.
unprintable-line = { $line ->
    [message] The message has characters that can’t be sent.
   *[name] The name has characters that can’t be used.
  }

## How much, and how fast.
too-fast = Too much at once. Wait a moment, then try again.
flood = Too many messages at once. Reload the page.
joined-too-often = You’re joining and leaving too often. Wait a moment.
asks-too-fast = Too many requests. Wait a moment.
writes-too-fast = You’re writing too fast. Wait a moment.
too-many-requests = Too many requests from your address. Wait a moment.
too-many-pages = Too many requests and open pages from your address. Close some, or wait a moment.
too-many-new = Too many { $what } from your address. Wait a minute.
house-full = This house is full. Games in progress continue, but nothing new is saved. Tell the person who runs it.
address-full = A lot has been saved from your address lately. Wait an hour.
too-many-unfinished = You have { $most } unfinished games. Finish one first.
too-many-hosted = You host { NUM($most) } tables. Remove some you no longer need.
too-many-saves = You have { $most } saved games. Delete one you no longer need.
saves-full = There’s no room for this saved game. Delete some you no longer need.
too-many-notebooks = You have { $most } notebooks. Delete one you no longer need.
notebooks-full = Your notebooks take too much space. Delete one you no longer need.
notebook-full = The notebook is full. Continue in a new one.
notes-too-long = These notes are too long. They can take up to { $kilobytes } kilobytes.
sketch-too-long = This plan is too long. It can have up to { $bytes } bytes.
text-too-long = That text is too long.
file-too-large = This file is too large for a saved game.
qr-too-long = That’s too long for a QR code.

## Saves, notebooks and notes.
no-such-save = You don’t have this saved game.
no-such-notebook = You don’t have this notebook.
no-such-notes = You have no notes there.
save-name-taken = You already have a saved game called “{ $name }”. Choose another name.
notebook-changed = This notebook was changed elsewhere. Reload it, then try again.
notes-changed = These notes were changed elsewhere. Merge both versions, then try again.
broken-notebook = This notebook was written by another version of Parlour and can’t be read.
no-such-tool = This house has no tool called { $tool }.
not-their-game = Only the people who played this game can continue it.
empty-file = The file is empty.
no-save = This file isn’t a saved game.
newer-save = This file needs a newer version of Parlour (format { $version }).
other-house = This file was sealed by another house. Only that house can open it.
cut-off = The file is incomplete. Download it again.
broken-seal = The file was changed or damaged after it was saved: its seal is broken.
unsealed = A saved game of { $game } must be sealed by a house, and this file isn’t.
other-game = This is a saved game of { $game }. Choose a file from the right game.
unreadable-file = The file can’t be read. { $fault }
saved-setup = The saved setup can’t be played. { $fault }
other-rules = This game was started with version { $version } of the rules. This house has version { $ours }.
too-many-events = This game has { NUM($most) } events or more. That’s too many to continue.
bad-seed = The seed is invalid. It must be 64 hex digits.
broken-game = This game can’t have been played like this. { $log }
saved-game-over = That game is already over.

## Tables, codes and links.
no-such-table = This table doesn’t exist.
unknown-code = No table has the code { $typed }. Check it with your host.
no-free-code = No code was free. Try again.
broken-table = This table can’t be opened any more.
removed = This table was deleted.
full = This table has too many spectators.
too-many-queue-pages = You have too many pages waiting for a game. Close some.
link-unknown = This link doesn’t work here. It may be incomplete, or replaced by a newer one.
link-used = This link has already been used. Make a new one on the other device.
link-old = This link has expired. Make a new one on the other device.
link-own = You’re already this player here. The link still works.
no-former = This browser has no previous player.

## The house itself.
unavailable = That didn’t work just now. Try again.
not-kept = Couldn’t save that. Try again.
no-answer = The table isn’t responding. Try again.
busy = The house is busy. Try again in a moment.
still-working = Your last request is still running. Wait for it to finish.
took-too-long = This took too long and was stopped. Try again later.
receives-too-much = The house is receiving too much. Try again in a moment.
sends-too-much = The house is sending too much. Try again in a moment.
looks-too-often = This game is long. Wait a moment before you load it again.
queue-restarts = The queue is restarting.
closing = The house is restarting.
too-slow = Your connection is too slow.
broken = Something went wrong on our side.
cannot-keep = The house can’t save anything: { $detail }
stranger = The house doesn’t know you yet. Open the home page first.
not-operator = This is for the person who runs the house.
other-site = This request came from another site.
other-host = This house isn’t known by that name. Use the address you were given.

## Requests that make no sense.
nothing-here = There’s nothing at this address.
no-such-file = This file doesn’t exist.
read-only = This page is read-only.
wrong-method = This address doesn’t accept that method.
needs-upgrade = This address is for WebSockets. Ask for an upgrade.
late-body = This took too long to arrive. Try again.
not-json-type = Send JSON, with the content type application/json.
bad-request = This request can’t be read.
bad-eyes = Use “all”, “watch” or the number of a seat for “eyes”.
not-drawable = This can’t be made into a QR code.
not-text = Messages are text, in JSON.
not-json = The message isn’t JSON.
long-message = The message is too long. It can have up to { NUM($most) } bytes.
no-id = A message needs an “id”: a text of 1 to { $most } bytes.
no-sense = The message can’t be read. { $fault }
not-here = A table doesn’t answer this message.

## What was sent and cannot be read.

own-fault = { $said }
wrong-shape = { $missing ->
    [none] { $path ->
        [none] Something in it is missing or doesn’t fit.
       *[other] “{ $path }” doesn’t fit.
      }
   *[other] { $path ->
        [none] “{ $missing }” is missing.
       *[other] “{ $missing }” is missing from “{ $path }”.
      }
  }
broken-json = In line { $line }, column { $column } there is something that isn’t JSON.
json-ends = The JSON breaks off in line { $line }.

## Games that are replayed from a file.

broken-setup = The setup can’t be played. { $fault }
broken-event = Event { $event } can’t have happened. { $fault }
event-unreadable = It can’t be read. { $fault }
event-forbidden = { $said }
event-after-end = The game was already over.
event-not-drawn = The seed gives a different result.
event-missing = The file stops before the dice or cards were drawn.
record-unreadable = The file can’t be read. { $fault }
no-record = This file isn’t a game record.
newer-record = This file has version { $version }. The newest this version of Parlour can read is { $newest }.
other-names = The file names { $names ->
    [one] one player
   *[other] { $names } players
  }, but the game has { $seats } seats.
other-commitment = The seed and setup don’t match the published hash: { $found } instead of { $published }.
bad-draw = { $fault }
draw-house = The house’s part of the seed isn’t the one it committed to.
draw-guest = The part of the seed from seat { $seat } isn’t the one committed to.
draw-order = The parts of the seed aren’t in the order of the seats, or name a seat that doesn’t exist.
draw-no-guest = The file names the house’s part of the seed, but no player’s.
draw-seed = Together, the parts don’t make the seed.
unfinished = The game isn’t over after { NUM($events) } events. The file is incomplete.
other-outcome = The result doesn’t match the events.

## Names of what is counted.

what-guests = new players
what-tables = new tables
what-saves = new saved games
what-notebooks = new notebooks
what-links = links
what-codes = codes

## Games.

game-checkers = Checkers
game-scotland-yard = Scotland Yard
game-clue = Clue
game-clue-less = Clue-less
