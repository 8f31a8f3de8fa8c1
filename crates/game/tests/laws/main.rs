//! The laws on the toy game, which keeps them, and on the same game with one fault planted, which must be
//! caught by the law that forbids it.

mod faulty;

use faulty::{Fault, Faulty, Scratch};
use parlour_game::laws::toy::{Action, Deal, Refusal, Setup, Sight, Toy, View};
use parlour_game::laws::{self, Breach, Law, Laws, find_leak};
use parlour_game::{ChanceRng, Event, Game, Match, Notation, Outcome, Seat, SeatSet, Seed, Turn, Viewer};
use std::sync::atomic::{AtomicU32, Ordering};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A fault, by what it does otherwise.
macro_rules! fault {
    ($name:ident { $($otherwise:item)* }) => {
        #[derive(Clone, PartialEq, Debug)]
        struct $name;
        impl Fault for $name { $($otherwise)* }
    };
}

fn three_rounds() -> Setup {
    Setup::new(4, 3).unwrap()
}

fn walks<F: Fault>() -> Laws<Faulty<F>> {
    Laws::new([Setup::default(), three_rounds()]).matches(30).bound(40)
}

/// What the walks find, which must be something.
fn breach<F: Fault>() -> Breach {
    walks::<F>().check().expect_err("a planted fault is found")
}

/// What the blindfold finds, in a game that breaks no other law.
fn leak<F: Fault>() -> Breach {
    walks::<F>().hold();
    find_leak::<Faulty<F>>(&Setup::default(), 10_000).expect_err("a planted leak is found")
}

// The sound game.

#[test]
fn a_sound_game_keeps_every_law() {
    laws::all::<Toy>();
    let walked = Laws::<Toy>::new([three_rounds()])
        .matches(30)
        .bound(40)
        .weigh(|action| if *action == Action::Leave { 1 } else { 20 })
        .hold();
    assert_eq!(walked.matches, 30);
    assert!(walked.events > 200, "resigning was made rare: {walked:?}");
    assert_eq!(walked.pool, 3, "pass, bet, leave");
}

#[test]
fn a_sound_game_tells_nothing_but_sights() {
    let covered = laws::blindfold::<Toy>(&Setup::default(), 10_000);
    assert!(covered.is_complete);
    assert_eq!(covered.depth, 4, "a deal and at most three decisions");
    // The start; 6 deals; after each: 3 + 1 ways to act (the other seat may leave), of which 2 go on: 2 * 4;
    // of these only pass-bet goes on: 4.
    assert_eq!(covered.histories, 1 + 6 * (1 + 4 + 8 + 4));
}

#[test]
fn blindfold_stops_at_its_limit_and_says_so() {
    let covered = laws::blindfold::<Toy>(&three_rounds(), 1_000);
    assert!(!covered.is_complete);
    assert!(covered.histories <= 1_000);
    assert!(covered.depth > 3);
}

#[test]
fn the_harness_of_faults_is_sound_without_one() {
    fault!(None {});
    walks::<None>().hold();
    laws::blindfold::<Faulty<None>>(&Setup::default(), 10_000);
}

#[test]
fn golden_playthrough_from_every_viewers_eyes() {
    let mut match_ = Match::<Toy>::new(Setup::new(3, 2).unwrap(), Seed::from_number(7));
    for (seat, action) in [
        (FIRST, Action::Pass),
        (SECOND, Action::Bet),
        (FIRST, Action::Bet),
        (SECOND, Action::Bet),
        (FIRST, Action::Pass),
    ] {
        match_.act(seat, action).unwrap();
    }
    laws::golden("tests/playthroughs/two-rounds.txt", &laws::playthrough(&match_));
}

#[test]
fn a_breach_says_law_seat_and_place() {
    fault!(Refuses {
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match event {
                Event::Acted { seat, action: Action::Bet } if *seat == SECOND => Err(Refusal::NotYourTurn),
                _ => toy.check(event),
            }
        }
    });
    let text = breach::<Refuses>().to_string();
    assert!(text.starts_with("law broken: what is listed is accepted\n  by seat 1\n  at event "), "{text}");
    assert!(text.contains("of walk") && text.contains("Setup { cards: 3, rounds: 1 }"), "{text}");
    assert!(text.ends_with("it is not your turn"), "{text}");
}

