//! What a table does by itself when its time has come: countdowns, decisions, stand-ins, sleep.

use super::actor::Actor;
use super::keep::{Change, Progress};
use super::load::Loaded;
use super::{Chair, Head};
use crate::limits;
use crate::metrics::Metrics;
use crate::wire::{NoteBody, Phase};
use parlour_catalog::DrawnFrom;
use parlour_game::{Seat, Turn};

/// When a sleeping table must be woken. Only countdowns are: a match rests while nobody is here.
pub(super) fn wake_of(head: &Head) -> Option<u64> {
    match head.phase {
        Phase::Starting { starts } => Some(starts),
        Phase::Waiting | Phase::Playing | Phase::Over { .. } => None,
    }
}

/// How long before the start the countdown is told once more, in milliseconds.
const LAST_CALL: u64 = 5_000;

/// Whether a match has grown so long that nothing more is played in it, but for what ends it.
pub(super) fn is_spent(seq: usize) -> bool {
    seq + limits::STEP_EVENTS > limits::EVENTS_PER_MATCH
}

impl Actor {
    /// Whether the match goes no further.
    pub(super) fn is_spent(&self) -> bool {
        is_spent(self.seq() as usize)
    }

    /// Whom the match waits for, while anything can come of it.
    fn turn(&self) -> Option<Turn> {
        self.table.play.as_ref().map(|play| play.turn()).filter(|_| !self.is_spent())
    }

    /// When the time of the awaited decision is up.
    pub(super) fn deadline(&self) -> Option<u64> {
        let head = &self.table.head;
        let seat = self.turn()?.seat()?;
        if head.seats.get(seat.index())?.brain.is_some() || head.rests.is_some() {
            return None;
        }
        let time = u64::from(head.options.decision_seconds?) * 1000;
        // Nobody loses their time while the house is closed, or comes back to find that it has just run out.
        let since = self.attended_since.unwrap_or(self.tables.clock.opened());
        let from = self.table.last_event_at.max(head.counts_from);
        Some((from + time).max(since + self.tables.timing.reopening_grace.min(time)))
    }

    /// The seat for which a computer stands in next, and when.
    fn stand_in_of(&self, head: &Head) -> Option<(u64, Seat)> {
        let due = |(number, chair)| Some((self.stand_in_at(head, chair)?, Seat::new(number)));
        (0..).zip(&head.seats).filter_map(due).min()
    }

    /// When a computer stands in for this chair's guest, who is away. Never while nobody is here to see it.
    pub(super) fn stand_in_at(&self, head: &Head, chair: &Chair) -> Option<u64> {
        if self.is_spent() {
            return None;
        }
        let wait = u64::from(head.options.stand_in_seconds?) * 1000;
        if !head.is_played() || chair.brain.is_some() || self.attended_since.is_none() {
            return None;
        }
        // Nobody is away because the house was closed.
        let away_since = chair.away_since?.max(self.tables.clock.opened());
        let may_be_replaced = self.replaceable_at(chair.guest.as_ref()?)?;
        Some((away_since + wait).max(may_be_replaced))
    }

    /// When something is due in the match, if somebody is here to see it.
    fn due(&self) -> Option<u64> {
        self.attended_since?;
        let stand_in = self.stand_in_of(&self.table.head).map(|(at, _)| at);
        [self.deadline(), stand_in].into_iter().flatten().min()
    }

    /// When this task must look up from its mailbox. A choice wakes it by itself; only its release is a matter of time.
    pub(super) fn next_wake(&self) -> Option<u64> {
        let again = Some(self.thinks_again_at).filter(|at| *at > self.now());
        let wakes = match self.table.head.phase {
            Phase::Playing => [self.released_at(), self.due(), again],
            Phase::Starting { starts } => {
                [Some(self.starts_or_stops_at(&self.table.head, starts)), self.told_again_at(), None]
            }
            Phase::Waiting | Phase::Over { .. } => [None; 3],
        };
        let sleep = self.is_idle().then(|| self.idle_since + self.tables.timing.sleep_after);
        wakes.into_iter().chain([sleep, self.host_passes_at()]).flatten().min()
    }

    /// When the countdown is told a second time: five seconds before its end, if it is longer than that.
    fn told_again_at(&self) -> Option<u64> {
        match self.table.head.phase {
            Phase::Starting { starts }
                if self.tables.timing.countdown > LAST_CALL && self.told_again != Some(starts) =>
            {
                Some(starts.saturating_sub(LAST_CALL))
            }
            _ => None,
        }
    }

    /// Nobody is here. What a computer has thought of can be thought of again; a countdown is seen to its end.
    fn is_idle(&self) -> bool {
        self.present.is_empty() && !matches!(self.table.head.phase, Phase::Starting { .. })
    }

    /// Nobody has been here for a while: a match rests until somebody comes.
    pub(super) fn may_sleep(&self) -> bool {
        self.is_idle() && self.now() >= self.idle_since + self.tables.timing.sleep_after
    }

    /// Does whatever is due.
    pub(super) async fn ring(&mut self) {
        // Each thing done may make the next one due; the number is bounded so that a fault in the store cannot
        // keep the task from its mailbox.
        for _ in 0..8 {
            if !self.ring_once().await {
                return;
            }
        }
    }

