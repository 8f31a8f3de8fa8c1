//! Scotland Yard: Mister X moves at the same instant, however many ways he has; detectives as soon as they know.

use super::stage::{BEATS, Scene, Stage, ann, computer, person, waits};
use parlour_game::{Seat, Seed};
use parlour_server::wire::{Options, Pace};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const MISTER_X: Seat = Seat::new(0);
const SECOND_DETECTIVE: Seat = Seat::new(2);

/// A position in which nobody but Mister X knows where he is.
fn scene(position: &str, number: u64) -> Scene {
    let game = parlour_catalog::game("scotland-yard").unwrap();
    let (setup, _) = game.check_setup(&json!({ "position": position })).unwrap();
    let seed = Seed::from_number(number);
    let play = game.open(&setup, seed.clone()).unwrap();
    Scene { game, setup, seed, play }
}

/// A detective's move that leaves Mister X a single ticket, with one way to go and with several.
fn before_his_move() -> [(Scene, Value); 2] {
    let position = "turn=2 count=2 detectives=34:10/8/4*;67:9/8/4 x=?:0/0/0/0/0 shown=- log=t";
    [false, true].map(|has_choice| {
        (0..)
            .find_map(|number| {
                let scene = scene(position, number);
                let by_bus =
                    scene.actions(SECOND_DETECTIVE).into_iter().find(|action| action["by"] == "bus")?;
                let choices = scene.choices_after(SECOND_DETECTIVE, &by_bus, MISTER_X)?;
                ((choices > 1) == has_choice).then_some((scene, by_bus))
            })
            .expect("chance puts him there")
    })
}

/// The middle of a double move, with one way to go on and with several.
fn in_a_double_move() -> [Scene; 2] {
    let position = "turn=0 count=2 detectives=34:10/8/4;67:9/8/4 x=?:0/2/0/0/1 shown=- log=t";
    [false, true].map(|has_choice| {
        (0..)
            .find_map(|number| {
                let mut scene = scene(position, number);
                let first = scene.actions(MISTER_X).into_iter().find(|action| {
                    let choices = scene.choices_after(MISTER_X, action, MISTER_X);
                    action["double"] == true && choices.is_some_and(|choices| (choices > 1) == has_choice)
                })?;
                let step = scene.play.propose(MISTER_X, &first).unwrap();
                scene.play.commit(step);
                Some(scene)
            })
            .expect("chance puts him there")
    })
}

/// Brains, paces, when a brain can begin to think, and when its choice should be played.
fn cases() -> impl Iterator<Item = (String, Pace, [u64; 2], u64)> {
    let brains = parlour_catalog::game("scotland-yard").unwrap().info().brains;
    brains.into_iter().flat_map(|brain| {
        BEATS.into_iter().flat_map(move |(pace, beat)| {
            waits(beat).map(|(waits, played)| (brain.name.clone(), pace, waits, played))
        })
    })
}

#[tokio::test(start_paused = true)]
async fn mister_x_takes_the_only_way_at_the_same_instant_as_one_of_several() {
    let scenes = before_his_move();
    for (brain, pace, waits, played) in cases() {
        for ((scene, by_bus), busy) in scenes.iter().zip(waits) {
            let chair = |seat| if seat == MISTER_X { computer(&brain) } else { person(ann()) };
            let stage = Stage::set(scene, chair, Options { pace, ..Options::default() }).await;
            stage.enter().await;
            stage.want(scene.request(SECOND_DETECTIVE, by_bus)).await;
            let time = stage.time_until("moved", MISTER_X, busy).await;
            assert_eq!(time, played, "{brain}, {pace:?}, {busy}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn and_so_he_does_in_the_second_half_of_a_double_move() {
    let scenes = in_a_double_move();
    for (brain, pace, waits, played) in cases() {
        for (scene, busy) in scenes.iter().zip(waits) {
            let chair = |seat| if seat == MISTER_X { computer(&brain) } else { person(ann()) };
            let stage = Stage::set(scene, chair, Options { pace, ..Options::default() }).await;
            stage.enter().await;
            let time = stage.time_until("moved", MISTER_X, busy).await;
            assert_eq!(time, played, "{brain}, {pace:?}, {busy}");
        }
    }
}

/// What a spectator sees of his move: whether the ticket is black, and whether he goes on.
fn kind(sight: &Value) -> (bool, bool) {
    (sight["by"] == "black", sight["double"] == true)
}

#[tokio::test(start_paused = true)]
async fn whatever_he_pays_with_and_however_often_he_moves_he_keeps_the_beat() {
    let position = "turn=2 count=2 detectives=34:10/8/4*;67:9/8/4 x=?:4/3/3/5/2 shown=- log=t";
    let (pace, beat) = BEATS[1];
    let [(on_time, played), (late, played_late)] = waits(beat);
    let cases = [(on_time[0], played), (on_time[1], played), (late[0], played_late), (late[1], played_late)];
    let mut seen = BTreeSet::new();
    for (number, (busy, played)) in (0..48).zip(cases.into_iter().cycle()) {
        let scene = scene(position, number);
        let chair = |seat| if seat == MISTER_X { computer("random") } else { person(ann()) };
        let stage = Stage::set(&scene, chair, Options { pace, ..Options::default() }).await;
        stage.enter().await;
        stage.want(scene.request(SECOND_DETECTIVE, &scene.actions(SECOND_DETECTIVE)[0])).await;
        let (time, first) = stage.next_sight("moved", MISTER_X, busy).await;
        assert_eq!(time, played, "{number}: {first}");
        seen.insert(("first", kind(&first)));
        if first["double"] == true {
            let (time, second) = stage.next_sight("moved", MISTER_X, 0).await;
            assert_eq!(time, beat, "{number}: {first}, {second}");
            seen.insert(("second", kind(&second)));
        }
    }
    let all: Vec<_> = seen.iter().collect();
    assert_eq!(seen.len(), 6, "single or double, black or not, and both second halves: {all:?}");
}

#[tokio::test(start_paused = true)]
async fn a_detective_moves_as_soon_as_the_pace_allows() {
    let scene = scene("turn=2 count=2 detectives=34:10/8/4*;67:9/8/4 x=?:4/3/3/2/2 shown=- log=t", 0);
    for (pace, played) in [(Pace::Instant, 150), (Pace::Fast, 1_000)] {
        let chair = |seat| if seat == MISTER_X { person(ann()) } else { computer("random") };
        let stage = Stage::set(&scene, chair, Options { pace, ..Options::default() }).await;
        stage.enter().await;
        assert_eq!(stage.time_until("moved", SECOND_DETECTIVE, 150).await, played, "{pace:?}");
    }
}
