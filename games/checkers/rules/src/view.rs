//! Sights and views. Nothing is hidden in checkers: every viewer sees everything.
//!
//! The state is taken apart field by field and events case by case, so that nothing new is shown before
//! someone has decided that it may be.

use crate::actions::{Action, OfferKind};
use crate::ballots::Ballot;
use crate::board::{Side, Square};
use crate::movegen::Move;
use crate::notation;
use crate::position::{Board, Position};
use crate::state::{Beginning, Chance, Checkers, Ended, Ending, Offer};
use parlour_game::{Event, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// All there is to know about a game in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who stands where.
    pub board: Board,
    /// Whose move it is, once an open offer is answered.
    pub to_move: Side,
    /// What was asked and not yet answered.
    pub offer: Option<OfferView>,
    /// How many moves are on the board.
    pub ply: u32,
    /// The squares the last move on the board touched.
    pub last: Option<Vec<Square>>,
    /// How often the present position has occurred; the third time is a draw.
    pub repetitions: u16,
    /// Plies since a capture or a man's move; the eightieth is a draw.
    pub quiet_plies: u16,
    /// Why the game is over, if it is.
    pub ended: Option<Ended>,
    /// Who won, if somebody has.
    pub winner: Option<Seat>,
    /// The ballot that began the match, if one did. Its moves are not counted in `ply`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ballot: Option<BallotView>,
}

impl View {
    /// The position, for search.
    pub const fn position(&self) -> Position {
        Position::new(self.board, self.to_move)
    }
}

/// The ballot that began the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallotView {
    /// Its number.
    pub number: Ballot,
    /// Its three moves as they are written down.
    pub moves: [String; 3],
}

impl From<Ballot> for BallotView {
    fn from(number: Ballot) -> Self {
        Self { number, moves: number.texts().map(String::from) }
    }
}

/// What was asked and not yet answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    /// What was asked.
    pub kind: OfferKind,
    /// Who asked.
    pub by: Seat,
}

/// An event as everyone saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "saw", rename_all = "kebab-case")]
pub enum Sight {
    /// Chance drew the ballot that begins the match.
    BallotDrawn {
        /// The ballot.
        ballot: BallotView,
    },
    /// A move was made.
    Moved {
        /// Who moved.
        seat: Seat,
        /// The squares it touched: start, then every landing.
        path: Vec<Square>,
        /// Where the captured pieces stood, in the order they were jumped.
        captured: Vec<Square>,
        /// Whether a man became a king.
        crowned: bool,
        /// The move as it is written down.
        text: String,
        /// How many moves are on the board now.
        ply: u32,
    },
    /// A side gave up.
    Resigned {
        /// The seat that acted.
        seat: Seat,
    },
    /// A side did not move in time.
    Forfeited {
        /// The seat that acted.
        seat: Seat,
    },
    /// A side asked for something.
    Offered {
        /// The seat that acted.
        seat: Seat,
        /// For what.
        kind: OfferKind,
    },
    /// The other side agreed.
    Accepted {
        /// Who agreed.
        seat: Seat,
        /// To what.
        kind: OfferKind,
        /// How many moves are on the board now: less than before if some were taken back.
        ply: u32,
    },
    /// The other side did not agree.
    Declined {
        /// Who did not agree.
        seat: Seat,
        /// To what.
        kind: OfferKind,
    },
    /// A side no longer asks.
    Withdrew {
        /// The seat that acted.
        seat: Seat,
        /// For what.
        kind: OfferKind,
    },
}

/// All that any viewer may know.
pub(crate) fn view(state: &Checkers, _: Viewer) -> View {
    let Checkers { on_timeout: _, beginning, position, quiet_plies, history, offer, asked: _, ending } =
        state;
    View {
        board: position.board(),
        to_move: position.to_move(),
        offer: offer.map(|Offer { kind, by }| OfferView { kind, by: by.seat() }),
        ply: plies(history.len()),
        last: history.last().map(|ply| ply.made.path().collect()),
        repetitions: state.repetitions(),
        quiet_plies: *quiet_plies,
        ended: ending.map(|Ending { why, outcome: _ }| why),
        winner: ending.and_then(|Ending { why: _, outcome }| winner(outcome)),
        ballot: match beginning {
            Beginning::Position | Beginning::Undrawn => None,
            Beginning::Ballot(ballot) => Some(BallotView::from(*ballot)),
        },
    }
}

fn winner(outcome: Outcome) -> Option<Seat> {
    match outcome {
        Outcome::Won(seats) => seats.iter().next(),
        Outcome::Drawn | Outcome::NobodyWon => None,
    }
}

/// The event as any viewer saw it; `state` is the game before it.
pub(crate) fn sight(state: &Checkers, event: &Event<Checkers>, _: Viewer) -> Sight {
    let (seat, action) = match event {
        Event::Acted { seat, action } => (*seat, action),
        Event::Chanced(Chance::Ballot(ballot)) => return Sight::BallotDrawn { ballot: (*ballot).into() },
    };
    let open = || state.offer().expect("checked: an offer is open");
    match action {
        Action::Move { path } => {
            let made = state.position().find(path).expect("checked: the move is legal");
            moved(state, seat, &made)
        }
        Action::Resign => Sight::Resigned { seat },
        Action::Forfeit => Sight::Forfeited { seat },
        Action::OfferDraw => Sight::Offered { seat, kind: OfferKind::Draw },
        Action::AskTakeback => Sight::Offered { seat, kind: OfferKind::Takeback },
        Action::Accept => {
            let Offer { kind, by } = open();
            let ply = match kind {
                OfferKind::Draw => state.ply(),
                OfferKind::Takeback => state.last_ply_of(by).expect("checked: has moved"),
            };
            Sight::Accepted { seat, kind, ply: plies(ply) }
        }
        Action::Decline => Sight::Declined { seat, kind: open().kind },
        Action::Withdraw => Sight::Withdrew { seat, kind: open().kind },
    }
}

fn moved(state: &Checkers, seat: Seat, made: &Move) -> Sight {
    let position = state.position();
    Sight::Moved {
        seat,
        path: made.path().collect(),
        captured: made.jumped().collect(),
        crowned: position.crowns(made),
        text: notation::write_move(position, made),
        ply: plies(state.ply() + 1),
    }
}

fn plies(count: usize) -> u32 {
    u32::try_from(count).expect("no match is that long")
}
