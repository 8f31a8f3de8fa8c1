//! What the house itself promises: dice for ever, matches that change only by what was accepted, secrets that
//! open only at the end.

use parlour_game::laws::toy::{Action, Deal, Refusal, Setup, Sight, Toy};
use parlour_game::{
    Advisor, Broken, Budget, Cancel, Denied, Event, Game, Help, Impossible, Known, Match, Outcome, Reveal,
    Seat, SeatSet, Seed, Turn, Viewer,
};
use std::time::Duration;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn acted(seat: Seat, action: Action) -> Event<Toy> {
    Event::Acted { seat, action }
}

fn two_rounds() -> Match<Toy> {
    Match::new(Setup::new(3, 2).unwrap(), Seed::from_number(7))
}

// Dice. Matches already played were drawn by them: if one of these numbers changes, old matches no longer
// verify. They were computed a second time by a program that shares no code with ours.

#[test]
fn dice_never_change() {
    let mut dice = Seed::from_number(1).rng_at(0);
    assert_eq!([dice.bits(), dice.bits(), dice.bits()], [0x7c0a_d3c5, 0x9311_ece1, 0x484f_c878]);
    let mut bytes = [0; 32];
    for (nth, byte) in bytes.iter_mut().enumerate() {
        *byte = nth as u8;
    }
    let mut dice = Seed::new(bytes).rng_at(1_000_000);
    assert_eq!((0..8).map(|_| dice.below(6)).collect::<Vec<_>>(), [3, 3, 0, 5, 3, 4, 4, 4]);
}

#[test]
fn shuffles_never_change() {
    let mut cards: Vec<u8> = (0..10).collect();
    let mut dice = Seed::from_number(2).rng_at(3);
    dice.shuffle(&mut cards);
    assert_eq!(cards, [8, 1, 7, 2, 5, 4, 0, 6, 3, 9]);
    assert_eq!(*dice.pick(&cards), 4);
}

#[test]
fn chacha_of_the_zero_key_is_the_published_one() {
    // RFC 8439, appendix A.1, test vector 1: 76 b8 e0 ad a0 f1 3d 90.
    let mut dice = Seed::new([0; 32]).rng_at(0);
    assert_eq!([dice.bits(), dice.bits()], [0xade0_b876, 0x903d_f1a0]);
}

#[test]
fn each_event_has_its_own_dice_and_the_same_again() {
    let seed = Seed::from_number(5);
    let draw = |seq| seed.rng_at(seq).bits();
    assert_eq!(draw(4), draw(4));
    assert_ne!(draw(4), draw(5));
    assert_ne!(draw(4), Seed::from_number(6).rng_at(4).bits());
}

#[test]
fn below_stays_below_and_reaches_all() {
    let mut dice = Seed::from_number(3).rng_at(0);
    let mut seen = [0; 7];
    for _ in 0..700 {
        seen[dice.below(7) as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
    assert_eq!(dice.below(1), 0);
}

#[test]
#[should_panic(expected = "nothing to draw from")]
fn below_nothing_is_a_bug() {
    Seed::from_number(3).rng_at(0).below(0);
}

#[test]
fn a_seed_hides_itself() {
    assert_eq!(format!("{:?}", Seed::from_number(3)), "Seed(hidden)");
    assert_eq!(Seed::new(*Seed::from_number(3).bytes()), Seed::from_number(3));
}

// Seats.

#[test]
fn a_set_of_seats_is_a_list_in_order_on_the_wire() {
    let set: SeatSet = [Seat::new(31), FIRST, Seat::new(4)].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,4,31]");
    assert_eq!(serde_json::from_str::<SeatSet>("[31,4,0,4]").unwrap(), set);
    assert_eq!(set.len(), 3);
    assert!(set.has(Seat::new(4)) && !set.has(Seat::new(5)));
    assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 4, 31]);
    assert_eq!(serde_json::to_string(&SeatSet::EMPTY).unwrap(), "[]");
}

