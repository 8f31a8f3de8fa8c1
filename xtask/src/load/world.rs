//! What all guests of a run share.

use super::line::{Line, TableAddress};
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// Enough to keep the house busy, few enough for its queue of connections.
pub(super) const DOOR: usize = 64;

/// Where the run is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// Guests take their seats and hold still.
    Seating,
    Playing,
    Over,
}

pub(super) struct World {
    pub(super) house: SocketAddr,
    pub(super) think: Duration,
    /// Lines break at random.
    pub(super) is_rough: bool,
    pub(super) seed: u64,
    /// So many come in at a time.
    pub(super) door: Semaphore,
    stage: watch::Sender<Stage>,
    seated: Mutex<Vec<Seated>>,
    count: watch::Sender<usize>,
}

/// A guest who has been shown the first position.
#[derive(Clone)]
pub(super) struct Seated {
    pub(super) line: Line,
    pub(super) table: TableAddress,
    pub(super) seat: usize,
}

impl World {
    pub(super) fn new(house: SocketAddr, think: Duration, is_rough: bool, seed: u64) -> Self {
        let (stage, _) = watch::channel(Stage::Seating);
        let (count, _) = watch::channel(0);
        Self {
            house,
            think,
            is_rough,
            seed,
            door: Semaphore::new(DOOR),
            stage,
            seated: Mutex::default(),
            count,
        }
    }

    pub(super) fn stage(&self) -> watch::Receiver<Stage> {
        self.stage.subscribe()
    }

    pub(super) fn enter(&self, stage: Stage) {
        self.stage.send_replace(stage);
    }

    /// Only those of the first matches are of interest.
    pub(super) fn is_seated(&self, line: &Line, table: &TableAddress, seat: usize) {
        if *self.stage.borrow() != Stage::Seating {
            return;
        }
        let mut seated = self.seated.lock().expect("nobody panics with the list in hand");
        seated.push(Seated { line: line.clone(), table: table.clone(), seat });
        self.count.send_replace(seated.len());
    }

    pub(super) fn seated(&self) -> Vec<Seated> {
        self.seated.lock().expect("nobody panics with the list in hand").clone()
    }

    /// Waits until so many are seated.
    pub(super) async fn all_seated(&self, guests: usize) {
        let mut count = self.count.subscribe();
        count.wait_for(|&count| count >= guests).await.expect("the world outlives its guests");
    }
}
