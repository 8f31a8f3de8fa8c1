### Clue and Clue-less: the rules, what the computers think, the assistant with its proofs and advice, and help in play.

## Cards. In English each is called what its edition calls it.

named = { $name }
    .shown = the { $name } card
thing = the { $name }
    .shown = the { $name }
card-name = { $card_name }
scarlet = { named }
    .shown = { named.shown }
mustard = { named }
    .shown = { named.shown }
white = { named }
    .shown = { named.shown }
green = { named }
    .shown = { named.shown }
peacock = { named }
    .shown = { named.shown }
plum = { named }
    .shown = { named.shown }
candlestick = { thing }
    .shown = { thing.shown }
knife = { thing }
    .shown = { thing.shown }
lead-pipe = { thing }
    .shown = { thing.shown }
revolver = { thing }
    .shown = { thing.shown }
rope = { thing }
    .shown = { thing.shown }
wrench = { thing }
    .shown = { thing.shown }
study = { thing }
    .shown = { thing.shown }
hall = { thing }
    .shown = { thing.shown }
lounge = { thing }
    .shown = { thing.shown }
library = { thing }
    .shown = { thing.shown }
billiard-room = { thing }
    .shown = { thing.shown }
conservatory = { thing }
    .shown = { thing.shown }
ballroom = { thing }
    .shown = { thing.shown }
kitchen = { thing }
    .shown = { thing.shown }
dining-room = { thing }
    .shown = { thing.shown }

kind-suspect = suspect
    .one = one suspect
    .plural = suspects
kind-weapon = weapon
    .one = one weapon
    .plural = weapons
kind-room = room
    .one = one room
    .plural = rooms

## Places

to-square = the square in row { $row }, column { $column }
to-room = { $room }
to-hallway = the hallway between { $rooms }
to-home = the home square

## What the rules forbid

no-such-seat = There’s no such seat at this table.
game-over = The game is over.
chance-first = The deal or the roll comes first.
not-your-turn = It’s { $to_play }’s turn.
awaiting-answer = { $asked } has to show a card first.
must-show = You have to show a card first.
nothing-to-show = No one is waiting for you to show a card.
not-named = { CAP($card) } wasn’t suggested. Show one of the three suggested cards.
not-your-card = You don’t have { $card }.
no-dice = Clue-less has no dice. Move to a neighbouring room or hallway.
passage-is-a-move = In Clue-less, move straight to the room at the other end of the passage.
has-rolled = You’ve already rolled.
roll-first = Roll first.
has-moved = You’ve already moved this turn.
blocked = Every exit is blocked, so you can’t move.
no-passage = There’s no secret passage where you are.
out-of-reach = You can’t get to { $to } now.
just-left = You just left { $room } and can’t re-enter it this turn.
occupied = Another piece is already { $to_code ->
    [to-room] in
    [to-hallway] in
   *[other] on
  } { $to }.
not-in-a-room = You can only make a suggestion in a room.
not-entered = You didn’t enter { $room } this turn. Leave, then enter a room to make a suggestion.
has-suggested = You’ve made your suggestion. Accuse, or end your turn.
must-move = You can move, so you must.
must-suggest = You entered { $room }. Make a suggestion, or accuse.
impossible-chance = That deal or roll isn’t possible now.

## Setups

too-few-seats = At least { $least } players are needed, not { $count }.
too-many-seats = At most 6 players can play, not { $count }.
suspect-twice = { $suspect } is chosen twice.
not-clockwise = Seats go clockwise: { $second } comes after { $first }.
not-so-many-dice = Clue is played with 1 or 2 dice, not { $count }.

## Setups and actions as text

unknown-name = There is no { $kind } “{ $token }”.
unknown-card = There is no card “{ $token }”.
unknown-option = There is no option “{ $token }”. { $options_count ->
    [one] The only option is { $options }.
   *[other] The options are { $options }.
  }
bad-choice = { $option } is followed by { $choices_or }, not by “{ $token }”.
option-twice = { $option } is given twice.
suspects-twice = The list of suspects is given twice.
bad-setup = { $fault }
not-an-action = “{ $token }” isn’t an action. Write { $forms_or }.
not-a-number = “{ $token }” isn’t the number of a row or column.
not-a-square = { $fault }
no-such-square = There is no corridor square in row { $row }, column { $column }.
not-a-hallway = { $fault }
no-such-hallway = No hallway joins { $one } and { $other }.

## Names and editions

