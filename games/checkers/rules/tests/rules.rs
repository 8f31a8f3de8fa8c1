//! The rulebook, clause by clause: how pieces move and how the game ends on the board.

use crate::play::{BLACK, START, WHITE, after, moves, position, refusal, view};
use checkers_rules::{Action, Checkers, Ended, Move, Rank, Refusal, Side, Square};
use parlour_game::{Event, Game, Outcome, Seat, SeatSet, Turn, Viewer};

fn square(number: u8) -> Square {
    Square::new(number).expect("on the board")
}

fn won_by(seat: Seat) -> Turn {
    Turn::Over(Outcome::Won(SeatSet::from(seat)))
}

#[test]
fn black_has_1_to_12_and_moves_first() {
    let view = view(START, "");
    assert_eq!(String::from(view.board), "bbbbbbbbbbbb........wwwwwwwwwwww");
    assert_eq!(after(START, "").turn(), Turn::Seat(BLACK));
    assert_eq!(moves(START), "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
    assert_eq!(after(START, "11-15").turn(), Turn::Seat(WHITE));
}

#[test]
fn men_step_one_square_forward() {
    assert_eq!(moves("B:W32:B14"), "14-17 14-18");
    assert_eq!(moves("W:W18:B1"), "18-14 18-15");
    // At the edge there is one square only.
    assert_eq!(moves("B:W32:B12"), "12-16");
    assert_eq!(refusal("B:W32:B14", "14-10"), Refusal::MenMoveForward { square: square(14) });
    assert_eq!(refusal("B:W32:B14", "14-23"), Refusal::CannotMoveThere { from: square(14), to: square(23) });
}

#[test]
fn kings_step_one_square_in_all_directions() {
    assert_eq!(moves("B:W32:BK14"), "14-9 14-10 14-17 14-18");
    // They do not fly.
    assert_eq!(refusal("B:W32:BK14", "14-5"), Refusal::CannotMoveThere { from: square(14), to: square(5) });
}

#[test]
fn a_step_ends_on_an_empty_square() {
    assert_eq!(refusal("B:W32:B14,18", "14-18"), Refusal::SquareOccupied { square: square(18) });
}

#[test]
fn men_jump_forward_only() {
    assert_eq!(moves("B:W10,18:B14"), "14x23");
    assert_eq!(moves("B:W10:B14"), "14-17 14-18");
}

#[test]
fn kings_jump_in_all_directions_over_neighbours_only() {
    assert_eq!(moves("B:W10,18:BK14"), "14x7 14x23");
    assert_eq!(moves("B:W23:BK14"), "14-9 14-10 14-17 14-18");
}

#[test]
fn a_jump_needs_an_empty_square_behind_the_enemy() {
    assert_eq!(moves("B:W18,23:B14"), "14-17");
    // Own pieces are not jumped, and nothing is jumped over the edge.
    assert_eq!(moves("B:W32:B14,18"), "14-17 18-22 18-23");
    assert_eq!(moves("B:W21:B17"), "17-22");
}

#[test]
fn capture_is_compulsory() {
    let fen = "W:W21,27,28:B24";
    assert_eq!(moves(fen), "27x20 28x19");
    let refused = refusal(fen, "21-17");
    assert_eq!(refused, Refusal::CaptureCompulsory { pieces: vec![square(27), square(28)] });
    assert_eq!(refused.to_string(), "You must jump with 27 or 28.");
    // Also for a piece that could take and would rather step.
    assert_eq!(refusal(fen, "27-23"), refused);
}

#[test]
fn any_capture_may_be_chosen() {
    // Two pieces either way, or one.
    let fen = "B:W15,16,23:B11,12";
    assert_eq!(moves(fen), "11x18x27 11x20 12x19x26");
    assert_eq!(after(fen, "11x20").position().to_string(), "W:W15,23:B12,20");
}

#[test]
fn a_jump_is_completed() {
    let fen = "B:W14,15,22,23:B10";
    assert_eq!(moves(fen), "10x17x26 10x19x26");
    assert_eq!(refusal(fen, "10x17"), Refusal::JumpUnfinished { at: square(17), on_to: vec![square(26)] },);
    assert_eq!(refusal(fen, "10x17x26x19"), Refusal::CannotMoveThere { from: square(26), to: square(19) },);
}

#[test]
fn crowning_ends_the_move_even_in_a_jump() {
    // As a king it could take 26 as well.
    let fen = "B:W25,26:B21";
    assert_eq!(moves(fen), "21x30");
    assert_eq!(refusal(fen, "21x30x23"), Refusal::CrowningEndsMove { square: square(30) });
    let crowned = after(fen, "21x30").position().board().piece(square(30)).expect("it is there");
    assert_eq!(crowned.rank, Rank::King);
}

#[test]
fn a_man_is_crowned_by_a_step_too() {
    let crowned = after("W:W5:B12", "5-1").position().board().piece(square(1)).expect("it is there");
    assert_eq!(crowned.rank, Rank::King);
}

#[test]
fn a_king_stays_a_king() {
    let king = after("B:W32:BK26", "26-22").position().board().piece(square(22)).expect("it is there");
    assert_eq!(king.rank, Rank::King);
}

#[test]
fn captured_kings_leave_no_crown_behind() {
    let game = after("B:WK18,32:B14,1", "14x23 32-27 23x32");
    assert_eq!(game.position().to_string(), "W:W:B1,K32");
    let game = after("B:WK18,21:B14", "14x23 21-17 23-26 17-14 26-31 14-10");
    assert_eq!(game.position().to_string(), "B:W10:BK31");
}

#[test]
fn a_piece_is_jumped_once_and_the_start_square_counts_as_empty() {
    // The king goes round in either direction and ends where it began; routes are counted apart.
    let fen = "W:WK23:B2,10,11,18,19";
    assert_eq!(moves(fen), "23x14x7x16x23 23x16x7x14x23");
    assert_eq!(refusal(fen, "23x14x7x16x23x14"), Refusal::JumpedTwice { square: square(18) });
    assert_eq!(after(fen, "23x14x7x16x23").position().to_string(), "B:WK23:B2");
}

#[test]
fn a_jumped_piece_blocks_until_the_move_is_over() {
    // After 17x26x19 the pieces on 22 and 23 still stand: the king cannot land on them or jump them again.
    assert_eq!(moves("B:W22,23,15:BK17"), "17x26x19x10");
    assert_eq!(moves("B:W22,23,15,14:BK17"), "17x10x19x26x17 17x26x19x10x17");
}

#[test]
fn moves_name_a_piece_of_the_side_to_move() {
    assert_eq!(refusal(START, "15-19"), Refusal::EmptySquare { square: square(15) });
    assert_eq!(refusal(START, "22-18"), Refusal::NotYourPiece { square: square(22) });
    assert_eq!(refusal(START, "white:22-18"), Refusal::NotYourTurn { to_move: Side::Black },);
    let short = Event::Acted { seat: BLACK, action: Action::Move { path: vec![square(11)] } };
    assert_eq!(after(START, "").check(&short), Err(Refusal::PathTooShort));
    let stranger = Event::Acted { seat: Seat::new(2), action: Action::Resign };
    assert_eq!(after(START, "").check(&stranger), Err(Refusal::NoSuchSeat));
}

#[test]
fn a_step_is_one_step() {
    assert_eq!(
        refusal("B:W32:B14", "14-18-22"),
        Refusal::CannotMoveThere { from: square(18), to: square(22) },
    );
}

#[test]
fn without_pieces_the_game_is_lost() {
    let game = after("B:W18:B14", "14x23");
    assert_eq!(game.turn(), won_by(BLACK));
    assert_eq!(game.view(Viewer::Spectator).ended, Some(Ended::NoPieces));
    assert_eq!((game.actions(BLACK), game.actions(WHITE)), (vec![], vec![]));
    assert_eq!(refusal("B:W18:B14", "14x23 23-27"), Refusal::GameOver);
}

#[test]
fn without_a_move_the_game_is_lost() {
    // White's man on 21 is blocked by 17, and 14 behind it is taken.
    let game = after("B:W21:B10,17", "10-14");
    assert_eq!(game.turn(), won_by(BLACK));
    assert_eq!(game.view(Viewer::Spectator).ended, Some(Ended::NoMove));
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let (fen, round) = ("B:WK32:BK1", "1-5 32-28 5-1 28-32");
    assert_eq!(view(fen, "").repetitions, 1);
    assert_eq!(view(fen, round).repetitions, 2);
    assert_eq!(after(fen, round).turn(), Turn::Seat(BLACK));
    let game = after(fen, &format!("{round} {round}"));
    assert_eq!(game.turn(), Turn::Over(Outcome::Drawn));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.ended, view.repetitions), (Some(Ended::Repetition), 3));
}

