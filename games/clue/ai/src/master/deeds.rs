//! Actions of all seats, as far as they tell what the others know and want to know.

use clue_rules::{Card, CardId, CardSet, Place, Room, Sight, Suspect, Theory, board, routes};
use parlour_game::{Seat, SeatSet};

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A suggestion was made and answered.
    Asked(Asked),
    /// A piece could have entered these rooms, and entered one of them or none.
    Walked { by: Seat, open: CardSet, entered: Option<Card> },
    /// A seat that was called into a room left it without a suggestion.
    Left { by: Seat, room: Card },
    /// A turn ended without an accusation.
    LetBe { by: Seat },
}

impl Deed {
    /// Who did it.
    pub(super) fn by(&self) -> Seat {
        match self {
            Deed::Asked(Asked { by, .. })
            | Deed::Walked { by, .. }
            | Deed::Left { by, .. }
            | Deed::LetBe { by } => *by,
        }
    }
}

/// A suggestion somebody made, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// Who asked.
    pub(super) by: Seat,
    /// For what.
    pub(super) cards: CardSet,
    /// Whether it had been called to the room and stayed, instead of coming by itself.
    pub(super) stayed: bool,
    /// Who had nothing to show.
    pub(super) passed: Vec<Seat>,
    /// Who showed a card, once it has.
    pub(super) shower: Option<Seat>,
    /// The card, if this seat showed or saw it.
    pub(super) shown: Option<Card>,
}

/// Everything that was done since the deal.
#[derive(Clone, Debug)]
pub(super) struct Deeds {
    done: Vec<Deed>,
    /// Who plays which piece, by seat.
    suspects: Vec<Suspect>,
    /// Where each seat's piece is, once it has moved.
    places: Vec<Option<Place>>,
    /// Who was called into a room and has not acted since.
    called: SeatSet,
    /// What was rolled last.
    roll: u8,
}

impl Deeds {
    /// Nothing was done yet. By seat: whose pieces they play.
    pub(super) fn new(suspects: &[Suspect]) -> Self {
        let places = vec![None; suspects.len()];
        Self { done: Vec::new(), suspects: suspects.to_vec(), places, called: SeatSet::EMPTY, roll: 0 }
    }

    /// All of it, in order.
    pub(super) fn done(&self) -> &[Deed] {
        &self.done
    }

    /// Takes note of an event.
    pub(super) fn see(&mut self, sight: &Sight) {
        match sight {
            Sight::TookDice { seat } => {
                self.leave(*seat);
                // Whoever rolls could have taken the passage instead.
                let open = self.places[seat.index()].map_or(CardSet::EMPTY, beyond);
                self.walk(*seat, open, None);
            }
            Sight::Rolled { dice, .. } => self.roll = dice.iter().sum(),
            Sight::Moved { seat, path, by_passage } => self.moved(*seat, path, *by_passage),
            Sight::Suggested { seat, suspect, weapon, room, moved_from, passed, asked: _ } => {
                let cards = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                let stayed = self.called.has(*seat);
                let passed = passed.clone();
                let asked = Asked { by: *seat, cards, stayed, passed, shower: None, shown: None };
                self.done.push(Deed::Asked(asked));
                self.called.remove(*seat);
                if moved_from.is_some() {
                    self.call(*suspect, *room);
                }
            }
            Sight::Showed { seat, card, .. } => {
                if let Some(Deed::Asked(asked)) = self.done.last_mut() {
                    asked.shower = Some(*seat);
                    asked.shown = card.map(CardId::card);
                }
            }
            Sight::EndedTurn { seat, .. } => {
                self.called.remove(*seat);
                self.done.push(Deed::LetBe { by: *seat });
            }
            Sight::Dealt { .. } | Sight::Accused { .. } => {}
        }
    }

    fn moved(&mut self, seat: Seat, path: &[Place], by_passage: bool) {
        let (Some(from), Some(to)) = (path.first(), path.last()) else { return };
        self.leave(seat);
        let by_dice = !by_passage && matches!(from, Place::Square(_) | Place::Room(_)) && !is_hallway(*to);
        let open = if by_dice { within(*from, self.roll) } else { beyond(*from) };
        self.walk(seat, open, to.room().map(Room::card));
        self.places[seat.index()] = Some(*to);
    }

