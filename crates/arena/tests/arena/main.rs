//! The arena, on the toy game of the law kit and on a game of two unequal sides.

mod hunt;

use hunt::Hunt;
use parlour_arena::{Failed, Fault, Plan, Standing, Team, Think, Unfit, perft, run};
use parlour_game::laws::toy::{Action, Setup, Sight, Toy};
use parlour_game::{Brain, Budget, ChanceRng, Count, Known, Outcome, Seat, SeatSet, Thought};
use std::sync::Mutex;
use std::time::Duration;

/// Any action but leaving, by its own dice.
fn draw(known: &Known<Toy>, mut dice: ChanceRng, _: Budget) -> (Action, Thought) {
    (*dice.pick(&known.actions[..2]), Thought::default())
}

/// Bets on the highest card of three and does not let itself be bluffed out with the middle one. Its card it
/// knows from what it saw, not from the view.
fn judge(known: &Known<Toy>, _: ChanceRng, _: Budget) -> (Action, Thought) {
    let dealt = known.sights.iter().rev().find_map(|sight| match sight {
        Sight::Dealt { card } => Some(*card),
        _ => None,
    });
    let mine = dealt.flatten();
    assert_eq!(mine, known.view.card, "a brain is given every event");
    let action = match (mine, known.view.done.last()) {
        (Some(2), _) | (Some(1), Some(Action::Bet)) => Action::Bet,
        _ => Action::Pass,
    };
    (action, Thought::default())
}

const RANDOM: Brain<Toy> = Brain { name: "random", about: "", choose: draw };
const SHARP: Brain<Toy> = Brain { name: "sharp", about: "", choose: judge };
const QUITTER: Brain<Toy> =
    Brain { name: "quitter", about: "", choose: |_, _, _| (Action::Leave, Thought::default()) };

fn rounds(rounds: u8) -> Setup {
    Setup::new(3, rounds).unwrap()
}

fn standings(report: &[Standing]) -> Vec<(&str, [u32; 4])> {
    report.iter().map(|s| (s.brain.as_str(), [s.games, s.wins, s.draws, s.losses])).collect()
}

#[test]
fn everyone_gets_what_they_earned() {
    let plan = Plan::new([&QUITTER, &RANDOM]).games(9);
    let report = run(&plan, |_| ()).unwrap();
    assert_eq!(standings(&report.standings), [("quitter", [9, 0, 0, 9]), ("random", [9, 9, 0, 0])]);
}

#[test]
fn the_better_brain_wins_more() {
    let plan = Plan::new([&SHARP, &RANDOM]).setups([rounds(9)]).games(400).seed(3);
    let report = run(&plan, |_| ()).unwrap();
    let [sharp, random] = [report.standings[0].share(), report.standings[1].share()];
    assert!(sharp.low > 0.5 && random.high < 0.5, "{sharp:?} {random:?}");
    assert!((sharp.share + random.share - 1.0).abs() < 1e-9, "between two, points are shared");
}

#[test]
fn the_same_plan_gives_the_same_report_with_any_number_of_workers() {
    let with = |workers, seed| {
        let plan = Plan::new([&RANDOM, &SHARP]).setups([rounds(3), rounds(4)]).games(60).seed(seed);
        run(&plan.workers(workers), |_| ()).unwrap()
    };
    let one = with(1, 5);
    assert_eq!(one, with(4, 5));
    assert_ne!(one.played, with(1, 6).played);
    assert!(one.played.iter().map(|played| played.game).eq(1..=60));
}

#[test]
fn a_brain_that_plays_itself_is_numbered() {
    let plan = Plan::new([&RANDOM, &RANDOM]).setups([rounds(2)]).games(50);
    let report = run(&plan, |_| ()).unwrap();
    let [(one, [games, wins, draws, losses]), (two, mirrored)] = standings(&report.standings)[..] else {
        panic!("two teams")
    };
    assert_eq!((one, two), ("random", "random#2"));
    assert_eq!(mirrored, [games, losses, draws, wins]);
    assert_eq!(wins + draws + losses, 50);
    assert!(draws > 0, "two rounds can end even");
}

