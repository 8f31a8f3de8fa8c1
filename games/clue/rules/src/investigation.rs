//! A game in play: what both games have in common.

use crate::actions::{self, Action};
use crate::casework::Casework;
use crate::chance::Chance;
use crate::conduct::Conduct;
use crate::names::Theory;
use crate::place::Place;
use crate::refusal::Refusal;
use crate::view::{self, Sight, TurnStage, View};
use parlour_game::{ChanceRng, Event, Game, Seat, Turn, Viewer};

/// A case in play, with the moves of one of the two games.
#[derive(Clone, Debug, PartialEq)]
pub struct Investigation<C: Conduct> {
    pub(crate) conduct: C,
    pub(crate) case: Casework,
}

impl<C: Conduct> Game for Investigation<C> {
    const ID: &'static str = C::ID;
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = true;

    type Setup = C::Setup;
    type Action = Action;
    type Chance = Chance;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(setup: &C::Setup) -> u8 {
        C::suspects(setup).len() as u8
    }

    fn new(setup: &C::Setup) -> Self {
        let (conduct, case) = C::open(setup);
        Self { conduct, case }
    }

    fn turn(&self) -> Turn {
        self.case.turn()
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        actions::list(self, seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Action> {
        actions::offers(self, seat)
    }

    fn sample(&self, rng: &mut ChanceRng) -> Chance {
        match self.case.cards {
            None => self.case.sample_deal(rng),
            Some(_) => Chance::Roll { dice: rng.pick(&self.conduct.rolls()).clone() },
        }
    }

    /// Deals are too many to list.
    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        match self.case.turn() {
            Turn::Chance if self.case.cards.is_none() => None,
            Turn::Chance => {
                Some(self.conduct.rolls().into_iter().map(|dice| (Chance::Roll { dice }, 1)).collect())
            }
            Turn::Seat(_) | Turn::Over(_) => Some(Vec::new()),
        }
    }

    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        match event {
            Event::Acted { seat, action } => actions::check(self, *seat, *action),
            Event::Chanced(chance) => self.check_chance(chance),
        }
    }

    fn apply(&mut self, event: &Event<Self>) {
        match event {
            Event::Chanced(Chance::Deal { envelope, hands, open }) => self.case.deal(*envelope, hands, open),
            Event::Chanced(Chance::Roll { dice }) => {
                self.case.dice.clone_from(dice);
                self.case.step = TurnStage::Rolled;
            }
            Event::Acted { seat: _, action } => self.act(*action),
        }
    }

    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Sight {
        view::sight(self, event, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn decides_secretly(&self, seat: Seat) -> bool {
        view::decides_secretly(&self.case, seat)
    }

    /// Where to go after a roll, and the end of a turn that has ended in a corridor.
    fn is_in_one_breath(&self, seat: Seat) -> bool {
        let case = &self.case;
        let is_over = case.step == TurnStage::Done && case.here().room().is_none();
        seat == case.to_play && (case.step == TurnStage::Rolled || is_over)
    }

    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        actions::timeout(self, seat)
    }
}

impl<C: Conduct> Investigation<C> {
    /// The way a move takes.
    pub(crate) fn way(&self, to: Place) -> Result<Vec<Place>, Refusal> {
        let fitting = self.conduct.ways(&self.case).into_iter().find(|way| way.last() == Some(&to));
        fitting.ok_or_else(|| self.conduct.why_not(&self.case, to))
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        let case = &self.case;
        let is_possible = case.turn() == Turn::Chance
            && match chance {
                Chance::Deal { envelope, hands, open } => {
                    case.cards.is_none() && case.is_deal(*envelope, hands, open)
                }
                Chance::Roll { dice } => case.cards.is_some() && self.conduct.rolls().contains(dice),
            };
        if is_possible { Ok(()) } else { Err(Refusal::ImpossibleChance) }
    }

    /// Every action is one of the seat to play, but for showing a card.
    fn act(&mut self, action: Action) {
        let Self { conduct, case } = self;
        match action {
            Action::Roll => case.step = TurnStage::Rolling,
            Action::Passage => {
                let room = conduct.check_passage(case).expect("checked: there is a passage");
                case.move_to(Place::Room(room));
            }
            Action::Move { to } => case.move_to(to),
            Action::Suggest { suspect, weapon } => {
                let room = case.here().room().expect("checked: the piece is in a room");
                case.suggest(Theory { suspect, weapon, room });
            }
            Action::Show { card: _ } => case.show(),
            Action::Accuse { suspect, weapon, room } => case.accuse(Theory { suspect, weapon, room }),
            Action::EndTurn => case.end_turn(),
        }
    }
}
