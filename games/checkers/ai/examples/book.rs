//! Computes the opening book; see `docs/brains.md`.
//!
//! ```text
//! cargo run --release -p checkers-ai --example book > games/checkers/ai/src/book.txt
//! ```

use checkers_ai::engine::{Engine, PlayedLine, Size};
use checkers_rules::{Move, Position, write_move};
use parlour_game::Budget;
use std::collections::HashSet;

/// The book ends after so many plies.
const PLIES: usize = 6;
/// How many positions are looked at for each move.
const NODES: u64 = 150_000;
/// A move is good that is worse than the best by no more than so many hundredths of a man.
const AS_GOOD: i32 = 4;
/// Side lines are left out: so many good moves of a position are enough.
const MOST_MOVES: usize = 4;

fn main() {
    let mut engine = Engine::new(Size::mebibytes(64));
    let mut seen = HashSet::from([Position::START]);
    let mut here = vec![Position::START];
    for ply in 0..PLIES {
        let mut next = Vec::new();
        for &position in &here {
            let good = good_moves(&mut engine, position);
            let words: Vec<String> = good.iter().map(|move_| write_move(position, move_)).collect();
            println!("{position} {}", words.join(" "));
            let after = good.iter().map(|move_| position.play(move_));
            next.extend(after.filter(|after| seen.insert(*after)));
        }
        eprintln!("ply {ply}: {} positions", here.len());
        here = next;
    }
}

/// The moves that are as good as the best one, the best one first.
fn good_moves(engine: &mut Engine, position: Position) -> Vec<Move> {
    let mut judged: Vec<(i32, Move)> = Vec::new();
    for move_ in position.moves().iter() {
        let after = PlayedLine::new(position.play(move_));
        let report = engine.think(&after, &Budget::nodes(NODES), &mut |_| {});
        judged.push((-report.score.centi(), *move_));
    }
    judged.sort_by_key(|(worth, _)| -worth);
    let best = judged[0].0;
    judged.retain(|(worth, _)| *worth >= best - AS_GOOD);
    judged.truncate(MOST_MOVES);
    judged.into_iter().map(|(_, move_)| move_).collect()
}
