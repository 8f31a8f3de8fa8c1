//! The brain: takes in what its seat saw, and decides.

use super::belief::Belief;
use super::deeds::Deeds;
use super::disprove;
use super::notes::Notes;
use super::questions::{self, Question};
use super::style::Style;
use super::travel::Travel;
use super::words;
use clue_rules::{
    Action, CardId, Clue, ClueLess, ClueLessSetup, ClueSetup, Place, Room, Sight, Step, Suspect, Theory, View,
};
use parlour_game::{Brain, Budget, ChanceRng, Seat, Seed, Thought};

/// The brain `master`, for either game.
#[derive(Debug)]
pub struct Master {
    seat: Seat,
    seed: Seed,
    style: Style,
    travel: Travel,
    /// There is nothing to know before the deal.
    notes: Option<Notes>,
    deeds: Deeds,
    /// How many events have told it something.
    learned: usize,
    /// What it thinks, until there is something new to know.
    mind: Option<Mind>,
}

/// What it thinks between two things to learn.
#[derive(Debug)]
struct Mind {
    belief: Belief,
    /// The question for each room.
    questions: Vec<Question>,
    /// What it is worth to ask it.
    worth: [f64; Room::ALL.len()],
}

/// The part of the time in which deals are drawn; the rest is for judging questions by them.
const DRAWING: f64 = 0.75;

impl Master {
    /// The brain for a seat of Clue.
    pub fn for_clue(seat: Seat, setup: &ClueSetup, seed: Seed, style: Style) -> Self {
        Self::new(seat, setup.suspects(), seed, style, Travel::clue(setup.dice()))
    }

    /// The brain for a seat of Clue-less.
    pub fn for_clue_less(seat: Seat, setup: &ClueLessSetup, seed: Seed, style: Style) -> Self {
        Self::new(seat, setup.suspects(), seed, style, Travel::clue_less())
    }

    fn new(seat: Seat, suspects: &[Suspect], seed: Seed, style: Style, travel: Travel) -> Self {
        let deeds = Deeds::new(suspects);
        Self { seat, seed, style, travel, notes: None, deeds, learned: 0, mind: None }
    }

    fn take_in(&mut self, sight: &Sight) {
        if let Sight::Dealt { hand, sizes, open } = sight {
            self.notes = Some(Notes::new(self.seat, hand, sizes, open));
        } else {
            self.notes.as_mut().expect("the deal is the first event").see(sight);
        }
        self.deeds.see(sight);
        // What it does itself with dice and piece tells it nothing.
        let is_old = match sight {
            Sight::TookDice { seat } | Sight::Rolled { seat, .. } | Sight::Moved { seat, .. } => {
                *seat == self.seat
            }
            _ => false,
        };
        if !is_old {
            self.learned += 1;
            self.mind = None;
        }
    }

    fn notes(&self) -> &Notes {
        self.notes.as_ref().expect("nobody acts before the deal")
    }

    /// The dice depend on what it knows alone: whoever is made anew and told all thinks the same.
    fn dice(&self, what_for: usize) -> ChanceRng {
        self.seed.rng_at((self.learned * 8 + self.seat.index()) * 2 + what_for)
    }

    fn belief(&self, budget: &Budget) -> Belief {
        let budget = budget.part(DRAWING);
        Belief::of(self.notes(), self.deeds.done(), self.style.reads, &budget, &mut self.dice(0))
    }

    /// Thinks, unless it has.
    fn think(&mut self, budget: &Budget) -> &Mind {
        if self.mind.is_none() {
            let belief = self.belief(budget);
            let questions = questions::best_by_room(&belief, self.notes(), budget);
            let worth = self.travel.worth(Room::ALL.map(|room| questions[room.index()].bits));
            self.mind = Some(Mind { belief, questions, worth });
        }
        self.mind.as_ref().expect("it has just thought")
    }

    /// What both games have in common.
    fn decide(&mut self, view: &View, actions: &[Action], budget: &Budget) -> (Action, Thought) {
        if let Some(suggestion) = view.suggestion.as_ref().filter(|suggestion| suggestion.asked == self.seat)
        {
            return self.disprove(suggestion.by, view, actions, budget);
        }
        let (solution, likely) = self.think(budget).belief.best();
        if self.think(budget).belief.is_certain() && view.may_accuse {
            return accuse(solution, format!("It was {solution}, and I can prove it."));
        }
        let (action, thought) = self.go_on(view, actions);
        // A question that is still to be asked this turn comes first: it costs nothing.
        let dares = self.style.dares.is_some_and(|least| likely >= least);
        if action == Action::EndTurn && view.may_accuse && dares {
            return accuse(solution, words::daring(solution, likely));
        }
        (action, thought)
    }

