//! Set-ups and actions as text.
//!
//! An action is its verb and what it names, by id: `roll`, `passage`, `move 6,16`, `move kitchen`,
//! `move study/hall`, `suggest plum rope`, `show rope`, `accuse plum rope hall`, `end-turn`. A set-up is the list
//! of its suspects, followed by the options that are not the usual ones: `scarlet,green,plum dice=2 exact=true
//! leftovers=open`.

use crate::actions::Action;
use crate::cards::Kind;
use crate::conduct::Conduct;
use crate::investigation::Investigation;
use crate::names::{CardId, Room, Suspect, Weapon};
use crate::place::{Hallway, NoSuchHallway, NoSuchSquare, Place, Square};
use crate::setup::{ClueLessSetup, ClueSetup, Dice, Leftovers, SetupFault, Suspects};
use parlour_game::{Notation, Said, Seat, Twice};
use serde::Serialize;

/// Why a text is not a set-up or an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum NotationFault {
    /// There is no such name.
    UnknownName {
        /// What it should name.
        kind: Kind,
        /// What stands there instead.
        token: String,
    },
    /// There is no such card.
    UnknownCard {
        /// What stands there instead.
        token: String,
    },
    /// There is no such option.
    UnknownOption {
        /// What stands there instead.
        token: String,
        /// The options that there are.
        options: Vec<&'static str>,
    },
    /// An option has a value that it cannot have.
    BadChoice {
        /// The option, as it is written.
        option: &'static str,
        /// What can follow.
        choices: Vec<&'static str>,
        /// What stands there instead.
        token: String,
    },
    /// Something is given twice.
    OptionTwice {
        /// The option, as it is written.
        option: String,
    },
    /// The list of suspects is given twice.
    SuspectsTwice,
    /// The set-up cannot be played.
    BadSetup {
        /// Why.
        fault: SetupFault,
    },
    /// Not an action.
    NotAnAction {
        /// What stands there instead.
        token: String,
        /// What can stand there.
        forms: Vec<&'static str>,
    },
    /// Not the number of a row or column.
    NotANumber {
        /// What stands there instead.
        token: String,
    },
    /// Not a corridor square.
    NotASquare {
        /// Why.
        fault: NoSuchSquare,
    },
    /// Not a hallway.
    NotAHallway {
        /// Why.
        fault: NoSuchHallway,
    },
}

parlour_voice::spoken!(
    NotationFault,
    "clue",
    [
        NotationFault::UnknownName { kind: Kind::Suspect, token: "black".into() },
        NotationFault::UnknownName { kind: Kind::Weapon, token: "axe".into() },
        NotationFault::UnknownName { kind: Kind::Room, token: "attic".into() },
        NotationFault::UnknownCard { token: "joker".into() },
        NotationFault::UnknownOption { token: "board".into(), options: CLUE_OPTIONS.to_vec() },
        NotationFault::UnknownOption { token: "board".into(), options: CLUE_LESS_OPTIONS.to_vec() },
        NotationFault::BadChoice { option: "dice=", choices: vec!["1", "2"], token: "many".into() },
        NotationFault::OptionTwice { option: "dice=".into() },
        NotationFault::SuspectsTwice,
        NotationFault::BadSetup { fault: SetupFault::NotSoManyDice { count: 3 } },
        NotationFault::NotAnAction { token: "jump".into(), forms: FORMS.to_vec() },
        NotationFault::NotANumber { token: "x".into() },
        NotationFault::NotASquare { fault: NoSuchSquare { row: 0, column: 0 } },
        NotationFault::NotAHallway {
            fault: NoSuchHallway { one: Room::Conservatory, other: Room::DiningRoom }
        },
    ]
);

