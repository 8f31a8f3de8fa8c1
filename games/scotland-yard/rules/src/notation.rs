//! Set-ups and actions as text.
//!
//! A set-up is a preset and whatever differs from it: `preset=seed,detectives=4,doubles=1`. Tickets are three numbers,
//! `mister_x=4/3/3` or `mister_x=unlimited`; windows are listed with `/`, `shown=3/8`, or `shown=-` for none.
//! `position=` is followed by a [position](crate::Position).
//!
//! A move is the ticket and the station, `taxi 67`; the first half of a double move begins with `double`, and `peek`
//! looks where Mister X is. `forfeit` is what the house plays where who is late loses.

use crate::actions::Action;
use crate::city::City;
use crate::options::{Black, Options, Preset};
use crate::position_text::read_fares;
use crate::setup::{SetupFault, SetupIn, SetupText};
use crate::state::Chase;
use crate::station::{Station, Ticket};
use crate::tickets::Purse;
use parlour_game::{Id, Notation, Said, Seat, Twice, from_id};
use parlour_voice::{Language, Spoken};
use serde::Serialize;
use std::fmt;

/// Why a text is not a set-up or an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum NotationFault {
    /// An option is given twice.
    OptionTwice {
        /// The option.
        option: String,
    },
    /// Not `option=value`.
    NotAnOption {
        /// What stands there instead.
        token: String,
    },
    /// There is no such option.
    UnknownOption {
        /// Its name.
        option: String,
    },
    /// An option that can have other values only.
    UnfitValue {
        /// The option.
        option: String,
        /// What stands there instead.
        token: String,
        /// What may stand there.
        fits: Fits,
    },
    /// There is no such ticket.
    NotATicket {
        /// What stands there instead.
        token: String,
    },
    /// There is no such station.
    NotAStation {
        /// What stands there instead.
        token: String,
        /// The highest number of any map.
        most: u8,
    },
    /// Nothing that a seat can do.
    NotAnAction {
        /// What stands there instead.
        token: String,
    },
    /// It reads well, but no match can be set up so.
    #[serde(untagged)]
    Setup(SetupFault),
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fits {
    /// A number.
    Number,
    /// Yes or no.
    YesOrNo,
    /// A preset.
    Preset,
    /// Where all begin.
    Starts,
    /// Mister X's tickets.
    Purse,
    /// Black tickets.
    Black,
    /// Windows.
    Windows,
    /// A detective's tickets.
    Fares,
    /// The order of the detectives.
    Order,
    /// What happens when time runs out.
    OnTimeout,
}

impl Fits {
    const ALL: [Fits; 10] = [
        Fits::Number,
        Fits::YesOrNo,
        Fits::Preset,
        Fits::Starts,
        Fits::Purse,
        Fits::Black,
        Fits::Windows,
        Fits::Fares,
        Fits::Order,
        Fits::OnTimeout,
    ];
}

impl Spoken for NotationFault {
    const SPACE: &'static str = "scotland-yard";

    fn examples() -> Vec<Self> {
        let unfit = |fits| NotationFault::UnfitValue { option: "option".into(), token: "x9".into(), fits };
        let others = [
            NotationFault::OptionTwice { option: "doubles=".into() },
            NotationFault::NotAnOption { token: "seed".into() },
            NotationFault::UnknownOption { option: "dice".into() },
            NotationFault::NotATicket { token: "tram".into() },
            NotationFault::NotAStation { token: "x9".into(), most: Station::MOST },
            NotationFault::NotAnAction { token: "hide".into() },
        ];
        others.into_iter().chain(Fits::ALL.map(unfit)).collect()
    }
}

impl fmt::Display for NotationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::ENGLISH))
    }
}

impl std::error::Error for NotationFault {}

impl From<Twice<'_>> for NotationFault {
    fn from(Twice(option): Twice<'_>) -> Self {
        NotationFault::OptionTwice { option: option.into() }
    }
}

impl<C: City> Notation for Chase<C> {
    type Unreadable = NotationFault;

    fn write_setup(setup: &SetupIn<C>) -> String {
        // The preset that leaves least to be said; of several the first.
        let texts = Preset::ALL.map(|preset| {
            let differences = differences(setup, &preset.options());
            (differences.len(), preset, differences)
        });
        let [first, rest @ ..] = texts;
        let (_, preset, differences) =
            rest.into_iter().fold(first, |best, other| if other.0 < best.0 { other } else { best });
        let mut words = vec![format!("preset={}", Id(preset))];
        words.extend(differences);
        words.extend(setup.position().map(|position| format!("position={position}")));
        words.join(",")
    }

