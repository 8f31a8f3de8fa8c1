//! Actions of a seat: the list, and the reason why one is not on it.

use crate::board::{Rank, Side, Square};
use crate::movegen::Move;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::state::{Checkers, Offer};
use parlour_game::Seat;
use serde::{Deserialize, Serialize};

/// What a seat asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A whole move.
    Move {
        /// The squares it touches: start, then every landing.
        path: Vec<Square>,
    },
    /// Gives the game up; also out of turn.
    Resign,
    /// Loses on time, where the set-up says so. The house plays it for whoever does not move in time.
    Forfeit,
    /// Offers a draw.
    OfferDraw,
    /// Asks to return to the position before one's own last move.
    AskTakeback,
    /// Agrees to what the other side asked.
    Accept,
    /// Does not agree to what the other side asked.
    Decline,
    /// No longer asks.
    Withdraw,
}

/// What one side can ask of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To call the game a draw.
    Draw,
    /// To take a move back.
    Takeback,
}

impl From<Move> for Action {
    fn from(move_: Move) -> Self {
        Action::Move { path: move_.path().collect() }
    }
}

/// Everything the seat may do: moves first, so that the first action of the seat to move is its first move.
pub(crate) fn list(state: &Checkers, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let Some(side) = Side::of(seat) else { return actions };
    if state.is_over() || state.is_undrawn() {
        return actions;
    }
    match state.offer() {
        Some(offer) if offer.by == side => actions.push(Action::Withdraw),
        Some(_) => actions.extend([Action::Accept, Action::Decline]),
        None => {
            if state.position().to_move() == side {
                actions.extend(state.position().moves().iter().copied().map(Action::from));
            }
            if !state.has_asked(side) {
                actions.push(Action::OfferDraw);
                if state.last_ply_of(side).is_some() {
                    actions.push(Action::AskTakeback);
                }
            }
        }
    }
    if check_forfeit(state, side).is_ok() {
        actions.push(Action::Forfeit);
    }
    actions.push(Action::Resign);
    actions
}

/// Whether the seat may do that now.
pub(crate) fn check(state: &Checkers, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let side = Side::of(seat).ok_or(Refusal::NoSuchSeat)?;
    if state.is_over() {
        return Err(Refusal::GameOver);
    }
    if state.is_undrawn() {
        return Err(Refusal::BallotNotDrawn);
    }
    match action {
        Action::Resign => Ok(()),
        Action::Forfeit => check_forfeit(state, side),
        Action::Move { path } => {
            check_nothing_asked(state)?;
            check_turn(state, side)?;
            check_path(state.position(), path)
        }
        Action::OfferDraw => check_may_ask(state, side),
        Action::AskTakeback => {
            check_may_ask(state, side)?;
            state.last_ply_of(side).map(|_| ()).ok_or(Refusal::NothingToTakeBack)
        }
        Action::Accept | Action::Decline => match state.offer() {
            None => Err(Refusal::NoOfferOpen),
            Some(offer) if offer.by == side => Err(Refusal::OwnOffer),
            Some(_) => Ok(()),
        },
        Action::Withdraw => match state.offer() {
            None => Err(Refusal::NoOfferOpen),
            Some(offer) if offer.by != side => Err(Refusal::NotYourOffer),
            Some(_) => Ok(()),
        },
    }
}

fn check_forfeit(state: &Checkers, side: Side) -> Result<(), Refusal> {
    if !state.can_be_lost_on_time() {
        return Err(Refusal::NotLostOnTime);
    }
    check_nothing_asked(state)?;
    check_turn(state, side)
}

fn check_turn(state: &Checkers, side: Side) -> Result<(), Refusal> {
    let to_move = state.position().to_move();
    if to_move == side { Ok(()) } else { Err(Refusal::NotYourTurn { to_move }) }
}

fn check_nothing_asked(state: &Checkers) -> Result<(), Refusal> {
    match state.offer() {
        Some(Offer { kind, by }) => Err(Refusal::OfferOpen { by, kind }),
        None => Ok(()),
    }
}

fn check_may_ask(state: &Checkers, side: Side) -> Result<(), Refusal> {
    check_nothing_asked(state)?;
    if state.has_asked(side) { Err(Refusal::AlreadyAsked) } else { Ok(()) }
}

pub(crate) fn check_path(position: Position, path: &[Square]) -> Result<(), Refusal> {
    let &[from, to, ..] = path else { return Err(Refusal::PathTooShort) };
    let side = position.to_move();
    let rank = match position.board().piece(from) {
        None => return Err(Refusal::EmptySquare { square: from }),
        Some(piece) if piece.side != side => return Err(Refusal::NotYourPiece { square: from }),
        Some(piece) => piece.rank,
    };
    if position.find(path).is_some() {
        return Ok(());
    }
    let moves = position.moves();
    if !moves.iter().any(Move::is_capture) {
        return Err(why_no_step(position, rank, path));
    }
    let begins = |move_: &&Move| move_.path().take(2).eq([from, to]);
    if !moves.iter().any(|move_| begins(&move_)) {
        return Err(Refusal::CaptureCompulsory { pieces: position.jumpers().iter().collect() });
    }
    Err(why_no_jump(&moves, side, rank, path))
}

/// Why a path is none of the steps, where nothing can be taken.
fn why_no_step(position: Position, rank: Rank, path: &[Square]) -> Refusal {
    let (from, to) = (path[0], path[1]);
    if !from.neighbours().has(to) {
        return Refusal::CannotMoveThere { from, to };
    }
    if position.board().piece(to).is_some() {
        return Refusal::SquareOccupied { square: to };
    }
    let goes_down = to > from;
    if rank == Rank::Man && goes_down != (position.to_move() == Side::Black) {
        return Refusal::MenMoveForward { square: from };
    }
    // The first step is fine, so there are more squares than a step has.
    match path.get(2) {
        Some(&further) => Refusal::CannotMoveThere { from: to, to: further },
        None => Refusal::CannotMoveThere { from, to },
    }
}

/// Why a path that begins like a jump is none of the jumps.
fn why_no_jump(moves: &[Move], side: Side, rank: Rank, path: &[Square]) -> Refusal {
    let follows = |move_: &Move, length: usize| move_.path().take(length).eq(path[..length].iter().copied());
    let good = (2..=path.len())
        .rev()
        .find(|&length| moves.iter().any(|move_| follows(move_, length)))
        .expect("the first hop is that of a listed jump");
    let at = path[good - 1];
    let Some(&next) = path.get(good) else {
        let mut on_to: Vec<Square> = moves
            .iter()
            .filter(|move_| follows(move_, good))
            .filter_map(|move_| move_.path().nth(good))
            .collect();
        on_to.dedup();
        return Refusal::JumpUnfinished { at, on_to };
    };
    if rank == Rank::Man && side.king_row().has(at) {
        return Refusal::CrowningEndsMove { square: at };
    }
    let jumped = |hop: &[Square]| hop[0].jumped_on_the_way_to(hop[1]);
    match at.jumped_on_the_way_to(next) {
        Some(square) if path[..good].windows(2).any(|hop| jumped(hop) == Some(square)) => {
            Refusal::JumpedTwice { square }
        }
        _ => Refusal::CannotMoveThere { from: at, to: next },
    }
}
