//! Moves and the end of a turn: the one place where Clue and Clue-less differ.

use crate::casework::Casework;
use crate::names::{Room, Suspect};
use crate::notation::SetupNotation;
use crate::place::Place;
use crate::refusal::Refusal;
use parlour_game::Wire;
use std::fmt::Debug;

/// How the seat to play may move, and when it may end its turn. The checks are asked only while that seat is to act.
pub trait Conduct: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The id of the game.
    const ID: &'static str;
    /// Its options.
    type Setup: Wire + Default + SetupNotation;

    /// Who sits in which seat.
    fn suspects(setup: &Self::Setup) -> &[Suspect];

    /// What the options say about moving, and the case before the deal.
    fn open(setup: &Self::Setup) -> (Self, Casework);

    /// What the dice can show, each as likely as the others.
    fn rolls(&self) -> Vec<Vec<u8>>;

    /// # Errors
    /// Why the dice may not be rolled.
    fn check_roll(&self, case: &Casework) -> Result<(), Refusal>;

    /// The room at the other end of the passage.
    ///
    /// # Errors
    /// Why the passage may not be taken.
    fn check_passage(&self, case: &Casework) -> Result<Room, Refusal>;

    /// One way to every place where a move may end now, each from where the piece is.
    fn ways(&self, case: &Casework) -> Vec<Vec<Place>>;

    /// Why a move may not end at a place to which no way leads.
    fn why_not(&self, case: &Casework, to: Place) -> Refusal;

    /// # Errors
    /// Why the turn may not be ended.
    fn check_end_turn(&self, case: &Casework) -> Result<(), Refusal>;
}
