//! Actions of a seat: the list, and the reason why one is not on it.

use crate::city::City;
use crate::options::OnTimeout;
use crate::refusal::Refusal;
use crate::state::{Board, Chase, MISTER_X, Phase};
use crate::station::{Station, Stations, Ticket};
use crate::tickets::Wallet;
use parlour_game::{Game, Seat, Turn};
use serde::{Deserialize, Serialize};

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Moves to a neighbouring station.
    Move {
        /// The station.
        to: Station,
        /// What is handed in for it.
        by: Ticket,
        /// Whether this is the first half of a double move. Mister X only.
        #[serde(default, skip_serializing_if = "is_single")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        double: bool,
    },
    /// Looks where Mister X is. Detectives at a table for practice only.
    Peek,
    /// Loses on time, where the set-up says so. The house plays it for whoever does not move in time.
    Forfeit,
}

fn is_single(double: &bool) -> bool {
    !double
}

/// Everything the seat may do: moves by rising tickets and stations, double moves after single ones.
pub(crate) fn list<C: City>(game: &Chase<C>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let Some(board) = &game.board else { return actions };
    if board.ending.is_some() || seat.index() > board.detectives.len() {
        return actions;
    }
    if seat == MISTER_X {
        if board.phase != Phase::Detectives {
            actions.extend(flights::<C>(board).map(|(to, by)| Action::Move { to, by, double: false }));
            if check_double(game, board).is_ok() {
                let goes_on = |&(to, by): &(Station, Ticket)| has_second_half::<C>(board, to, by);
                let double = flights::<C>(board).filter(goes_on);
                actions.extend(double.map(|(to, by)| Action::Move { to, by, double: true }));
            }
        }
        actions.extend(check_forfeit(game, seat).is_ok().then_some(Action::Forfeit));
        return actions;
    }
    if check_turn(game, board, seat).is_ok() {
        let moves = hunts::<C>(board, seat.index() - 1);
        actions.extend(moves.map(|(to, by)| Action::Move { to, by, double: false }));
    }
    if check_peek(game, board, seat).is_ok() {
        actions.push(Action::Peek);
    }
    actions.extend(check_forfeit(game, seat).is_ok().then_some(Action::Forfeit));
    actions
}

/// Whether the seat may do that now.
pub(crate) fn check<C: City>(game: &Chase<C>, seat: Seat, action: Action) -> Result<(), Refusal> {
    if seat.index() > usize::from(game.setup.detectives) {
        return Err(Refusal::NoSuchSeat);
    }
    let board = game.board.as_ref().ok_or(Refusal::NotPlaced)?;
    if board.ending.is_some() {
        return Err(Refusal::GameOver);
    }
    let (to, by, double) = match action {
        Action::Move { to, by, double } => (to, by, double),
        Action::Peek => return check_peek(game, board, seat),
        Action::Forfeit => return check_forfeit(game, seat),
    };
    check_turn(game, board, seat)?;
    if seat != MISTER_X {
        if double {
            return Err(Refusal::DoubleIsMisterXs);
        }
        let detective = board.detectives[seat.index() - 1];
        let has_ticket = detective.tickets.of(by) > 0;
        return check_move::<C>(board, detective.station, to, by, has_ticket);
    }
    check_move::<C>(board, board.mister_x.station, to, by, board.mister_x.wallet.has(by))?;
    if double {
        check_double(game, board)?;
        if !has_second_half::<C>(board, to, by) {
            return Err(Refusal::NoSecondHalf { station: to });
        }
    }
    Ok(())
}

fn check_turn<C: City>(game: &Chase<C>, board: &Board, seat: Seat) -> Result<(), Refusal> {
    let Turn::Seat(to_move) = game.turn() else { return Err(Refusal::GameOver) };
    if seat == to_move {
        return Ok(());
    }
    let is_free = game.setup.order == crate::Order::Free;
    match (seat, board.phase) {
        (MISTER_X, _) | (_, Phase::MisterX | Phase::SecondHalf) => Err(Refusal::NotYourTurn { to_move }),
        (_, Phase::Detectives) if board.detectives[seat.index() - 1].moved => Err(Refusal::AlreadyMoved),
        (_, Phase::Detectives) if is_free => Ok(()),
        (_, Phase::Detectives) => Err(Refusal::NotYourTurn { to_move }),
    }
}

