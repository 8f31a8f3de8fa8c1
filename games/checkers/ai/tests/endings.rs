//! What the endgame tables know, the engine plays.

use checkers_ai::engine::{Engine, PlayedLine, Score, Size};
use checkers_rules::{Move, Position, QUIET_PLIES_TO_DRAW};
use checkers_tables::{Material, Tables, Value};
use parlour_game::{Budget, Seed};

/// So many of all endings of four pieces, drawn by lot, in which the side to move can do something.
fn sample(count: usize) -> Vec<(Position, Value)> {
    let mut dice = Seed::from_number(4).rng_at(0);
    let materials: Vec<Material> = Material::all(4).collect();
    let mut sample = Vec::new();
    while sample.len() < count {
        let material = *dice.pick(&materials);
        let positions: Vec<Position> = Tables::small().positions(material).collect();
        for _ in 0..10 {
            let position = *dice.pick(&positions);
            let value = Tables::small().value(position).expect("a small ending");
            if position.has_move() {
                sample.push((position, value));
            }
        }
    }
    sample
}

#[test]
fn every_ending_is_known_and_every_win_is_won_in_time() {
    let mut won = 0;
    for (position, value) in sample(300) {
        let mut line = PlayedLine::new(position);
        let mut engine = Engine::new(Size::mebibytes(1));
        let mut think = |line: &PlayedLine| engine.think(line, &Budget::nodes(5_000), &mut |_| {});
        let report = think(&line);
        match value {
            Value::Draw => assert_eq!(report.score, Score::Drawn, "{position}"),
            Value::Loss(plies) => {
                assert_eq!(report.score.mate_in(), plies.map(|plies| -i32::from(plies)), "{position}");
            }
            Value::Win(plies) => {
                let plies = plies.expect("small endings have distances");
                // Both sides play as the tables say: the win takes as long as they say, within the rules.
                for _ in 0..plies {
                    let report = think(&line);
                    line.play(&report.best);
                    assert!(line.quiet_plies() < QUIET_PLIES_TO_DRAW, "{position}");
                }
                assert!(!line.position().has_move(), "{position}");
                won += 1;
            }
        }
    }
    assert!(won > 50, "{won}");
}

#[test]
fn a_loser_who_errs_loses_sooner() {
    let mut dice = Seed::from_number(5).rng_at(0);
    for (position, value) in sample(200) {
        let Value::Win(Some(plies)) = value else { continue };
        let mut line = PlayedLine::new(position);
        let mut engine = Engine::new(Size::mebibytes(1));
        let mut played = 0;
        while line.position().has_move() {
            let moves = line.position().moves();
            let move_ = match played % 2 {
                0 => engine.think(&line, &Budget::nodes(5_000), &mut |_| {}).best,
                _ => *dice.pick(&moves),
            };
            line.play(&move_);
            played += 1;
        }
        assert!(played <= plies && played % 2 == 1, "{position}: {played} plies, not {plies}");
    }
}

#[test]
fn a_line_is_drawn_out_to_the_end() {
    let position: Position = "B:WK32:BK18,K22".parse().expect("a position");
    let report =
        Engine::new(Size::mebibytes(1)).think(&PlayedLine::new(position), &Budget::nodes(5_000), &mut |_| {});
    let Score::WinsIn(plies) = report.score else { panic!("{}", report.score) };
    assert_eq!(report.line.len(), usize::from(plies));
    let last = report.line.iter().fold(position, |position, move_| position.play(move_));
    assert!(!last.has_move());
}

#[test]
fn a_win_is_not_thrown_away_because_it_was_in_sight_before() {
    let mut tried = 0;
    let one_king_against_two = Material { black_men: 0, black_kings: 1, white_men: 0, white_kings: 2 };
    for before in Tables::small().positions(one_king_against_two) {
        let Some([first, second, third]) = there_and_back(before) else { continue };
        // Somebody went there and back: the one move that wins leads to where the game has been.
        let position = before.play(&first).play(&second).play(&third);
        let mut line = PlayedLine::new(before);
        [first, second, third].iter().for_each(|made| line.play(made));
        let report = Engine::new(Size::mebibytes(1)).think(&line, &Budget::nodes(5_000), &mut |_| {});
        assert_eq!(Tables::small().value(position.play(&report.best)), Tables::small().value(before));
        assert!(report.score.is_won(), "{position}: {}", report.score);
        tried += 1;
    }
    assert!(tried > 5, "{tried}");
}

/// Three kings' steps from a lost position to one from which only one move wins: back to the lost position.
fn there_and_back(lost: Position) -> Option<[Move; 3]> {
    let is_lost = |position: Position| matches!(Tables::small().value(position), Some(Value::Loss(_)));
    let steps = |position: Position| {
        let kings = position.board().kings();
        let moves = position.moves().to_vec();
        moves.into_iter().filter(move |made| !made.is_capture() && kings.has(made.from()))
    };
    let goes_back = |made: &Move, other: &Move| (made.from(), made.to()) == (other.to(), other.from());
    if !is_lost(lost) {
        return None;
    }
    for first in steps(lost) {
        for second in steps(lost.play(&first)) {
            for third in steps(lost.play(&first).play(&second)).filter(|third| goes_back(third, &first)) {
                let position = lost.play(&first).play(&second).play(&third);
                let moves = position.moves();
                let winning: Vec<&Move> = moves.iter().filter(|made| is_lost(position.play(made))).collect();
                if moves.len() > 1 && winning.len() == 1 && position.play(winning[0]) == lost {
                    return Some([first, second, third]);
                }
            }
        }
    }
    None
}