// Who may do what.

#[test]
fn an_action_listed_but_refused_is_caught() {
    // Never walked into: the walk takes such an action with weight 0 only.
    fault!(NeverLeaves {
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match event {
                Event::Acted { action: Action::Leave, .. } => Err(Refusal::NotYourTurn),
                _ => toy.check(event),
            }
        }
    });
    let breach = walks::<NeverLeaves>()
        .weigh(|action| u32::from(*action != Action::Leave))
        .check()
        .expect_err("a planted fault is found");
    assert_eq!(breach.law, Law::ListedIsAccepted);
}

#[test]
fn an_action_accepted_but_not_listed_is_caught() {
    fault!(HidesBet {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            let opens = toy.view(Viewer::Spectator).done.is_empty();
            toy.actions(seat).into_iter().filter(|action| !(opens && *action == Action::Bet)).collect()
        }
    });
    let breach = breach::<HidesBet>();
    assert_eq!((breach.law, breach.seat), (Law::UnlistedIsRefused, Some(FIRST)));
}

#[test]
fn an_action_never_listed_is_caught_if_the_game_gives_it() {
    fault!(ForgetsBet {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).into_iter().filter(|action| *action != Action::Bet).collect()
        }
    });
    walks::<ForgetsBet>().hold();
    let breach = walks::<ForgetsBet>().tries([Action::Bet]).check().expect_err("a planted fault is found");
    assert_eq!(breach.law, Law::UnlistedIsRefused);
}

#[test]
fn an_action_accepted_out_of_turn_is_caught() {
    fault!(AnyTurn {
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match (toy.turn(), event) {
                (Turn::Seat(_), Event::Acted { .. }) => Ok(()),
                _ => toy.check(event),
            }
        }
    });
    let breach = breach::<AnyTurn>();
    assert_eq!((breach.law, breach.seat), (Law::UnlistedIsRefused, Some(SECOND)));
}

#[test]
fn an_action_accepted_after_the_end_is_caught() {
    fault!(NeverTooLate {
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match (toy.turn(), event) {
                (Turn::Over(_), Event::Acted { action: Action::Leave, .. }) => Ok(()),
                _ => toy.check(event),
            }
        }
    });
    assert_eq!(breach::<NeverTooLate>().law, Law::UnlistedIsRefused);
}

#[test]
fn an_action_listed_twice_is_caught() {
    fault!(Stutters {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).repeat(2)
        }
    });
    assert_eq!(breach::<Stutters>().law, Law::ListedOnce);
}

#[test]
fn offering_a_part_of_the_list_is_sound() {
    fault!(Terse {
        fn offers(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).into_iter().filter(|action| *action != Action::Leave).collect()
        }
    });
    walks::<Terse>().hold();
}

#[test]
fn an_offer_that_is_not_listed_is_caught() {
    fault!(Pushy {
        fn offers(_: &Toy, _: Seat) -> Vec<Action> {
            vec![Action::Bet]
        }
    });
    let breach = breach::<Pushy>();
    assert_eq!((breach.law, breach.seat), (Law::OfferedIsListed, Some(FIRST)));
}

#[test]
fn offers_in_another_order_or_twice_are_caught() {
    fault!(Backwards {
        fn offers(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).into_iter().rev().collect()
        }
    });
    fault!(Insists {
        fn offers(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).into_iter().flat_map(|action| [action, action]).collect()
        }
    });
    assert_eq!(breach::<Backwards>().law, Law::OfferedIsListed);
    assert_eq!(breach::<Insists>().law, Law::OfferedIsListed);
}

#[test]
fn a_seat_to_act_without_action_is_caught() {
    fault!(Stalemate {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            if toy.view(Viewer::Spectator).done == [Action::Bet] { vec![] } else { toy.actions(seat) }
        }
    });
    let breach = breach::<Stalemate>();
    assert_eq!((breach.law, breach.seat), (Law::SeatToActCanAct, Some(SECOND)));
}

