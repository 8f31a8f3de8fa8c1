//! Positions, moves and scores as the protocol writes them.

use super::syntax::shorten;
use checkers_ai::engine::Score;
use checkers_rules::{Board, Move, OnTimeout, Position, Setup, Side};

/// Reads `B` or `W` for the side to move and a letter for each square: `b`, `w`, `B`, `W`, or `e` where nobody stands.
///
/// # Errors
/// Why nothing can be searched from there.
pub(super) fn read_position(text: &str) -> Result<Position, String> {
    let to_move = match text.chars().next() {
        Some('B') => Side::Black,
        Some('W') => Side::White,
        _ => {
            return Err(format!(
                "a position begins with B or W for the side to move, not with `{}`",
                shorten(text)
            ));
        }
    };
    let squares = &text[1..];
    if squares.chars().count() != 32 || squares.contains('.') {
        return Err(format!(
            "after the side to move come 32 letters of b, w, B, W and e, not `{}`",
            shorten(squares)
        ));
    }
    let board = Board::try_from(squares.replace('e', ".")).map_err(|_| {
        format!("squares are b, w, B, W or e, with at most 12 pieces a side, not `{}`", shorten(squares))
    })?;
    let setup = Setup::new(Position::new(board, to_move), OnTimeout::default());
    setup.map(|setup| setup.position()).map_err(|fault| fault.to_string())
}

/// Reads `11-15`, or a capture with the squares of what is taken, in any order: `15x22x18`. Those may be left out where
/// start and end say it all.
///
/// # Errors
/// Why it is no move here.
pub(super) fn read_move(position: Position, text: &str) -> Result<Move, String> {
    let fault = || format!("`{}` is not a legal move in {position}", shorten(text));
    let is_capture = text.contains('x');
    let squares: Option<Vec<u8>> = text.split(['-', 'x']).map(|square| square.parse().ok()).collect();
    let squares = squares.filter(|squares| squares.len() >= 2).ok_or_else(fault)?;
    let mut taken = squares[2..].to_vec();
    taken.sort_unstable();
    let fits = |move_: &&Move| {
        let mut jumped: Vec<u8> = move_.jumped().map(u8::from).collect();
        jumped.sort_unstable();
        (move_.from().number(), move_.to().number(), move_.is_capture())
            == (squares[0], squares[1], is_capture)
            && (taken.is_empty() || taken == jumped)
    };
    let moves = position.moves();
    let mut fitting = moves.iter().filter(fits);
    let first = fitting.next().ok_or_else(fault)?;
    // Two routes that take the same pieces lead to the same position: either will do.
    let after = position.play(first);
    match fitting.all(|other| position.play(other) == after) {
        true => Ok(*first),
        false => Err(format!("`{text}` fits several captures: add the squares of the pieces it takes")),
    }
}

/// The move as the protocol writes it.
pub(super) fn write_move(move_: &Move) -> String {
    if !move_.is_capture() {
        return format!("{}-{}", move_.from(), move_.to());
    }
    let jumped: String = move_.jumped().map(|square| format!("x{square}")).collect();
    format!("{}x{}{jumped}", move_.from(), move_.to())
}

/// In men, from the side to move.
pub(super) fn write_score(score: Score) -> String {
    format!("{:.2}", f64::from(score.centi()) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

    #[test]
    fn positions() {
        assert_eq!(read_position(START), Ok(Position::START));
        let kings = read_position("WeBeeeeeeeeeeeeeeeeeeeeeeeeeeeeWw").unwrap();
        assert_eq!(kings.to_string(), "W:WK31,32:BK2");
        for (text, fault) in [
            ("", "a position begins with B or W"),
            ("eW", "a position begins with B or W"),
            ("é", "a position begins with B or W"),
            ("W", "after the side to move come 32 letters"),
            ("Wé", "after the side to move come 32 letters"),
            (&START.replace('e', "."), "after the side to move come 32 letters"),
            (&START.replace('e', "x"), "squares are b, w, B, W or e"),
            (&START.replace('e', "b"), "squares are b, w, B, W or e"),
            ("Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeew", "Black has no pieces"),
        ] {
            let found = read_position(text).unwrap_err();
            assert!(found.starts_with(fault), "{text}: {found}");
        }
    }

    #[test]
    fn moves_come_back() {
        for fen in ["B:W21-32:B1-12", "B:W14,15,22,23:B10", "W:WK23:B2,10,11,18,19", "B:W14,22,32:B9,1"] {
            let position: Position = fen.parse().unwrap();
            for move_ in position.moves().iter() {
                let found = read_move(position, &write_move(move_)).unwrap();
                assert_eq!(position.play(&found), position.play(move_), "{fen}: {}", write_move(move_));
            }
        }
        let position: Position = "B:W14,15,22,23:B10".parse().unwrap();
        assert_eq!(write_move(&position.moves()[0]), "10x26x14x22");
        assert_eq!(read_move(position, "10x26x22x14"), Ok(position.moves()[0]));
        assert!(read_move(position, "10x26").unwrap_err().contains("several"));
    }

    #[test]
    fn what_is_no_move() {
        for text in ["", "11", "x", "11-", "11-15-19", "9x14", "99999-1", "11x15", "12-17"] {
            assert!(read_move(Position::START, text).is_err(), "{text}");
        }
        assert!(read_move(Position::START, "11-15").is_ok());
    }
}
