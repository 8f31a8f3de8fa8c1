//! The trees of averages: arithmetic by hand, then against the description taken literally.

use checkers_ai::{BRAINS, Tree, Wants, average};
use checkers_rules::{Action, Checkers, Position, Side};
use parlour_game::{Budget, Cancel, ChanceRng, Match, Notation, Seat, Seed, Turn, Viewer};

const BLACK: Seat = Seat::new(0);

fn position(fen: &str) -> Position {
    fen.parse().expect("a position")
}

#[track_caller]
fn check(fen: &str, side: Side, height: u8, expected: f64) {
    let found = average(position(fen), side, height);
    assert!((found - expected).abs() < 1e-12, "{fen} for {side} at height {height}: {found}, not {expected}");
}

#[test]
fn a_leaf_is_own_pieces_for_each_enemy_piece() {
    check("W:W32:B1,2", Side::Black, 0, 2.0);
    check("W:W32:B1,2", Side::White, 0, 0.5);
    check("B:W30,31,32:B1,2", Side::Black, 0, 2.0 / 3.0);
}

#[test]
fn a_king_counts_like_a_man() {
    check("W:WK32:BK1,K2", Side::Black, 0, 2.0);
}

#[test]
fn no_enemy_counts_like_one() {
    check("W:W:B1,2,3", Side::Black, 0, 3.0);
    check("W:W:B1,2,3", Side::White, 0, 0.0);
}

#[test]
fn who_cannot_move_is_a_leaf_however_high_the_tree() {
    check("W:W21:B17,14", Side::Black, 8, 2.0);
    check("W:W:B1,2,3", Side::Black, 8, 3.0);
}

#[test]
fn a_node_is_the_average_of_its_children() {
    // 10x17x26 leaves one against one, 10x19 one against two.
    check("B:W14,15,22:B10", Side::Black, 1, (1.0 + 0.5) / 2.0);
    check("B:W14,15,22:B10", Side::White, 1, (1.0 + 2.0) / 2.0);
}

#[test]
fn a_whole_jump_is_one_level() {
    // 9x18x25 takes both: had each hop a level of its own, one of them would be left at height 1.
    check("B:W14,22,32:B9,1", Side::Black, 1, 2.0);
}

#[test]
fn the_opponent_plays_anything_not_the_best() {
    // After 13-17 White must take, leaving one against one; after 1-5 and 1-6 nothing is taken in two plies.
    check("B:W22:B1,13", Side::Black, 1, 2.0);
    check("B:W22:B1,13", Side::Black, 2, (2.0 + 2.0 + 1.0) / 3.0);
    // One ply more: after 1-5 or 1-6 the black man takes if White played 22-17, and no enemy counts like one.
    check("B:W22:B1,13", Side::Black, 3, (2.0 + 2.0 + 1.0) / 3.0);
}

#[test]
fn seven_children_take_two_off_the_height() {
    let seven = "B:W22:B1,K3,13,K32";
    assert_eq!(position(seven).moves().len(), 7);
    // 13-17 loses a man to the reply. Heights 2 and 3 are cut to nothing and do not see it; height 4 just does.
    check(seven, Side::Black, 1, 4.0);
    check(seven, Side::Black, 2, 4.0);
    check(seven, Side::Black, 3, 4.0);
    check(seven, Side::Black, 4, (6.0 * 4.0 + 3.0) / 7.0);
    // With five children height 2 sees it.
    let five = "B:W22:B1,K3,13";
    assert_eq!(position(five).moves().len(), 5);
    check(five, Side::Black, 2, (4.0 * 3.0 + 2.0) / 5.0);
}

/// The description, word by word and without any shortcut.
fn literal(position: Position, side: Side, counter: i32) -> f64 {
    let count = |side| position.board().of(side).len() as f64;
    let moves = position.moves();
    if counter <= 0 || moves.is_empty() {
        return count(side) / count(side.other()).max(1.0);
    }
    let counter = if moves.len() >= 7 { counter - 2 } else { counter };
    let sum: f64 = moves.iter().map(|move_| literal(position.play(move_), side, counter - 1)).sum();
    sum / moves.len() as f64
}

#[test]
fn shortcuts_change_nothing() {
    let mut dice = Seed::from_number(5).rng_at(0);
    for _ in 0..40 {
        for position in random_game(&mut dice) {
            for (side, height) in [(Side::Black, 4), (Side::White, 5)] {
                let (found, expected) =
                    (average(position, side, height), literal(position, side, height.into()));
                assert!((found - expected).abs() < 1e-9, "{position} for {side}: {found}, not {expected}");
            }
        }
    }
}

/// The positions of a game in which everything is left to chance, sixty at most.
fn random_game(dice: &mut ChanceRng) -> Vec<Position> {
    let mut positions = vec![Position::START];
    while positions.len() < 60 {
        let position = positions[positions.len() - 1];
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        positions.push(position.play(dice.pick(&moves)));
    }
    positions
}