/// Plays on for so many plies with moves that `allowed` lets through and that do not end the game before; of
/// several, those first whose positions have occurred least.
fn wander(game: Checkers, plies: usize, allowed: &dyn Fn(&Checkers, &Move) -> bool) -> Option<Checkers> {
    if plies == 0 {
        return Some(game);
    }
    let seat = game.turn().seat()?;
    let candidates = game.position().moves();
    let after = |move_: &Move| {
        let mut next = game.clone();
        next.apply(&Event::Acted { seat, action: Action::from(*move_) });
        next
    };
    let mut next: Vec<Checkers> =
        candidates.iter().filter(|move_| allowed(&game, move_)).map(after).collect();
    next.sort_by_key(|next| next.view(Viewer::Spectator).repetitions);
    next.into_iter().find_map(|next| wander(next, plies - 1, allowed))
}

#[test]
fn eighty_plies_without_capture_or_mans_move_are_a_draw() {
    let keeps_away = |game: &Checkers, move_: &Move| game.position().play(move_).jumpers().is_empty();
    let game = wander(after("B:WK32,K31:BK1,K2", ""), 79, &keeps_away).expect("room enough");
    assert_eq!(game.view(Viewer::Spectator).quiet_plies, 79);
    let game = wander(game, 1, &keeps_away).expect("not over after 79");
    assert_eq!(game.turn(), Turn::Over(Outcome::Drawn));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.ended, view.quiet_plies), (Some(Ended::FortyMoves), 80));
}

