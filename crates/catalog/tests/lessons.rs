//! The first lesson of every game, played by the rules. A lesson's script (`web/src/games/<id>/lesson/script.json`)
//! says what happens; what the learner sees of it, and what the rules allow, is written beside it for the page
//! (`frames.json`) and committed: `cargo xtask codegen` (UPDATE=1) rewrites it, otherwise a stale file fails.
//!
//! A script is a list of scenes. Each has a set-up, the learner's seat, what happened before the lesson looks at it, and
//! its steps. What happens is written as `[seat, action]`, or, where chance answers, as what it answered: a lesson
//! needs its own dice. In a step that begins with an action of the learner's that action is the task; a step may
//! ask instead that the game's advisor is asked, or that something is noted on a panel. All else is to be read.

use crate::committed;
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Budget, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scene {
    #[serde(default)]
    setup: Value,
    seat: Seat,
    #[serde(default)]
    before: Vec<Happening>,
    steps: Vec<LessonStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonStep {
    /// The name of its texts.
    id: String,
    /// What happens when it is done.
    #[serde(default)]
    events: Vec<Happening>,
    /// What the advisor is to be asked.
    ask: Option<Value>,
    /// What is to be noted, and where.
    note: Option<Value>,
    /// The panel that is looked at.
    panel: Option<String>,
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum Happening {
    Acted(Seat, Value),
    Chanced(Value),
}

impl Happening {
    /// As a stored log has it.
    fn line(&self) -> String {
        match self {
            Self::Acted(seat, action) => json!({ "acted": { "seat": seat, "action": action } }).to_string(),
            Self::Chanced(chance) => json!({ "chanced": chance }).to_string(),
        }
    }
}

#[test]
fn every_game_has_a_lesson_by_its_rules() {
    for game in parlour_catalog::games() {
        let folder = committed::folder(game.id()).join("lesson");
        let script = std::fs::read_to_string(folder.join("script.json"))
            .unwrap_or_else(|error| panic!("{} has no lesson: {error}", game.id()));
        let scenes: Vec<Scene> = serde_json::from_str(&script)
            .unwrap_or_else(|error| panic!("the lesson of {} cannot be read: {error}", game.id()));
        let mut ids = BTreeSet::new();
        for step in scenes.iter().flat_map(|scene| &scene.steps) {
            assert!(ids.insert(&step.id), "two steps of {} are called {}", game.id(), step.id);
        }
        let frames: Vec<Value> = scenes.iter().map(|scene| played(game, scene)).collect();
        committed::hold(&folder.join("frames.json"), &committed::lines(&frames));
    }
}

/// A scene as the page needs it: a frame for each moment at which somebody could act, and which of them a step spans.
fn played(game: &dyn AnyGame, scene: &Scene) -> Value {
    let viewer = Viewer::Seat(scene.seat);
    let setup = if scene.setup.is_null() { game.info().setup } else { scene.setup.clone() };
    let (setup, _) = game.check_setup(&setup).unwrap_or_else(|bad| panic!("{}: {bad}", game.id()));
    let mut log: Vec<String> = scene.before.iter().map(Happening::line).collect();
    let mut play = replay(game, &setup, &log, "before");
    let mut frames = vec![frame(&*play, viewer, 0)];
    let mut steps = Vec::new();
    for step in &scene.steps {
        let from = frames.len() - 1;
        let answer = step.ask.as_ref().map(|question| answer(&*play, viewer, question));
        let mut rest = step.events.iter().peekable();
        while let Some(event) = rest.next() {
            log.push(event.line());
            // What chance answers belongs to the action that asked it.
            while let Some(chance) = rest.next_if(|next| matches!(next, Happening::Chanced(_))) {
                log.push(chance.line());
            }
            let seen = play.seq();
            play = replay(game, &setup, &log, &step.id);
            frames.push(frame(&*play, viewer, seen));
        }
        let action = match step.events.first() {
            Some(Happening::Acted(seat, action)) if *seat == scene.seat => Some(action),
            _ => None,
        };
        steps.push(json!({
            "id": step.id,
            "from": from,
            "to": frames.len() - 1,
            "action": action,
            "ask": step.ask,
            "help": step.ask.as_ref().and_then(|question| play.help(question)),
            "answer": answer,
            "note": step.note,
            "panel": step.panel,
        }));
    }
    json!({ "setup": setup, "seat": scene.seat, "frames": frames, "steps": steps })
}

fn replay(game: &dyn AnyGame, setup: &Value, log: &[String], step: &str) -> Box<dyn AnyMatch> {
    game.replay(setup, Seed::from_number(1), log).unwrap_or_else(|broken| {
        let before = log.len().saturating_sub(1);
        let last = log.last().map_or("nothing", String::as_str);
        panic!("the lesson of {} breaks at `{step}`, event {before} ({last}): {broken}", game.id())
    })
}

/// What the learner may know after the newest events, and may do. The page puts the sights together.
fn frame(play: &dyn AnyMatch, viewer: Viewer, since: usize) -> Value {
    json!({
        "seq": play.seq(),
        "sights": play.sights(viewer, since),
        "view": play.view(viewer),
        "actions": play.actions(viewer),
    })
}

fn answer(play: &dyn AnyMatch, viewer: Viewer, question: &Value) -> Value {
    let answering = play.ask(viewer, question.clone()).expect("a lesson asks only where there is an advisor");
    let answer = answering(Budget::nodes(1)).expect("a lesson asks what can be answered");
    serde_json::to_value(answer).expect("answers are plain data")
}
