//! A match as everyone knows it, small enough to be copied at every step of a search: nothing here allocates.
//!
//! Where Mister X stands is not in it, only where he [can](Scene::possible) be by his log: a search adds the station
//! it assumes. That its moves are the rules' moves is tested in `scene/tests.rs`.

#[cfg(test)]
mod tests;

use scotland_yard_rules::{City, London, Map, Station, Stations, Ticket};

/// The most detectives of a match.
pub(crate) const MOST: usize = 5;

/// Tickets that never run out are counted so.
const ENDLESS: u8 = u8::MAX;

/// What does not change during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Log {
    /// How many windows there are.
    pub(crate) windows: u8,
    /// The windows after which Mister X shows himself, as bits.
    pub(crate) shown: u64,
    /// Whether the detectives move once more after the last window.
    pub(crate) last_round: bool,
}

/// A detective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Detective {
    pub(crate) at: Station,
    /// Tickets for taxi, bus and underground.
    pub(crate) fares: [u8; 3],
}

/// One move of anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) to: Station,
    pub(crate) by: Ticket,
}

/// A list of moves without a heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    moves: [Move; Self::MOST],
    count: usize,
}

impl Moves {
    /// Station 67 has 13 neighbours; with four kinds of ticket no station has more moves than this.
    pub(crate) const MOST: usize = 48;

    pub(crate) const fn new() -> Self {
        Self { moves: [Move { to: Station::new(1), by: Ticket::Taxi }; Self::MOST], count: 0 }
    }

    pub(crate) fn push(&mut self, to: Station, by: Ticket) {
        self.moves[self.count] = Move { to, by };
        self.count += 1;
    }
}

impl std::ops::Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.count]
    }
}

/// A match as everyone knows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scene {
    pub(crate) log: Log,
    force: [Detective; MOST],
    count: u8,
    /// Mister X's tickets: taxi, bus, underground, black.
    purse: [u8; 4],
    pub(crate) doubles: u8,
    /// How many windows of the log are filled.
    pub(crate) filled: u8,
    /// Where detectives stand.
    pub(crate) occupied: Stations,
    /// Where Mister X can be.
    pub(crate) possible: Stations,
    pub(crate) last_shown: Option<Station>,
}

/// The map that is played on.
pub(crate) fn map() -> &'static Map {
    London::map()
}

impl Scene {
    /// A match before its first move. Tickets that are `None` never run out.
    pub(crate) fn new(
        log: Log,
        force: &[Detective],
        purse: [Option<u8>; 3],
        black: u8,
        doubles: u8,
        possible: Stations,
    ) -> Self {
        let count = force.len() as u8;
        let occupied: Stations = force.iter().map(|detective| detective.at).collect();
        let force = std::array::from_fn(|nth| force[nth.min(force.len() - 1)]);
        let [taxi, bus, underground] = purse.map(|held| held.unwrap_or(ENDLESS));
        let purse = [taxi, bus, underground, black];
        Self { log, force, count, purse, doubles, filled: 0, occupied, possible, last_shown: None }
    }

    pub(crate) fn force(&self) -> &[Detective] {
        &self.force[..usize::from(self.count)]
    }

    /// How many of this ticket Mister X has; the largest number if they never run out.
    pub(crate) fn held(&self, by: Ticket) -> u8 {
        self.purse[by as usize]
    }

    /// Whether Mister X shows himself after this window, counted from 1.
    pub(crate) fn shows(&self, window: u8) -> bool {
        self.log.shown >> window & 1 == 1
    }

    /// Whether the next move of Mister X is shown.
    pub(crate) fn shows_next(&self) -> bool {
        self.shows(self.filled + 1)
    }

    /// Where a detective can go now.
    pub(crate) fn reach(&self, nth: usize) -> Stations {
        let detective = &self.force[nth];
        let mut reach = Stations::EMPTY;
        for by in Ticket::FARES {
            if detective.fares[by as usize] > 0 {
                reach = reach | map().near(detective.at, by);
            }
        }
        reach - self.occupied
    }

    /// Where any detective can go now.
    pub(crate) fn reach_of_all(&self) -> Stations {
        (0..self.force().len()).fold(Stations::EMPTY, |all, nth| all | self.reach(nth))
    }

    /// The ticket for a detective's move there: of several that serve, the kind held most, then taxi before bus before
    /// underground.
    pub(crate) fn fare(&self, nth: usize, to: Station) -> Ticket {
        let detective = &self.force[nth];
        let mut best = (0, Ticket::Taxi);
        for by in Ticket::FARES {
            let held = detective.fares[by as usize];
            if held > best.0 && map().joins(detective.at, to, by) {
                best = (held, by);
            }
        }
        best.1
    }

    /// The moves of Mister X if he stands there.
    pub(crate) fn flights(&self, at: Station) -> Moves {
        let mut moves = Moves::new();
        for by in Ticket::ALL {
            if self.purse[by as usize] > 0 {
                for to in map().near(at, by) - self.occupied {
                    moves.push(to, by);
                }
            }
        }
        moves
    }

    /// Where Mister X can go from there.
    pub(crate) fn exits(&self, at: Station) -> Stations {
        if self.purse[Ticket::Black as usize] > 0 {
            return map().near(at, Ticket::Black) - self.occupied;
        }
        let mut exits = Stations::EMPTY;
        for by in Ticket::FARES {
            if self.purse[by as usize] > 0 {
                exits = exits | map().near(at, by);
            }
        }
        exits - self.occupied
    }

    /// Where Mister X can be after a hidden move with this ticket.
    pub(crate) fn spread(&self, by: Ticket) -> Stations {
        map().around(self.possible, by) - self.occupied
    }

    /// Mister X has moved, and was seen there if he had to show himself.
    pub(crate) fn flee(&mut self, by: Ticket, seen: Option<Station>) {
        self.possible = seen.map_or_else(|| self.spread(by), Stations::from);
        self.pay(by);
        self.filled += 1;
        self.last_shown = seen.or(self.last_shown);
    }

    /// Mister X hands in a ticket.
    pub(crate) fn pay(&mut self, by: Ticket) {
        if self.purse[by as usize] != ENDLESS {
            self.purse[by as usize] -= 1;
        }
    }

    /// A detective has moved, and nobody was caught.
    pub(crate) fn step(&mut self, nth: usize, Move { to, by }: Move) {
        self.possible.remove(to);
        let detective = &mut self.force[nth];
        self.occupied.remove(detective.at);
        detective.at = to;
        detective.fares[by as usize] -= 1;
        self.occupied.insert(to);
        if self.purse[by as usize] != ENDLESS {
            self.purse[by as usize] += 1;
        }
    }
}
