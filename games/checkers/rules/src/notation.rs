//! Set-ups and actions as text.
//!
//! A move is written as in PDN: `11-15`, `11x18`, and in full, `11x18x25`, where start and end alone would fit
//! two moves. Reading takes the short and the full form. A set-up is the FEN of its position, or `ballot=17` or
//! `ballot=drawn` where a ballot begins it, followed by ` on_timeout=lose` if that was chosen.

use crate::actions::Action;
use crate::board::{Side, Square};
use crate::movegen::Move;
use crate::position::Position;
use crate::setup::{BallotChoice, OnTimeout, Setup, SetupFault};
use crate::state::Checkers;
use parlour_game::{Notation, Said, Seat, Twice};
use serde::Serialize;
use std::fmt::Write;

/// The actions that are written as a word.
const WORDS: [(&str, Action); 7] = [
    ("resign", Action::Resign),
    ("forfeit", Action::Forfeit),
    ("offer-draw", Action::OfferDraw),
    ("ask-takeback", Action::AskTakeback),
    ("accept", Action::Accept),
    ("decline", Action::Decline),
    ("withdraw", Action::Withdraw),
];

const ON_TIMEOUT: &str = "on_timeout=";
const BALLOT: &str = "ballot=";

/// Why a text is not a set-up or an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum NotationFault {
    /// An option is given twice.
    OptionTwice {
        /// The option.
        option: String,
    },
    /// Not what may follow `on_timeout=`.
    NotATimeout {
        /// What stands there instead.
        token: String,
    },
    /// Neither a move nor a word for anything else a seat can do.
    NotAnAction {
        /// What stands there instead.
        token: String,
        /// The words that there are.
        words: Vec<String>,
    },
    /// A move has something else than a square.
    NotASquareOfAMove {
        /// What stands there instead.
        token: String,
        /// The whole move.
        text: String,
    },
    /// Start and end fit more than one move.
    SeveralMoves {
        /// The move as it is written.
        text: String,
        /// The moves it may mean, in full.
        moves: Vec<String>,
    },
    /// It reads well, but no match can be set up so.
    #[serde(untagged)]
    Setup(SetupFault),
}
parlour_voice::spoken!(
    NotationFault,
    "checkers",
    [
        NotationFault::OptionTwice { option: BALLOT.into() },
        NotationFault::NotATimeout { token: "draw".into() },
        NotationFault::NotAnAction { token: "pass".into(), words: vec!["resign".into(), "accept".into()] },
        NotationFault::NotASquareOfAMove { token: "33".into(), text: "29-33".into() },
        NotationFault::SeveralMoves {
            text: "10x26".into(),
            moves: vec!["10x17x26".into(), "10x19x26".into()]
        },
    ]
);

impl From<Twice<'_>> for NotationFault {
    fn from(Twice(option): Twice<'_>) -> Self {
        NotationFault::OptionTwice { option: option.into() }
    }
}

impl<F: Into<SetupFault>> From<F> for NotationFault {
    fn from(fault: F) -> Self {
        NotationFault::Setup(fault.into())
    }
}

impl Notation for Checkers {
    type Unreadable = NotationFault;

    fn write_setup(setup: &Setup) -> String {
        let mut text = match setup.ballot() {
            Some(ballot) => format!("{BALLOT}{ballot}"),
            None => setup.position().to_string(),
        };
        if setup.on_timeout() == OnTimeout::Lose {
            text += &format!(" {ON_TIMEOUT}lose");
        }
        text
    }

