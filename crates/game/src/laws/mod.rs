//! The test kit: laws that every game keeps, tried on random walks through the game.
//!
//! ```
//! use parlour_game::laws::{self, Laws, toy::Toy};
//!
//! laws::all::<Toy>(); // the default set-up, every law
//! Laws::<Toy>::new([Default::default()]).matches(20).bound(100).weigh(|_| 1).hold();
//! laws::blindfold::<Toy>(&Default::default(), 10_000);
//! ```
//!
//! A law that is broken is told as a [`Breach`]: which law, which seat, where, and what was found there.
//! The kit takes a game's rules on trust (rulebook tests hold those) and its sights, too: what a viewer ought
//! to see is for people to read in a golden [`playthrough`]. That nothing *else* slips out is for [`blindfold`].

mod acting;
mod blindfold;
mod breach;
mod chance;
mod golden;
mod replay;
mod secrets;
mod spoil;
mod texts;
pub mod toy;
mod walk;

pub use blindfold::{Covered, blindfold, find_leak};
pub use breach::{Breach, Law};
pub use golden::{golden, playthrough};
pub use spoil::{Damage, spoilt, spoilt_text, tries};

use crate::{Game, Notation};
use walk::{At, Pool, Walk};

/// Holds every law on walks from the game's default set-up. The one line that every game's tests begin with.
///
/// # Panics
/// If the game breaks a law.
pub fn all<G: Notation>() {
    Laws::<G>::new([G::Setup::default()]).hold();
}

type Weigh<A> = Box<dyn Fn(&A) -> u32>;

/// Which walks the laws are tried on.
pub struct Laws<G: Game> {
    setups: Vec<G::Setup>,
    matches: u64,
    bound: usize,
    weigh: Weigh<G::Action>,
    tries: Vec<G::Action>,
}

/// How much was looked at without finding a breach. A test may want to be sure that it was not nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walked {
    /// Matches played to their end.
    pub matches: usize,
    /// Events in them.
    pub events: usize,
    /// Different actions seen anywhere in them or given by the game, each tried where it is not listed.
    pub pool: usize,
}

impl<G: Notation> Laws<G> {
    /// Walks from these set-ups: 50 matches each, at most 1,000 events long, every action as likely as another.
    ///
    /// # Panics
    /// If there are none.
    pub fn new(setups: impl IntoIterator<Item = G::Setup>) -> Self {
        let setups: Vec<_> = setups.into_iter().collect();
        assert!(!setups.is_empty(), "laws need a set-up to start from");
        Self { setups, matches: 50, bound: 1_000, weigh: Box::new(|_| 1), tries: Vec::new() }
    }

    /// How many matches to walk from each set-up.
    #[must_use]
    pub fn matches(mut self, matches: u64) -> Self {
        self.matches = matches;
        self
    }

    /// How many events a match may have. One that has more breaks [`Law::MatchesEnd`].
    #[must_use]
    pub fn bound(mut self, events: usize) -> Self {
        self.bound = events;
        self
    }

    /// How likely a walk takes an action, against the others it could take. Without this, resigning ends
    /// most walks early. An action of weight 0 is taken only where there is no other.
    #[must_use]
    pub fn weigh(mut self, weigh: impl Fn(&G::Action) -> u32 + 'static) -> Self {
        self.weigh = Box::new(weigh);
        self
    }

    /// More actions to try everywhere, such as are hardly ever listed: they must be refused wherever they
    /// are not.
    #[must_use]
    pub fn tries(mut self, actions: impl IntoIterator<Item = G::Action>) -> Self {
        self.tries.extend(actions);
        self
    }

    /// Holds every law.
    ///
    /// # Panics
    /// If the game breaks one, with the [`Breach`].
    pub fn hold(&self) -> Walked {
        self.check().unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Looks for a breach.
    ///
    /// # Errors
    /// The first one found.
    pub fn check(&self) -> Result<Walked, Breach> {
        let mut pool = Pool::new(&self.tries);
        let mut walks = Vec::new();
        for setup in &self.setups {
            texts::setup::<G>(setup)?;
            secrets::confidants_agree::<G>(setup)?;
            for seed in 0..self.matches {
                walks.push(walk::walk(self, setup, seed, &mut pool)?);
            }
        }
        secrets::secrets_are_declared(&walks)?;
        for walk in &walks {
            walk.visit(|at| laws_of_a_position(at, &pool))?;
            laws_of_a_walk(walk, &pool)?;
        }
        let events = walks.iter().map(|walk| walk.log.len()).sum();
        Ok(Walked { matches: walks.len(), events, pool: pool.actions.len() })
    }
}

fn laws_of_a_position<G: Notation>(at: &At<'_, G>, pool: &Pool<G>) -> Result<(), Breach> {
    acting::turn_names_seats_at_the_table(at)?;
    acting::seat_to_act_has_an_action(at)?;
    acting::nothing_is_listed_when_over(at)?;
    acting::listed_once(at)?;
    acting::offered_is_listed(at)?;
    acting::listed_is_accepted(at)?;
    acting::unlisted_is_refused(at, pool)?;
    acting::checking_changes_nothing(at, pool)?;
    acting::timeout_plays_for_the_seat_to_act(at)?;
    chance::sample_is_listed(at)?;
    chance::listed_is_accepted(at)?;
    chance::unlisted_is_refused(at, pool)?;
    secrets::views_are_alike(at)?;
    texts::actions(at)?;
    texts::wire(at, pool)
}

fn laws_of_a_walk<G: Notation>(walk: &Walk<G>, pool: &Pool<G>) -> Result<(), Breach> {
    replay::same_events_same_position(walk)?;
    replay::log_tells_the_match(walk)?;
    replay::match_plays_the_walk(walk, pool)
}
