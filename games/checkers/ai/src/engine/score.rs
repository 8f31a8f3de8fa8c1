//! Values of positions: as a number inside the search, and as shown to people.

use serde::{Serialize, Serializer};

/// Inside the search: hundredths of a man from the side to move, with won and lost endings far outside.
pub(super) type Value = i32;

/// Worse than anything.
pub(super) const NONE: Value = -32_000;
/// Won on the spot; each ply it takes longer is one less.
pub(super) const WIN: Value = 30_000;
/// From here on a win is certain and its length known. No win takes this many plies.
pub(super) const WIN_IN_SIGHT: Value = WIN - 1_000;
/// A win that the tables promise without saying how long it takes. What the evaluation says is added, so that
/// the search keeps making headway.
pub(super) const PROMISED: Value = 19_000;
/// The most that is ever said about a position whose end is not known.
pub(super) const MOST: Value = 9_000;
/// The value of a draw.
pub(super) const EVEN: Value = 0;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// So many hundredths of a man.
    Worth(i32),
    /// Wins in so many plies at the latest, whatever the other side does.
    WinsIn(u16),
    /// Loses, but not before so many plies if it plays best.
    LosesIn(u16),
    /// The endgame tables know a win, but not its length.
    Won,
    /// The endgame tables know a loss, but not its length.
    Lost,
    /// The endgame tables know a draw.
    Drawn,
}

impl Score {
    pub(super) fn of(value: Value) -> Self {
        let plies = |value: Value| u16::try_from(WIN - value).expect("a win lies within reach");
        match value {
            WIN_IN_SIGHT.. => Score::WinsIn(plies(value)),
            _ if value > MOST => Score::Won,
            _ if -value >= WIN_IN_SIGHT => Score::LosesIn(plies(-value)),
            _ if -value > MOST => Score::Lost,
            _ => Score::Worth(value),
        }
    }

    /// The score as hundredths of a man: won and lost endings count as a hundred men, less the way there.
    pub fn centi(self) -> i32 {
        const CERTAIN: i32 = 10_000;
        match self {
            Score::Worth(value) => value,
            Score::WinsIn(plies) => CERTAIN - i32::from(plies),
            Score::LosesIn(plies) => i32::from(plies) - CERTAIN,
            Score::Won => CERTAIN - 1_000,
            Score::Lost => 1_000 - CERTAIN,
            Score::Drawn => 0,
        }
    }

    /// In how many plies the game ends, if that is known: negative if it is lost.
    pub fn mate_in(self) -> Option<i32> {
        match self {
            Score::WinsIn(plies) => Some(plies.into()),
            Score::LosesIn(plies) => Some(-i32::from(plies)),
            _ => None,
        }
    }

    /// Whether the side to move wins with best play, for certain.
    pub fn is_won(self) -> bool {
        matches!(self, Score::WinsIn(_) | Score::Won)
    }

    /// Whether the side to move loses against best play, for certain.
    pub fn is_lost(self) -> bool {
        self.turned().is_won()
    }

    /// The same from the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Score::Worth(value) => Score::Worth(-value),
            Score::WinsIn(plies) => Score::LosesIn(plies),
            Score::LosesIn(plies) => Score::WinsIn(plies),
            Score::Won => Score::Lost,
            Score::Lost => Score::Won,
            Score::Drawn => Score::Drawn,
        }
    }
}

/// A score as it is said.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(clippy::enum_variant_names, reason = "codes are unique among all that checkers says")]
enum Said {
    ScoreWorth { worth: String },
    ScoreWinsIn { plies: u16 },
    ScoreLosesIn { plies: u16 },
    ScoreWon,
    ScoreLost,
    ScoreDrawn,
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let said = match *self {
            Score::Worth(value) => Said::ScoreWorth { worth: format!("{:+.2}", f64::from(value) / 100.0) },
            Score::WinsIn(plies) => Said::ScoreWinsIn { plies },
            Score::LosesIn(plies) => Said::ScoreLosesIn { plies },
            Score::Won => Said::ScoreWon,
            Score::Lost => Said::ScoreLost,
            Score::Drawn => Said::ScoreDrawn,
        };
        said.serialize(serializer)
    }
}
parlour_voice::spoken!(
    Score,
    "checkers",
    [Score::Worth(-135), Score::WinsIn(7), Score::LosesIn(8), Score::Won, Score::Lost, Score::Drawn,]
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_read_well_from_both_sides() {
        let cases = [
            (35, "+0.35", "-0.35"),
            (0, "+0.00", "+0.00"),
            (WIN - 7, "wins in 7", "loses in 7"),
            (PROMISED + 40, "won", "lost"),
        ];
        for (value, own, other) in cases {
            assert_eq!(Score::of(value).to_string(), own);
            assert_eq!(Score::of(-value).to_string(), other);
            assert_eq!(Score::of(value).turned(), Score::of(-value));
        }
        assert_eq!(Score::of(WIN - 7).mate_in(), Some(7));
        assert_eq!(Score::of(7 - WIN).mate_in(), Some(-7));
        assert_eq!(Score::Drawn.to_string(), "drawn");
    }

    #[test]
    fn a_quicker_win_counts_more() {
        assert!(Score::WinsIn(3).centi() > Score::WinsIn(5).centi());
        assert!(Score::WinsIn(900).centi() > Score::Won.centi());
        assert!(Score::Won.centi() > Score::Worth(MOST - 500).centi());
        assert!(Score::LosesIn(5).centi() > Score::LosesIn(3).centi());
    }
}