#[test]
fn colours_are_swapped_each_game_and_deals_are_played_from_both_sides() {
    static PLAYED: Mutex<Vec<(Seat, Setup)>> = Mutex::new(Vec::new());
    let noted: Brain<Toy> = Brain {
        name: "noted",
        about: "",
        choose: |known, dice, budget| {
            let mut played = PLAYED.lock().unwrap();
            let place = (known.seat(), known.setup);
            if played.last() != Some(&place) {
                played.push(place);
            }
            draw(known, dice, budget)
        },
    };
    let plan = Plan::new([&noted, &SHARP]).setups([rounds(1), rounds(2)]).games(5).workers(1);
    let report = run(&plan, |_| ()).unwrap();
    let seats: Vec<_> = report.played.iter().map(|played| played.seating.clone()).collect();
    assert_eq!(seats, [[0, 1], [1, 0], [0, 1], [1, 0], [0, 1]]);
    let (first, second) = (Seat::new(0), Seat::new(1));
    let played = PLAYED.lock().unwrap();
    let expected = [
        (first, rounds(1)),
        (second, rounds(1)),
        (first, rounds(2)),
        (second, rounds(2)),
        (first, rounds(1)),
    ];
    assert_eq!(*played, expected);
}

#[test]
fn both_seatings_of_a_pair_are_dealt_the_same() {
    static DEALT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
    // Each match has one deal, and each seat decides in it once or twice: its first decision counts.
    let spy: Brain<Toy> = Brain {
        name: "spy",
        about: "",
        choose: |known, _, _| {
            if known.view.done.len() == known.seat().index() {
                DEALT.lock().unwrap().extend(known.view.card);
            }
            (Action::Pass, Thought::default())
        },
    };
    run(&Plan::new([&spy, &spy]).games(40).workers(1), |_| ()).unwrap();
    let dealt = DEALT.lock().unwrap();
    let pairs: Vec<_> = dealt.chunks_exact(4).collect();
    assert_eq!(pairs.len(), 20);
    assert!(pairs.iter().all(|cards| cards[..2] == cards[2..]), "{pairs:?}");
    assert!(pairs.iter().any(|cards| cards != &pairs[0]), "not always the same deal");
}

