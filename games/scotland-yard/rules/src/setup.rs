//! Options of a match, valid by construction.

use crate::city::City;
use crate::london::London;
use crate::options::{Black, OnTimeout, Options, Order, Preset, Starts};
use crate::position::{Position, PositionFault};
use crate::station::{Station, Stations};
use crate::tickets::{Fares, Purse, Wallet};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::Deref;

/// What can be chosen before a match in London.
pub type Setup = SetupIn<London>;

/// What can be chosen before a match: rules that can be played, and perhaps where it starts. It derefs to
/// its [`Options`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText", bound = "")]
pub struct SetupIn<C: City> {
    options: Options,
    position: Option<Position>,
    city: PhantomData<C>,
}

/// The most tickets of a kind that anybody begins with. With this the detectives' tickets all fit into Mister X's
/// purse.
pub const MOST_TICKETS: u8 = 30;
/// The most windows a log has.
pub const MOST_WINDOWS: u8 = 60;

/// Why a match cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SetupFault {
    /// Too few or too many detectives.
    Detectives {
        /// How many.
        count: u8,
    },
    /// More tickets than there are.
    TooManyTickets {
        /// How many.
        count: u8,
        /// How many there may be.
        most: u8,
    },
    /// A log without a window, or an endless one.
    Windows {
        /// How many.
        count: u8,
        /// How many there may be.
        most: u8,
    },
    /// He would show himself at a window that the log does not have.
    ShownOutside {
        /// The window.
        shown: u8,
        /// How many there are.
        windows: u8,
    },
    /// The list of windows is not in order.
    ShownOrder {
        /// The first window that is out of order.
        shown: u8,
    },
    /// The match cannot start from there.
    #[serde(untagged)]
    Position(PositionFault),
}
parlour_voice::spoken!(
    SetupFault,
    "scotland-yard",
    [
        SetupFault::Detectives { count: 6 },
        SetupFault::TooManyTickets { count: 99, most: MOST_TICKETS },
        SetupFault::Windows { count: 0, most: MOST_WINDOWS },
        SetupFault::ShownOutside { shown: 25, windows: 24 },
        SetupFault::ShownOutside { shown: 2, windows: 1 },
        SetupFault::ShownOrder { shown: 3 },
    ]
);

impl From<PositionFault> for SetupFault {
    fn from(fault: PositionFault) -> Self {
        SetupFault::Position(fault)
    }
}

impl<C: City> SetupIn<C> {
    /// The match with these rules, from the start or from this position.
    ///
    /// # Errors
    /// What cannot be played.
    pub fn new(options: Options, position: Option<Position>) -> Result<Self, SetupFault> {
        let Options { detectives, mister_x, black, doubles, windows, ref shown, detective, .. } = options;
        if !(2..=5).contains(&detectives) {
            return Err(SetupFault::Detectives { count: detectives });
        }
        let fares = match mister_x {
            Purse::Counted(fares) => fares.counts(),
            Purse::Unlimited => [0; 3],
        };
        let mut counts =
            fares.into_iter().chain(detective.counts()).chain([black.count(detectives), doubles]);
        if let Some(many) = counts.find(|count| *count > MOST_TICKETS) {
            return Err(SetupFault::TooManyTickets { count: many, most: MOST_TICKETS });
        }
        if !(1..=MOST_WINDOWS).contains(&windows) {
            return Err(SetupFault::Windows { count: windows, most: MOST_WINDOWS });
        }
        if let Some(&shown) = shown.iter().find(|shown| !(1..=windows).contains(shown)) {
            return Err(SetupFault::ShownOutside { shown, windows });
        }
        if let Some(pair) = shown.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(SetupFault::ShownOrder { shown: pair[1] });
        }
        if let Some(position) = &position {
            position.check::<C>(&options)?;
        }
        Ok(Self { options, position, city: PhantomData })
    }

    /// A preset as it is.
    pub fn preset(preset: Preset) -> Self {
        Self { options: preset.options(), position: None, city: PhantomData }
    }

    /// Where the match starts, if not with start cards.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Mister X's tickets at the start.
    pub fn wallet(&self) -> Wallet {
        match &self.position {
            Some(position) => position.wallet,
            None => Wallet {
                purse: self.mister_x,
                black: self.black.count(self.detectives),
                double: self.doubles,
            },
        }
    }

    /// Where a detective may begin. In a position that is known.
    pub fn detective_starts(&self) -> Stations {
        match self.starts {
            Starts::SharedCards => stations(C::SHARED_CARDS),
            Starts::SplitCards => stations(C::DETECTIVE_CARDS),
            Starts::Any => C::map().all(),
        }
    }

    /// Where Mister X may begin, each of these as likely as the others, when the detectives begin there.
    pub fn mister_x_starts(&self, detectives: Stations) -> Stations {
        let starts = match (&self.position, self.starts) {
            (Some(position), _) => position.possible::<C>(&self.options),
            (None, Starts::SharedCards) => stations(C::SHARED_CARDS),
            (None, Starts::SplitCards) => stations(C::MISTER_X_CARDS),
            (None, Starts::Any) => C::map().all(),
        };
        starts - detectives
    }
}

pub(crate) fn stations(numbers: &[u8]) -> Stations {
    numbers.iter().copied().map(Station::new).collect()
}

impl<C: City> Deref for SetupIn<C> {
    type Target = Options;

