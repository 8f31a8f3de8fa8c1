//! Games from tokens.

use super::tokens::{Kind, Place, Token, Tokens};
use super::{MOST_MOVES, PdnFault, Record, Score, Tag, Wrong};
use crate::actions::{self, Action};
use crate::notation;
use crate::position::Position;
use crate::setup::{OnTimeout, Setup, SetupFault};

/// How many games a text holds.
///
/// # Errors
/// Where the text cannot be taken apart.
pub fn count(text: &str) -> Result<usize, PdnFault> {
    let mut tokens = Tokens::of(text)?;
    let mut split = Split::default();
    while let Some(token) = tokens.next()? {
        split.see(&token);
    }
    Ok(split.games)
}

/// The game with this number, from 1.
///
/// # Errors
/// What is wrong with the text or with that game, and where. Faults in other games do not matter as long as the
/// text can be split into tokens.
pub fn read(text: &str, game: usize) -> Result<Record, PdnFault> {
    let mut tokens = Tokens::of(text)?;
    let mut split = Split::default();
    let mut reading = Reading::default();
    while let Some(token) = tokens.next()? {
        split.see(&token);
        if split.games == game {
            reading.see(token)?;
        } else if game > 0 && split.games > game {
            break;
        }
    }
    if split.games == 0 {
        return Err(Place::BEGINNING.fault(Wrong::NoGame));
    }
    if game == 0 || split.games < game {
        return Err(Place::BEGINNING.fault(Wrong::NoSuchGame { wanted: game, found: split.games }));
    }
    reading.finish()
}

/// Where one game ends and the next begins: at a tag after moves, and after a result.
#[derive(Default)]
struct Split {
    games: usize,
    in_game: bool,
    in_moves: bool,
}

impl Split {
    fn see(&mut self, token: &Token) {
        let is_tag = matches!(token.kind, Kind::Tag(_));
        if !self.in_game || is_tag && self.in_moves {
            self.games += 1;
        }
        self.in_game = true;
        self.in_moves = !is_tag;
        if matches!(&token.kind, Kind::Word(word) if Score::read(word).is_some()) {
            (self.in_game, self.in_moves) = (false, false);
        }
    }
}

impl Score {
    /// Reads a result as it is written.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Score::WhiteWon),
            "0-1" | "0-2" => Some(Score::BlackWon),
            "1/2-1/2" | "1-1" => Some(Score::Drawn),
            "*" | "0-0" => Some(Score::Open),
            _ => None,
        }
    }
}

/// A game that is being read.
#[derive(Default)]
struct Reading {
    tags: Vec<Tag>,
    fen: Option<(Place, String)>,
    fen_is_off: bool,
    tagged_result: Option<Score>,
    result: Option<Score>,
    words: Vec<(Place, String)>,
}

impl Reading {
    fn see(&mut self, token: Token) -> Result<(), PdnFault> {
        let Token { at, kind } = token;
        match kind {
            Kind::Tag(tag) => match tag.name.as_str() {
                "GameType" if !is_english(&tag.value) => {
                    return Err(at.fault(Wrong::OtherGame { token: tag.value }));
                }
                "GameType" => {}
                "SetUp" => self.fen_is_off = tag.value == "0",
                "FEN" => self.fen = Some((at, tag.value)),
                "Result" => self.tagged_result = Score::read(&tag.value),
                _ => self.tags.push(tag),
            },
            Kind::Word(word) => match Score::read(&word) {
                Some(score) => self.result = Some(score),
                None => self.words.push((at, word)),
            },
        }
        Ok(())
    }

    fn finish(self) -> Result<Record, PdnFault> {
        let start = match self.fen.filter(|_| !self.fen_is_off) {
            None => Position::START,
            Some((at, fen)) => {
                let position = fen.parse::<Position>().map_err(SetupFault::from);
                let setup = position.and_then(|position| Setup::new(position, OnTimeout::default()));
                setup.map_err(|fault| at.fault(Wrong::BadFen { fault }))?.position()
            }
        };
        let mut record = Record { tags: self.tags, start, moves: Vec::new(), result: Score::Open };
        record.result = self.result.or(self.tagged_result).unwrap_or_default();
        let mut position = start;
        for (at, word) in &self.words {
            let word = strip_number(word);
            if word.is_empty() {
                continue;
            }
            if record.moves.len() == MOST_MOVES {
                return Err(at.fault(Wrong::TooManyMoves { most: MOST_MOVES }));
            }
            let number = record.number(record.moves.len());
            let move_ = read_move(position, number, word).map_err(|what| at.fault(what))?;
            record.moves.push(move_);
            position = position.play(&move_);
        }
        Ok(record)
    }
}

/// `21`, also with the details that version 3 of the format adds: `21,B,8,8,N1,0`.
fn is_english(game_type: &str) -> bool {
    game_type.split(',').next().is_some_and(|first| first.trim() == "21")
}

/// What is left of `12.11-15`, `12...` or `12` without the number of the move.
fn strip_number(word: &str) -> &str {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = word.split_at(digits);
    let is_number = !number.is_empty() && number.len() <= 3;
    match rest {
        "" if is_number => "",
        _ if is_number && rest.starts_with('.') => rest.trim_start_matches('.'),
        // Dots alone, as in `12 ... 22-18`.
        _ if number.is_empty() => rest.trim_start_matches('.'),
        _ => word,
    }
}

fn read_move(position: Position, number: usize, word: &str) -> Result<crate::Move, Wrong> {
    let side = position.to_move();
    // `!` and `?` say what somebody thinks of it; `:` is another way to write a capture.
    let text = word.trim_end_matches(['!', '?']).replace(':', "x");
    let looks_like_a_move =
        text.starts_with(|letter: char| letter.is_ascii_digit()) && text.contains(['-', 'x', 'X']);
    if !looks_like_a_move {
        return Err(Wrong::NotAMove { token: word.into() });
    }
    let path = notation::read_path(&text)
        .and_then(|path| notation::complete(position, path, &text))
        .map_err(|why| Wrong::UnclearMove { number, side, why })?;
    let Action::Move { path } = path else { return Err(Wrong::NotAMove { token: word.into() }) };
    match actions::check_path(position, &path) {
        Ok(()) => Ok(position.find(&path).expect("just checked")),
        Err(refusal) => Err(Wrong::IllegalMove { number, side, token: word.into(), refusal }),
    }
}
