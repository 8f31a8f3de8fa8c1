//! The part of the position that both games share: the deal, pieces and weapons, suggestions and their answers,
//! accusations, and whose turn it is.

use crate::board;
use crate::cards::CardSet;
use crate::chance::Chance;
use crate::names::{CLASSIC_CARDS, CardId, Room, Suspect, Theory, Weapon};
use crate::place::{Place, others};
use crate::refusal::Refusal;
use crate::setup::Leftovers;
use crate::view::{Ended, TurnStage};
use parlour_game::{ChanceRng, Outcome, Seat, SeatSet, Turn};

/// After how many rounds without a solution the game ends and nobody has won.
pub const MOST_ROUNDS: u16 = 200;

/// The rooms of the weapons at the start. They have no effect on play.
const WEAPONS: [Room; Weapon::ALL.len()] =
    [Room::DiningRoom, Room::Kitchen, Room::Conservatory, Room::Study, Room::Ballroom, Room::Library];

/// A case under investigation.
#[derive(Clone, Debug, PartialEq)]
pub struct Casework {
    /// Who sits in which seat, clockwise.
    pub(crate) suspects: Vec<Suspect>,
    pub(crate) leftovers: Leftovers,
    /// Nothing before the cards are dealt.
    pub(crate) cards: Option<Cards>,
    pub(crate) pieces: [Place; Suspect::ALL.len()],
    pub(crate) weapons: [Room; Weapon::ALL.len()],
    pub(crate) to_play: Seat,
    pub(crate) step: TurnStage,
    /// What was rolled this turn.
    pub(crate) dice: Vec<u8>,
    /// Open while [`TurnStage::Asking`].
    pub(crate) inquiry: Option<Inquiry>,
    /// Who was brought into a room by another's suggestion since its last turn.
    pub(crate) called: SeatSet,
    /// Who has accused wrongly.
    pub(crate) out: SeatSet,
    pub(crate) round: u16,
    pub(crate) ending: Option<Ending>,
}

/// Where the cards are.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cards {
    pub(crate) envelope: Theory,
    pub(crate) hands: Vec<CardSet>,
    pub(crate) open: CardSet,
}

/// A suggestion that waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Inquiry {
    pub(crate) theory: Theory,
    pub(crate) passed: Vec<Seat>,
    pub(crate) asked: Seat,
}

/// How and why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub(crate) why: Ended,
    pub(crate) winner: Option<Seat>,
}

impl Casework {
    /// All six pieces are on the board, also those that nobody plays.
    pub(crate) fn new(suspects: &[Suspect], leftovers: Leftovers, start: impl Fn(Suspect) -> Place) -> Self {
        Self {
            suspects: suspects.to_vec(),
            leftovers,
            cards: None,
            pieces: Suspect::ALL.map(start),
            weapons: WEAPONS,
            to_play: Seat::new(0),
            step: TurnStage::Start,
            dice: Vec::new(),
            inquiry: None,
            called: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            round: 1,
            ending: None,
        }
    }