#[test]
fn progress_counts_up_to_the_end() {
    let mut told = Vec::new();
    run(&Plan::new([&RANDOM, &SHARP]).games(7).workers(3), |finished| told.push(finished)).unwrap();
    assert_eq!(told, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn no_games_give_an_empty_report() {
    let report = run(&Plan::new([&RANDOM, &SHARP]).games(0), |_| ()).unwrap();
    assert_eq!(standings(&report.standings), [("random", [0; 4]), ("sharp", [0; 4])]);
}

#[test]
fn a_time_budget_can_be_given() {
    let plan = Plan::new([&RANDOM, &SHARP]).games(3).think(Think::Time(Duration::from_millis(1)));
    assert_eq!(run(&plan, |_| ()).unwrap().played.len(), 3);
}

#[test]
fn an_illegal_action_names_brain_seat_and_game() {
    // Takes over the hunt's fox, which may not stay where it is.
    let plan = Plan::new([Team::from(&hunt::CHEAT), Team { brain: &hunt::DOZY, chairs: 2 }])
        .equal_seats(hunt::groups())
        .games(50)
        .workers(4);
    let fault = run(&plan, |_| ()).unwrap_err();
    assert_eq!(
        fault,
        Fault::Failed(Failed::Illegal {
            game: 1,
            brain: "cheat".into(),
            seat: Seat::new(0),
            action: "9".into(),
            why: "no such step".into()
        })
    );
    assert_eq!(fault.to_string(), "game 1: cheat on seat 0 wants to do 9: no such step");
}

#[test]
fn an_endless_match_is_given_up() {
    let plan = Plan::new([&RANDOM, &RANDOM]).setups([rounds(9)]).most_events(5);
    let fault = run(&plan, |_| ()).unwrap_err();
    let Fault::Failed(Failed::Endless { game: 1, events }) = fault else { panic!("{fault}") };
    assert!(events >= 5);
}

#[test]
fn a_plan_must_fill_the_table() {
    let fault = run(&Plan::new([&RANDOM]), |_| ()).unwrap_err();
    assert_eq!(fault, Fault::Unfit(Unfit::Seats { given: 1, wanted: 2 }));
    assert_eq!(fault.to_string(), "1 seats are filled, but the table has 2");
    let fault = run(&Plan::new([&RANDOM, &RANDOM]).setups([]), |_| ()).unwrap_err();
    assert_eq!(fault, Fault::Unfit(Unfit::NoSetup));
    let groups = vec![vec![Seat::new(0)]];
    let fault = run(&Plan::new([&RANDOM, &RANDOM]).equal_seats(groups), |_| ()).unwrap_err();
    assert_eq!(fault, Fault::Unfit(Unfit::Groups));
}

#[test]
fn a_team_wins_once_and_unequal_seats_stay() {
    let plan = Plan::<Hunt>::new([Team::from(&hunt::STEADY), Team { brain: &hunt::DOZY, chairs: 2 }])
        .equal_seats(hunt::groups())
        .games(10);
    let report = run(&plan, |_| ()).unwrap();
    assert_eq!(standings(&report.standings), [("steady", [10, 0, 0, 10]), ("dozy", [10, 10, 0, 0])]);
    assert!(report.played.iter().all(|played| played.seating == [0, 1, 1]));
    let hounds: SeatSet = [Seat::new(1), Seat::new(2)].into_iter().collect();
    assert!(report.played.iter().all(|played| played.outcome == Outcome::Won(hounds)));
}

#[test]
fn equal_seats_rotate_within_their_group() {
    let plan =
        Plan::<Hunt>::new([&hunt::STEADY, &hunt::DOZY, &hunt::STEADY]).equal_seats(hunt::groups()).games(3);
    let report = run(&plan, |_| ()).unwrap();
    let seats: Vec<_> = report.played.iter().map(|played| played.seating.clone()).collect();
    assert_eq!(seats, [[0, 1, 2], [0, 2, 1], [0, 1, 2]]);
    assert_eq!(report.standings[2].brain, "steady#2");
}

#[test]
fn what_seats_do_is_counted_for_their_brain() {
    // A spectator of the hunt sees steps, not who took them: all are put down to the second hound.
    const LONG: Count<Hunt> =
        Count { name: "long steps", of: |step: &u8| (*step == 2).then_some(Seat::new(2)) };
    const NINES: Count<Hunt> = Count { name: "nines", of: |step: &u8| (*step == 9).then_some(Seat::new(0)) };
    let counts = [LONG, NINES];
    let plan = Plan::new([&hunt::STEADY, &hunt::DOZY, &hunt::STEADY])
        .equal_seats(hunt::groups())
        .counting(&counts)
        .games(3);
    let report = run(&plan, |_| ()).unwrap();
    // Seated steady, dozy, steady#2, the steps are 2, 1, 2; with the hounds the other way round 2, 2, 2.
    let played: Vec<_> = report.played.iter().map(|played| played.counts.clone()).collect();
    assert_eq!(played, [2, 3, 2].map(|long| vec![vec![0, 0, long], vec![0, 0, 0]]));
    let told: Vec<_> = report.standings.iter().map(|standing| standing.counts.clone()).collect();
    assert_eq!(told, [0, 3, 4].map(|long| vec![("long steps", long), ("nines", 0)]));
}

#[test]
fn what_is_counted_is_the_sum_over_a_teams_seats() {
    // Whoever bets in the toy game, as its spectators see it.
    const BETS: Count<Toy> = Count {
        name: "bets",
        of: |sight| match sight {
            Sight::Acted { seat, action: Action::Bet, .. } => Some(*seat),
            _ => None,
        },
    };
    let counts = [BETS];
    let team = Team { brain: &RANDOM, chairs: 2 };
    let plan = Plan::new([team]).setups([rounds(3)]).games(20).counting(&counts);
    let report = run(&plan, |_| ()).unwrap();
    let bets: u32 = report.played.iter().flat_map(|played| played.counts[0].clone()).sum();
    assert!(bets > 0);
    assert_eq!(report.standings[0].counts, [("bets", bets)]);
    assert!(run(&Plan::new([&RANDOM, &SHARP]), |_| ()).unwrap().standings[0].counts.is_empty());
}

#[test]
fn shares_have_wilsons_bounds() {
    let share = |wins, draws, losses| {
        let games = wins + draws + losses;
        let share = Standing { brain: "x".into(), games, wins, draws, losses, counts: vec![] }.share();
        [share.share, share.low, share.high].map(|part| (part * 10_000.0).round() / 10_000.0)
    };
    // Worked by hand from Wilson's formula with z = 1.96.
    assert_eq!(share(50, 0, 50), [0.5, 0.4038, 0.5962]);
    assert_eq!(share(10, 0, 0), [1.0, 0.7225, 1.0]);
    assert_eq!(share(0, 0, 10), [0.0, 0.0, 0.2775]);
    assert_eq!(share(40, 20, 40), [0.5, 0.4038, 0.5962]);
    assert_eq!(share(0, 0, 0), [0.5, 0.0, 1.0]);
}

#[test]
fn perft_counts_histories() {
    let depths: Vec<u64> =
        (0..5).map(|depth| perft::<Toy>(&Setup::default(), depth).expect("few chances")).collect();
    // Six deals. One decision: pass, bet, leave. Two: after pass or bet again three. Three: after pass, bet.
    assert_eq!(depths, [6, 6 * 3, 6 * 6, 6 * 3, 0]);
}

#[test]
fn perft_goes_on_after_a_later_deal() {
    // Two decisions: three ways end the round and are followed by six deals, three others do not.
    assert_eq!(perft::<Toy>(&rounds(2), 2), Some(6 * (3 * 6 + 3)));
}
