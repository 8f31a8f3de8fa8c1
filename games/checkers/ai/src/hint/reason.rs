//! Reasons for a move.

use super::future::{Future, balance, can_crown};
use crate::engine::{Engine, PlayedLine, Report, Score, the_move};
use crate::judge;
use crate::review;
use checkers_rules::{Move, Position, Side};
use parlour_game::Budget;
use serde::Serialize;

/// How many positions are looked at for each line to compare with.
const NODES: u64 = 40_000;
/// From how much on one move is told to be better than another, in hundredths of a man.
const NOTICEABLE: i32 = 15;
/// How many moves ahead a king of the other side is seen coming.
const KING_IN: u8 = 2;
/// The squares in the middle, from which a piece reaches most.
const CENTRE: [u8; 8] = [10, 11, 14, 15, 18, 19, 22, 23];

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reason {
    /// There is no other, and it takes something.
    MustTake,
    /// There is no other.
    OnlyMove,
    /// It wins the game.
    Wins {
        /// In so many moves of the winner's at the latest, if that is known.
        moves: Option<u16>,
    },
    /// Everything loses, and this last.
    LosesLast,
    /// The tables know a draw, and another move would lose.
    HoldsDraw,
    /// It wins pieces.
    WinsPieces {
        /// How many more than it costs.
        pieces: u8,
    },
    /// It crowns a man.
    Crowns,
    /// It keeps a piece that would otherwise be lost.
    SavesPiece,
    /// It keeps the other side from a king that it would otherwise get before long.
    StopsKing,
    /// A man of the side's is crowned before long.
    RunsToKing,
    /// A piece is lost whatever is played, and this loses least.
    LosesLeast,
    /// It exchanges pieces, and afterwards the side has the move.
    TakesTheMove,
    /// It exchanges pieces while ahead.
    SwapsAhead,
    /// It exchanges pieces.
    Swaps,
    /// It keeps the men on the back rank, and moving one of them would be worse.
    HoldsBackRank,
    /// It goes to the middle.
    Centre,
    /// It scores best.
    Best,
}

parlour_voice::spoken!(
    Reason,
    "checkers",
    [
        Reason::MustTake,
        Reason::OnlyMove,
        Reason::Wins { moves: None },
        Reason::Wins { moves: Some(1) },
        Reason::Wins { moves: Some(7) },
        Reason::LosesLast,
        Reason::HoldsDraw,
        Reason::WinsPieces { pieces: 1 },
        Reason::WinsPieces { pieces: 2 },
        Reason::WinsPieces { pieces: 3 },
        Reason::Crowns,
        Reason::SavesPiece,
        Reason::StopsKing,
        Reason::RunsToKing,
        Reason::LosesLeast,
        Reason::TakesTheMove,
        Reason::SwapsAhead,
        Reason::Swaps,
        Reason::HoldsBackRank,
        Reason::Centre,
        Reason::Best,
    ]
);

/// A position and the lines to compare.
pub(super) struct Compared<'a> {
    line: &'a PlayedLine,
    report: &'a Report,
    engine: &'a mut Engine,
    /// What is expected.
    own: Future,
    /// What the other side would do if the side to move could pass; nothing where it must take, or that is no move.
    passed: Option<Future>,
}

impl<'a> Compared<'a> {
    pub(super) fn new(line: &'a PlayedLine, report: &'a Report, engine: &'a mut Engine) -> Self {
        let position = line.position();
        let turned = position.passed();
        let passed = (position.jumpers().is_empty() && turned.has_move()).then(|| {
            let report = judge::think(engine, &PlayedLine::new(turned), NODES);
            Future::of(turned, &report.line)
        });
        Self { own: Future::of(position, &report.line), line, report, engine, passed }
    }

