//! The brain: takes in what its seat saw, and asks the part that decides what is to be decided.

use super::disprove::{self, Reason, Shown};
use super::guess::{self, Aim};
use super::guess_array::GuessArray;
use super::roll::{self, Begin};
use super::rooms;
use super::spots::{self, Purpose, Walk};
use crate::thoughts::{Why, said};
use crate::variant::Variant;
use clue_rules::{
    Action, CardId, CardSet, Kind, Place, Room, Sight, Suspect, Theory, TurnStage, View, board,
};
use parlour_game::{ChanceRng, Known, Seat, Thought};

/// What the brain `classic` does for either game, from as much of what its seat saw as it remembers.
pub(crate) fn choose<'a, G: Variant>(
    known: &Known<G>,
    sights: impl IntoIterator<Item = &'a Sight>,
    dice: ChanceRng,
) -> (Action, Thought) {
    let mut classic = Classic { seat: known.seat(), dice, array: None, shown: Shown::default() };
    sights.into_iter().for_each(|sight| classic.take_in(sight));
    classic.decide(&known.view, &known.actions, G::GO)
}

/// The knowledge of the brain.
#[derive(Clone, Debug)]
pub(crate) struct Classic {
    seat: Seat,
    dice: ChanceRng,
    /// `None` before the deal.
    array: Option<GuessArray>,
    shown: Shown,
}

impl Classic {
    fn take_in(&mut self, sight: &Sight) {
        if let Sight::Dealt { hand, sizes, open } = sight {
            let known: CardSet = hand.iter().chain(open).map(|card| card.card()).collect();
            self.array = Some(GuessArray::new(self.seat, sizes, known));
        }
        let array = self.array.as_mut().expect("the deal is the first event");
        match sight {
            Sight::Suggested { seat: _, suspect, weapon, room, moved_from: _, passed, asked } => {
                let cards = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                passed.iter().for_each(|seat| array.pass(*seat, cards));
                if let Some(by) = asked {
                    array.remember(*by, cards);
                }
            }
            Sight::Showed { seat, to, card: Some(card) } if *to == self.seat => {
                array.is_shown(*seat, card.card());
            }
            Sight::Showed { seat, to, card: Some(card) } if *seat == self.seat => self.shown.note(*to, *card),
            // A wrong accusation tells which three cards are not together in the envelope, which the guess array
            // has no mark for.
            Sight::Accused { .. } => {}
            Sight::Dealt { .. }
            | Sight::TookDice { .. }
            | Sight::Rolled { .. }
            | Sight::Moved { .. }
            | Sight::Showed { .. }
            | Sight::EndedTurn { .. } => {}
        }
        array.think();
    }

    /// What both games have in common; `go` begins the turn or moves the piece.
    fn decide(&mut self, view: &View, actions: &[Action], go: Go) -> (Action, Thought) {
        if let Some(suggestion) = view.suggestion.as_ref().filter(|suggestion| suggestion.asked == self.seat)
        {
            return self.disprove(suggestion.by, view, actions);
        }
        if let Some(solution) = self.solution().filter(|_| view.may_accuse) {
            let Theory { suspect, weapon, room } = solution;
            return (Action::Accuse { suspect, weapon, room }, Thought::new(Why::proved(solution)));
        }
        let piece = view.piece(self.seat);
        match (view.step, piece.room()) {
            (TurnStage::Start | TurnStage::Rolled, _) => go(self, view, piece, actions),
            (TurnStage::Entered, Some(room)) if view.may_suggest => self.suggest(room, view),
            (TurnStage::Entered | TurnStage::Rolling | TurnStage::Asking | TurnStage::Done, _) => {
                end_turn(Why::ThinksDone)
            }
        }
    }

    fn array(&self) -> &GuessArray {
        self.array.as_ref().expect("nobody acts before the deal")
    }

    /// What it knows, and what it draws with.
    fn mind(&mut self) -> (&GuessArray, &mut ChanceRng) {
        (self.array.as_ref().expect("nobody acts before the deal"), &mut self.dice)
    }

    /// All three cards, if they are known for certain.
    fn solution(&self) -> Option<Theory> {
        let winning = |kind| self.array().winning(kind).map(CardId::of);
        match Kind::ALL.map(winning) {
            [Some(CardId::Suspect(suspect)), Some(CardId::Weapon(weapon)), Some(CardId::Room(room))] => {
                Some(Theory { suspect, weapon, room })
            }
            _ => None,
        }
    }

    fn disprove(&mut self, to: Seat, view: &View, actions: &[Action]) -> (Action, Thought) {
        let cards: Vec<CardId> = actions.iter().filter_map(card_to_show).collect();
        let (card, reason) = disprove::choose_card(&cards, to, view.sizes.len(), &self.shown, &mut self.dice);
        let why = match reason {
            Reason::Only => Why::ThinksOnlyCard,
            Reason::Again => Why::ThinksSeen { asker: name(view, to).into() },
            Reason::OverHalf => Why::ThinksSeenByMost,
            Reason::Drawn => Why::ThinksDrawnCard,
        };
        (Action::Show { card }, Thought::new(why))
    }

