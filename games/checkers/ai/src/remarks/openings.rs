//! Named openings, by the moves that make them.

/// Name and moves from the usual start, as they are written down.
const OPENINGS: &[(&str, &str)] = &[
    ("Edinburgh", "9-13"),
    ("Double Corner", "9-14"),
    ("Denny", "10-14"),
    ("Kelso", "10-15"),
    ("Old Faithful", "11-15"),
    ("Bristol", "11-16"),
    ("Dundee", "12-16"),
    ("Switcher", "11-15 21-17"),
    ("Single Corner", "11-15 22-18"),
    ("Cross", "11-15 23-18"),
    ("Second Double Corner", "11-15 24-19"),
    ("Ayrshire Lassie", "11-15 24-20"),
    ("Kelso Cross", "10-15 23-18"),
    ("Bristol Cross", "11-16 23-18"),
    ("Dyke", "11-15 22-17 15-19"),
    ("Will o' the Wisp", "11-15 23-19 9-13"),
    ("Defiance", "11-15 23-19 9-14 27-23"),
    ("Fife", "11-15 23-19 9-14 22-17 5-9"),
    ("Souter", "11-15 23-19 9-14 22-17 6-9"),
    ("Whilter", "11-15 23-19 9-14 22-17 7-11"),
    ("Glasgow", "11-15 23-19 8-11 22-17 11-16"),
    ("Laird and Lady", "11-15 23-19 8-11 22-17 9-13 17-14"),
];

/// The opening that was completed by the last of these moves.
pub(crate) fn named(moves: &str) -> Option<&'static str> {
    OPENINGS.iter().find(|(_, line)| *line == moves).map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checkers_rules::{Position, write_move};

    #[test]
    fn every_opening_is_played_by_legal_moves() {
        for (name, line) in OPENINGS {
            let mut position = Position::START;
            for text in line.split(' ') {
                let moves = position.moves();
                let made = moves.iter().find(|made| write_move(position, made) == text);
                position = position.play(made.unwrap_or_else(|| panic!("{name}: {text} is no move")));
            }
            assert_eq!(named(line), Some(*name));
        }
        assert_eq!(named("11-15 22-18 15x22"), None);
    }
}