    /// The first of the reasons, the weightiest first, that is true.
    pub(super) fn reason(&mut self) -> Reason {
        let position = self.line.position();
        let (best, score) = (self.report.best, self.report.score);
        if let [only] = &*position.moves() {
            return if only.is_capture() { Reason::MustTake } else { Reason::OnlyMove };
        }
        if score.is_won() {
            let plies = score.mate_in().and_then(|plies| u16::try_from(plies).ok());
            return Reason::Wins { moves: plies.map(|plies| plies.div_ceil(2)) };
        }
        if score.is_lost() {
            return Reason::LosesLast;
        }
        if score == Score::Drawn && self.another_loses() {
            return Reason::HoldsDraw;
        }
        if let Ok(pieces @ 1..) = u8::try_from(self.own.gain) {
            return Reason::WinsPieces { pieces };
        }
        if position.crowns(&best) {
            return Reason::Crowns;
        }
        if self.own.gain < 0 {
            // Where another move loses nothing this is a sacrifice, and only its score speaks for it.
            return if self.every_move_loses_a_piece() { Reason::LosesLeast } else { Reason::Best };
        }
        if self.passed.is_some_and(|passed| passed.gain > 0) {
            return Reason::SavesPiece;
        }
        if self.stops_king() {
            return Reason::StopsKing;
        }
        if self.own.makes_king {
            return Reason::RunsToKing;
        }
        if self.own.is_exchange {
            return self.exchange();
        }
        if self.holds_back_rank() {
            return Reason::HoldsBackRank;
        }
        if CENTRE.contains(&best.to().number()) && !CENTRE.contains(&best.from().number()) {
            return Reason::Centre;
        }
        Reason::Best
    }

    fn exchange(&self) -> Reason {
        let (start, end) = (self.line.position(), self.own.end);
        let me = start.to_move();
        if !has_the_move(start, me) && has_the_move(end, me) {
            Reason::TakesTheMove
        } else if balance(end, me) > 0 {
            Reason::SwapsAhead
        } else {
            Reason::Swaps
        }
    }

    fn another_loses(&mut self) -> bool {
        let moves = self.line.position().moves();
        let others = moves.iter().filter(|other| **other != self.report.best);
        others.into_iter().any(|other| self.worth(other).is_lost())
    }

    /// Whether pieces are lost whatever is played, as far as the lines show.
    fn every_move_loses_a_piece(&mut self) -> bool {
        let moves = self.line.position().moves();
        moves.iter().all(|made| {
            let mut next = self.line.clone();
            next.play(made);
            let position = next.position();
            let taken = made.captured().len() as i32;
            position.has_move() && {
                let report = judge::think(self.engine, &next, NODES);
                taken < Future::of(position, &report.line).gain
            }
        })
    }

    /// Whether the other side would have a king before long if the side to move could pass, and has none now.
    fn stops_king(&self) -> bool {
        let position = self.line.position();
        let turned = position.passed();
        position.jumpers().is_empty()
            && can_crown(turned, KING_IN)
            && !can_crown(position.play(&self.report.best), KING_IN)
    }

    /// Whether men stand on the back rank, the move leaves them there, and the best move of one of them is worse.
    fn holds_back_rank(&mut self) -> bool {
        let position = self.line.position();
        let me = position.to_move();
        let guards = position.board().men(me) & me.other().king_row();
        let moves = position.moves();
        let leaves: Vec<&Move> = moves.iter().filter(|other| guards.has(other.from())).collect();
        if leaves.is_empty() || guards.has(self.report.best.from()) {
            return false;
        }
        let worth = self.worth(&self.report.best).centi();
        leaves.into_iter().all(|leaving| self.worth(leaving).centi() <= worth - NOTICEABLE)
    }

    fn worth(&mut self, made: &Move) -> Score {
        review::worth_after(self.engine, self.line, made, &Budget::nodes(NODES))
    }
}

/// Whether a side has the move: with equal men and nothing taken any more, the other side is the first to run out of
/// room.
fn has_the_move(position: Position, side: Side) -> bool {
    the_move(position) == if position.to_move() == side { 1 } else { -1 }
}
