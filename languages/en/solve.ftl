### `parlour solve`, the notebook for a game of Clue at a real table: its questions, its help, and what it makes of a line. What follows from the entries is in clue.ftl, the words that can be typed are in typed.ftl.

## Setup

new-notebook = A new notebook. Type “back” to return to the previous question, or “help”.
setup-help = Press Enter for the value in brackets. “back” returns to the previous question, “load FILE” opens a notebook file instead, “quit” leaves. Parts of names will do.
first-question = This is the first question.
ask-edition = Edition ({ $editions }, or a file with your own)
ask-players = Players in clockwise order, starting with the one dealt the first card
ask-sizes = Cards of { $players }
ask-face-up = { $count ->
    [one] One card is not dealt. Is it face up? Name it
   *[other] { $count } cards are not dealt. Which of them are face up
  }
ask-me = Which player are you
ask-hand = { $count ->
    [one] Your card
   *[other] Your { $count } cards
  }
asked = { $question }:
asked-with = { $question } [{ $kept }]:
numbers-needed = Type { $count } numbers, one for each player.
setup-unchanged = The setup stays as it was.

## Files

confirm = { $question } (y/n)
leave-unsaved = The notebook isn’t saved. Leave without saving?
start-over-unsaved = The notebook isn’t saved. Start over without saving?
open-unsaved = The notebook isn’t saved. Open another one without saving?
save-first = Save the notebook first?
replace = “{ $file }” already exists. Replace it?
which-file = File:
not-saved = The notebook wasn’t saved.
nothing-saved = Nothing was saved.
saved = Saved as “{ $file }”.
save-where = Which file? Type “save FILE”.
save-failed = Not saved. { $fault }
file = “{ $name }”
standard-input = standard input
cant-read = Can’t read { $file }: { $reason }.
not-utf8 = { CAP($file) } isn’t UTF-8 text.
not-json = { CAP($file) } isn’t { $wanted ->
    [edition] an edition
   *[notebook] a notebook file
  }. { $fault }
link-nowhere = The link { $file } leads nowhere.
not-a-file = { CAP($file) } isn’t a file.
cant-write = Can’t write { $file }: { $reason }.

## Help

type-away = Type what happens, for example “{ $example }”, or “help”.
example = { $by } asks { $cards }: { $shower } shows
help-entries = What happens (parts of names will do, commas and the colon can be left out):
help-commands = Commands (the first letters will do):
help-form = { $row }
help-about = { $row_about }
row-showed = ben asks plum, rope, hall: cid shows
    .about = someone suggested, and a card was shown
row-seen = i ask plum, rope, hall: cid shows rope
    .about = you saw the card
row-nobody-showed = ben asks plum, rope, hall: nobody
    .about = everyone else passed
row-known = ben has rope, ben doesnt have rope
    .about = you learned it some other way
row-accused = ben accuses plum, rope, hall: wrong
    .about = or right
row-table = table [shown|alike]
    .about = print the grid, with deals weighted by cards shown (default) or equally
row-entries = entries
    .about = list the entries
row-why = why CARD HOLDER
    .about = why a card is there or not: why rope ben, why hall case file
row-advice = advice [ROOM]
    .about = what to suggest next, and whether to accuse
row-edit = edit N ENTRY
    .about = replace entry N
row-delete = delete N
    .about = delete entry N
row-undo = undo [N]
    .about = undo the last change, or the last N
row-redo = redo [N]
    .about = redo it
row-setup = setup
    .about = correct names, hand sizes and cards
row-save = save [FILE]
    .about = save the notebook
row-load = load FILE
    .about = open a notebook file
row-new = new
    .about = start a new notebook
row-help = help
    .about = print this help
row-quit = quit
    .about = leave

## Summaries

headline = { $edition }: { $players }. { $watching ->
    [true] You’re watching.
   *[false] You’re { $me }.
  } { $entries ->
    [0] No entries yet.
    [one] One entry.
   *[other] { $entries } entries.
  }
case-solved = Case file: { $cards }. This is certain.
case-open = Case file: { NUM($solutions) } solutions left. Most likely: { $cards } ({ $chance }).
one-deal = One possible deal is left.
deals = { NUM($deals) } possible deals, { $weighting ->
    [shown] weighted by the cards that were shown.
   *[alike] all counted equally.
  }
no-entries = No entries yet.
at-entry = Entry { $number }: { $says }
advised = { $cards }
heading = { $kind }
kind-suspect = Suspects
kind-weapon = Weapons
kind-room = Rooms
mark-has = yes

## What a change did

entry-deleted = Entry { $at } deleted.
undone = Undone. Entries: { $entries }.
redone = Redone. Entries: { $entries }.
all-known = { $holder ->
    [aside] All cards set aside are known.
   *[other] All of { $holder }’s cards are known.
  }
reopened = { $cells ->
    [one] One cell is open again.
   *[other] { $cells } cells are open again.
  }
nothing-new = Nothing new is certain.

## What a line lacks

could-be = “{ $typed }” could be { $candidates_or }.
unknown = { $sort ->
    [holder] No one here is called “{ $typed }”.
    [command] I don’t understand “{ $typed }”. Type “help” for a list.
   *[other] There’s no { $sort } “{ $typed }”.
  }
unknown-but = { $sort ->
    [holder] No one here is called “{ $typed }”.
    [command] I don’t understand “{ $typed }”.
   *[other] There’s no { $sort } “{ $typed }”.
  } Did you mean { $near }?
stands-alone = “{ $command }” takes nothing after it. Leave out “{ $rest }”.
edit-which = Which entry? Type its number, for example “edit 3 ben has rope”.
delete-which = Which entry? Type its number, for example “delete 3”.
not-steps = “{ $typed }” isn’t a number of changes.
weigh-how = Deals can be weighted “shown” or “alike”, not “{ $typed }”.
load-which = Which file? Type “load FILE”.
why-what = Name a card and a holder, for example “why rope ben” or “why hall case file”.
no-card-no-holder = There’s no card and no holder in “{ $typed }”.
an-entry-is = An entry looks like “ben asks plum, rope, hall: cid shows”, “ben has rope”, “ben doesnt have rope” or “ben accuses plum, rope, hall: wrong”.
name-three = Name three cards: a suspect, a weapon and a room.
who-showed = Who showed a card? End with “: { $player } shows”, “: { $player } shows { $card }” or “: nobody”.
nobody-showed = If no one showed a card, what does “{ $card }” mean?
was-it-right = Was it right? End with “: wrong” or “: right”.
which-card = Which card?
one-card = One card at a time. Each is an entry of its own.
not-text = Skipped a line that is not UTF-8 text.
