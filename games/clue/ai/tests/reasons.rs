//! What a brain says of its choice is so: compared with what its seat knew, and with what it did.

use crate::table::{NODES, brain};
use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_deduction::assistant::Witness;
use clue_deduction::{Posterior, Weighting};
use clue_rules::{Action, Clue, ClueLess, Place, Sight, View};
use parlour_game::{Brain, Budget, Game, Known, Match, Notation, Seed, Turn, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;

/// Plays matches, and holds every reason against the choice it belongs to. Returns the reasons that came.
fn reasons<G>(setup: &str, brains: &[Brain<G>], names: &[&str], seeds: u64) -> BTreeSet<String>
where
    G: Notation<Action = Action, Sight = Sight, View = View>,
{
    let mut codes = BTreeSet::new();
    for seed in 0..seeds {
        let mut match_ = Match::<G>::new(G::read_setup(setup).expect("a set-up"), Seed::from_number(seed));
        while let Turn::Seat(seat) = match_.turn() {
            let brain = brain(brains, names[seat.index() % names.len()]);
            let known = match_.known(Viewer::Seat(seat));
            let dice = Seed::from_number(seed).rng_at(match_.seq());
            let (action, thought) = (brain.choose)(&known, dice, Budget::nodes(NODES));
            let why = serde_json::to_value(thought.quoted().expect("a reason")).expect("plain data");
            assert!(is_so(&known, action, &why), "{}, seed {seed}, {action:?}: {why}", brain.name);
            codes.insert(why["code"].as_str().expect("a code").to_owned());
            match_.act(seat, action).expect("a brain chooses a legal action");
        }
    }
    codes
}

fn ids(cards: &Value) -> Vec<&str> {
    cards.as_array().expect("a list").iter().map(|card| card["code"].as_str().expect("an id")).collect()
}

/// The cards that an action names.
fn named(action: Action) -> Vec<&'static str> {
    match action {
        Action::Suggest { suspect, weapon } => vec![suspect.id(), weapon.id()],
        Action::Accuse { suspect, weapon, room } => vec![suspect.id(), weapon.id(), room.id()],
        Action::Show { card } => vec![card.id()],
        _ => Vec::new(),
    }
}

