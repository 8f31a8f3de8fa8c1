//! The guess array (7.2): what the brain knows of the cards, and the five steps that extend it (7.3).

use super::work;
use clue_rules::{CLASSIC_CARDS, Card, CardSet, Kind, of_kind};
use parlour_game::Seat;

/// What is known of one card and one seat; the number in the paper's array is in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The card is in the envelope (-2).
    Winning,
    /// The seat may or may not have it (-1).
    Unknown,
    /// The seat has it (its own number, 0-5).
    Has,
    /// The seat does not have it (20 and its number).
    HasNot,
}

/// A suggestion that somebody disproved with a card nobody else has seen: the entry of `singleMemory`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Disproof {
    by: Seat,
    cards: CardSet,
}

/// One mark for every seat and card, as one seat sees them.
#[derive(Clone, Debug)]
pub(super) struct GuessArray {
    own: Seat,
    /// How many cards each seat holds.
    sizes: Vec<u8>,
    marks: Vec<[Mark; CLASSIC_CARDS]>,
    memory: Vec<Disproof>,
    /// Another pass over what is known would tell nothing: the last one did not, and nothing has been learned since.
    is_settled: bool,
}

impl GuessArray {
    /// What a seat knows after the deal. A card that lies open is as good as an own one: everyone knows that
    /// nobody can show it. So `known` is the hand and the open cards.
    pub(super) fn new(own: Seat, sizes: &[u8], known: CardSet) -> Self {
        let mut marks = vec![[Mark::Unknown; CLASSIC_CARDS]; sizes.len()];
        for (card, mark) in marks[own.index()].iter_mut().enumerate() {
            *mark = if known.has(Card::new(card)) { Mark::Has } else { Mark::HasNot };
        }
        let mut array = Self { own, sizes: sizes.to_vec(), marks, memory: Vec::new(), is_settled: false };
        array.fill();
        array
    }

    /// The seat could disprove none of these.
    pub(super) fn pass(&mut self, seat: Seat, cards: CardSet) {
        cards.iter().for_each(|card| self.rule_out(seat, card));
    }

    /// The seat has one of these.
    pub(super) fn remember(&mut self, by: Seat, cards: CardSet) {
        let disproof = Disproof { by, cards };
        // The same again tells nothing new.
        work::step(self.memory.len());
        if !self.memory.contains(&disproof) {
            self.memory.push(disproof);
            self.is_settled = false;
        }
    }

    /// The seat has shown its card.
    pub(super) fn is_shown(&mut self, seat: Seat, card: Card) {
        self.set(seat, card, Mark::Has);
    }

    /// 7.3.1: one pass over everything known. Most of what happens teaches nothing, and then there is nothing to do:
    /// without that a decision would take longer and longer in a long match.
    pub(super) fn think(&mut self) {
        if self.is_settled {
            return;
        }
        self.is_settled = true;
        self.fill();
        self.eliminate();
        self.recall();
        self.find_all();
        self.find_all_but_one();
        self.fill();
    }

    /// 7.3.2, `fillGuessArray`: what is in the envelope is so for every seat, and what one seat has no other has.
    fn fill(&mut self) {
        for seat in self.seats() {
            for card in all_cards() {
                match self.mark(seat, card) {
                    Mark::Winning => self.win(card),
                    Mark::Has => {
                        for other in self.seats().filter(|other| *other != seat) {
                            self.set(other, card, Mark::HasNot);
                        }
                    }
                    Mark::Unknown | Mark::HasNot => {}
                }
            }
        }
    }

    /// 7.3.3, `eliminationGuessArray`: a card that no seat has is in the envelope.
    fn eliminate(&mut self) {
        for card in all_cards() {
            if self.lacking(card) == self.marks.len() {
                self.win(card);
            }
        }
    }

    /// 7.3.4, `singleMemory`: who disproved with one of three cards and does not have two of them has the third.
    fn recall(&mut self) {
        for Disproof { by, cards } in self.memory.clone() {
            let lacks = |card: &Card| matches!(self.mark(by, *card), Mark::HasNot | Mark::Winning);
            let left: CardSet = cards.iter().filter(|card| !lacks(card)).collect();
            if let Some(card) = left.only() {
                self.set(by, card, Mark::Has);
            }
        }
    }

    /// 7.3.5, `foundAll`: a seat whose cards are all known has no other.
    fn find_all(&mut self) {
        for seat in self.seats() {
            let found = self.marks[seat.index()].iter().filter(|mark| **mark == Mark::Has).count();
            if found == usize::from(self.sizes[seat.index()]) {
                all_cards().for_each(|card| self.rule_out(seat, card));
            }
        }
    }

