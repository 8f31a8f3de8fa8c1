//! One round: guests sit down at new tables and play, and something may be done to the house meanwhile.

use crate::audit::{self, Audit};
use crate::fault::Fault;
use crate::guest::Guest;
use crate::hostile::{self, Hostile};
use crate::house::{House, PartTime};
use crate::idle::{self, Idle};
use crate::options::Options;
use crate::party::{self, GamePlayed};
use crate::report::Soak;
use crate::world::{Stage, World};
use anyhow::{Context, Result, bail};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

/// How long all guests together may take to find their seats.
const SEATING: Duration = Duration::from_secs(300);
/// A soak looks at the memory for the first time at minute 2, or after so much of a short one.
const EARLY: (Duration, f64) = (Duration::from_secs(120), 0.2);
/// When a soak kills the house, as shares of its time. All in the first half, so that the last process runs long enough
/// to show a leak.
const KILLS: [f64; 3] = [0.25, 0.35, 0.45];
/// When a fault happens, as a share of the round.
const FAULT: f64 = 0.3;

/// What came of it.
pub(crate) struct Round {
    pub(crate) guests: Vec<Guest>,
    pub(crate) idle: Idle,
    /// How long was played, by the clock.
    pub(crate) time: Duration,
    /// CPU time of each part meanwhile; none after a fault, which ends processes.
    pub(crate) cpu: Vec<PartTime>,
    /// Memory of the house at the end, in bytes.
    pub(crate) memory: u64,
    pub(crate) soak: Option<Soak>,
    pub(crate) hostile: Option<Hostile>,
    /// What was found right after a fault.
    pub(crate) audit: Option<Audit>,
}

/// Plays the nth round.
pub(crate) async fn play(
    house: &mut House,
    options: &Options,
    games: &[GamePlayed],
    nth: usize,
) -> Result<Round> {
    let seed = options.seed.wrapping_add(nth as u64);
    let world = Arc::new(World::new(house.front()?, options.think, options.soak.is_some(), seed));
    eprintln!("load: {} tables are opened", options.tables);
    let (mut parties, count) = invite(&world, games, nth * options.tables, options.tables);
    tokio::select! {
        () = world.all_seated(count) => {}
        () = sleep(SEATING) => bail!("not all guests found their seats"),
        Some(party) = parties.join_next() => {
            party??;
            bail!("a party left before the start");
        }
    }
    let fault = options.fault(nth);
    // A soak compares memory: nothing else must have used it before.
    let needs_quiet = options.soak.is_some() || options.hostile > 0 || fault.is_some();
    let idle = idle::weigh(house, &world.seated(), if needs_quiet { 0 } else { options.idle }).await?;

    let attackers = hostile::gather(house, options.hostile).await?;
    eprintln!("load: {:.0} s are played", options.play().as_secs_f64());
    let (start, cpu_before) = (Instant::now(), house.cpu()?);
    world.enter(Stage::Playing);
    let (mut soaked, mut hostile) = (None, None);
    if let Some(time) = options.soak {
        soaked = Some(soak(house, time).await?);
    } else if options.hostile > 0 {
        hostile = Some(hostile::attack(house, attackers, options.play()).await?);
    } else if let Some(fault) = fault {
        suffer(house, fault, nth, options.play()).await?;
    } else {
        sleep(options.play()).await;
    }
    let time = start.elapsed();
    let cpu = if fault.is_some() { Vec::new() } else { spent(cpu_before, house.cpu()?) };
    let memory = house.memory()?;
    world.enter(Stage::Over);
    let mut guests = Vec::new();
    while let Some(party) = parties.join_next().await {
        guests.extend(party??);
    }
    let mut audit = None;
    if fault.is_some() {
        let found = audit::audit(&guests).await?;
        let unanswered: usize = guests.iter().map(|guest| guest.ledger.unanswered).sum();
        eprintln!("load: {} acknowledged, {} lost, {unanswered} unanswered", found.acknowledged, found.lost);
        audit = Some(found);
    }
    Ok(Round { guests, idle, time, cpu, memory, soak: soaked, hostile, audit })
}

/// One party for each table, the games in turn. Also says how many guests that makes. `first_table` tables were played
/// before.
fn invite(
    world: &Arc<World>,
    games: &[GamePlayed],
    first_table: usize,
    tables: usize,
) -> (JoinSet<Result<Vec<Guest>>>, usize) {
    let mut parties = JoinSet::new();
    let mut first = 0;
    for (nth, game) in games.iter().cycle().take(tables).enumerate() {
        let (world, game) = (Arc::clone(world), game.clone());
        let seats = game.seats;
        parties.spawn(async move {
            let party = party::play(&world, first_table + nth, first, &game).await;
            party.with_context(|| format!("table {nth}, {}", game.id))
        });
        first += seats;
    }
    (parties, first)
}

/// Plays for that long and kills the house several times.
async fn soak(house: &mut House, play: Duration) -> Result<Soak> {
    let start = tokio::time::Instant::now();
    let early = EARLY.0.min(play.mul_f64(EARLY.1));
    sleep_until(start + early).await;
    let memory_early = house.memory()?;
    for share in KILLS {
        sleep_until(start + play.mul_f64(share)).await;
        eprintln!("load: kill -9");
        house.crash().await?;
    }
    sleep_until(start + play).await;
    Ok(Soak { kills: KILLS.len(), early, memory_early })
}

/// Plays for that long, at least until the cluster has recovered.
async fn suffer(house: &mut House, fault: Fault, nth: usize, play: Duration) -> Result<()> {
    let start = tokio::time::Instant::now();
    sleep_until(start + play.mul_f64(FAULT)).await;
    house.suffer(fault, nth).await?;
    sleep_until(start + play).await;
    Ok(())
}

/// Time used between two looks at the same parts.
fn spent(before: Vec<PartTime>, after: Vec<PartTime>) -> Vec<PartTime> {
    let spent = |(before, after): (PartTime, PartTime)| PartTime {
        name: after.name,
        time: after.time.saturating_sub(before.time),
    };
    before.into_iter().zip(after).map(spent).collect()
}
