### What Scotland Yard says: refusals, faults of setups, positions and maps.

## Names

by-taxi = taxi
    .line = taxi
by-bus = bus
    .line = bus
by-underground = underground
    .line = underground
by-black = black
    .line = line
transport-taxi = taxi
transport-bus = bus
transport-underground = underground
transport-ferry = ferry

## Refusals of the rules

no-such-seat = There’s no such seat at this table.
not-placed = The start cards haven’t been drawn yet.
already-placed = The start cards have already been drawn.
not-a-start = That’s not a start station.
game-over = The game is over.
not-your-turn = It’s { $to_move ->
    [0] Mister X’s
   *[other] detective { $to_move }’s
  } turn.
already-moved = You’ve already moved this round.
already-there = You’re already at { $station }.
not-next = { $from } and { $to } aren’t connected.
not-served = There’s no { $by_line } from { $from } to { $to }.
no-ticket = You have no { $by } tickets left.
occupied = There’s a detective at { $station }.
double-is-mister-xs = Only Mister X can make double moves.
no-double = You have no double-move tickets left.
in-double = This is already the second half of your double move.
no-room-for-double = Only one move is left, so you can’t make a double move.
no-second-half = You couldn’t move on from { $station }, so a double move can’t start there.
no-peeking = Only detectives can peek at Mister X, and only in practice.
already-known = You already know where Mister X is.
not-lost-on-time = Running out of time doesn’t lose this game.
peek-later = Mister X is about to move. Peek after that.
detectives-alone = Only the detectives hear what they plan.
all-revealed = The game is over, and everyone can see where Mister X was.
not-over = The game is still on. The review comes when it’s over.
no-such-move = There’s no such move in this game.
his-alone = That would show where Mister X was. See it from his side.

## Setups

no-such-station = There’s no station { $number }. Stations are numbered 1 to { $most }.
detectives = There must be 2 to 5 detectives, not { $count }.
too-many-tickets = { $count } tickets is too many. The most is { $most } of a kind.
windows = A game has 1 to { $most } moves, not { $count }.
shown-outside = Mister X can’t surface on move { $shown }. The game has { $windows ->
    [one] one move
   *[other] { $windows } moves
  }.
shown-order = The moves on which Mister X surfaces must be in order, each listed once. Move { $shown } isn’t.

## Positions

unknown-word = “{ $token }” is none of turn=, count=, detectives=, x=, shown= and log=.
field-twice = “{ $field }=” is given twice.
field-missing = The position has no “{ $field }=”.
wrong-turn = The turn is wrong: “{ $token }” isn’t one of the seats 0 to { $most }.
turn-of-moved = The turn is wrong: detective { $detective } has already moved this round.
turn-out-of-order = The turn is wrong: detective { $detective } comes first and hasn’t moved.
turn-without-move = The turn is wrong: detective { $detective } can’t move.
turn-in-double = The turn is wrong: Mister X is in the middle of a double move.
detective-off-map = The station of detective { $detective } is wrong: “{ $token }” isn’t on the map.
shared-station = The station of detective { $detective } is wrong: another one is already at { $station }.
list-length = The list of detectives is wrong: it has { $count }, not 2 to 5.
wrong-count = The number of detectives is wrong: it says “{ $token }”, but the list has { $listed }.
other-count = The number of detectives is wrong: the position has { $listed }, the setup { $set_up }.
mister-x-off-map = Mister X’s station is wrong: “{ $token }” isn’t on the map.
mister-x-caught = Mister X’s station is wrong: there’s a detective at { $station }.
mister-x-unreachable = Mister X’s station is wrong: his tickets don’t lead from { $from } to { $to }.
mister-x-nowhere = No station is possible for Mister X.
last-shown-off-map = The last-seen station is wrong: “{ $token }” isn’t on the map.
not-shown-yet = The last-seen station is wrong: by the travel log, Mister X hasn’t surfaced yet.
shown-somewhere = The last-seen station is missing: Mister X surfaced on move { $shown }.
not-tickets = “{ $token }” isn’t a ticket list. Write one number per kind, separated by “/”.
tickets-too-many = “{ $token }” is too many tickets.
not-a-log = The travel log is wrong: “{ $token }” is none of t, b, u, x and a dot between two of them.
log-full = The travel log is wrong: it’s already full, with { $moves } of { $windows } moves.

## Maps