#[test]
fn an_action_listed_after_the_end_is_caught() {
    fault!(NeverOver {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            match toy.turn() {
                Turn::Over(_) => vec![Action::Leave],
                _ => toy.actions(seat),
            }
        }
    });
    assert_eq!(breach::<NeverOver>().law, Law::OverMeansOver);
}

#[test]
fn a_winner_from_another_table_is_caught() {
    fault!(Stranger {
        fn turn(toy: &Toy) -> Turn {
            match toy.turn() {
                Turn::Over(_) => Turn::Over(Outcome::Won(SeatSet::from(Seat::new(5)))),
                turn => turn,
            }
        }
    });
    assert_eq!(breach::<Stranger>().law, Law::TurnNamesSeats);
}

#[test]
fn a_turn_at_another_table_is_caught() {
    fault!(Elsewhere {
        fn turn(toy: &Toy) -> Turn {
            match toy.turn() {
                Turn::Seat(_) => Turn::Seat(Seat::new(5)),
                turn => turn,
            }
        }
    });
    assert_eq!(breach::<Elsewhere>().law, Law::TurnNamesSeats);
}

#[test]
fn a_win_by_nobody_is_caught() {
    fault!(Nobody {
        fn turn(toy: &Toy) -> Turn {
            match toy.turn() {
                Turn::Over(_) => Turn::Over(Outcome::Won(SeatSet::EMPTY)),
                turn => turn,
            }
        }
    });
    assert_eq!(breach::<Nobody>().law, Law::TurnNamesSeats);
}

#[test]
fn a_refusal_that_leaves_a_trace_is_caught() {
    fault!(Sulks {
        fn check(toy: &Toy, event: &Event<Toy>, scratch: &Scratch) -> Result<(), Refusal> {
            toy.check(event).inspect_err(|_| {
                scratch.0.fetch_add(1, Ordering::Relaxed);
            })
        }
    });
    assert_eq!(breach::<Sulks>().law, Law::RefusalChangesNothing);
}

#[test]
fn a_timeout_action_for_the_wrong_seat_is_caught() {
    fault!(Hasty {
        fn timeout_action(toy: &Toy, _: Seat) -> Option<Action> {
            toy.turn().seat().map(|_| Action::Leave)
        }
    });
    let breach = breach::<Hasty>();
    assert_eq!((breach.law, breach.seat), (Law::TimeoutIsListed, Some(SECOND)));
}

#[test]
fn a_missing_timeout_action_is_caught() {
    fault!(Patient {
        fn timeout_action(_: &Toy, _: Seat) -> Option<Action> {
            None
        }
    });
    let breach = breach::<Patient>();
    assert_eq!((breach.law, breach.seat), (Law::TimeoutIsListed, Some(FIRST)));
}

#[test]
fn a_timeout_action_that_is_not_listed_is_caught() {
    fault!(Tied {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).into_iter().filter(|action| *action != Action::Pass).collect()
        }
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match event {
                Event::Acted { action: Action::Pass, .. } => Err(Refusal::NotYourTurn),
                _ => toy.check(event),
            }
        }
    });
    assert_eq!(breach::<Tied>().law, Law::TimeoutIsListed);
}

#[test]
fn an_endless_game_is_caught() {
    fault!(Endless {
        fn apply(toy: &mut Toy, event: &Event<Toy>, _: &Scratch) {
            if matches!(event, Event::Chanced(_)) {
                toy.apply(event);
            }
        }
    });
    let breach = breach::<Endless>();
    assert_eq!(breach.law, Law::MatchesEnd);
    assert!(breach.what.contains("after 40 events"), "{breach}");
}

// Chance.

#[test]
fn a_sample_that_is_not_listed_is_caught() {
    fault!(Loaded {
        fn chances(toy: &Toy) -> Option<Vec<(Deal, u32)>> {
            toy.chances().map(|chances| chances.into_iter().skip(1).collect())
        }
    });
    assert_eq!(breach::<Loaded>().law, Law::SampleIsListed);
}