no-name = A name is missing.
long-name = The name “{ $name }” is too long. Names can have up to { $most } characters.
unprintable-name = The name “{ $name }” has characters that can’t be used.
too-few-of-a-kind = There must be at least two { $kind_plural }.
too-many-cards = An edition can have at most { $most } cards. This one has { $count }.
nameless-card = One of the { $kind_plural } has no name.
bad-card-name = { $fault }
card-name-twice = “{ $name }” is listed twice.

## Holders: the plain form is a subject, .place says where a card is, .whose whose it is.

you = you
    .place = with you
    .whose = your
player = { $name }
    .place = with { $name }
    .whose = { $name }’s
seat = seat { $seat }
    .place = with seat { $seat }
    .whose = seat { $seat }’s
case-file = the case file
    .place = in the case file
    .whose = the case file’s
face-up = the face-up cards
    .place = among the face-up cards
set-aside = the cards set aside
    .place = among the cards set aside

count = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
  }
hand = { $size_number ->
    [1] { $holder_code ->
        [face-up] the only face-up card
        [set-aside] the only card set aside
       *[other] { $holder_whose } only card
      }
   *[other] { $holder_code ->
        [face-up] the { $size } face-up cards
        [set-aside] the { $size } cards set aside
       *[other] { $holder_whose } { $size } cards
      }
  }
    .among = { $size_number ->
        [1] { $holder_code ->
            [face-up] the only face-up card
            [set-aside] the only card set aside
           *[other] { $holder_whose } only card
          }
       *[other] { $holder_code ->
            [face-up] among the { $size } face-up cards
            [set-aside] among the { $size } cards set aside
           *[other] among { $holder_whose } { $size } cards
          }
      }
    .is = { $size_number ->
        [1] is
       *[other] are
      }
percent = { $percent }%
under-one-percent = <1%
over-ninety-nine = >99%

## Clauses: .whether as a question, .short when the cards were just named, .again when another place was named with them, .them the same for some of them.

has = { $holder_code ->
    [you] you have { $cards }
    [player] { $holder } has { $cards }
    [seat] { $holder } has { $cards }
   *[other] { $cards } { $cards_count ->
        [one] is
       *[other] are
      } { $holder_place }
  }
    .short = { $holder_code ->
        [you] you have { $cards_count ->
            [one] the card
           *[other] them
          }
        [player] { $holder } has { $cards_count ->
            [one] the card
           *[other] them
          }
        [seat] { $holder } has { $cards_count ->
            [one] the card
           *[other] them
          }
       *[other] { $cards_count ->
            [one] the card is
           *[other] they are
          } { $holder_place }
      }
    .whether = { $holder_code ->
        [you] do you have { $cards }
        [player] does { $holder } have { $cards }
        [seat] does { $holder } have { $cards }
       *[other] { $cards_count ->
            [one] is
           *[other] are
          } { $cards } { $holder_place }
      }
has-not = { $holder_code ->
    [you] you don’t have { $cards_or }
    [player] { $holder } doesn’t have { $cards_or }
    [seat] { $holder } doesn’t have { $cards_or }
   *[other] { $cards } { $cards_count ->
        [one] isn’t
       *[other] aren’t
      } { $holder_place }
  }
    .short = { $holder_code ->
        [you] you don’t
        [player] { $holder } doesn’t
        [seat] { $holder } doesn’t
       *[other] { $cards_count ->
            [one] the card isn’t
           *[other] they aren’t
          } { $holder_place }
      }
    .again = { $holder_code ->
        [you] you don’t have { $cards_count ->
            [one] the card
           *[other] them
          }
        [player] { $holder } doesn’t have { $cards_count ->
            [one] the card
           *[other] them
          }
        [seat] { $holder } doesn’t have { $cards_count ->
            [one] the card
           *[other] them
          }
       *[other] { $cards_count ->
            [one] the card isn’t
           *[other] they aren’t
          } { $holder_place }
      }
    .whether = { $holder_code ->
        [you] don’t you have { $cards_or }
        [player] doesn’t { $holder } have { $cards_or }
        [seat] doesn’t { $holder } have { $cards_or }
       *[other] { $cards_count ->
            [one] isn’t
           *[other] aren’t
          } { $cards } { $holder_place }
      }
has-some = { $holder_code ->
    [you] you have at least { $least } of { $cards }
    [player] { $holder } has at least { $least } of { $cards }
    [seat] { $holder } has at least { $least } of { $cards }
   *[other] at least { $least } of { $cards } { $least_number ->
        [1] is
       *[other] are
      } { $holder_place }
  }
    .them = { $holder_code ->
        [you] you have at least { $least } of them
        [player] { $holder } has at least { $least } of them
        [seat] { $holder } has at least { $least } of them
       *[other] at least { $least } of them { $least_number ->
            [1] is
           *[other] are
          } { $holder_place }
      }
