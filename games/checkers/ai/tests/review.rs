//! Looking back at games.

use checkers_ai::engine::{Engine, PlayedLine, Score, Size};
use checkers_ai::review::{Mistake, Review, loss, mistake, review};
use checkers_rules::{Position, write_move};
use parlour_game::Budget;

#[test]
fn a_loss_is_counted_up_to_three_men() {
    for (best, played, expected) in [
        (Score::Worth(35), Score::Worth(10), 25),
        (Score::Worth(-35), Score::Worth(-135), 100),
        (Score::Worth(10), Score::Worth(35), 0),
        (Score::Worth(700), Score::Worth(310), 0),
        (Score::WinsIn(3), Score::WinsIn(31), 0),
        (Score::WinsIn(3), Score::Worth(250), 50),
        (Score::LosesIn(31), Score::LosesIn(3), 0),
        (Score::Worth(0), Score::Lost, 300),
        (Score::Won, Score::LosesIn(8), 600),
    ] {
        assert_eq!(loss(best, played), expected, "{best} to {played}");
    }
}

#[test]
fn mistakes_begin_at_their_losses() {
    for (lost, expected) in [
        (0, None),
        (19, None),
        (20, Some(Mistake::Inaccuracy)),
        (49, Some(Mistake::Inaccuracy)),
        (50, Some(Mistake::Mistake)),
        (99, Some(Mistake::Mistake)),
        (100, Some(Mistake::Blunder)),
    ] {
        assert_eq!(mistake(Score::Worth(40), Score::Worth(40 - lost)), expected, "{lost}");
    }
}

#[test]
fn throwing_a_known_end_away_is_a_blunder() {
    assert_eq!(mistake(Score::Won, Score::Drawn), Some(Mistake::Blunder));
    assert_eq!(mistake(Score::WinsIn(9), Score::Drawn), Some(Mistake::Blunder));
    assert_eq!(mistake(Score::Drawn, Score::LosesIn(40)), Some(Mistake::Blunder));
    for same in
        [(Score::Won, Score::WinsIn(9)), (Score::LosesIn(40), Score::Lost), (Score::Drawn, Score::Drawn)]
    {
        assert_eq!(mistake(same.0, same.1), None, "{same:?}");
    }
}

/// Looks at one move of a position.
fn look(fen: &str, played: &str) -> Review {
    let position: Position = fen.parse().expect("a position");
    let moves = position.moves();
    let played = moves.iter().find(|move_| write_move(position, move_) == played).expect("a legal move");
    let mut engine = Engine::new(Size::mebibytes(1));
    review(&mut engine, &PlayedLine::new(position), played, || Budget::nodes(20_000))
}

#[test]
fn giving_a_man_away_is_found() {
    // 13-17 is taken at once, with nothing in return.
    let found = look("B:W22,29,30,31,32:B1,2,3,4,13", "13-17");
    assert!(found.loss >= 50 && found.mistake >= Some(Mistake::Mistake), "{found:?}");
    assert_eq!(found.line[0], found.best);
    assert_ne!(found.best, found.played);
}

#[test]
fn the_best_move_costs_nothing() {
    let fen = "B:W21-32:B1-12";
    let position: Position = fen.parse().expect("a position");
    let best = look(fen, "9-13").best;
    let found = look(fen, &write_move(position, &best));
    assert_eq!((found.loss, found.mistake, found.played_score), (0, None, found.score));
}

#[test]
fn a_move_that_ends_the_game_wins() {
    // Both ways to take leave White without a piece.
    let found = look("B:W18:B14,15", "14x23");
    assert_eq!((found.loss, found.mistake), (0, None));
    assert_eq!(found.played_score, Score::WinsIn(1));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let fen = "W:W18,19,21,23,24,26,29,30,31,32:B1,2,3,4,6,7,9,10,11,12";
    assert_eq!(look(fen, "19-16"), look(fen, "19-16"));
}
