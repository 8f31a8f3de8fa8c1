//! What the clock asks of a table: decisions that take too long, stand-ins, sleep.

use super::head::{Chair, Head};
use super::keep::Change;
use super::situation::Situation;
use crate::wire::{NoteBody, Phase};
use parlour_game::{Seat, Turn};

/// When a sleeping table must be woken. Only countdowns are: a match rests while nobody is here.
pub(super) fn wake_of(head: &Head) -> Option<u64> {
    match head.phase {
        Phase::Starting { starts } => Some(starts),
        Phase::Waiting | Phase::Playing | Phase::Over { .. } => None,
    }
}

/// What has become due.
pub(super) enum Due {
    Change(Change),
    /// The countdown has ended: the match starts, unless the other tables of the game keep it from that.
    Start,
}

impl Situation<'_> {
    /// Whom the match waits for, while anything can come of it.
    fn turn(self) -> Option<Turn> {
        self.state.play.as_ref().map(|play| play.turn()).filter(|_| !self.state.is_spent())
    }

    /// When the time of the awaited decision is up.
    pub(super) fn deadline(self) -> Option<u64> {
        let head = &self.state.head;
        let seat = self.turn()?.seat()?;
        if head.seats.get(seat.index())?.brain.is_some() || head.rests.is_some() {
            return None;
        }
        let time = u64::from(head.options.decision_seconds?) * 1000;
        // Time does not run out while the house is closed, nor as soon as the first guest is back.
        let since = self.presence.attended_since().unwrap_or(self.opened).max(self.opened);
        let from = self.state.last_event_at.max(head.counts_from);
        Some((from + time).max(since + self.timing.reopening_grace.min(time)))
    }

    /// The seat for which a computer stands in next, and when.
    fn stand_in_of(self, head: &Head) -> Option<(u64, Seat)> {
        let due = |(number, chair)| Some((self.stand_in_at(head, chair)?, Seat::new(number)));
        (0..).zip(&head.seats).filter_map(due).min()
    }

    /// When a computer stands in for this chair's guest, who is away. Never while nobody is here to see it.
    pub(super) fn stand_in_at(self, head: &Head, chair: &Chair) -> Option<u64> {
        let wait = u64::from(head.options.stand_in_seconds?) * 1000;
        let is_unattended = self.presence.attended_since().is_none();
        if !head.is_played() || chair.brain.is_some() || is_unattended || self.state.is_spent() {
            return None;
        }
        // An absence counts from when the house opened.
        let away_since = chair.away_since?.max(self.opened);
        let may_be_replaced = self.replaceable_at(chair.guest.as_ref()?)?;
        Some((away_since + wait).max(may_be_replaced))
    }

    /// When a decision or a stand-in is due, if somebody is here to see it.
    fn due_in_play_at(self) -> Option<u64> {
        self.presence.attended_since().filter(|_| !self.is_cut_off)?;
        let stand_in = self.stand_in_of(&self.state.head).map(|(at, _)| at);
        [self.deadline(), stand_in].into_iter().flatten().min()
    }

    /// When the table falls asleep, because nobody is here. What a computer has thought of can be thought of again; a
    /// countdown is seen to its end.
    fn sleeps_at(self) -> Option<u64> {
        let is_counting = matches!(self.state.head.phase, Phase::Starting { .. });
        let since = self.presence.empty_since().filter(|_| !is_counting)?;
        Some(since + self.timing.sleep_after)
    }

    /// Whether nobody has been here for a while: a match rests until somebody comes.
    pub(super) fn may_sleep(self) -> bool {
        self.sleeps_at().is_some_and(|at| at <= self.now)
    }

    /// When the clock next asks for something.
    pub(super) fn next_due_at(self) -> Option<u64> {
        let wakes = match self.state.head.phase {
            Phase::Playing => [self.due_in_play_at(), None],
            Phase::Starting { starts } => [Some(self.countdown_ends_at(starts)), self.last_call_at()],
            Phase::Waiting | Phase::Over { .. } => [None; 2],
        };
        wakes.into_iter().chain([self.sleeps_at(), self.host_passes_at()]).flatten().min()
    }

    /// What the clock asks for now, but for sleep.
    pub(super) fn due(self) -> Option<Due> {
        let is_due = |at: Option<u64>| at.is_some_and(|at| at <= self.now);
        if is_due(self.host_passes_at()) {
            return Some(Due::Change(self.pass_host()));
        }
        let head = &self.state.head;
        let change = match head.phase {
            Phase::Starting { starts } => return self.countdown_due(starts),
            Phase::Waiting | Phase::Over { .. } => None,
            Phase::Playing => self.reconcile().or_else(|| {
                if self.is_cut_off {
                    return None;
                }
                if is_due(self.stand_in_of(head).map(|(at, _)| at)) {
                    return Some(self.stand_in());
                }
                let is_late = self.presence.attended_since().is_some() && is_due(self.deadline());
                if is_late { self.time_out() } else { None }
            }),
        };
        change.map(Due::Change)
    }

    /// Makes the head agree with who is here: the countdown starts or stops, a computer that stood in for a guest who is
    /// back leaves, and an absence that may bring a stand-in counts from now on. `None` if it agrees already.
    pub(super) fn reconcile(self) -> Option<Change> {
        let head = &self.state.head;
        if head.is_before_start() {
            // A match does not start without a guest who has a seat.
            head.countdown(self.now, self.timing.countdown, self.is_away())?;
            return Some(self.with_countdown(head.clone(), Vec::new()));
        }
        let counts = head.options.stand_in_seconds.is_some();
        let is_settled = |chair: &Chair| match &chair.guest {
            None => true,
            Some(guest) if self.presence.is_present(&guest.id) => {
                chair.away_since.is_none() && chair.brain.is_none()
            }
            Some(_) => chair.away_since.is_some() || !counts,
        };
        if head.phase != Phase::Playing || head.seats.iter().all(is_settled) {
            return None;
        }
        let mut head = head.clone();
        let mut notes = Vec::new();
        for (number, chair) in (0..).zip(&mut head.seats).filter(|(_, chair)| !is_settled(chair)) {
            if chair.guest.as_ref().is_some_and(self.is_away()) {
                chair.away_since = Some(self.now);
                continue;
            }
            chair.away_since = None;
            if chair.brain.take().is_some() {
                notes.push(NoteBody::CameBack { seat: Seat::new(number), name: chair.name() });
            }
        }
        Some(Change::head(head, notes))
    }

    /// Computers stand in for all whose time to come back is up.
    fn stand_in(self) -> Change {
        let mut head = self.state.head.clone();
        let mut notes = Vec::new();
        let brain = self.state.game.info().default_brain;
        while let Some((at, seat)) = self.stand_in_of(&head)
            && at <= self.now
        {
            let chair = &mut head.seats[seat.index()];
            chair.brain = Some(brain.clone());
            notes.push(NoteBody::StandsIn { seat, name: chair.name(), brain: brain.clone() });
        }
        Change::head(head, notes)
    }

    /// Nobody decided in time: the game says what is played for them.
    fn time_out(self) -> Option<Change> {
        let seat = self.turn()?.seat()?;
        let name = self.state.head.seats[seat.index()].name();
        self.play_for(seat, vec![NoteBody::TimedOut { seat, name }])
    }

    /// The game's time-out action, played for a seat.
    pub(super) fn play_for(self, seat: Seat, notes: Vec<NoteBody>) -> Option<Change> {
        let play = self.state.play.as_ref()?;
        let action = play.timeout_action(seat).expect("a game has an answer for every seat it waits for");
        let step = play.propose(seat, &action).expect("a time-out action is one of the seat's actions");
        Some(Change::step(step, notes))
    }
}
