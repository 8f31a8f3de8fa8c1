//! Nobody learns more than the sights tell: all histories of a few loose cards, and whole games with twins.

use crate::play::{Either, Play};
use clue_rules::{
    Action, CardId, CardSet, Chance, Clue, ClueLess, Place, Refusal, Room, Sight, Suspect, Theory, View,
    Weapon, board, halls,
};
use parlour_game::laws;
use parlour_game::{ChanceRng, Event, Game, Seat, Seed, Turn, Viewer};

/// A game from a fixed beginning in which only six cards can lie here or there.
trait Beginning: Either {
    /// Brings the first seat into a room.
    const SCRIPT: &'static str;
}

impl Beginning for Clue {
    const SCRIPT: &'static str = "roll 6; move 6,16; end-turn; end-turn; end-turn; roll 2; move lounge";
}

impl Beginning for ClueLess {
    const SCRIPT: &'static str = "move hall/lounge; end-turn; move conservatory/ballroom; end-turn; \
                                  move study/library; end-turn; move lounge";
}

const SETUP: &str = "scarlet,green,plum";
/// The usual deal: the six loose cards are in the envelope, and one, two and one in the hands.
const CARDS: &str = "envelope white wrench hall; scarlet mustard; green green rope; plum knife";
const LOOSE: [CardId; 6] = [
    CardId::Suspect(Suspect::White),
    CardId::Suspect(Suspect::Mustard),
    CardId::Suspect(Suspect::Green),
    CardId::Weapon(Weapon::Wrench),
    CardId::Weapon(Weapon::Rope),
    CardId::Weapon(Weapon::Knife),
];

/// The game with few deals and few actions, so that all its histories can be played.
#[derive(Clone, Debug, PartialEq)]
struct Few<G>(G);

fn whole<G: Beginning>(event: &Event<Few<G>>) -> Event<G> {
    match event {
        Event::Acted { seat, action } => Event::Acted { seat: *seat, action: *action },
        Event::Chanced(chance) => Event::Chanced(chance.clone()),
    }
}

/// Every way in which the loose cards can lie.
fn deals() -> Vec<Chance> {
    let usual = Play::<Clue>::new(SETUP, CARDS);
    let [Event::Chanced(Chance::Deal { envelope: Theory { room, .. }, hands, open })] = &usual.log[..] else {
        panic!("nothing but the deal has happened")
    };
    let is_fixed = |card: &&CardId| !LOOSE.contains(card);
    let fixed: Vec<Vec<CardId>> =
        hands.iter().map(|hand| hand.iter().filter(is_fixed).copied().collect()).collect();
    let mut deals = Vec::new();
    for (suspect, weapon) in Suspect::ALL.into_iter().flat_map(|s| Weapon::ALL.map(|w| (s, w))) {
        let envelope = Theory { suspect, weapon, room: *room };
        let taken = [CardId::Suspect(suspect), CardId::Weapon(weapon)];
        if !taken.iter().all(|card| LOOSE.contains(card)) {
            continue;
        }
        let left: Vec<CardId> = LOOSE.into_iter().filter(|card| !taken.contains(card)).collect();
        for (first, last) in (0..4).flat_map(|first| (0..4).map(move |last| (first, last))) {
            if first == last {
                continue;
            }
            let mut hands = fixed.clone();
            for (nth, card) in left.iter().enumerate() {
                let seat = if nth == first {
                    0
                } else if nth == last {
                    2
                } else {
                    1
                };
                hands[seat].push(*card);
            }
            deals.push(Chance::Deal { envelope, hands, open: open.clone() });
        }
    }
    deals
}

fn is_tried(action: &Action) -> bool {
    let few = [Suspect::White, Suspect::Green];
    match action {
        Action::Suggest { suspect, weapon } => {
            few.contains(suspect) && *weapon != Weapon::Knife && is_loose(*weapon)
        }
        Action::Accuse { suspect, weapon, room } => {
            few.contains(suspect) && *weapon == Weapon::Rope && *room == Room::Hall
        }
        Action::Move { to } => to.room().is_some(),
        Action::Roll | Action::Passage | Action::Show { .. } | Action::EndTurn => true,
    }
}

fn is_loose(weapon: Weapon) -> bool {
    LOOSE.contains(&CardId::Weapon(weapon))
}

