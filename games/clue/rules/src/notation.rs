//! Set-ups and actions as text.
//!
//! An action is its verb and what it names, by id: `roll`, `passage`, `move 6,16`, `move kitchen`,
//! `move study/hall`, `suggest plum rope`, `show rope`, `accuse plum rope hall`, `end-turn`. A set-up is the list
//! of its suspects, followed by the options that are not the usual ones: `scarlet,green,plum dice=2 exact=true
//! leftovers=open`.

use crate::actions::Action;
use crate::conduct::Conduct;
use crate::investigation::Investigation;
use crate::names::{CardId, Room, Suspect, Weapon};
use crate::place::{Hallway, Place, Square};
use crate::setup::{ClueLessSetup, ClueSetup, Dice, Leftovers, Suspects};
use parlour_game::{Notation, Said, Seat, Unreadable};

/// Options of a match as text.
pub trait SetupNotation: Sized {
    /// The options as text.
    fn write(&self) -> String;

    /// The options that a text tells.
    ///
    /// # Errors
    /// What in the text is not an option.
    fn read(text: &str) -> Result<Self, Unreadable>;
}

impl<C: Conduct> Notation for Investigation<C> {
    type Unreadable = Unreadable;

    fn write_setup(setup: &C::Setup) -> String {
        setup.write()
    }

    fn read_setup(text: &str) -> Result<C::Setup, Unreadable> {
        C::Setup::read(text)
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        write_action(*action)
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, Unreadable> {
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

    fn read(text: &str) -> Result<Self, Unreadable> {
        let mut setup = Self::default();
        read_options(text, |option, value| {
            match option {
                None => setup.suspects = read_suspects(value)?,
                Some("dice") => {
                    let number: u8 = value.parse().map_err(|_| choice("dice", "1 or 2", value))?;
                    setup.dice = number.try_into().map_err(unreadable)?;
                }
                Some("exact") => {
                    setup.exact = value.parse().map_err(|_| choice("exact", "true or false", value))?;
                }
                Some("leftovers") => setup.leftovers = read_leftovers(value)?,
                Some(option) => return Err(unknown_option(option, "dice, exact and leftovers")),
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

    fn read(text: &str) -> Result<Self, Unreadable> {
        let mut setup = Self::default();
        read_options(text, |option, value| {
            match option {
                None => setup.suspects = read_suspects(value)?,
                Some("leftovers") => setup.leftovers = read_leftovers(value)?,
                Some(option) => return Err(unknown_option(option, "leftovers only")),
            }
            Ok(())
        })?;
        Ok(setup)
    }
}

/// Sets every option that a text names, each once. The list of suspects has no name.
fn read_options<'a>(
    text: &'a str,
    mut set: impl FnMut(Option<&'a str>, &'a str) -> Result<(), Unreadable>,
) -> Result<(), Unreadable> {
    let mut said = Said::default();
    for word in text.split_whitespace() {
        let (option, value) = word.split_once('=').map_or((None, word), |(name, value)| (Some(name), value));
        said.once(option.map_or("the list of suspects", |name| &word[..=name.len()]))?;
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

fn read_suspects<const FEWEST: usize>(text: &str) -> Result<Suspects<FEWEST>, Unreadable> {
    let suspects = text.split(',').map(|id| named("suspect", id, Suspect::from_id));
    suspects.collect::<Result<Vec<_>, _>>()?.try_into().map_err(unreadable)
}

fn unreadable(fault: impl std::error::Error) -> Unreadable {
    Unreadable(fault.to_string())
}

fn read_leftovers(text: &str) -> Result<Leftovers, Unreadable> {
    match text {
        "dealt" => Ok(Leftovers::Dealt),
        "open" => Ok(Leftovers::Open),
        _ => Err(choice("leftovers", "dealt or open", text)),
    }
}

fn choice(option: &str, choices: &str, text: &str) -> Unreadable {
    Unreadable(format!("{option}= is followed by {choices}, not by `{text}`"))
}

fn unknown_option(option: &str, known: &str) -> Unreadable {
    Unreadable(format!("there is no option `{option}`: there are {known}"))
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

fn read_action(text: &str) -> Result<Action, Unreadable> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["roll"] => Action::Roll,
        ["passage"] => Action::Passage,
        ["move", to] => Action::Move { to: read_place(to)? },
        ["suggest", suspect, weapon] => Action::Suggest {
            suspect: named("suspect", suspect, Suspect::from_id)?,
            weapon: named("weapon", weapon, Weapon::from_id)?,
        },
        ["show", card] => Action::Show { card: named("card", card, CardId::from_id)? },
        ["accuse", suspect, weapon, room] => Action::Accuse {
            suspect: named("suspect", suspect, Suspect::from_id)?,
            weapon: named("weapon", weapon, Weapon::from_id)?,
            room: named("room", room, Room::from_id)?,
        },
        ["end-turn"] => Action::EndTurn,
        _ => {
            return Err(Unreadable(format!(
                "`{text}` is none of roll, passage, move PLACE, suggest SUSPECT WEAPON, show CARD, \
                 accuse SUSPECT WEAPON ROOM, end-turn"
            )));
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

fn read_place(text: &str) -> Result<Place, Unreadable> {
    if text == "home" {
        return Ok(Place::Home);
    }
    if let Some((one, other)) = text.split_once('/') {
        let ends = (named("room", one, Room::from_id)?, named("room", other, Room::from_id)?);
        return Hallway::try_from(ends).map(Place::Hallway).map_err(unreadable);
    }
    if let Some((row, column)) = text.split_once(',') {
        let number = |text: &str| {
            text.parse::<u8>()
                .map_err(|_| Unreadable(format!("`{text}` is not the number of a row or column")))
        };
        let square = Square::try_from((number(row)?, number(column)?));
        return square.map(Place::Square).map_err(unreadable);
    }
    named("room", text, Room::from_id).map(Place::Room)
}

fn named<T>(kind: &str, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, Unreadable> {
    find(id).ok_or_else(|| Unreadable(format!("there is no {kind} `{id}`")))
}
