//! A game in play: whose turn it is, and what an event changes.

use crate::actions::{self, Action, OfferKind};
use crate::ballots::Ballot;
use crate::board::Side;
use crate::movegen::Move;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::setup::{BallotChoice, OnTimeout, Setup};
use crate::view::{self, Sight, View};
use parlour_game::{ChanceRng, Event, Game, Outcome, Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// How often a position occurs before the game is a draw.
pub const REPETITIONS_TO_DRAW: u16 = 3;
/// After how many plies without a capture or a man's move the game is a draw: forty moves of each side.
pub const QUIET_PLIES_TO_DRAW: u16 = 80;

/// English draughts in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkers {
    pub(crate) on_timeout: OnTimeout,
    pub(crate) beginning: Beginning,
    pub(crate) position: Position,
    /// Plies since a capture or a man's move.
    pub(crate) quiet_plies: u16,
    /// The moves on the board, the first one first.
    pub(crate) history: Vec<Ply>,
    pub(crate) offer: Option<Offer>,
    /// Which sides have asked for something since their last move.
    pub(crate) asked: [bool; 2],
    pub(crate) ending: Option<Ending>,
}

/// How the match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beginning {
    /// With the position of the set-up.
    Position,
    /// With a ballot that chance has yet to draw.
    Undrawn,
    /// With this ballot.
    Ballot(Ballot),
}

/// A move that was made, with what is needed to take it back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ply {
    pub(crate) before: Position,
    pub(crate) quiet_plies_before: u16,
    pub(crate) made: Move,
}

/// What one side has asked and the other has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) kind: OfferKind,
    pub(crate) by: Side,
}

/// How and why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub(crate) why: Ended,
    pub(crate) outcome: Outcome,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// The side to move has pieces but no move, and loses.
    NoMove,
    /// The side to move has no pieces left, and loses.
    NoPieces,
    /// A side gave up, and loses.
    Resigned,
    /// A side did not move in time, and loses.
    OutOfTime,
    /// Both sides agreed to a draw.
    Agreed,
    /// The same position with the same side to move for the third time: a draw.
    Repetition,
    /// Forty moves of each side without a capture or a man's move: a draw.
    FortyMoves,
}

/// What chance answers: once, which ballot begins the match, if it is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// This ballot was drawn.
    Ballot(Ballot),
}

impl Checkers {
    /// The position on the board.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// How many moves are on the board.
    pub const fn ply(&self) -> usize {
        self.history.len()
    }

    /// The ballot that began the match, if one did.
    pub const fn ballot(&self) -> Option<Ballot> {
        match self.beginning {
            Beginning::Ballot(ballot) => Some(ballot),
            Beginning::Position | Beginning::Undrawn => None,
        }
    }

    pub(crate) fn is_undrawn(&self) -> bool {
        self.beginning == Beginning::Undrawn
    }

    /// Starts after a ballot's moves. They belong to neither side: they cannot be taken back and are not counted.
    fn begin_with(&mut self, ballot: Ballot) {
        self.beginning = Beginning::Ballot(ballot);
        self.position = ballot.position();
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    pub(crate) const fn can_be_lost_on_time(&self) -> bool {
        matches!(self.on_timeout, OnTimeout::Lose)
    }

    pub(crate) const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    pub(crate) const fn has_asked(&self, side: Side) -> bool {
        self.asked[side.seat().index()]
    }

    /// Which of the moves on the board is the side's last one.
    pub(crate) fn last_ply_of(&self, side: Side) -> Option<usize> {
        self.history.iter().rposition(|ply| ply.before.to_move() == side)
    }

    /// How often the present position has occurred, now included.
    pub(crate) fn repetitions(&self) -> u16 {
        // A capture or a man's move cannot be undone, so only the quiet plies can hold the same position.
        let quiet = self.history.iter().rev().take(self.quiet_plies.into());
        1 + quiet.filter(|ply| ply.before == self.position).count() as u16
    }

    fn make(&mut self, made: Move) {
        let before = self.position;
        self.history.push(Ply { before, quiet_plies_before: self.quiet_plies, made });
        self.quiet_plies = if before.is_quiet(&made) { self.quiet_plies + 1 } else { 0 };
        self.position = before.play(&made);
        self.asked[before.to_move().seat().index()] = false;
        self.ending = self.ending_on_board();
    }

    /// Whether the board says that the game is over. A loss counts before a draw: whoever leaves the opponent
    /// without a move on the eightieth quiet ply has won.
    fn ending_on_board(&self) -> Option<Ending> {
        let side = self.position.to_move();
        if self.position.board().of(side).is_empty() {
            Some(Ending::lost(side, Ended::NoPieces))
        } else if !self.position.has_move() {
            Some(Ending::lost(side, Ended::NoMove))
        } else if self.repetitions() >= REPETITIONS_TO_DRAW {
            Some(Ending::drawn(Ended::Repetition))
        } else if self.quiet_plies >= QUIET_PLIES_TO_DRAW {
            Some(Ending::drawn(Ended::FortyMoves))
        } else {
            None
        }
    }

    fn ask(&mut self, by: Side, kind: OfferKind) {
        self.asked[by.seat().index()] = true;
        self.offer = Some(Offer { kind, by });
    }

    fn accept(&mut self) {
        let offer = self.offer.take().expect("checked: an offer is open");
        match offer.kind {
            OfferKind::Draw => self.ending = Some(Ending::drawn(Ended::Agreed)),
            OfferKind::Takeback => self.return_to(self.last_ply_of(offer.by).expect("checked: has moved")),
        }
    }

    fn return_to(&mut self, ply: usize) {
        let Ply { before, quiet_plies_before, made: _ } = self.history[ply];
        self.position = before;
        self.quiet_plies = quiet_plies_before;
        self.history.truncate(ply);
    }
}

impl Ending {
    fn lost(side: Side, why: Ended) -> Self {
        Self { why, outcome: Outcome::Won(SeatSet::from(side.other().seat())) }
    }