    fn suggest(&mut self, room: Room, view: &View) -> (Action, Thought) {
        let (array, dice) = self.mind();
        let guess = guess::make_guess(array, room, dice);
        let why = match guess.aim {
            Aim::TheRoom => Why::ThinksRoomAlone { room: room.into() },
            Aim::BeforeTheOwner(owner) => {
                Why::ThinksBeforeOwner { owner: name(view, owner).into(), room: room.into() }
            }
            Aim::TheUnknown => {
                let named = [CardId::Suspect(guess.suspect), CardId::Weapon(guess.weapon)];
                let cards = said(named.into_iter().filter(|card| array.is_unknown(card.card())));
                Why::ThinksUnknown { cards }
            }
        };
        (Action::Suggest { suspect: guess.suspect, weapon: guess.weapon }, Thought::new(why))
    }

    /// Clue: the roll decision, or the move after the roll.
    fn go_in_clue(&mut self, view: &View, piece: Place, actions: &[Action]) -> (Action, Thought) {
        if view.step == TurnStage::Rolled {
            return self.walk(view, piece, actions);
        }
        let is_called = view.may_suggest && view.called.contains(&self.seat);
        let (array, dice) = self.mind();
        let begin = roll::decide(array, piece.room(), is_called, dice);
        let can = |action| actions.contains(&action);
        match (begin, piece.room()) {
            (Begin::Suggest, Some(room)) => self.suggest(room, view),
            (Begin::Passage(far), _) if can(Action::Passage) => {
                (Action::Passage, Thought::new(Why::ThinksPassage { room: far.into() }))
            }
            (_, Some(_)) if can(Action::Roll) => (Action::Roll, Thought::new(Why::ThinksWalk)),
            _ if can(Action::Roll) => (Action::Roll, Thought::new(Why::ThinksDiceAlone)),
            // Without a way out: what it would not have chosen otherwise is better than waiting.
            (_, Some(room)) if is_called => self.suggest(room, view),
            (_, Some(room)) if can(Action::Passage) => (Action::Passage, Thought::new(only_passage(room))),
            _ => end_turn(Why::ThinksStuck),
        }
    }

    fn walk(&mut self, view: &View, from: Place, actions: &[Action]) -> (Action, Thought) {
        let ends: Vec<Place> = actions.iter().filter_map(place_to_go).collect();
        let others = view.others(self.seat);
        let walk = Walk { from, others: &others, roll: view.dice.iter().sum(), ends: &ends };
        let (array, dice) = self.mind();
        let Some((to, purpose)) = spots::choose_spot(walk, array, dice) else {
            return end_turn(Why::ThinksNothingBetter);
        };
        let why = match purpose {
            Purpose::Enter(room) => Why::ThinksWanted { room: room.into() },
            Purpose::Towards(room) => Why::ThinksWayBy { room: room.into() },
            Purpose::Return(room) => Why::ThinksReturn { room: room.into() },
        };
        (Action::Move { to }, Thought::new(why))
    }

    /// Clue-less has no dice: it stays and suggests where it was called to and wants to be, else it goes the
    /// shortest way to a room it wants.
    fn go_in_clue_less(&mut self, view: &View, piece: Place, actions: &[Action]) -> (Action, Thought) {
        let ends: Vec<Place> = actions.iter().filter_map(place_to_go).collect();
        let array = self.array();
        let may_stay = piece.room().filter(|_| view.may_suggest);
        if let Some(room) = may_stay.filter(|room| ends.is_empty() || rooms::desires(array, *room)) {
            return self.suggest(room, view);
        }
        let turns = |end: &Place| match *end {
            Place::Room(room) => rooms::CLUE_LESS.turns_to_desired(room, array),
            // From a hallway one goes on into either room.
            Place::Hallway(hallway) => {
                let beyond = hallway.ends().map(|room| rooms::CLUE_LESS.turns_to_desired(room, array));
                1 + beyond[0].min(beyond[1])
            }
            Place::Square(_) | Place::Home => u32::MAX,
        };
        let Some(fewest) = ends.iter().map(turns).min() else {
            return end_turn(Why::ThinksStuck);
        };
        let best: Vec<Place> = ends.into_iter().filter(|end| turns(end) == fewest).collect();
        let to = *self.dice.pick(&best);
        let why = match to.room() {
            Some(room) if fewest == 0 => Why::ThinksWanted { room: room.into() },
            _ => Why::ThinksShortest,
        };
        (Action::Move { to }, Thought::new(why))
    }
}

/// Goes on with the own turn, from where the own piece is.
pub(crate) type Go = fn(&mut Classic, &View, Place, &[Action]) -> (Action, Thought);

pub(crate) const GO_IN_CLUE: Go = Classic::go_in_clue;
pub(crate) const GO_IN_CLUE_LESS: Go = Classic::go_in_clue_less;

fn end_turn(why: Why) -> (Action, Thought) {
    (Action::EndTurn, Thought::new(why))
}

/// There is no other way out of the room.
fn only_passage(room: Room) -> Why {
    let far = board::passage(room).expect("a passage that can be taken");
    Why::ThinksOnlyPassage { room: far.into() }
}

fn card_to_show(action: &Action) -> Option<CardId> {
    if let Action::Show { card } = action { Some(*card) } else { None }
}

fn place_to_go(action: &Action) -> Option<Place> {
    if let Action::Move { to } = action { Some(*to) } else { None }
}

/// Who sits there.
fn name(view: &View, seat: Seat) -> Suspect {
    view.suspects[seat.index()]
}