#[test]
fn turns_have_their_json() {
    for (turn, json) in [
        (Turn::Seat(SECOND), r#"{"seat":1}"#),
        (Turn::Chance, r#""chance""#),
        (Turn::Over(Outcome::Won(SeatSet::from(FIRST))), r#"{"over":{"won":[0]}}"#),
        (Turn::Over(Outcome::Drawn), r#"{"over":"drawn"}"#),
        (Turn::Over(Outcome::NobodyWon), r#"{"over":"nobody-won"}"#),
    ] {
        assert_eq!(serde_json::to_string(&turn).unwrap(), json);
        assert_eq!(serde_json::from_str::<Turn>(json).unwrap(), turn);
    }
}

// Matches.

#[test]
fn a_new_match_has_let_chance_answer() {
    let match_ = two_rounds();
    assert_eq!(match_.log(), [Event::Chanced(Deal([0, 2]))]);
    assert_eq!((match_.seq(), match_.seats(), match_.turn()), (1, 2, Turn::Seat(FIRST)));
}

#[test]
fn proposing_changes_nothing_and_committing_does() {
    let mut match_ = two_rounds();
    let before = match_.clone();
    let step = match_.propose(FIRST, Action::Pass).unwrap();
    assert_eq!(match_, before);
    assert_eq!(step.first(), 1);
    match_.commit(step);
    assert_eq!(match_.log()[1..], [acted(FIRST, Action::Pass)]);
    assert_eq!(match_.turn(), Turn::Seat(SECOND));
}

#[test]
fn a_step_holds_what_chance_answered_to_it() {
    let mut match_ = two_rounds();
    match_.act(FIRST, Action::Pass).unwrap();
    let step = match_.propose(SECOND, Action::Pass).unwrap();
    assert_eq!(step.events(), [acted(SECOND, Action::Pass), Event::Chanced(Deal([2, 0]))]);
    assert_eq!(
        step.sights(Viewer::Seat(FIRST)),
        [
            Sight::Acted { seat: SECOND, action: Action::Pass, shown: Some([0, 2]) },
            Sight::Dealt { card: Some(2) }
        ]
    );
    let told = step.sights(Viewer::Spectator);
    match_.commit(step);
    assert_eq!(match_.sights(Viewer::Spectator, 2), told);
}

#[test]
#[should_panic(expected = "a step belongs where it was proposed")]
fn a_step_from_elsewhere_is_a_bug() {
    let mut match_ = two_rounds();
    let step = match_.propose(FIRST, Action::Pass).unwrap();
    match_.act(FIRST, Action::Bet).unwrap();
    match_.commit(step);
}

#[test]
fn what_is_refused_is_told_why_and_leaves_no_trace() {
    let mut match_ = two_rounds();
    let before = match_.clone();
    let denied = match_.act(SECOND, Action::Bet).unwrap_err();
    assert_eq!(denied, Denied::Refused(Refusal::NotYourTurn));
    assert_eq!(denied.to_string(), "it is not your turn");
    let denied = match_.act(Seat::new(2), Action::Leave).unwrap_err();
    assert_eq!(denied, Denied::NoSuchSeat(Seat::new(2)));
    assert_eq!(match_, before);
}

fn replay(log: Vec<Event<Toy>>) -> Result<Match<Toy>, Broken<Refusal>> {
    let whole = two_rounds();
    Match::replay(*whole.setup(), whole.seed().clone(), log)
}

#[test]
fn a_log_is_the_match() {
    let mut live = two_rounds();
    live.act(FIRST, Action::Bet).unwrap();
    live.act(SECOND, Action::Pass).unwrap();
    assert_eq!(replay(live.log().to_vec()).unwrap(), live);
}

#[test]
fn a_log_cut_before_chance_answered_names_the_event() {
    let mut live = two_rounds();
    live.act(FIRST, Action::Bet).unwrap();
    live.act(SECOND, Action::Pass).unwrap();
    let cut = live.log()[..3].to_vec();
    assert_eq!(replay(cut).unwrap_err(), Broken { seq: 3, why: Impossible::Missing });
    assert_eq!(replay(vec![]).unwrap_err(), Broken { seq: 0, why: Impossible::Missing });
}

#[test]
fn a_wrong_log_names_the_event_and_the_rule() {
    let deal = Event::Chanced(Deal([0, 2]));
    assert_eq!(
        replay(vec![Event::Chanced(Deal([0, 3]))]).unwrap_err(),
        Broken { seq: 0, why: Impossible::Refused(Refusal::NoSuchDeal) }
    );
    assert_eq!(
        replay(vec![deal.clone(), acted(SECOND, Action::Pass)]).unwrap_err(),
        Broken { seq: 1, why: Impossible::Refused(Refusal::NotYourTurn) }
    );
    assert_eq!(
        replay(vec![deal, acted(SECOND, Action::Leave), acted(FIRST, Action::Pass)]).unwrap_err(),
        Broken { seq: 2, why: Impossible::Over }
    );
}

#[test]
fn everything_is_revealed_only_when_it_is_over() {
    let mut match_ = two_rounds();
    assert!(Reveal::of(&match_).is_none());
    match_.act(SECOND, Action::Leave).unwrap();
    let reveal = Reveal::of(&match_).unwrap();
    assert_eq!(reveal.outcome(), Outcome::Won(SeatSet::from(FIRST)));
    assert_eq!(reveal.seed(), &Seed::from_number(7));
    assert_eq!(reveal.log(), match_.log());
}

#[test]
fn what_has_happened_stays_as_it_was_while_the_match_goes_on() {
    let mut match_ = two_rounds();
    match_.act(FIRST, Action::Bet).unwrap();
    let past = match_.past();
    let seen = match_.sights(Viewer::Spectator, 0);
    match_.act(SECOND, Action::Pass).unwrap();
    assert!(match_.seq() > seen.len());
    assert_eq!(past.sights(Viewer::Spectator, 0..100), seen, "no more than had happened");
    assert_eq!(past.sights(Viewer::Spectator, 0..1), seen[..1]);
    assert_eq!(past.sights(Viewer::Spectator, 1..2), seen[1..2]);
    let known = match_.known(Viewer::Seat(FIRST));
    assert_eq!(match_.past().known(Viewer::Seat(FIRST), known.view.clone(), known.actions.clone()), known);
    assert!(
        past.sights(Viewer::Spectator, 2..2).is_empty() && past.sights(Viewer::Spectator, 9..12).is_empty()
    );
}

#[test]
fn a_finished_match_is_seen_again_as_it_was_at_every_moment() {
    let mut match_ = two_rounds();
    let mut seen = Vec::new();
    for (seat, action) in [(FIRST, Action::Bet), (SECOND, Action::Pass), (SECOND, Action::Leave)] {
        seen.push((match_.seq(), Viewer::all(2).map(|viewer| match_.view(viewer)).collect::<Vec<_>>()));
        match_.act(seat, action).unwrap();
    }
    seen.push((match_.seq(), Viewer::all(2).map(|viewer| match_.view(viewer)).collect()));
    let reveal = Reveal::of(&match_).unwrap();
    let again = |(seq, state): (usize, Toy)| (seq, Viewer::all(2).map(|viewer| state.view(viewer)).collect());
    assert_eq!(reveal.moments().map(again).collect::<Vec<_>>(), seen);
    for viewer in Viewer::all(2) {
        assert_eq!(reveal.sights(viewer), match_.sights(viewer, 0));
    }
    // Each as whoever did it saw it, and chance as spectators did.
    for (seq, sight) in reveal.sights_of_all().into_iter().enumerate() {
        let viewer = match_.log()[seq].seat().map_or(Viewer::Spectator, Viewer::Seat);
        assert_eq!(sight, match_.sights(viewer, seq)[0]);
    }
}

#[test]
fn what_was_not_drawn_from_the_seed_is_found_where_it_was_drawn() {
    let mut match_ = two_rounds();
    match_.act(FIRST, Action::Bet).unwrap();
    match_.act(SECOND, Action::Leave).unwrap();
    let verify = |log: &[Event<Toy>], since| {
        let (setup, seed) = (*match_.setup(), match_.seed().clone());
        Match::verify(setup, seed, log.to_vec(), since).map_err(|broken| (broken.seq, broken.why))
    };
    assert_eq!(verify(match_.log(), 0).as_ref(), Ok(&match_));
    let mut changed = match_.log().to_vec();
    let Event::Chanced(Deal([one, two])) = changed[0] else { panic!("the deal comes first") };
    changed[0] = Event::Chanced(Deal([two, one]));
    assert!(replay(changed.clone()).is_ok(), "by the rules it may be so");
    assert_eq!(verify(&changed, 0), Err((0, Impossible::NotDrawn)));
    assert!(verify(&changed, 1).is_ok(), "what was drawn before is not compared");
}

// Thinking.

#[test]
fn a_budget_of_nodes_is_spent_by_nodes_alone() {
    let budget = Budget::nodes(100);
    assert_eq!(budget.node_limit(), Some(100));
    assert!(!budget.is_spent(99));
    assert!(budget.is_spent(100));
}

#[test]
fn a_budget_of_time_is_spent_when_it_has_passed() {
    assert!(Budget::time(Duration::ZERO).is_spent(0));
    let ample = Budget::time(Duration::from_secs(3_600));
    assert!(!ample.is_spent(u64::MAX));
    assert_eq!(ample.node_limit(), None);
}

#[test]
fn a_raised_flag_spends_any_budget() {
    let cancel = Cancel::default();
    let budget = Budget::nodes(100).until(cancel.clone());
    assert!(!budget.is_spent(0));
    cancel.raise();
    assert!(budget.is_spent(0));
}

/// Says when to bet, from what was laid open before.
struct Bookkeeper;

#[derive(Clone, Debug, PartialEq, serde::Serialize, thiserror::Error)]
#[error("no card, no advice")]
struct NoCard;

impl Advisor<Toy> for Bookkeeper {
    type Question = u8;
    type Answer = String;
    type Refusal = NoCard;

    const HELPS: &'static [Help] = &[Help::Hint];

    fn help(_: &u8) -> Option<Help> {
        Some(Help::Hint)
    }

    fn answer(known: &Known<Toy>, highest: &u8, _: Budget) -> Result<String, NoCard> {
        let card = known.view.card.ok_or(NoCard)?;
        if card == *highest && known.actions.contains(&Action::Bet) {
            return Ok("bet".into());
        }
        let laid_open = |sight: &&Sight| matches!(sight, Sight::Acted { shown: Some(_), .. });
        Ok(format!("careful; cards were laid open {} times", known.sights.iter().filter(laid_open).count()))
    }
}

#[test]
fn an_advisor_answers_from_what_a_viewer_may_know() {
    let mut match_ = two_rounds();
    match_.act(FIRST, Action::Pass).unwrap();
    let ask = |match_: &Match<Toy>, viewer| Bookkeeper::answer(&match_.known(viewer), &2, Budget::nodes(1));
    assert_eq!(ask(&match_, Viewer::Seat(SECOND)).unwrap(), "bet");
    assert_eq!(ask(&match_, Viewer::Spectator).unwrap_err().to_string(), "no card, no advice");
    match_.act(SECOND, Action::Pass).unwrap();
    assert_eq!(ask(&match_, Viewer::Seat(SECOND)).unwrap(), "careful; cards were laid open 1 times");
    match_.act(FIRST, Action::Leave).unwrap();
    assert!(match_.known(Viewer::Seat(SECOND)).actions.is_empty());
}

#[test]
fn what_is_known_is_what_was_seen_and_is_shown() {
    let match_ = two_rounds();
    for viewer in Viewer::all(2) {
        let known = match_.known(viewer);
        assert_eq!(known.viewer, viewer);
        assert_eq!(&known.setup, match_.setup());
        assert_eq!(known.sights, match_.sights(viewer, 0));
        assert_eq!(known.view, match_.view(viewer));
        assert_eq!(known.actions, viewer.seat().map_or(Vec::new(), |seat| match_.actions(seat)));
    }
}

#[test]
fn the_toys_setup_refuses_what_cannot_be_played() {
    assert_eq!(serde_json::from_str::<Setup>("{}").unwrap(), Setup::default());
    for (json, why) in [
        (r#"{"cards":1}"#, "cards is 1, not 2 to 9"),
        (r#"{"rounds":10}"#, "rounds is 10, not 1 to 9"),
        (r#"{"decks":2}"#, "unknown field"),
    ] {
        let error = serde_json::from_str::<Setup>(json).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