#[test]
fn a_sample_of_weight_zero_is_caught() {
    fault!(Weightless {
        fn chances(toy: &Toy) -> Option<Vec<(Deal, u32)>> {
            toy.chances().map(|chances| chances.into_iter().map(|(deal, _)| (deal, 0)).collect())
        }
    });
    assert_eq!(breach::<Weightless>().law, Law::SampleIsListed);
}

#[test]
fn a_sample_that_is_refused_is_caught() {
    fault!(FifthAce {
        fn sample(_: &Toy, _: &mut ChanceRng) -> Deal {
            Deal([9, 9])
        }
    });
    assert_eq!(breach::<FifthAce>().law, Law::SampleIsListed);
}

#[test]
fn a_chance_listed_but_refused_is_caught() {
    fault!(Phantom {
        fn chances(toy: &Toy) -> Option<Vec<(Deal, u32)>> {
            toy.chances().map(|chances| chances.into_iter().chain([(Deal([8, 8]), 1)]).collect())
        }
    });
    assert_eq!(breach::<Phantom>().law, Law::ListedIsAccepted);
}

#[test]
fn a_chance_listed_twice_is_caught() {
    fault!(Double {
        fn chances(toy: &Toy) -> Option<Vec<(Deal, u32)>> {
            toy.chances().map(|chances| chances.repeat(2))
        }
    });
    let breach = breach::<Double>();
    assert_eq!((breach.law, breach.seat), (Law::ListedOnce, None));
}

#[test]
fn a_deal_accepted_when_nobody_asked_is_caught() {
    fault!(DealsAgain {
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match (toy.turn(), event) {
                (Turn::Seat(_), Event::Chanced(_)) => Ok(()),
                _ => toy.check(event),
            }
        }
    });
    let breach = breach::<DealsAgain>();
    assert_eq!((breach.law, breach.seat), (Law::UnlistedIsRefused, None));
}

// The log.

#[test]
fn a_replay_that_differs_is_caught() {
    static HIDDEN: AtomicU32 = AtomicU32::new(0);
    fault!(Moody {
        fn apply(toy: &mut Toy, event: &Event<Toy>, scratch: &Scratch) {
            toy.apply(event);
            scratch.0.store(HIDDEN.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        }
    });
    assert_eq!(breach::<Moody>().law, Law::ReplayIsLive);
}

#[test]
fn a_list_in_unstable_order_is_caught() {
    static HIDDEN: AtomicU32 = AtomicU32::new(0);
    fault!(Shuffles {
        // What is offered would show the fault, too, as another law's breach.
        fn offers(_: &Toy, _: Seat) -> Vec<Action> {
            Vec::new()
        }
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            let mut actions = toy.actions(seat);
            if HIDDEN.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
                actions.reverse();
            }
            actions
        }
    });
    assert_eq!(breach::<Shuffles>().law, Law::ReplayIsLive);
}

#[test]
fn a_sight_that_differs_when_recomputed_is_caught() {
    static HIDDEN: AtomicU32 = AtomicU32::new(0);
    fault!(Dreams {
        fn sight(toy: &Toy, event: &Event<Toy>, viewer: Viewer) -> (Sight, u32) {
            match toy.sight(event, viewer) {
                // Within what JSON keeps, so that no other law is in the way.
                Sight::Dealt { card: Some(_) } => {
                    let card = HIDDEN.fetch_add(1, Ordering::Relaxed) % 200;
                    (Sight::Dealt { card: Some(card as u8) }, 0)
                }
                sight => (sight, 0),
            }
        }
    });
    assert_eq!(breach::<Dreams>().law, Law::SightsByReplay);
}

// Texts.

#[test]
fn a_field_lost_on_the_wire_is_caught() {
    fault!(Forgets {
        fn sight(toy: &Toy, event: &Event<Toy>, viewer: Viewer) -> (Sight, u32) {
            (toy.sight(event, viewer), 1)
        }
    });
    assert_eq!(breach::<Forgets>().law, Law::WireRoundTrip);
}

