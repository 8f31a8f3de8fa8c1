//! Refusals: rules that forbid an action, as values. Their sentences are in `languages`.
//!
//! Nothing is hidden in checkers, so a refusal may tell everything that helps.

use crate::actions::OfferKind;
use crate::board::{Side, Square};
use serde::Serialize;

/// A rule's "no" to an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// There are only two seats.
    NoSuchSeat,
    /// The game has ended.
    GameOver,
    /// Nobody moves before the ballot is known.
    BallotNotDrawn,
    /// No ballot is to be drawn, or it was drawn already.
    NothingToDraw,
    /// The opponent is to move.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Side,
    },
    /// Nothing but the answer to an offer may happen now.
    OfferOpen {
        /// Who asked.
        by: Side,
        /// For what.
        kind: OfferKind,
    },
    /// A path of less than two squares.
    PathTooShort,
    /// Nobody stands where the move starts.
    EmptySquare {
        /// Where the move starts.
        square: Square,
    },
    /// The opponent's piece stands where the move starts.
    NotYourPiece {
        /// Where the move starts.
        square: Square,
    },
    /// A piece can take, and the move does not begin with a capture.
    CaptureCompulsory {
        /// The pieces that can take.
        pieces: Vec<Square>,
    },
    /// A man would go back.
    MenMoveForward {
        /// Where the man stands.
        square: Square,
    },
    /// The step ends on a piece.
    SquareOccupied {
        /// Where the step ends.
        square: Square,
    },
    /// The piece has no such step or jump.
    CannotMoveThere {
        /// Where it stands, or has jumped to so far.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// A jump that could go on stops.
    JumpUnfinished {
        /// Where it stops.
        at: Square,
        /// Where it can go on to.
        on_to: Vec<Square>,
    },
    /// The same piece would be taken twice.
    JumpedTwice {
        /// Where that piece stands.
        square: Square,
    },
    /// A man was crowned and would jump on.
    CrowningEndsMove {
        /// Where it is crowned.
        square: Square,
    },
    /// There is nothing to answer or withdraw.
    NoOfferOpen,
    /// Whoever asks does not answer.
    OwnOffer,
    /// Only who asked withdraws.
    NotYourOffer,
    /// Asking once between two moves is enough.
    AlreadyAsked,
    /// The asking side has not moved yet.
    NothingToTakeBack,
    /// The set-up does not let a game be lost on time.
    NotLostOnTime,
}

parlour_voice::spoken!(
    Refusal,
    "checkers",
    [
        Refusal::NoSuchSeat,
        Refusal::GameOver,
        Refusal::BallotNotDrawn,
        Refusal::NothingToDraw,
        Refusal::NotYourTurn { to_move: Side::Black },
        Refusal::NotYourTurn { to_move: Side::White },
        Refusal::OfferOpen { by: Side::Black, kind: OfferKind::Draw },
        Refusal::OfferOpen { by: Side::White, kind: OfferKind::Takeback },
        Refusal::PathTooShort,
        Refusal::EmptySquare { square: example(18) },
        Refusal::NotYourPiece { square: example(18) },
        Refusal::CaptureCompulsory { pieces: vec![example(27)] },
        Refusal::CaptureCompulsory { pieces: vec![example(26), example(27), example(28)] },
        Refusal::MenMoveForward { square: example(18) },
        Refusal::SquareOccupied { square: example(18) },
        Refusal::CannotMoveThere { from: example(18), to: example(1) },
        Refusal::JumpUnfinished { at: example(18), on_to: vec![example(25)] },
        Refusal::JumpUnfinished { at: example(18), on_to: vec![example(25), example(27)] },
        Refusal::JumpedTwice { square: example(18) },
        Refusal::CrowningEndsMove { square: example(32) },
        Refusal::NoOfferOpen,
        Refusal::OwnOffer,
        Refusal::NotYourOffer,
        Refusal::AlreadyAsked,
        Refusal::NothingToTakeBack,
        Refusal::NotLostOnTime,
    ]
);

/// A square for the examples.
fn example(number: u8) -> Square {
    Square::new(number).expect("it is on the board")
}
