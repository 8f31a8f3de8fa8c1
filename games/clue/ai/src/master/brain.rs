//! The brain: takes in what its seat saw, and decides.

use super::belief::Belief;
use super::deeds::Deeds;
use super::disprove;
use super::notes::Notes;
use super::questions::{self, Question};
use super::style::Style;
use super::travel::Travel;
use super::words;
use crate::thoughts::Why;
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
            return accuse(solution, Why::proved(solution));
        }
        let (action, thought) = self.go_on(view, actions, &mind);
        // A question that is still to be asked this turn comes first: it costs nothing.
        if let Some(least) = self.style.dares.filter(|least| likely >= *least)
            && action == Action::EndTurn
            && view.may_accuse
        {
            return accuse(solution, Why::likely(solution, words::percent(likely), words::percent(least)));
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
            (only, Why::ThinksOnlyCard)
        } else if view.out.contains(&self.seat) {
            // Deals without what it was nearly sure of take long to draw, too.
            (cards[0], Why::ThinksOut)
        } else if let Some(card) = disprove::again(&cards, to, &self.notes) {
            (card, Why::ThinksSeen { asker: view.suspects[to.index()].into() })
        } else {
            let (belief, known) = (self.belief(budget, dice), (&self.notes, self.deeds.done()));
            let card = disprove::least_telling(&cards, to, known, &belief, budget, dice);
            let asker = view.suspects[to.index()].into();
            (card, Why::ThinksLeastTelling { asker, cards: cards.len() })
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
        let can_go = actions.iter().any(|action| *action != Action::EndTurn && worth(action).is_some());
        let why = match action {
            Action::EndTurn if view.step == TurnStage::Done => {
                let (_, likely) = mind.belief.best();
                let needs = self.style.dares.map(words::percent);
                Why::ThinksUnsure { percent: words::percent(likely), needs }
            }
            Action::EndTurn if !can_go => Why::ThinksStuck,
            _ => self.why(action, view, piece, mind),
        };
        (action, Thought::new(why))
    }

    fn why(&self, action: Action, view: &View, piece: Place, mind: &Mind) -> Why {
        let room = piece.room();
        match action {
            Action::Suggest { .. } => {
                let room = room.expect("a suggestion is made in a room");
                words::question(&mind.questions[room.index()], view)
            }
            Action::Roll => match room {
                Some(room) => Why::ThinksElsewhere { room: room.into(), can_suggest: view.may_suggest },
                None => Why::ThinksDiceAlone,
            },
            Action::Passage => {
                let far = room.and_then(clue_rules::board::passage).expect("a passage begins in a room");
                Why::ThinksPassage { room: far.into() }
            }
            Action::Move { to: Place::Room(room) } => Why::ThinksBestRoom { room: room.into() },
            Action::Move { to } => {
                let (room, _) = self.travel.goal(to, &mind.worth);
                Why::ThinksOnTheWay { room: room.into() }
            }
            Action::EndTurn => Why::ThinksNothingBetter,
            Action::Show { .. } | Action::Accuse { .. } => unreachable!("these have reasons of their own"),
        }
    }
}

fn accuse(theory: Theory, why: Why) -> (Action, Thought) {
    let Theory { suspect, weapon, room } = theory;
    (Action::Accuse { suspect, weapon, room }, Thought::new(why))
}

fn card_to_show(action: &Action) -> Option<CardId> {
    if let Action::Show { card } = action { Some(*card) } else { None }
}
