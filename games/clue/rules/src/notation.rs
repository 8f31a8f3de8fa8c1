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
use crate::setup::{ClueLessSetup, ClueSetup, Leftovers};
use parlour_game::{Notation, Said, Seat, Unreadable};

impl<C: Conduct> Notation for Investigation<C> {
    fn write_setup(setup: &C::Setup) -> String {
        C::write_setup(setup)
    }

    fn read_setup(text: &str) -> Result<C::Setup, Unreadable> {
        C::read_setup(text)
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        write_action(*action)
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, Unreadable> {
        read_action(text)
    }
}

pub(crate) fn write_clue(setup: &ClueSetup) -> String {
    let mut text = write_suspects(setup.suspects());
    if setup.dice() != 1 {
        text += &format!(" dice={}", setup.dice());
    }
    if setup.exact() {
        text += " exact=true";
    }
    text + write_leftovers(setup.leftovers())
}

pub(crate) fn read_clue(text: &str) -> Result<ClueSetup, Unreadable> {
    let usual = ClueSetup::default();
    let mut suspects = usual.suspects().to_vec();
    let (mut dice, mut exact, mut leftovers) = (usual.dice(), usual.exact(), usual.leftovers());
    let mut said = Said::default();
    for word in text.split_whitespace() {
        said.once(option_of(word))?;
        match word.split_once('=') {
            None => suspects = read_suspects(word)?,
            Some(("dice", number)) => {
                dice = number.parse().map_err(|_| choice("dice", "1 or 2", number))?;
            }
            Some(("exact", is)) => {
                exact = is.parse().map_err(|_| choice("exact", "true or false", is))?;
            }
            Some(("leftovers", which)) => leftovers = read_leftovers(which)?,
            Some((option, _)) => return Err(unknown_option(option, "dice, exact and leftovers")),
        }
    }
    ClueSetup::new(suspects, dice, exact, leftovers).map_err(|fault| Unreadable(fault.to_string()))
}

pub(crate) fn write_clue_less(setup: &ClueLessSetup) -> String {
    write_suspects(setup.suspects()) + write_leftovers(setup.leftovers())
}

pub(crate) fn read_clue_less(text: &str) -> Result<ClueLessSetup, Unreadable> {
    let usual = ClueLessSetup::default();
    let mut suspects = usual.suspects().to_vec();
    let mut leftovers = usual.leftovers();
    let mut said = Said::default();
    for word in text.split_whitespace() {
        said.once(option_of(word))?;
        match word.split_once('=') {
            None => suspects = read_suspects(word)?,
            Some(("leftovers", which)) => leftovers = read_leftovers(which)?,
            Some((option, _)) => return Err(unknown_option(option, "leftovers only")),
        }
    }
    ClueLessSetup::new(suspects, leftovers).map_err(|fault| Unreadable(fault.to_string()))
}

/// What a word of a set-up says something about.
fn option_of(word: &str) -> &str {
    word.find('=').map_or("the list of suspects", |at| &word[..=at])
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

fn read_suspects(text: &str) -> Result<Vec<Suspect>, Unreadable> {
    text.split(',').map(|id| named("suspect", id, Suspect::from_id)).collect()
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
        return Hallway::try_from(ends).map(Place::Hallway).map_err(|fault| Unreadable(fault.to_string()));
    }
    if let Some((row, column)) = text.split_once(',') {
        let number = |text: &str| {
            text.parse::<u8>()
                .map_err(|_| Unreadable(format!("`{text}` is not the number of a row or column")))
        };
        let square = Square::try_from((number(row)?, number(column)?));
        return square.map(Place::Square).map_err(|fault| Unreadable(fault.to_string()));
    }
    named("room", text, Room::from_id).map(Place::Room)
}

fn named<T>(kind: &str, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, Unreadable> {
    find(id).ok_or_else(|| Unreadable(format!("there is no {kind} `{id}`")))
}
