//! Afterwards: is everything that was acknowledged in the log, in its place?
//!
//! At the end the house has just been killed and knows only what is on disk. Every guest comes to every table they played at, has
//! themselves told the whole match as their seat saw it, and compares. Then they send their last acknowledged request
//! once more: the house must know that it was carried out.

use crate::client::{Client, Socket};
use crate::guest::Guest;
use crate::record::Record;
use crate::wire::Message;
use crate::world::DOOR;
use anyhow::{Context, Result};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::value::RawValue;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// How long one waits whom the house has told to come back.
const WAIT: Duration = Duration::from_secs(2);

/// What was found.
#[derive(Debug, Default)]
pub(crate) struct Audit {
    pub(crate) acknowledged: usize,
    pub(crate) lost: usize,
    /// From dialling to the first frame of a table that the house has to read from its log first.
    pub(crate) first_frames: Vec<Duration>,
}

pub(crate) async fn audit<'a>(guests: impl IntoIterator<Item = &'a Guest>) -> Result<Audit> {
    let records =
        guests.into_iter().flat_map(|guest| guest.ledger.records.iter().map(move |record| (guest, record)));
    let compared = records.map(|(guest, record)| compare(&guest.client, record));
    let audits: Vec<Audit> = stream::iter(compared).buffer_unordered(DOOR / 4).try_collect().await?;
    let mut all = Audit::default();
    for audit in audits {
        all.acknowledged += audit.acknowledged;
        all.lost += audit.lost;
        all.first_frames.extend(audit.first_frames);
    }
    Ok(all)
}

async fn compare(client: &Client, record: &Record) -> Result<Audit> {
    let mut audit = Audit { acknowledged: record.kept.len(), ..Audit::default() };
    let Some(last) = record.kept.last() else { return Ok(audit) };
    let work = async {
        let start = Instant::now();
        let (log, mut socket) = read_log(client, record).await?;
        audit.first_frames.push(start.elapsed());
        audit.lost = record.lost(&log);
        if audit.lost > 0 {
            return Ok(()); // What is lost would now be played anew.
        }
        // The match has gone past that event: a house that had forgotten the request would call it stale.
        socket.send(&last.text).await?;
        let answer = until(&mut socket, |message| message.id.as_ref() == Some(&last.id)).await?;
        audit.lost = usize::from(answer.kind != "done");
        anyhow::Ok(())
    };
    let done = timeout(Duration::from_secs(60), work).await;
    done.context("the house does not answer")
        .flatten()
        .with_context(|| format!("table {}", record.table.id))?;
    Ok(audit)
}

/// The whole match as this seat is told it, and the socket it came over. Who asks for many long ones may have to wait.
async fn read_log(client: &Client, record: &Record) -> Result<(Vec<Box<RawValue>>, Socket)> {
    let mut log = Vec::new();
    loop {
        let mut socket = client.socket(&record.table, log.len()).await?;
        loop {
            let is_told = |message: &Message| ["sights", "frame", "bye"].contains(&message.kind.as_str());
            let message = until(&mut socket, is_told).await?;
            if message.kind == "bye" {
                break;
            }
            if message.seat == Some(record.seat) {
                let already = log.len().checked_sub(message.since).context("a gap in what is told")?;
                log.extend(message.sights.into_iter().skip(already));
                if message.kind == "frame" {
                    return Ok((log, socket));
                }
            }
        }
        sleep(WAIT).await;
    }
}

async fn until(socket: &mut Socket, is_it: impl Fn(&Message) -> bool) -> Result<Message> {
    loop {
        let message = socket.next().await.context("the house hung up")??;
        if is_it(&message) {
            return Ok(message);
        }
    }
}
