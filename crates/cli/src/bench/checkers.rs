//! How fast the checkers engine thinks, and whether it still thinks the same.

use super::Group;
use super::times::{Times, time};
use crate::fault::Fault;
use checkers_ai::engine::{Engine, PlayedLine, Size};
use checkers_rules::Position;
use parlour_game::Budget;

/// Openings, middle games with men and with kings, and endings just beyond the tables.
const POSITIONS: [(&str, [&str; 3]); 3] = [
    (
        "openings",
        [
            "B:W21-32:B1-12",
            "W:W21,22,24-32:B1-8,10,11,12,18",
            "B:W18,19,21,23,24,26,29,30,31,32:B1,2,3,4,6,7,9,10,11,12",
        ],
    ),
    (
        "middle games",
        [
            "B:W17,21,22,26,27,30,31:B3,5,8,10,12,13,15",
            "W:W18,22,25,30,31,32:B1,3,5,10,12,13",
            "W:WK9,K14,21,26,K31:B2,K5,12,K19,20,K28",
        ],
    ),
    ("endings", ["B:WK15,22,30:B3,11,K27", "W:W27,31,K14:BK2,12,20", "B:WK18,K23,29:BK1,K10,13"]),
];
const DEPTH: u8 = 15;

pub(super) fn run() -> Result<Vec<Group>, Fault> {
    Ok(POSITIONS.iter().map(|(what, fens)| group(what, fens)).collect())
}

/// Measures one engine that is asked about one position after the other.
fn group(what: &str, fens: &[&str]) -> Group {
    let lines: Vec<PlayedLine> = fens.iter().map(|fen| PlayedLine::new(position(fen))).collect();
    let think = || -> u64 {
        let mut engine = Engine::new(Size::mebibytes(16));
        lines.iter().map(|line| engine.think_to(line, &Budget::default(), DEPTH, &mut |_| {}).nodes).sum()
    };
    let nodes = think();
    let times = Times::of(vec![time(think)]);
    let per_second = Some(nodes as f64 / times.median_ms * 1000.0);
    let what = format!("{} {what} to depth {DEPTH}", lines.len());
    Group { what, times, per_second, nodes: Some(nodes) }
}

fn position(fen: &str) -> Position {
    fen.parse().expect("the list is right")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_thought_about() {
        for fen in POSITIONS.iter().flat_map(|(_, fens)| fens) {
            assert!(position(fen).has_move(), "{fen}");
        }
    }
}
