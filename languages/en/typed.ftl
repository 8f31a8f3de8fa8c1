### What can be typed at the prompt of `parlour solve`: each message lists words that mean the same, the usual one first.
### Capital letters, dots and apostrophes do not matter. English words are understood in every language.

## Commands. The beginning of a word will do.

table = table, grid
entries = entries, list, log
why = why
advice = advice, hint, what to ask
edit = edit
delete = delete
undo = undo
redo = redo
setup = setup
save = save
load = load
new = new
help = help, ?
quit = quit, exit
back = back

## How deals are weighted

shown = shown
alike = alike, equally

## Entries

asks = asks, ask, asked, suggests, suggest, suggested
has = has, have, holds
has-not = hasnt, havent, lacks, doesnt have, dont have
not = not, no
accuses = accuses, accuse, accused
shows = shows, show, showed
nobody = nobody, no one, none, noone, nothing, all pass, all passed, everybody passed
unseen = a card, one, something
wrong = wrong, false, no
right = right, correct, true, yes

## Words between names that say nothing; then those of a question that begins with “why”

filler = the, with, in
why-filler = is, in, the, does, do, has, have, hasnt, not, doesnt, cant, a

## Who and where: the reader, the three hidden cards, those face up and those set aside

me = I, me
envelope = case file, envelope
open = face up, open
aside = set aside, aside

## Answers

none = none
yes = y, yes
no = n, no

## The edition that the first question offers

edition = classic
