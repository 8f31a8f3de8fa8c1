//! The small tables against the rules: every value must be what its successors make it.
//!
//! Nothing of the generator is used here. That values agree with their successors is enough for them to be
//! true: a win leads by its distance to a shorter loss and so on to the end of the game, a loss cannot avoid
//! it, and in a draw neither side has anything better than to stay among draws.

use checkers_rules::Position;
use checkers_tables::{Material, Tables, Value};

/// What a position is worth if its successors are worth what the tables say.
fn from_successors(tables: &Tables, position: Position) -> Value {
    let plies = |plies: Option<u8>| plies.expect("small tables have distances");
    let (mut win, mut loss, mut draw) = (None::<u8>, None::<u8>, false);
    for move_ in position.moves().iter() {
        match tables.value(position.play(move_)).expect("a successor has no more pieces") {
            Value::Loss(after) => win = Some(win.map_or(u8::MAX, |known| known).min(plies(after) + 1)),
            Value::Win(after) => loss = loss.max(Some(plies(after) + 1)),
            Value::Draw => draw = true,
        }
    }
    match (win, draw, loss) {
        (Some(plies), ..) => Value::Win(Some(plies)),
        (None, true, _) => Value::Draw,
        (None, false, Some(plies)) => Value::Loss(Some(plies)),
        // "No move = loss."
        (None, false, None) => Value::Loss(Some(0)),
    }
}

fn check(position: Position) {
    let tables = Tables::small();
    let value = tables.value(position).expect("few pieces");
    assert_eq!(value, from_successors(tables, position), "{position}");
    assert_eq!(tables.value(position.turned()), Some(value), "{position} from the other side");
}

#[test]
fn every_value_with_two_or_three_pieces_follows_from_its_successors() {
    for material in (2..=3).flat_map(Material::all) {
        Tables::small().positions(material).for_each(check);
    }
}

#[test]
fn values_with_four_pieces_follow_from_their_successors() {
    // One position of 7 is about 887,000 of them, spread over every material.
    for material in Material::all(4) {
        Tables::small().positions(material).step_by(7).for_each(check);
    }
}

#[test]
fn a_game_that_is_over_is_lost() {
    for text in ["B:WK1:B", "W:W:BK1,2", "B:W9,14:B5"] {
        let position: Position = text.parse().unwrap();
        let is_over = !position.has_move();
        assert!(is_over, "{text}");
        assert_eq!(Tables::small().value(position), Some(Value::Loss(Some(0))), "{text}");
    }
}