const CLUE_OPTIONS: [&str; 3] = ["dice", "exact", "leftovers"];
const CLUE_LESS_OPTIONS: [&str; 1] = ["leftovers"];
/// How actions are written.
const FORMS: [&str; 7] = [
    "roll",
    "passage",
    "move PLACE",
    "suggest SUSPECT WEAPON",
    "show CARD",
    "accuse SUSPECT WEAPON ROOM",
    "end-turn",
];

/// Options of a match as text.
pub trait SetupNotation: Sized {
    /// The options as text.
    fn write(&self) -> String;

    /// The options that a text tells.
    ///
    /// # Errors
    /// What in the text is not an option.
    fn read(text: &str) -> Result<Self, NotationFault>;
}

impl<C: Conduct> Notation for Investigation<C> {
    type Unreadable = NotationFault;

    fn write_setup(setup: &C::Setup) -> String {
        setup.write()
    }

    fn read_setup(text: &str) -> Result<C::Setup, NotationFault> {
        C::Setup::read(text)
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        write_action(*action)
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, NotationFault> {
        read_action(text)
    }
}

impl SetupNotation for ClueSetup {
    fn write(&self) -> String {
        let Self { suspects, dice, exact, leftovers } = self;
        let mut text = write_suspects(suspects);
        if *dice != Dice::default() {
            text += &format!(" dice={}", u8::from(*dice));
        }
        if *exact {
            text += " exact=true";
        }
        text + write_leftovers(*leftovers)
    }

    fn read(text: &str) -> Result<Self, NotationFault> {
        let mut setup = Self::default();
        read_options(text, |option, value| {
            match option {
                None => setup.suspects = read_suspects(value)?,
                Some("dice") => {
                    let number: u8 = value.parse().map_err(|_| choice("dice=", &["1", "2"], value))?;
                    setup.dice = number.try_into().map_err(bad_setup)?;
                }
                Some("exact") => {
                    setup.exact = value.parse().map_err(|_| choice("exact=", &["true", "false"], value))?;
                }
                Some("leftovers") => setup.leftovers = read_leftovers(value)?,
                Some(option) => return Err(unknown_option(option, &CLUE_OPTIONS)),
            }
            Ok(())
        })?;
        Ok(setup)
    }
}

impl SetupNotation for ClueLessSetup {
    fn write(&self) -> String {
        write_suspects(&self.suspects) + write_leftovers(self.leftovers)
    }

    fn read(text: &str) -> Result<Self, NotationFault> {
        let mut setup = Self::default();
        read_options(text, |option, value| {
            match option {
                None => setup.suspects = read_suspects(value)?,
                Some("leftovers") => setup.leftovers = read_leftovers(value)?,
                Some(option) => return Err(unknown_option(option, &CLUE_LESS_OPTIONS)),
            }
            Ok(())
        })?;
        Ok(setup)
    }
}

/// Sets every option that a text names, each once. The list of suspects has no name.
fn read_options<'a>(
    text: &'a str,
    mut set: impl FnMut(Option<&'a str>, &'a str) -> Result<(), NotationFault>,
) -> Result<(), NotationFault> {
    let mut said = Said::default();
    for word in text.split_whitespace() {
        let (option, value) = word.split_once('=').map_or((None, word), |(name, value)| (Some(name), value));
        said.once(option.map_or("", |name| &word[..=name.len()])).map_err(|Twice(what)| match what {
            "" => NotationFault::SuspectsTwice,
            option => NotationFault::OptionTwice { option: option.to_owned() },
        })?;
        set(option, value)?;
    }
    Ok(())
}

fn write_suspects(suspects: &[Suspect]) -> String {
    suspects.iter().map(|suspect| suspect.id()).collect::<Vec<_>>().join(",")
}

fn write_leftovers(leftovers: Leftovers) -> &'static str {
    match leftovers {
        Leftovers::Dealt => "",
        Leftovers::Open => " leftovers=open",
    }
}

fn read_suspects<const FEWEST: usize>(text: &str) -> Result<Suspects<FEWEST>, NotationFault> {
    let suspects = text.split(',').map(|id| named(Kind::Suspect, id, Suspect::from_id));
    suspects.collect::<Result<Vec<_>, _>>()?.try_into().map_err(bad_setup)
}