/// One step for whoever moves: two detectives never share a station, and Mister X never moves onto one.
fn check_move<C: City>(
    board: &Board,
    from: Station,
    to: Station,
    by: Ticket,
    has_ticket: bool,
) -> Result<(), Refusal> {
    let map = C::map();
    if from == to {
        return Err(Refusal::AlreadyThere { station: to });
    }
    if !map.joins(from, to, Ticket::Black) {
        return Err(Refusal::NotNext { from, to });
    }
    if !map.joins(from, to, by) {
        return Err(Refusal::NotServed { from, to, by });
    }
    if !has_ticket {
        return Err(Refusal::NoTicket { by });
    }
    if board.occupied().has(to) {
        return Err(Refusal::Occupied { station: to });
    }
    Ok(())
}

/// Whether Mister X may begin a double move, wherever it leads.
fn check_double<C: City>(game: &Chase<C>, board: &Board) -> Result<(), Refusal> {
    if board.phase == Phase::SecondHalf {
        return Err(Refusal::InDouble);
    }
    if board.mister_x.wallet.double == 0 {
        return Err(Refusal::NoDouble);
    }
    // A double move fills two windows.
    if board.log.len() + 2 > usize::from(game.setup.windows) {
        return Err(Refusal::NoRoomForDouble);
    }
    Ok(())
}

/// Time runs for the seat that the match waits for, also where the detectives choose their order.
fn check_forfeit<C: City>(game: &Chase<C>, seat: Seat) -> Result<(), Refusal> {
    if game.setup.on_timeout != OnTimeout::Lose {
        return Err(Refusal::NotLostOnTime);
    }
    match game.turn() {
        Turn::Seat(to_move) if to_move == seat => Ok(()),
        Turn::Seat(to_move) => Err(Refusal::NotYourTurn { to_move }),
        Turn::Chance | Turn::Over(_) => Err(Refusal::GameOver),
    }
}

fn check_peek<C: City>(game: &Chase<C>, board: &Board, seat: Seat) -> Result<(), Refusal> {
    if seat == MISTER_X || !game.setup.practice {
        return Err(Refusal::NoPeeking);
    }
    // Mister X is a computer here and moves at once: what is seen now would be of no use.
    if board.phase != Phase::Detectives {
        return Err(Refusal::PeekLater);
    }
    if board.is_seen() || board.peeked.has(seat) { Err(Refusal::AlreadyKnown) } else { Ok(()) }
}

/// The free stations that can be reached from there with these tickets.
fn steps<C: City>(
    from: Station,
    occupied: Stations,
    tickets: impl Iterator<Item = Ticket>,
) -> impl Iterator<Item = (Station, Ticket)> {
    let free = move |to: &&Station| !occupied.has(**to);
    tickets.flat_map(move |by| C::map().neighbours(from, by).iter().filter(free).map(move |to| (*to, by)))
}

fn flights_from<C: City>(
    station: Station,
    wallet: Wallet,
    occupied: Stations,
) -> impl Iterator<Item = (Station, Ticket)> {
    steps::<C>(station, occupied, Ticket::ALL.into_iter().filter(move |ticket| wallet.has(*ticket)))
}

fn flights<C: City>(board: &Board) -> impl Iterator<Item = (Station, Ticket)> {
    flights_from::<C>(board.mister_x.station, board.mister_x.wallet, board.occupied())
}

fn hunts<C: City>(board: &Board, nth: usize) -> impl Iterator<Item = (Station, Ticket)> {
    let detective = board.detectives[nth];
    let tickets = Ticket::FARES.into_iter().filter(move |ticket| detective.tickets.of(*ticket) > 0);
    steps::<C>(detective.station, board.occupied(), tickets)
}

/// Whether Mister X has a move.
pub(crate) fn can_flee<C: City>(board: &Board) -> bool {
    flights::<C>(board).next().is_some()
}

/// Whether the detective with this index has a move.
pub(crate) fn can_hunt<C: City>(board: &Board, nth: usize) -> bool {
    hunts::<C>(board, nth).next().is_some()
}

/// Whether Mister X could go on after this.
fn has_second_half<C: City>(board: &Board, to: Station, by: Ticket) -> bool {
    let mut wallet = board.mister_x.wallet;
    wallet.pay(by);
    flights_from::<C>(to, wallet, board.occupied()).next().is_some()
}
