//! Matches: pure, in memory.

use crate::{Event, Game, Known, Seat, Seed, Turn, Viewer};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// One play of a game: set-up, seed, position and log.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    setup: G::Setup,
    seed: Seed,
    /// Shared with a step that is not committed yet.
    state: Arc<G>,
    /// Shared with every [`Past`] that is held; copied only if the match goes on meanwhile.
    log: Arc<Vec<Event<G>>>,
}

/// A match as far as it had gone at one moment. Cheap to take; what viewers saw is worked out from it on any thread.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    setup: G::Setup,
    log: Arc<Vec<Event<G>>>,
}

/// The events that an accepted action leads to, not yet part of the match: the server stores them first and
/// [commits](Match::commit) it then.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    first: usize,
    events: Vec<Event<G>>,
    before: Arc<G>,
    after: G,
}

/// Why an action was not accepted.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Denied<R: std::error::Error> {
    /// There is no such seat.
    #[error("there is no {0} at this table")]
    NoSuchSeat(Seat),
    /// A rule forbids it.
    #[error(transparent)]
    Refused(R),
}

/// A log that does not belong to its set-up and rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken<R> {
    /// The number of the first event that cannot have happened.
    pub seq: usize,
    /// Why not.
    pub why: Impossible<R>,
}

/// Why an event cannot have happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Impossible<R> {
    /// The match was over.
    Over,
    /// A rule forbids it.
    Refused(R),
    /// The seed draws something else.
    NotDrawn,
    /// It is missing: the log stops before chance has answered.
    Missing,
}

impl<G: Game> Match<G> {
    /// A new match, with everything dealt and rolled that comes before the first decision.
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        let mut match_ = Self { state: Arc::new(G::new(&setup)), setup, seed, log: Arc::default() };
        let mut step = match_.step();
        step.let_chance_answer(&match_.seed);
        match_.commit(step);
        match_
    }

    /// The match that a stored log tells of. Every event is checked again.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn replay(setup: G::Setup, seed: Seed, log: Vec<Event<G>>) -> Result<Self, Broken<G::Refusal>> {
        let never = log.len();
        Self::verify(setup, seed, log, never)
    }

    /// The same, and what chance answered from event `since` on must be what the seed says.
    ///
    /// # Errors
    /// The first event that cannot have happened, or was not drawn from the seed.
    pub fn verify(
        setup: G::Setup,
        seed: Seed,
        log: Vec<Event<G>>,
        since: usize,
    ) -> Result<Self, Broken<G::Refusal>> {
        let mut state = G::new(&setup);
        for (seq, event) in log.iter().enumerate() {
            if let Turn::Over(_) = state.turn() {
                return Err(Broken { seq, why: Impossible::Over });
            }
            state.check(event).map_err(|refusal| Broken { seq, why: Impossible::Refused(refusal) })?;
            if let Event::Chanced(chance) = event
                && seq >= since
                && state.sample(&mut seed.rng_at(seq)) != *chance
            {
                return Err(Broken { seq, why: Impossible::NotDrawn });
            }
            state.apply(event);
        }
        // A crash between an action and its dice cannot happen: they are kept together. So a log that
        // stops at a chance was cut by hand.
        if state.turn() == Turn::Chance {
            return Err(Broken { seq: log.len(), why: Impossible::Missing });
        }
        Ok(Self { setup, seed, state: Arc::new(state), log: Arc::new(log) })
    }

    /// Checks an action and says what it would bring about. Changes nothing.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn propose(&self, seat: Seat, action: G::Action) -> Result<Step<G>, Denied<G::Refusal>> {
        if seat.index() >= usize::from(self.seats()) {
            return Err(Denied::NoSuchSeat(seat));
        }
        let event = Event::Acted { seat, action };
        self.state.check(&event).map_err(Denied::Refused)?;
        let mut step = self.step();
        step.push(event);
        step.let_chance_answer(&self.seed);
        Ok(step)
    }

    /// A step in which nothing has happened yet.
    fn step(&self) -> Step<G> {
        Step {
            first: self.log.len(),
            events: Vec::new(),
            before: Arc::clone(&self.state),
            after: G::clone(&self.state),
        }
    }

    /// Makes a proposed step part of the match.
    ///
    /// # Panics
    /// If the step was proposed at another point of the match.
    pub fn commit(&mut self, step: Step<G>) {
        assert_eq!(step.first, self.log.len(), "a step belongs where it was proposed");
        Arc::make_mut(&mut self.log).extend(step.events);
        self.state = Arc::new(step.after);
    }

    /// [Proposes](Match::propose) and [commits](Match::commit) in one go, where nothing must be kept in between.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Denied<G::Refusal>> {
        let step = self.propose(seat, action)?;
        self.commit(step);
        Ok(())
    }

    /// How many events have happened: the number of the next one.
    pub fn seq(&self) -> usize {
        self.log.len()
    }

    /// How many chairs the table has.
    pub fn seats(&self) -> u8 {
        G::seats(&self.setup)
    }

    /// Whom the match waits for. Never [`Turn::Chance`]: chance has always answered.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// What the seat may do now.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        self.state.actions(seat)
    }

    /// What the seat is sent of them: see [`Game::offers`].
    pub fn offers(&self, seat: Seat) -> Vec<G::Action> {
        self.state.offers(seat)
    }

    /// All that the viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// What the viewer saw of the events from `since` on, recomputed from the log.
    pub fn sights(&self, viewer: Viewer, since: usize) -> Vec<G::Sight> {
        seen(&self.setup, &self.log, viewer, since..self.log.len())
    }

    /// What has happened so far, to be looked at elsewhere.
    pub fn past(&self) -> Past<G> {
        Past { setup: self.setup.clone(), log: Arc::clone(&self.log) }
    }

    /// All that the viewer may know: what brains and advisors are given.
    pub fn known(&self, viewer: Viewer) -> Known<G> {
        Known {
            viewer,
            setup: self.setup.clone(),
            sights: self.sights(viewer, 0),
            view: self.view(viewer),
            actions: viewer.seat().map_or_else(Vec::new, |seat| self.actions(seat)),
        }
    }

    /// Whether what the seat decides now stays hidden from somebody.
    pub fn decides_secretly(&self, seat: Seat) -> bool {
        self.state.decides_secretly(seat)
    }

    /// Whether what the seat decides now is a small part of what it has just begun.
    pub fn is_in_one_breath(&self, seat: Seat) -> bool {
        self.state.is_in_one_breath(seat)
    }

    /// What is played for a seat that ran out of time.
    pub fn timeout_action(&self, seat: Seat) -> Option<G::Action> {
        self.state.timeout_action(seat)
    }

    /// The options it is played with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What every chance is drawn from. For keeping the match, never for showing it.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The position. For rules' own tests and tools; brains and pages get views.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All that happened. For keeping it, never for showing it.
    pub fn log(&self) -> &[Event<G>] {
        &self.log
    }
}

