//! State shared by all guests of a run.

use crate::client::{Client, TableAddress};
use crate::front::Front;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// Enough to keep the house busy, few enough for its queue of connections.
pub(crate) const DOOR: usize = 64;

/// The stage of the run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stage {
    /// Guests take their seats and wait.
    Seating,
    Playing,
    Over,
}

pub(crate) struct World {
    pub(crate) house: Front,
    pub(crate) think: Duration,
    /// Connections break at random.
    pub(crate) is_soak: bool,
    pub(crate) seed: u64,
    /// Limits how many connect at the same time.
    pub(crate) door: Semaphore,
    stage: watch::Sender<Stage>,
    seated: Mutex<Vec<Seated>>,
    count: watch::Sender<usize>,
}

/// A guest who has been shown the first position.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) client: Client,
    pub(crate) table: TableAddress,
    pub(crate) seat: usize,
}

impl World {
    pub(crate) fn new(house: Front, think: Duration, is_soak: bool, seed: u64) -> Self {
        let (stage, _) = watch::channel(Stage::Seating);
        let (count, _) = watch::channel(0);
        Self {
            house,
            think,
            is_soak,
            seed,
            door: Semaphore::new(DOOR),
            stage,
            seated: Mutex::default(),
            count,
        }
    }

    pub(crate) fn stage(&self) -> watch::Receiver<Stage> {
        self.stage.subscribe()
    }

    pub(crate) fn enter(&self, stage: Stage) {
        self.stage.send_replace(stage);
    }

    /// Only those of the first matches are of interest.
    pub(crate) fn is_seated(&self, client: &Client, table: &TableAddress, seat: usize) {
        if *self.stage.borrow() != Stage::Seating {
            return;
        }
        let mut seated = self.seated.lock().expect("nobody panics with the list in hand");
        seated.push(Seated { client: client.clone(), table: table.clone(), seat });
        self.count.send_replace(seated.len());
    }

    pub(crate) fn seated(&self) -> Vec<Seated> {
        self.seated.lock().expect("nobody panics with the list in hand").clone()
    }

    /// Waits until so many are seated.
    pub(crate) async fn all_seated(&self, guests: usize) {
        let mut count = self.count.subscribe();
        count.wait_for(|&count| count >= guests).await.expect("the world outlives its guests");
    }
}
