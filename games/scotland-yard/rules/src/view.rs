//! Sights and views. All secrecy of the game is in this file.
//!
//! Where Mister X is, and was, only he knows: the others see it after the windows at which he shows himself, and when the
//! game is over. His tickets and those of the detectives lie open, as does where the detectives stand. At a table for
//! practice a detective who looks sees it, too.
//!
//! The state is taken apart field by field and events case by case, so that nothing new is shown before
//! someone has decided who may see it.

use crate::actions::Action;
use crate::chance::Chance;
use crate::city::City;
use crate::position::Detective;
use crate::state::{Board, Chase, Ended, MISTER_X, MisterX, Phase, Seen, Window};
use crate::station::{Station, Ticket};
use crate::tickets::{Fares, Wallet};
use parlour_game::{Event, Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// All that one viewer may know about a game in play, besides what it saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The detectives in the order of their seats, from seat 1 on.
    pub detectives: Vec<DetectiveView>,
    /// Mister X, as far as he is known.
    pub mister_x: MisterXView,
    /// His moves so far.
    pub log: Vec<WindowView>,
    /// How many moves the log has room for.
    pub windows: u8,
    /// After which of them he shows himself.
    pub shown: Vec<u8>,
    /// Whether the detectives move once more after the last window.
    pub last_round: bool,
    /// Which turn of Mister X this is, from 1; a double move is one turn.
    pub round: u8,
    /// Whether Mister X is in the middle of a double move.
    pub second_half: bool,
    /// Where this viewer saw Mister X by looking, since he last moved.
    pub peeked: Option<Station>,
    /// How the game ended, if it has.
    pub ended: Option<Ended>,
    /// Where Mister X began: for himself, and for all when the game is over.
    pub start: Option<Station>,
}

/// A detective: nothing about him is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Detective"))]
pub struct DetectiveView {
    /// The station.
    pub station: Station,
    /// What is left.
    pub tickets: Fares,
    /// Whether this round is over for him.
    pub moved: bool,
}

/// Mister X, as far as he is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MisterX"))]
pub struct MisterXView {
    /// Where he is, for whoever may know.
    pub station: Option<Station>,
    /// His tickets.
    pub tickets: TicketsView,
    /// When and where all last saw him.
    pub last_seen: Option<Seen>,
}

/// Mister X's tickets; null for as many as he likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Tickets"))]
pub struct TicketsView {
    /// For taxis.
    pub taxi: Option<u8>,
    /// For buses.
    pub bus: Option<u8>,
    /// For the underground.
    pub underground: Option<u8>,
    /// For anything.
    pub black: u8,
    /// For two moves in a turn.
    pub double: u8,
}

/// A move of Mister X in his log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Window"))]
pub struct WindowView {
    /// What he paid with.
    pub by: Ticket,
    /// Where it ended: where he showed himself, for himself, and for all when the game is over.
    pub station: Option<Station>,
    /// Whether he showed himself after it.
    pub shown: bool,
    /// Whether it was the first half of a double move.
    pub double: bool,
}

/// An event as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "saw", rename_all = "kebab-case")]
pub enum Sight {
    /// The start cards were drawn.
    Placed {
        /// Where the detectives begin.
        detectives: Vec<Station>,
        /// Where Mister X begins, for himself; for all, if the set-up names it.
        mister_x: Option<Station>,
        /// Whether and how the game ended with it: he may be hemmed in from the start.
        ended: Option<Ended>,
    },
    /// Somebody moved.
    Moved {
        /// The seat that acted.
        seat: Seat,
        /// From where, for whoever may know.
        from: Option<Station>,
        /// Where to, for whoever may know.
        to: Option<Station>,
        /// What was handed in.
        by: Ticket,
        /// Which window of the log it filled; null for detectives.
        window: Option<u8>,
        /// Whether Mister X showed himself after it.
        shown: bool,
        /// Whether it was the first half of a double move.
        double: bool,
        /// Who would have been next and could not move.
        skipped: Vec<Seat>,
        /// Whether and how the game ended with it.
        ended: Option<Ended>,
    },
    /// A detective looked where Mister X is.
    Peeked {
        /// The seat that acted.
        seat: Seat,
        /// Where he is, for the one who looked.
        station: Option<Station>,
    },
    /// Somebody did not move in time, and the game is lost by that.
    Forfeited {
        /// The seat that acted.
        seat: Seat,
        /// How it ended; Mister X's way is drawn for all, as at every end.
        ended: Ended,
    },
}

