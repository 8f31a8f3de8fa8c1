//! Saves: games kept under a name, to go on with later.
//!
//! What is saved is what a table is made of: set-up, seats, seed and events. It holds every secret of the game, so it
//! never leaves the house as it is: lists tell of it what everybody at the table may know, and files are written by
//! [`file`], sealed where a game has secrets.

pub(crate) mod file;
mod seal;

pub(crate) use seal::Seal;

use crate::limits;
use crate::setups::{self, known};
use crate::store::DocumentHead;
use crate::wire::{Guest, NewSeat, NewTable, Options, Reason, SaveSummary, SeatView};
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use parlour_catalog::AnyGame;
use parlour_game::{Seed, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A game as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    pub(crate) game: String,
    pub(crate) rules_version: u16,
    pub(crate) setup: Value,
    pub(crate) options: Options,
    pub(crate) seats: Vec<SavedSeat>,
    /// Who hosted, by id: they can call the others together, also if they held no seat.
    #[serde(default)]
    pub(crate) host: Option<String>,
    /// What has happened; `None` of a set-up.
    pub(crate) begun: Option<Begun>,
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedSeat {
    pub(crate) guest: Option<Guest>,
    /// Who plays when there is no guest.
    pub(crate) brain: Option<String>,
    /// What the guest wrote for themselves there, if it is their save.
    pub(crate) notes: Option<Value>,
}

/// A game that has begun.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Begun {
    /// In hex; `None` in a file that is not sealed: what is still to be drawn is drawn anew then.
    pub(crate) seed: Option<String>,
    pub(crate) events: Vec<Box<RawValue>>,
    /// The table it was saved at.
    pub(crate) origin: Option<String>,
    /// So many of the events were drawn from another seed, which a file did not tell.
    #[serde(default)]
    pub(crate) brought: u32,
    /// Who brought that file.
    #[serde(default)]
    pub(crate) brought_by: Option<String>,
}

/// What a list tells of a save, kept beside it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct About {
    moves: Option<u32>,
    seats: Vec<SeatView>,
}

impl Saved {
    /// A set-up with nothing played yet.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn setup(wish: NewTable, owner: &Guest) -> Result<Self, Reason> {
        let (game, setup, seats) = setups::read(&wish.game, wish.setup.as_ref())?;
        setups::check_seats(wish.seats.len(), seats)?;
        let seat = |(seat, guest): (&NewSeat, Option<Guest>)| match seat {
            NewSeat::Me { .. } | NewSeat::Open => SavedSeat { guest, ..SavedSeat::default() },
            NewSeat::Brain { brain } => SavedSeat { brain: Some(brain.clone()), ..SavedSeat::default() },
        };
        let holders = setups::holders(owner, &wish.seats)?;
        let saved = Self {
            game: wish.game,
            rules_version: game.rules_version(),
            setup,
            options: wish.options,
            seats: wish.seats.iter().zip(holders).map(seat).collect(),
            host: Some(owner.id.clone()),
            begun: None,
        };
        saved.check_brains()?;
        saved.check()?;
        Ok(saved)
    }

    /// Whether the house can go on with it: everything is checked again, by the rules as well.
    ///
    /// # Errors
    /// What is wrong.
    pub(crate) fn check(&self) -> Result<Playable, Reason> {
        let game = known(&self.game)?;
        // A set-up of older rules is as good as its fields.
        if self.begun.is_some() || self.rules_version > game.rules_version() {
            setups::check_rules(game, self.rules_version)?;
        }
        let (setup, seats) = game.check_setup(&self.setup).map_err(|fault| Reason::SavedSetup { fault })?;
        setups::check_options(&self.options)?;
        setups::check_seats(self.seats.len(), seats)?;
        let Some(begun) = &self.begun else { return Ok(Playable { game, setup, moves: None }) };
        if begun.events.len() >= limits::EVENTS_PER_MATCH {
            return Err(Reason::TooManyEvents { most: limits::EVENTS_PER_MATCH });
        }
        let seed = begun.seed().ok_or(Reason::BadSeed)?;
        let play = game.replay(&setup, seed, &begun.texts()).map_err(|log| Reason::BrokenGame { log })?;
        if let Turn::Over(_) = play.turn() {
            return Err(Reason::SavedGameOver);
        }
        Ok(Playable { game, setup, moves: Some(play.moves() as u32) })
    }

    /// # Errors
    /// Which computer player the house does not have.
    pub(crate) fn check_brains(&self) -> Result<(), Reason> {
        let game = known(&self.game)?;
        match self.seats.iter().filter_map(|seat| seat.brain.as_ref()).find(|brain| !game.has_brain(brain)) {
            Some(brain) => Err(Reason::NoSuchComputer { brain: brain.clone() }),
            None => Ok(()),
        }
    }

    /// As it is kept in a list.
    pub(crate) fn head(&self, id: String, name: String, moves: Option<u32>, at: u64) -> DocumentHead {
        let seat = |seat: &SavedSeat| SeatView {
            guest: seat.guest.clone(),
            brain: seat.brain.clone(),
            ready: false,
            away: false,
            stand_in_at: None,
            replaceable_at: None,
        };
        let about = About { moves, seats: self.seats.iter().map(seat).collect() };
        let about = serde_json::to_string(&about).expect("a list is plain data");
        DocumentHead { id, topic: self.game.clone(), name, about, changed_at: at }
    }

    /// As it is kept. Where there are secrets it is as long as what everybody may know makes it: spaces at its end make
    /// up for what events hide. All that is told by its length (files, whether there is room for it) then tells nothing.
    pub(crate) fn body(&self) -> String {
        let mut text = serde_json::to_string(self).expect("a save is plain data");
        // Saves of unknown games are padded: whether they have secrets cannot be told.
        if known(&self.game).is_ok_and(|game| !game.has_secrets()) {
            return text;
        }
        let events = self.begun.as_ref().map_or(&[][..], |begun| &begun.events);
        let hidden: usize = events.iter().map(|event| event.get().len()).sum();
        let most_hidden = DEAL_BYTES + events.len() * EVENT_BYTES;
        if hidden > most_hidden {
            tracing::error!(
                hidden,
                most_hidden,
                game = self.game,
                "events are longer than a save allows for"
            );
        }
        let size = padded(text.len() - hidden + most_hidden.max(hidden));
        text.extend(std::iter::repeat_n(' ', size - text.len()));
        text
    }

    /// Whether a guest may go on with it: they sat there, or hosted.
    pub(crate) fn is_of(&self, guest: &str) -> bool {
        let sat = self.seats.iter().filter_map(|seat| seat.guest.as_ref()).any(|holder| holder.id == guest);
        sat || self.host.as_deref() == Some(guest)
    }
}

