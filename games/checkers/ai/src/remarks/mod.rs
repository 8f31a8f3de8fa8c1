//! Remarks of computers: short sentences about the last event and the evaluation. The sentences are in `languages`.
//!
//! A remark is a function of what is known, of who speaks, and of what was said last. The situations are tried in the
//! order of their weight; the first that holds and is due is spoken about. Nothing is said that the evaluation, with
//! a fixed number of nodes, does not say, and most moves pass in silence.

mod beginnings;
mod choices;
mod deeds;
mod ends;
mod mistakes;
mod offers;
mod openings;
mod scene;
mod situation;
mod small_talk;
mod standing;
mod topic;

use checkers_rules::{Checkers, Side};
use parlour_game::Known;
use parlour_voice::Spoken;
use scene::Scene;
use serde::{Deserialize, Serialize};
use situation::{SENTENCES, Situation};
pub use topic::Topic;

/// One of the sentences about a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sentence {
    /// What it is about.
    pub topic: Topic,
    /// Which one, from 0.
    pub number: u8,
}

/// Something said at the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// The name of its sentence: topic and number.
    code: String,
    /// To be sent along when the next remark is asked for.
    pub sentence: Sentence,
    /// The opening that was just reached, where the remark is about that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub opening: Option<String>,
}

impl Remark {
    fn new(topic: Topic, number: u8, opening: Option<&str>) -> Self {
        let opening = opening.filter(|_| topic == Topic::NamedOpening).map(str::to_owned);
        Self { code: format!("{topic}-{number}"), sentence: Sentence { topic, number }, opening }
    }
}

impl Spoken for Remark {
    const SPACE: &'static str = "checkers";

    /// All that can be said.
    fn examples() -> Vec<Self> {
        let sentences = |situation: &'static Situation| {
            (0..SENTENCES).map(|number| Remark::new(situation.topic, number, Some("Ayrshire Lassie")))
        };
        situations().flat_map(sentences).collect()
    }
}

/// All that there is to be said about, the weightiest first.
fn situations() -> impl Iterator<Item = &'static Situation> {
    [
        ends::ENDS,
        offers::OFFERS,
        beginnings::BEGINNINGS,
        mistakes::MISTAKES,
        deeds::DEEDS,
        choices::CHOICES,
        standing::STANDING,
        small_talk::SMALL_TALK,
    ]
    .into_iter()
    .flatten()
}

/// What a remark may give away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// What the engine thinks of the position and of the last move.
    Evaluation,
    /// Nothing that is not plain to see for everyone.
    Events,
}

/// What this side has to say now, if anything; `last` is what it said before.
pub fn remark(known: &Known<Checkers>, by: Side, last: Option<Sentence>, tells: Tells) -> Option<Remark> {
    let scene = Scene::new(known, by, tells);
    let spoken_of_last = last.map(|last| last.topic);
    let situation = situations().find(|situation| situation.is_due(&scene, spoken_of_last))?;
    Some(say(situation, &scene, last))
}

/// One of the situation's sentences: the next one, if it was the last thing spoken of.
fn say(situation: &Situation, scene: &Scene<'_>, last: Option<Sentence>) -> Remark {
    let said = last.filter(|last| last.topic == situation.topic);
    // Every game begins alike, so its greetings would be two out of four without this.
    let number =
        said.map_or_else(|| situation.sentence(scene), |said| said.number.wrapping_add(1) % SENTENCES);
    Remark::new(situation.topic, number, scene.opening())
}