/// All that the viewer may know.
pub(crate) fn view<C: City>(game: &Chase<C>, viewer: Viewer) -> View {
    let Chase { setup, board } = game;
    // The set-up is open to everyone.
    let before = View {
        detectives: Vec::new(),
        mister_x: MisterXView { station: None, tickets: tickets(&setup.wallet()), last_seen: None },
        log: Vec::new(),
        windows: setup.windows,
        shown: setup.shown.clone(),
        last_round: setup.last_round,
        round: 1,
        second_half: false,
        peeked: None,
        ended: None,
        start: None,
    };
    match board {
        Some(board) => of_board(board, viewer, before),
        None => before,
    }
}

fn of_board(board: &Board, viewer: Viewer, before: View) -> View {
    let Board { detectives, mister_x, log, phase, peeked, ending } = board;
    let MisterX { station, wallet, start, last_seen } = mister_x;
    // He knows his own way; when the game is over, it is drawn for all.
    let knows_all = viewer == Viewer::Seat(MISTER_X) || ending.is_some();
    let has_peeked = viewer.seat().is_some_and(|seat| peeked.has(seat));
    View {
        detectives: detectives.iter().map(detective).collect(),
        mister_x: MisterXView {
            station: (knows_all || board.is_seen()).then_some(*station),
            tickets: tickets(wallet),
            last_seen: *last_seen,
        },
        log: log.iter().map(|entry| window(entry, knows_all)).collect(),
        round: board.round(),
        second_half: *phase == Phase::SecondHalf,
        peeked: has_peeked.then_some(*station),
        ended: ending.clone(),
        start: start.filter(|_| knows_all),
        ..before
    }
}

fn detective(detective: &Detective) -> DetectiveView {
    let Detective { station, tickets, moved } = *detective;
    DetectiveView { station, tickets, moved }
}

fn tickets(wallet: &Wallet) -> TicketsView {
    let Wallet { purse, black, double } = *wallet;
    TicketsView {
        taxi: purse.of(Ticket::Taxi),
        bus: purse.of(Ticket::Bus),
        underground: purse.of(Ticket::Underground),
        black,
        double,
    }
}

fn window(window: &Window, knows_all: bool) -> WindowView {
    let Window { by, station, is_shown, is_first_half } = *window;
    let station = station.filter(|_| knows_all || is_shown);
    WindowView { by, station, shown: is_shown, double: is_first_half }
}

/// Mister X hides where he goes, and with it how many ways he had. Detectives do everything in the open.
pub(crate) fn decides_secretly(seat: Seat) -> bool {
    seat == MISTER_X
}

/// The event as the viewer saw it; `game` is the position before it.
pub(crate) fn sight<C: City>(game: &Chase<C>, event: &Event<Chase<C>>, viewer: Viewer) -> Sight {
    match event {
        Event::Chanced(Chance::Place { detectives, mister_x }) => {
            let is_told = game.setup.position().is_some_and(|position| position.mister_x.is_some());
            let mut after = game.clone();
            after.apply(event);
            let ended = after.board.and_then(|board| board.ending);
            let may_know = is_told || ended.is_some() || viewer == Viewer::Seat(MISTER_X);
            let mister_x = may_know.then_some(*mister_x);
            Sight::Placed { detectives: detectives.clone(), mister_x, ended }
        }
        Event::Acted { seat, action: Action::Peek } => {
            let station = game.board.as_ref().map(|board| board.mister_x.station);
            Sight::Peeked { seat: *seat, station: station.filter(|_| viewer == Viewer::Seat(*seat)) }
        }
        Event::Acted { seat, action: Action::Forfeit } => {
            let mut after = game.clone();
            after.apply(event);
            let ended = after.board.and_then(|board| board.ending).expect("time that is up ends it");
            Sight::Forfeited { seat: *seat, ended }
        }
        Event::Acted { seat, action: Action::Move { to, by, double } } => {
            moved(game, *seat, (*to, *by, *double), viewer)
        }
    }
}

fn moved<C: City>(
    game: &Chase<C>,
    seat: Seat,
    (to, by, double): (Station, Ticket, bool),
    viewer: Viewer,
) -> Sight {
    let mut after = game.clone();
    let skipped = after.act(seat, Action::Move { to, by, double });
    let (before, after) = game.board.as_ref().zip(after.board.as_ref()).expect("checked: all are on the map");
    let ended = after.ending.clone();
    if seat != MISTER_X {
        let from = before.detectives[seat.index() - 1].station;
        return Sight::Moved {
            seat,
            from: Some(from),
            to: Some(to),
            by,
            window: None,
            shown: false,
            double,
            skipped,
            ended,
        };
    }
    let is_his = viewer == Viewer::Seat(MISTER_X);
    let window = after.log.last().expect("he has just moved");
    Sight::Moved {
        seat,
        from: (is_his || before.is_seen()).then_some(before.mister_x.station),
        to: (is_his || window.is_shown || ended.is_some()).then_some(to),
        by,
        window: Some(after.log.len() as u8),
        shown: window.is_shown,
        double,
        skipped,
        ended,
    }
}