/// What events other than the first may be long, each, and by how much the first ones may exceed that, in bytes. Held by
/// `crates/catalog/tests/lengths.rs`.
const EVENT_BYTES: usize = 256;
const DEAL_BYTES: usize = 4 * 1024;

/// The sizes of what hides something: few, and far apart.
pub(crate) fn padded(length: usize) -> usize {
    length.next_power_of_two().max(32 * 1024)
}

/// A save that was checked.
pub(crate) struct Playable {
    pub(crate) game: &'static dyn AnyGame,
    /// The set-up with every default filled in, as it is committed to.
    pub(crate) setup: Value,
    /// How many actions have been taken, if it has begun.
    pub(crate) moves: Option<u32>,
}

impl Begun {
    /// What has happened at a table, as it is stored there.
    pub(crate) fn at(table: &str, seed: &Seed, events: Vec<String>) -> Self {
        let raw = |text| RawValue::from_string(text).expect("an event is kept as JSON");
        Self {
            seed: Some(HEXLOWER.encode(seed.bytes())),
            events: events.into_iter().map(raw).collect(),
            origin: Some(table.to_owned()),
            brought: 0,
            brought_by: None,
        }
    }

    /// What chance is drawn from; fresh, if the file did not say. `None` if what it says is no seed.
    pub(crate) fn seed(&self) -> Option<Seed> {
        match &self.seed {
            None => Some(crate::ids::new_seed()),
            Some(hex) => {
                let bytes = HEXLOWER_PERMISSIVE.decode(hex.as_bytes()).ok()?;
                bytes.try_into().ok().map(Seed::new)
            }
        }
    }

    pub(crate) fn texts(&self) -> Vec<String> {
        self.events.iter().map(|event| event.get().to_owned()).collect()
    }
}

/// What a guest is told of a save.
pub(crate) fn summary(head: DocumentHead) -> SaveSummary {
    let DocumentHead { id, topic: game, name, about, changed_at: saved_at } = head;
    // A list that cannot be read any more still has names in it.
    let About { moves, seats } =
        serde_json::from_str(&about).unwrap_or(About { moves: None, seats: Vec::new() });
    SaveSummary { id, game, name, moves, seats, saved_at }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_game::Budget;

    #[test]
    fn whatever_happens_in_a_game_with_secrets_fits_into_what_a_save_allows_for() {
        for game in parlour_catalog::games().filter(|game| game.has_secrets()) {
            for number in 0..8 {
                let mut lot = Seed::from_number(number).rng_at(0);
                let [least, most] = game.quick_seats();
                let seats = least + number as u8 % (most - least + 1);
                let setup = game.check_setup(&game.quick_setup(seats, &mut lot)).unwrap().0;
                let mut play = game.open(&setup, Seed::from_number(number)).unwrap();
                while let Some(seat) = play.turn().seat() {
                    let thinking = play.think(seat, "random").expect("every game has a random computer");
                    let step = play.propose(seat, &thinking(Budget::nodes(1)).action).unwrap();
                    play.commit(step);
                }
                let lengths: Vec<usize> = play.log().iter().map(String::len).collect();
                let excess: usize = lengths.iter().map(|length| length.saturating_sub(EVENT_BYTES)).sum();
                assert!(excess <= DEAL_BYTES, "{}: {excess} bytes over", game.id());
                assert!(lengths[1..].iter().all(|length| *length <= EVENT_BYTES), "{}", game.id());
            }
        }
    }

    #[test]
    fn seats_are_counted_before_their_names_are_compared() {
        // A name that cannot be is refused where names are looked at: it is not looked at.
        let mut seats: Vec<NewSeat> =
            (0..1_999).map(|number| NewSeat::Me { name: Some(format!("Ann {number}")) }).collect();
        seats.push(NewSeat::Me { name: Some(String::new()) });
        let wish = NewTable {
            game: parlour_catalog::games().next().expect("there are games").id().into(),
            setup: None,
            options: Options::default(),
            seats,
        };
        let owner = Guest { id: "ann".into(), name: "Ann".into() };
        let refused = Saved::setup(wish, &owner).map(|_| ()).unwrap_err();
        assert!(matches!(refused, Reason::SeatCount { filled: 2_000, .. }), "{refused:?}");
    }

    #[test]
    fn sizes_are_few_and_depend_on_no_byte_that_hides() {
        assert_eq!([1, 32_768, 32_769, 70_000].map(padded), [32_768, 32_768, 65_536, 131_072]);
    }
}