fn bad_setup(fault: SetupFault) -> NotationFault {
    NotationFault::BadSetup { fault }
}

fn read_leftovers(text: &str) -> Result<Leftovers, NotationFault> {
    match text {
        "dealt" => Ok(Leftovers::Dealt),
        "open" => Ok(Leftovers::Open),
        _ => Err(choice("leftovers=", &["dealt", "open"], text)),
    }
}

fn choice(option: &'static str, choices: &[&'static str], text: &str) -> NotationFault {
    NotationFault::BadChoice { option, choices: choices.to_vec(), token: text.to_owned() }
}

fn unknown_option(option: &str, known: &[&'static str]) -> NotationFault {
    NotationFault::UnknownOption { token: option.to_owned(), options: known.to_vec() }
}

fn write_action(action: Action) -> String {
    match action {
        Action::Roll => "roll".into(),
        Action::Passage => "passage".into(),
        Action::Move { to } => format!("move {}", write_place(to)),
        Action::Suggest { suspect, weapon } => format!("suggest {} {}", suspect.id(), weapon.id()),
        Action::Show { card } => format!("show {}", card.id()),
        Action::Accuse { suspect, weapon, room } => {
            format!("accuse {} {} {}", suspect.id(), weapon.id(), room.id())
        }
        Action::EndTurn => "end-turn".into(),
    }
}

fn read_action(text: &str) -> Result<Action, NotationFault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["roll"] => Action::Roll,
        ["passage"] => Action::Passage,
        ["move", to] => Action::Move { to: read_place(to)? },
        ["suggest", suspect, weapon] => Action::Suggest {
            suspect: named(Kind::Suspect, suspect, Suspect::from_id)?,
            weapon: named(Kind::Weapon, weapon, Weapon::from_id)?,
        },
        ["show", card] => Action::Show {
            card: CardId::from_id(card)
                .ok_or_else(|| NotationFault::UnknownCard { token: card.to_owned() })?,
        },
        ["accuse", suspect, weapon, room] => Action::Accuse {
            suspect: named(Kind::Suspect, suspect, Suspect::from_id)?,
            weapon: named(Kind::Weapon, weapon, Weapon::from_id)?,
            room: named(Kind::Room, room, Room::from_id)?,
        },
        ["end-turn"] => Action::EndTurn,
        _ => {
            return Err(NotationFault::NotAnAction { token: text.to_owned(), forms: FORMS.to_vec() });
        }
    })
}

fn write_place(place: Place) -> String {
    match place {
        Place::Square(square) => square.to_string(),
        Place::Room(room) => room.id().into(),
        Place::Hallway(hallway) => hallway.ends().map(Room::id).join("/"),
        Place::Home => "home".into(),
    }
}

fn read_place(text: &str) -> Result<Place, NotationFault> {
    if text == "home" {
        return Ok(Place::Home);
    }
    if let Some((one, other)) = text.split_once('/') {
        let ends = (named(Kind::Room, one, Room::from_id)?, named(Kind::Room, other, Room::from_id)?);
        return Hallway::try_from(ends)
            .map(Place::Hallway)
            .map_err(|fault| NotationFault::NotAHallway { fault });
    }
    if let Some((row, column)) = text.split_once(',') {
        let number =
            |text: &str| text.parse::<u8>().map_err(|_| NotationFault::NotANumber { token: text.to_owned() });
        let square = Square::try_from((number(row)?, number(column)?));
        return square.map(Place::Square).map_err(|fault| NotationFault::NotASquare { fault });
    }
    named(Kind::Room, text, Room::from_id).map(Place::Room)
}

fn named<T>(kind: Kind, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, NotationFault> {
    find(id).ok_or_else(|| NotationFault::UnknownName { kind, token: id.to_owned() })
}
