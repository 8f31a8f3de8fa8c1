//! Games written as text or played by brains, for the tests of this crate.

use checkers_ai::course::Course;
use checkers_ai::engine::{Engine, PlayedLine, Size};
use checkers_rules::{Action, Checkers, OnTimeout, Position, Setup, Side};
use parlour_game::{Budget, ChanceRng, Known, Match, Notation, Seat, Seed, Viewer};

pub(crate) const BLACK: Seat = Seat::new(0);
pub(crate) const WHITE: Seat = Seat::new(1);
pub(crate) const START: &str = "B:W21-32:B1-12";

/// The match after a script: actions in the game's notation, each done by the seat the game waits for, unless it says
/// otherwise: `11-15 black:resign`.
pub(crate) fn play(fen: &str, script: &str) -> Match<Checkers> {
    play_with(fen, OnTimeout::Move, script)
}

pub(crate) fn play_with(fen: &str, on_timeout: OnTimeout, script: &str) -> Match<Checkers> {
    let position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let setup = Setup::new(position, on_timeout).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    for word in script.split_whitespace() {
        let (seat, text) = match word.split_once(':') {
            Some(("black", text)) => (BLACK, text),
            Some(("white", text)) => (WHITE, text),
            _ => (match_.turn().seat().expect("the game goes on"), word),
        };
        let action = match_.state().read_action(seat, text).unwrap_or_else(|fault| panic!("{word}: {fault}"));
        match_.act(seat, action).unwrap_or_else(|denied| panic!("{word}: {denied}"));
    }
    match_
}

/// What anyone knows of the match.
pub(crate) fn known(match_: &Match<Checkers>) -> Known<Checkers> {
    match_.known(Viewer::Spectator)
}

/// The position after a script, with what the draw rules need.
pub(crate) fn line(fen: &str, script: &str) -> PlayedLine {
    let course = Course::of(&known(&play(fen, script)));
    course.line(course.plies())
}

/// Plays a whole game and shows what is known before the first move and after each. One side plays at random every
/// fourth time and otherwise looks a few plies ahead; so there are good moves and bad ones.
pub(crate) fn play_out(number: u64, mut see: impl FnMut(&Known<Checkers>)) {
    let mut dice = Seed::from_number(number).rng_at(0);
    let mut engine = Engine::new(Size::mebibytes(1));
    let mut match_ = Match::<Checkers>::new(Setup::default(), Seed::from_number(number));
    see(&known(&match_));
    while let Some(seat) = match_.turn().seat() {
        let action = choose(&match_, &mut dice, &mut engine);
        match_.act(seat, action).expect("a legal move");
        see(&known(&match_));
    }
}

fn choose(match_: &Match<Checkers>, dice: &mut ChanceRng, engine: &mut Engine) -> Action {
    let course = Course::of(&known(match_));
    let moves = course.position().moves();
    if dice.below(4) == 0 {
        return Action::from(*dice.pick(&moves));
    }
    let report = engine.think_to(&course.line(course.plies()), &Budget::default(), 4, &mut |_| {});
    Action::from(report.best)
}

/// The match after so many aimless moves of kings that keep to their own three rows, and so out of each other's way, and
/// come to no position for the third time.
pub(crate) fn wander(fen: &str, plies: usize) -> Match<Checkers> {
    let mut match_ = play(fen, "");
    let mut dice = Seed::from_number(1).rng_at(0);
    let mut seen: Vec<Position> = vec![match_.state().position()];
    for _ in 0..plies {
        let position = match_.state().position();
        let visits = |next: Position| seen.iter().filter(|earlier| **earlier == next).count();
        let own_rows = if position.to_move() == Side::Black { 1..=12 } else { 21..=32 };
        let mut moves = position.moves().to_vec();
        moves.retain(|made| own_rows.contains(&made.to().number()) && visits(position.play(made)) < 2);
        let made = *dice.pick(&moves);
        seen.push(position.play(&made));
        match_.act(position.to_move().seat(), Action::from(made)).expect("a legal move");
    }
    match_
}

/// The match after so many moves that the engine likes best; nothing if it is over by then.
pub(crate) fn best_moves(fen: &str, plies: usize) -> Option<Match<Checkers>> {
    let mut match_ = play(fen, "");
    let mut engine = Engine::new(Size::mebibytes(1));
    for _ in 0..plies {
        let seat = match_.turn().seat()?;
        let course = Course::of(&known(&match_));
        let report = engine.think(&course.line(course.plies()), &Budget::nodes(10_000), &mut |_| {});
        match_.act(seat, Action::from(report.best)).expect("a legal move");
    }
    Some(match_)
}
