//! The opening book: openings in which neither side goes wrong.
//!
//! `book.txt` was computed by our own engine (`examples/book.rs`, see `docs/brains.md`): a line for each position, with
//! the moves that are as good as the best one. Whoever plays from it plays at once, and not the same game every time.

use checkers_rules::{Move, Position, write_move};
use std::collections::HashMap;
use std::sync::LazyLock;

const TEXT: &str = include_str!("book.txt");

static BOOK: LazyLock<HashMap<Position, Vec<Move>>> = LazyLock::new(|| TEXT.lines().map(read).collect());

/// The moves the book knows here, each as good as the others; none if it does not know the position.
pub(crate) fn moves(position: Position) -> &'static [Move] {
    BOOK.get(&position).map_or(&[], Vec::as_slice)
}

/// A line of the book: a position, then its good moves, with blanks between.
fn read(line: &str) -> (Position, Vec<Move>) {
    let mut words = line.split(' ');
    let fen = words.next().expect("a line has words");
    let position: Position = fen.parse().unwrap_or_else(|fault| panic!("the book's {fen}: {fault}"));
    let legal = position.moves();
    let find = |word: &str| {
        let found = legal.iter().find(|move_| write_move(position, move_) == word);
        *found.unwrap_or_else(|| panic!("the book's {fen}: {word} is no move there"))
    };
    (position, words.map(find).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_line_can_be_read_and_has_a_move() {
        assert_eq!(BOOK.len(), TEXT.lines().count(), "a position stands there twice");
        assert!(BOOK.values().all(|moves| !moves.is_empty()));
        assert!(BOOK.len() > 100, "{}", BOOK.len());
    }

    #[test]
    fn every_position_is_reached_by_the_book_itself() {
        let mut reached = HashSet::from([Position::START]);
        let mut next = vec![Position::START];
        while let Some(position) = next.pop() {
            let after = moves(position).iter().map(|move_| position.play(move_));
            next.extend(after.filter(|after| !moves(*after).is_empty() && reached.insert(*after)));
        }
        assert_eq!(reached.len(), BOOK.len());
    }

    #[test]
    fn there_is_more_than_one_way_to_begin() {
        assert!(moves(Position::START).len() > 1);
        assert!(moves("W:WK1:BK32".parse().unwrap()).is_empty());
    }
}