fn is_so<G: Game<Action = Action, Sight = Sight, View = View>>(
    known: &Known<G>,
    action: Action,
    why: &Value,
) -> bool {
    let (view, seat) = (&known.view, known.seat());
    let here = view.piece(seat).room();
    let room = |why: &Value| why["room"]["code"].as_str().map(str::to_owned);
    let hand: Vec<&str> = view.hand.iter().map(|card| card.id()).collect();
    let shows = known.actions.iter().filter(|action| matches!(action, Action::Show { .. })).count();
    let goes_to =
        |place: &str| matches!(action, Action::Move { to: Place::Room(room) } if room.id() == place);
    let way_out = |action: &&Action| matches!(action, Action::Roll | Action::Passage | Action::Move { .. });
    match why["code"].as_str().expect("a code") {
        "thinks-only-action" => known.actions.len() == 1,
        "thinks-any-action" => why["actions"] == known.actions.len(),
        "thinks-proved" => {
            named(action)
                == ["suspect", "weapon", "room"].map(|kind| why[kind]["code"].as_str().expect("an id"))
                && is_proved(known)
        }
        "thinks-likely" => {
            named(action)
                == ["suspect", "weapon", "room"].map(|kind| why[kind]["code"].as_str().expect("an id"))
                && why["percent"].as_u64() >= why["needs"].as_u64()
                && !is_proved(known)
        }
        "thinks-unsure" => {
            let percent = why["percent"].as_u64().expect("a number");
            action == Action::EndTurn && percent < why["needs"].as_u64().unwrap_or(100)
        }
        "thinks-only-card" => shows == 1,
        "thinks-out" => view.out.contains(&seat) && shows > 1,
        "thinks-seen" => {
            let asker = view.suggestion.as_ref().expect("somebody asks").by;
            let Action::Show { card } = action else { return false };
            why["asker"]["code"] == view.suspects[asker.index()].id()
                && known.sights.contains(&Sight::Showed { seat, to: asker, card: Some(card) })
        }
        "thinks-seen-by-most" | "thinks-drawn-card" => shows > 1,
        "thinks-least-telling" => why["cards"] == shows && shows > 1,
        "thinks-telling" => {
            named(action).iter().all(|card| !hand.contains(card)) && why["percent"].as_u64() > Some(0)
        }
        "thinks-narrow" => {
            let (mine, open) = (ids(&why["mine"]), ids(&why["open"]));
            let named: BTreeSet<&str> = named(action).into_iter().chain(here.map(|room| room.id())).collect();
            mine.iter().all(|card| hand.contains(card))
                && !open.is_empty()
                && open.iter().all(|card| !hand.contains(card))
                && mine.into_iter().chain(open).collect::<BTreeSet<&str>>() == named
                && (1..=100).contains(&why["percent"].as_u64().expect("a number"))
        }
        "thinks-idle-question" => matches!(action, Action::Suggest { .. }),
        "thinks-room-alone" => room(why).as_deref() == here.map(|room| room.id()),
        "thinks-before-owner" => {
            room(why).as_deref() == here.map(|room| room.id())
                && why["owner"]["code"] != view.suspects[seat.index()].id()
        }
        "thinks-unknown" => {
            let cards = ids(&why["cards"]);
            !cards.is_empty() && cards.iter().all(|card| named(action).contains(card) && !hand.contains(card))
        }
        "thinks-passage" | "thinks-only-passage" => {
            let far = here.and_then(clue_rules::board::passage);
            action == Action::Passage && room(why).as_deref() == far.map(|room| room.id())
        }
        "thinks-dice-alone" => action == Action::Roll && here.is_none(),
        "thinks-elsewhere" => {
            action == Action::Roll
                && room(why).as_deref() == here.map(|room| room.id())
                && why["can_suggest"] == view.may_suggest
        }
        "thinks-walk" => action == Action::Roll && here.is_some(),
        "thinks-best-room" | "thinks-wanted" => goes_to(&room(why).expect("a room")),
        "thinks-on-the-way" | "thinks-way-by" | "thinks-shortest" => matches!(action, Action::Move { .. }),
        "thinks-return" => room(why).as_deref() == here.map(|room| room.id()),
        "thinks-stuck" => action == Action::EndTurn && !known.actions.iter().any(|action| way_out(&action)),
        "thinks-nothing-better" | "thinks-done" => action == Action::EndTurn,
        unknown => panic!("nothing is known of {unknown}"),
    }
}

/// Whether one solution alone agrees with what the seat saw, by the assistant's own notes.
fn is_proved<G: Game<Action = Action, Sight = Sight, View = View>>(known: &Known<G>) -> bool {
    let Some((Sight::Dealt { hand, sizes, open }, later)) = known.sights.split_first() else {
        panic!("the deal comes first")
    };
    let mut witness = Witness::new(known.viewer.seat(), hand, sizes, open);
    later.iter().for_each(|sight| drop(witness.see(sight)));
    let posterior = Posterior::of(witness.holders(), &witness.facts(), Weighting::Shown);
    posterior.expect("what was seen is true").cases().len() == 1
}

#[test]
fn every_reason_is_so_in_clue() {
    let all = |names, setup| reasons::<Clue>(setup, CLUE_BRAINS, names, 6);
    let codes = all(&["master", "classic", "master-sure", "forgetful"], "scarlet,mustard,green,plum");
    let random = all(&["random", "careful"], "scarlet,plum dice=2");
    for code in [
        "proved",
        "narrow",
        "unsure",
        "only-card",
        "seen",
        "dice-alone",
        "best-room",
        "unknown",
        "wanted",
        "drawn-card",
    ] {
        assert!(codes.contains(&format!("thinks-{code}")), "{code} is tried: {codes:?}");
    }
    assert!(random.contains("thinks-any-action"));
}

#[test]
fn every_reason_is_so_in_clue_less() {
    let names = ["master", "classic", "random"];
    let codes = reasons::<ClueLess>("scarlet,mustard,green", CLUE_LESS_BRAINS, &names, 6);
    assert!(codes.contains("thinks-shortest") && codes.contains("thinks-best-room"), "{codes:?}");
}
