//! How brains did, and how sure that is.

use crate::Played;
use parlour_game::{Outcome, Seat};

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
    pub(crate) fn of(labels: &[String], played: &[Played]) -> Vec<Self> {
        let of_team = |(team, label): (usize, &String)| {
            let mut standing = Self { brain: label.clone(), games: 0, wins: 0, draws: 0, losses: 0 };
            for match_ in played {
                standing.count(match_, team);
            }
            standing
        };
        labels.iter().enumerate().map(of_team).collect()
    }

    fn count(&mut self, played: &Played, team: usize) {
        let sits_at = |seat: Seat| played.seating[seat.index()] == team;
        self.games += 1;
        match played.outcome {
            Outcome::Won(winners) if winners.iter().any(sits_at) => self.wins += 1,
            Outcome::Drawn => self.draws += 1,
            Outcome::Won(_) | Outcome::NobodyWon => self.losses += 1,
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
