//! Sockets that only watch: the time to their first frame, and the memory of each.

use crate::house::House;
use crate::world::{DOOR, Seated};
use anyhow::{Context, Result};
use futures_util::{StreamExt, TryStreamExt, stream};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// The house lets a guest have 20 sockets at a table. One is their own.
const EACH: usize = 19;
/// Time for the memory to settle.
const REST: Duration = Duration::from_secs(2);

/// The result.
#[derive(Default)]
pub(crate) struct Idle {
    pub(crate) sockets: usize,
    pub(crate) first_frames: Vec<Duration>,
    pub(crate) bytes: Option<u64>,
}

/// Opens more sockets for seated guests while nobody moves, and closes them again.
pub(crate) async fn weigh(house: &House, seated: &[Seated], wanted: usize) -> Result<Idle> {
    let sockets = wanted.min(seated.len() * EACH);
    if sockets == 0 {
        return Ok(Idle::default());
    }
    sleep(REST).await;
    let before = house.memory()?;
    let lookers = seated.iter().cycle().take(sockets);
    let opened: Vec<_> = stream::iter(lookers.map(open)).buffer_unordered(DOOR / 4).try_collect().await?;
    sleep(REST).await;
    let grown = house.memory()?.saturating_sub(before);
    let first_frames = opened.iter().map(|(time, _)| *time).collect();
    Ok(Idle { sockets, first_frames, bytes: Some(grown / sockets as u64) })
}

/// The time from connecting to the first frame. The socket is returned to keep it open.
async fn open(seated: &Seated) -> Result<(Duration, crate::client::Socket)> {
    let start = Instant::now();
    let mut socket = seated.client.socket(&seated.table, 0).await?;
    timeout(Duration::from_secs(30), async {
        loop {
            let message = socket.next().await.context("the house hung up on a looker-on")??;
            if message.kind == "frame" && message.seat == Some(seated.seat) {
                return anyhow::Ok(());
            }
        }
    })
    .await
    .context("no first frame came")??;
    Ok((start.elapsed(), socket))
}
