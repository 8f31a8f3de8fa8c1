//! What is kept: the case as it stands, and how it came about, so that any number of changes can be taken back and
//! made again, whatever they were.

use super::case::Notes;
use super::fault::{Fault, MOST_ENTRIES};
use super::seen::Seen;
use super::setting::Setting;
use super::wire::{Action, Case, Entry, Person};
use serde::{Deserialize, Serialize};

/// How many changes are remembered; older ones cannot be taken back.
const MOST_CHANGES: usize = 500;

/// How much is remembered, in bytes as [`Change::size`] counts them. Ordinary changes come to less; but corrections of a
/// set-up with long names must not make a notebook so long that nobody keeps it.
const MOST_REMEMBERED: usize = 128 * 1024;

/// A case and its changes. Every name in it is spelt as the case's edition and players spell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Kept")]
pub struct Notebook {
    case: Case,
    /// What was done, the latest last.
    past: Vec<Change>,
    /// What was taken back, the latest last.
    future: Vec<Change>,
}

/// A notebook as it was kept, perhaps by a house with other rules for names.
#[derive(Deserialize)]
struct Kept {
    case: Case,
    past: Vec<Change>,
    future: Vec<Change>,
}

impl TryFrom<Kept> for Notebook {
    type Error = Fault;

    fn try_from(Kept { case, past, future }: Kept) -> Result<Self, Fault> {
        Notes::of(&case)?;
        Ok(Self { case, past, future })
    }
}

/// What stood somewhere, and what stands there now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Change {
    /// An entry was added (nothing was there), edited, or deleted (nothing is there). Counted from 0.
    Entry { at: usize, was: Option<Entry>, is: Option<Entry> },
    /// The set-up was corrected. Who is still there: the place before, and the place now.
    SetUp { was: SetUp, is: SetUp, same: Vec<(usize, usize)> },
}

/// The part of a case that can be corrected beside its entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SetUp {
    players: Vec<Person>,
    me: Option<String>,
    hand: Vec<String>,
    open: Vec<String>,
    aside: usize,
}

impl Notebook {
    /// A notebook that begins with this case, which is checked and spelt as it should be.
    pub(crate) fn new(case: Case) -> Self {
        Self { case, past: Vec::new(), future: Vec::new() }
    }

    /// The case as it stands.
    pub(crate) fn case(&self) -> &Case {
        &self.case
    }

    /// How many changes can be taken back.
    pub(crate) fn can_undo(&self) -> usize {
        self.past.len()
    }

    /// How many can be made again.
    pub(crate) fn can_redo(&self) -> usize {
        self.future.len()
    }

    /// The notebook after an action. Names are checked; whether any deal agrees is not.
    pub(crate) fn after(&self, action: &Action) -> Result<Self, Fault> {
        match action {
            Action::Undo { steps } => self.undo(*steps),
            Action::Redo { steps } => self.redo(*steps),
            Action::Add { entry } => {
                let at = self.case.entries.len();
                if at >= MOST_ENTRIES {
                    return Err(Fault::TooManyEntries { most: MOST_ENTRIES });
                }
                Ok(self.changed(Change::Entry { at, was: None, is: Some(self.spelt(entry)?) }))
            }
            Action::Edit { at, entry } => {
                let (at, was) = self.entry(*at)?;
                Ok(self.changed(Change::Entry { at, was: Some(was), is: Some(self.spelt(entry)?) }))
            }
            Action::Delete { at } => {
                let (at, was) = self.entry(*at)?;
                Ok(self.changed(Change::Entry { at, was: Some(was), is: None }))
            }
            Action::SetUp { players, was, me, hand, open, aside } => {
                let same = same_people(self.case.players.len(), players.len(), was.as_deref())?;
                let is = SetUp {
                    players: players.clone(),
                    me: me.clone(),
                    hand: hand.clone(),
                    open: open.clone(),
                    aside: *aside,
                };
                let mut corrected = Case { entries: Vec::new(), ..self.case.clone() };
                is.put_in(&mut corrected);
                let is = SetUp::of(&Setting::of(&corrected)?.case());
                Ok(self.changed(Change::SetUp { was: SetUp::of(&self.case), is, same }))
            }
        }
    }

    /// The entry with this number, counted from 1, and where it stands, counted from 0.
    fn entry(&self, number: usize) -> Result<(usize, Entry), Fault> {
        let found = number.checked_sub(1).and_then(|at| Some((at, self.case.entries.get(at)?.clone())));
        found.ok_or(Fault::NoEntry { at: number, count: self.case.entries.len() })
    }

    fn spelt(&self, entry: &Entry) -> Result<Entry, Fault> {
        let setting = Setting::of(&self.case)?;
        Ok(Seen::read(&setting, entry)?.write(&setting))
    }

    /// The notebook after a new change, which ends what could have been made again.
    fn changed(&self, change: Change) -> Self {
        let mut next = Self { future: Vec::new(), ..self.clone() };
        change.make(&mut next.case);
        next.past.push(change);
        next.forget();
        next
    }

