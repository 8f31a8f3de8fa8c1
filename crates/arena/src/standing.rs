//! Results of brains, with confidence bounds.

use crate::{Plan, Played};
use parlour_game::{Game, Outcome, Seat};

/// How a team did over all matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its name: the brain's, numbered where a brain plays itself.
    pub brain: String,
    /// Matches it played.
    pub games: u32,
    /// Those that one of its seats won.
    pub wins: u32,
    /// Those that nobody lost.
    pub draws: u32,
    /// The others, also those that nobody won.
    pub losses: u32,
    /// What else was counted, in the order of the plan, and how often all its seats did it together.
    pub counts: Vec<(&'static str, u32)>,
}

/// What part of the points a team made, with the bounds between which its true part lies 19 times out of 20.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// (wins + draws / 2) / games.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Standing {
    pub(crate) fn of<G: Game>(plan: &Plan<'_, G>, played: &[Played]) -> Vec<Self> {
        let of_team = |(team, brain): (usize, String)| {
            let counts = plan.counts.iter().map(|thing| (thing.name, 0)).collect();
            let mut standing = Self { brain, games: 0, wins: 0, draws: 0, losses: 0, counts };
            for match_ in played {
                standing.count(match_, team);
            }
            standing
        };
        plan.labels().into_iter().enumerate().map(of_team).collect()
    }

    fn count(&mut self, played: &Played, team: usize) {
        let sits_at = |seat: Seat| played.seating[seat.index()] == team;
        self.games += 1;
        match played.outcome {
            Outcome::Won(winners) if winners.iter().any(sits_at) => self.wins += 1,
            Outcome::Drawn => self.draws += 1,
            Outcome::Won(_) | Outcome::NobodyWon => self.losses += 1,
        }
        for ((_, sum), of_seats) in self.counts.iter_mut().zip(&played.counts) {
            *sum += Seat::first(of_seats.len() as u8)
                .filter(|seat| sits_at(*seat))
                .map(|seat| of_seats[seat.index()])
                .sum::<u32>();
        }
    }

    /// Its part of the points. Of no matches it is anything between 0 and 1.
    ///
    /// The bounds are Wilson's, which stay between 0 and 1 and are honest for few matches. A draw counts as
    /// half a win there, which makes them a little wider than they need be.
    pub fn share(&self) -> Share {
        if self.games == 0 {
            return Share { share: 0.5, low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_963_985; // 95% of the normal distribution lie within
        let games = f64::from(self.games);
        let share = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let shrink = 1.0 + Z * Z / games;
        let centre = (share + Z * Z / (2.0 * games)) / shrink;
        let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / shrink;
        Share { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}
