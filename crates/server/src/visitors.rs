//! Who has a page open at a table, for whoever runs the house. Figures only: tables keep their own book of who is present.

use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

/// The pages that are open now.
#[derive(Debug, Default)]
pub(crate) struct Visitors(Mutex<HashMap<u64, Visit>>);

#[derive(Debug)]
struct Visit {
    guest: String,
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
    pub(crate) fn note(&self, socket: u64, guest: &str, is_spectator: bool) {
        let visit = Visit { guest: guest.to_owned(), is_spectator };
        self.0.lock().expect("no holder panics").insert(socket, visit);
    }

    pub(crate) fn forget(&self, socket: u64) {
        self.0.lock().expect("no holder panics").remove(&socket);
    }

    pub(crate) fn count(&self) -> Present {
        let visits = self.0.lock().expect("no holder panics");
        let guests: HashSet<&str> = visits.values().map(|visit| &*visit.guest).collect();
        let seated: HashSet<&str> =
            visits.values().filter(|visit| !visit.is_spectator).map(|visit| &*visit.guest).collect();
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
        visitors.note(1, "ann", false);
        visitors.note(2, "ann", true);
        visitors.note(3, "ben", true);
        assert_eq!(visitors.count(), Present { pages: 3, guests: 2, spectators: 1 });
        visitors.note(3, "ben", false);
        visitors.forget(1);
        assert_eq!(visitors.count(), Present { pages: 2, guests: 2, spectators: 1 });
    }
}