fn match_from(fen: &str) -> Match<Checkers> {
    Match::new(Checkers::read_setup(fen).expect("playable"), Seed::from_number(0))
}

fn choose(tree: Tree, match_: &Match<Checkers>, budget: &Budget) -> String {
    let seat = match_.turn().seat().expect("somebody is to move");
    let (action, thought) = tree.choose(&match_.known(Viewer::Seat(seat)), budget);
    assert!(!thought.to_string().is_empty());
    match_.state().write_action(seat, &action)
}

#[track_caller]
fn check_choice(fen: &str, height: u8, wants: Wants, expected: &str) {
    assert_eq!(choose(Tree { height, wants }, &match_from(fen), &Budget::nodes(1)), expected);
}

#[test]
fn the_lowest_average_gives_pieces_away_and_the_highest_keeps_them() {
    check_choice("B:W22:B1,13", 2, Wants::Lowest, "13-17");
    check_choice("B:W22:B1,13", 2, Wants::Highest, "1-5");
}

#[test]
fn the_first_of_equals_is_played() {
    check_choice("B:W32:B1,2", 1, Wants::Highest, "1-5");
    check_choice("B:W32:B1,2", 1, Wants::Lowest, "1-5");
}

#[test]
fn the_root_of_a_tree_is_the_move_itself() {
    // At height 0 the trees are single nodes: what each move takes at once decides.
    check_choice("B:W14,15,22:B10", 0, Wants::Highest, "10x26");
    check_choice("B:W14,15,22:B10", 0, Wants::Lowest, "10x19");
}

#[test]
fn the_answer_does_not_depend_on_the_budget() {
    let mut dice = Seed::from_number(9).rng_at(0);
    for position in random_game(&mut dice).into_iter().step_by(7).filter(Position::has_move) {
        let match_ = match_from(&position.to_string());
        let hard = Tree { height: Tree::HARD, wants: Wants::Highest };
        let short = choose(hard, &match_, &Budget::nodes(0));
        assert_eq!(choose(hard, &match_, &Budget::nodes(u64::MAX)), short);
    }
}

/// The student project's heights: four for medium, eight for hard; very easy grows the trees of medium.
#[test]
fn medium_has_trees_of_height_4_and_hard_of_height_8() {
    assert_eq!((Tree::MEDIUM, Tree::HARD), (4, 8));
    let mut dice = Seed::from_number(3).rng_at(0);
    let games: Vec<Position> = (0..12).flat_map(|_| random_game(&mut dice)).collect();
    let matches: Vec<Match<Checkers>> = games
        .iter()
        .filter(|position| position.moves().len() > 1)
        .map(|position| match_from(&position.to_string()))
        .collect();
    for (name, wants, height) in
        [("very-easy", Wants::Lowest, 4), ("medium", Wants::Highest, 4), ("hard", Wants::Highest, 8)]
    {
        let brain = BRAINS.iter().find(|brain| brain.name == name).expect("a level");
        let played = |match_: &Match<Checkers>| {
            let seat = match_.turn().seat().expect("somebody is to move");
            let dice = Seed::from_number(1).rng_at(0);
            let (action, _) = (brain.choose)(&match_.known(Viewer::Seat(seat)), dice, Budget::nodes(1));
            match_.state().write_action(seat, &action)
        };
        let is_tree = |match_: &&Match<Checkers>, height: u8| {
            played(match_) == choose(Tree { height, wants }, match_, &Budget::nodes(1))
        };
        assert!(matches.iter().all(|match_| is_tree(&match_, height)), "{name} is not of height {height}");
        for other in [height - 1, height + 1] {
            assert!(matches.iter().any(|match_| !is_tree(&match_, other)), "{name} may be of height {other}");
        }
    }
}

#[test]
fn a_table_that_moved_on_gets_a_legal_answer_at_once() {
    let cancel = Cancel::default();
    cancel.raise();
    // Five moves at every turn and nothing to take: the highest trees there are.
    let match_ = match_from("B:W27,28,31,32:B1,2,5,6");
    let tree = Tree { height: 60, wants: Wants::Highest };
    let chosen = choose(tree, &match_, &Budget::default().until(cancel));
    assert!(
        match_.state().read_action(BLACK, &chosen).is_ok_and(|move_| match_.actions(BLACK).contains(&move_))
    );
}

#[test]
fn every_level_plays_matches_to_their_end() {
    for names in [["very-easy", "medium"], ["medium", "medium"]] {
        let mut match_ = match_from("B:W21-32:B1-12");
        while let Turn::Seat(seat) = match_.turn() {
            let name = names[seat.index()];
            let brain = BRAINS.iter().find(|brain| brain.name == name).expect("a level");
            let dice = Seed::from_number(1).rng_at(match_.seq());
            let (action, _) = (brain.choose)(&match_.known(Viewer::Seat(seat)), dice, Budget::nodes(1));
            assert!(matches!(action, Action::Move { .. }));
            match_.act(seat, action).expect("a brain chooses a legal action");
        }
        assert!(match_.turn().outcome().is_some());
    }
}
