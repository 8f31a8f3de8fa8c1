//! When a secret decision is played: on a beat, however much there was to choose from.

use super::moments::{self, Moment};
use super::stage::{PACES, Stage, ann, computer, person, wait, waits};
use parlour_game::Seat;
use parlour_server::table::Chair;
use parlour_server::wire::{FromClient, Guest, Options, Pace};

/// The usual pace, and its beat.
const BEAT: u64 = 2_000;

/// Both are on time, one sooner than the other.
const ON_TIME: [u64; 2] = waits(BEAT)[0].0;

/// From when on somebody who is away may be replaced.
const GRACE: u64 = 20_000;
/// An odd time, so that nothing falls on a beat of something else.
const A_WHILE: u64 = 1_234;

fn ben() -> Chair {
    person(Guest { id: "ben".into(), name: "Ben".into() })
}

/// Ann has sat among the others for a while, and acts.
async fn acted(moment: &Moment, others: &Chair, options: &Options) -> Stage {
    let scene = moment.scene();
    let chair = |seat| if seat == moment.by { person(ann()) } else { others.clone() };
    let stage = Stage::set(&scene, chair, options.clone()).await;
    stage.enter().await;
    wait(A_WHILE).await;
    stage.want(scene.request(moment.by, &moment.action)).await;
    stage
}

fn appoint(seat: Seat, brain: &str) -> FromClient {
    FromClient::Appoint { id: "appoints".into(), seat, brain: brain.into() }
}

#[tokio::test(start_paused = true)]
async fn a_secret_decision_is_played_at_the_same_instant_however_much_there_is_to_choose_from() {
    for (game, moments) in moments::of_few_and_many_choices() {
        for brain in game.info().brains {
            for pace in PACES {
                let beat = pace.secret_ms();
                let (others, options) = (computer(&brain.name), Options { pace, ..Options::default() });
                for (waits, played) in waits(beat) {
                    for (moment, busy) in moments.iter().zip(waits) {
                        let time = acted(moment, &others, &options).await.time_until_next(busy).await;
                        assert_eq!(time, played, "{}, {}, {pace:?}, {busy}", game.id(), brain.name);
                    }
                }
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whatever_is_decided_in_secret_keeps_the_beat() {
    for (game, moments) in moments::of_secret_decisions() {
        let (others, waits) = (computer(&game.info().brains[0].name), waits(BEAT));
        for (number, moment) in moments.iter().step_by(moments.len().div_ceil(24)).enumerate() {
            let (busy, played) = waits[number % 2];
            let stage = acted(moment, &others, &Options::default()).await;
            assert_eq!(stage.time_until_next(busy[number / 2 % 2]).await, played, "{}, {number}", game.id());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_second_secret_decision_in_a_row_keeps_the_beat_too() {
    let moments = moments::of_repeated_secret_decisions();
    assert!(!moments.is_empty(), "some game has such decisions");
    for (moment, busy) in moments.iter().take(24).zip(ON_TIME.into_iter().cycle()) {
        let scene = moment.scene_after();
        let brain = computer(&scene.game.info().default_brain);
        let chair = |seat| if seat == moment.asked { brain.clone() } else { person(ann()) };
        let stage = Stage::set(&scene, chair, Options::default()).await;
        stage.enter().await;
        assert_eq!(stage.time_until_next(busy).await, BEAT, "{}, {busy}", scene.game.id());
    }
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_keeps_the_beat_from_when_it_stands_in() {
    for (game, moments) in moments::of_few_and_many_choices() {
        for (moment, busy) in moments.iter().zip(ON_TIME) {
            let options = Options { stand_in_seconds: Some(20), ..Options::default() };
            let stage = acted(moment, &ben(), &options).await;
            wait(GRACE - A_WHILE).await;
            assert_eq!(stage.time_until_next(busy).await, BEAT, "{}, {busy}", game.id());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whom_the_host_appoints_for_someone_away_keeps_the_beat_from_then_on() {
    for (game, moments) in moments::of_few_and_many_choices() {
        for (moment, busy) in moments.iter().zip(ON_TIME) {
            let stage = acted(moment, &ben(), &Options::default()).await;
            wait(GRACE + A_WHILE).await;
            stage.want(appoint(moment.asked, &game.info().default_brain)).await;
            assert_eq!(stage.time_until_next(busy).await, BEAT, "{}, {busy}", game.id());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_house_that_opens_again_keeps_the_beat_from_then_on() {
    for (game, moments) in moments::of_few_and_many_choices() {
        for (moment, busy) in moments.iter().zip(ON_TIME) {
            let brain = computer(&game.info().default_brain);
            let mut stage = acted(moment, &brain, &Options::default()).await;
            wait(A_WHILE).await;
            stage.reopen().await;
            stage.enter().await;
            assert_eq!(stage.time_until_next(busy).await, BEAT, "{}, {busy}", game.id());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_host_who_swaps_a_computer_just_before_the_beat_learns_nothing() {
    for (game, moments) in moments::of_few_and_many_choices() {
        for (moment, busy) in moments.iter().zip(ON_TIME) {
            let brain = computer(&game.info().default_brain);
            let stage = acted(moment, &brain, &Options::default()).await;
            let swap = async {
                wait(BEAT - 50).await;
                stage.want(appoint(moment.asked, &game.info().brains[0].name)).await;
            };
            let (time, ()) = tokio::join!(stage.time_until_next(busy), swap);
            assert_eq!(time, BEAT, "{}, {busy}", game.id());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_is_done_for_a_person_before_their_time_is_up_however_little_choice_there_is() {
    for (game, moments) in moments::of_few_and_many_choices() {
        for moment in moments {
            let options = Options { decision_seconds: Some(30), ..Options::default() };
            let stage = acted(&moment, &ben(), &options).await;
            assert_eq!(stage.time_until_next(0).await, 30_000, "{}", game.id());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_no_secret_is_played_as_soon_as_the_pace_allows() {
    for moment in moments::of_open_decisions() {
        let scene = moment.scene_after();
        let brain = computer(&scene.game.info().brains[0].name);
        for (pace, played) in [(Pace::Instant, 150), (Pace::Fast, if moment.goes_on { 500 } else { 1_000 })] {
            let chair = |seat| if seat == moment.asked { brain.clone() } else { person(ann()) };
            let stage = Stage::set(&scene, chair, Options { pace, ..Options::default() }).await;
            stage.enter().await;
            assert_eq!(stage.time_until_next(150).await, played, "{}, {pace:?}", scene.game.id());
        }
    }
}