    fn walk(&mut self, by: Seat, open: CardSet, entered: Option<Card>) {
        if !open.is_empty() {
            self.done.push(Deed::Walked { by, open, entered });
        }
    }

    fn call(&mut self, suspect: Suspect, room: Room) {
        if let Some(seat) = self.suspects.iter().position(|own| *own == suspect) {
            self.called.insert(Seat::new(seat as u8));
            self.places[seat] = Some(Place::Room(room));
        }
    }

    fn leave(&mut self, seat: Seat) {
        if let Some(Place::Room(room)) = self.places[seat.index()].filter(|_| self.called.has(seat)) {
            self.done.push(Deed::Left { by: seat, room: room.card() });
        }
        self.called.remove(seat);
    }
}

fn is_hallway(place: Place) -> bool {
    matches!(place, Place::Hallway(_))
}

/// The rooms within so many steps. Who stood in the way is left out of account: it is rare.
fn within(from: Place, steps: u8) -> CardSet {
    let ways = routes::reach(from, &[], steps);
    ways.iter().filter_map(|way| way.last()?.room().map(Room::card)).collect()
}

/// The rooms that can be entered without dice.
fn beyond(from: Place) -> CardSet {
    match from {
        Place::Room(room) => board::passage(room).map(Room::card).into_iter().collect(),
        Place::Hallway(hallway) => hallway.ends().map(Room::card).into(),
        Place::Square(_) | Place::Home => CardSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_rules::{Square, Weapon};

    const SCARLET: Seat = Seat::new(0);
    const PLUM: Seat = Seat::new(1);

    fn deeds(sights: &[Sight]) -> Vec<Deed> {
        let mut deeds = Deeds::new(&[Suspect::Scarlet, Suspect::Plum]);
        sights.iter().for_each(|sight| deeds.see(sight));
        deeds.done
    }

    fn square(row: u8, column: u8) -> Place {
        Place::Square(Square::new(row, column).expect("a corridor"))
    }

    fn suggests(seat: Seat, suspect: Suspect, room: Room) -> Sight {
        let moved_from = Some(square(7, 17));
        let (weapon, passed) = (Weapon::Rope, vec![]);
        Sight::Suggested { seat, suspect, weapon, room, moved_from, passed, asked: None }
    }

    #[test]
    fn who_passes_a_door_could_have_entered() {
        // From the doorway of the lounge.
        let path = vec![square(6, 17), square(7, 17)];
        let rolled = Sight::Rolled { seat: PLUM, dice: vec![1] };
        let moved = Sight::Moved { seat: PLUM, path, by_passage: false };
        let open = Room::Lounge.card().into();
        assert_eq!(deeds(&[rolled, moved]), [Deed::Walked { by: PLUM, open, entered: None }]);
    }

    #[test]
    fn who_rolls_could_have_taken_the_passage() {
        let path = vec![square(6, 17), Place::Room(Room::Lounge)];
        let moved = Sight::Moved { seat: PLUM, path, by_passage: false };
        let done =
            deeds(&[Sight::Rolled { seat: PLUM, dice: vec![1] }, moved, Sight::TookDice { seat: PLUM }]);
        let open = Room::Conservatory.card().into();
        assert_eq!(done[1..], [Deed::Walked { by: PLUM, open, entered: None }]);
    }

    #[test]
    fn who_is_called_in_stays_or_leaves() {
        let called = suggests(SCARLET, Suspect::Plum, Room::Hall);
        let left = deeds(&[called.clone(), Sight::TookDice { seat: PLUM }]);
        assert_eq!(left[1..], [Deed::Left { by: PLUM, room: Room::Hall.card() }]);
        let stayed = deeds(&[called, suggests(PLUM, Suspect::Green, Room::Hall)]);
        assert!(matches!(&stayed[1..], [Deed::Asked(Asked { by: PLUM, stayed: true, .. })]));
    }

    #[test]
    fn in_clue_less_a_hallway_opens_two_rooms() {
        let hallway = clue_rules::Hallway::between(Room::Study, Room::Hall).expect("neighbours");
        let path = vec![Place::Hallway(hallway), Place::Room(Room::Hall)];
        let done = deeds(&[Sight::Moved { seat: PLUM, path, by_passage: false }]);
        let open = [Room::Study.card(), Room::Hall.card()].into();
        assert_eq!(done, [Deed::Walked { by: PLUM, open, entered: Some(Room::Hall.card()) }]);
    }
}
