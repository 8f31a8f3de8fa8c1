//! Two games that differ only in what Mister X hides look the same to everyone else, byte for byte.

use crate::play;
use parlour_game::{Event, Game, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_rules::{Action, Chance, City, London, MISTER_X, ScotlandYard, Sight, Station};

type Twin = Match<ScotlandYard>;

/// All that a viewer is sent, as JSON.
fn told(game: &ScotlandYard, viewer: Viewer) -> String {
    let actions = viewer.seat().map(|seat| (game.actions(seat), game.timeout_action(seat)));
    format!("{} {} {}", play::json(&game.view(viewer)), play::json(&actions), play::json(&game.turn()))
}

fn others(match_: &Twin) -> impl Iterator<Item = Viewer> + use<> {
    Viewer::all(match_.seats()).filter(|viewer| *viewer != Viewer::Seat(MISTER_X))
}

/// What Mister X did last, as others saw it; no two games may go on that differ in it.
fn public(game: &ScotlandYard, action: Action) -> Sight {
    game.sight(&Event::Acted { seat: MISTER_X, action }, Viewer::Spectator)
}

/// Begins a game beside the first, with Mister X elsewhere.
fn beside(first: &Twin, station: Station) -> Twin {
    let Event::Chanced(Chance::Place { detectives, .. }) = &first.log()[0] else { panic!("the start") };
    let start = Event::Chanced(Chance::Place { detectives: detectives.clone(), mister_x: station });
    Match::replay(first.setup().clone(), Seed::from_number(0), vec![start]).expect("a start")
}

/// Plays a game at random and beside it all that look the same so far, at most a few; says how many steps of how many
/// twins were compared.
fn compare(setup: &str, number: u64) -> usize {
    let setup = ScotlandYard::read_setup(setup).expect("a set-up");
    let mut first = Twin::new(setup, Seed::from_number(number));
    let mut dice = Seed::from_number(number).rng_at(4_242);
    let mut twins: Vec<Twin> = London::map()
        .stations()
        .filter(|&station| {
            let Event::Chanced(Chance::Place { detectives, mister_x }) = &first.log()[0] else {
                return false;
            };
            let start = Chance::Place { detectives: detectives.clone(), mister_x: station };
            station != *mister_x && ScotlandYard::new(first.setup()).check(&Event::Chanced(start)).is_ok()
        })
        .map(|station| beside(&first, station))
        .filter(|twin| twin.turn() == first.turn())
        .collect();
    let mut compared = 0;
    while let Turn::Seat(seat) = first.turn() {
        for twin in &twins {
            for viewer in others(&first) {
                assert_eq!(told(first.state(), viewer), told(twin.state(), viewer));
                assert_eq!(play::json(&first.sights(viewer, 0)), play::json(&twin.sights(viewer, 0)));
            }
            compared += 1;
        }
        // What a detective may not do is refused alike, too.
        let detective = Seat::new(1 + dice.below(u32::from(first.seats()) - 1) as u8);
        let to = Station::from_index(dice.below(199) as usize);
        let action = Action::Move { to, by: *dice.pick(&scotland_yard_rules::Ticket::ALL), double: false };
        let refusal =
            |twin: &Twin| play::json(&twin.state().check(&Event::Acted { seat: detective, action }).err());
        assert!(twins.iter().all(|twin| refusal(twin) == refusal(&first)));

        let action = *dice.pick(&first.actions(seat));
        let event = Event::Acted { seat, action };
        let before = first.state().clone();
        first.act(seat, action).expect("listed");
        if first.turn().outcome().is_some() {
            break;
        }
        let mut next = Vec::new();
        for mut twin in twins {
            let choice = match seat {
                MISTER_X => {
                    let mut choices = twin.actions(seat);
                    choices.retain(|choice| {
                        public(twin.state(), *choice) == before.sight(&event, Viewer::Spectator)
                    });
                    if choices.is_empty() { None } else { Some(*dice.pick(&choices)) }
                }
                _ => Some(action),
            };
            let Some(choice) = choice else { continue };
            twin.act(seat, choice).expect("listed");
            // A twin that ended, or in which somebody is caught, is told apart by that.
            if twin.turn() == first.turn() && next.len() < 6 {
                next.push(twin);
            }
        }
        twins = next;
    }
    compared
}

#[test]
fn twins_cannot_be_told_apart() {
    let setups = [
        "preset=classic",
        "preset=seed",
        "preset=modern",
        "preset=modern,detectives=2,doubles=9",
        "preset=seed,shown=-",
    ];
    let compared: usize =
        (0..100).map(|number| compare(setups[number as usize % setups.len()], number)).sum();
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn only_mister_x_decides_in_secret() {
    let game = ScotlandYard::new(&ScotlandYard::read_setup("preset=classic").expect("a set-up"));
    let secretly: Vec<Seat> = Seat::first(6).filter(|seat| game.decides_secretly(*seat)).collect();
    assert_eq!(secretly, [MISTER_X]);
}