station-count = A map has 2 to { $most } stations, not { $count }.
station-number = A station number is wrong: { $id } isn’t from 1 to { $most }.
station-twice = A station number is wrong: { $id } is given twice.
station-off-sheet = The position of station { $id } is wrong: { NUM($x) }, { NUM($y) } isn’t between 0 and 1.
station-missing = A station number is wrong: { $id } is missing.
no-neighbour = A neighbour of station { $of } is wrong: by { $transport } it connects to { $to }, which isn’t a station.
own-neighbour = A neighbour of station { $of } is wrong: by { $transport } it connects to itself.
neighbour-twice = A neighbour of station { $of } is wrong: by { $transport } it connects to { $to } twice.
one-way = A neighbour of station { $of } is wrong: by { $transport } it connects to { $to }, but { $to } doesn’t connect to it.
unreachable = Station { $id } can’t be reached from station 1 by taxi, bus and underground.

## Notation

option-twice = “{ $option }” is given twice.
not-an-option = “{ $token }” isn’t an option. Write option=value.
unknown-option = There’s no option “{ $option }”. The options are preset, detectives, starts, mister_x, black, doubles, windows, shown, detective, order, last_round, practice, on_timeout and position.
unfit-value = “{ $option }=” is followed by { $fits }, not by “{ $token }”.
fits-number = a number
fits-yes-or-no = true or false
fits-preset = classic, seed or modern
fits-starts = shared-cards, split-cards or any
fits-purse = tickets like 4/3/3 or unlimited
fits-black = a number or one-each
fits-windows = moves like 3/8/13 or -
fits-fares = tickets like 10/8/4
fits-order = fixed or free
fits-on-timeout = move or lose
not-a-ticket = “{ $token }” isn’t a ticket. The tickets are taxi, bus, underground and black.
not-a-station = “{ $token }” isn’t a station. Stations are numbered 1 to { $most }.
not-an-action = “{ $token }” isn’t an action. Write TICKET STATION, double TICKET STATION or peek.

## Why computers moved as they did: for the replay, practice and the log

thinks-only-move = My only move.
thinks-one-of = One of { $moves } moves, picked at random.
thinks-reached = { $detectives ->
    [0] No detective could reach me there, and I rated no station higher ({ NUM($rating) }).
    [1] One detective could reach me there, but I rated no station higher ({ NUM($rating) }).
   *[other] { $detectives } detectives could reach me there, but I rated no station higher ({ NUM($rating) }).
  }
thinks-target = He could be there, and I rated no other idea higher ({ NUM($rating) }).
thinks-underground = The underground is quick, and I rated no other idea higher ({ NUM($rating) }).
thinks-last-shown = That’s the way to where he was last seen, and I rated no other idea higher ({ NUM($rating) }).
thinks-fallback = I had no better idea ({ NUM($rating) }).
thinks-careless = I didn’t look closely and took the first road I saw.
thinks-certain = He couldn’t be anywhere else.
thinks-likely = He could be at { $many } stations, and I gave this one { $percent }%.
thinks-cut-off = { $exits ->
    [0] I knew where he was, and from there he had no way out.
    [1] { $covered ->
        [0] I knew where he was, and he had one way out.
       *[other] I knew where he was, and we covered his only way out.
      }
   *[other] I knew where he was, and we covered { $covered } of his { $exits } ways out.
  }
thinks-closing-in = { $covered ->
    [0] He could be at { $many } stations, none of them within our reach yet.
   *[other] He could be at { $many } stations, and from here we reached { $covered } of them.
  }
thinks-double = { $is_reached ->
    [true] { $many ->
        [1] After my double move they saw me and could reach me.
       *[other] After my double move they could reach me, but for all they knew I could be at { $many } stations.
      }
   *[other] { $many ->
        [1] After my double move they saw me, but couldn’t reach me.
       *[other] After my double move they couldn’t reach me, and for all they knew I could be at { $many } stations.
      }
  }
thinks-black = { $is_reached ->
    [true] They could reach me there, but with the black ticket I could be at { $many } stations instead of { $otherwise }.
   *[other] With the black ticket I could be at { $many } stations instead of { $otherwise }.
  }
thinks-flight = { $is_reached ->
    [true] { $many ->
        [1] They knew where I was and could reach me, but I took the risk.
       *[other] They could reach me there, but for all they knew I could be at { $many } stations.
      }
   *[other] { $many ->
        [1] They knew where I was, but couldn’t reach me.
       *[other] They couldn’t reach me there, and for all they knew I could be at { $many } stations.
      }
  }
