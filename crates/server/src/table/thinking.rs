//! A computer's turn at a table: it thinks on its own thread, and plays when the table's pace allows.
//!
//! What a computer decides in secret it plays a whole number of beats after it began to think, so that its time does not
//! tell whether it had a choice.

use super::actor::Actor;
use super::brains::{Choice, Kind, Made, Time};
use super::keep::{Change, Progress};
use crate::metrics::Metrics;
use parlour_catalog::Chosen;
use parlour_game::Seat;
use std::time::Duration;

/// After how many milliseconds a thought that had to give way is begun again.
const AGAIN_AFTER: u64 = 1_000;

/// A computer's turn.
pub(super) struct Thought {
    seat: Seat,
    brain: String,
    seq: usize,
    /// `None` once it has been made.
    choice: Option<Choice>,
    /// What was chosen, waiting for the table's pace.
    chosen: Option<Chosen>,
    /// When it began to think. That is not always when the last event happened: a stand-in begins later, and so does a
    /// table that wakes up.
    started_at: u64,
    /// When it was chosen.
    made_at: u64,
    /// For a secret decision: it is played after this time or a multiple of it.
    beat: Option<u64>,
}

impl Actor {
    /// If it is a computer's turn and it is not thinking yet, it starts.
    pub(super) fn start_thinking(&mut self) {
        let Some(play) = &self.table.play else { return };
        let turn = (self.computers_play_on() && !self.is_spent()).then(|| play.turn());
        let brain = turn.and_then(|turn| self.table.head.brain_to_act(turn));
        let Some((seat, brain)) = brain else {
            // Dropping the thought tells the brain to stop: the match has moved on or rests, or its guest is back.
            self.thinking = None;
            return;
        };
        // Whoever is put in the place of a computer that decides in secret decides from the next time on: a thought begun
        // anew just before the beat would tell by missing it whether there was something to think about.
        let is_at_it = |thought: &Thought| {
            (thought.seat, thought.seq) == (seat, play.seq())
                && (thought.brain == brain || thought.beat.is_some())
        };
        if self.thinking.as_ref().is_some_and(is_at_it) {
            return;
        }
        let now = self.now();
        if now < self.thinks_again_at {
            return;
        }
        let beat = play.decides_secretly(seat).then(|| self.table.head.options.pace.secret_ms());
        let think = self.tables.timing.think;
        let time = match beat {
            None => Time::AtMost(Duration::from_millis(think)),
            // Half of the beat leaves the other half for waiting until a thread is free.
            Some(beat) => Time::Exactly(Duration::from_millis(think.min(beat / 2))),
        };
        let (brain, seq, thinking) = (brain.to_owned(), play.seq(), play.think(seat, brain));
        let kind = Kind { game: self.table.game.id(), brain: brain.clone() };
        let Some(share) = self.share.clone() else { return };
        let choice = thinking.map(|thinking| self.tables.brains.think(share, kind, thinking, time));
        let is_unknown = choice.is_none();
        self.thinking =
            Some(Thought { seat, brain, seq, choice, chosen: None, started_at: now, made_at: 0, beat });
        if is_unknown {
            // An old table may name a brain that this house no longer has.
            self.chosen(Made::BrokeDown);
        }
    }

    pub(super) fn chosen(&mut self, made: Made) {
        let now = self.now();
        let chosen = match made {
            Made::Chosen(chosen) => Some(chosen),
            Made::BrokeDown => None,
            Made::GaveWay => {
                self.thinking = None;
                self.thinks_again_at = now + AGAIN_AFTER;
                return;
            }
        };
        let Some(thought) = &mut self.thinking else { return };
        thought.choice = None;
        thought.made_at = now;
        let seat = thought.seat;
        thought.chosen = chosen.or_else(|| {
            // A brain that broke down must not hold up the table.
            tracing::error!(table = self.table.id, %seat, "a brain broke down; the house plays for it");
            let action = self.table.play.as_ref()?.timeout_action(seat)?;
            Some(Chosen { action, thought: parlour_game::Thought::default() })
        });
    }

    /// When a computer's choice is played, once it is made.
    pub(super) fn released_at(&self) -> Option<u64> {
        let thought = self.thinking.as_ref().filter(|thought| thought.chosen.is_some())?;
        if self.table.head.paused && !self.step_due {
            return None;
        }
        Some(match thought.beat {
            None if self.step_due => thought.made_at,
            None => self.table.last_event_at + self.table.head.options.pace.least_ms(),
            Some(beat) => thought.started_at + whole_beats(beat, thought.made_at - thought.started_at),
        })
    }

    /// Plays what a computer has chosen, but not before the table's pace allows. Whatever was thought about another
    /// position or for a guest who is back has been dropped by [`Actor::start_thinking`].
    pub(super) async fn release(&mut self) -> bool {
        let Some(play) = &self.table.play else { return false };
        let Some(thought) = &self.thinking else { return false };
        if self.released_at().is_none_or(|at| self.now() < at) {
            return false;
        }
        let Some(chosen) = &thought.chosen else { return false };
        let (seat, action) = (thought.seat, chosen.action.clone());
        tracing::debug!(table = self.table.id, %seat, why = chosen.thought.why, "a computer chose");
        self.step_due = false;
        match play.propose(seat, &action) {
            Ok(step) => {
                let kept =
                    self.keep(Change { play: Some(Progress::Step(step)), ..Change::default() }).await.is_ok();
                if kept {
                    Metrics::count(&self.tables.metrics.brain_choices);
                }
                kept
            }
            Err(denied) => {
                tracing::error!(table = self.table.id, %seat, %denied, "a brain chose what the rules forbid");
                self.play_for(seat, Vec::new()).await
            }
        }
    }
}

/// Waits for the choice that is being made; for ever if none is.
pub(super) async fn choice_made(thinking: &mut Option<Thought>) -> Made {
    match thinking.as_mut().and_then(|thought| thought.choice.as_mut()) {
        Some(choice) => choice.made().await,
        None => std::future::pending().await,
    }
}

/// One beat, or as many as have begun when the choice is made at last: then, too, it tells as little as can be.
fn whole_beats(beat: u64, taken: u64) -> u64 {
    beat * taken.div_ceil(beat).max(1)
}

#[cfg(test)]
mod tests {
    use super::whole_beats;

    #[test]
    fn a_secret_decision_is_played_on_the_beat() {
        for taken in [0, 1, 399, 400] {
            assert_eq!(whole_beats(400, taken), 400);
        }
        for taken in [401, 650, 800] {
            assert_eq!(whole_beats(400, taken), 800, "a busy house misses a beat");
        }
    }
}