impl<G: Beginning> Game for Few<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u16 = G::RULES_VERSION;
    const HAS_SECRETS: bool = G::HAS_SECRETS;
    type Setup = ();
    type Action = Action;
    type Chance = Chance;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(&(): &()) -> u8 {
        3
    }
    fn new(&(): &()) -> Self {
        Self(G::new(&G::read_setup(SETUP).expect("a set-up")))
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn actions(&self, seat: Seat) -> Vec<Action> {
        self.0.actions(seat).into_iter().filter(is_tried).collect()
    }
    fn sample(&self, rng: &mut ChanceRng) -> Chance {
        self.0.sample(rng)
    }
    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        self.0.chances().or_else(|| Some(deals().into_iter().map(|deal| (deal, 1)).collect()))
    }
    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        self.0.check(&whole(event))
    }
    fn apply(&mut self, event: &Event<Self>) {
        self.0.apply(&whole(event));
        // What happens between the deal and the first room is the same in all histories and tells nothing.
        if let Event::Chanced(Chance::Deal { .. }) = event {
            let usual = Play::<G>::new(SETUP, CARDS).then(G::SCRIPT);
            usual.log[1..].iter().for_each(|event| self.0.apply(event));
        }
    }
    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Sight {
        self.0.sight(&whole(event), viewer)
    }
    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }
    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        self.0.timeout_action(seat)
    }
}

#[test]
fn there_are_as_many_deals_as_ways_to_lay_the_loose_cards() {
    // One of three suspects and of three weapons in the envelope; of the other four one here and one there.
    assert_eq!(deals().len(), 3 * 3 * 4 * 3);
    for deal in deals() {
        let game = Few::<Clue>::new(&());
        assert_eq!(game.check(&Event::Chanced(deal)), Ok(()));
    }
}

#[test]
fn whoever_saw_the_same_knows_the_same_in_clue() {
    let covered = laws::blindfold::<Few<Clue>>(&(), 60_000);
    assert!(covered.depth >= 5, "a deal, a suggestion, a card, an accusation, and on: {covered:?}");
}

#[test]
fn whoever_saw_the_same_knows_the_same_in_clue_less() {
    let covered = laws::blindfold::<Few<ClueLess>>(&(), 30_000);
    assert!(covered.depth >= 5, "a deal, a suggestion, a card, an accusation, and on: {covered:?}");
}

/// Two games in which two cards that a seat has not seen lie the other way round.
struct Twins<G> {
    one: G,
    other: G,
    /// Who does not know which of the two it is.
    seat: Seat,
    cards: CardSet,
}

impl<G: Either> Twins<G> {
    /// Deals, and swaps two cards of a kind that the seat does not hold.
    fn new(setup: &G::Setup, seat: Seat, rng: &mut ChanceRng) -> Self {
        let (mut one, mut other) = (G::new(setup), G::new(setup));
        let deal = one.sample(rng);
        let Chance::Deal { hands, .. } = &deal else { panic!("the deal comes first") };
        let unseen: Vec<CardId> = CardId::all().filter(|card| !hands[seat.index()].contains(card)).collect();
        let first = *rng.pick(&unseen);
        let alike: Vec<CardId> =
            unseen.into_iter().filter(|card| *card != first && card.kind() == first.kind()).collect();
        let second = if alike.is_empty() { first } else { *rng.pick(&alike) };
        one.apply(&Event::Chanced(deal.clone()));
        other.apply(&Event::Chanced(swapped(&deal, first, second)));
        Self { one, other, seat, cards: CardSet::from([first.card(), second.card()]) }
    }

    /// Whether the action is the same in both games: it must not name a swapped card, and the seat must not look
    /// into the envelope.
    fn is_common(&self, seat: Seat, action: &Action) -> bool {
        let named = match action {
            Action::Suggest { suspect, weapon } => {
                let table = self.one.view(Viewer::Spectator);
                let own = table.suspects[seat.index()];
                let room = table.pieces[own.index()].room().expect("suggestions are made in rooms");
                CardSet::from([suspect.card(), weapon.card(), room.card()])
            }
            Action::Accuse { .. } if seat == self.seat => self.cards,
            Action::Accuse { suspect, weapon, room } => {
                CardSet::from([suspect.card(), weapon.card(), room.card()])
            }
            // Where it leads to a suggestion that would have to be made.
            Action::Move { to } => to.room().map_or(CardSet::EMPTY, |room| room.card().into()),
            Action::Roll | Action::Passage | Action::Show { .. } | Action::EndTurn => CardSet::EMPTY,
        };
        !named.has_any(self.cards)
    }

    fn hold_alike(&self) {
        let viewer = Viewer::Seat(self.seat);
        assert_eq!(self.one.view(viewer), self.other.view(viewer));
        assert_eq!(self.one.turn(), self.other.turn());
        assert_eq!(self.one.actions(self.seat), self.other.actions(self.seat));
        assert_eq!(self.one.offers(self.seat), self.other.offers(self.seat));
        assert_eq!(self.one.timeout_action(self.seat), self.other.timeout_action(self.seat));
        for seat in Seat::first(self.one.view(viewer).suspects.len() as u8) {
            assert_eq!(self.one.decides_secretly(seat), self.other.decides_secretly(seat));
            assert_eq!(self.one.is_in_one_breath(seat), self.other.is_in_one_breath(seat));
        }
    }