    async fn ring_once(&mut self) -> bool {
        let now = self.now();
        if self.host_passes_at().is_some_and(|at| at <= now) {
            return self.pass_host().await;
        }
        match self.table.head.phase {
            Phase::Starting { starts } if self.starts_or_stops_at(&self.table.head, starts) <= now => {
                if self.table.head.untold().next().is_some() {
                    return self.stop_for_untold().await;
                }
                // It may have to rest instead, and then waits again.
                self.mind_kin().await.is_ok()
                    && (self.table.head.rests.is_some() || self.keep(self.opening()).await.is_ok())
            }
            Phase::Starting { starts } if self.told_again_at().is_some_and(|at| at <= now) => {
                self.told_again = Some(starts);
                let notes = vec![NoteBody::Counting { seconds: (LAST_CALL / 1000) as u32 }];
                self.keep(Change { notes, ..Change::default() }).await.is_ok()
            }
            Phase::Playing => {
                if self.reconcile().await {
                    return true;
                }
                if self.is_spent() {
                    return false;
                }
                if self.due().is_some_and(|at| at <= now) {
                    let stands_in = self.stand_in_of(&self.table.head).is_some_and(|(at, _)| at <= now);
                    return if stands_in { self.stand_in().await } else { self.time_out().await };
                }
                self.start_thinking();
                self.release().await
            }
            Phase::Waiting | Phase::Starting { .. } | Phase::Over { .. } => false,
        }
    }

    /// Makes the seats agree with who is here: whoever stood in for somebody present goes, and an absence that may
    /// bring a stand-in counts from now on. Says whether anything has changed.
    pub(super) async fn reconcile(&mut self) -> bool {
        let now = self.now();
        let mut head = self.table.head.clone();
        let mut notes = Vec::new();
        match head.phase {
            Phase::Playing => {}
            Phase::Over { .. } => return false,
            Phase::Waiting | Phase::Starting { .. } => {
                // Nobody is dealt in who is not here.
                let countdown = self.tables.timing.countdown;
                notes.extend(head.count_down(now, countdown, |guest| !self.is_present(guest)));
                return head != self.table.head
                    && self.keep(Change { head: Some(head), notes, ..Change::default() }).await.is_ok();
            }
        }
        for (number, chair) in (0..).zip(&mut head.seats) {
            let Some(guest) = &chair.guest else { continue };
            if !self.is_present(guest) {
                let counts = head.options.stand_in_seconds.is_some();
                chair.away_since = chair.away_since.or_else(|| counts.then_some(now));
                continue;
            }
            chair.away_since = None;
            if chair.brain.take().is_some() {
                notes.push(NoteBody::CameBack { seat: Seat::new(number), name: chair.name() });
            }
        }
        // If it cannot be kept now, the next round tries again.
        head != self.table.head
            && self.keep(Change { head: Some(head), notes, ..Change::default() }).await.is_ok()
    }

    /// The match starts, with everything dealt; or goes on, with everything that had happened.
    pub(super) fn opening(&self) -> Change {
        let Loaded { game, head, seed, saved, .. } = &self.table;
        let drawn_from = head.draw(seed);
        let drawn = drawn_from.as_ref().map(DrawnFrom::seed);
        let seed = drawn.as_ref().unwrap_or(seed);
        let play = if head.resumed.is_some() {
            let play = game.replay(&head.setup, seed.clone(), saved);
            Progress::Resuming(play.expect("what was saved was replayed before the table was made"))
        } else {
            let play = game.open(&head.setup, seed.clone());
            Progress::Opening(play.expect("a head's set-up was checked when it was made"))
        };
        let head = Head {
            phase: Phase::Playing,
            started_at: self.now(),
            contributions: Vec::new(),
            drawn_from,
            ..head.clone()
        };
        Change {
            head: Some(head),
            play: Some(play),
            notes: vec![NoteBody::Started],
            seed: drawn,
            request: None,
        }
    }

    async fn stand_in(&mut self) -> bool {
        let now = self.now();
        let mut head = self.table.head.clone();
        let mut notes = Vec::new();
        let brain = self.table.game.info().default_brain;
        while let Some((at, seat)) = self.stand_in_of(&head)
            && at <= now
        {
            let chair = &mut head.seats[seat.index()];
            chair.brain = Some(brain.clone());
            notes.push(NoteBody::StandsIn { seat, name: chair.name(), brain: brain.clone() });
        }
        self.keep(Change { head: Some(head), notes, ..Change::default() }).await.is_ok()
    }

    /// Nobody decided in time: the game says what is played for them.
    async fn time_out(&mut self) -> bool {
        let Some(seat) = self.table.play.as_ref().and_then(|play| play.turn().seat()) else { return false };
        Metrics::count(&self.tables.metrics.timeouts);
        let name = self.table.head.seats[seat.index()].name();
        self.play_for(seat, vec![NoteBody::TimedOut { seat, name }]).await
    }

    /// Plays the game's time-out action for a seat.
    pub(super) async fn play_for(&mut self, seat: Seat, notes: Vec<NoteBody>) -> bool {
        let Some(play) = &self.table.play else { return false };
        let action = play.timeout_action(seat).expect("a game has an answer for every seat it waits for");
        let step = play.propose(seat, &action).expect("a time-out action is one of the seat's actions");
        self.keep(Change { play: Some(Progress::Step(step)), notes, ..Change::default() }).await.is_ok()
    }
}
