//! Matches in the middle: actions that are asked for, as JSON and as text, questions, and logs that come out of a store.

use super::{damages, often};
use parlour_catalog::{AnyMatch, Entry, Visitor, games, visit};
use parlour_game::laws::{Damage, spoilt, spoilt_text};
use parlour_game::{Event, Game, Match, Notation, Seat, Seed, Turn, Viewer};
use proptest::prelude::*;
use serde_json::Value;

/// A match of the usual set-up after some offered actions; which, is for `dice` to say.
fn after(game: &str, dice: &[u8]) -> Box<dyn AnyMatch> {
    let game = parlour_catalog::game(game).unwrap();
    let mut play = game.open(&game.info().setup, Seed::new([dice.len() as u8; 32])).unwrap();
    for die in dice {
        let Turn::Seat(seat) = play.turn() else { break };
        let offered: Vec<Value> = serde_json::from_str(play.actions(Viewer::Seat(seat)).get()).unwrap();
        // What a view offers as a family is not listed; what is played for the tardy is always possible.
        let Some(action) = (match offered.len() {
            0 => play.timeout_action(seat),
            count => Some(offered[usize::from(*die) % count].clone()),
        }) else {
            break;
        };
        let step = play.propose(seat, &action).unwrap_or_else(|denied| panic!("{action}: {denied:?}"));
        play.commit(step);
    }
    play
}

/// Asks for it at every seat; what is accepted happens.
fn try_action(play: &mut Box<dyn AnyMatch>, action: &Value) {
    for seat in Seat::first(6) {
        if let Ok(step) = play.propose(seat, action) {
            play.commit(step);
        }
    }
}

/// Reads and writes actions of a game in its own notation, in a position in play.
struct Spoken<'a> {
    dice: &'a [u8],
    damages: &'a [Damage],
    text: &'a str,
}

impl Visitor for Spoken<'_> {
    type Output = ();

    fn visit<G: Game + Notation>(self, _: &'static Entry<G>) {
        let mut play = Match::<G>::new(G::Setup::default(), Seed::new([1; 32]));
        for die in self.dice {
            let Turn::Seat(seat) = play.state().turn() else { return };
            let actions = play.state().actions(seat);
            let action = actions[usize::from(*die) % actions.len()].clone();
            let state = play.state();
            let near = spoilt_text(&state.write_action(seat, &action), self.damages);
            for text in [near.as_str(), self.text] {
                let Ok(read) = state.read_action(seat, text) else { continue };
                if state.check(&Event::Acted { seat, action: read.clone() }).is_ok() {
                    let written = state.write_action(seat, &read);
                    assert_eq!(state.read_action(seat, &written).as_ref(), Ok(&read), "{text}, {written}");
                }
            }
            let step = play.propose(seat, action).unwrap_or_else(|_| panic!("a listed action is accepted"));
            play.commit(step);
        }
    }
}

fn dice() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..12)
}

fn game() -> impl Strategy<Value = &'static str> {
    prop::sample::select(games().map(|game| game.id()).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(often(100))]

    #[test]
    fn a_damaged_action_is_done_or_refused(game in game(), dice in dice(), nth in any::<u16>(), damages in damages()) {
        let mut play = after(game, &dice);
        let offered: Vec<Value> = match play.turn() {
            Turn::Seat(seat) => serde_json::from_str(play.actions(Viewer::Seat(seat)).get()).unwrap(),
            _ => Vec::new(),
        };
        // The last event is as good as an action: some of its fields are the same.
        let sample = match offered.len() {
            0 => play.log().pop().unwrap_or_default(),
            count => offered[usize::from(nth) % count].to_string(),
        };
        if let Ok(action) = serde_json::from_slice(&spoilt(sample, &damages)) {
            try_action(&mut play, &action);
        }
        try_action(&mut play, &Value::String(String::from_utf8_lossy(&spoilt("", &damages)).into_owned()));
    }

    #[test]
    fn a_damaged_move_in_words_is_read_or_refused(game in game(), dice in dice(), text in "\\PC{0,40}", damages in damages()) {
        visit(game, Spoken { dice: &dice, damages: &damages, text: &text }).unwrap();
    }

    #[test]
    fn a_damaged_log_is_replayed_or_refused(game in game(), dice in dice(), nth in any::<u16>(), damages in damages()) {
        let mut log = after(game, &dice).log();
        if !log.is_empty() {
            let nth = usize::from(nth) % log.len();
            log[nth] = spoilt_text(&log[nth], &damages);
        }
        let game = parlour_catalog::game(game).unwrap();
        let setup = game.info().setup;
        if let Ok(play) = game.replay(&setup, Seed::new([dice.len() as u8; 32]), &log) {
            prop_assert_eq!(play.seq(), log.len());
        }
        log.reverse();
        let _ = game.replay(&setup, Seed::new([dice.len() as u8; 32]), &log);
    }
}
