### What the commands print to people: status, stop, backup, restore, serve, replay, analyse, map, tables.

open = Parlour { $version } at http://{ $addr }, process { $pid }, open for { $time }
label-tables = tables
label-present = at the tables
label-queues = quick match
label-kept = kept
label-room = space
label-times = kept for
label-removed = removed
label-memory = memory
label-data = data
tables = { $waiting } waiting, { $running } in progress, { $over } finished; { $awake } awake, { $asleep } asleep
present = { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
  } ({ $spectators } watching), { $pages ->
    [one] 1 open page
   *[other] { $pages } open pages
  }
queues = { $queues_count ->
    [0] no one waiting
   *[other] waiting: { $queues }
  }
queue = { $count } for { $game }
kept = { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
  }, { $events ->
    [one] 1 event
   *[other] { $events } events
  }, { $saves ->
    [one] 1 saved game
   *[other] { $saves } saved games
  }, { $notebooks ->
    [one] 1 notebook
   *[other] { $notebooks } notebooks
  }
room = { $used } { $most_code ->
    [unlimited] used, no limit
   *[size] of { $most }
  }; { $daily_code ->
    [unlimited] no daily limit
   *[size] { $daily } a day
  } for one address
unlimited = without a limit
size = { $unit ->
    [bytes] { $value } bytes
   *[other] { NUM($value) } { $unit }
  }
times = finished games { $finished }, abandoned games { $abandoned }, waiting rooms { $waiting }, guests { $guests }, strangers { $strangers }, seat notes { $notes }
days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
for-ever = for ever
removed = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
  }, { $seat_notes ->
    [one] 1 seat note
   *[other] { $seat_notes } seat notes
  } since it opened
unknown = unknown
data = { $size } in { $folder }

node = node { $name } at { $addr }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  }, { $memory }, open for { $time }, version { $version }; { $bus }; { $store }
new-node = node { $name }: just started, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }
gone-node = node { $name }: gone; { $tables ->
    [0] no table is waiting for another node
    [one] 1 table moves to another node when it is next opened
   *[other] { $tables } tables move to another node when they are next opened
  }
bus-lag = bus { $ms } ms
no-bus = the bus doesn’t answer
unreached = this node can’t reach it over the bus
store-well = database fine
store-trouble = database: { $detail }

no-tables = There are no tables.
table = { $id }  { $game }, { $phase }, hosted by { $host_code ->
    [unnamed] an unnamed guest
   *[other] { $host }
  }, last active { $age } ago
phase-waiting = waiting
phase-starting = starting
phase-playing = in progress
phase-over = finished
seat = { $turn ->
    [true] to move:{" "}
   *[false] { "" }
  }{ $who }
person = { $name }{ $away ->
    [true] {" "}(away)
   *[false] { "" }
  }
substituted = { $name } (away, { $brain } plays)
brain = computer ({ $brain })
nobody = free seat
unnamed = an unnamed guest
watching = watching: { $names }

node-stopped = Node { $name } is closed. { $others ->
    [0] No other node serves the house
    [one] 1 other node serves the house
   *[other] { $others } other nodes serve the house
  }.
node-stopped-blindly = Node { $name } is closed. Whether other nodes serve the house is not known, because the database does not answer.
stopped = The house at http://{ $addr } is closed.
backed-up = Backed up '{ $data }' to '{ $file }' ({ $size }): { $contents }.
backup-secret = The file contains secrets, such as the cards of games in progress. Keep it as safe as the data folder.
restored = Restored '{ $file }', made { $age } ago by Parlour { $version }, to '{ $data }': { $contents }.
restore-verified = Verified: row by row, it holds what the backup holds.
open-it = Open it with: parlour serve --data '{ $data }'
open-store = Open it with: parlour serve --store '{ $place }', with the password, and what else was in the address
tables-made = The tables of a house are made in '{ $place }', version { $to }.
migrated = The tables in '{ $place }' are brought from version { $from } to { $to }.
up-to-date = The tables in '{ $place }' are up to date: version { $to }.
contents = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $kept }
older-house = a house from an older version

verified = Verified: the hash from the start, { $events } events by the rules, { $drawn ->
    [one] 1 random draw
   *[other] { $drawn } random draws
  }{ $brought ->
    [0] { "" }
    [one] , except for the first event, which came from a file without its seed
   *[other] , except for the first { $brought } events, which came from a file without their seed
  }.
drawn-from = The seed was drawn by the house and by { $names }.
won = Won by { $names }.
drawn = A draw.
nobody-won = No one won.
chance = chance

