//! Choice of a suggestion (7.4): by priority groups, or so that the room card must come out.

use super::guess_array::{GuessArray, Mark};
use super::{rooms, work};
use clue_rules::{Card, Kind, Room, Suspect, Weapon, of_kind};
use parlour_game::{ChanceRng, Seat};

/// How a suggestion was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Nobody is to have anything to show but the room.
    TheRoom,
    /// Somebody is known to have the room: whoever is asked before is to show something else.
    BeforeTheOwner(Seat),
    /// The suspect or the weapon, or both, by their priority groups.
    TheUnknown,
}

/// A suggestion for the room one is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess {
    pub(super) suspect: Suspect,
    pub(super) weapon: Weapon,
    pub(super) aim: Aim,
}

/// 7.4.1: which of the four ways to guess fits what is known of the room and what is needed.
pub(super) fn make_guess(array: &GuessArray, room: Room, dice: &mut ChanceRng) -> Guess {
    let aim = aim(array, room, dice);
    let mut pick = |kind| match aim {
        Aim::TheRoom => isolate(array, room, kind, dice),
        Aim::BeforeTheOwner(owner) => ask_before(array, owner, kind, dice),
        Aim::TheUnknown => ask(array, kind, dice),
    };
    let (suspect, weapon) = (pick(Kind::Suspect), pick(Kind::Weapon));
    let offset = |card: Card, kind| card.index() - of_kind(kind).first().map_or(0, Card::index);
    Guess {
        suspect: Suspect::ALL[offset(suspect, Kind::Suspect)],
        weapon: Weapon::ALL[offset(weapon, Kind::Weapon)],
        aim,
    }
}

fn aim(array: &GuessArray, room: Room, dice: &mut ChanceRng) -> Aim {
    // 7.4.3: "The first and most obvious is when the AI player only needs the room information."
    let needs = |kind| array.winning(kind).is_none();
    if !needs(Kind::Suspect) && !needs(Kind::Weapon) {
        return Aim::TheRoom;
    }
    // The second "is based on probability": an unknown room it would have to come back to may be settled now.
    let is_worth_it = array.is_unknown(room.card()) && will_go_back(array, room);
    if is_worth_it && 1 + dice.below(100) < isolate_percentage(rooms_known(array)) {
        return Aim::TheRoom;
    }
    match array.other_owner(room.card()) {
        Some(owner) => Aim::BeforeTheOwner(owner),
        None => Aim::TheUnknown,
    }
}

/// 7.4.1, `willGoBackToRoom`: it comes back to the rooms it wants to go to.
fn will_go_back(array: &GuessArray, room: Room) -> bool {
    rooms::desires(array, room)
}

fn rooms_known(array: &GuessArray) -> usize {
    of_kind(Kind::Room).iter().filter(|card| !array.is_unknown(*card)).count()
}

/// Table 7.4.3.1. A number from 1 to 100 must be less than this.
const fn isolate_percentage(rooms_known: usize) -> u32 {
    match rooms_known {
        0..=2 => 30,
        3 => 50,
        4 => 75,
        _ => 100,
    }
}

/// 7.4.2: how urgent it is to ask for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    /// Nothing is known of any other seat: numbers 1-20.
    Twenty,
    /// Something between: numbers 21-50.
    Thirty,
    /// All seats but one do not have it: numbers 51-100.
    Fifty,
}

impl Group {
    /// The group of a card that so many of the seats do not have. With two seats the last one left comes first.
    const fn of(lacking: usize, seats: usize) -> Self {
        if lacking + 1 == seats {
            Group::Fifty
        } else if lacking == 1 {
            Group::Twenty
        } else {
            Group::Thirty
        }
    }

    /// The number before its first one.
    const fn base(self) -> u32 {
        match self {
            Group::Twenty => 0,
            Group::Thirty => 20,
            Group::Fifty => 50,
        }
    }

    /// How many numbers it has.
    const fn range(self) -> u32 {
        match self {
            Group::Twenty => 20,
            Group::Thirty => 30,
            Group::Fifty => 50,
        }
    }

    /// The group a number from 1 to 100 falls into.
    const fn at(number: u32) -> Self {
        match number {
            0..=20 => Group::Twenty,
            21..=50 => Group::Thirty,
            _ => Group::Fifty,
        }
    }
}