    /// 7.3.6, `foundAllButOne`: when it is known who has all cards of a kind but one, that one is in the envelope.
    fn find_all_but_one(&mut self) {
        for kind in Kind::ALL {
            let left: CardSet = of_kind(kind).iter().filter(|card| self.owner(*card).is_none()).collect();
            if let Some(card) = left.only() {
                self.win(card);
            }
        }
    }

    fn set(&mut self, seat: Seat, card: Card, mark: Mark) {
        work::step(1);
        let known = &mut self.marks[seat.index()][card.index()];
        if *known != mark {
            *known = mark;
            self.is_settled = false;
        }
    }

    fn rule_out(&mut self, seat: Seat, card: Card) {
        if self.mark(seat, card) == Mark::Unknown {
            self.set(seat, card, Mark::HasNot);
        }
    }

    fn win(&mut self, card: Card) {
        self.seats().for_each(|seat| self.set(seat, card, Mark::Winning));
    }

    /// What is known of a card and a seat.
    pub(super) fn mark(&self, seat: Seat, card: Card) -> Mark {
        work::step(1);
        self.marks[seat.index()][card.index()]
    }

    /// Every seat, in the order of play.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.marks.len() as u8)
    }

    /// The other seats in the order in which they are asked about an own suggestion.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.own.others(self.marks.len() as u8)
    }

    /// Who has the card, if that is known.
    pub(super) fn owner(&self, card: Card) -> Option<Seat> {
        self.seats().find(|seat| self.mark(*seat, card) == Mark::Has)
    }

    /// Whether nobody else can show the card because it is in the own hand, or lies open.
    pub(super) fn is_own(&self, card: Card) -> bool {
        self.owner(card) == Some(self.own)
    }

    /// Who else has the card, if that is known.
    pub(super) fn other_owner(&self, card: Card) -> Option<Seat> {
        self.owner(card).filter(|owner| *owner != self.own)
    }

    /// Whether it is in the envelope for certain.
    pub(super) fn is_winning(&self, card: Card) -> bool {
        self.mark(self.own, card) == Mark::Winning
    }

    /// Whether it may be with a seat or in the envelope.
    pub(super) fn is_unknown(&self, card: Card) -> bool {
        self.owner(card).is_none() && !self.is_winning(card)
    }

    /// The card of this kind in the envelope, if it is known.
    pub(super) fn winning(&self, kind: Kind) -> Option<Card> {
        of_kind(kind).iter().find(|card| self.is_winning(*card))
    }

    /// How many seats do not have the card.
    pub(super) fn lacking(&self, card: Card) -> usize {
        self.seats().filter(|seat| self.mark(*seat, card) == Mark::HasNot).count()
    }
}

