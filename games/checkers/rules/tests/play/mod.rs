//! Games written as text, for the tests of this crate.
//!
//! A script is a list of actions in the game's notation. Each is done by the seat the game waits for, unless
//! it says otherwise: `11-15 black:resign`.

use checkers_rules::{Action, Checkers, Move, OnTimeout, Position, Refusal, Setup, View};
use parlour_game::{Event, Game, Match, Notation, Seat, Seed, Viewer};

pub(crate) const BLACK: Seat = Seat::new(0);
pub(crate) const WHITE: Seat = Seat::new(1);
pub(crate) const START: &str = "B:W21-32:B1-12";

pub(crate) fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

pub(crate) fn setup(fen: &str) -> Setup {
    Setup::new(position(fen), OnTimeout::Move).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// The match after a script.
pub(crate) fn play(fen: &str, script: &str) -> Match<Checkers> {
    let mut match_ = Match::new(setup(fen), Seed::from_number(0));
    for word in script.split_whitespace() {
        let (seat, action) = read(match_.state(), word);
        match_.act(seat, action).unwrap_or_else(|denied| panic!("{word}: {denied}"));
    }
    match_
}

/// The game after a script.
pub(crate) fn after(fen: &str, script: &str) -> Checkers {
    play(fen, script).state().clone()
}

/// What everyone sees after a script.
pub(crate) fn view(fen: &str, script: &str) -> View {
    after(fen, script).view(Viewer::Spectator)
}

/// Why the last word of a script is refused.
pub(crate) fn refusal(fen: &str, script: &str) -> Refusal {
    let (before, last) = script.rsplit_once(' ').unwrap_or(("", script));
    let game = after(fen, before);
    let (seat, action) = read(&game, last);
    let refused = game.check(&Event::Acted { seat, action });
    refused.expect_err("the last word of the script must be refused")
}

/// Every move of a position, in full, in the order they are listed.
pub(crate) fn moves(fen: &str) -> String {
    let text = |move_: &Move| {
        let squares: Vec<String> = move_.path().map(|square| square.to_string()).collect();
        squares.join(if move_.is_capture() { "x" } else { "-" })
    };
    position(fen).moves().iter().map(text).collect::<Vec<_>>().join(" ")
}

/// What a seat may do after a script, in the game's notation.
pub(crate) fn may(fen: &str, script: &str, seat: Seat) -> String {
    let game = after(fen, script);
    let texts: Vec<String> =
        game.actions(seat).iter().map(|action| game.write_action(seat, action)).collect();
    texts.join(" ")
}

fn read(game: &Checkers, word: &str) -> (Seat, Action) {
    let (seat, text) = match word.split_once(':') {
        Some(("black", text)) => (BLACK, text),
        Some(("white", text)) => (WHITE, text),
        // A word after the end of the game is for a test of just that.
        _ => (game.turn().seat().unwrap_or(BLACK), word),
    };
    (seat, game.read_action(seat, text).unwrap_or_else(|fault| panic!("{word}: {fault}")))
}