/// Which element of the kind a number chooses, or `None` if no card is in its group.
fn choose_element(groups: &[Option<Group>], number: u32) -> Option<usize> {
    let group = Group::at(number);
    let members: Vec<usize> = (0..groups.len()).filter(|n| groups[*n] == Some(group)).collect();
    // "increment = range / number of cards", truncated; there are never more cards than numbers.
    let increment = group.range().checked_div(members.len() as u32)?;
    // "choiceSpot = (priorityGroup - (base+1)) / increment". Truncating leaves some numbers beyond the last
    // card (50 / 3 = 16: the numbers 99 and 100), and they are the last card's.
    let spot = (number - (group.base() + 1)) / increment;
    Some(members[(spot as usize).min(members.len() - 1)])
}

/// A card of a kind for the functions `personKnown`, `weaponKnown` and `personWeaponNotKnown`: the card asked
/// about if the kind is still needed, and one that nobody can show if it is not.
fn ask(array: &GuessArray, kind: Kind, dice: &mut ChanceRng) -> Card {
    if let Some(winning) = array.winning(kind) {
        return unanswerable(array, kind, dice).unwrap_or(winning);
    }
    let cards: Vec<Card> = of_kind(kind).iter().collect();
    let seats = array.seats().count();
    let group = |card: &Card| array.is_unknown(*card).then(|| Group::of(array.lacking(*card), seats));
    let groups: Vec<Option<Group>> = cards.iter().map(group).collect();
    assert!(groups.iter().any(Option::is_some), "while a kind is needed, some card of it is unknown");
    // Numbers of groups without a card are not in the range, so they are drawn again.
    let draw = || {
        work::step(groups.len());
        choose_element(&groups, 1 + dice.below(100))
    };
    let element = std::iter::repeat_with(draw).find_map(|found| found);
    cards[element.expect("the draws do not end")]
}

/// One of the own cards of a kind, each as likely as the others.
fn unanswerable(array: &GuessArray, kind: Kind, dice: &mut ChanceRng) -> Option<Card> {
    any_of(of_kind(kind).iter().filter(|card| array.is_own(*card)), dice)
}

fn any_of(cards: impl Iterator<Item = Card>, dice: &mut ChanceRng) -> Option<Card> {
    let cards: Vec<Card> = cards.collect();
    (!cards.is_empty()).then(|| *dice.pick(&cards))
}

/// 7.4.3: the cards of a kind that get past the farthest seat that may have the room.
fn isolating(array: &GuessArray, room: Room, kind: Kind) -> Vec<Card> {
    let own: Vec<Card> = of_kind(kind).iter().filter(|card| array.is_own(*card)).collect();
    if !own.is_empty() {
        return own;
    }
    let others: Vec<Seat> = array.others().collect();
    let farthest = others.iter().rposition(|seat| array.mark(*seat, room.card()) == Mark::Unknown);
    let may_show = |seat: &Seat, card| matches!(array.mark(*seat, card), Mark::Unknown | Mark::Has);
    let goes_past = |card: &Card| {
        let stopped = others.iter().position(|seat| may_show(seat, *card));
        stopped.is_none_or(|stopped| farthest.is_none_or(|farthest| stopped > farthest))
    };
    of_kind(kind).iter().filter(goes_past).collect()
}

/// A card that isolates the room; if there is none, any unknown one, which may.
fn isolate(array: &GuessArray, room: Room, kind: Kind, dice: &mut ChanceRng) -> Card {
    let unknown = of_kind(kind).iter().filter(|card| array.is_unknown(*card));
    any_of(isolating(array, room, kind).into_iter(), dice)
        .or_else(|| any_of(unknown, dice))
        .expect("a kind without an unknown card has one in the envelope, which gets past everyone")
}

/// 7.4.3, somebody has the room: "a guess must be made to try and get any information before it becomes the
/// person with the room card's turn to disprove".
fn ask_before(array: &GuessArray, owner: Seat, kind: Kind, dice: &mut ChanceRng) -> Card {
    let before: Vec<Seat> = array.others().take_while(|seat| *seat != owner).collect();
    let is_needed = array.winning(kind).is_none();
    let tells =
        |card: &Card| is_needed && before.iter().any(|seat| array.mark(*seat, *card) == Mark::Unknown);
    any_of(of_kind(kind).iter().filter(tells), dice).unwrap_or_else(|| ask(array, kind, dice))
}

