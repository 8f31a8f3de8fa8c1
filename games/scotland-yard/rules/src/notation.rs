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
use crate::setup::{SetupIn, SetupText};
use crate::state::Chase;
use crate::station::{Station, Ticket};
use crate::tickets::Purse;
use parlour_game::{Id, Notation, Said, Seat, Unreadable, from_id};

impl<C: City> Notation for Chase<C> {
    type Unreadable = Unreadable;

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

    fn read_setup(text: &str) -> Result<SetupIn<C>, Unreadable> {
        let mut read = SetupText::default();
        let mut said = Said::default();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let (option, value) = word
                .split_once('=')
                .ok_or_else(|| Unreadable(format!("`{word}` is no option: one is written option=value")))?;
            said.once(&word[..=option.len()])?;
            read_option(&mut read, option, value)?;
        }
        SetupIn::try_from(read).map_err(|fault| Unreadable(fault.to_string()))
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        match action {
            Action::Move { to, by, double: false } => format!("{by} {to}"),
            Action::Move { to, by, double: true } => format!("double {by} {to}"),
            Action::Peek => "peek".into(),
            Action::Forfeit => "forfeit".into(),
        }
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = |by: &str, to: &str, double: bool| {
            let by: Ticket = from_id(by).ok_or_else(|| {
                Unreadable(format!("`{by}` is no ticket: there are taxi, bus, underground and black"))
            })?;
            let number = to.parse::<u8>().ok().and_then(|number| Station::try_from(number).ok());
            let to = number
                .ok_or_else(|| Unreadable(format!("`{to}` is no station: they are numbered 1 to 199")))?;
            Ok(Action::Move { to, by, double })
        };
        match words[..] {
            ["peek"] => Ok(Action::Peek),
            ["forfeit"] => Ok(Action::Forfeit),
            ["double", by, to] => read(by, to, true),
            [by, to] => read(by, to, false),
            _ => {
                Err(Unreadable(format!("`{text}` is none of TICKET STATION, double TICKET STATION and peek")))
            }
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

fn read_option(read: &mut SetupText, option: &str, value: &str) -> Result<(), Unreadable> {
    let unfit = |choices: &str| Unreadable(format!("{option}= is followed by {choices}, not by `{value}`"));
    let number = || value.parse::<u8>().map_err(|_| unfit("a number"));
    let yes = || value.parse::<bool>().map_err(|_| unfit("true or false"));
    let fares = |choices: &str| read_fares(value).map_err(|_| unfit(choices));
    match option {
        "preset" => read.preset = from_id(value).ok_or_else(|| unfit("classic, seed or modern"))?,
        "detectives" => read.detectives = Some(number()?),
        "starts" => {
            read.starts = Some(from_id(value).ok_or_else(|| unfit("shared-cards, split-cards or any"))?)
        }
        "mister_x" => {
            read.mister_x = Some(match value {
                "unlimited" => Purse::Unlimited,
                _ => Purse::Counted(fares("tickets such as 4/3/3 or unlimited")?),
            });
        }
        "black" => {
            read.black = Some(match value {
                "one-each" => Black::OneEach,
                _ => Black::Count(value.parse().map_err(|_| unfit("a number or one-each"))?),
            });
        }
        "doubles" => read.doubles = Some(number()?),
        "windows" => read.windows = Some(number()?),
        "shown" => {
            let windows = value.split('/').filter(|_| value != "-").map(str::parse);
            read.shown =
                Some(windows.collect::<Result<_, _>>().map_err(|_| unfit("windows such as 3/8/13 or -"))?);
        }
        "detective" => read.detective = Some(fares("tickets such as 10/8/4")?),
        "order" => read.order = Some(from_id(value).ok_or_else(|| unfit("fixed or free"))?),
        "last_round" => read.last_round = Some(yes()?),
        "practice" => read.practice = Some(yes()?),
        "on_timeout" => read.on_timeout = Some(from_id(value).ok_or_else(|| unfit("move or lose"))?),
        "position" => read.position = Some(value.into()),
        _ => {
            return Err(Unreadable(format!(
                "there is no option `{option}`: there are preset, detectives, starts, mister_x, black, doubles, \
                 windows, shown, detective, order, last_round, practice, on_timeout and position"
            )));
        }
    }
    Ok(())
}
