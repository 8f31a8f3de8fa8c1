//! Games of the engine against itself, from openings drawn by lot.

use crate::sample::{Sample, is_quiet};
use checkers_ai::engine::tuning::Weights;
use checkers_ai::engine::{Engine, PlayedLine, Score, Size};
use checkers_rules::{Position, QUIET_PLIES_TO_DRAW, Side};
use parlour_game::{Budget, Seed};

/// Fewest moves drawn by lot at the start, and how many more there may be.
const LOTS: (u32, u32) = (3, 6);
/// Who is this far ahead for so many plies has won: the rest would teach nothing.
const WON: (i32, u32) = (500, 6);

/// A game that starts with some moves drawn by lot.
pub(crate) fn opening(seed: u64, number: u64) -> PlayedLine {
    let mut dice = Seed::from_number(seed).rng_at(number as usize);
    let mut line = PlayedLine::new(Position::START);
    for _ in 0..LOTS.0 + dice.below(LOTS.1) {
        let moves = line.position().moves();
        if moves.is_empty() {
            break;
        }
        line.play(dice.pick(&moves));
    }
    line
}

/// Plays a game to its end, as soon as that is clear: Black's weights first, so many positions for a move.
/// Returns twice what Black gets, and the quiet positions on the way.
pub(crate) fn game(mut line: PlayedLine, weights: [Weights; 2], nodes: u64) -> (u8, Vec<Sample>) {
    let mut engines = weights.map(|weights| Engine::new(Size::mebibytes(1)).weights(weights));
    let mut samples: Vec<Sample> = Vec::new();
    let mut won_for = 0;
    // Twice what the side to move gets.
    let result = loop {
        let position = line.position();
        if !position.has_move() {
            break 0;
        }
        if line.quiet_plies() >= QUIET_PLIES_TO_DRAW {
            break 1;
        }
        let engine = &mut engines[usize::from(position.to_move() == Side::White)];
        let report = engine.think(&line, &Budget::nodes(nodes), &mut |_| {});
        let score = report.score.centi();
        won_for = if score.abs() >= WON.0 { won_for + 1 } else { 0 };
        match report.score {
            Score::Drawn => break 1,
            _ if score > 0 && won_for >= WON.1 => break 2,
            _ if score < 0 && won_for >= WON.1 => break 0,
            Score::WinsIn(_) | Score::Won => break 2,
            Score::LosesIn(_) | Score::Lost => break 0,
            Score::Worth(_) => {}
        }
        if is_quiet(position) {
            samples.push(Sample { position, score, result: 0 });
        }
        line.play(&report.best);
    };
    let black = if line.position().to_move() == Side::Black { result } else { 2 - result };
    for sample in &mut samples {
        sample.result = if sample.position.to_move() == Side::Black { black } else { 2 - black };
    }
    (black, samples)
}