#[cfg(test)]
mod tests {
    use super::super::guess_array::tests::{card, cards, checklist};
    use super::*;
    use parlour_game::Seed;

    const OWN: Seat = Seat::new(0);

    fn dice() -> ChanceRng {
        Seed::from_number(1).rng_at(0)
    }

    /// Every guess made with some hundred dice.
    fn guesses(array: &GuessArray, room: Room) -> Vec<Guess> {
        let mut dice = dice();
        (0..400).map(|_| make_guess(array, room, &mut dice)).collect()
    }

    #[test]
    fn example_7_4_2_chooses_the_candlestick() {
        // Table 7.4.2.1 with six seats: elements 1, 4, 5 are unknown, and 3, 2, 5 seats do not have them.
        let lacking = [None, Some(3), None, None, Some(2), Some(5)];
        let groups = lacking.map(|lacking| lacking.map(|lacking| Group::of(lacking, 6)));
        // Table 7.4.2.2.
        assert_eq!(groups, [None, Some(Group::Thirty), None, None, Some(Group::Thirty), Some(Group::Fifty)]);
        // priorityGroup = 27: choiceSpot = (27 - 21) / 15 = 0, element 1, the card 7.
        assert_eq!(choose_element(&groups, 27), Some(1));
        assert_eq!(super::super::guess_array::tests::PAPER[6 + 1], "candlestick");
        // The rest of the ranges 21-50 and 51-100; nobody is in 1-20.
        let chosen: Vec<Option<usize>> =
            [20, 21, 35, 36, 50, 51, 100].map(|number| choose_element(&groups, number)).to_vec();
        assert_eq!(chosen, [None, Some(1), Some(1), Some(4), Some(4), Some(5), Some(5)]);
    }

    #[test]
    fn numbers_left_by_truncating_are_the_last_cards() {
        // "If 3 cards had a priority group of 50 then the increment would be 50/3 = 16."
        let groups = [Some(Group::Fifty); 3];
        let chosen = [51, 66, 67, 82, 83, 98, 99, 100].map(|number| choose_element(&groups, number));
        assert_eq!(chosen.map(|element| element.expect("in the group")), [0, 0, 1, 1, 2, 2, 2, 2]);
    }

    #[test]
    fn groups_go_by_how_many_do_not_have_the_card() {
        let of = |seats| (1..seats).map(|lacking| Group::of(lacking, seats)).collect::<Vec<_>>();
        use Group::{Fifty, Thirty, Twenty};
        assert_eq!(of(6), [Twenty, Thirty, Thirty, Thirty, Fifty]);
        assert_eq!(of(3), [Twenty, Fifty]);
        assert_eq!(of(2), [Fifty]);
    }

    /// Figure 7.4.3.2.
    const FIGURE: [&str; 21] = [
        "O....", "O....", "O....", "XOOOO", "XOOOO", "XOOOO", // the people
        "O....", "OOOOX", "OOOXO", "OO...", "OOXOO", "O....", // the weapons
        "O....", "O....", "O..OO", "O....", "O....", "XOOOO", "O....", "O....", "O....",
    ];

    #[test]
    fn example_7_4_3_isolates_the_dining_room() {
        let array = checklist(OWN, FIGURE);
        let suspects = isolating(&array, Room::DiningRoom, Kind::Suspect);
        assert_eq!(suspects, ["green", "peacock", "plum"].map(card));
        let weapons = isolating(&array, Room::DiningRoom, Kind::Weapon);
        assert_eq!(weapons, ["candlestick", "revolver"].map(card));
        // "the number 2 meaning that Professor Plum", "the number 0 meaning that candelstick".
        assert_eq!((suspects[2], weapons[0]), (card("plum"), card("candlestick")));
    }

