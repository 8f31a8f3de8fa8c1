//! The moment a remark is about, seen by the one who speaks: what happened last, and what the evaluation says of it.

use super::{Tells, openings};
use crate::course::Course;
use crate::engine::Score;
use crate::judge::judge;
use crate::review::Review;
use checkers_rules::{Checkers, Ended, Move, Position, Side, Sight, Square, Squares, View, write_move};
use parlour_game::{Known, Seat};

/// How many positions the engine looks at for each position it judges.
const NODES: u64 = 8_000;

/// From how much on a move has given a lot away, in hundredths of a man.
const BLUNDER: i32 = 100;
/// From how much on a move has given something away.
const SLIP: i32 = 40;

/// The moment, as the speaker sees it.
pub(super) struct Scene<'a> {
    me: Side,
    view: &'a View,
    event: Option<&'a Sight>,
    course: Course,
    /// The move that has just been made, if one has and the game goes on.
    moved: Option<Moved>,
}

/// A move that has just been made.
struct Moved {
    before: Position,
    now: Position,
    made: Move,
    crowned: bool,
    /// What the engine makes of it, unless it was not to be asked.
    verdict: Option<Review>,
}

impl<'a> Scene<'a> {
    /// The moment that is known now, seen by this side.
    pub(super) fn new(known: &'a Known<Checkers>, me: Side, tells: Tells) -> Self {
        let course = Course::of(known);
        let event = known.sights.last();
        let moved = match event {
            Some(Sight::Moved { crowned, .. }) if known.view.ended.is_none() => {
                let before = course.plies() - 1;
                let made = course.moves()[before];
                Some(Moved {
                    before: course.position_after(before),
                    now: course.position(),
                    made,
                    crowned: *crowned,
                    verdict: (tells == Tells::Evaluation).then(|| judge(&course.line(before), &made, NODES)),
                })
            }
            _ => None,
        };
        Self { me, view: &known.view, event, course, moved }
    }

    pub(super) fn me(&self) -> Side {
        self.me
    }

    pub(super) fn you(&self) -> Side {
        self.me.other()
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me.seat() == seat
    }

    /// What happened last.
    pub(super) fn event(&self) -> Option<&Sight> {
        self.event
    }

    pub(super) fn won_by(&self, why: Ended) -> bool {
        self.view.ended == Some(why) && self.view.winner == Some(self.me.seat())
    }

    pub(super) fn lost_by(&self, why: Ended) -> bool {
        self.view.ended == Some(why) && self.view.winner == Some(self.you().seat())
    }

    pub(super) fn drawn_by(&self, why: Ended) -> bool {
        self.view.ended == Some(why) && self.view.winner.is_none()
    }

    pub(super) fn has_not_begun(&self) -> bool {
        matches!(self.event, None | Some(Sight::BallotDrawn { .. }))
    }

    /// Whether a ballot has made the first moves.
    pub(super) fn begins_with_a_ballot(&self) -> bool {
        self.view.ballot.is_some()
    }

    pub(super) fn starts_as_usual(&self) -> bool {
        self.course.start() == Position::START
    }

