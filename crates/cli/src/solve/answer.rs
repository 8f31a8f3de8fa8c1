//! The answer for programs: `parlour solve FILE --json`. Its form is documented and does not follow the
//! assistant's own types, which may change with the page.

use clue_deduction::Weighting;
use clue_deduction::assistant::wire::{Mark, Sheet};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A sheet as programs read it.
#[derive(serde::Serialize)]
pub(super) struct Answer<'a> {
    worlds: &'a str,
    weighting: Weighting,
    cards: InOrder<'a, InOrder<'a, f64>>,
    proved: Vec<Proved<'a>>,
    accusation: Accusation<'a>,
}

#[derive(serde::Serialize)]
struct Proved<'a> {
    card: &'a str,
    holder: &'a str,
    has: bool,
}

#[derive(serde::Serialize)]
struct Accusation<'a> {
    cards: &'a [String],
    probability: f64,
}

/// A JSON object whose keys stay in order.
struct InOrder<'a, T>(Vec<(&'a str, T)>);

impl<T: Serialize> Serialize for InOrder<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl<'a> Answer<'a> {
    pub(super) fn of(sheet: &'a Sheet) -> Self {
        let holders = || sheet.holders.iter().map(String::as_str);
        let cards = sheet.cards.iter().map(|row| {
            let chances = row.marks.iter().map(|mark| match mark {
                Mark::Has => 1.0,
                Mark::HasNot => 0.0,
                Mark::May { chance } => *chance,
            });
            (row.card.as_str(), InOrder(holders().zip(chances).collect()))
        });
        let proved = sheet.cards.iter().flat_map(|row| {
            holders().zip(&row.marks).filter_map(|(holder, mark)| {
                let has = match mark {
                    Mark::Has => true,
                    Mark::HasNot => false,
                    Mark::May { .. } => return None,
                };
                Some(Proved { card: &row.card, holder, has })
            })
        });
        let accusation = &sheet.accusation;
        Self {
            worlds: &sheet.worlds,
            weighting: sheet.weighting,
            cards: InOrder(cards.collect()),
            proved: proved.collect(),
            accusation: Accusation {
                cards: &accusation.cards,
                probability: if accusation.is_certain { 1.0 } else { accusation.chance },
            },
        }
    }
}