    fn deref(&self) -> &Options {
        &self.options
    }
}

impl<C: City> Default for SetupIn<C> {
    fn default() -> Self {
        Self::preset(Preset::default())
    }
}

/// A set-up as it is stored and sent, not yet checked. What is not given is as in the preset.
#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
#[serde(deny_unknown_fields, default)]
pub(crate) struct SetupText {
    /// Sets what is not given; never written out.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) preset: Preset,
    /// How many detectives there are, 2 to 5.
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub(crate) detectives: Option<u8>,
    /// Where all begin.
    #[cfg_attr(feature = "ts", ts(as = "Starts"))]
    pub(crate) starts: Option<Starts>,
    /// Mister X's tickets for taxi, bus and underground.
    #[cfg_attr(feature = "ts", ts(as = "Purse"))]
    pub(crate) mister_x: Option<Purse>,
    /// His black tickets.
    #[cfg_attr(feature = "ts", ts(as = "Black"))]
    pub(crate) black: Option<Black>,
    /// His tickets for two moves in a turn.
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub(crate) doubles: Option<u8>,
    /// How many moves his log has room for.
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub(crate) windows: Option<u8>,
    /// After which of them he shows himself.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub(crate) shown: Option<Vec<u8>>,
    /// Each detective's tickets.
    #[cfg_attr(feature = "ts", ts(as = "Fares"))]
    pub(crate) detective: Option<Fares>,
    /// In which order the detectives move.
    #[cfg_attr(feature = "ts", ts(as = "Order"))]
    pub(crate) order: Option<Order>,
    /// Whether the detectives move once more after the last window.
    #[cfg_attr(feature = "ts", ts(as = "bool"))]
    pub(crate) last_round: Option<bool>,
    /// Whether the detectives may look where he is.
    #[cfg_attr(feature = "ts", ts(as = "bool"))]
    pub(crate) practice: Option<bool>,
    /// What happens to whoever does not move in time; a move is played for them where nothing else is said. It is not
    /// written out then: the commitments of matches from before there was a choice stay what they were.
    #[serde(skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(crate) on_timeout: Option<OnTimeout>,
    /// Where the match starts, if not with start cards: see docs/rules/scotland-yard.md.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(crate) position: Option<String>,
}

fn is_usual(on_timeout: &Option<OnTimeout>) -> bool {
    on_timeout.unwrap_or_default() == OnTimeout::default()
}

impl<C: City> From<SetupIn<C>> for SetupText {
    fn from(setup: SetupIn<C>) -> Self {
        let SetupIn { options, position, city: PhantomData } = setup;
        Self {
            preset: Preset::default(),
            detectives: Some(options.detectives),
            starts: Some(options.starts),
            mister_x: Some(options.mister_x),
            black: Some(options.black),
            doubles: Some(options.doubles),
            windows: Some(options.windows),
            shown: Some(options.shown),
            detective: Some(options.detective),
            order: Some(options.order),
            last_round: Some(options.last_round),
            practice: Some(options.practice),
            on_timeout: Some(options.on_timeout),
            position: position.map(|position| position.to_string()),
        }
    }
}

impl<C: City> TryFrom<SetupText> for SetupIn<C> {
    type Error = SetupFault;

    fn try_from(text: SetupText) -> Result<Self, SetupFault> {
        let preset = text.preset.options();
        let position = text.position.map(|position| position.parse::<Position>()).transpose()?;
        // A position knows how many detectives there are.
        let listed = position.as_ref().map(|position| position.detectives.len() as u8);
        let options = Options {
            detectives: text.detectives.or(listed).unwrap_or(preset.detectives),
            starts: text.starts.unwrap_or(preset.starts),
            mister_x: text.mister_x.unwrap_or(preset.mister_x),
            black: text.black.unwrap_or(preset.black),
            doubles: text.doubles.unwrap_or(preset.doubles),
            windows: text.windows.unwrap_or(preset.windows),
            shown: text.shown.unwrap_or(preset.shown),
            detective: text.detective.unwrap_or(preset.detective),
            order: text.order.unwrap_or(preset.order),
            last_round: text.last_round.unwrap_or(preset.last_round),
            practice: text.practice.unwrap_or(preset.practice),
            on_timeout: text.on_timeout.unwrap_or(preset.on_timeout),
        };
        Self::new(options, position)
    }
}

#[cfg(feature = "ts")]
mod typescript {
    use super::{SetupIn, SetupText};
    use crate::city::City;
    use ts_rs::{Config, TS, TypeVisitor};

    /// To a page a set-up is its text.
    impl<C: City> TS for SetupIn<C> {
        type WithoutGenerics = Self;
        type OptionInnerType = Self;

        fn name(config: &Config) -> String {
            SetupText::name(config)
        }

        fn inline(config: &Config) -> String {
            SetupText::inline(config)
        }

        fn visit_dependencies(visitor: &mut impl TypeVisitor)
        where
            Self: 'static,
        {
            visitor.visit::<SetupText>();
        }

        fn visit_generics(_: &mut impl TypeVisitor)
        where
            Self: 'static,
        {
        }

        fn decl(config: &Config) -> String {
            SetupText::decl(config)
        }

        fn decl_concrete(config: &Config) -> String {
            SetupText::decl_concrete(config)
        }
    }
}