fn all_cards() -> impl Iterator<Item = Card> {
    (0..CLASSIC_CARDS).map(Card::new)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use clue_rules::CardId;

    /// The cards in the order of table 7.2.2.
    pub(in crate::classic) const PAPER: [&str; CLASSIC_CARDS] = [
        "scarlet",
        "mustard",
        "white",
        "green",
        "peacock",
        "plum",
        "knife",
        "candlestick",
        "revolver",
        "rope",
        "lead-pipe",
        "wrench",
        "hall",
        "lounge",
        "dining-room",
        "kitchen",
        "ballroom",
        "conservatory",
        "billiard-room",
        "library",
        "study",
    ];

    pub(in crate::classic) fn card(id: &str) -> Card {
        CardId::from_id(id).unwrap_or_else(|| panic!("{id} is no card")).card()
    }

    pub(in crate::classic) fn cards(ids: &str) -> CardSet {
        ids.split_whitespace().map(card).collect()
    }

    /// An array as the paper draws its checklist (figure 7.4.3.2): a line for each card in the paper's order, a
    /// column for each seat; X has it, O has it not, a dot is unknown, W in the envelope.
    pub(in crate::classic) fn checklist(own: Seat, rows: [&str; CLASSIC_CARDS]) -> GuessArray {
        let seats = rows[0].len();
        let mut array = GuessArray::new(own, &vec![18 / seats as u8; seats], CardSet::EMPTY);
        for (id, row) in PAPER.into_iter().zip(rows) {
            for (seat, letter) in row.bytes().enumerate() {
                let mark = match letter {
                    b'X' => Mark::Has,
                    b'O' => Mark::HasNot,
                    b'W' => Mark::Winning,
                    _ => Mark::Unknown,
                };
                array.set(Seat::new(seat as u8), card(id), mark);
            }
        }
        array
    }

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const THIRD: Seat = Seat::new(2);

    /// The number of table 7.2.1.
    fn number(array: &GuessArray, seat: Seat, card: Card) -> i8 {
        let seat_number = seat.index() as i8;
        match array.mark(seat, card) {
            Mark::Winning => -2,
            Mark::Unknown => -1,
            Mark::Has => seat_number,
            Mark::HasNot => 20 + seat_number,
        }
    }

    fn column(array: &GuessArray, seat: Seat) -> Vec<i8> {
        PAPER.into_iter().map(|id| number(array, seat, card(id))).collect()
    }

    #[test]
    fn table_7_2_3_is_the_array_after_the_deal() {
        let hand = cards("scarlet mustard white candlestick revolver wrench hall lounge library");
        let array = GuessArray::new(FIRST, &[9, 9], hand);
        let own = [0, 0, 0, 20, 20, 20, 20, 0, 0, 20, 20, 0, 0, 0, 20, 20, 20, 20, 20, 0, 20];
        let other = [21, 21, 21, -1, -1, -1, -1, 21, 21, -1, -1, 21, 21, 21, -1, -1, -1, -1, -1, 21, -1];
        assert_eq!(column(&array, FIRST), own);
        assert_eq!(column(&array, SECOND), other);
    }

    #[test]
    fn what_neither_of_two_has_is_in_the_envelope() {
        // 7.2: "if player 0 finds out that player 1 does not have card 20", it is -2 for both.
        let mut array = GuessArray::new(FIRST, &[9, 9], cards("scarlet"));
        array.pass(SECOND, cards("study"));
        array.think();
        assert_eq!([FIRST, SECOND].map(|seat| number(&array, seat, card("study"))), [-2, -2]);
        assert_eq!(array.winning(Kind::Room), Some(card("study")));
        assert_eq!(array.winning(Kind::Weapon), None);
    }

    fn three_seats() -> GuessArray {
        GuessArray::new(FIRST, &[6, 6, 6], cards("scarlet mustard rope wrench hall lounge"))
    }

    #[test]
    fn what_one_has_no_other_has() {
        let mut array = three_seats();
        array.is_shown(SECOND, card("plum"));
        array.think();
        assert_eq!(array.mark(THIRD, card("plum")), Mark::HasNot);
        assert_eq!(array.owner(card("plum")), Some(SECOND));
        assert!(!array.is_own(card("plum")) && array.is_own(card("rope")));
    }

    #[test]
    fn an_old_disproof_tells_the_third_card() {
        // 7.3.4: Plum, knife, study disproved by the third seat, which later passes on Plum, revolver, study.
        let mut array = three_seats();
        array.remember(THIRD, cards("plum knife study"));
        array.think();
        assert_eq!(array.mark(THIRD, card("knife")), Mark::Unknown);
        array.pass(THIRD, cards("plum revolver study"));
        array.think();
        assert_eq!(array.mark(THIRD, card("knife")), Mark::Has);
        assert_eq!(array.mark(SECOND, card("knife")), Mark::HasNot, "filled at the end of the pass");
    }

    #[test]
    fn a_card_in_the_envelope_is_not_what_was_shown() {
        let mut array = three_seats();
        array.pass(SECOND, cards("plum"));
        array.pass(THIRD, cards("plum"));
        array.remember(THIRD, cards("plum knife hall"));
        array.think();
        assert!(array.is_winning(card("plum")));
        assert_eq!(array.mark(THIRD, card("knife")), Mark::Has);
    }

    #[test]
    fn who_has_shown_all_has_no_other() {
        let mut array = three_seats();
        for id in ["white", "green", "knife", "study", "kitchen"] {
            array.is_shown(SECOND, card(id));
        }
        array.think();
        assert_eq!(array.mark(SECOND, card("library")), Mark::Unknown);
        array.is_shown(SECOND, card("ballroom"));
        array.think();
        assert_eq!(array.mark(SECOND, card("library")), Mark::HasNot);
        assert_eq!(array.mark(THIRD, card("library")), Mark::Unknown);
    }

    #[test]
    fn the_last_of_a_kind_is_in_the_envelope() {
        let mut array = three_seats();
        for id in ["white", "green", "peacock"] {
            array.is_shown(SECOND, card(id));
        }
        array.think();
        assert_eq!(array.winning(Kind::Suspect), Some(card("plum")));
        assert_eq!(array.mark(THIRD, card("plum")), Mark::Winning);
    }

    #[test]
    fn an_open_card_is_as_good_as_an_own_one() {
        let array = GuessArray::new(SECOND, &[4, 4, 4, 4], cards("plum knife hall study rope kitchen"));
        assert!(array.is_own(card("kitchen")) && array.is_unknown(card("ballroom")));
        assert_eq!(array.mark(FIRST, card("kitchen")), Mark::HasNot);
    }

    #[test]
    fn the_others_are_asked_clockwise() {
        let array = GuessArray::new(SECOND, &[4, 4, 4, 4], CardSet::EMPTY);
        assert_eq!(array.others().map(Seat::index).collect::<Vec<_>>(), [2, 3, 0]);
    }
}