    #[test]
    fn a_room_that_cannot_be_isolated_is_asked_about_with_unknown_cards() {
        let mut figure = FIGURE;
        figure[7] = "OX..."; // the candlestick and the revolver no longer get past the fifth seat
        figure[8] = "OX...";
        figure[14] = "O....";
        let array = checklist(OWN, figure);
        assert_eq!(isolating(&array, Room::DiningRoom, Kind::Weapon), []);
        let mut dice = dice();
        let drawn = (0..100).map(|_| isolate(&array, Room::DiningRoom, Kind::Weapon, &mut dice));
        assert_eq!(drawn.collect::<clue_rules::CardSet>(), cards("knife rope wrench"));
    }

    #[test]
    fn table_7_4_3_1() {
        let percentages: Vec<u32> = (0..=6).map(isolate_percentage).collect();
        assert_eq!(percentages, [30, 30, 30, 50, 75, 100, 100]);
    }

    #[test]
    fn an_unknown_room_is_isolated_now_and_then() {
        // One room is known: in 29 of 100 guesses the number is less than 30.
        let guesses = guesses(&checklist(OWN, FIGURE), Room::DiningRoom);
        let isolating = guesses.iter().filter(|guess| guess.aim == Aim::TheRoom).count();
        assert!(isolating.abs_diff(400 * 29 / 100) < 40, "{isolating}");
        assert!(guesses.iter().all(|guess| matches!(guess.aim, Aim::TheRoom | Aim::TheUnknown)));
    }

    #[test]
    fn when_only_the_room_is_needed_it_is_always_isolated() {
        let mut figure = FIGURE;
        figure[0] = "WWWWW";
        figure[11] = "WWWWW";
        for guess in guesses(&checklist(OWN, figure), Room::Hall) {
            assert_eq!(guess.aim, Aim::TheRoom);
            assert!([Suspect::Green, Suspect::Peacock, Suspect::Plum].contains(&guess.suspect));
            assert_eq!(guess.weapon, Weapon::Wrench, "the only one that gets past all who may have the hall");
        }
    }

    #[test]
    fn a_known_suspect_is_hidden_behind_an_own_card() {
        let mut figure = FIGURE;
        figure[0] = "WWWWW";
        // In the own room only the weapon is asked about: knife, rope and wrench are unknown.
        let all = guesses(&checklist(OWN, figure), Room::Conservatory);
        for guess in &all {
            assert_eq!(guess.aim, Aim::TheUnknown);
            assert!([Suspect::Green, Suspect::Peacock, Suspect::Plum].contains(&guess.suspect));
            assert!([Weapon::Knife, Weapon::Rope, Weapon::Wrench].contains(&guess.weapon));
        }
        // The rope is in group 30, the two others in 20: of 50 numbers 30 are its.
        let rope = all.iter().filter(|guess| guess.weapon == Weapon::Rope).count();
        assert!(rope.abs_diff(240) < 40, "{rope}");
    }

    #[test]
    fn without_an_own_card_the_winning_one_is_named() {
        let mut figure = FIGURE;
        figure[9] = "WWWWW";
        for guess in guesses(&checklist(OWN, figure), Room::Conservatory) {
            assert_eq!(guess.weapon, Weapon::Rope);
            assert!([Suspect::Scarlet, Suspect::Mustard, Suspect::White].contains(&guess.suspect));
        }
    }

    #[test]
    fn in_a_room_of_another_seat_those_before_it_are_asked() {
        let mut figure = FIGURE;
        figure[12] = "OOXOO"; // the third seat has the hall, so only the second can show anything else
        for guess in guesses(&checklist(OWN, figure), Room::Hall) {
            assert_eq!(guess.aim, Aim::BeforeTheOwner(Seat::new(2)));
            assert!([Suspect::Scarlet, Suspect::Mustard, Suspect::White].contains(&guess.suspect));
            assert!([Weapon::Knife, Weapon::Wrench].contains(&guess.weapon), "the second has no rope");
        }
    }

    #[test]
    fn in_a_room_of_the_next_seat_unknown_cards_are_named_all_the_same() {
        let mut figure = FIGURE;
        figure[12] = "OXOOO";
        for guess in guesses(&checklist(OWN, figure), Room::Hall) {
            assert!([Weapon::Knife, Weapon::Rope, Weapon::Wrench].contains(&guess.weapon));
        }
    }
}
