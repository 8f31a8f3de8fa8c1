//! Options of a match, valid by construction.

use crate::ballots::{Ballot, NoSuchBallot};
use crate::board::{Side, Square};
use crate::fen::FenFault;
use crate::position::Position;
use serde::{Deserialize, Serialize};

/// What can be chosen before a match: where it starts, whether a ballot begins it, and what happens when time runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// Where the match starts, as FEN.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    position: Position,
    /// What happens to a seat that does not move in time.
    on_timeout: OnTimeout,
    /// The ballot that begins the match: its number, or `drawn`. Only from the start position.
    #[cfg_attr(feature = "ts", ts(optional, type = "number | 'drawn'"))]
    ballot: Option<BallotChoice>,
}

/// Which ballot begins the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BallotChoice {
    /// This one.
    Numbered(Ballot),
    /// The one that chance draws, all being equally likely.
    Drawn,
}

/// What happens to a seat that does not move in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// Its first legal move is played.
    #[default]
    Move,
    /// It loses.
    Lose,
}

/// Why a match cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SetupFault {
    /// A man stands where it would have been crowned.
    ManOnKingRow {
        /// Whose man.
        side: Side,
        /// The square.
        square: Square,
    },
    /// A side has nothing to play with.
    NoPieces {
        /// Which side.
        side: Side,
    },
    /// A number that no ballot has.
    NoSuchBallot {
        /// The number.
        number: u8,
        /// How many ballots there are.
        most: u8,
    },
    /// Neither a number nor the word for chance.
    NotABallot {
        /// What stands there instead.
        token: String,
        /// How many ballots there are.
        most: u8,
    },
    /// Ballots are moves from the start position.
    BallotElsewhere {
        /// Where the match would start, as FEN.
        fen: String,
    },
    /// The game would be over before it starts.
    NoMove {
        /// Who is to move.
        side: Side,
    },
    /// The text of the position cannot be read.
    #[serde(untagged)]
    Fen(FenFault),
}
parlour_voice::spoken!(
    SetupFault,
    "checkers",
    [
        SetupFault::ManOnKingRow { side: Side::White, square: Square::new(1).expect("it is on the board") },
        SetupFault::NoPieces { side: Side::White },
        SetupFault::NoSuchBallot { number: 157, most: Ballot::COUNT },
        SetupFault::NotABallot { token: "any".into(), most: Ballot::COUNT },
        SetupFault::BallotElsewhere { fen: "W:WK9:B1".into() },
        SetupFault::NoMove { side: Side::Black },
    ]
);

impl From<FenFault> for SetupFault {
    fn from(fault: FenFault) -> Self {
        SetupFault::Fen(fault)
    }
}

impl From<NoSuchBallot> for SetupFault {
    fn from(NoSuchBallot { number, most }: NoSuchBallot) -> Self {
        SetupFault::NoSuchBallot { number, most }
    }
}

impl Setup {
    /// A match from this position.
    ///
    /// # Errors
    /// Why no match can start from it.
    pub fn new(position: Position, on_timeout: OnTimeout) -> Result<Self, SetupFault> {
        let board = position.board();
        for side in Side::BOTH {
            if board.of(side).is_empty() {
                return Err(SetupFault::NoPieces { side });
            }
            if let Some(square) = (board.men(side) & side.king_row()).first() {
                return Err(SetupFault::ManOnKingRow { side, square });
            }
        }
        if !position.has_move() {
            return Err(SetupFault::NoMove { side: position.to_move() });
        }
        Ok(Self { position, on_timeout, ballot: None })
    }

    /// The same match, begun by a ballot.
    ///
    /// # Errors
    /// If it does not begin at the start position.
    pub fn with_ballot(self, ballot: BallotChoice) -> Result<Self, SetupFault> {
        if self.position != Position::START {
            return Err(SetupFault::BallotElsewhere { fen: self.position.to_string() });
        }
        Ok(Self { ballot: Some(ballot), ..self })
    }

    /// Where the match starts; a ballot's moves are made from here.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What happens to a seat that does not move in time.
    pub const fn on_timeout(&self) -> OnTimeout {
        self.on_timeout
    }

    /// The ballot that begins the match, if one does.
    pub const fn ballot(&self) -> Option<BallotChoice> {
        self.ballot
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { position: Position::START, on_timeout: OnTimeout::default(), ballot: None }
    }
}

/// A set-up as it is stored and sent, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SetupText {
    position: String,
    on_timeout: OnTimeout,
    // Left out where there is none, so that set-ups from before there were ballots look as they did.
    #[serde(skip_serializing_if = "Option::is_none")]
    ballot: Option<BallotText>,
}

/// A ballot as it is stored and sent.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum BallotText {
    Number(u8),
    Word(String),
}

impl From<BallotChoice> for BallotText {
    fn from(choice: BallotChoice) -> Self {
        match choice {
            BallotChoice::Numbered(ballot) => BallotText::Number(ballot.number()),
            BallotChoice::Drawn => BallotText::Word(DRAWN.into()),
        }
    }
}

impl TryFrom<BallotText> for BallotChoice {
    type Error = SetupFault;

    fn try_from(text: BallotText) -> Result<Self, SetupFault> {
        match text {
            BallotText::Number(number) => Ok(BallotChoice::Numbered(Ballot::try_from(number)?)),
            BallotText::Word(word) => word.parse(),
        }
    }
}

const DRAWN: &str = "drawn";

/// `17` or `drawn`.
impl std::str::FromStr for BallotChoice {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        if text == DRAWN {
            return Ok(BallotChoice::Drawn);
        }
        let number: u8 =
            text.parse().map_err(|_| SetupFault::NotABallot { token: text.into(), most: Ballot::COUNT })?;
        Ok(BallotChoice::Numbered(Ballot::try_from(number)?))
    }
}

impl std::fmt::Display for BallotChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BallotChoice::Numbered(ballot) => ballot.fmt(f),
            BallotChoice::Drawn => f.write_str(DRAWN),
        }
    }
}

impl Default for SetupText {
    fn default() -> Self {
        Setup::default().into()
    }
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> Self {
        let Setup { position, on_timeout, ballot } = setup;
        Self { position: position.to_string(), on_timeout, ballot: ballot.map(BallotText::from) }
    }
}

impl TryFrom<SetupText> for Setup {
    type Error = SetupFault;

    fn try_from(text: SetupText) -> Result<Self, SetupFault> {
        let setup = Setup::new(text.position.parse()?, text.on_timeout)?;
        text.ballot.map_or(Ok(setup), |ballot| setup.with_ballot(ballot.try_into()?))
    }
}
