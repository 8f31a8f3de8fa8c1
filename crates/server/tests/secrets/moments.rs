//! Moments of any game in which a computer has something to decide, found by letting computers play.

use super::stage::Scene;
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Budget, Seat, Seed, Viewer};
use serde_json::Value;

/// So many matches are looked through.
const MATCHES: u64 = 6;
/// So many events of each.
const EVENTS: usize = 120;

/// A match in which the action of one seat leaves a decision to a seat, another or the same.
#[derive(Clone)]
pub(super) struct Moment {
    game: &'static dyn AnyGame,
    number: u64,
    /// What happened before the action.
    past: Vec<String>,
    pub(super) by: Seat,
    pub(super) action: Value,
    pub(super) asked: Seat,
    is_secret: bool,
    /// It is a small part of what that seat has just begun.
    pub(super) goes_on: bool,
    /// How much there is to choose from.
    choices: usize,
}

impl Moment {
    /// The match before the action.
    pub(super) fn scene(&self) -> Scene {
        let (setup, seed) = (self.game.info().setup, Seed::from_number(self.number));
        let play = self.game.replay(&setup, seed.clone(), &self.past).unwrap();
        Scene { game: self.game, setup, seed, play }
    }

    /// The match after it.
    pub(super) fn scene_after(&self) -> Scene {
        let mut scene = self.scene();
        let step = scene.play.propose(self.by, &self.action).unwrap();
        scene.play.commit(step);
        scene
    }
}

/// Moments of matches that this brain plays against itself.
fn all(game: &'static dyn AnyGame, brain: &str) -> Vec<Moment> {
    let (info, mut moments) = (game.info(), Vec::new());
    for number in 0..MATCHES {
        let mut play = game.open(&info.setup, Seed::from_number(number)).unwrap();
        while let Some(by) = play.turn().seat().filter(|_| play.seq() < EVENTS) {
            let thinking = play.think(by, brain).expect("it has something to do");
            let (past, action) = (play.log(), thinking(Budget::nodes(1)).action);
            let step = play.propose(by, &action).unwrap();
            play.commit(step);
            let Some(asked) = play.turn().seat() else { break };
            let (is_secret, choices) = (play.decides_secretly(asked), choices(&*play, asked));
            let goes_on = play.is_in_one_breath(asked);
            moments.push(Moment { game, number, past, by, action, asked, is_secret, goes_on, choices });
        }
    }
    moments
}

fn choices(play: &dyn AnyMatch, seat: Seat) -> usize {
    serde_json::from_str::<Vec<Value>>(play.actions(Viewer::Seat(seat)).get()).unwrap().len()
}

/// The games of the catalog in which something is decided in secret, each with the moments in which another seat does,
/// those with the fewest choices first.
pub(super) fn of_secret_decisions() -> Vec<(&'static dyn AnyGame, Vec<Moment>)> {
    let games = parlour_catalog::games().map(|game| {
        let mut moments = all(game, &game.info().default_brain);
        moments.retain(|moment| moment.is_secret && moment.by != moment.asked);
        moments.sort_by_key(|moment| moment.choices);
        (game, moments)
    });
    let games: Vec<_> = games.filter(|(_, moments)| !moments.is_empty()).collect();
    assert!(games.len() > 1, "several games have secrets");
    games
}

/// For each of these games the moments with the fewest choices and with the most.
pub(super) fn of_few_and_many_choices() -> Vec<(&'static dyn AnyGame, [Moment; 2])> {
    let ends = |(game, moments): (&'static dyn AnyGame, Vec<Moment>)| {
        let [few, .., many] = &moments[..] else { panic!("{}: too few moments", game.id()) };
        assert!(few.choices < many.choices, "{}: every decision is alike", game.id());
        (game, [few.clone(), many.clone()])
    };
    of_secret_decisions().into_iter().map(ends).collect()
}

/// Moments in which a seat that has decided in secret does so again at once, in whatever game that happens.
pub(super) fn of_repeated_secret_decisions() -> Vec<Moment> {
    let again = |moment: &Moment| moment.is_secret && moment.by == moment.asked;
    // The weakest brain does anything that is allowed.
    let weakest = |game: &'static dyn AnyGame| all(game, &game.info().brains[0].name);
    parlour_catalog::games().flat_map(weakest).filter(again).collect()
}

/// A moment of every game in which a decision is no secret, and one in which it goes on with what has just begun, where
/// that happens.
pub(super) fn of_open_decisions() -> Vec<Moment> {
    let open = |game: &'static dyn AnyGame| {
        let mut moments = all(game, &game.info().default_brain);
        moments.retain(|moment| !moment.is_secret);
        let first = |goes_on: bool| moments.iter().find(|moment| moment.goes_on == goes_on).cloned();
        let [new, going_on] = [false, true].map(first);
        assert!(new.is_some(), "not all is secret");
        new.into_iter().chain(going_on)
    };
    let moments: Vec<Moment> = parlour_catalog::games().flat_map(open).collect();
    assert!(moments.iter().any(|moment| moment.goes_on), "a roll and the walk");
    moments
}