    /// Whatever the seat wants to do, both games say the same to it: yes, or no in the same words. Tells how often no.
    fn refuse_alike(&self) -> usize {
        let mut refusals = 0;
        for action in anything() {
            let event = Event::Acted { seat: self.seat, action };
            let [one, other] = [&self.one, &self.other].map(|game| game.check(&event));
            assert_eq!(one, other, "{action:?}");
            refusals += usize::from(one.is_err());
        }
        refusals
    }

    fn happen(&mut self, event: &Event<G>) {
        let viewer = Viewer::Seat(self.seat);
        self.other.check(event).expect("what is possible in one is possible in the other");
        assert_eq!(self.one.sight(event, viewer), self.other.sight(event, viewer));
        self.one.apply(event);
        self.other.apply(event);
    }
}

/// Every action there is in either game, possible or not.
fn anything() -> impl Iterator<Item = Action> {
    let places = board::squares()
        .map(Place::Square)
        .chain(Room::ALL.map(Place::Room))
        .chain(halls::hallways().map(Place::Hallway));
    let suggestions = Suspect::ALL
        .into_iter()
        .flat_map(|suspect| Weapon::ALL.map(|weapon| Action::Suggest { suspect, weapon }));
    let accusations =
        Theory::all().map(|Theory { suspect, weapon, room }| Action::Accuse { suspect, weapon, room });
    [Action::Roll, Action::Passage, Action::EndTurn]
        .into_iter()
        .chain(places.map(|to| Action::Move { to }))
        .chain(suggestions)
        .chain(CardId::all().map(|card| Action::Show { card }))
        .chain(accusations)
}

fn swapped(deal: &Chance, first: CardId, second: CardId) -> Chance {
    let swap = |card: &CardId| match *card {
        card if card == first => second,
        card if card == second => first,
        card => card,
    };
    let Chance::Deal { envelope, hands, open } = deal else { panic!("{deal:?} is no deal") };
    let cards: Vec<CardId> = CardId::list(envelope.cards()).iter().map(swap).collect();
    let [CardId::Suspect(suspect), CardId::Weapon(weapon), CardId::Room(room)] = cards[..] else {
        panic!("cards of one kind are swapped")
    };
    Chance::Deal {
        envelope: Theory { suspect, weapon, room },
        hands: hands.iter().map(|hand| hand.iter().map(swap).collect()).collect(),
        open: open.iter().map(swap).collect(),
    }
}

/// Plays a whole game and its twin. Tells how many events there were.
fn play_twins<G: Either>(setup: &str, number: u64) -> usize {
    let setup = G::read_setup(setup).expect("a set-up");
    let seats = G::seats(&setup);
    let mut rng = Seed::from_number(number).rng_at(0);
    let seat = Seat::new(rng.below(seats.into()) as u8);
    let mut twins = Twins::<G>::new(&setup, seat, &mut rng);
    for events in 0..2_000 {
        let event = match twins.one.turn() {
            Turn::Over(_) => return events,
            Turn::Chance => Event::Chanced(twins.one.sample(&mut rng)),
            Turn::Seat(seat) => {
                twins.hold_alike();
                // Everything is tried now and then: it takes longer than the rest of the game.
                if events % 11 == 0 {
                    assert!(twins.refuse_alike() > 0, "never is everything possible");
                }
                let mut actions = twins.one.actions(seat);
                actions.retain(|action| twins.is_common(seat, action));
                // An accusation now and then: else they would be most of the list.
                if rng.below(50) > 0 {
                    actions.retain(|action| !matches!(action, Action::Accuse { .. }));
                }
                if actions.is_empty() {
                    return events;
                }
                Event::Acted { seat, action: *rng.pick(&actions) }
            }
        };
        if ends_it(&twins.one, &event) {
            return events;
        }
        twins.happen(&event);
    }
    2_000
}

/// At the end the envelope is shown, and with it what was swapped.
fn ends_it<G: Either>(game: &G, event: &Event<G>) -> bool {
    let mut after = game.clone();
    after.apply(event);
    after.turn().outcome().is_some()
}

#[test]
fn a_seat_sees_the_same_in_a_hundred_twin_games_of_clue() {
    let setups =
        ["scarlet,plum", "scarlet,green,plum dice=2", "scarlet,mustard,white,green,peacock,plum dice=2"];
    let events: usize = (0..100).map(|number| play_twins::<Clue>(setups[number as usize % 3], number)).sum();
    assert!(events > 10_000, "{events}");
}

#[test]
fn a_seat_sees_the_same_in_a_hundred_twin_games_of_clue_less() {
    let setups =
        ["scarlet,green,plum", "mustard,white,green,peacock", "scarlet,mustard,white,green,peacock,plum"];
    let events: usize =
        (0..100).map(|number| play_twins::<ClueLess>(setups[number as usize % 3], number)).sum();
    assert!(events > 5_000, "{events}");
}
