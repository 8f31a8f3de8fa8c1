//! What is known about small endings, and how many positions are won, lost and drawn.

use checkers_rules::Position;
use checkers_tables::{Material, Tables, Value};

fn value(text: &str) -> Value {
    Tables::small().value(text.parse().unwrap()).unwrap()
}

/// `wins losses draws longest` by material. The lines are what `parlour tables stats` prints.
const COUNTS: &str = "
    0+1 v 0+1: 230 108 654 11
    0+1 v 1+0: 331 6 531 11
    1+0 v 0+1: 53 241 574 12
    1+0 v 1+0: 102 47 611 13
    0+1 v 0+2: 412 13018 1450 34
    0+2 v 0+1: 14846 0 34 33
    0+1 v 1+1: 1103 22349 2588 48
    0+2 v 1+0: 13018 0 2 33
    1+0 v 0+2: 58 12248 714 34
    1+1 v 0+1: 25941 10 89 47
    0+1 v 2+0: 687 9411 1242 62
    1+0 v 1+1: 154 21181 1465 48
    1+1 v 1+0: 22792 1 7 47
    2+0 v 0+1: 11215 4 121 61
    1+0 v 2+0: 96 9083 757 62
    2+0 v 1+0: 9928 0 8 61
    0+1 v 0+3: 606 140908 2326 34
    0+2 v 0+2: 58361 3943 153456 49
    0+3 v 0+1: 143840 0 0 29
    0+1 v 1+2: 2285 368794 6501 48
    0+2 v 1+1: 148680 1604 227296 95
    0+3 v 1+0: 125860 0 0 27
    1+0 v 0+3: 61 125035 764 34
    1+1 v 0+2: 72023 32138 273419 94
    1+2 v 0+1: 377575 3 2 41
    0+1 v 2+1: 2742 320067 6051 62
    0+2 v 2+0: 119274 141 45015 89
    1+0 v 1+2: 206 328070 2324 48
    1+1 v 1+1: 161772 14122 485306 103
    1+2 v 1+0: 330599 0 1 37
    2+0 v 0+2: 21749 67301 75380 92
    2+1 v 0+1: 328846 4 10 53
    0+1 v 3+0: 1066 92068 1870 62
    1+0 v 2+1: 229 285553 2362 62
    1+1 v 2+0: 141596 1048 145500 107
    2+0 v 1+1: 43456 50783 193905 108
    2+1 v 1+0: 288141 2 1 41
    3+0 v 0+1: 95004 0 0 59
    1+0 v 3+0: 84 82418 802 62
    2+0 v 2+0: 26945 3088 95631 109
    3+0 v 1+0: 83304 0 0 55";

#[test]
fn so_many_are_won_lost_and_drawn() {
    let mut counted = String::new();
    for material in (2..=4).flat_map(Material::all) {
        let tally = Tables::small().tally(material).unwrap();
        let (wins, losses, draws) = (tally.wins, tally.losses, tally.draws);
        let longest = tally.longest.unwrap();
        counted += &format!("\n    {material}: {wins} {losses} {draws} {longest}");
    }
    assert_eq!(counted, COUNTS);
}

#[test]
fn two_kings_beat_one_even_in_the_double_corner() {
    for text in ["B:WK1:BK10,K11", "B:WK5:BK14,K15", "B:WK32:BK18,K22", "W:WK18,K22:BK1"] {
        assert!(matches!(value(text), Value::Win(_)), "{text}: {:?}", value(text));
    }
}

#[test]
fn one_king_holds_one_and_three_kings_always_win() {
    assert_eq!(value("B:WK32:BK1"), Value::Draw);
    let three = Material { black_men: 0, black_kings: 3, white_men: 0, white_kings: 1 };
    assert!(
        Tables::small()
            .positions(three)
            .all(|position| matches!(Tables::small().value(position), Some(Value::Win(_))))
    );
}

#[test]
fn a_capture_at_hand_decides() {
    // All pieces are taken: the other side has no move.
    assert_eq!(value("B:W14:B10"), Value::Win(Some(1)));
    assert_eq!(value("W:W14:B10"), Value::Win(Some(1)));
    assert_eq!(value("B:WK14,K22:BK10"), Value::Win(Some(1)));
}

#[test]
fn what_is_not_in_the_tables_has_no_value() {
    // Too many pieces; nobody to play against; a man on its king row.
    for text in ["B:W29,30,31:B1,2", "B:W:B9", "B:W21:B29", "B:W4:B12"] {
        assert_eq!(Tables::small().value(text.parse().unwrap()), None, "{text}");
    }
    assert_eq!(Tables::small().pieces(), 4);
    assert_eq!(Tables::small().value(Position::START), None);
}