not-the-three = the three in the case file aren’t { $cards }
impossible = that’s impossible

## Entries

entry = entry { $number }
turn = { $whose_whose } turn in round { $round }
one-of-them = one of them
    .shown = one of them
this-card = { $card }
    .shown = { $card_shown }
no-one-showed = { CAP($by) } suggested { $three_suspect } with { $three_weapon } in { $three_room }, and no one showed a card{ $left_count ->
    [0] .
    [one] : { $left } is { $by_place } or in the case file.
    [3] : each is { $by_place } or in the case file.
   *[other] : { $left } are each { $by_place } or in the case file.
  }
passed = { CAP($by) } suggested { $three_suspect } with { $three_weapon } in { $three_room }. { CAP($passers) } passed.
showed = { CAP($by) } suggested { $three_suspect } with { $three_weapon } in { $three_room }. { $passers_count ->
    [0] { CAP($shower) } showed { $shown_shown }.
   *[other] { CAP($passers) } passed, and { $shower } showed { $shown_shown }.
  }
learned = You learned that { $claim }.
accused = { CAP($by) } accused { $three_suspect } with { $three_weapon } in { $three_room } and { $by_code ->
    [you] were
   *[other] was
  } { $right ->
    [true] right.
   *[false] wrong: these aren’t the three in the case file.
  }

## Steps of proofs

stated = { CAP($says) }.
yours = { CAP($cards) } { $cards_count ->
    [one] is one of your cards.
   *[other] are among your cards.
  }
supposed = Suppose { $says }.
refuted = So { $says }.
some-from = { $some } from { $at }
some-of = { $some } of { $cards }
filled-hand = { $hand } { $hand_is } { $parts }
filled-kind = the { $kind } in the case file is { $parts }
full = { CAP($filled) }, not { $others_or }.
no-room-for = { CAP($filled) }: there’s no room for { $others_or }.
only-left = Only { $cards } can still be { $hand_among }.
no-other-of-kind = No other { $kind } can be in the case file, so { $says }.
what-was-shown = { CAP($without) }, so the card { $holder_code ->
    [you] you
   *[other] they
  } showed { $at_code ->
    [turn] on
   *[other] in
  } { $at } was { $cards }.
last-of-some = { CAP($some) }, but not { $without_or }, so { $says }.
no-one-else = No one else can have { $cards }, so { $says_short }.
nowhere-else = { CAP($cards) } can’t be anywhere else, so { $says_short }.
shared-with-case-file = { CAP($cards) } are each { $holder_place } or in the case file, which has only { $kind_one }. So { $says_them }.
room-for = { $holder_code ->
    [case-file] the case file can hold only { $most } of them{ $most_number ->
        [1] { "" }
       *[other] { " (one of each kind)" }
      }
    [you] you have room for only { $most } of them
    [player] { $holder } has room for only { $most } of them
    [seat] { $holder } has room for only { $most } of them
   *[other] { $holder } have room for only { $most } of them
  }
shared = { CAP($cards) } are each { $holders_place_or }, but { $rooms }. So { $says_them }.
two-pairs = { CAP($first) }, and likewise { $second }, are each { $holder_place } or in the case file, which has only { $kinds_one }. So { $holder_code ->
    [you] you have at least one of each pair.
    [player] { $holder } has at least one of each pair.
    [seat] { $holder } has at least one of each pair.
   *[other] at least one of each pair is { $holder_place }.
  }
kind-is = So the { $kind } in the case file is { $cards }.
kind-is-not = So the { $kind } in the case file is { $cards_or }, not { $others_or }.
accusation-at = the accusation { $at_code ->
    [turn] on
   *[other] in
  } { $at }
