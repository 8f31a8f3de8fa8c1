//! Refusals: rules that forbid an action, as values and as sentences.
//!
//! Nothing is hidden in checkers, so a refusal may tell everything that helps.

use crate::actions::OfferKind;
use crate::board::{Side, Square};
use serde::Serialize;

/// A rule's "no" to an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum Refusal {
    /// There are only two seats.
    #[error("Checkers has two seats only.")]
    NoSuchSeat,
    /// The game has ended.
    #[error("The game is over.")]
    GameOver,
    /// Nobody moves before the ballot is known.
    #[error("The ballot has not been drawn yet.")]
    BallotNotDrawn,
    /// No ballot is to be drawn, or it was drawn already.
    #[error("There is no ballot to draw.")]
    NothingToDraw,
    /// The opponent is to move.
    #[error("It is not your turn: {to_move} is to move.")]
    NotYourTurn {
        /// Whose turn it is.
        to_move: Side,
    },
    /// Nothing but the answer to an offer may happen now.
    #[error("{by} has {kind}: that must be answered first.", kind = asked(*.kind))]
    OfferOpen {
        /// Who asked.
        by: Side,
        /// For what.
        kind: OfferKind,
    },
    /// A path of less than two squares.
    #[error("A move names at least two squares: where it starts and where it ends.")]
    PathTooShort,
    /// Nobody stands where the move starts.
    #[error("There is no piece on {square}.")]
    EmptySquare {
        /// Where the move starts.
        square: Square,
    },
    /// The opponent's piece stands where the move starts.
    #[error("The piece on {square} is not yours.")]
    NotYourPiece {
        /// Where the move starts.
        square: Square,
    },
    /// A piece can take, and the move does not begin with a capture.
    #[error("Capture is compulsory: {pieces} must take.", pieces = either(.pieces))]
    CaptureCompulsory {
        /// The pieces that can take.
        pieces: Vec<Square>,
    },
    /// A man would go back.
    #[error("The man on {square} moves forward only.")]
    MenMoveForward {
        /// Where the man stands.
        square: Square,
    },
    /// The step ends on a piece.
    #[error("There is a piece on {square} already.")]
    SquareOccupied {
        /// Where the step ends.
        square: Square,
    },
    /// The piece has no such step or jump.
    #[error("The piece on {from} cannot move to {to}.")]
    CannotMoveThere {
        /// Where it stands, or has jumped to so far.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// A jump that could go on stops.
    #[error("The jump must be completed: from {at} it goes on to {on_to}.", on_to = either(.on_to))]
    JumpUnfinished {
        /// Where it stops.
        at: Square,
        /// Where it can go on to.
        on_to: Vec<Square>,
    },
    /// The same piece would be taken twice.
    #[error("The piece on {square} can be jumped only once.")]
    JumpedTwice {
        /// Where that piece stands.
        square: Square,
    },
    /// A man was crowned and would jump on.
    #[error("The man is crowned on {square}, and that ends the move.")]
    CrowningEndsMove {
        /// Where it is crowned.
        square: Square,
    },
    /// There is nothing to answer or withdraw.
    #[error("No offer is open.")]
    NoOfferOpen,
    /// Whoever asks does not answer.
    #[error("You asked yourself: the other side must answer, but you may withdraw.")]
    OwnOffer,
    /// Only who asked withdraws.
    #[error("Only the side that asked can withdraw: you may accept or decline.")]
    NotYourOffer,
    /// Asking once between two moves is enough.
    #[error("You have asked once since your last move: make a move before you ask again.")]
    AlreadyAsked,
    /// The asking side has not moved yet.
    #[error("You have no move to take back.")]
    NothingToTakeBack,
    /// The set-up does not let a game be lost on time.
    #[error("This game cannot be lost on time.")]
    NotLostOnTime,
}

fn asked(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "offered a draw",
        OfferKind::Takeback => "asked to take a move back",
    }
}

/// `9`, `9 or 10`, `9, 10 or 11`.
fn either(squares: &[Square]) -> String {
    match squares {
        [first @ .., one, other] => {
            first.iter().map(|square| format!("{square}, ")).collect::<String>()
                + &format!("{one} or {other}")
        }
        _ => squares.iter().map(Square::to_string).collect(),
    }
}
