//! Actions of a seat: the list, and the reason why one is not on it.

use crate::casework::Casework;
use crate::conduct::Conduct;
use crate::investigation::Investigation;
use crate::names::{CardId, Room, Suspect, Theory, Weapon};
use crate::place::{Place, Square};
use crate::refusal::Refusal;
use parlour_game::{Seat, Turn};
use serde::{Deserialize, Serialize};

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Rolls for a move along the corridors. Clue only.
    Roll,
    /// Takes the secret passage of the room. Clue only; in Clue-less that is a move like any other.
    Passage,
    /// Moves the own piece, by the shortest way.
    Move {
        /// Where it ends.
        to: Place,
    },
    /// Suggests who did it with what in the room where the own piece is.
    Suggest {
        /// The suspect.
        suspect: Suspect,
        /// The weapon.
        weapon: Weapon,
    },
    /// Shows a card to whoever suggested it, and to nobody else.
    Show {
        /// The card.
        card: CardId,
    },
    /// Says what is in the envelope: to win, or to be out.
    Accuse {
        /// The suspect.
        suspect: Suspect,
        /// The weapon.
        weapon: Weapon,
        /// The room.
        room: Room,
    },
    /// Leaves the turn to the next seat.
    EndTurn,
}

/// Everything the seat may do, the two longest families last.
pub(crate) fn list<C: Conduct>(game: &Investigation<C>, seat: Seat) -> Vec<Action> {
    let mut actions = few(game, seat);
    if may_suggest(game, seat) {
        let pairs = Suspect::ALL.into_iter().flat_map(|suspect| Weapon::ALL.map(|weapon| (suspect, weapon)));
        actions.extend(pairs.map(|(suspect, weapon)| Action::Suggest { suspect, weapon }));
    }
    if may_accuse(game, seat) {
        actions.extend(Theory::all().map(|Theory { suspect, weapon, room }| Action::Accuse {
            suspect,
            weapon,
            room,
        }));
    }
    actions
}

/// What the seat may do besides suggesting, accusing and moving to a square, which the view tells more shortly.
pub(crate) fn offers<C: Conduct>(game: &Investigation<C>, seat: Seat) -> Vec<Action> {
    let mut actions = few(game, seat);
    actions.retain(|action| !matches!(action, Action::Move { to: Place::Square(_) }));
    actions
}

/// The squares where the seat may move its piece.
pub(crate) fn squares<C: Conduct>(game: &Investigation<C>, seat: Seat) -> Vec<Square> {
    let square = |action: Action| match action {
        Action::Move { to: Place::Square(square) } => Some(square),
        _ => None,
    };
    few(game, seat).into_iter().filter_map(square).collect()
}

/// What the seat may do besides suggesting and accusing.
fn few<C: Conduct>(game: &Investigation<C>, seat: Seat) -> Vec<Action> {
    if is_free(game, seat).is_err() {
        return cards_to_show(&game.case, seat);
    }
    let mut actions = Vec::new();
    if game.conduct.check_roll(&game.case).is_ok() {
        actions.push(Action::Roll);
    }
    if game.conduct.check_passage(&game.case).is_ok() {
        actions.push(Action::Passage);
    }
    let ends = game.conduct.ways(&game.case).into_iter().filter_map(|way| way.last().copied());
    actions.extend(ends.map(|to| Action::Move { to }));
    if game.conduct.check_end_turn(&game.case).is_ok() {
        actions.push(Action::EndTurn);
    }
    actions
}

pub(crate) fn may_suggest<C: Conduct>(game: &Investigation<C>, seat: Seat) -> bool {
    is_free(game, seat).is_ok() && game.case.check_suggest().is_ok()
}

/// Any time in one's own turn, but for the time in which an answer is awaited.
pub(crate) fn may_accuse<C: Conduct>(game: &Investigation<C>, seat: Seat) -> bool {
    is_free(game, seat).is_ok()
}

/// What a seat that was asked can show.
fn cards_to_show(case: &Casework, seat: Seat) -> Vec<Action> {
    match &case.inquiry {
        Some(inquiry) if inquiry.asked == seat && case.ending.is_none() => {
            let cards = CardId::list(case.hand(seat) & inquiry.theory.cards());
            cards.into_iter().map(|card| Action::Show { card }).collect()
        }
        Some(_) | None => Vec::new(),
    }
}

pub(crate) fn check<C: Conduct>(game: &Investigation<C>, seat: Seat, action: Action) -> Result<(), Refusal> {
    if let Action::Show { card } = action {
        return check_show(&game.case, seat, card);
    }
    is_free(game, seat)?;
    match action {
        Action::Roll => game.conduct.check_roll(&game.case),
        Action::Passage => game.conduct.check_passage(&game.case).map(drop),
        Action::Move { to } => game.way(to).map(drop),
        Action::Suggest { suspect: _, weapon: _ } => game.case.check_suggest().map(drop),
        Action::Show { card: _ } => Err(Refusal::NothingToShow),
        Action::Accuse { suspect: _, weapon: _, room: _ } => Ok(()),
        Action::EndTurn => game.conduct.check_end_turn(&game.case),
    }
}

/// Whether the seat is to play and nobody has to answer it.
fn is_free<C: Conduct>(game: &Investigation<C>, seat: Seat) -> Result<(), Refusal> {
    let case = &game.case;
    has_its_say(case, seat)?;
    match &case.inquiry {
        Some(inquiry) if inquiry.asked == seat => Err(Refusal::MustShow),
        _ if seat != case.to_play => Err(Refusal::NotYourTurn { to_play: case.suspect(case.to_play) }),
        Some(inquiry) => Err(Refusal::AwaitingAnswer { asked: case.suspect(inquiry.asked) }),
        None => Ok(()),
    }
}

fn check_show(case: &Casework, seat: Seat, card: CardId) -> Result<(), Refusal> {
    has_its_say(case, seat)?;
    let inquiry = case.inquiry.as_ref().filter(|inquiry| inquiry.asked == seat);
    let theory = inquiry.ok_or(Refusal::NothingToShow)?.theory;
    if !case.hand(seat).has(card.card()) {
        return Err(Refusal::NotYourCard { card });
    }
    if !theory.cards().has(card.card()) {
        return Err(Refusal::NotNamed { card });
    }
    Ok(())
}

/// Whether any seat may act now, and this is one.
fn has_its_say(case: &Casework, seat: Seat) -> Result<(), Refusal> {
    if seat.index() >= case.suspects.len() {
        return Err(Refusal::NoSuchSeat);
    }
    match case.turn() {
        Turn::Over(_) => Err(Refusal::GameOver),
        Turn::Chance => Err(Refusal::ChanceFirst),
        Turn::Seat(_) => Ok(()),
    }
}

/// What is played for a seat that ran out of time: the card it would have to show anyway or the first of them,
/// the end of its turn, or what the game compels it to.
pub(crate) fn timeout<C: Conduct>(game: &Investigation<C>, seat: Seat) -> Option<Action> {
    if game.case.turn() != Turn::Seat(seat) {
        return None;
    }
    let few = few(game, seat);
    if few.contains(&Action::EndTurn) {
        return Some(Action::EndTurn);
    }
    // Where a suggestion is compulsory it names the seat's own piece, which calls nobody in.
    let own = Action::Suggest { suspect: game.case.suspect(seat), weapon: Weapon::ALL[0] };
    Some(few.first().copied().unwrap_or(own))
}