    /// Forgets the oldest of too many changes. The latest can always be taken back.
    fn forget(&mut self) {
        let remembered = self
            .past
            .iter()
            .rev()
            .take(MOST_CHANGES)
            .scan(0, |size, change| {
                *size += change.size();
                Some(*size)
            })
            .take_while(|size| *size <= MOST_REMEMBERED)
            .count();
        self.past.drain(..self.past.len() - remembered.max(1));
    }

    fn undo(&self, steps: usize) -> Result<Self, Fault> {
        if steps == 0 {
            return Err(Fault::NoSteps);
        }
        if steps > self.past.len() {
            return Err(Fault::UndoTooFar { count: self.past.len() });
        }
        let mut next = self.clone();
        for change in next.past.drain(self.past.len() - steps..).rev() {
            change.clone().reversed().make(&mut next.case);
            next.future.push(change);
        }
        Ok(next)
    }

    fn redo(&self, steps: usize) -> Result<Self, Fault> {
        if steps == 0 {
            return Err(Fault::NoSteps);
        }
        if steps > self.future.len() {
            return Err(Fault::RedoTooFar { count: self.future.len() });
        }
        let mut next = self.clone();
        for change in next.future.drain(self.future.len() - steps..).rev() {
            change.make(&mut next.case);
            next.past.push(change);
        }
        Ok(next)
    }
}

impl Change {
    /// About how many bytes it takes when it is written down: mostly names, each with what stands around it.
    fn size(&self) -> usize {
        let names: Vec<&String> = match self {
            Self::Entry { at: _, was, is } => was.iter().chain(is).flat_map(names_in).collect(),
            Self::SetUp { was, is, same: _ } => was.names().chain(is.names()).collect(),
        };
        64 + names.iter().map(|name| name.len() + 20).sum::<usize>()
    }

    fn reversed(self) -> Self {
        match self {
            Self::Entry { at, was, is } => Self::Entry { at, was: is, is: was },
            Self::SetUp { was, is, same } => {
                let same = same.into_iter().map(|(before, now)| (now, before)).collect();
                Self::SetUp { was: is, is: was, same }
            }
        }
    }

    fn make(&self, case: &mut Case) {
        match self {
            Self::Entry { at, was, is } => {
                let end = at + usize::from(was.is_some());
                case.entries.splice(*at..end, is.clone());
            }
            Self::SetUp { was, is, same } => {
                // Entries name players. A player who is called otherwise now is still the same one.
                let named = |(before, now): &(usize, usize)| {
                    (was.players[*before].name.clone(), is.players[*now].name.clone())
                };
                let names: Vec<(String, String)> = same.iter().map(named).collect();
                for entry in &mut case.entries {
                    rename_players(entry, &names);
                }
                is.put_in(case);
            }
        }
    }
}

impl SetUp {
    fn of(case: &Case) -> Self {
        let Case { edition: _, players, me, hand, open, aside, entries: _ } = case.clone();
        Self { players, me, hand, open, aside }
    }

    fn names(&self) -> impl Iterator<Item = &String> {
        let Self { players, me, hand, open, aside: _ } = self;
        players.iter().map(|player| &player.name).chain(me).chain(hand).chain(open)
    }

    fn put_in(&self, case: &mut Case) {
        let Self { players, me, hand, open, aside } = self.clone();
        *case = Case {
            edition: case.edition.clone(),
            players,
            me,
            hand,
            open,
            aside,
            entries: std::mem::take(&mut case.entries),
        };
    }
}

fn names_in(entry: &Entry) -> Vec<&String> {
    match entry {
        Entry::Suggestion { by, cards, shown_by, card } => {
            std::iter::once(by).chain(cards).chain(shown_by).chain(card).collect()
        }
        Entry::Spoiler { player, card, has: _ } => vec![player, card],
        Entry::Accusation { by, cards, correct: _ } => std::iter::once(by).chain(cards).collect(),
    }
}

/// Who of the players before is still there: the place before, and the place now.
fn same_people(
    before: usize,
    now: usize,
    was: Option<&[Option<usize>]>,
) -> Result<Vec<(usize, usize)>, Fault> {
    let Some(was) = was else {
        let same = (0..now).map(|place| (place, place)).collect();
        return if before == now { Ok(same) } else { Err(Fault::PlayersLeft { before, now }) };
    };
    let same: Vec<(usize, usize)> =
        was.iter().enumerate().filter_map(|(now, before)| Some(((*before)?, now))).collect();
    let is_place = |(place, _): &(usize, usize)| *place < before;
    let is_once = (0..before).all(|place| same.iter().filter(|(own, _)| *own == place).count() <= 1);
    if was.len() == now && same.iter().all(is_place) && is_once { Ok(same) } else { Err(Fault::Places) }
}

/// Calls the players of an entry by their new names. What is no player's name, such as the envelope, stays, and so
/// does the name of somebody who is not there any more: it is found when the whole case is checked.
fn rename_players(entry: &mut Entry, names: &[(String, String)]) {
    let rename = |name: &mut String| {
        if let Some((_, now)) = names.iter().find(|(before, _)| before == name) {
            name.clone_from(now);
        }
    };
    match entry {
        Entry::Suggestion { by, shown_by, .. } => {
            rename(by);
            shown_by.as_mut().map(rename);
        }
        Entry::Spoiler { player, .. } => rename(player),
        Entry::Accusation { by, .. } => rename(by),
    }
}