    fn read_setup(text: &str) -> Result<Setup, NotationFault> {
        let (mut fen, mut on_timeout, mut ballot) = (Vec::new(), None, None);
        let mut said = Said::default();
        for word in text.split_whitespace() {
            if let Some(choice) = word.strip_prefix(ON_TIMEOUT) {
                said.once(ON_TIMEOUT)?;
                on_timeout = Some(read_on_timeout(choice)?);
            } else if let Some(choice) = word.strip_prefix(BALLOT) {
                said.once(BALLOT)?;
                ballot = Some(choice.parse::<BallotChoice>()?);
            } else {
                fen.push(word);
            }
        }
        // A ballot says where the match starts, so the position may be left out.
        let position = match ballot {
            Some(_) if fen.is_empty() => Ok(Position::START),
            _ => fen.join(" ").parse(),
        };
        let setup = Setup::new(position?, on_timeout.unwrap_or(OnTimeout::Move))?;
        Ok(ballot.map_or(Ok(setup), |ballot| setup.with_ballot(ballot))?)
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        if let Action::Move { path } = action {
            return write_path(self.position(), path);
        }
        let word = WORDS.iter().find(|(_, other)| other == action);
        word.expect("every action but a move has a word").0.into()
    }

    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, NotationFault> {
        let text = text.trim();
        if let Some((_, action)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(action.clone());
        }
        let path = read_path(text)?;
        // A path of the seat that is not to move is not completed from the opponent's moves.
        if Side::of(seat) != Some(self.position().to_move()) {
            return Ok(Action::Move { path });
        }
        complete(self.position(), path, text)
    }
}

/// The move as it is written down, unambiguous in this position.
pub fn write_move(position: Position, move_: &Move) -> String {
    let same_ends = |other: &&Move| other.from() == move_.from() && other.to() == move_.to();
    let is_unique = position.moves().iter().filter(same_ends).count() == 1;
    let separator = if move_.is_capture() { 'x' } else { '-' };
    if is_unique { join([move_.from(), move_.to()], separator) } else { join(move_.path(), separator) }
}

/// The legal move that a text in short or full form means here, if there is exactly one.
pub(crate) fn find_move(position: Position, text: &str) -> Option<Move> {
    let path = read_path(text).ok()?;
    match complete(position, path, text).ok()? {
        Action::Move { path } => position.find(&path),
        _ => None,
    }
}

/// Any path as text; in the best form if it is that of a legal move.
fn write_path(position: Position, path: &[Square]) -> String {
    match position.find(path) {
        Some(move_) => write_move(position, &move_),
        None => join(path.iter().copied(), '-'),
    }
}

fn join(squares: impl IntoIterator<Item = Square>, separator: char) -> String {
    let mut text = String::with_capacity(8);
    for square in squares {
        if !text.is_empty() {
            text.push(separator);
        }
        write!(text, "{square}").expect("a text takes everything");
    }
    text
}

fn read_on_timeout(choice: &str) -> Result<OnTimeout, NotationFault> {
    match choice {
        "move" => Ok(OnTimeout::Move),
        "lose" => Ok(OnTimeout::Lose),
        _ => Err(NotationFault::NotATimeout { token: choice.into() }),
    }
}

pub(crate) fn read_path(text: &str) -> Result<Vec<Square>, NotationFault> {
    let squares: Vec<&str> = text.split(['-', 'x', 'X']).collect();
    if squares.len() < 2 {
        let words = WORDS.map(|(word, _)| word.into()).into();
        return Err(NotationFault::NotAnAction { token: text.into(), words });
    }
    let read = |square: &&str| {
        let number = square.trim().parse().ok().and_then(Square::new);
        number.ok_or_else(|| NotationFault::NotASquareOfAMove { token: (*square).into(), text: text.into() })
    };
    squares.iter().map(read).collect()
}

/// The move that a path in short or full form means. A path that fits no move stays as it is: the
/// rules then say what is wrong with it.
pub(crate) fn complete(position: Position, path: Vec<Square>, text: &str) -> Result<Action, NotationFault> {
    if position.find(&path).is_some() {
        return Ok(Action::Move { path });
    }
    let &[from, to] = path.as_slice() else { return Ok(Action::Move { path }) };
    let moves = position.moves();
    let fitting: Vec<&Move> = moves.iter().filter(|move_| move_.from() == from && move_.to() == to).collect();
    match fitting.as_slice() {
        [] => Ok(Action::Move { path }),
        [move_] => Ok(Action::from(**move_)),
        several => {
            let moves = several.iter().map(|move_| write_move(position, move_)).collect();
            Err(NotationFault::SeveralMoves { text: text.into(), moves })
        }
    }
}
