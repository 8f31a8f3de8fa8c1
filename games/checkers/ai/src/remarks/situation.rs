//! Situations that remarks are about.

use super::scene::Scene;
use super::topic::Topic;

/// Something that can be said about.
pub(super) struct Situation {
    pub(super) topic: Topic,
    pub(super) pace: Pace,
    /// Whether it is so.
    pub(super) holds: fn(&Scene<'_>) -> bool,
}

/// How many sentences there are for each situation, really different: the messages `topic-0`, `topic-1` and so on.
pub(super) const SENTENCES: u8 = 4;

/// How often a situation is spoken about, so that there is no remark at every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// Whenever it happens.
    Always,
    /// Unless it was the last thing spoken of.
    Fresh,
    /// In every so-many-th round of two plies, and unless it was the last thing spoken of.
    Every(u32),
}

impl Situation {
    /// Whether it is so, and now is the time to say it.
    pub(super) fn is_due(&self, scene: &Scene<'_>, spoken_of_last: Option<Topic>) -> bool {
        let is_fresh = spoken_of_last != Some(self.topic);
        let in_time = match self.pace {
            Pace::Always => true,
            Pace::Fresh => is_fresh,
            Pace::Every(rounds) => is_fresh && (scene.ply() / 2) % rounds == rounds - 1,
        };
        in_time && (self.holds)(scene)
    }

    /// The number of the sentence to begin with. With [`Pace::Every`] all sentences come in turn.
    pub(super) fn sentence(&self, scene: &Scene<'_>) -> u8 {
        let number = match self.pace {
            Pace::Always | Pace::Fresh => scene.lot(),
            Pace::Every(rounds) => scene.lot_of_the_game() + u64::from(scene.ply() / 2 / rounds),
        };
        (number % u64::from(SENTENCES)) as u8
    }
}
