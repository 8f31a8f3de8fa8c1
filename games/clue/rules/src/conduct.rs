//! How a turn is conducted: the one place where Clue and Clue-less differ, and what events do in both.

use crate::actions::{self, Action};
use crate::casework::Casework;
use crate::chance::Chance;
use crate::names::{Room, Theory};
use crate::place::Place;
use crate::refusal::Refusal;
use crate::view::Step;
use parlour_game::{ChanceRng, Event, Game, Turn};

/// How the seat to play may move, and when it may end its turn. The checks are asked only while that seat is to
/// act.
pub(crate) trait Conduct: Game<Action = Action, Chance = Chance, Refusal = Refusal> {
    fn case(&self) -> &Casework;

    fn case_mut(&mut self) -> &mut Casework;

    /// What the dice can show, each as likely as the others.
    fn rolls(&self) -> Vec<Vec<u8>>;

    fn check_roll(&self) -> Result<(), Refusal>;

    /// The room at the other end of the passage, if that may be taken.
    fn check_passage(&self) -> Result<Room, Refusal>;

    /// One way to every place where a move may end now, each from where the piece is.
    fn ways(&self) -> Vec<Vec<Place>>;

    /// Why a move may not end there, where none of the ways does.
    fn why_not(&self, to: Place) -> Refusal;

    fn check_end_turn(&self) -> Result<(), Refusal>;

    /// The way a move takes.
    fn way(&self, to: Place) -> Result<Vec<Place>, Refusal> {
        let fitting = self.ways().into_iter().find(|way| way.last() == Some(&to));
        fitting.ok_or_else(|| self.why_not(to))
    }

    /// The room that a suggestion would name.
    fn check_suggest(&self) -> Result<Room, Refusal> {
        let case = self.case();
        let room = case.here().room().ok_or(Refusal::NotInARoom)?;
        match case.step {
            Step::Entered => Ok(room),
            Step::Start if case.called.contains(case.to_play) => Ok(room),
            Step::Start | Step::Rolling | Step::Rolled => Err(Refusal::NotEntered { room }),
            // Whoever moved in this turn and is done has suggested.
            Step::Asking | Step::Done => Err(Refusal::HasSuggested),
        }
    }
}

pub(crate) fn sample<G: Conduct>(game: &G, rng: &mut ChanceRng) -> Chance {
    match game.case().cards {
        None => game.case().sample_deal(rng),
        Some(_) => Chance::Roll { dice: rng.pick(&game.rolls()).clone() },
    }
}

/// Deals are too many to list.
pub(crate) fn chances<G: Conduct>(game: &G) -> Option<Vec<(Chance, u32)>> {
    match game.case().turn() {
        Turn::Chance if game.case().cards.is_none() => None,
        Turn::Chance => Some(game.rolls().into_iter().map(|dice| (Chance::Roll { dice }, 1)).collect()),
        Turn::Seat(_) | Turn::Over(_) => Some(Vec::new()),
    }
}

pub(crate) fn check<G: Conduct>(game: &G, event: &Event<G>) -> Result<(), Refusal> {
    match event {
        Event::Acted { seat, action } => actions::check(game, *seat, *action),
        Event::Chanced(chance) => check_chance(game, chance),
    }
}

fn check_chance<G: Conduct>(game: &G, chance: &Chance) -> Result<(), Refusal> {
    let case = game.case();
    let is_possible = case.turn() == Turn::Chance
        && match chance {
            Chance::Deal { envelope, hands, open } => {
                case.cards.is_none() && case.is_deal(*envelope, hands, open)
            }
            Chance::Roll { dice } => case.cards.is_some() && game.rolls().contains(dice),
        };
    if is_possible { Ok(()) } else { Err(Refusal::ImpossibleChance) }
}

pub(crate) fn apply<G: Conduct>(game: &mut G, event: &Event<G>) {
    match event {
        Event::Chanced(Chance::Deal { envelope, hands, open }) => {
            game.case_mut().deal(*envelope, hands, open)
        }
        Event::Chanced(Chance::Roll { dice }) => {
            game.case_mut().dice.clone_from(dice);
            game.case_mut().step = Step::Rolled;
        }
        Event::Acted { seat: _, action } => act(game, *action),
    }
}

/// Every action is one of the seat to play, but for showing a card.
fn act<G: Conduct>(game: &mut G, action: Action) {
    match action {
        Action::Roll => game.case_mut().step = Step::Rolling,
        Action::Passage => {
            let room = game.check_passage().expect("checked: there is a passage");
            game.case_mut().move_to(Place::Room(room));
        }
        Action::Move { to } => game.case_mut().move_to(to),
        Action::Suggest { suspect, weapon } => {
            let room = game.case().here().room().expect("checked: the piece is in a room");
            game.case_mut().suggest(Theory { suspect, weapon, room });
        }
        Action::Show { card: _ } => game.case_mut().show(),
        Action::Accuse { suspect, weapon, room } => {
            game.case_mut().accuse(Theory { suspect, weapon, room });
        }
        Action::EndTurn => game.case_mut().end_turn(),
    }
}
