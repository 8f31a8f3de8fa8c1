//! Set-ups and actions as text.
//!
//! A move is written as in PDN: `11-15`, `11x18`, and in full, `11x18x25`, where start and end alone would fit
//! two moves. Reading takes the short and the full form. A set-up is the FEN of its position, or `ballot=17` or
//! `ballot=drawn` where a ballot begins it, followed by ` on_timeout=lose` if that was chosen.

use crate::actions::Action;
use crate::board::{Side, Square};
use crate::fen::FenFault;
use crate::movegen::Move;
use crate::position::Position;
use crate::setup::{BallotChoice, OnTimeout, Setup};
use crate::state::Checkers;
use parlour_game::{Notation, Said, Seat, Unreadable};
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

impl Notation for Checkers {
    type Unreadable = Unreadable;

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

    fn read_setup(text: &str) -> Result<Setup, Unreadable> {
        let (mut fen, mut on_timeout, mut ballot) = (Vec::new(), None, None);
        let mut said = Said::default();
        for word in text.split_whitespace() {
            if let Some(choice) = word.strip_prefix(ON_TIMEOUT) {
                said.once(ON_TIMEOUT)?;
                on_timeout = Some(read_on_timeout(choice)?);
            } else if let Some(choice) = word.strip_prefix(BALLOT) {
                said.once(BALLOT)?;
                ballot = Some(choice.parse::<BallotChoice>().map_err(|fault| unreadable(&fault))?);
            } else {
                fen.push(word);
            }
        }
        // A ballot says where the match starts, so the position may be left out.
        let position = match ballot {
            Some(_) if fen.is_empty() => Ok(Position::START),
            _ => fen.join(" ").parse(),
        };
        let position = position.map_err(|fault: FenFault| unreadable(&fault))?;
        let setup = Setup::new(position, on_timeout.unwrap_or(OnTimeout::Move));
        let setup = setup.and_then(|setup| ballot.map_or(Ok(setup), |ballot| setup.with_ballot(ballot)));
        setup.map_err(|fault| unreadable(&fault))
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        if let Action::Move { path } = action {
            return write_path(self.position(), path);
        }
        let word = WORDS.iter().find(|(_, other)| other == action);
        word.expect("every action but a move has a word").0.into()
    }

    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, Unreadable> {
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

fn read_on_timeout(choice: &str) -> Result<OnTimeout, Unreadable> {
    match choice {
        "move" => Ok(OnTimeout::Move),
        "lose" => Ok(OnTimeout::Lose),
        _ => Err(Unreadable(format!("{ON_TIMEOUT} is followed by move or lose, not by `{choice}`"))),
    }
}

pub(crate) fn read_path(text: &str) -> Result<Vec<Square>, Unreadable> {
    let squares: Vec<&str> = text.split(['-', 'x', 'X']).collect();
    if squares.len() < 2 {
        let words = WORDS.map(|(word, _)| word).join(", ");
        return Err(Unreadable(format!("`{text}` is neither a move like 11-15 or 11x18 nor one of {words}")));
    }
    let read = |square: &&str| {
        let number = square.trim().parse().ok().and_then(Square::new);
        number.ok_or_else(|| Unreadable(format!("`{square}` in `{text}` is not a square from 1 to 32")))
    };
    squares.iter().map(read).collect()
}

/// The move that a path in short or full form means. A path that fits no move stays as it is: the
/// rules then say what is wrong with it.
pub(crate) fn complete(position: Position, path: Vec<Square>, text: &str) -> Result<Action, Unreadable> {
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
            let full: Vec<String> = several.iter().map(|move_| write_move(position, move_)).collect();
            Err(Unreadable(format!("`{text}` fits several moves: write one of {}", full.join(", "))))
        }
    }
}

fn unreadable(fault: &dyn std::error::Error) -> Unreadable {
    Unreadable(fault.to_string())
}
