//! Games as text.

use super::{Record, Score};
use crate::board::Side;
use crate::notation::write_move;
use crate::position::Position;
use std::fmt;

/// Lines of moves are broken before this column, as the format demands.
const WIDTH: usize = 79;

/// The whole game, tags first, with a line end at the end.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            write_tag(f, &tag.name, &tag.value)?;
        }
        write_tag(f, "GameType", "21")?;
        if self.start != Position::START {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &self.start.to_string())?;
        }
        write_tag(f, "Result", &self.result.to_string())?;
        writeln!(f)?;
        let mut column = 0;
        for word in words(self) {
            match column {
                0 => {}
                _ if column + 1 + word.len() > WIDTH => {
                    writeln!(f)?;
                    column = 0;
                }
                _ => {
                    f.write_str(" ")?;
                    column += 1;
                }
            }
            f.write_str(&word)?;
            column += word.len();
        }
        writeln!(f)
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    // A tag is one line.
    let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// Numbers, moves and the result.
fn words(record: &Record) -> impl Iterator<Item = String> {
    let moves =
        record.positions().zip(&record.moves).enumerate().flat_map(move |(ply, (position, move_))| {
            let number = record.number(ply);
            let number = match position.to_move() {
                Side::Black => Some(format!("{number}.")),
                Side::White => (ply == 0).then(|| format!("{number}...")),
            };
            number.into_iter().chain([write_move(position, move_)])
        });
    moves.chain([record.result.to_string()])
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Score::WhiteWon => "1-0",
            Score::BlackWon => "0-1",
            Score::Drawn => "1/2-1/2",
            Score::Open => "*",
        })
    }
}
