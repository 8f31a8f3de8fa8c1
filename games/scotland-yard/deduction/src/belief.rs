//! The set of stations where Mister X can be, followed from event to event.
//!
//! All that limits his next move is where he is, what he holds and where the detectives stand; the last two lie open.
//! So the set alone is enough to follow him exactly: no history need be kept.

use parlour_game::{Seat, SeatSet};
use scotland_yard_rules::{City, London, MISTER_X, SetupIn, Sight, Station, Stations, Ticket, Wallet};
use std::marker::PhantomData;

const STATIONS: usize = Station::MOST as usize;

/// Where Mister X can be, from what everyone sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief<C: City = London> {
    setup: SetupIn<C>,
    detectives: Vec<Station>,
    wallet: Wallet,
    /// Whose round is over.
    moved: SeatSet,
    possible: Stations,
    /// How likely he is where, in sum 1; 0 outside of `possible`.
    shares: [f64; STATIONS],
    city: PhantomData<C>,
}

impl<C: City> Belief<C> {
    /// Before anybody is on the map.
    pub fn new(setup: &SetupIn<C>) -> Self {
        Self {
            setup: setup.clone(),
            detectives: Vec::new(),
            wallet: setup.wallet(),
            moved: SeatSet::EMPTY,
            possible: Stations::EMPTY,
            shares: [0.0; STATIONS],
            city: PhantomData,
        }
    }

    /// Every station where he can be now, and no other.
    pub const fn possible(&self) -> Stations {
        self.possible
    }

    /// How likely he is there, under this model: he began on each station that was open to him with equal
    /// probability; and whatever ticket he uses, he takes each way it is good for with equal probability. That he chose
    /// this ticket and not another is taken to say nothing but where it cannot have been used.
    pub fn share(&self, station: Station) -> f64 {
        self.shares[station.index()]
    }

    /// The possible stations with their shares, the likeliest first; of equal ones the lower number.
    pub fn ranked(&self) -> Vec<(Station, f64)> {
        let mut ranked: Vec<(Station, f64)> =
            self.possible.iter().map(|station| (station, self.share(station))).collect();
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        ranked
    }

    /// Where the detectives stand.
    pub fn detectives(&self) -> &[Station] {
        &self.detectives
    }

    /// What Mister X holds, which lies open.
    pub const fn wallet(&self) -> Wallet {
        self.wallet
    }

    /// Takes note of an event, as any seat or a spectator saw it. What that seat alone could see is left out.
    pub fn see(&mut self, sight: &Sight) {
        match sight {
            Sight::Placed { detectives, mister_x: _, ended } => {
                self.begin(detectives);
                if let Some(ended) = ended {
                    self.is_on(ended.station);
                }
            }
            Sight::Peeked { seat: _, station: _ } => {}
            Sight::Forfeited { seat: _, ended } => self.is_on(ended.station),
            Sight::Moved { seat, from: _, to, by, window: _, shown, double, skipped, ended } => {
                match *seat {
                    MISTER_X => self.flee(*by, *double, to.filter(|_| *shown)),
                    _ => self.hunt(*seat, to.expect("detectives hide nothing"), *by),
                }
                self.moved = skipped.iter().fold(self.moved, |moved, seat| moved | (*seat).into());
                match ended {
                    Some(ended) => self.is_on(ended.station),
                    None if self.moved.len() == self.detectives.len() => self.await_mister_x(),
                    None => {}
                }
            }
        }
    }

    fn begin(&mut self, detectives: &[Station]) {
        self.detectives = detectives.to_vec();
        let starts = self.setup.mister_x_starts(self.occupied());
        self.set(starts, |_| 1.0);
        let is_hunt = self.setup.position().is_some_and(|position| position.turn != MISTER_X);
        if let Some(position) = self.setup.position().filter(|_| is_hunt) {
            let moved = position.detectives.iter().zip(1..).filter(|(detective, _)| detective.moved);
            self.moved = moved.map(|(_, seat)| Seat::new(seat)).collect();
        } else {
            self.await_mister_x();
        }
    }

    fn flee(&mut self, by: Ticket, double: bool, shown: Option<Station>) {
        let map = C::map();
        let occupied = self.occupied();
        self.wallet.pay(by);
        self.wallet.double -= u8::from(double);
        self.moved = SeatSet::EMPTY;
        let mut shares = [0.0; STATIONS];
        let mut reached = Stations::EMPTY;
        for from in self.possible.iter() {
            let ways = map.near(from, by) - occupied;
            reached = reached | ways;
            let share = self.share(from) / ways.len() as f64;
            for to in ways.iter() {
                shares[to.index()] += share;
            }
        }
        self.set(reached, |station| shares[station.index()]);
        // A double move is begun only where it can be ended.
        if double {
            self.await_mister_x();
        }
        if let Some(station) = shown {
            self.is_on(station);
        }
    }

    fn hunt(&mut self, seat: Seat, to: Station, by: Ticket) {
        self.detectives[seat.index() - 1] = to;
        self.wallet.gain(by);
        self.moved.insert(seat);
        // Had he been there, he would be caught.
        self.keep(self.possible - to.into());
    }

    /// He is to move and the game goes on: so he can.
    fn await_mister_x(&mut self) {
        let (map, wallet, occupied) = (C::map(), self.wallet, self.occupied());
        let tickets = Ticket::ALL.into_iter().filter(move |ticket| wallet.has(*ticket));
        let can_flee =
            |station: &Station| tickets.clone().any(|by| !occupied.has_all(map.near(*station, by)));
        self.keep(self.possible.iter().filter(can_flee).collect());
    }

    fn is_on(&mut self, station: Station) {
        self.set(Stations::from(station), |_| 1.0);
    }

    fn keep(&mut self, possible: Stations) {
        if possible != self.possible {
            let shares = self.shares;
            self.set(possible, |station| shares[station.index()]);
        }
    }

    fn set(&mut self, possible: Stations, weight: impl Fn(Station) -> f64) {
        self.possible = possible;
        self.shares = [0.0; STATIONS];
        let sum: f64 = possible.iter().map(&weight).sum();
        for station in possible.iter() {
            self.shares[station.index()] = weight(station) / sum;
        }
    }

    fn occupied(&self) -> Stations {
        self.detectives.iter().copied().collect()
    }
}
