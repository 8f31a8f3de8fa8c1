//! Who has a page open at a table, for the person who runs the house. Tables keep their own book of who is present.

use crate::wire::Guest;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

/// The pages that are open now.
#[derive(Debug, Default)]
pub(crate) struct Visitors(Mutex<HashMap<u64, Visit>>);

#[derive(Debug)]
struct Visit {
    table: String,
    guest: Guest,
    is_spectator: bool,
}

/// How many they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Present {
    pub pages: u64,
    /// People, however many pages each has open.
    pub guests: u64,
    /// Those among them who only look on, wherever they are.
    pub spectators: u64,
}

impl Visitors {
    /// A page is open, and this is how it looks at its table now.
    pub(crate) fn note(&self, socket: u64, table: &str, guest: &Guest, is_spectator: bool) {
        let visit = Visit { table: table.to_owned(), guest: guest.clone(), is_spectator };
        self.0.lock().expect("no holder panics").insert(socket, visit);
    }

    pub(crate) fn forget(&self, socket: u64) {
        self.0.lock().expect("no holder panics").remove(&socket);
    }

    /// Those who have a page open at each table, everybody once at each.
    pub(crate) fn at_tables(&self) -> HashMap<String, Vec<Guest>> {
        let mut tables: HashMap<String, Vec<Guest>> = HashMap::new();
        for visit in self.0.lock().expect("no holder panics").values() {
            let guests = tables.entry(visit.table.clone()).or_default();
            if guests.iter().all(|guest| guest.id != visit.guest.id) {
                guests.push(visit.guest.clone());
            }
        }
        tables
    }

    pub(crate) fn count(&self) -> Present {
        let visits = self.0.lock().expect("no holder panics");
        let guests: HashSet<&str> = visits.values().map(|visit| &*visit.guest.id).collect();
        let seated: HashSet<&str> =
            visits.values().filter(|visit| !visit.is_spectator).map(|visit| &*visit.guest.id).collect();
        Present {
            pages: visits.len() as u64,
            guests: guests.len() as u64,
            spectators: (guests.len() - seated.len()) as u64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_counted_once_and_look_on_only_if_they_sit_nowhere() {
        let visitors = Visitors::default();
        let [ann, ben] = ["ann", "ben"].map(|id| Guest { id: id.into(), name: String::new() });
        visitors.note(1, "t", &ann, false);
        visitors.note(2, "u", &ann, true);
        visitors.note(3, "u", &ben, true);
        assert_eq!(visitors.count(), Present { pages: 3, guests: 2, spectators: 1 });
        visitors.note(3, "u", &ben, false);
        visitors.note(4, "u", &ben, false);
        let at_u = &visitors.at_tables()["u"];
        assert_eq!((at_u.len(), visitors.at_tables().len()), (2, 2));
        visitors.forget(4);
        visitors.forget(1);
        assert_eq!(visitors.count(), Present { pages: 2, guests: 2, spectators: 1 });
    }
}
