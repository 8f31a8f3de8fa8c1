//! The brain: takes in what its seat saw, and decides.

use super::belief::Belief;
use super::deeds::Deeds;
use super::disprove;
use super::notes::Notes;
use super::questions::{self, Question};
use super::style::Style;
use super::travel::Travel;
use super::words;
use crate::variant::Variant;
use clue_rules::{Action, CardId, Place, Room, Theory, TurnStage, View};
use parlour_game::{Budget, ChanceRng, Known, Seat, Thought};

/// What the brain `master` does for either game, and those of another style.
pub(crate) fn choose<G: Variant>(
    style: Style,
    known: &Known<G>,
    mut dice: ChanceRng,
    budget: &Budget,
) -> (Action, Thought) {
    let seat = known.seat();
    let mut deeds = Deeds::new(&known.view.suspects);
    known.sights.iter().for_each(|sight| deeds.see(sight));
    let notes = Notes::of(seat, &known.sights);
    let master = Master { seat, style, travel: G::travel(&known.setup), notes, deeds };
    master.decide(&known.view, &known.actions, budget, &mut dice)
}

/// The knowledge of the brain.
#[derive(Debug)]
struct Master {
    seat: Seat,
    style: Style,
    travel: Travel,
    notes: Notes,
    deeds: Deeds,
}

/// Its conclusions for one decision.
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
    fn belief(&self, budget: &Budget, dice: &mut ChanceRng) -> Belief {
        Belief::of(&self.notes, self.deeds.done(), self.style.reads, &budget.part(DRAWING), dice)
    }

    fn think(&self, budget: &Budget, dice: &mut ChanceRng) -> Mind {
        let belief = self.belief(budget, dice);
        let questions = questions::best_by_room(&belief, &self.notes, budget);
        let worth = self.travel.worth(Room::ALL.map(|room| questions[room.index()].bits));
        Mind { belief, questions, worth }
    }

    fn decide(
        &self,
        view: &View,
        actions: &[Action],
        budget: &Budget,
        dice: &mut ChanceRng,
    ) -> (Action, Thought) {
        if let Some(suggestion) = view.suggestion.as_ref().filter(|suggestion| suggestion.asked == self.seat)
        {
            return self.disprove(suggestion.by, view, actions, budget, dice);
        }
        let mind = self.think(budget, dice);
        let (solution, likely) = mind.belief.best();
        if mind.belief.is_certain() && view.may_accuse {
            return accuse(solution, format!("It was {solution}, and I can prove it."));
        }
        let (action, thought) = self.go_on(view, actions, &mind);
        // A question that is still to be asked this turn comes first: it costs nothing.
        let dares = self.style.dares.is_some_and(|least| likely >= least);
        if action == Action::EndTurn && view.may_accuse && dares {
            return accuse(solution, words::daring(solution, likely));
        }
        (action, thought)
    }

    fn disprove(
        &self,
        to: Seat,
        view: &View,
        actions: &[Action],
        budget: &Budget,
        dice: &mut ChanceRng,
    ) -> (Action, Thought) {
        let cards: Vec<CardId> = actions.iter().filter_map(card_to_show).collect();
        let (card, why) = if let [only] = cards[..] {
            (only, "It is the only card I can show.")
        } else if view.out.contains(&self.seat) {
            // Deals without what it was nearly sure of take long to draw, too.
            (cards[0], "I cannot win any more, so any card will do.")
        } else if let Some(card) = disprove::again(&cards, to, &self.notes) {
            (card, "They have seen it before.")
        } else {
            let (belief, known) = (self.belief(budget, dice), (&self.notes, self.deeds.done()));
            let card = disprove::least_telling(&cards, to, known, &belief, budget, dice);
            (card, "It leaves them more in doubt than the others would.")
        };
        (Action::Show { card }, Thought::new(why))
    }

    /// Goes on with the own turn without accusing.
    fn go_on(&self, view: &View, actions: &[Action], mind: &Mind) -> (Action, Thought) {
        let piece = view.piece(self.seat);
        let others = view.others(self.seat);
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
            Action::EndTurn if view.step == TurnStage::Done => {
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
