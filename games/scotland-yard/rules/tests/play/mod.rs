//! Scripts for tests: a set-up as text, start stations, then moves as they are written down.

use parlour_game::{Event, Game, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_rules::{
    Action, Chance, Chase, City, Lines, London, Map, MapText, Refusal, Sight, Station, StationText, View,
};
use std::sync::LazyLock;

/// A town of six stations, so small that all that can happen in it is tried: a ring of taxis, a bus across, an
/// underground, and a ferry.
///
/// ```text
///   1 - 2 - 3
///   |       |      bus 1-3, 4-6; underground 2-5; ferry 1-6
///   4 - 5 - 6
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Village {}

impl City for Village {
    const ID: &'static str = "village";
    const SHARED_CARDS: &'static [u8] = &[1, 3, 5, 6];
    const DETECTIVE_CARDS: &'static [u8] = &[1, 3];
    const MISTER_X_CARDS: &'static [u8] = &[5, 6];

    fn map() -> &'static Map {
        static MAP: LazyLock<Map> = LazyLock::new(|| {
            let stations = (1..=6).map(|id| StationText::new(id, 20_000 * id as u32 % 60_000, 50_000));
            let lines = Lines {
                taxi: vec![[1, 2], [2, 3], [1, 4], [3, 6], [4, 5], [5, 6]],
                bus: vec![[1, 3], [4, 6]],
                underground: vec![[2, 5]],
                ferry: vec![[1, 6]],
            };
            Map::new(&MapText { stations: stations.collect(), lines }).expect("a map")
        });
        &MAP
    }
}

pub(crate) fn setup<C: City>(text: &str) -> <Chase<C> as Game>::Setup {
    Chase::<C>::read_setup(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// A game in play, and how it came to be.
pub(crate) struct Play<C: City> {
    pub(crate) game: Chase<C>,
    before: Chase<C>,
    log: Vec<Event<Chase<C>>>,
}

/// A game in London: Mister X's start, then the detectives'.
pub(crate) fn london(setup: &str, starts: &[u8]) -> Play<London> {
    Play::new(setup, starts)
}

/// A game in the village.
pub(crate) fn village(setup: &str, starts: &[u8]) -> Play<Village> {
    Play::new(setup, starts)
}

impl<C: City> Play<C> {
    pub(crate) fn new(text: &str, starts: &[u8]) -> Self {
        let setup = setup::<C>(text);
        let game = Chase::new(&setup);
        let mut play = Self { before: game.clone(), game, log: Vec::new() };
        let stations: Vec<Station> = starts.iter().copied().map(Station::new).collect();
        let (mister_x, detectives) = (stations[0], stations[1..].to_vec());
        play.happen(Event::Chanced(Chance::Place { detectives, mister_x }));
        play
    }

    fn happen(&mut self, event: Event<Chase<C>>) {
        self.game.check(&event).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
        self.before = self.game.clone();
        self.game.apply(&event);
        self.log.push(event);
    }

    /// The game after moves, each of the seat whose turn it is, or of the one before the colon.
    #[must_use]
    pub(crate) fn then(mut self, script: &str) -> Self {
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, text) = match line.split_once(':') {
                Some((seat, text)) => (Seat::new(seat.parse().expect("a seat")), text),
                None => {
                    let turn = self.game.turn();
                    (turn.seat().unwrap_or_else(|| panic!("{line}: {turn:?}")), line)
                }
            };
            let action = self.game.read_action(seat, text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
            self.happen(Event::Acted { seat, action });
        }
        self
    }

    /// What the seat may do.
    pub(crate) fn may(&self, seat: u8) -> String {
        let seat = Seat::new(seat);
        let write = |action: &Action| self.game.write_action(seat, action);
        self.game.actions(seat).iter().map(write).collect::<Vec<_>>().join(", ")
    }

    /// Why the seat may not do that.
    pub(crate) fn refusal(&self, seat: u8, text: &str) -> String {
        let seat = Seat::new(seat);
        let action = self.game.read_action(seat, text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        let refused: Refusal = self.game.check(&Event::Acted { seat, action }).expect_err(text);
        refused.to_string()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat)))
    }

    /// What everyone sees.
    pub(crate) fn table(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// What the viewer saw of the last event.
    pub(crate) fn saw(&self, viewer: Viewer) -> Sight {
        self.before.sight(self.log.last().expect("the start at least"), viewer)
    }

    /// How it ended, and for whom.
    pub(crate) fn ended(&self) -> String {
        let ended = self.table().ended.expect("it has ended");
        let Turn::Over(outcome) = self.game.turn() else { panic!("it is over") };
        let how = json(&ended.how).replace('"', "");
        let by = ended.seat.map_or_else(String::new, |seat| format!(" by {seat}"));
        format!("{how}{by} on {}: {}", ended.station, json(&outcome))
    }

    pub(crate) fn to_act(&self) -> u8 {
        self.game.turn().seat().expect("somebody is to move").index() as u8
    }

    pub(crate) fn as_match(&self) -> Match<Chase<C>> {
        Match::replay(self.game.setup().clone(), Seed::from_number(0), self.log.clone()).expect("it happened")
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}