    /// The opening that the last move completed.
    pub(super) fn opening(&self) -> Option<&'static str> {
        self.moved.as_ref().filter(|_| self.starts_as_usual())?;
        let text = |ply: usize| write_move(self.course.position_after(ply), &self.course.moves()[ply]);
        let texts: Vec<String> = (0..self.course.plies()).map(text).collect();
        openings::named(&texts.join(" "))
    }

    pub(super) fn ply(&self) -> u32 {
        self.view.ply
    }

    pub(super) fn repetitions(&self) -> u16 {
        self.view.repetitions
    }

    pub(super) fn quiet_plies(&self) -> u16 {
        self.view.quiet_plies
    }

    pub(super) fn pieces(&self, side: Side) -> usize {
        self.view.board.of(side).len()
    }

    /// Whether a move was the last thing that happened, and the game goes on.
    pub(super) fn has_moved(&self) -> bool {
        self.moved.is_some()
    }

    pub(super) fn i_moved(&self) -> bool {
        self.moved.as_ref().is_some_and(|moved| moved.before.to_move() == self.me)
    }

    pub(super) fn you_moved(&self) -> bool {
        self.moved.as_ref().is_some_and(|moved| moved.before.to_move() != self.me)
    }

    /// How many pieces the last move took.
    pub(super) fn took(&self) -> usize {
        self.moved.as_ref().map_or(0, |moved| moved.made.captured().len())
    }

    /// How many pieces the move before the last one took.
    pub(super) fn lost_before(&self) -> usize {
        let before = self.course.plies().checked_sub(2);
        before.map_or(0, |ply| self.course.moves()[ply].captured().len())
    }

    pub(super) fn crowned(&self) -> bool {
        self.moved.as_ref().is_some_and(|moved| moved.crowned)
    }

    /// Whether nobody had a king before the last move.
    pub(super) fn is_first_king(&self) -> bool {
        (0..self.course.plies()).all(|ply| self.course.position_after(ply).board().kings().is_empty())
    }

    /// Whether a king of this side cannot stir, and that is new.
    pub(super) fn traps_a_king_of(&self, side: Side) -> bool {
        self.moved
            .as_ref()
            .is_some_and(|moved| !(stuck_kings(moved.now, side) - stuck_kings(moved.before, side)).is_empty())
    }

    /// Whether I have just put a piece where it must be taken, cannot take back at once, and am fine all the same.
    pub(super) fn i_offer_a_piece(&self) -> bool {
        let Some(moved) = &self.moved else { return false };
        self.i_moved()
            && self.choices() > 1
            && self.took() == 0
            && is_given_up(moved.now)
            && self.is_sound()
            && self.score().is_some_and(|score| score >= 0)
    }

    /// Whether you have just taken what I put there, and it is good for me.
    pub(super) fn you_took_what_i_offered(&self) -> bool {
        let Some(moved) = &self.moved else { return false };
        let Some(offering) = self.course.plies().checked_sub(2) else { return false };
        let before = self.course.position_after(offering);
        self.you_moved()
            && self.took() > 0
            && self.lost_before() == 0
            && before.moves().len() > 1
            && before.passed().jumpers().is_empty()
            && moved.now.jumpers().is_empty()
            && self.score().is_some_and(|score| score >= 30)
    }

    /// Whether the mover had a certain win before the move, and has none now.
    pub(super) fn let_a_win_go(&self) -> bool {
        let Some(verdict) = self.verdict() else { return false };
        verdict.score.is_won() && !verdict.played_score.is_won() && verdict.played_score.centi() < 2 * BLUNDER
    }

    /// Whether the last move gave a lot away.
    pub(super) fn is_blunder(&self) -> bool {
        self.loss().is_some_and(|loss| loss >= BLUNDER)
    }

    /// Whether the last move gave something away, but not a lot.
    pub(super) fn is_slip(&self) -> bool {
        self.loss().is_some_and(|loss| (SLIP..BLUNDER).contains(&loss))
    }

    /// Whether the last move gave nothing away that is worth mentioning.
    pub(super) fn is_sound(&self) -> bool {
        self.loss().is_some_and(|loss| loss < SLIP)
    }

    fn loss(&self) -> Option<i32> {
        self.verdict().map(|verdict| i32::from(verdict.loss))
    }

    fn verdict(&self) -> Option<&Review> {
        self.moved.as_ref()?.verdict.as_ref()
    }

    /// Whether the last move is the one the engine would have played.
    pub(super) fn played_the_best(&self) -> bool {
        self.moved
            .as_ref()
            .is_some_and(|moved| moved.verdict.as_ref().is_some_and(|verdict| verdict.best == moved.made))
    }

    /// How many moves there were to choose from.
    pub(super) fn choices(&self) -> usize {
        self.moved.as_ref().map_or(0, |moved| moved.before.moves().len())
    }

    /// How many moves follow now of which each is the only one.
    pub(super) fn forced_plies(&self) -> usize {
        /// More are not counted.
        const ENOUGH: usize = 8;
        let Some(moved) = &self.moved else { return 0 };
        let mut position = moved.now;
        (0..ENOUGH)
            .take_while(|_| {
                let moves = position.moves();
                let [only] = &*moves else { return false };
                position = position.play(only);
                true
            })
            .count()
    }

    /// Whether whoever is to move now can only take, in one way.
    pub(super) fn must_take(&self) -> bool {
        self.next_moves().is_some_and(|[takes, all]| all == 1 && takes == 1)
    }

    /// Whether whoever is to move now has one move, and takes nothing by it.
    pub(super) fn has_only_step(&self) -> bool {
        self.next_moves().is_some_and(|[takes, all]| all == 1 && takes == 0)
    }

    /// Whether whoever is to move now has many pieces and two moves, neither of which takes anything.
    pub(super) fn is_cramped(&self) -> bool {
        const MANY: usize = 4;
        self.next_moves().is_some_and(|[takes, all]| all == 2 && takes == 0)
            && self.pieces(self.view.to_move) >= MANY
    }

    /// How many moves that take something, and how many in all, there are now.
    fn next_moves(&self) -> Option<[usize; 2]> {
        let moves = self.moved.as_ref()?.now.moves();
        Some([moves.iter().filter(|next| next.is_capture()).count(), moves.len()])
    }

    /// Whether your last piece has just left the row where my men are crowned.
    pub(super) fn you_left_the_back_rank(&self) -> bool {
        let Some(moved) = &self.moved else { return false };
        let home = |position: Position| position.board().of(self.you()) & self.me.king_row();
        let my_men = moved.now.board().men(self.me);
        self.you_moved() && !home(moved.before).is_empty() && home(moved.now).is_empty() && !my_men.is_empty()
    }

    /// How the game stands now.
    fn standing(&self) -> Option<Score> {
        let verdict = self.verdict()?;
        Some(if self.i_moved() { verdict.played_score } else { verdict.played_score.turned() })
    }

    /// How the game stands for me, in hundredths of a man.
    pub(super) fn score(&self) -> Option<i32> {
        self.standing().map(Score::centi)
    }

    /// Whether this side wins with best play, and the engine has seen to the end of it or the tables know.
    pub(super) fn wins_for_sure(&self, side: Side) -> bool {
        let Some(mine) = self.standing() else { return false };
        if side == self.me { mine.is_won() } else { mine.turned().is_won() }
    }

    /// Whether the tables know that nobody wins with best play.
    pub(super) fn is_known_draw(&self) -> bool {
        self.standing() == Some(Score::Drawn)
    }

    /// A pseudo-random number, the same for the same speaker in the same position.
    pub(super) fn lot(&self) -> u64 {
        lot(self.view.position(), self.me, self.view.ply)
    }

    /// A pseudo-random number, the same from the third ply of a game on.
    pub(super) fn lot_of_the_game(&self) -> u64 {
        // Small enough to count on from it.
        lot(self.course.position_after(self.course.plies().min(3)), self.me, 0) >> 8
    }
}

fn lot(position: Position, speaker: Side, ply: u32) -> u64 {
    let board = position.board();
    let [black, white, kings] = [board.black(), board.white(), board.kings()].map(Squares::bits);
    let words = [black, white, kings, speaker.seat().index() as u32, ply];
    words.into_iter().fold(0xCBF2_9CE4_8422_2325, |hash: u64, word| {
        let mixed = (hash ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    })
}

/// Whether the side to move must take, and nothing can be taken in return at once, however it does.
fn is_given_up(position: Position) -> bool {
    let takes_back = |taking: &Move| !position.play(taking).jumpers().is_empty();
    !position.jumpers().is_empty() && !position.moves().iter().any(takes_back)
}

/// The kings of a side that can neither step nor jump, whoever is to move.
fn stuck_kings(position: Position, side: Side) -> Squares {
    let board = position.board();
    let jumpers = Position::new(board, side).jumpers();
    let is_stuck = |square: &Square| !square.neighbours().has_any(board.empty());
    ((board.of(side) & board.kings()) - jumpers).iter().filter(is_stuck).collect()
}
