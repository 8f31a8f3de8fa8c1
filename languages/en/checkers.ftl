### What checkers says: refusals, faults of positions and games, hints, and remarks of the computers.

## Names

side-black = Black
side-white = White
to_move-black = { side-black }
to_move-white = { side-white }
by-black = { side-black }
by-white = { side-white }
kind-draw = offered a draw
kind-takeback = asked for a takeback

## Refusals of the rules

no-such-seat = Checkers has only two seats.
game-over = The game is over.
ballot-not-drawn = The ballot hasn’t been drawn yet.
nothing-to-draw = There’s no ballot to draw.
not-your-turn = It’s { $to_move }’s turn.
offer-open = { $by } has { $kind }. Answer that first.
path-too-short = A move needs a start and an end square.
empty-square = There’s no piece on { $square }.
not-your-piece = The piece on { $square } isn’t yours.
capture-compulsory = You must jump with { $pieces_or }.
men-move-forward = The man on { $square } can only move forward.
square-occupied = There’s already a piece on { $square }.
cannot-move-there = The piece on { $from } can’t move to { $to }.
jump-unfinished = Finish the jump: from { $at } to { $on_to_or }.
jumped-twice = The piece on { $square } can only be jumped once.
crowning-ends-move = The man is crowned on { $square }, and that ends the move.
no-offer-open = There’s no offer to answer.
own-offer = That’s your own offer. Wait for the answer, or withdraw it.
not-your-offer = That’s not your offer. Accept it or decline it.
already-asked = You’ve already made an offer. Move before making another.
nothing-to-take-back = You have no move to take back.
not-lost-on-time = Running out of time doesn’t lose this game.

## Positions and setups

off-board = There’s no square { $number }. The squares are numbered 1 to 32.
not-a-board = A board is 32 letters, each b, w, B, W or a dot, with at most 12 pieces a side.
empty-position = There’s no position. It starts with B or W for the side to move.
no-side-to-move = The position must start with B or W for the side to move, not with “{ $token }”.
no-side = “{ $token }” must start with B or W for the side whose pieces it lists.
side-twice = { $side }’s pieces are listed twice.
side-missing = { $side }’s pieces aren’t listed.
not-a-square = “{ $token }” isn’t a square.
backward-range = The range “{ $token }” runs backwards.
square-twice = Square { $square } is named twice.
too-many-pieces = { $side } has more than { $most } pieces.
man-on-king-row = { $side }’s man on { $square } is on its king row. Make it a king: K{ $square }.
no-pieces = { $side } has no pieces.
no-move = It’s { $side }’s turn, and { $side } can’t move.
no-such-ballot = There’s no ballot { $number }. Ballots are numbered 1 to { $most }.
not-a-ballot = A ballot is a number from 1 to { $most } or “drawn”, not “{ $token }”.
ballot-elsewhere = A ballot begins at the standard start, not at { $fen }.

## Notation

option-twice = “{ $option }” is given twice.
not-a-timeout = “on_timeout=” is followed by move or lose, not by “{ $token }”.
not-an-action = “{ $token }” is neither a move like 11-15 or 11x18 nor one of these words: { $words }.
not-a-square-of-a-move = “{ $token }” in “{ $text }” isn’t a square from 1 to 32.
several-moves = “{ $text }” fits several moves. Write { $moves_or }.

## Games as PDN

pdn = Line { $line }, column { $column }: { $what }
text-too-long = The text is longer than { NUM($most) } bytes.
too-many-moves = The game has more than { NUM($most) } moves.
no-game = There’s no game in the text.
no-such-game = There’s no game { $wanted }. The text has { $found ->
    [one] one game
   *[other] { $found } games
  }.
unclosed = “{ $token }” is never closed.
closes-nothing = “{ $token }” closes nothing.
not-a-tag = A tag is written [Name "value"], not “{ $token }”.
other-game = “{ $token }” is another kind of draughts. English draughts is GameType 21.
bad-fen = The FEN tag is wrong. { $fault }
not-a-move = “{ $token }” is neither a move like 11-15 or 11x18 nor a result.
unclear-move = { $side }’s move { $number } isn’t clear. { $why }
illegal-move = { $side }’s move { $number }, “{ $token }”, can’t be played. { $refusal }

## Analysis

no-such-ply = There’s nothing after half-move { $ply }. The game has { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
  }.
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder

## Hints

