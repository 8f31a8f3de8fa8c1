//! Choice of the card to disprove with (7.7).

use clue_rules::{CardId, Kind};
use parlour_game::{ChanceRng, Seat};

/// In how many of a hundred free choices the room is shown: it is the hardest card to get.
const ROOM: u32 = 20;

/// What this seat has shown to whom.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown(Vec<(Seat, CardId)>);

impl Shown {
    /// Keeps in mind that the seat has seen this card.
    pub(super) fn note(&mut self, to: Seat, card: CardId) {
        if !self.has_seen(to, card) {
            self.0.push((to, card));
        }
    }

    fn has_seen(&self, seat: Seat, card: CardId) -> bool {
        self.0.contains(&(seat, card))
    }

    /// How many seats have seen it.
    fn seen_by(&self, card: CardId) -> usize {
        self.0.iter().filter(|(_, shown)| *shown == card).count()
    }
}

/// Why a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// There is no other.
    Only,
    /// The seat has seen it already.
    Again,
    /// More than half of the table have seen it.
    OverHalf,
    /// Drawn by lot: 40 for the suspect, 40 for the weapon, 20 for the room.
    Drawn,
}

/// The card to show to a seat, out of at least one.
pub(super) fn choose_card(
    cards: &[CardId],
    to: Seat,
    seats: usize,
    shown: &Shown,
    dice: &mut ChanceRng,
) -> (CardId, Reason) {
    if let [only] = cards {
        return (*only, Reason::Only);
    }
    if let Some(card) = cards.iter().find(|card| shown.has_seen(to, **card)) {
        return (*card, Reason::Again);
    }
    if let Some(card) = cards.iter().find(|card| shown.seen_by(**card) * 2 > seats) {
        return (*card, Reason::OverHalf);
    }
    (by_percentage(cards, 1 + dice.below(100), dice), Reason::Drawn)
}

/// The room keeps its 20 of 100 whatever the other cards are; suspect and weapon share the rest.
fn by_percentage(cards: &[CardId], number: u32, dice: &mut ChanceRng) -> CardId {
    let (rooms, others): (Vec<CardId>, Vec<CardId>) =
        cards.iter().partition(|card| card.kind() == Kind::Room);
    let drawn = if number <= ROOM && !rooms.is_empty() { rooms } else { others };
    *dice.pick(&drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_game::Seed;

    const ASKER: Seat = Seat::new(1);

    fn cards(ids: &str) -> Vec<CardId> {
        ids.split_whitespace().map(|id| CardId::from_id(id).expect("a card")).collect()
    }

    fn dice() -> ChanceRng {
        Seed::from_number(1).rng_at(0)
    }

    fn choose(ids: &str, shown: &[(u8, &str)]) -> (&'static str, Reason) {
        let mut record = Shown::default();
        for (seat, id) in shown {
            record.note(Seat::new(*seat), cards(id)[0]);
        }
        let (card, reason) = choose_card(&cards(ids), ASKER, 5, &record, &mut dice());
        (card.id(), reason)
    }

    #[test]
    fn the_only_card_is_shown() {
        assert_eq!(choose("study", &[]), ("study", Reason::Only));
    }

    #[test]
    fn what_the_asker_has_seen_is_shown_again() {
        let shown = [(1, "study"), (2, "plum"), (3, "plum"), (4, "plum")];
        assert_eq!(choose("plum rope study", &shown), ("study", Reason::Again));
    }

    #[test]
    fn what_over_half_the_table_has_seen_is_shown() {
        // Three of five are over half, two are not; the same seat twice counts once.
        let three = [(0, "study"), (2, "study"), (3, "study")];
        assert_eq!(choose("plum study", &three), ("study", Reason::OverHalf));
        let two = [(0, "study"), (2, "study"), (2, "study")];
        assert_eq!(choose("plum study", &two).1, Reason::Drawn);
    }

    /// How often each card is drawn with each number from 1 to 100, ten times over.
    fn counts(ids: &str) -> Vec<u32> {
        let (cards, mut dice) = (cards(ids), dice());
        let mut counts = vec![0; cards.len()];
        for number in (1..=100).cycle().take(1000) {
            let card = by_percentage(&cards, number, &mut dice);
            counts[cards.iter().position(|own| *own == card).expect("one of them")] += 1;
        }
        counts
    }

    #[test]
    fn of_three_the_room_is_shown_in_20_of_100_and_the_others_in_about_40_each() {
        let counts = counts("plum rope study");
        assert_eq!(counts[2], 200);
        assert!(counts[0].abs_diff(400) < 60 && counts[1].abs_diff(400) < 60, "{counts:?}");
    }

    #[test]
    fn of_two_the_room_is_shown_in_20_of_100() {
        assert_eq!(counts("plum study"), [800, 200]);
        assert_eq!(counts("rope study"), [800, 200]);
        let counts = counts("plum rope");
        assert!(counts[0].abs_diff(500) < 60, "{counts:?}");
    }
}