    fn read_setup(text: &str) -> Result<SetupIn<C>, NotationFault> {
        let mut read = SetupText::default();
        let mut said = Said::default();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let (option, value) =
                word.split_once('=').ok_or_else(|| NotationFault::NotAnOption { token: word.into() })?;
            said.once(&word[..=option.len()])?;
            read_option(&mut read, option, value)?;
        }
        SetupIn::try_from(read).map_err(NotationFault::Setup)
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        match action {
            Action::Move { to, by, double: false } => format!("{by} {to}"),
            Action::Move { to, by, double: true } => format!("double {by} {to}"),
            Action::Peek => "peek".into(),
            Action::Forfeit => "forfeit".into(),
        }
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, NotationFault> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = |by: &str, to: &str, double: bool| {
            let by: Ticket = from_id(by).ok_or_else(|| NotationFault::NotATicket { token: by.into() })?;
            let number = to.parse::<u8>().ok().and_then(|number| Station::try_from(number).ok());
            let off = || NotationFault::NotAStation { token: to.into(), most: Station::MOST };
            let to = number.ok_or_else(off)?;
            Ok(Action::Move { to, by, double })
        };
        match words[..] {
            ["peek"] => Ok(Action::Peek),
            ["forfeit"] => Ok(Action::Forfeit),
            ["double", by, to] => read(by, to, true),
            [by, to] => read(by, to, false),
            _ => Err(NotationFault::NotAnAction { token: text.into() }),
        }
    }
}

/// What of the rules is not as in the preset, as text.
fn differences(own: &Options, preset: &Options) -> Vec<String> {
    let words = |options: &Options| {
        let Options {
            detectives,
            starts,
            mister_x,
            black,
            doubles,
            windows,
            shown,
            detective,
            order,
            last_round,
            practice,
            on_timeout,
        } = options;
        let shown: Vec<String> = shown.iter().map(u8::to_string).collect();
        let shown = if shown.is_empty() { "-".into() } else { shown.join("/") };
        [
            format!("detectives={detectives}"),
            format!("starts={}", Id(starts)),
            format!("mister_x={mister_x}"),
            format!("black={black}"),
            format!("doubles={doubles}"),
            format!("windows={windows}"),
            format!("shown={shown}"),
            format!("detective={detective}"),
            format!("order={}", Id(order)),
            format!("last_round={last_round}"),
            format!("practice={practice}"),
            format!("on_timeout={}", Id(on_timeout)),
        ]
    };
    words(own)
        .into_iter()
        .zip(words(preset))
        .filter(|(own, other)| own != other)
        .map(|(own, _)| own)
        .collect()
}

fn read_option(read: &mut SetupText, option: &str, value: &str) -> Result<(), NotationFault> {
    let unfit = |fits| NotationFault::UnfitValue { option: option.into(), token: value.into(), fits };
    let number = || value.parse::<u8>().map_err(|_| unfit(Fits::Number));
    let yes = || value.parse::<bool>().map_err(|_| unfit(Fits::YesOrNo));
    let fares = |fits| read_fares(value).map_err(|_| unfit(fits));
    match option {
        "preset" => read.preset = from_id(value).ok_or_else(|| unfit(Fits::Preset))?,
        "detectives" => read.detectives = Some(number()?),
        "starts" => read.starts = Some(from_id(value).ok_or_else(|| unfit(Fits::Starts))?),
        "mister_x" => {
            read.mister_x = Some(match value {
                "unlimited" => Purse::Unlimited,
                _ => Purse::Counted(fares(Fits::Purse)?),
            });
        }
        "black" => {
            read.black = Some(match value {
                "one-each" => Black::OneEach,
                _ => Black::Count(value.parse().map_err(|_| unfit(Fits::Black))?),
            });
        }
        "doubles" => read.doubles = Some(number()?),
        "windows" => read.windows = Some(number()?),
        "shown" => {
            let windows = value.split('/').filter(|_| value != "-").map(str::parse);
            read.shown = Some(windows.collect::<Result<_, _>>().map_err(|_| unfit(Fits::Windows))?);
        }
        "detective" => read.detective = Some(fares(Fits::Fares)?),
        "order" => read.order = Some(from_id(value).ok_or_else(|| unfit(Fits::Order))?),
        "last_round" => read.last_round = Some(yes()?),
        "practice" => read.practice = Some(yes()?),
        "on_timeout" => read.on_timeout = Some(from_id(value).ok_or_else(|| unfit(Fits::OnTimeout))?),
        "position" => read.position = Some(value.into()),
        _ => return Err(NotationFault::UnknownOption { option: option.into() }),
    }
    Ok(())
}