nothing-left = The game is over, so there’s nothing left to play.
not-your-move = It’s not your turn, so there’s no hint for you.
empty-seat = There’s no one in that seat.
must-take = You must jump, and this is the only jump.
only-move = It’s your only move.
wins = { $moves ->
    [none] It keeps the winning position.
    [1] It wins on the spot.
   *[other] It wins in at most { $moves } moves.
  }
loses-last = Every move loses against best play, but this one lasts longest.
holds-draw = It holds the draw. Some other moves lose.
wins-pieces = { $pieces ->
    [1] It wins a piece.
    [2] It wins two pieces.
   *[other] It wins several pieces.
  }
crowns = It crowns a man.
saves-piece = It saves a piece that would otherwise be lost.
stops-king = It keeps your opponent from crowning a man.
runs-to-king = It gets a man crowned soon.
loses-least = You lose a piece either way, but this loses the least.
takes-the-move = It trades pieces and gives you “the move” (the last word in the ending).
swaps-ahead = It trades pieces, which helps the side that’s ahead.
swaps = It trades piece for piece, and nothing better is in sight.
holds-back-rank = It keeps the back row guarded, and moving from there would be worse.
centre = It moves to the centre, and no move scores better.
best = No move scores better.

## Why computers moved as they did: for the replay and the log

thinks-takeback = Of course, take it back.
thinks-play-on = I play every game to the end.
thinks-nothing = There’s nothing to move.
thinks-only-move = My only move.
thinks-one-of = One of { $moves } moves, picked at random.
thinks-average = { $is_lowest ->
    [true] I was out to lose: after { $text } I’d have { NUM($average) } pieces for each of my opponent’s on average, and no move promised fewer.
   *[other] After { $text } I’d have { NUM($average) } pieces for each of my opponent’s on average, and no move promised more.
  }
thinks-book = { $moves ->
    [one] The best move here, says the opening book.
   *[other] One of { $moves } moves that are equally good, says the opening book.
  }
thinks-ahead = { $is_forced ->
    [true] My only move. { CAP($score) }, { $depth } half-moves ahead: { $line }.
   *[other] { CAP($score) }, { $depth } half-moves ahead: { $line }.
  }
thinks-drawn = This ending is a draw.
thinks-lucky = A draw is more than I could hope for ({ $score }).
thinks-better = I like my position, so let’s play on ({ $score }).
thinks-level = Neither of us will win this ({ $score }).
thinks-early = It’s early, so let’s play on ({ $score }).

## Scores

score-worth = { $worth }
score-wins-in = wins in { $plies }
score-loses-in = loses in { $plies }
score-won = won
score-lost = lost
score-drawn = drawn

## Tables of endings

not-a-table = It isn’t a table of checkers endings.
other-version = It’s version { $found } of the format, but version { $needed } is needed.
no-such-ending = It names an ending that doesn’t exist.
wrong-length = It should have { NUM($expected) } bytes but has { NUM($found) }.
wrong-checksum = Its checksum is wrong, so it’s damaged.

## Remarks of the computers

