//! Who follows the distances wins, in exactly as many plies as they say, and within the draw rules.

use checkers_rules::{Move, Position, QUIET_PLIES_TO_DRAW, Rank};
use checkers_tables::{Material, Tables, Value};
use std::collections::HashMap;

fn value(position: Position) -> Value {
    Tables::small().value(position).expect("few pieces")
}

/// Whether the count of quiet plies begins again: after a capture or a man's move.
fn is_progress(position: Position, move_: &Move) -> bool {
    let moved = position.board().piece(move_.from()).expect("a move moves something");
    move_.is_capture() || moved.rank == Rank::Man
}

/// The move of the side that wins: the shortest way, by progress if there are several.
fn winning_move(position: Position) -> Move {
    let plies = |move_: &Move| match value(position.play(move_)) {
        Value::Loss(plies) => plies.expect("small tables have distances"),
        Value::Win(_) | Value::Draw => u8::MAX,
    };
    *position
        .moves()
        .iter()
        .min_by_key(|move_| (plies(move_), !is_progress(position, move_)))
        .expect("who wins has a move")
}

/// The move of the side that loses: the longest way.
fn longest_resistance(position: Position) -> Option<Move> {
    let plies = |move_: &Move| match value(position.play(move_)) {
        Value::Win(plies) => plies.expect("small tables have distances"),
        Value::Loss(_) | Value::Draw => panic!("{position} is lost, whatever is played"),
    };
    position.moves().iter().copied().max_by_key(plies)
}

/// Plays on to the end and returns how many plies that took.
fn play_out(mut position: Position) -> u8 {
    for ply in 0..=u8::MAX {
        let move_ = match value(position) {
            Value::Win(_) => Some(winning_move(position)),
            Value::Loss(_) => longest_resistance(position),
            Value::Draw => panic!("{position} is no longer won"),
        };
        let Some(move_) = move_ else { return ply };
        position = position.play(&move_);
    }
    panic!("it does not end");
}

#[test]
fn a_win_takes_as_long_as_it_should() {
    let mut played = 0;
    for material in (2..=4).flat_map(Material::all) {
        for position in Tables::small().positions(material).step_by(701) {
            if let Value::Win(Some(plies)) | Value::Loss(Some(plies)) = value(position) {
                assert_eq!(play_out(position), plies, "{position}");
                played += 1;
            }
        }
    }
    assert!(played > 5_000, "{played}");
}

/// How many plies in a row the losing side can make quiet, whatever it plays, if the winner follows the
/// distances.
fn longest_quiet_run(position: Position, known: &mut HashMap<Position, u16>) -> u16 {
    if let Some(&run) = known.get(&position) {
        return run;
    }
    let mut after = |move_: &Move| {
        if is_progress(position, move_) { 0 } else { 1 + longest_quiet_run(position.play(move_), known) }
    };
    let run = match value(position) {
        Value::Win(_) => after(&winning_move(position)),
        Value::Loss(_) => position.moves().iter().map(after).max().unwrap_or(0),
        Value::Draw => panic!("{position} is no longer won"),
    };
    known.insert(position, run);
    run
}

#[test]
fn no_win_of_four_pieces_is_too_long_for_the_draw_rules() {
    // A run cannot be longer than the whole win, so only long wins can hold one that is too long. No position
    // comes back on the way: the distance falls with every two plies.
    let mut known = HashMap::new();
    let mut longest = 0;
    for material in Material::all(4) {
        for position in Tables::small().positions(material) {
            if let Value::Win(Some(plies)) = value(position)
                && u16::from(plies) >= QUIET_PLIES_TO_DRAW
            {
                longest = longest.max(longest_quiet_run(position, &mut known));
            }
        }
    }
    assert!(longest < QUIET_PLIES_TO_DRAW, "{longest}");
    assert!(longest > 0, "there are long wins");
    println!("longest quiet run {longest}, {} positions", known.len());
}
