//! The engine from outside: right, steady and within its budget.

use checkers_ai::engine::{Engine, PlayedLine, Report, Score, Size};
use checkers_rules::{Position, Side, write_move};
use parlour_game::{Budget, ChanceRng, Seed};

fn think(fen: &str, nodes: u64) -> Report {
    let line = PlayedLine::new(fen.parse().expect("a position"));
    Engine::new(Size::mebibytes(1)).think(&line, &Budget::nodes(nodes), &mut |_| {})
}

fn best(fen: &str, nodes: u64) -> String {
    write_move(fen.parse().expect("a position"), &think(fen, nodes).best)
}

/// The position after some moves drawn by lot from the start, if the game is not over by then.
fn drawn_by_lot(dice: &mut ChanceRng, plies: u32) -> Option<Position> {
    let mut position = Position::START;
    for _ in 0..plies {
        let moves = position.moves();
        if moves.is_empty() {
            return None;
        }
        position = position.play(dice.pick(&moves));
    }
    position.has_move().then_some(position)
}

/// In how many plies the side to move wins or loses with best play, if that takes no more than `depth`:
/// everything is tried and nothing is remembered.
fn ending(position: Position, depth: u32) -> Option<i32> {
    let moves = position.moves();
    if moves.is_empty() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let ends: Vec<Option<i32>> = moves.iter().map(|move_| ending(position.play(move_), depth - 1)).collect();
    // The other side has lost in an even number of plies, and has won in an odd one.
    let wins = ends.iter().flatten().filter(|plies| *plies % 2 == 0).min();
    let losses = || ends.iter().all(Option::is_some).then(|| ends.iter().flatten().max()).flatten();
    wins.or_else(losses).map(|plies| plies + 1)
}

#[test]
fn it_finds_every_short_win_and_loss() {
    let mut dice = Seed::from_number(3).rng_at(0);
    let mut found = [0; 2];
    for plies in 0..2000 {
        let Some(position) = drawn_by_lot(&mut dice, 40 + plies % 40) else { continue };
        let Some(plies) = ending(position, 5) else { continue };
        let line = PlayedLine::new(position);
        let report = Engine::new(Size::mebibytes(1)).think(&line, &Budget::nodes(300_000), &mut |_| {});
        let wins = plies % 2 == 1;
        found[usize::from(wins)] += 1;
        assert_eq!(report.score.mate_in(), Some(if wins { plies } else { -plies }), "{position}");
    }
    assert!(found[0] > 5 && found[1] > 20, "{found:?}");
}

#[test]
fn it_wins_by_shutting_in() {
    assert_eq!(best("B:W21:B13,14", 1_000), "13-17");
    assert_eq!(think("B:W21:B13,14", 1_000).score, Score::WinsIn(1));
}

#[test]
fn nodes_alone_decide() {
    let mut dice = Seed::from_number(5).rng_at(0);
    for plies in [6, 12, 20, 30] {
        let position = drawn_by_lot(&mut dice, plies).expect("a game this short goes on");
        let line = PlayedLine::new(position);
        let run = || {
            let mut engine = Engine::new(Size::mebibytes(1));
            let mut told = Vec::new();
            let first = engine.think(&line, &Budget::nodes(20_000), &mut |report| told.push(report.clone()));
            let second = engine.think(&line, &Budget::nodes(5_000), &mut |_| {});
            (first, second, told)
        };
        assert_eq!(run(), run());
    }
}

#[test]
fn the_budget_is_kept() {
    for nodes in [0, 1, 2, 10, 1_000, 30_000] {
        let report = think("B:W21-32:B1-12", nodes);
        assert!(report.nodes <= nodes, "{} of {nodes}", report.nodes);
        assert!(Position::START.moves().contains(&report.best));
        let threads = Engine::new(Size::mebibytes(1)).threads(2).think(
            &PlayedLine::new(Position::START),
            &Budget::nodes(nodes),
            &mut |_| {},
        );
        assert!(threads.nodes <= nodes);
    }
}

#[test]
fn what_it_tells_is_a_line_of_legal_moves() {
    let mut dice = Seed::from_number(6).rng_at(0);
    for plies in 0..40 {
        let Some(mut position) = drawn_by_lot(&mut dice, plies) else { continue };
        let report = think(&position.to_string(), 3_000);
        assert_eq!(report.line.first(), Some(&report.best));
        for move_ in &report.line {
            assert!(position.moves().contains(move_), "{position}");
            position = position.play(move_);
        }
    }
}

#[test]
fn who_is_ahead_makes_headway() {
    // Two kings against one, both played by the engine: shuffling about would be a draw.
    let mut line = PlayedLine::new("W:WK18,K22:BK3".parse().expect("a position"));
    let mut engine = Engine::new(Size::mebibytes(1));
    while line.position().has_move() {
        let report = engine.think(&line, &Budget::nodes(20_000), &mut |_| {});
        line.play(&report.best);
        assert!(line.quiet_plies() < 80, "not won in time");
    }
    assert_eq!(line.position().to_move(), Side::Black);
}

#[test]
fn a_position_that_was_there_before_counts_as_a_draw() {
    // Black is a piece behind and glad of every repetition: both its moves lead to where the game has been.
    let position: Position = "B:WK18,K22,26:BK3,12".parse().expect("a position");
    let score = |earlier: &[Position]| {
        let line = PlayedLine::after(position, earlier, 20);
        Engine::new(Size::mebibytes(1)).think(&line, &Budget::nodes(50_000), &mut |_| {}).score
    };
    assert!(score(&[]).centi() < -50);
    let after: Vec<Position> = position.moves().iter().map(|move_| position.play(move_)).collect();
    // Every other position of a game has the same side to move; the last ones are somewhere else.
    let elsewhere = Position::START;
    let came = after.iter().flat_map(|after| [elsewhere, *after]);
    let earlier: Vec<Position> = came.chain([elsewhere; 4]).collect();
    assert_eq!(score(&earlier), Score::Worth(0));
}

#[test]
fn the_fortieth_quiet_move_is_a_draw() {
    let position: Position = "B:WK32:BK1,K2,K6,K7".parse().expect("a position");
    let quiet = |plies| {
        let line = PlayedLine::after(position, &[], plies);
        Engine::new(Size::mebibytes(1)).think(&line, &Budget::nodes(50_000), &mut |_| {}).score
    };
    assert!(quiet(0).centi() > 100);
    assert_eq!(quiet(79), Score::Worth(0));
}