#[test]
fn notation_that_collides_is_caught() {
    fault!(Mumbles {
        fn write_action(toy: &Toy, seat: Seat, action: Action) -> String {
            toy.write_action(seat, if action == Action::Bet { &Action::Pass } else { &action })
        }
    });
    assert_eq!(breach::<Mumbles>().law, Law::NotationIsDistinct);
}

#[test]
fn notation_that_cannot_be_read_is_caught() {
    fault!(Shouts {
        fn write_action(toy: &Toy, seat: Seat, action: Action) -> String {
            toy.write_action(seat, &action).to_uppercase()
        }
    });
    assert_eq!(breach::<Shouts>().law, Law::NotationRoundTrip);
}

#[test]
fn notation_that_is_no_line_is_caught() {
    fault!(Breaks {
        fn write_action(toy: &Toy, seat: Seat, action: Action) -> String {
            toy.write_action(seat, &action) + "\n"
        }
    });
    let breach = breach::<Breaks>();
    assert_eq!(breach.law, Law::NotationRoundTrip);
    assert!(breach.what.contains("not a line"), "{breach}");
}

#[test]
fn a_setup_that_notation_cuts_is_caught() {
    fault!(Cuts {
        fn write_setup(setup: &Setup) -> String {
            Toy::write_setup(setup).replace("cards=4,", "")
        }
    });
    assert_eq!(breach::<Cuts>().law, Law::NotationRoundTrip);
}

// Secrets.

/// The card of the seat that is not `seat`.
fn hidden_from(toy: &Toy, seat: Seat) -> Option<u8> {
    toy.cards().map(|cards| cards[1 - seat.index()])
}

#[test]
fn a_leak_in_the_view_is_caught() {
    fault!(Window {
        fn view(toy: &Toy, viewer: Viewer) -> View {
            let mut view = toy.view(viewer);
            if viewer == Viewer::Spectator {
                view.card = toy.cards().map(|cards| cards[0]);
            }
            view
        }
    });
    let breach = leak::<Window>();
    assert_eq!((breach.law, breach.seat), (Law::Blindfold, None));
    assert!(breach.what.starts_with("the view"), "{breach}");
    assert!(breach.place.contains("Spectator") && breach.place.contains("Deal("), "{breach}");
}

#[test]
fn a_leak_in_the_list_of_actions_is_caught() {
    fn may(toy: &Toy, seat: Seat, action: Action) -> bool {
        !(action == Action::Bet && hidden_from(toy, seat) == Some(2))
    }
    fault!(Warns {
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            toy.actions(seat).into_iter().filter(|action| may(toy, seat, *action)).collect()
        }
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match event {
                Event::Acted { seat, action } if !may(toy, *seat, *action) => Err(Refusal::NotYourTurn),
                _ => toy.check(event),
            }
        }
    });
    let breach = leak::<Warns>();
    assert_eq!((breach.law, breach.seat), (Law::Blindfold, Some(FIRST)));
    assert!(breach.what.starts_with("the list of actions"), "{breach}");
}

#[test]
fn a_leak_in_the_list_of_offers_is_caught() {
    fault!(Nudges {
        fn offers(toy: &Toy, seat: Seat) -> Vec<Action> {
            let fears = hidden_from(toy, seat) == Some(2);
            toy.actions(seat).into_iter().filter(|action| !(fears && *action == Action::Bet)).collect()
        }
    });
    let breach = leak::<Nudges>();
    assert_eq!((breach.law, breach.seat), (Law::Blindfold, Some(FIRST)));
    assert!(breach.what.contains("the list of offers"), "{breach}");
}

