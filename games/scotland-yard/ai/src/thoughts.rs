//! Why a brain chose as it did, for whoever reads the log.

use serde::Serialize;

/// What speaks for a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Why {
    /// There is no other.
    ThinksOnlyMove,
    /// Any move will do.
    ThinksOneOf {
        /// How many there are.
        moves: usize,
    },
    /// So many detectives could reach Mister X there.
    ThinksReached {
        /// How many.
        detectives: usize,
    },
    /// Mister X can be there.
    ThinksTarget,
    /// The underground is quick.
    ThinksUnderground,
    /// On the way to where he was last seen.
    ThinksLastShown,
    /// Nothing better is seen.
    ThinksFallback,
    /// He must be there.
    ThinksCertain,
    /// He may well be there.
    ThinksLikely {
        /// At how many stations he can be.
        many: usize,
        /// How likely it is this one.
        percent: u32,
    },
    /// He cannot get past.
    ThinksCutOff,
    /// All detectives together close in.
    ThinksClosingIn {
        /// At how many stations he can be.
        many: usize,
    },
    /// Mister X needs two moves.
    ThinksDouble,
    /// What the detectives know of him after the move.
    ThinksFlight {
        /// Whether one of them can reach him.
        is_reached: bool,
        /// At how many stations he can be for them.
        many: usize,
    },
}
parlour_voice::spoken!(
    Why,
    "scotland-yard",
    [
        Why::ThinksOnlyMove,
        Why::ThinksOneOf { moves: 7 },
        Why::ThinksReached { detectives: 0 },
        Why::ThinksReached { detectives: 1 },
        Why::ThinksReached { detectives: 3 },
        Why::ThinksTarget,
        Why::ThinksUnderground,
        Why::ThinksLastShown,
        Why::ThinksFallback,
        Why::ThinksCertain,
        Why::ThinksLikely { many: 12, percent: 30 },
        Why::ThinksCutOff,
        Why::ThinksClosingIn { many: 12 },
        Why::ThinksDouble,
        Why::ThinksFlight { is_reached: false, many: 1 },
        Why::ThinksFlight { is_reached: false, many: 12 },
        Why::ThinksFlight { is_reached: true, many: 1 },
        Why::ThinksFlight { is_reached: true, many: 12 },
    ]
);
