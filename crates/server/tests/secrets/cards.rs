//! Clue and Clue-less: who must show a card does so at the same instant, whether it is the only one or not.

use super::stage::{BEATS, Scene, Stage, actions, ann, computer, person, wait, waits};
use parlour_catalog::AnyMatch;
use parlour_game::{Seat, Seed, Viewer};
use parlour_server::table::Chair;
use parlour_server::wire::{FromClient, Guest, Options};
use serde_json::{Value, json};

const GAMES: [&str; 2] = ["clue", "clue-less"];

/// The usual pace, and its beat.
const BEAT: u64 = 2_000;

/// Both are on time, one sooner than the other.
const ON_TIME: [u64; 2] = waits(BEAT)[0].0;

/// From when on somebody who is away may be replaced.
const GRACE: u64 = 20_000;
/// An odd time, so that nothing falls on a beat of something else.
const A_WHILE: u64 = 1_234;

/// A match in which the next suggestion is sure to be answered.
struct Suggestion {
    scene: Scene,
    action: Value,
    by: Seat,
    asked: Seat,
}

/// The first match in which somebody can make a suggestion to which another has one card to show, and the first in which
/// another has several.
fn forced_and_free(game: &str) -> [Suggestion; 2] {
    [false, true].map(|has_choice| {
        (0..).find_map(|number| suggestion(game, number, has_choice)).expect("some deal is so")
    })
}

fn suggestion(game: &str, number: u64, has_choice: bool) -> Option<Suggestion> {
    let game = parlour_catalog::game(game).unwrap();
    let (setup, seed) = (game.info().setup, Seed::from_number(number));
    let play = to_a_room(game.open(&setup, seed.clone()).unwrap(), &seed);
    let by = play.turn().seat()?;
    let scene = Scene { game, setup, seed, play };
    for weapon in ["rope", "knife", "wrench"] {
        let action = json!({ "do": "suggest", "suspect": "white", "weapon": weapon });
        let asked = scene.play.propose(by, &action).ok()?.turn().seat().filter(|seat| *seat != by)?;
        if (scene.choices_after(by, &action, asked)? > 1) == has_choice {
            return Some(Suggestion { scene, action, by, asked });
        }
    }
    None
}

/// Plays on until somebody can suggest something.
fn to_a_room(mut play: Box<dyn AnyMatch>, seed: &Seed) -> Box<dyn AnyMatch> {
    let mut rng = seed.rng_at(1_000_000);
    while let Some(seat) = play.turn().seat() {
        let view: Value = serde_json::from_str(play.view(Viewer::Seat(seat)).get()).unwrap();
        if view["may_suggest"] == true {
            break;
        }
        let mut actions = actions(&*play, seat);
        let squares = view["squares"].as_array().unwrap().iter();
        actions.extend(squares.map(|square| json!({ "do": "move", "to": { "square": square } })));
        if actions.iter().any(|action| action["to"]["room"].is_string()) {
            actions.retain(|action| action["to"]["room"].is_string());
        }
        let step = play.propose(seat, rng.pick(&actions)).unwrap();
        play.commit(step);
    }
    play
}

fn ben() -> Chair {
    person(Guest { id: "ben".into(), name: "Ben".into() })
}

impl Suggestion {
    /// Ann has sat among the others for a while, and suggests.
    async fn made(&self, others: &Chair, options: &Options) -> Stage {
        let chair = |seat| if seat == self.by { person(ann()) } else { others.clone() };
        let stage = Stage::set(&self.scene, chair, options.clone()).await;
        stage.enter().await;
        wait(A_WHILE).await;
        stage.want(self.scene.request(self.by, &self.action)).await;
        stage
    }

    fn appoint(&self, brain: &str) -> FromClient {
        FromClient::Appoint { id: "appoints".into(), seat: self.asked, brain: brain.into() }
    }

    /// After how many milliseconds a card is shown that could be thought about after so many.
    async fn time_to_show(&self, stage: &Stage, busy: u64) -> u64 {
        stage.time_until("showed", self.asked, busy).await
    }
}

#[tokio::test(start_paused = true)]
async fn a_computer_shows_its_only_card_at_the_same_instant_as_one_of_several() {
    for game in GAMES {
        let [forced, free] = forced_and_free(game);
        for brain in forced.scene.game.info().brains {
            for (pace, beat) in BEATS {
                let (others, options) = (computer(&brain.name), Options { pace, ..Options::default() });
                for (waits, shown) in waits(beat) {
                    for (suggestion, busy) in [&forced, &free].into_iter().zip(waits) {
                        let stage = suggestion.made(&others, &options).await;
                        let time = suggestion.time_to_show(&stage, busy).await;
                        assert_eq!(time, shown, "{game}, {}, {pace:?}, {busy}", brain.name);
                    }
                }
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_keeps_the_beat_from_when_it_stands_in() {
    for game in GAMES {
        for (suggestion, busy) in forced_and_free(game).iter().zip(ON_TIME) {
            let options = Options { stand_in_seconds: Some(20), ..Options::default() };
            let stage = suggestion.made(&ben(), &options).await;
            wait(GRACE - A_WHILE).await;
            assert_eq!(suggestion.time_to_show(&stage, busy).await, BEAT, "{game}, {busy}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whom_the_host_appoints_for_someone_away_keeps_the_beat_from_then_on() {
    for game in GAMES {
        for (suggestion, busy) in forced_and_free(game).iter().zip(ON_TIME) {
            let stage = suggestion.made(&ben(), &Options::default()).await;
            wait(GRACE + A_WHILE).await;
            stage.want(suggestion.appoint("classic")).await;
            assert_eq!(suggestion.time_to_show(&stage, busy).await, BEAT, "{game}, {busy}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_house_that_opens_again_keeps_the_beat_from_then_on() {
    for game in GAMES {
        for (suggestion, busy) in forced_and_free(game).iter().zip(ON_TIME) {
            let mut stage = suggestion.made(&computer("classic"), &Options::default()).await;
            wait(A_WHILE).await;
            stage.reopen().await;
            stage.enter().await;
            assert_eq!(suggestion.time_to_show(&stage, busy).await, BEAT, "{game}, {busy}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_host_who_swaps_a_computer_just_before_the_beat_learns_nothing() {
    for game in GAMES {
        for (suggestion, busy) in forced_and_free(game).iter().zip(ON_TIME) {
            let stage = suggestion.made(&computer("classic"), &Options::default()).await;
            let swap = async {
                wait(BEAT - 50).await;
                stage.want(suggestion.appoint("random")).await;
            };
            let (time, ()) = tokio::join!(suggestion.time_to_show(&stage, busy), swap);
            assert_eq!(time, BEAT, "{game}, {busy}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_is_shown_for_a_person_before_their_time_is_up_even_if_there_is_no_choice() {
    for game in GAMES {
        for suggestion in forced_and_free(game) {
            let options = Options { decision_seconds: Some(30), ..Options::default() };
            let stage = suggestion.made(&ben(), &options).await;
            assert_eq!(suggestion.time_to_show(&stage, 0).await, 30_000, "{game}");
        }
    }
}
