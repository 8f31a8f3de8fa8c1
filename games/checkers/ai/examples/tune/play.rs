//! Games of the engine against itself, from openings drawn by lot.

use crate::sample::{Sample, is_quiet};
use checkers_ai::engine::{Engine, Line, Size};
use checkers_rules::{Position, QUIET_PLIES_TO_DRAW};
use parlour_game::{Budget, Seed};

/// Fewest moves drawn by lot at the start, and how many more there may be.
const LOTS: (u32, u32) = (3, 6);
/// Who is this far ahead for so many plies has won: the rest would teach nothing.
const WON: (i32, u32) = (500, 6);
/// A game with so few pieces in which nothing happens is drawn.
const DULL: (u32, u16) = (8, 24);

/// The quiet positions of one game.
pub(crate) fn game(seed: u64, number: u64, nodes: u64) -> Vec<Sample> {
    let mut dice = Seed::from_number(seed).rng_at(number as usize);
    let mut line = Line::new(Position::START);
    for _ in 0..LOTS.0 + dice.below(LOTS.1) {
        let moves = line.position().moves();
        if moves.is_empty() {
            return Vec::new();
        }
        line.play(dice.pick(&moves));
    }
    let mut engine = Engine::new(Size::mebibytes(1));
    let mut samples: Vec<Sample> = Vec::new();
    let mut won_for = 0;
    // What the side to move gets.
    let result = loop {
        let position = line.position();
        if !position.has_move() {
            break 0;
        }
        let pieces = (!position.board().empty()).count_ones();
        if line.quiet_plies() >= QUIET_PLIES_TO_DRAW || (pieces <= DULL.0 && line.quiet_plies() >= DULL.1) {
            break 1;
        }
        let report = engine.think(&line, &Budget::nodes(nodes), &mut |_| {});
        let score = report.score.centi();
        won_for = if score.abs() >= WON.0 { won_for + 1 } else { 0 };
        if won_for >= WON.1 || report.score.mate_in().is_some() {
            break if score > 0 { 2 } else { 0 };
        }
        if is_quiet(position) {
            samples.push(Sample { position, score, result: 0 });
        }
        line.play(&report.best);
    };
    let last = line.position().to_move();
    for sample in &mut samples {
        sample.result = if sample.position.to_move() == last { result } else { 2 - result };
    }
    samples
}
