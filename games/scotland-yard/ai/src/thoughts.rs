//! Why a brain chose as it did: values whose numbers come from the very choice; `languages/*/scotland-yard.ftl` has the
//! sentences.

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
        /// How the station was rated, better than the others.
        rating: String,
    },
    /// Mister X can be there.
    ThinksTarget {
        /// How the move was rated, better than others that were tried.
        rating: String,
    },
    /// The underground is quick.
    ThinksUnderground {
        /// How the move was rated.
        rating: String,
    },
    /// On the way to where he was last seen.
    ThinksLastShown {
        /// How the move was rated.
        rating: String,
    },
    /// Nothing better is seen.
    ThinksFallback {
        /// How the move was rated.
        rating: String,
    },
    /// Nobody looked: any move would do.
    ThinksCareless,
    /// He must be there.
    ThinksCertain,
    /// He may well be there.
    ThinksLikely {
        /// At how many stations he can be.
        many: usize,
        /// How likely it is this one.
        percent: u32,
    },
    /// There is one station where he can be, and ways out of it.
    ThinksCutOff {
        /// To how many stations he can go from there.
        exits: usize,
        /// How many of those a detective can reach.
        covered: usize,
    },
    /// All detectives together close in.
    ThinksClosingIn {
        /// At how many stations he can be.
        many: usize,
        /// How many of those a detective can reach.
        covered: usize,
    },
    /// A double move, and what the detectives know of him after it.
    ThinksDouble {
        /// Whether one of them can reach him.
        is_reached: bool,
        /// At how many stations he can be for them.
        many: usize,
    },
    /// A black ticket where another would have done.
    ThinksBlack {
        /// Whether one of them can reach him.
        is_reached: bool,
        /// At how many stations he can be for them.
        many: usize,
        /// At how many he could have been with the other ticket.
        otherwise: usize,
    },
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
        Why::ThinksReached { detectives: 0, rating: "46.1".into() },
        Why::ThinksReached { detectives: 1, rating: "36.1".into() },
        Why::ThinksReached { detectives: 3, rating: "16.1".into() },
        Why::ThinksTarget { rating: "18.3".into() },
        Why::ThinksUnderground { rating: "11.0".into() },
        Why::ThinksLastShown { rating: "9.5".into() },
        Why::ThinksFallback { rating: "7.2".into() },
        Why::ThinksCareless,
        Why::ThinksCertain,
        Why::ThinksLikely { many: 12, percent: 30 },
        Why::ThinksCutOff { exits: 0, covered: 0 },
        Why::ThinksCutOff { exits: 5, covered: 3 },
        Why::ThinksCutOff { exits: 1, covered: 1 },
        Why::ThinksClosingIn { many: 12, covered: 7 },
        Why::ThinksClosingIn { many: 12, covered: 0 },
        Why::ThinksDouble { is_reached: false, many: 1 },
        Why::ThinksDouble { is_reached: false, many: 12 },
        Why::ThinksDouble { is_reached: true, many: 1 },
        Why::ThinksDouble { is_reached: true, many: 12 },
        Why::ThinksBlack { is_reached: false, many: 12, otherwise: 5 },
        Why::ThinksBlack { is_reached: true, many: 12, otherwise: 5 },
        Why::ThinksFlight { is_reached: false, many: 1 },
        Why::ThinksFlight { is_reached: false, many: 12 },
        Why::ThinksFlight { is_reached: true, many: 1 },
        Why::ThinksFlight { is_reached: true, many: 12 },
    ]
);
