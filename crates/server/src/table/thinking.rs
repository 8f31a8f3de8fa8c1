//! A computer's turn at a table: it thinks on its own thread, and plays when the table's pace allows.
//!
//! What a computer decides in secret it plays a whole number of beats after it began to think, so that its time does not
//! tell whether it had a choice.

use super::brains::{BrainPool, Choice, Kind, Made, Time};
use super::keep::Change;
use super::situation::Situation;
use super::state::State;
use super::thoughts;
use crate::wire::Phase;
use parlour_catalog::Chosen;
use parlour_game::Seat;
use std::time::Duration;

/// After how many milliseconds a thought that had to give way is begun again.
const AGAIN_AFTER: u64 = 1_000;

/// The computers of a table.
#[derive(Default)]
pub(super) struct Computers {
    /// A computer's turn, from the first thought to the move.
    thought: Option<Thought>,
    /// When a thought that had to give way may be begun again.
    again_at: u64,
    /// While computers are paused: the one whose turn it is may play once.
    may_step: bool,
}

/// A computer's turn.
struct Thought {
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

impl Computers {
    /// Drops what was thought of: the table has been loaded again.
    pub(super) fn forget(&mut self) {
        self.thought = None;
    }

    /// While they are paused, the one whose turn it is may play once, or may not after all.
    pub(super) fn let_step(&mut self, may_step: bool) {
        self.may_step = may_step;
    }

    /// If it is a computer's turn and it is not thinking yet, it starts.
    pub(super) fn start(&mut self, situation: Situation<'_>, pool: &BrainPool) {
        let State { id: _, game, head, play, .. } = situation.state;
        let Some(play) = play else { return };
        let is_on = situation.computers_play_on() && !situation.state.is_spent();
        let brain = is_on.then(|| play.turn()).and_then(|turn| head.brain_to_act(turn));
        let Some((seat, brain)) = brain else {
            // Dropping the thought tells the brain to stop: the match has moved on or rests, or its guest is back.
            self.thought = None;
            return;
        };
        // Whoever is put in the place of a computer that decides in secret decides from the next time on: a thought begun
        // anew just before the beat would tell by missing it whether there was something to think about.
        let is_at_it = |thought: &Thought| {
            (thought.seat, thought.seq) == (seat, play.seq())
                && (thought.brain == brain || thought.beat.is_some())
        };
        let now = situation.now;
        if self.thought.as_ref().is_some_and(is_at_it) || now < self.again_at {
            return;
        }
        let Some(share) = situation.presence.share().cloned() else { return };
        let beat = play.decides_secretly(seat).then(|| head.options.pace.secret_ms());
        let think = situation.timing.think;
        let time = match beat {
            None => {
                // What is played in half the time is thought of in that: what is left over would tell of the thought.
                let breath =
                    Some(head.options.pace.breath_ms()).filter(|ms| *ms > 0 && play.is_in_one_breath(seat));
                Time::AtMost(Duration::from_millis(breath.map_or(think, |breath| think.min(breath))))
            }
            // Half of the beat leaves the other half for waiting until a thread is free.
            Some(beat) => Time::Exactly(Duration::from_millis(think.min(beat / 2))),
        };
        let kind = Kind { game: game.id(), brain: brain.to_owned() };
        let choice = play.think(seat, brain).map(|thinking| pool.think(share, kind, thinking, time));
        let is_unknown = choice.is_none();
        let (brain, seq) = (brain.to_owned(), play.seq());
        self.thought =
            Some(Thought { seat, brain, seq, choice, chosen: None, started_at: now, made_at: 0, beat });
        if is_unknown {
            // An old table may name a brain that this house no longer has.
            self.chosen(situation, Made::BrokeDown);
        }
    }

    /// Waits for the choice that is being made; for ever if none is.
    pub(super) async fn choice_made(&mut self) -> Made {
        match self.thought.as_mut().and_then(|thought| thought.choice.as_mut()) {
            Some(choice) => choice.made().await,
            None => std::future::pending().await,
        }
    }

    /// Takes in what came of a thought.
    pub(super) fn chosen(&mut self, situation: Situation<'_>, made: Made) {
        let chosen = match made {
            Made::Chosen(chosen) => Some(chosen),
            Made::BrokeDown => None,
            Made::GaveWay => {
                self.thought = None;
                self.again_at = situation.now + AGAIN_AFTER;
                return;
            }
        };
        let Some(thought) = &mut self.thought else { return };
        thought.choice = None;
        thought.made_at = situation.now;
        let seat = thought.seat;
        thought.chosen = chosen.or_else(|| {
            // A brain that broke down must not hold up the table.
            tracing::error!(table = situation.state.id, %seat, "a brain broke down; the house plays for it");
            let action = situation.state.play.as_ref()?.timeout_action(seat)?;
            Some(Chosen { action, thought: None })
        });
    }

    /// When a computer's choice is played, once it is made, or when a thought that gave way is begun again.
    pub(super) fn due_at(&self, situation: Situation<'_>) -> Option<u64> {
        let again = Some(self.again_at).filter(|at| *at > situation.now);
        let is_playing = situation.state.head.phase == Phase::Playing;
        [self.released_at(situation.state), again].into_iter().flatten().min().filter(|_| is_playing)
    }

    fn released_at(&self, state: &State) -> Option<u64> {
        let thought = self.thought.as_ref().filter(|thought| thought.chosen.is_some())?;
        if state.head.paused && !self.may_step {
            return None;
        }
        Some(match thought.beat {
            None if self.may_step => thought.made_at,
            None => {
                let (pace, play) = (state.head.options.pace, state.play.as_ref());
                let goes_on = play.is_some_and(|play| play.is_in_one_breath(thought.seat));
                state.last_event_at + if goes_on { pace.breath_ms() } else { pace.least_ms() }
            }
            Some(beat) => thought.started_at + whole_beats(beat, thought.made_at - thought.started_at),
        })
    }

    /// What a computer has chosen, once the table's pace allows it. What was thought of for another position or for a
    /// guest who is back has been dropped by [`Computers::start`].
    pub(super) fn release(&mut self, situation: Situation<'_>) -> Option<Change> {
        let play = situation.state.play.as_ref()?;
        self.released_at(situation.state).filter(|at| *at <= situation.now)?;
        let Thought { seat, brain, chosen, .. } = self.thought.as_ref()?;
        let (seat, chosen, table) = (*seat, chosen.as_ref()?, &situation.state.id);
        let why = chosen.thought.as_ref();
        tracing::debug!(table, %seat, why = why.map(tracing::field::display), "a computer chose");
        self.may_step = false;
        match play.propose(seat, &chosen.action) {
            Ok(step) => Some(Change {
                thought: why.and_then(|why| thoughts::kept(seat, brain, why)),
                ..Change::step(step, Vec::new())
            }),
            Err(denied) => {
                tracing::error!(table, %seat, %denied, "a brain chose what the rules forbid");
                situation.play_for(seat, Vec::new())
            }
        }
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
