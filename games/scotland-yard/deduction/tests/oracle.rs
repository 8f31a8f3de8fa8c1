//! The belief against brute force: every way the game can have gone, as far as a spectator can tell.

use parlour_game::{ChanceRng, Event, Game, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_deduction::{Belief, OpenRound, open_rounds};
use scotland_yard_rules::{
    Action, Chance, Chase, City, Lines, MISTER_X, Map, MapText, Sight, Station, StationText, Stations,
};
use std::sync::LazyLock;

/// Twelve stations in a ring with bridges.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Town {}

impl City for Town {
    const ID: &'static str = "town";
    const SHARED_CARDS: &'static [u8] = &[1, 3, 5, 6, 9, 11];
    const DETECTIVE_CARDS: &'static [u8] = &[1, 3, 8];
    const MISTER_X_CARDS: &'static [u8] = &[5, 6, 12];

    fn map() -> &'static Map {
        static MAP: LazyLock<Map> = LazyLock::new(|| {
            let stations = (1..=12).map(|id| StationText::new(id, 5_000 * id as u32, 50_000)).collect();
            let ring = (1..12).map(|id| [id, id + 1]).chain([[12, 1], [3, 7]]);
            let lines = Lines {
                taxi: ring.collect(),
                bus: vec![[1, 4], [4, 8], [8, 11], [2, 6]],
                underground: vec![[1, 8], [5, 11]],
                ferry: vec![[2, 9], [6, 12]],
            };
            Map::new(&MapText { stations, lines }).expect("a map")
        });
        &MAP
    }
}

type Play = Chase<Town>;

/// A way the game can have gone, and how likely the model holds it.
type Case = (Play, f64);

/// The stations of Mister X in all cases, with their shares.
fn stations(cases: &[Case]) -> Vec<(Station, f64)> {
    let whole: f64 = cases.iter().map(|case| case.1).sum();
    let mut shares: Vec<(Station, f64)> = Vec::new();
    for (game, weight) in cases {
        let station = game.view(Viewer::Seat(MISTER_X)).mister_x.station.expect("he knows");
        match shares.iter_mut().find(|(at, _)| *at == station) {
            Some((_, share)) => *share += weight / whole,
            None => shares.push((station, weight / whole)),
        }
    }
    shares.sort_unstable_by_key(|(station, _)| *station);
    shares
}

fn same_turn(one: &Play, other: &Play) -> bool {
    one.turn() == other.turn()
}

/// All cases that look the same after an event that looked like this.
fn follow(cases: &[Case], real: &Play, sight: &Sight) -> Vec<Case> {
    let mut next: Vec<Case> = Vec::new();
    for (game, weight) in cases {
        let seats: Vec<Seat> = match sight {
            Sight::Moved { seat, .. } | Sight::Peeked { seat, .. } | Sight::Forfeited { seat, .. } => {
                vec![*seat]
            }
            Sight::Placed { .. } => panic!("the start cards are drawn"),
        };
        for seat in seats {
            let actions = game.actions(seat);
            // How many ways the same ticket was good for: the model's weights, counted from the rules.
            let ways = |action: &Action| {
                let Action::Move { by, double: false, .. } = action else { return 1 };
                let is_alike =
                    |other: &&Action| matches!(other, Action::Move { by: of, double: false, .. } if of == by);
                actions.iter().filter(is_alike).count()
            };
            for &action in &actions {
                let event = Event::Acted { seat, action };
                if game.sight(&event, Viewer::Spectator) != *sight {
                    continue;
                }
                let weight = match action {
                    Action::Move { to, by, .. } if seat == MISTER_X => {
                        weight / ways(&Action::Move { to, by, double: false }) as f64
                    }
                    Action::Move { .. } | Action::Peek | Action::Forfeit => *weight,
                };
                let mut after = game.clone();
                after.apply(&event);
                // Who is next is public, too.
                if !same_turn(&after, real) {
                    continue;
                }
                match next.iter_mut().find(|(known, _)| *known == after) {
                    Some((_, known)) => *known += weight,
                    None => next.push((after, weight)),
                }
            }
        }
    }
    next
}

fn starts(game: &Play, sight: &Sight, real: &Play) -> Vec<Case> {
    let chances = game.chances().expect("few enough to list");
    let fits = |(chance, _): (Chance, u32)| {
        let event = Event::Chanced(chance);
        let mut after = game.clone();
        after.apply(&event);
        let looks_so = game.sight(&event, Viewer::Spectator) == *sight && same_turn(&after, real);
        looks_so.then_some((after, 1.0))
    };
    chances.into_iter().filter_map(fits).collect()
}

fn holds(belief: &Belief<Town>, cases: &[Case], place: &str) {
    let wanted = stations(cases);
    let possible: Stations = wanted.iter().map(|(station, _)| *station).collect();
    assert_eq!(belief.possible(), possible, "{place}");
    for (station, share) in wanted {
        assert!((belief.share(station) - share).abs() < 1e-9, "{place}: {station} {share}");
    }
}