#[test]
fn a_leak_through_the_turn_is_caught() {
    // Seat 0 may not open with the lowest card: the match counts as drawn, and everybody sees that.
    fault!(Tells {
        fn turn(toy: &Toy) -> Turn {
            match toy.turn() {
                Turn::Seat(_) if toy.cards().is_some_and(|cards| cards[0] == 0) => {
                    Turn::Over(Outcome::Drawn)
                }
                turn => turn,
            }
        }
        fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
            if Self::turn(toy).outcome().is_some() { vec![] } else { toy.actions(seat) }
        }
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            if Self::turn(toy).outcome().is_some() { Err(Refusal::Over) } else { toy.check(event) }
        }
        fn timeout_action(toy: &Toy, seat: Seat) -> Option<Action> {
            toy.timeout_action(seat).filter(|_| Self::turn(toy).outcome().is_none())
        }
    });
    let breach = leak::<Tells>();
    assert_eq!((breach.law, breach.seat), (Law::Blindfold, Some(SECOND)));
    assert!(breach.what.starts_with("the turn"), "{breach}");
}

#[test]
fn a_leak_in_a_refusal_is_caught() {
    fault!(Talks {
        fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
            match (toy.check(event), event) {
                (Err(Refusal::NotYourTurn), Event::Acted { seat, .. })
                    if hidden_from(toy, *seat) == Some(2) =>
                {
                    Err(Refusal::NoSuchDeal)
                }
                (answer, _) => answer,
            }
        }
    });
    let breach = leak::<Talks>();
    assert!(breach.what.starts_with("a refusal"), "{breach}");
}

#[test]
fn a_leak_in_the_timeout_action_is_caught() {
    fault!(Nods {
        fn timeout_action(toy: &Toy, seat: Seat) -> Option<Action> {
            let action = if hidden_from(toy, seat) == Some(0) { Action::Bet } else { Action::Pass };
            toy.timeout_action(seat).map(|_| action)
        }
    });
    let breach = leak::<Nods>();
    assert!(breach.what.starts_with("the time-out action"), "{breach}");
}

// Declared secrets.

#[test]
fn a_game_that_denies_its_secrets_is_found() {
    fault!(Denies {
        const HAS_SECRETS: bool = false;
    });
    let breach = breach::<Denies>();
    assert_eq!(breach.law, Law::SecretsAreDeclared);
    assert!(breach.what.contains("saw"), "{breach}");
}

#[test]
fn a_game_that_hides_something_in_its_views_alone_is_found() {
    fault!(Conceals {
        const HAS_SECRETS: bool = false;
        fn sight(toy: &Toy, event: &Event<Toy>, _: Viewer) -> (Sight, u32) {
            (toy.sight(event, Viewer::Spectator), 0)
        }
    });
    let breach = breach::<Conceals>();
    assert_eq!(breach.law, Law::SecretsAreDeclared);
    assert!(breach.what.starts_with("a spectator knows"), "{breach}");
}

#[test]
fn a_game_that_claims_secrets_it_does_not_have_is_found() {
    fault!(Boasts {
        fn sight(toy: &Toy, event: &Event<Toy>, _: Viewer) -> (Sight, u32) {
            (toy.sight(event, Viewer::Spectator), 0)
        }
    });
    assert_eq!(breach::<Boasts>().law, Law::SecretsAreDeclared);
}

#[test]
fn seats_that_do_not_agree_who_plans_with_them_are_found() {
    fault!(Eavesdrops {
        fn confidants(seat: Seat) -> SeatSet {
            if seat == FIRST { [FIRST, SECOND].into_iter().collect() } else { SeatSet::EMPTY }
        }
    });
    let breach = breach::<Eavesdrops>();
    assert_eq!((breach.law, breach.seat), (Law::ConfidantsAgree, Some(FIRST)));
    fault!(ForgetsItself { fn confidants(seat: Seat) -> SeatSet { SeatSet::from(if seat == FIRST { SECOND } else { FIRST }) } });
    assert_eq!(self::breach::<ForgetsItself>().law, Law::ConfidantsAgree);
    fault!(Invites {
        fn confidants(_: Seat) -> SeatSet {
            [FIRST, SECOND, Seat::new(2)].into_iter().collect()
        }
    });
    assert_eq!(self::breach::<Invites>().law, Law::ConfidantsAgree);
}