    fn disprove(&self, to: Seat, view: &View, actions: &[Action], budget: &Budget) -> (Action, Thought) {
        let cards: Vec<CardId> = actions.iter().filter_map(card_to_show).collect();
        let (card, why) = if let [only] = cards[..] {
            (only, "It is the only card I can show.")
        } else if view.out.contains(&self.seat) {
            // Deals without what it was nearly sure of take long to draw, too.
            (cards[0], "I cannot win any more, so any card will do.")
        } else if let Some(card) = disprove::again(&cards, to, self.notes()) {
            (card, "They have seen it before.")
        } else {
            let card = disprove::least_telling(
                &cards,
                to,
                (self.notes(), self.deeds.done()),
                &self.belief(budget),
                budget,
                &mut self.dice(1),
            );
            (card, "It leaves them more in doubt than the others would.")
        };
        (Action::Show { card }, Thought::new(why))
    }

    /// Goes on with the own turn without accusing.
    fn go_on(&self, view: &View, actions: &[Action]) -> (Action, Thought) {
        let mind = self.mind.as_ref().expect("it thinks before it acts");
        let piece = view.pieces[view.suspects[self.seat.index()].index()];
        let others = others(view, self.seat);
        // What can be done and what it is worth; to do nothing is worth nothing.
        let worth = |action: &Action| match *action {
            Action::Roll => Some(self.travel.roll(piece, &others, &mind.worth)),
            Action::Passage => {
                piece.room().and_then(clue_rules::board::passage).map(|room| mind.worth[room.index()])
            }
            Action::Move { to } => Some(self.travel.after_move(to, &mind.worth)),
            Action::EndTurn => Some(0.0),
            Action::Suggest { .. } | Action::Show { .. } | Action::Accuse { .. } => None,
        };
        let here = piece.room().filter(|_| view.may_suggest);
        let ask = here.map(|room| {
            let Theory { suspect, weapon, .. } = mind.questions[room.index()].theory;
            (Action::Suggest { suspect, weapon }, mind.worth[room.index()])
        });
        let acts = actions.iter().filter_map(|action| Some((*action, worth(action)?)));
        let best = ask.into_iter().chain(acts).reduce(|best, next| if next.1 > best.1 { next } else { best });
        let (action, _) = best.expect("there is something to do in one's own turn");
        (action, Thought::new(self.why(action, view, piece, mind)))
    }

    fn why(&self, action: Action, view: &View, piece: Place, mind: &Mind) -> String {
        match action {
            Action::Suggest { suspect, weapon } => match piece.room() {
                Some(room) => words::question(Theory { suspect, weapon, room }, view),
                None => unreachable!("a suggestion is made in a room"),
            },
            Action::Roll => match piece.room() {
                Some(room) => {
                    format!("I can learn more elsewhere than in the {room}, and the dice take me there.")
                }
                None => "Only the dice take me to a room.".into(),
            },
            Action::Passage => match piece.room().and_then(clue_rules::board::passage) {
                Some(room) => format!("The passage takes me to the {room} without dice."),
                None => unreachable!("a passage begins in a room"),
            },
            Action::Move { to: Place::Room(room) } => {
                format!("Of the rooms I can reach, the {room} is where a question helps me most.")
            }
            Action::Move { to } => {
                let (room, _) = self.travel.goal(to, &mind.worth);
                format!("I am on my way to the {room}.")
            }
            Action::EndTurn if view.step == Step::Done => {
                let (_, likely) = mind.belief.best();
                words::waiting(likely)
            }
            Action::EndTurn => "I cannot get anywhere this turn.".into(),
            Action::Show { .. } | Action::Accuse { .. } => unreachable!("these have reasons of their own"),
        }
    }
}

fn accuse(theory: Theory, why: String) -> (Action, Thought) {
    let Theory { suspect, weapon, room } = theory;
    (Action::Accuse { suspect, weapon, room }, Thought::new(why))
}

fn card_to_show(action: &Action) -> Option<CardId> {
    if let Action::Show { card } = action { Some(*card) } else { None }
}

/// Where the other five pieces are.
fn others(view: &View, seat: Seat) -> Vec<Place> {
    let own = view.suspects[seat.index()];
    let others = Suspect::ALL.into_iter().filter(|suspect| *suspect != own);
    others.map(|suspect| view.pieces[suspect.index()]).collect()
}

impl Brain<Clue> for Master {
    fn see(&mut self, sight: &Sight) {
        self.take_in(sight);
    }

    fn choose(&mut self, view: &View, actions: &[Action], budget: Budget) -> (Action, Thought) {
        self.decide(view, actions, &budget)
    }
}

impl Brain<ClueLess> for Master {
    fn see(&mut self, sight: &Sight) {
        self.take_in(sight);
    }

    fn choose(&mut self, view: &View, actions: &[Action], budget: Budget) -> (Action, Thought) {
        self.decide(view, actions, &budget)
    }
}