#[test]
fn a_capture_or_a_mans_move_starts_the_count_again() {
    assert_eq!(view("B:WK32:BK1,10", "1-5 32-28").quiet_plies, 2);
    assert_eq!(view("B:WK32:BK1,10", "1-5 32-28 10-14").quiet_plies, 0);
    assert_eq!(view("B:WK23,32:BK11", "11-15 23-19 15x24").quiet_plies, 0);
    // A man that is crowned has still moved as a man.
    assert_eq!(view("B:WK5,K1:B25", "25-30 1-6").quiet_plies, 1);
}

#[test]
fn a_loss_counts_before_a_draw() {
    // Black's king goes to and fro between 4 and 8 while two white kings walk about below; all else is
    // locked. On the eightieth quiet ply White closes 8.
    let locked = "B:WK3,K7,K10,K12,16,18,19,20,22,24,K29,K32:BK4,11,15";
    let walkers =
        |game: &Checkers, move_: &Move| game.turn().seat() == Some(BLACK) || move_.from() > square(24);
    let game = wander(after(locked, ""), 79, &walkers).expect("room enough");
    assert_eq!(game.view(Viewer::Spectator).quiet_plies, 79);
    let game = wander(game, 1, &|_, move_| move_.to() == square(8)).expect("the way to 8 is free");
    assert_eq!(game.turn(), won_by(WHITE));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.ended, view.quiet_plies), (Some(Ended::NoMove), 80));
}

#[test]
fn twelve_kings_have_room_in_the_list_of_moves() {
    let open = position("B:W:BK6,K7,K8,K14,K15,K16,K22,K23,K24,K30,K31,K32");
    assert_eq!(open.moves().len(), 9 * 4 + 3 * 2);
}
