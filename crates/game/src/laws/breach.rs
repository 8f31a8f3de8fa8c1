//! Laws, and breaches of them.

use crate::Seat;
use std::fmt;

/// What a game must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// Every match ends within the bound.
    MatchesEnd,
    /// Seats to act, and winners, are seats of this table.
    TurnNamesSeats,
    /// A seat to act has an action.
    SeatToActCanAct,
    /// Nothing is listed once the match is over.
    OverMeansOver,
    /// No action or chance is listed twice.
    ListedOnce,
    /// What is offered is a part of what is listed, in the same order.
    OfferedIsListed,
    /// What is listed, `check` accepts.
    ListedIsAccepted,
    /// What is not listed, `check` refuses.
    UnlistedIsRefused,
    /// Checking and refusing leave position and match as they were.
    RefusalChangesNothing,
    /// The seat to act, and only that, has a time-out action, and it is one of its actions.
    TimeoutIsListed,
    /// What chance draws is among the chances.
    SampleIsListed,
    /// The same events lead to the same position, the same lists in the same order and the same views.
    ReplayIsLive,
    /// What a viewer saw can be recomputed from the log.
    SightsByReplay,
    /// What goes out as JSON comes back the same.
    WireRoundTrip,
    /// What is written in the game's notation is read back the same.
    NotationRoundTrip,
    /// Different actions of a position have different texts.
    NotationIsDistinct,
    /// Who saw the same knows the same and may do the same.
    Blindfold,
    /// A game says that it has secrets if viewers see different things, and only then.
    SecretsAreDeclared,
    /// Seats that plan together name the same seats, themselves among them.
    ConfidantsAgree,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::MatchesEnd => "every match ends within the bound",
            Law::TurnNamesSeats => "seats to act and winners sit at the table",
            Law::SeatToActCanAct => "a seat to act has an action",
            Law::OverMeansOver => "nothing is listed once the match is over",
            Law::ListedOnce => "nothing is listed twice",
            Law::OfferedIsListed => "what is offered is a part of what is listed, in the same order",
            Law::ListedIsAccepted => "what is listed is accepted",
            Law::UnlistedIsRefused => "what is not listed is refused",
            Law::RefusalChangesNothing => "a refusal changes nothing",
            Law::TimeoutIsListed => "a time-out plays an action of the seat to act, and of no other",
            Law::SampleIsListed => "what chance draws is among the chances",
            Law::ReplayIsLive => "a replayed match is the live one",
            Law::SightsByReplay => "sights can be recomputed from the log",
            Law::WireRoundTrip => "what goes out as JSON comes back the same",
            Law::NotationRoundTrip => "what is written is read back the same",
            Law::NotationIsDistinct => "different actions have different texts",
            Law::Blindfold => "who saw the same knows the same and may do the same",
            Law::ConfidantsAgree => "seats that plan together name the same seats, themselves among them",
            Law::SecretsAreDeclared => "a game has secrets if viewers see different things, and only then",
        })
    }
}

/// A broken law.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// The law that was broken.
    pub law: Law,
    /// Whose action, list or view it is about, if it is about one seat's.
    pub seat: Option<Seat>,
    /// How to get there, and the position.
    pub place: String,
    /// What was found.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law broken: {}", self.law)?;
        if let Some(seat) = self.seat {
            writeln!(f, "  by {seat}")?;
        }
        writeln!(f, "  at {}", self.place)?;
        write!(f, "  found: {}", self.what)
    }
}

/// As text, so that an `unwrap` in a test tells the story, too.
impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::error::Error for Breach {}