won-all-taken-0 = And there goes the last one. Thank you for a game that was fun to the end.
won-all-taken-1 = The board is all mine now, and rather lonely for it. Shall we set them up again?
won-all-taken-2 = That was your last piece. It held out bravely, I thought.
won-all-taken-3 = Nothing left to jump. Well played all the same. You made me work for it.
won-blocked-0 = No move left for you: that’s a traffic jam, and it counts as a win.
won-blocked-1 = All your pieces are still there, and none of them can stir. An odd way to win, but I’ll take it.
won-blocked-2 = The doors are all shut. Thank you for the game!
won-blocked-3 = Stuck fast! It hurts less than being eaten, or so I’m told.
won-resigned-0 = You’re generous. I’d have liked to see the rest, but thank you for the game.
won-resigned-1 = A handshake it is. You gave me plenty to think about.
won-resigned-2 = Resigning gracefully is a move too. Another game?
won-resigned-3 = I accept, and I hope for a return match.
won-on-time-0 = The clock won that one for me. I won’t boast about it.
won-on-time-1 = Time is up. Your position had better manners than your clock.
won-on-time-2 = A flag fell, and it wasn’t mine. Shall we play with more time?
won-on-time-3 = I’d rather have finished it on the board. The clock wouldn’t wait.
lost-all-taken-0 = Not one of mine left. That was thorough, and beautifully done.
lost-all-taken-1 = You have collected the full set. Congratulations!
lost-all-taken-2 = I look around and see only your colour. Well won.
lost-all-taken-3 = My last piece sends its compliments from the box. Lovely game.
lost-blocked-0 = I can’t move a finger. Neatly tied up, congratulations.
lost-blocked-1 = Every road is closed. You have built a wall, and I’m behind it.
lost-blocked-2 = So many pieces and nowhere to go. The game is yours.
lost-blocked-3 = That’s checkmate, as they say at the next table. Well done!
lost-resigned-0 = I know when I’m beaten. The game is yours.
lost-resigned-1 = I tip my hat and lay down my pieces.
lost-resigned-2 = No shame in stopping here, and full credit to you.
lost-resigned-3 = You win, fair and square. I’d only have prolonged it.
lost-on-time-0 = I thought for too long, and the clock has no patience. Your game.
lost-on-time-1 = Out of time! I had such plans, too.
lost-on-time-2 = My hand was slower than the clock. Congratulations.
lost-on-time-3 = The clock has ruled against me, and there’s no arguing with a clock.
drawn-agreed-0 = A draw among friends. I can live with that.
drawn-agreed-1 = Honours even. Shall we shake on it?
drawn-agreed-2 = Half a point each, and nobody has to sulk.
drawn-agreed-3 = Peace it is. You were hard to get round.
drawn-repetition-0 = The same picture for the third time: that makes it a draw.
drawn-repetition-1 = We have been here before, and before that. A draw by repetition.
drawn-repetition-2 = Round and round we went. The rules have mercy on us: a draw.
drawn-repetition-3 = This could have gone on until breakfast. It’s a draw.
drawn-forty-moves-0 = Forty moves and nobody gave an inch. A draw, says the rule book.
drawn-forty-moves-1 = No jump and no man moved in all that time: the game nods off as a draw.
drawn-forty-moves-2 = The kings have walked far enough for one day. A draw.
drawn-forty-moves-3 = Patience against patience ends in a draw. That was a long march.
draw-offered-to-me-0 = A draw, you say? Let me have a look at the board first.
draw-offered-to-me-1 = A peace offer! One moment, I have to count my pieces.
draw-offered-to-me-2 = Share the point? Let me think about it.
draw-offered-to-me-3 = A draw offer, on a silver tray. Let me see.
draw-offered-by-me-0 = What do you think, shall we call it a draw?
draw-offered-by-me-1 = Half a point each? It’s a good half.
draw-offered-by-me-2 = We could stop here as equals, if you like.
draw-offered-by-me-3 = A draw would suit me. It’s your decision.
draw-declined-by-me-0 = Thank you, but I should like to play on a little.
draw-declined-by-me-1 = Not yet. I want to see how this ends.
draw-declined-by-me-2 = A kind offer. Let’s see what the board says first.
draw-declined-by-me-3 = Let’s play it out. The pieces have come all this way.
draw-declined-by-you-0 = You want to play on? Very well, so do I.
draw-declined-by-you-1 = No draw, then. I like your spirit.
draw-declined-by-you-2 = As you wish. Back to work.
draw-declined-by-you-3 = Fair enough: nobody came here to stop early.
takeback-asked-of-me-0 = A slip of the finger? It happens to all of us.
takeback-asked-of-me-1 = You want that one back? Let me see.
takeback-asked-of-me-2 = Second thoughts are often the better ones.
takeback-asked-of-me-3 = Ah, one of those moves that looked different from the other side.
takeback-asked-by-me-0 = May I have that move back? I’d be grateful.
takeback-asked-by-me-1 = I blush to ask, but could we undo that?
takeback-asked-by-me-2 = My hand was faster than my head. Would you allow it?
takeback-asked-by-me-3 = If you let me take it back, I’ll owe you one.
taken-back-0 = Back it goes. I’ve forgotten everything already.
taken-back-1 = The move is undone. We are here again, and wiser.
taken-back-2 = Everything as it was. Now, where were we?
taken-back-3 = Rewound, with my compliments.
takeback-declined-0 = Then the move stands. Onwards.
takeback-declined-1 = Touch-move it is, this time.
takeback-declined-2 = It stays on the board, and we make the best of it.
takeback-declined-3 = No going back, then. The game is better for it, perhaps.
withdrawn-0 = Never mind, then. On we go.
withdrawn-1 = Forgotten. Nobody asked for anything.
withdrawn-2 = That question is off the table again.
withdrawn-3 = All right, back to the pieces.
start-0 = Good to see you! Twelve men each, and may the best plan win.
start-1 = The pieces are dusted, the board is set. Shall we?
start-2 = Welcome to the table. I hope you have brought your jumping shoes.
start-3 = A fresh board is full of promise. Let’s see what we make of it.
ballot-0 = Three moves are made for us already, as in the great tournaments.
ballot-1 = The ballot has spoken. Let’s make the best of what it gave us.
ballot-2 = An opening out of the hat! Nobody can say we chose the easy one.
ballot-3 = The first moves are the ballot’s. From here on it’s up to us.
unusual-start-0 = An unusual start! I’ll have to look twice.
unusual-start-1 = Now that’s a position you don’t see every day.
unusual-start-2 = Somebody has been arranging the pieces. I like puzzles.
unusual-start-3 = We join this game in the middle, it seems. Very well!
named-opening-0 = Ah, the { $opening }. People have argued over it for generations.
named-opening-1 = They call this one the { $opening }. I like the sound of it.
named-opening-2 = The { $opening }! An old acquaintance of every club room.
named-opening-3 = If my books are right, we have reached the { $opening }.
win-missed-by-you-0 = I was lost a moment ago, and now I’m not so sure. Thank you kindly.
win-missed-by-you-1 = There was a win in it for you, I think, and it has just flown out of the window.
win-missed-by-you-2 = You had me. Look at the last position again, afterwards.
win-missed-by-you-3 = My pieces breathe again: that was a narrow escape.
win-missed-by-me-0 = Oh dear. I had it in my hand, and now it’s gone.
win-missed-by-me-1 = There was a win for me, and I’ve just walked past it.
win-missed-by-me-2 = I let you off the hook there. Don’t tell anyone.
win-missed-by-me-3 = A moment of carelessness, and the win is no longer certain. Well defended.
blunder-yours-0 = Are you sure about that one? I believe it costs you something.
blunder-yours-1 = Hm. I’d have played something else there, if I may say so.
blunder-yours-2 = That helps me more than it helps you, I fear.
blunder-yours-3 = There was a better one. It happens to everyone, and to me more often than I like.
blunder-mine-0 = I don’t like my own move. Please look the other way.
blunder-mine-1 = Ah. As soon as I let go of it I saw what was wrong with it.
blunder-mine-2 = That wasn’t my best idea today.
blunder-mine-3 = I believe I’ve just done you a favour.
combination-mine-0 = You jumped, and I jumped back harder. I’ve been looking forward to that.
combination-mine-1 = A small gift first, a larger one in return: such is trade.
combination-mine-2 = You give a little to get a little more.
combination-mine-3 = That was the idea behind it. I’m rather pleased, I admit.
combination-yours-0 = Oh, that was a trap, and I walked into it with my eyes open. Bravo!
combination-yours-1 = You let me nibble and then you dine. Very fine.
combination-yours-2 = I took the bait and got the hook. Chapeau!
combination-yours-3 = A bad trade for me! I should watch your hands as well as your pieces.
triple-mine-0 = Hop, hop, and hop again! Forgive me, I couldn’t help it.
triple-mine-1 = Three in one go. I’ll remember this one by the fire.
triple-mine-2 = That was a long jump even by my standards.
triple-mine-3 = One leap after another. My piece has earned a rest.
triple-yours-0 = Three of mine in a single move! I’m speechless. Almost.
triple-yours-1 = That was less a move than a tour of the board. Splendid.
triple-yours-2 = Ouch, ouch and ouch. Beautifully jumped.
triple-yours-3 = I saw the first hop coming. The others came with it.
even-exchange-0 = Piece for piece, and nobody is the poorer.
even-exchange-1 = A fair trade. The board can breathe a little.
even-exchange-2 = An eye for an eye, in the friendliest sense.
even-exchange-3 = We trade like honest merchants: as many out as in.
double-mine-0 = Two at a stroke! I hope you don’t mind.
double-mine-1 = A double jump. They are hard to resist.
double-mine-2 = One for the piece, one for the pleasure.
double-mine-3 = Twice over the fence, without touching it.
double-yours-0 = Two of mine at once. I felt the draught.
double-yours-1 = A double jump! I was afraid you might see it.
double-yours-2 = That cost me a pair. Nicely done.
double-yours-3 = You skip over my men as if they were puddles.
offer-taken-0 = You jumped it, as the rules demand. Now let me show you why I left it there.
offer-taken-1 = Help yourself. I had set the table for it.
offer-taken-2 = That piece knew what it volunteered for.
offer-taken-3 = Just where I wanted yours to land. I think.
piece-offered-0 = Do help yourself. The rules will insist anyway.
piece-offered-1 = A little present for you. Mind the wrapping.
piece-offered-2 = I can spare this one, I believe.
piece-offered-3 = Generosity, or something that looks like it.
first-king-mine-0 = The first crown of the game, and it sits on one of mine!
first-king-mine-1 = A king at last. It may now walk backwards, like any courtier.
first-king-mine-2 = Long live the king! He is the only one so far.
first-king-mine-3 = First to the far side. May I have the crown, please?
first-king-yours-0 = You have the first king. I bow, and keep an eye on him.
first-king-yours-1 = The first crown goes to you. It suits the colour.
first-king-yours-2 = So that’s where your man was running to! Congratulations.
first-king-yours-3 = A king on the board, and not one of mine. I’d better be careful.
king-mine-0 = Another head, another crown.
king-mine-1 = One more man who made it across. Up he goes.
king-mine-2 = The long walk is over for this one: crowned.
king-mine-3 = My court is growing.
king-yours-0 = A crown for you. I should have locked that door.
king-yours-1 = Your man has arrived, and I wasn’t there to stop him.
king-yours-2 = Kings everywhere. It’s getting ceremonious.
king-yours-3 = He has earned it: that was a long way to come.
king-trapped-yours-0 = A crown, and not a step to take. Being a king isn’t always easy.
king-trapped-yours-1 = One of your kings is held in his own palace, I’m afraid.
king-trapped-yours-2 = Your king has nowhere to go just now. I’ll try to keep it that way.
king-trapped-yours-3 = Even a king needs an empty square beside him, and yours has none.
king-trapped-mine-0 = My king sits in a corner and can’t stir. How embarrassing for him.
king-trapped-mine-1 = You have locked up one of my kings. Is there a visiting hour?
king-trapped-mine-2 = What use is a crown without a way out? Nicely caught.
king-trapped-mine-3 = One of my kings is on his throne and can’t get off it.
capture-mine-0 = One for me. The rules leave no room for modesty.
capture-mine-1 = Over it goes, and off it comes.
capture-mine-2 = Pardon me, coming through.
capture-mine-3 = That one comes over to my side of the table.
capture-yours-0 = There goes one of mine. I’ll miss it.
capture-yours-1 = You have jumped me. I did hear you coming.
capture-yours-2 = Captured! I wave it goodbye.
capture-yours-3 = One piece lighter. It does wonders for the view.
forced-run-0 = The next moves play themselves. Let’s watch.
forced-run-1 = From here it goes like clockwork, one forced move after another.
forced-run-2 = Nobody has a choice for a while. How restful.
forced-run-3 = A chain of musts. I wonder where it leaves us.
must-take-0 = You have to jump, and there’s only one way to do it.
must-take-1 = The rules have made up your mind for you: a capture.
must-take-2 = One jump, no choice. Sorry to be so bossy.
must-take-3 = You know what comes now, and so do I.
only-move-yours-0 = I see exactly one move for you. Take your time with it.
only-move-yours-1 = That leaves you a single move. I hope it’s one you like.
only-move-yours-2 = You have a choice of one.
only-move-yours-3 = One move, and it’s yours. No need to think for long.
only-move-mine-0 = You leave me no choice. Literally.
only-move-mine-1 = Just one move for me. That saves thinking.
only-move-mine-2 = I’d ponder, but there’s nothing to choose from.
only-move-mine-3 = A single move left. You’re a strict opponent.
cramped-yours-0 = Getting a little tight over there, isn’t it?
cramped-yours-1 = Many pieces, few moves. I know the feeling.
cramped-yours-2 = Your men are shoulder to shoulder, with hardly a step to take.
cramped-yours-3 = Two moves to choose from. I won’t tell you which.
cramped-mine-0 = I could do with a little more elbow room.
cramped-mine-1 = You’re squeezing me. I have hardly a move left.
cramped-mine-2 = My pieces get in each other’s way like guests at a buffet.
cramped-mine-3 = So many men, and so few of them can move.
back-rank-left-0 = Your last guard has left the back row. I see an open door.
back-rank-left-1 = Nobody is at home in your back row any more. I might pay a visit.
back-rank-left-2 = With the back row empty, my men can start dreaming of crowns.
back-rank-left-3 = All out of the house? I hope you locked it.
repetition-near-0 = We have been in this position before. Once more, and it’s a draw.
repetition-near-1 = This looks familiar. The third time would be a draw.
repetition-near-2 = Are we going in circles? One more round and the point is shared.
repetition-near-3 = I remember this picture. So does the rule about repetition.
forty-moves-near-0 = Nothing has been jumped for quite a while. At forty moves each it’s a draw.
forty-moves-near-1 = If nobody jumps soon, the forty-move rule will send us home.
forty-moves-near-2 = I’m counting quiet moves, and the number is getting large.
forty-moves-near-3 = A capture or a man’s move, somebody? Otherwise this ends in a draw before long.
known-win-0 = I can see the end of this road, and I like the view.
known-win-1 = With best play this is a win for me, I believe. I still have to play it.
known-win-2 = I’ve worked it out: this should be mine now.
known-win-3 = From here I know the way home.
known-loss-0 = If you play this precisely I’m lost. I hope for a slip, of course.
known-loss-1 = I’ve worked it out, and I don’t like the answer.
known-loss-2 = This should be yours now. I’ll make you prove it.
known-loss-3 = The books would tell me to resign. I never read to the end.
known-draw-0 = With best play nobody wins this any more, by my reckoning.
known-draw-1 = This is a draw if neither of us stumbles.
known-draw-2 = Perfectly balanced, down to the last piece: a draw, if we are both careful.
known-draw-3 = I see no way to win this, for you or for me.
last-piece-mine-0 = My last piece. I’ll call it Robinson.
last-piece-mine-1 = One left. It has the whole responsibility now.
last-piece-mine-2 = All alone against the rest. How romantic.
last-piece-mine-3 = If this one falls, I have nothing more to say.
last-piece-yours-0 = You’re down to a single piece. It’s a plucky one.
last-piece-yours-1 = Only one of yours left. Give it my regards.
last-piece-yours-2 = One against the crowd! I admire the courage.
last-piece-yours-3 = Your last piece has the board almost to itself.
few-pieces-0 = The board is thinning out. Now every step counts.
few-pieces-1 = So few pieces, and so many squares: this is the endgame.
few-pieces-2 = You can hear the echo on this board by now.
few-pieces-3 = The crowd has gone home. Let’s see who is left to dance.
clearly-ahead-0 = I’m quite comfortable over here, I must say.
clearly-ahead-1 = My position smiles at me. I try not to smile back too much.
clearly-ahead-2 = I should be better here, unless I do something silly. I’ve done sillier.
clearly-ahead-3 = Things are going my way. Keep at it. Games turn.
clearly-behind-0 = You have the better of me at the moment. I’m looking for a way out.
clearly-behind-1 = I’ve seen happier positions than mine.
clearly-behind-2 = You’re playing well. My position can vouch for that.
clearly-behind-3 = I’m in some trouble here. Don’t tell my pieces.
slightly-ahead-0 = I wouldn’t change sides just now, but there’s not much in it.
slightly-ahead-1 = A shade better for me, if I’m not mistaken.
slightly-ahead-2 = The wind is blowing a little my way.
slightly-ahead-3 = I’m a nose in front, I think.
slightly-behind-0 = You’re a touch better, I’d say.
slightly-behind-1 = I have to be a little careful now.
slightly-behind-2 = A slight pull for you, but nothing is settled.
slightly-behind-3 = If I had to choose, I’d take your pieces just now.
long-balance-0 = So many moves, and the scales haven’t tipped.
long-balance-1 = We are well matched, you and I. Neither gives way.
long-balance-2 = Still level. One small slip will decide it.
long-balance-3 = A tug of war, and the rope hasn’t moved an inch.
slip-yours-0 = Playable, but I think there was something a little better.
slip-yours-1 = That loosens your position a bit, if I’m reading it right.
slip-yours-2 = I had expected another move there.
slip-yours-3 = A small concession. Noted, with thanks.
slip-mine-0 = Not quite the most precise, I suspect.
slip-mine-1 = I could have done that a little better.
slip-mine-2 = Somewhere there was a finer move. I didn’t find it.
slip-mine-3 = That will do, though it won’t be in the textbooks.
same-thought-0 = I’d have played the same.
same-thought-1 = That’s the move I was afraid of.
same-thought-2 = Good choice. I found nothing better for you.
same-thought-3 = We think alike, at least this time.
quiet-mine-0 = A quiet one, for a change.
quiet-mine-1 = Step by step, as the snail said to the hare.
quiet-mine-2 = I’ll just put this one here and look innocent.
quiet-mine-3 = No fireworks. Just a man on his way.
