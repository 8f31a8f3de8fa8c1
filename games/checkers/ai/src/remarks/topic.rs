//! What remarks are about.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a remark is about: the first part of its code, which never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names tell, and the sentences")]
pub enum Topic {
    // The end of a game.
    WonAllTaken,
    WonBlocked,
    WonResigned,
    WonOnTime,
    LostAllTaken,
    LostBlocked,
    LostResigned,
    LostOnTime,
    DrawnAgreed,
    DrawnRepetition,
    DrawnFortyMoves,

    // What is offered, asked for and answered.
    DrawOfferedToMe,
    DrawOfferedByMe,
    DrawDeclinedByMe,
    DrawDeclinedByYou,
    TakebackAskedOfMe,
    TakebackAskedByMe,
    TakenBack,
    TakebackDeclined,
    Withdrawn,

    // The beginning.
    Start,
    Ballot,
    UnusualStart,
    NamedOpening,

    // Mistakes.
    WinMissedByYou,
    WinMissedByMe,
    BlunderYours,
    BlunderMine,

    // What was done.
    CombinationMine,
    CombinationYours,
    TripleMine,
    TripleYours,
    EvenExchange,
    DoubleMine,
    DoubleYours,
    OfferTaken,
    PieceOffered,
    FirstKingMine,
    FirstKingYours,
    KingMine,
    KingYours,
    KingTrappedYours,
    KingTrappedMine,
    CaptureMine,
    CaptureYours,

    // What can be chosen.
    ForcedRun,
    MustTake,
    OnlyMoveYours,
    OnlyMoveMine,
    CrampedYours,
    CrampedMine,
    BackRankLeft,

    // How it stands.
    RepetitionNear,
    FortyMovesNear,
    KnownWin,
    KnownLoss,
    KnownDraw,
    LastPieceMine,
    LastPieceYours,
    FewPieces,
    ClearlyAhead,
    ClearlyBehind,
    SlightlyAhead,
    SlightlyBehind,
    LongBalance,

    // Small talk.
    SlipYours,
    SlipMine,
    SameThought,
    QuietMine,
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}