the-accusation = the accusation
two-of-three = { CAP($cards) } are in the case file, but { $accusation } was wrong, so { $says }.
elsewhere = { CAP($has) }, so { $says_short }.
elsewhere-there = { CAP($has) }, so { $says_again }.
no-deal-fits = No possible deal fits all of this (every deal was checked).
every-deal-says = The proof is too long to show, but in every possible deal { $says }.
both = { CAP($one) }, and { $other }: both can’t be true.
too-many-for = { CAP($filled) }: too many.
none-left = No card can still be { $hand_among }.
too-few-left = Only { $cards } could be { $hand_among }: too few.
no-kind-left = There’s no { $kind } left for the case file.
one-of-each-kind = { CAP($some) }, but the case file has only one card of each kind.
none-of-those = { CAP($some) }, but not { $without_or }: both can’t be true.
nowhere = { CAP($card) } would have nowhere to be.
all-three = { CAP($cards) } would be in the case file, but { $accusation } was wrong.
still-open = Still open: in { NUM($there) } of { NUM($all) } possible deals { $claim }. In the other { NUM($other) } the card is elsewhere.
still-open-weighed = Still open: in { NUM($there) } of { NUM($all) } possible deals { $claim }. In the other { NUM($other) } the card is elsewhere. The chance is { $weighed } rather than { $counted }, because a player with several of the suggested cards might have shown another.
why-is-it = Why { $claim_whether }?
is-it = { CAP($claim_whether) }?
no-hint-now = You get one hint per turn: in your own, before you suggest.
not-proved = Still open: nothing you have seen proves it.
no-such-holder = No one sits there, and no cards are there.
not-over = The game is still on. The review comes when it’s over.
no-such-suggestion = There is no such suggestion.

## Advice

case-solved = The case is solved. It was { $cards }.
accuse-certain = Accuse now: it must be { $cards }.
accuse-likeliest = Accuse now: no suggestion would tell you more. The likeliest solution, { $cards }, has a { $chance } chance.
ask-elsewhere = Don’t accuse yet: the likeliest solution, { $cards }, has a { $chance } chance. No suggestion in { $room } helps, but one in another room would.
ask-first = Don’t accuse yet: the likeliest solution, { $cards }, has a { $chance } chance, and another suggestion can tell you more.{ $is_even ->
    [true] { " " }If you expect someone else to accuse before your next turn, accuse now.
   *[false] { "" }
  }
shows = { $who_code ->
    [you] you show
   *[other] { $who } shows
  } { $card_shown }
no-one-shows = no one shows a card
leaves = Leaves { NUM($after) } of { $solutions } solutions on average. Most likely { $answer } ({ $chance }).
leaves-or-solves = Leaves { NUM($after) } of { $solutions } solutions on average, with a { $solves } chance of solving the case. Most likely { $answer } ({ $chance }).

## What is wrong with a notebook

thing-player = player
thing-card = card
thing-room = room
thing-edition = edition
no-such = There is no { $thing } called “{ $typed }”.
no-such-but = There is no { $thing } called “{ $typed }”. Did you mean { $near }?
edition-fault = This edition can’t be used. { $fault }
player-count = Clue is for 2 to 6 players, not { $count }.
player-name = { $fault }
name-reserved = “{ $name }” is a command here. Choose another name.
name-twice = Two players are called { $name }. Give them different names.
hand-sizes = The players hold { $held ->
    [one] 1 card
   *[other] { $held } cards
  }, but { $dealt ->
    [one] 1 is
   *[other] { $dealt } are
  } dealt: of { $deck } cards, 3 are in the case file{ $face_up ->
    [0] { "" }
   *[other] , { $face_up } face up
  }{ $aside ->
    [0] { "" }
   *[other] , { $aside } set aside
  }.
too-many-beside = There aren’t that many cards: of { $deck } cards, 3 are in the case file{ $face_up ->
    [0] { "" }
   *[other] , { $face_up } face up
  }{ $aside ->
    [0] { "" }
   *[other] , { $aside } set aside
  }.
empty-hand = { $name } has no cards, but there are enough for everyone.
hand-of-nobody = You entered a hand but not whose it is. Choose which player you are.
hand-size = You hold { $stated ->
    [one] 1 card
   *[other] { $stated } cards
  }, but { $named ->
    [one] 1 is
   *[other] { $named } are
  } named.
card-twice = { CAP($card) } is named twice.
in-hand-and-open = { CAP($card) } can’t be in your hand and face up.
nothing-for-envelope = All { $kind_plural } are already visible, but one must be in the case file.
no-cards-open = No cards are face up in this game.
no-cards-aside = No cards are set aside in this game.
not-three = Name three cards, not { $count }: a suspect, a weapon and a room.
same-kind = { CAP($first) } and { $second } are both { $kind_plural }. Name a suspect, a weapon and a room.
shows-to-self = { $player_code ->
    [you] You made the suggestion, so someone else showed the card.
   *[other] { $player } made the suggestion, so someone else showed the card.
  } Name that player.
not-asked = { CAP($card) } wasn’t suggested, so it can’t have been shown.
shown-by-nobody = You named a shown card but not who showed it.
no-entry = There is no entry { $at }. { $count ->
    [0] There are no entries yet.
    [one] There is one entry.
   *[other] Entries are numbered from 1 to { $count }.
  }