open-at = Parlour is open at http://{ $addr }
for-friends = for friends: { $addr }
ended-early = ended before everything was closed
seed-of-tests = --seed makes every deal predictable, so it is for tests only: set PARLOUR_TEST=1
empty-store = the address of the database (--store or the variable PARLOUR_STORE) is empty
bad-store = write the address of the database as postgres://USER:PASSWORD@HOST:PORT/DATABASE
unescaped-store = the address of the database cannot be read: in its user and password, write @ as %40, : as %3A, / as %2F, ? as %3F and % as %25
bad-store-host = the address of the database names no host
bad-store-option = after the question mark, the address of the database knows { $known }; in a password, write & as %26 and = as %3D
bad-store-part = cannot read the address of the database: { $detail }
empty-bus = the address of the bus (--bus or the variable PARLOUR_BUS) is empty
bad-bus = write the address of the bus as nats://USER:PASSWORD@HOST:PORT; of several servers, with commas between
bad-bus-host = the address of the bus names no host
bad-bus-rest = in the address of the bus, nothing but a port may follow a host, as in nats://USER:PASSWORD@HOST:PORT
bad-bus-option = after the question mark, the address of the bus knows tls=disable, ca=FILE and nkey=FILE
bad-node = a node’s name has 1 to { $most } characters: letters, digits, and . _ : - [ ]
bad-public-url = the public address “{ $url }” must start with http:// or https://

no-house = no house is running with the data folder '{ $data }'
no-folder = there is no data folder '{ $data }'; name another with --data
bad-running-file = cannot read running.json in the data folder '{ $data }'
other-version = the running house is a different version; its answer cannot be read
another-house = another house answers at http://{ $addr } and does not know the key in this data folder; the house of this folder (process { $pid }) was killed
store-away = the house at http://{ $addr } is open, but what it keeps its data in doesn't answer. Its log says why
odd-answer = the house at http://{ $addr } answered with error { $status }
no-answer = the house at http://{ $addr } (process { $pid }) does not answer; it may have been killed
not-closed = the house at http://{ $addr } has not closed within { $seconds } seconds
unsure-whether-open = cannot tell whether a house is open there; if none is, remove running.json from the folder
still-open = a house is open at http://{ $addr } with the data folder '{ $data }'; close it first
not-empty = { $fault }; choose another with --data, or use --replace to move the old one aside
unreadable-file = cannot read { $file }
not-verified = { $file } does not verify
no-such-game = there is no game '{ $game }'; this house has: { $games }
bad-setup = the setup cannot be used: { $fault }
unwritable-file = cannot write { $file }
analysis = { $black } (Black) against { $white } (White): { $result }
someone = someone
label-move = move
label-score = score
slip = { $mistake }, costs { NUM($loss) }: { $line }
side-black = Black
side-white = White
side-sum = { $side }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { NUM($loss) } hundredths of a man lost per move, { $inaccuracies ->
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
  }, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
  }, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
  }

sound-map = A map of { $stations } stations. Lines: { $taxi } taxi, { $bus } bus, { $underground } underground, { $ferry } ferry.
not-a-map = { $file } is not a map

tables-used = Endgame tables: all endings of up to { $pieces } pieces{ $more ->
    [true] {" "}and some larger ones
   *[false] { "" }
  }, from { $files ->
    [one] 1 file
   *[other] { $files } files
  }
tables-not-used = the endgame tables in { $folder } are not used
not-used = { $file } is not used
other-ending = it holds the ending { $ending }
built-again = It will be rebuilt.
tables-where = Endings of 2 to { $pieces } pieces are part of the program. These are in { $folder }.
no-tables-for = there are no endgame tables for “{ $game }”, only for checkers
label-ending = men+kings
label-positions = positions
label-bytes = bytes
label-seconds = seconds
label-together = together

no-log-file = cannot open the log file { $file }
no-log-level = there is no log level “{ $typed }”. Levels are { $levels }, and a filter looks like parlour_server=debug,info

error = error: { $fault }
usage = error: { $fault }

    For more information, try '--help'.

## Matches between computers

no-such-computer = { $game } has no computer “{ $name }”, only { $computers }
seats-of-one = “{ $count }” in --seats must be a number of seats from 1 to 32
seats-filled = the table has { $wanted } seats, --seats names { $given }
no-such-bench = there is no benchmark “{ $name }”. Choose { $benches_or }
too-many-outcomes = chance has too many outcomes here. Start from a position with --setup
played = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }, { $think } per move{ $openings ->
    [none] { "" }
   *[other] , from { $openings }
  }
think-time = { $time }
think-nodes = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
  }
label-computer = computer
label-games = games
label-wins = wins
label-draws = draws
label-losses = losses
label-share = share (95%)
share = { NUM($share) } ({ NUM($low) } to { NUM($high) })
openings-ballots = ballots
