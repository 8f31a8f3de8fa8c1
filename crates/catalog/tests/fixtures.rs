//! Real frames for the page's own tests: a seeded match between computers, seen through every pair of eyes. Written
//! into each game's web folder and committed: `cargo xtask codegen` (UPDATE=1) rewrites them, otherwise a stale file fails.

use crate::committed;
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Budget, Seed, Viewer};
use serde_json::{Value, json};

/// After so many events a picture is taken, and at the end.
const MOMENTS: [usize; 4] = [0, 1, 10, 30];

#[test]
fn every_game_has_fresh_frames() {
    for game in parlour_catalog::games() {
        committed::hold(
            &committed::folder(game.id()).join("fixtures/match.json"),
            &committed::lines(&frames_of(game)),
        );
    }
}

fn frames_of(game: &dyn AnyGame) -> Vec<Value> {
    let setup = game.info().setup;
    let (_, seats) = game.check_setup(&setup).expect("the usual set-up is fine");
    let mut play = game.open(&setup, Seed::from_number(7)).expect("the usual set-up is fine");
    let mut frames = Vec::new();
    loop {
        let is_over = play.turn().outcome().is_some();
        if is_over || MOMENTS.contains(&play.seq()) {
            frames.extend(Viewer::all(seats).map(|viewer| frame(&*play, viewer)));
        }
        let Some(seat) = play.turn().seat() else { return frames };
        let brain = &game.info().default_brain;
        let thinking = play.think(seat, brain).expect("a seat that must act can");
        let chosen = thinking(Budget::nodes(1));
        let step = play.propose(seat, &chosen.action).expect("a brain chooses what the rules allow");
        play.commit(step);
    }
}

fn frame(play: &dyn AnyMatch, viewer: Viewer) -> Value {
    json!({
        "seat": viewer.seat(),
        "seq": play.seq(),
        "since": 0,
        "sights": play.sights(viewer, 0),
        "view": play.view(viewer),
        "actions": play.actions(viewer),
        "turn": play.turn(),
        "deadline": null,
    })
}