too-many-entries = A notebook can have at most { $most } entries. Continue in a new one.
players-left = This notebook had { $before } players and now has { $now }. Say where each of them sat before.
places = Say where each player sat before, each seat at most once.
no-steps = Say how many changes: 1 or more.
undo-too-far = { $count ->
    [0] There is nothing to undo.
    [one] Only one change can be undone.
   *[other] Only { $count } changes can be undone.
  }
redo-too-far = { $count ->
    [0] There is nothing to redo.
    [one] Only one change can be redone.
   *[other] Only { $count } changes can be redone.
  }
too-many-deals = There are too many possible deals to count. Add more entries first.
too-many-to-advise = There are too many possible deals to compare suggestions yet. Add more entries first.
no-room = { CAP($card) } isn’t a room.
advice-for-nobody = Advice is for players, and this is a spectator’s notebook. Choose which player you are in the setup.
in-entry = Entry { $number }: { $fault }
clashes-with-setup = Entry { $number } contradicts { $with_hand ->
    [true] your own cards.
   *[false] the setup.
  }
entries-clash = Entries { $numbers } contradict each other.
new-clashes-with-setup = This contradicts { $with_hand ->
    [true] your own cards.
   *[false] the setup.
  }
new-clashes = This contradicts { $numbers_count ->
    [one] entry { $numbers }.
   *[other] entries { $numbers }.
  }
accuses-again = This is impossible: { $player_code ->
    [you] you accuse again in entry { $number }, but would
   *[other] { $player } accuses again in entry { $number }, but would
  } already be out after a wrong accusation.
is-out = { $player_code ->
    [you] You are
   *[other] { $player } is
  } out after the wrong accusation in entry { $number } and can’t accuse again.
is-out-in = Entry { $again }: { $player_code ->
    [you] you are
   *[other] { $player } is
  } out after the wrong accusation in entry { $number } and can’t accuse again.

## Why computers acted as they did: for the replay and the log

thinks-only-action = There was nothing else to do.
thinks-any-action = One of { NUM($actions) } things I could do, picked at random.
thinks-proved = I could prove it: { $suspect }, with { $weapon }, in { $room }.
thinks-likely = I was { $percent }% sure it was { $suspect }, with { $weapon }, in { $room }, and { $needs }% is enough for me.
thinks-unsure = { $needs ->
    [none] I was { $percent }% sure, but I only accuse with proof.
   *[other] I was { $percent }% sure, and I don’t accuse below { $needs }%.
  }
thinks-only-card = It was the only card I could show.
thinks-out = I couldn’t win any more, so any card would do.
thinks-seen = { CAP($asker) } had already seen it.
thinks-seen-by-most = More than half the table had already seen it.
thinks-drawn-card = I picked it at random. I show rooms least often.
thinks-least-telling = Of the { $cards } cards I could show, it left { $asker } most in doubt.
thinks-telling = I expected the answer to settle { $percent }% of my doubts about the case, and no other suggestion here promised more.
thinks-narrow = I hold { $mine } myself, so the answer could only be about { $open_or }, and I expected it to settle { $percent }% of my doubts about the case.
thinks-idle-question = I didn’t expect any suggestion here to tell me much.
thinks-room-alone = I wanted to know about { $room }, so I tried to leave nothing else to show.
thinks-before-owner = { CAP($owner) } has { $room }, so I wanted to hear from the players who answer first.
thinks-unknown = I didn’t know yet who had { $cards_or }.
thinks-passage = The passage to { $room } saved me a roll.
thinks-only-passage = The passage to { $room } was the only way out.
thinks-dice-alone = Only the dice could take me into a room.
thinks-elsewhere = { $can_suggest ->
    [true] I expected to learn more elsewhere than in { $room }.
   *[other] I couldn’t make a suggestion in { $room }, so I rolled to move on.
  }
thinks-walk = No suggestion and no passage was worth staying for, so I rolled.
thinks-best-room = Of the places I could reach, { $room } promised me most.
thinks-wanted = I wanted to make a suggestion in { $room }.
thinks-on-the-way = I was on my way to { $room }.
thinks-way-by = The best way to a room I wanted led through { $room }.
thinks-return = I stepped out of { $room } so that I could go back in and suggest again.
thinks-shortest = It was the shortest way to a room I wanted.
thinks-stuck = There was no way out for me.
thinks-nothing-better = Nothing I could do was worth more.
thinks-done = I had nothing left to do this turn.