    fn drawn(why: Ended) -> Self {
        Self { why, outcome: Outcome::Drawn }
    }
}

impl Game for Checkers {
    const ID: &'static str = "checkers";
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn new(setup: &Setup) -> Self {
        let mut game = Self {
            on_timeout: setup.on_timeout(),
            beginning: Beginning::Position,
            position: setup.position(),
            quiet_plies: 0,
            history: Vec::new(),
            offer: None,
            asked: [false; 2],
            ending: None,
        };
        match setup.ballot() {
            None => {}
            Some(BallotChoice::Drawn) => game.beginning = Beginning::Undrawn,
            Some(BallotChoice::Numbered(ballot)) => game.begin_with(ballot),
        }
        game
    }

    fn turn(&self) -> Turn {
        if self.is_undrawn() {
            return Turn::Chance;
        }
        match (self.ending, self.offer) {
            (Some(ending), _) => Turn::Over(ending.outcome),
            (None, Some(offer)) => Turn::Seat(offer.by.other().seat()),
            (None, None) => Turn::Seat(self.position.to_move().seat()),
        }
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        actions::list(self, seat)
    }

    fn sample(&self, rng: &mut ChanceRng) -> Chance {
        let number = rng.below(Ballot::COUNT.into()) + 1;
        Chance::Ballot(u8::try_from(number).ok().and_then(Ballot::new).expect("one of the ballots"))
    }

    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        let ballots = Ballot::all().filter(|_| self.is_undrawn());
        Some(ballots.map(|ballot| (Chance::Ballot(ballot), 1)).collect())
    }

    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        match event {
            Event::Acted { seat, action } => actions::check(self, *seat, action),
            Event::Chanced(Chance::Ballot(_)) if self.is_undrawn() => Ok(()),
            Event::Chanced(Chance::Ballot(_)) => Err(Refusal::NothingToDraw),
        }
    }

    fn apply(&mut self, event: &Event<Self>) {
        let (seat, action) = match event {
            Event::Acted { seat, action } => (*seat, action),
            Event::Chanced(Chance::Ballot(ballot)) => return self.begin_with(*ballot),
        };
        let side = Side::of(seat).expect("checked: the seat exists");
        match action {
            Action::Move { path } => {
                self.make(self.position.find(path).expect("checked: the move is legal"));
            }
            Action::Resign => {
                self.offer = None;
                self.ending = Some(Ending::lost(side, Ended::Resigned));
            }
            Action::Forfeit => self.ending = Some(Ending::lost(side, Ended::OutOfTime)),
            Action::OfferDraw => self.ask(side, OfferKind::Draw),
            Action::AskTakeback => self.ask(side, OfferKind::Takeback),
            Action::Accept => self.accept(),
            Action::Decline | Action::Withdraw => self.offer = None,
        }
    }

    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Sight {
        view::sight(self, event, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    /// Everything is done in the open.
    fn decides_secretly(&self, _: Seat) -> bool {
        false
    }

    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        if self.turn() != Turn::Seat(seat) {
            return None;
        }
        // An offer that is not answered is declined, whatever the option: the clock that decides is the one
        // of the move.
        if self.offer.is_some() {
            return Some(Action::Decline);
        }
        match self.on_timeout {
            OnTimeout::Move => self.position.moves().first().copied().map(Action::from),
            OnTimeout::Lose => Some(Action::Forfeit),
        }
    }
}
