//! Clue on the classic board, and Clue-less: the rules of both, over one vocabulary.
//!
//! Names, places, actions, sights and views are the same for both games. What is written here in code is
//! written in words in `docs/rules/clue.md` and `docs/rules/clue-less.md`. [`Edition`] and [`Card`] know of no
//! game: reasoning about cards works with any set of names.
//!
//! The crate knows nothing of reasoning, brains, files or networks.
//!
//! ```
//! use clue_rules::Clue;
//! use parlour_game::{Match, Notation, Seat, Seed, Viewer};
//!
//! let first = Seat::new(0);
//! let mut match_ = Match::<Clue>::new(Clue::read_setup("scarlet,green,plum dice=2")?, Seed::from_number(1));
//! let view = match_.view(Viewer::Seat(first));
//! assert_eq!((view.hand.len(), view.envelope), (6, None));
//! match_.act(first, match_.state().read_action(first, "roll")?).expect("a turn may begin with a roll");
//! assert_eq!(match_.view(Viewer::Spectator).dice.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod actions;
pub mod board;
mod cards;
mod casework;
mod chance;
mod clue;
mod clue_less;
mod conduct;
mod counts;
mod edition;
pub mod halls;
mod investigation;
mod names;
mod naming;
mod notation;
mod place;
mod refusal;
pub mod routes;
mod said;
mod setup;
mod view;

pub use actions::Action;
pub use cards::{Card, CardSet, Kind, MOST_CARDS};
pub use casework::MOST_ROUNDS;
pub use chance::Chance;
pub use clue::{Clue, Corridors};
pub use clue_less::{ClueLess, Hallways};
pub use conduct::Conduct;
pub use counts::wrong_accuser;
pub use edition::{BadEdition, Edition};
pub use investigation::Investigation;
pub use names::{CLASSIC_CARDS, CardId, Room, Suspect, Theory, Weapon, of_kind};
pub use naming::{BadName, MOST_LETTERS, check_name, escaped, is_same_name};
pub use notation::NotationFault;
pub use place::{Hallway, NoSuchHallway, NoSuchSquare, Place, Square};
pub use refusal::Refusal;
pub use said::{CardName, SaidCard, SaidPlace};
pub use setup::{ClueLessSetup, ClueSetup, Dice, Leftovers, SetupFault, Suspects};
pub use view::{Ended, Sight, Suggestion, TurnStage, View};