    pub(crate) fn turn(&self) -> Turn {
        match (self.ending, &self.inquiry) {
            (Some(Ending { winner: Some(winner), why: _ }), _) => {
                Turn::Over(Outcome::Won(SeatSet::from(winner)))
            }
            (Some(Ending { winner: None, why: _ }), _) => Turn::Over(Outcome::NobodyWon),
            (None, Some(inquiry)) => Turn::Seat(inquiry.asked),
            (None, None) if self.cards.is_none() || self.step == TurnStage::Rolling => Turn::Chance,
            (None, None) => Turn::Seat(self.to_play),
        }
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.suspects.len() as u8)
    }

    pub(crate) fn suspect(&self, seat: Seat) -> Suspect {
        self.suspects[seat.index()]
    }

    fn seat_of(&self, suspect: Suspect) -> Option<Seat> {
        self.seats().find(|seat| self.suspect(*seat) == suspect)
    }

    /// Where the piece of the seat to play is.
    pub(crate) fn here(&self) -> Place {
        self.pieces[self.suspect(self.to_play).index()]
    }

    /// Where the other five pieces are.
    pub(crate) fn others(&self) -> Vec<Place> {
        others(&self.pieces, self.suspect(self.to_play))
    }

    fn dealt(&self) -> &Cards {
        self.cards.as_ref().expect("nothing but the deal comes before the deal")
    }

    pub(crate) fn envelope(&self) -> Theory {
        self.dealt().envelope
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.dealt().hands[seat.index()]
    }

    /// How many cards each seat gets, and how many lie open.
    pub(crate) fn sizes(&self) -> (Vec<usize>, usize) {
        let (seats, cards) = (self.suspects.len(), CLASSIC_CARDS - 3);
        let (each, left) = (cards / seats, cards % seats);
        match self.leftovers {
            Leftovers::Dealt => ((0..seats).map(|seat| each + usize::from(seat < left)).collect(), 0),
            Leftovers::Open => (vec![each; seats], left),
        }
    }

    /// One card of each kind for the envelope, and the others shuffled together.
    pub(crate) fn sample_deal(&self, rng: &mut ChanceRng) -> Chance {
        let suspect = *rng.pick(&Suspect::ALL);
        let weapon = *rng.pick(&Weapon::ALL);
        let room = *rng.pick(&Room::ALL);
        let envelope = Theory { suspect, weapon, room };
        let mut pile: Vec<CardId> = CardId::all().filter(|card| !envelope.cards().has(card.card())).collect();
        rng.shuffle(&mut pile);
        let (sizes, _) = self.sizes();
        let mut hands: Vec<Vec<CardId>> = sizes.iter().map(|size| pile.drain(..size).collect()).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        pile.sort_unstable();
        Chance::Deal { envelope, hands, open: pile }
    }

    /// Whether every card is dealt once and every seat gets its number.
    pub(crate) fn is_deal(&self, envelope: Theory, hands: &[Vec<CardId>], open: &[CardId]) -> bool {
        let (sizes, left) = self.sizes();
        let all: CardSet = hands.iter().flatten().chain(open).map(|card| card.card()).collect::<CardSet>()
            | envelope.cards();
        // With the right numbers, all cards can only be there if none is there twice.
        hands.iter().map(Vec::len).eq(sizes) && open.len() == left && all.len() == CLASSIC_CARDS
    }

    pub(crate) fn deal(&mut self, envelope: Theory, hands: &[Vec<CardId>], open: &[CardId]) {
        let set = |cards: &[CardId]| cards.iter().map(|card| card.card()).collect();
        self.cards =
            Some(Cards { envelope, hands: hands.iter().map(|hand| set(hand)).collect(), open: set(open) });
    }

    pub(crate) fn move_to(&mut self, to: Place) {
        self.pieces[self.suspect(self.to_play).index()] = to;
        self.step = if to.room().is_some() { TurnStage::Entered } else { TurnStage::Done };
    }

    /// Who is asked about a theory, clockwise from the suggester: those who cannot disprove it, and the first
    /// who can. Also whoever is out answers.
    pub(crate) fn inquire(&self, theory: Theory) -> (Vec<Seat>, Option<Seat>) {
        let mut passed = Vec::new();
        for seat in self.to_play.others(self.suspects.len() as u8) {
            if self.hand(seat).has_any(theory.cards()) {
                return (passed, Some(seat));
            }
            passed.push(seat);
        }
        (passed, None)
    }

    /// The room that a suggestion would name.
    pub(crate) fn check_suggest(&self) -> Result<Room, Refusal> {
        let room = self.here().room().ok_or(Refusal::NotInARoom)?;
        match self.step {
            TurnStage::Entered => Ok(room),
            TurnStage::Start if self.called.has(self.to_play) => Ok(room),
            TurnStage::Start | TurnStage::Rolling | TurnStage::Rolled => Err(Refusal::NotEntered { room }),
            // A seat that has moved and is done has made its suggestion.
            TurnStage::Asking | TurnStage::Done => Err(Refusal::HasSuggested),
        }
    }

    pub(crate) fn suggest(&mut self, theory: Theory) {
        let Theory { suspect, weapon, room } = theory;
        let there = Place::Room(room);
        // A piece that was in the room already gets no right to suggest.
        if self.pieces[suspect.index()] != there {
            self.pieces[suspect.index()] = there;
            self.called = self.seat_of(suspect).map_or(self.called, |seat| self.called | seat.into());
        }
        self.weapons[weapon.index()] = room;
        let (passed, asked) = self.inquire(theory);
        self.inquiry = asked.map(|asked| Inquiry { theory, passed, asked });
        self.step = if asked.is_some() { TurnStage::Asking } else { TurnStage::Done };
    }

    pub(crate) fn show(&mut self) {
        self.inquiry = None;
        self.step = TurnStage::Done;
    }

    /// The room into which a wrong accuser is moved from its doorway, so that the door is free.
    pub(crate) fn room_behind_the_door(&self) -> Option<Room> {
        match self.here() {
            Place::Square(square) => board::door_at(square).map(|door| door.room),
            Place::Room(_) | Place::Hallway(_) | Place::Home => None,
        }
    }

    pub(crate) fn accuse(&mut self, theory: Theory) {
        let accuser = self.to_play;
        if theory == self.envelope() {
            self.ending = Some(Ending { why: Ended::Solved, winner: Some(accuser) });
            return;
        }
        if let Some(room) = self.room_behind_the_door() {
            self.pieces[self.suspect(accuser).index()] = Place::Room(room);
        }
        self.out.insert(accuser);
        let mut left = self.seats().filter(|seat| !self.out.has(*seat));
        match (left.next(), left.next()) {
            (Some(last), None) => {
                self.ending = Some(Ending { why: Ended::LastStanding, winner: Some(last) });
            }
            _ => self.end_turn(),
        }
    }

    /// Hands the turn to the next seat clockwise that is not out.
    pub(crate) fn end_turn(&mut self) {
        let ended = self.to_play;
        let is_in = |seat: &Seat| !self.out.has(*seat);
        let later = self.seats().filter(is_in).find(|seat| seat.index() > ended.index());
        if later.is_none() && self.round == MOST_ROUNDS {
            self.ending = Some(Ending { why: Ended::Unsolved, winner: None });
            return;
        }
        self.round += u16::from(later.is_none());
        self.to_play = later.or_else(|| self.seats().find(is_in)).expect("the last one would have won");
        // The right to suggest without moving ends with the turn.
        self.called.remove(ended);
        self.step = TurnStage::Start;
        self.dice.clear();
    }
}