impl<G: Game> Past<G> {
    /// What the viewer saw of these events, as far as they had happened.
    pub fn sights(&self, viewer: Viewer, events: Range<usize>) -> Vec<G::Sight> {
        seen(&self.setup, &self.log, viewer, events)
    }

    /// All that the viewer may know, if this is what it may know and do now: the same as [`Match::known`].
    pub fn known(self, viewer: Viewer, view: G::View, actions: Vec<G::Action>) -> Known<G> {
        let sights = self.sights(viewer, 0..self.log.len());
        Known { viewer, setup: self.setup, sights, view, actions }
    }
}

/// What the viewer saw of these events: the match is played through up to the last of them.
fn seen<G: Game>(setup: &G::Setup, log: &[Event<G>], viewer: Viewer, events: Range<usize>) -> Vec<G::Sight> {
    let end = events.end.min(log.len());
    if events.start >= end {
        return Vec::new();
    }
    let mut state = G::new(setup);
    let mut sights = Vec::with_capacity(end - events.start);
    for (seq, event) in log[..end].iter().enumerate() {
        if seq >= events.start {
            sights.push(state.sight(event, viewer));
        }
        if seq + 1 < end {
            state.apply(event);
        }
    }
    sights
}

impl<G: Game> Step<G> {
    /// The number of the first new event.
    pub fn first(&self) -> usize {
        self.first
    }

    /// The new events: the action and what chance answered to it.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// Whom the match waits for after it.
    pub fn turn(&self) -> Turn {
        self.after.turn()
    }

    /// The new events as the viewer sees them.
    pub fn sights(&self, viewer: Viewer) -> Vec<G::Sight> {
        let Some((last, earlier)) = self.events.split_last() else { return Vec::new() };
        // Most steps are one event, which is seen from where the match stands: nothing has to be played through.
        let mut state = Cow::Borrowed(&*self.before);
        let mut sights = Vec::with_capacity(self.events.len());
        for event in earlier {
            sights.push(state.sight(event, viewer));
            state.to_mut().apply(event);
        }
        sights.push(state.sight(last, viewer));
        sights
    }

    fn push(&mut self, event: Event<G>) {
        self.after.apply(&event);
        self.events.push(event);
    }

    fn let_chance_answer(&mut self, seed: &Seed) {
        while self.after.turn() == Turn::Chance {
            let mut rng = seed.rng_at(self.first + self.events.len());
            self.push(Event::Chanced(self.after.sample(&mut rng)));
        }
    }
}
