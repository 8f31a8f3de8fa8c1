//! Plans: which brains play each other, how often, from which set-ups.

use parlour_game::{Brain, Budget, ChanceRng, Count, Game, Seat, Seed};
use std::time::Duration;

/// Which brains play each other, how often, and from which set-ups.
pub struct Plan<'a, G: Game> {
    pub(crate) teams: Vec<Team<'a, G>>,
    setups: Vec<G::Setup>,
    equal: Option<Vec<Vec<Seat>>>,
    pub(crate) counts: &'a [Count<G>],
    pub(crate) games: usize,
    seed: u64,
    pub(crate) think: Think,
    pub(crate) workers: usize,
    pub(crate) most_events: usize,
}

/// A brain and how many chairs it fills. However many, it wins or loses a match once: it has won if one of
/// its chairs has.
pub struct Team<'a, G: Game> {
    /// The brain.
    pub brain: &'a Brain<G>,
    /// How many neighbouring seats it fills.
    pub chairs: usize,
}

impl<'a, G: Game> From<&'a Brain<G>> for Team<'a, G> {
    fn from(brain: &'a Brain<G>) -> Self {
        Self { brain, chairs: 1 }
    }
}

/// How much a brain may think at each decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Think {
    /// So many positions: the run is the same every time.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

impl Think {
    /// The budget for a decision that starts now.
    pub(crate) fn budget(self) -> Budget {
        match self {
            Think::Nodes(nodes) => Budget::nodes(nodes),
            Think::Time(time) => Budget::time(time),
        }
    }
}

/// A plan that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// Nothing to start from.
    #[error("there is no set-up to start from")]
    NoSetup,
    /// Too many or too few brains.
    #[error("{given} seats are filled, but the table has {wanted}")]
    Seats {
        /// Chairs of all teams.
        given: usize,
        /// Chairs of the set-up.
        wanted: usize,
    },
    /// The groups of equal seats do not name every seat once.
    #[error("the groups of equal seats must name each seat once")]
    Groups,
}

impl<'a, G: Game> Plan<'a, G> {
    /// These teams, in the order of seats, in one game from the usual set-up, thinking a thousand positions a
    /// decision.
    pub fn new<T: Into<Team<'a, G>>>(teams: impl IntoIterator<Item = T>) -> Self {
        Self {
            teams: teams.into_iter().map(Into::into).collect(),
            setups: vec![G::Setup::default()],
            equal: None,
            counts: &[],
            games: 1,
            seed: 0,
            think: Think::Nodes(1_000),
            workers: std::thread::available_parallelism().map_or(1, usize::from),
            most_events: 100_000,
        }
    }

    /// Where to start from: each is used for one round of seatings, then the next.
    #[must_use]
    pub fn setups(mut self, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        self.setups = setups.into_iter().collect();
        self
    }

    /// Which seats are alike, so that brains may change places. All are, unless told otherwise.
    #[must_use]
    pub fn equal_seats(mut self, groups: Vec<Vec<Seat>>) -> Self {
        self.equal = Some(groups);
        self
    }

    /// What is counted besides wins. Nothing, unless told otherwise.
    #[must_use]
    pub fn counting(mut self, counts: &'a [Count<G>]) -> Self {
        self.counts = counts;
        self
    }

    /// The number of matches.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// What all deals and dice follow from, also those of brains.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How much a brain may think at each decision.
    #[must_use]
    pub fn think(mut self, think: Think) -> Self {
        self.think = think;
        self
    }

    /// How many matches are played at the same time; with a node budget the result does not depend on it.
    #[must_use]
    pub fn workers(mut self, workers: usize) -> Self {
        self.workers = workers.max(1);
        self
    }

    /// How many events a match may have before the run is given up.
    #[must_use]
    pub fn most_events(mut self, events: usize) -> Self {
        self.most_events = events;
        self
    }

    /// Whether it can be played.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), Unfit> {
        if self.setups.is_empty() {
            return Err(Unfit::NoSetup);
        }
        let given = self.chairs().len();
        if let Some(wanted) = self.setups.iter().map(G::seats).map(usize::from).find(|seats| *seats != given)
        {
            return Err(Unfit::Seats { given, wanted });
        }
        let mut named: Vec<Seat> = self.groups().into_iter().flatten().collect();
        named.sort_unstable();
        let all = Seat::first(given as u8);
        if named.into_iter().eq(all) { Ok(()) } else { Err(Unfit::Groups) }
    }

    /// The teams' names; where two are the same brain, the later ones are numbered: `random`, `random#2`.
    pub(crate) fn labels(&self) -> Vec<String> {
        let names: Vec<_> = self.teams.iter().map(|team| team.brain.name).collect();
        let nth = |at: usize| names[..=at].iter().filter(|name| **name == names[at]).count();
        let label = |(at, name): (usize, &&str)| match nth(at) {
            1 => (*name).to_owned(),
            nth => format!("{name}#{nth}"),
        };
        names.iter().enumerate().map(label).collect()
    }

    /// The team that sits on each seat in this game, counted from 0. Within a group of equal seats everyone
    /// moves one seat on from game to game.
    pub(crate) fn seating(&self, game: usize) -> Vec<usize> {
        let chairs = self.chairs();
        let mut seated = chairs.clone();
        for group in self.groups() {
            for (nth, seat) in group.iter().enumerate() {
                let from = group[(nth + game) % group.len()];
                seated[seat.index()] = chairs[from.index()];
            }
        }
        seated
    }

    /// Where this game starts from.
    pub(crate) fn setup(&self, game: usize) -> &G::Setup {
        &self.setups[self.round(game) % self.setups.len()]
    }

    /// What this game is dealt from: the same for a whole round of seatings, so that luck cancels out.
    pub(crate) fn match_seed(&self, game: usize) -> Seed {
        seed([self.seed, self.round(game) as u64, u64::MAX, 0])
    }

    /// A brain's dice for one decision, which comes after so many events.
    pub(crate) fn brain_dice(&self, game: usize, seat: Seat, seq: usize) -> ChanceRng {
        seed([self.seed, game as u64, seat.index() as u64, 1]).rng_at(seq)
    }

    /// How many rounds of seatings came before this game. A round ends when every team is on its first seats again.
    fn round(&self, game: usize) -> usize {
        let length = self.groups().iter().map(Vec::len).fold(1, least_common_multiple);
        game / length
    }

    fn groups(&self) -> Vec<Vec<Seat>> {
        self.equal.clone().unwrap_or_else(|| vec![Seat::first(self.chairs().len() as u8).collect()])
    }

    fn chairs(&self) -> Vec<usize> {
        let chairs = |(team, of): (usize, &Team<'a, G>)| std::iter::repeat_n(team, of.chairs);
        self.teams.iter().enumerate().flat_map(chairs).collect()
    }
}

fn seed(numbers: [u64; 4]) -> Seed {
    let mut bytes = [0; 32];
    for (place, number) in bytes.chunks_exact_mut(8).zip(numbers) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    Seed::new(bytes)
}

fn least_common_multiple(a: usize, b: usize) -> usize {
    let (mut divisor, mut rest) = (a, b.max(1));
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    a / divisor * b.max(1)
}
