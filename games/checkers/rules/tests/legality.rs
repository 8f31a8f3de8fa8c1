//! The move generator and `check` against a second, slow reading of the rulebook, on thousands of positions.

use checkers_rules::{
    Action, Board, Checkers, OnTimeout, Piece, Position, Rank, Setup, Side, Square, Squares,
};
use parlour_game::{ChanceRng, Event, Game, Seed};
use std::collections::BTreeSet;

type Path = Vec<Square>;

/// A square by row and column of the whole board, light squares included; row 0 is Black's.
fn at(row: i32, column: i32) -> Option<Square> {
    let is_dark = (row + column) % 2 == 1;
    let is_on_board = (0..8).contains(&row) && (0..8).contains(&column);
    if !is_dark || !is_on_board {
        return None;
    }
    Square::new((row * 4 + column / 2 + 1) as u8)
}

fn row_and_column(square: Square) -> (i32, i32) {
    let index = square.index() as i32;
    let row = index / 4;
    (row, index % 4 * 2 + (row + 1) % 2)
}

/// The neighbour in a direction, and the square behind it.
fn neighbours(square: Square, (down, right): (i32, i32)) -> (Option<Square>, Option<Square>) {
    let (row, column) = row_and_column(square);
    (at(row + down, column + right), at(row + 2 * down, column + 2 * right))
}

fn directions(piece: Piece) -> Vec<(i32, i32)> {
    let all = [(1, -1), (1, 1), (-1, -1), (-1, 1)];
    let forward = if piece.side == Side::Black { 1 } else { -1 };
    all.into_iter().filter(|(down, _)| piece.rank == Rank::King || *down == forward).collect()
}

/// Every legal path, straight from the rulebook.
fn legal_paths(position: Position) -> BTreeSet<Path> {
    let own = position.board().pieces().filter(|(_, piece)| piece.side == position.to_move());
    let own: Vec<(Square, Piece)> = own.collect();
    let mut jumps = BTreeSet::new();
    for &(square, piece) in &own {
        jump_on(position.board(), piece, vec![square], vec![], &mut jumps);
    }
    if !jumps.is_empty() {
        return jumps;
    }
    let mut steps = BTreeSet::new();
    for (square, piece) in own {
        for direction in directions(piece) {
            let next = neighbours(square, direction).0;
            steps.extend(next.filter(|&to| position.board().piece(to).is_none()).map(|to| vec![square, to]));
        }
    }
    steps
}

fn jump_on(board: Board, piece: Piece, path: Path, taken: Vec<Square>, found: &mut BTreeSet<Path>) {
    let (start, now) = (path[0], path[path.len() - 1]);
    let mut is_complete = path.len() > 1;
    for direction in directions(piece) {
        let (Some(over), Some(landing)) = neighbours(now, direction) else { continue };
        let is_enemy = board.piece(over).is_some_and(|other| other.side != piece.side);
        let is_free = board.piece(landing).is_none() || landing == start;
        if is_enemy && is_free && !taken.contains(&over) {
            is_complete = false;
            let longer = |list: &[Square], square| list.iter().copied().chain([square]).collect();
            jump_on(board, piece, longer(&path, landing), longer(&taken, over), found);
        }
    }
    if is_complete {
        found.insert(path);
    }
}

/// A board with up to so many pieces of each kind strewn over it.
fn strewn(dice: &mut ChanceRng, most: u32) -> Position {
    let mut squares: Vec<usize> = (0..32).collect();
    dice.shuffle(&mut squares);
    let mut letters = ['.'; 32];
    for (letters_of_side, start) in [(['b', 'B'], 0), (['w', 'W'], 12)] {
        for &index in &squares[start..start + 1 + dice.below(most) as usize] {
            letters[index] = *dice.pick(&letters_of_side);
        }
    }
    let board = Board::try_from(letters.iter().collect::<String>()).expect("at most twelve a side");
    Position::new(board, *dice.pick(&Side::BOTH))
}

fn positions() -> impl Iterator<Item = Position> {
    let mut dice = Seed::from_number(2).rng_at(0);
    (0..20_000).map(move |nth| strewn(&mut dice, 3 + nth % 10))
}

#[test]
fn listed_moves_are_the_rulebooks() {
    let mut jumps = 0;
    for position in positions() {
        let listed: Vec<Path> = position.moves().iter().map(|move_| move_.path().collect()).collect();
        assert!(listed.is_sorted(), "{position} lists {listed:?}");
        let legal = legal_paths(position);
        assert_eq!(listed, Vec::from_iter(legal), "{position}");
        assert_eq!(position.perft(1), listed.len() as u64, "{position}");
        assert_eq!(position.has_move(), !listed.is_empty(), "{position}");
        jumps += listed.iter().filter(|path| path.len() > 2).count();
    }
    assert!(jumps > 1000, "long jumps are rare and must not be missing: {jumps}");
}

#[test]
fn captures_are_what_the_path_passes_over() {
    for position in positions() {
        for move_ in position.moves().iter().filter(|move_| move_.is_capture()) {
            let path: Path = move_.path().collect();
            let over: Path = path.windows(2).filter_map(|hop| hop[0].jumped_on_the_way_to(hop[1])).collect();
            assert_eq!(move_.jumped().collect::<Path>(), over, "{position} {path:?}");
            assert_eq!(over.into_iter().collect::<Squares>(), move_.captured());
            assert_eq!((path[0], path[path.len() - 1]), (move_.from(), move_.to()));
        }
    }
}

/// Every path of two squares, every beginning of a legal path, and every one of those with any square added.
fn paths_to_try(legal: &BTreeSet<Path>) -> BTreeSet<Path> {
    let pairs = Square::ALL.iter().flat_map(|from| Square::ALL.iter().map(move |to| vec![from, to]));
    let mut paths: BTreeSet<Path> = pairs.collect();
    for path in legal {
        for length in 0..=path.len() {
            paths.insert(path[..length].to_vec());
            paths.extend(
                Square::ALL.iter().map(|next| path[..length].iter().copied().chain([next]).collect()),
            );
        }
    }
    paths
}

#[test]
fn a_path_is_accepted_exactly_if_it_is_legal() {
    let mut tried = 0;
    for position in positions().step_by(50) {
        let Ok(setup) = Setup::new(position, OnTimeout::Move) else { continue };
        let game = Checkers::new(&setup);
        let legal = legal_paths(position);
        for path in paths_to_try(&legal) {
            let is_legal = legal.contains(&path);
            let seat = position.to_move().seat();
            let checked = game.check(&Event::Acted { seat, action: Action::Move { path: path.clone() } });
            assert_eq!(checked.is_ok(), is_legal, "{position} {path:?}: {checked:?}");
            tried += 1;
        }
    }
    assert!(tried > 50_000, "only {tried} tried");
}