/// Every round was as open as all cases say. How open the move was that ended the match they do not say: the end shows
/// where he was, and that is left out; he was on one of the stations.
fn are_open(wanted: &[OpenRound], mut rounds: Vec<OpenRound>, game: &Play) {
    let end = game.view(Viewer::Spectator).ended.expect("over");
    if let Some(last) = rounds.last_mut()
        && wanted.last().is_some_and(|wanted| wanted.after.is_none())
        && let Some(after) = last.after.take()
    {
        assert!(after.iter().any(|(station, share)| *station == end.station && *share > 0.0));
    }
    assert_eq!(rounds.len(), wanted.len());
    for (round, wanted) in rounds.into_iter().zip(wanted) {
        assert_eq!(round.number, wanted.number);
        for (open, wanted) in [(round.after, &wanted.after), (round.end, &wanted.end)] {
            let sorted = open.map(|mut open| {
                open.sort_unstable_by_key(|(station, _)| *station);
                open
            });
            assert_eq!(sorted.is_some(), wanted.is_some(), "round {}", round.number);
            for (one, other) in sorted.iter().flatten().zip(wanted.iter().flatten()) {
                assert!(one.0 == other.0 && (one.1 - other.1).abs() < 1e-9, "{one:?} {other:?}");
            }
            assert_eq!(sorted.map(|open| open.len()), wanted.as_ref().map(Vec::len));
        }
    }
}

/// Plays a match at random and holds the belief against all cases after each event. Says how many stations were
/// possible on average, in tenths.
fn compare(setup: &str, number: u64) -> usize {
    let setup = Play::read_setup(setup).unwrap_or_else(|fault| panic!("{setup}: {fault}"));
    let mut rng: ChanceRng = Seed::from_number(number).rng_at(0);
    let start = Play::new(&setup);
    let mut belief = Belief::new(&setup);
    let chance = Event::Chanced(start.sample(&mut rng));
    let mut game = start.clone();
    game.apply(&chance);
    let sight = start.sight(&chance, Viewer::Spectator);
    belief.see(&sight);
    let mut cases = starts(&start, &sight, &game);
    let (mut sum, mut count) = (0, 0);
    let (mut sights, mut rounds) = (vec![sight], Vec::<OpenRound>::new());
    while let Turn::Seat(_) = game.turn() {
        holds(&belief, &cases, &format!("match {number}, {:?}", game.view(Viewer::Spectator)));
        (sum, count) = (sum + belief.possible().len(), count + 1);
        let seats = Seat::first(Play::seats(&setup));
        let choices: Vec<(Seat, Action)> =
            seats.flat_map(|seat| game.actions(seat).into_iter().map(move |action| (seat, action))).collect();
        let (seat, action) = *rng.pick(&choices);
        let event = Event::Acted { seat, action };
        let sight = game.sight(&event, Viewer::Spectator);
        // Whoever tells the belief, it makes no difference.
        let viewers: Vec<Viewer> = Viewer::all(Play::seats(&setup)).collect();
        let told = game.sight(&event, *rng.pick(&viewers));
        let number = game.view(Viewer::Spectator).round;
        game.apply(&event);
        belief.see(&told);
        sights.push(told);
        let is_over = game.turn().outcome().is_some();
        if !is_over {
            cases = follow(&cases, &game, &sight);
        }
        if let Action::Move { .. } = action {
            if rounds.last().is_none_or(|last| last.number != number) {
                rounds.push(OpenRound { number, after: None, end: None });
            }
            let round = rounds.last_mut().expect("there is one now");
            let known = (!is_over).then(|| stations(&cases));
            *(if seat == MISTER_X { &mut round.after } else { &mut round.end }) = known;
        }
    }
    are_open(&rounds, open_rounds(&setup, &sights), &game);
    let end = game.view(Viewer::Spectator).ended.expect("over").station;
    assert_eq!(belief.possible(), Stations::from(end));
    10 * sum / count.max(1)
}

#[test]
fn the_belief_is_every_way_he_can_have_gone() {
    let mut widest = 0;
    for setup in [
        "preset=classic,detectives=2,windows=8,shown=3/6",
        "preset=classic,detectives=3,windows=9,shown=4,doubles=4,mister_x=2/1/1,detective=4/2/1",
        "preset=seed,detectives=3,windows=7,shown=7,black=2",
        "preset=modern,detectives=3,windows=8,shown=2/5/8,doubles=2",
        "preset=modern,detectives=2,windows=7,shown=-,detective=1/1/1,practice=true",
        "preset=seed,detectives=4,starts=shared-cards,windows=6,shown=2,detective=2/1/1,mister_x=1/1/0",
        "windows=9,shown=3/8,position=turn=2 count=2 detectives=1:3/2/1*;9:3/2/1 x=?:2/1/1/1/1 shown=5 log=tbxt",
        "windows=9,shown=3/8,position=turn=0 count=2 detectives=1:3/2/1;9:3/2/1 x=?:2/1/1/1/1 shown=- log=t.",
        "windows=9,shown=3/8,position=turn=1 count=2 detectives=1:3/2/1;9:3/2/1 x=5:2/1/1/1/1 shown=- log=tt",
    ] {
        for number in 0..60 {
            widest = widest.max(compare(setup, number));
        }
    }
    assert!(widest >= 45, "the test would show nothing if he could hardly hide: {widest}");
}
