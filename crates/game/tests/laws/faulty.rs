//! The toy game with one fault planted: each promise of the contract can be overridden, the rest stays sound.

use parlour_game::laws::toy::{Action, Deal, Refusal, Setup, Sight, Toy, View};
use parlour_game::{ChanceRng, Event, Game, Notation, Seat, SeatSet, Turn, Unreadable, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, Ordering};

/// What a fault may do otherwise than the toy does.
pub(crate) trait Fault: Clone + PartialEq + Debug + Send + Sync + 'static {
    const HAS_SECRETS: bool = Toy::HAS_SECRETS;

    fn confidants(_: Seat) -> SeatSet {
        SeatSet::EMPTY
    }
    fn turn(toy: &Toy) -> Turn {
        toy.turn()
    }
    fn actions(toy: &Toy, seat: Seat) -> Vec<Action> {
        toy.actions(seat)
    }
    fn offers(toy: &Toy, seat: Seat) -> Vec<Action> {
        Self::actions(toy, seat)
    }
    fn sample(toy: &Toy, rng: &mut ChanceRng) -> Deal {
        toy.sample(rng)
    }
    fn chances(toy: &Toy) -> Option<Vec<(Deal, u32)>> {
        toy.chances()
    }
    fn check(toy: &Toy, event: &Event<Toy>, _: &Scratch) -> Result<(), Refusal> {
        toy.check(event)
    }
    fn apply(toy: &mut Toy, event: &Event<Toy>, _: &Scratch) {
        toy.apply(event);
    }
    fn sight(toy: &Toy, event: &Event<Toy>, viewer: Viewer) -> (Sight, u32) {
        (toy.sight(event, viewer), 0)
    }
    fn view(toy: &Toy, viewer: Viewer) -> View {
        toy.view(viewer)
    }
    fn timeout_action(toy: &Toy, seat: Seat) -> Option<Action> {
        toy.timeout_action(seat)
    }
    fn write_setup(setup: &Setup) -> String {
        Toy::write_setup(setup)
    }
    fn write_action(toy: &Toy, seat: Seat, action: Action) -> String {
        toy.write_action(seat, &action)
    }
}

/// A position of the toy, and room for what a faulty one remembers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Faulty<F>(Toy, Scratch, PhantomData<F>);

/// A number that can be changed behind the back of the rules.
#[derive(Debug, Default)]
pub(crate) struct Scratch(pub(crate) AtomicU32);

impl Clone for Scratch {
    fn clone(&self) -> Self {
        Self(self.0.load(Ordering::Relaxed).into())
    }
}

impl PartialEq for Scratch {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

/// A sight with a field that does not survive JSON; it is 0 unless a fault fills it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct FaultySight {
    #[serde(flatten)]
    sight: Sight,
    #[serde(skip)]
    lost: u32,
}

fn sound<F: Fault>(event: &Event<Faulty<F>>) -> Event<Toy> {
    match event {
        Event::Acted { seat, action } => Event::Acted { seat: *seat, action: *action },
        Event::Chanced(deal) => Event::Chanced(*deal),
    }
}

impl<F: Fault> Game for Faulty<F> {
    const ID: &'static str = "faulty";
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = F::HAS_SECRETS;
    type Setup = Setup;
    type Action = Action;
    type Chance = Deal;
    type Sight = FaultySight;
    type View = View;
    type Refusal = Refusal;

    fn seats(setup: &Setup) -> u8 {
        Toy::seats(setup)
    }
    fn confidants(_: &Setup, seat: Seat) -> SeatSet {
        F::confidants(seat)
    }
    fn new(setup: &Setup) -> Self {
        Self(Toy::new(setup), Scratch::default(), PhantomData)
    }
    fn turn(&self) -> Turn {
        F::turn(&self.0)
    }
    fn actions(&self, seat: Seat) -> Vec<Action> {
        F::actions(&self.0, seat)
    }
    fn offers(&self, seat: Seat) -> Vec<Action> {
        F::offers(&self.0, seat)
    }
    fn sample(&self, rng: &mut ChanceRng) -> Deal {
        F::sample(&self.0, rng)
    }
    fn chances(&self) -> Option<Vec<(Deal, u32)>> {
        F::chances(&self.0)
    }
    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        F::check(&self.0, &sound(event), &self.1)
    }
    fn apply(&mut self, event: &Event<Self>) {
        F::apply(&mut self.0, &sound(event), &self.1);
    }
    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> FaultySight {
        let (sight, lost) = F::sight(&self.0, &sound(event), viewer);
        FaultySight { sight, lost }
    }
    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.0, viewer)
    }
    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        F::timeout_action(&self.0, seat)
    }
}

impl<F: Fault> Notation for Faulty<F> {
    type Unreadable = Unreadable;

    fn write_setup(setup: &Setup) -> String {
        F::write_setup(setup)
    }
    fn read_setup(text: &str) -> Result<Setup, Unreadable> {
        Toy::read_setup(text)
    }
    fn write_action(&self, seat: Seat, action: &Action) -> String {
        F::write_action(&self.0, seat, *action)
    }
    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, Unreadable> {
        self.0.read_action(seat, text)
    }
}
